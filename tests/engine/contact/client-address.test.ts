import { expect, it } from 'vitest'
import { getClientKeys } from '../../../src/contact/client-address.ts'

const DIRECT = '203.0.113.9'

/** The name of a client. @param forwarded the header, as often as it was sent */
const named = (forwarded: string | string[] | undefined, proxies: number, remoteAddress = DIRECT) =>
  getClientKeys(
    {
      method: 'GET',
      path: '/',
      query: '',
      // Node joins what is sent twice; a list is possible by its types.
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string },
      remoteAddress,
    },
    proxies,
  )

it.each([
  ['9.9.9.9', 0, DIRECT],
  ['9.9.9.9', 1, '9.9.9.9'],
  ['1.1.1.1, 9.9.9.9', 1, '9.9.9.9'],
  ['1.1.1.1, 9.9.9.9', 2, '1.1.1.1'],
  [['1.1.1.1', '9.9.9.9'], 2, '1.1.1.1'],
  ['"9.9.9.9:4711"', 1, '9.9.9.9'],
  ['1.1.1.1,  9.9.9.9 ', 1, '9.9.9.9'],
  ['nonsense', 1, DIRECT],
  [undefined, 1, DIRECT],
  ['2001:db8:1:2:3::4', 1, '2001:db8:1:2:ffff::1'],
  ['[2001:db8:1:2:3::4]', 1, '2001:db8:1:2::'],
  ['[2001:db8:1:2:3::4]:80', 1, '2001:db8:1:2::'],
  ['::ffff:9.9.9.9', 1, '9.9.9.9'],
  ['::FFFF:0909:0909', 1, '9.9.9.9'],
  ['fe80::1%eth0', 1, 'fe80::2'],
  ['::1:2:3:4:5:6:7', 1, '0:1:2:3::'],
] as const)('%j behind %i proxies is %s', (forwarded, proxies, same) => {
  expect(named(forwarded as string, proxies)).toEqual(named(undefined, 0, same))
})

it.each([
  ['9.9.9.9', '9.9.9.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:0:2::1', '2001:db8:2::1'],
  ['::1:0:0:1', '::2:0:0:0:1'],
  ['::fffe:909:909', '9.9.9.9'],
  ['::ffff:9.9.9.9', '::ffff:9.9.8.9'],
  ['::ffff:9.9.9.9', '::ffff:8.9.9.9'],
  ['::', DIRECT],
])('%s and %s are told apart', (one, other) => {
  expect(named(undefined, 0, one).network).not.toBe(named(undefined, 0, other).network)
})

it('whoever has no address is one client, and no name shows an address', () => {
  expect(named(undefined, 0, '')).toEqual(named(undefined, 0, 'unix'))
  expect(named(undefined, 0, '')).not.toEqual(named(undefined, 0, DIRECT))
  const names = ['9.9.9.9', '2001:db8::1', ''].map((address) => named(undefined, 0, address))
  for (const { network } of names) expect(network).toMatch(/^[\w-]{16}$/)
})

it('networks of one customer belong to one site, and only to that one', () => {
  const siteOf = (address: string) => named(undefined, 0, address).endSite
  expect(siteOf('2001:db8:1:2::1')).toBe(siteOf('2001:db8:1:ffff::1'))
  expect(siteOf('2001:db8:1:2::1')).not.toBe(siteOf('2001:db8:2:2::1'))
  expect([siteOf('9.9.9.9'), siteOf('::ffff:9.9.9.9')]).toEqual([undefined, undefined])
})
