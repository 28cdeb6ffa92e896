import { expect, test } from 'vitest'
import { getClientKeys } from '../../../src/contact/client-address.ts'

const DIRECT = '203.0.113.9'

const getKeys = (
  forwarded: string | string[] | undefined,
  proxies: number,
  remoteAddress = DIRECT,
) =>
  getClientKeys(
    {
      method: 'GET',
      path: '/',
      query: '',
      // Node joins repeated headers, but its types allow a list.
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string },
      remoteAddress,
    },
    proxies,
  )

test.each([
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
] as const)('identifies %j behind %i proxies as %s', (forwarded, proxies, same) => {
  expect(getKeys(forwarded as string, proxies)).toEqual(getKeys(undefined, 0, same))
})

test.each([
  ['9.9.9.9', '9.9.9.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:0:2::1', '2001:db8:2::1'],
  ['::1:0:0:1', '::2:0:0:0:1'],
  ['::fffe:909:909', '9.9.9.9'],
  ['::ffff:9.9.9.9', '::ffff:9.9.8.9'],
  ['::ffff:9.9.9.9', '::ffff:8.9.9.9'],
  ['::', DIRECT],
])('distinguishes %s from %s', (one, other) => {
  expect(getKeys(undefined, 0, one).network).not.toBe(getKeys(undefined, 0, other).network)
})

test('uses one key for clients without an address, and never exposes addresses', () => {
  expect(getKeys(undefined, 0, '')).toEqual(getKeys(undefined, 0, 'unix'))
  expect(getKeys(undefined, 0, '')).not.toEqual(getKeys(undefined, 0, DIRECT))
  const keys = ['9.9.9.9', '2001:db8::1', ''].map((address) => getKeys(undefined, 0, address))
  for (const { network } of keys) expect(network).toMatch(/^[\w-]{16}$/)
})

test('groups IPv6 networks by /48', () => {
  const getEndSite = (address: string) => getKeys(undefined, 0, address).endSite
  expect(getEndSite('2001:db8:1:2::1')).toBe(getEndSite('2001:db8:1:ffff::1'))
  expect(getEndSite('2001:db8:1:2::1')).not.toBe(getEndSite('2001:db8:2:2::1'))
  expect([getEndSite('9.9.9.9'), getEndSite('::ffff:9.9.9.9')]).toEqual([undefined, undefined])
})
