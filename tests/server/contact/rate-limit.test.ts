import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { clientOf } from '../../../src/server/contact/client-address.ts'
import { RateLimit } from '../../../src/server/contact/rate-limit.ts'
import { CALL, good, jsonOf, startDesk, type TestDesk } from './desk.ts'

let desk: TestDesk | undefined
afterEach(async () => {
  await desk?.close()
  desk = undefined
})

test('a client that sends too much is told when to come back', async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '3', CONTACT_RATE_SECONDS: '60' })
  const statuses = []
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    statuses.push((await desk.send({ ...good, name })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const reply = await desk.send({ ...good, name: 'Six' })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(15)
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(20)
  expect(jsonOf(reply)).toMatchObject({ success: false })
  const page = await desk.send({ ...good, name: 'Six' }, { 'Sec-Fetch-Mode': 'navigate' })
  expect([page.status, String(page.body)]).toEqual([429, expect.stringContaining('Busy')])
  // What was taken last may be sent again: nothing more is stored.
  expect((await desk.send({ ...good, name: 'Three' })).status).toBe(200)
  expect(await desk.rows()).toHaveLength(3)
})

test('mistakes cost nothing', async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '1' })
  for (let time = 0; time < 5; time += 1) {
    expect((await desk.ask(`${CALL}?email=no`)).status).toBe(400)
  }
  expect((await desk.send(good)).status).toBe(200)
})

test('clients behind a trusted proxy are told apart, and nobody can pretend', async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '1', TRUSTED_PROXIES: '1' })
  const send = async (name: string, forwarded: string) =>
    (await desk?.send({ ...good, name }, { 'X-Forwarded-For': forwarded }))?.status
  expect(await send('One', '192.0.2.1')).toBe(200)
  expect(await send('Two', '192.0.2.2')).toBe(200)
  expect(await send('Three', '192.0.2.1')).toBe(429)
  expect(await send('Four', '198.51.100.7, 192.0.2.1')).toBe(429)
})

describe('a client', () => {
  const named = (forwarded: string | undefined, proxies: number, remoteAddress = '203.0.113.9') =>
    clientOf(
      {
        method: 'GET',
        path: '/',
        query: '',
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        remoteAddress,
      },
      proxies,
    )
  it.each([
    ['9.9.9.9', 0, '203.0.113.9'],
    ['9.9.9.9', 1, '9.9.9.9'],
    ['1.1.1.1, 9.9.9.9', 1, '9.9.9.9'],
    ['1.1.1.1, 9.9.9.9', 2, '1.1.1.1'],
    ['1.1.1.1, 9.9.9.9', 3, '203.0.113.9'],
    ['9.9.9.9:4711', 1, '9.9.9.9'],
    ['nonsense', 1, '203.0.113.9'],
    ['', 1, '203.0.113.9'],
    [undefined, 1, '203.0.113.9'],
    ['2001:db8:1:2:3::4', 1, '2001:db8:1:2:ffff::1'],
    ['[2001:db8:1:2:3::4]:80', 1, '2001:db8:1:2::'],
    ['::ffff:9.9.9.9', 1, '9.9.9.9'],
    ['fe80::1%eth0', 1, 'fe80::2'],
  ])('%j behind %i proxies is %s', (forwarded, proxies, same) => {
    expect(named(forwarded, proxies)).toBe(named(undefined, 0, same))
  })
  it('has another name than its neighbours, and none that shows its address', () => {
    const names = ['9.9.9.9', '9.9.9.8', '2001:db8:1:2::1', '2001:db8:1:3::1', '::1', '::'].map(
      (address) => named(undefined, 0, address),
    )
    // The last two are in one network of 64 bits.
    expect(new Set(names).size).toBe(5)
    expect(names.join()).not.toMatch(/9\.9|2001/)
  })
})

test('nobody gets more than the stock and what has come in since, whatever the order', () => {
  const step = fc.record({ client: fc.constantFrom('a', 'b'), after: fc.nat({ max: 5000 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(step, { maxLength: 60 }),
      (requests, steps) => {
        const limit = new RateLimit({ requests, seconds: 10 })
        const taken: Record<string, number> = { a: 0, b: 0 }
        let now = 0
        for (const [index, { client, after }] of steps.entries()) {
          now += after
          const { waitSeconds } = limit.take(client, String(index), now)
          if (waitSeconds === 0) taken[client] = (taken[client] ?? 0) + 1
          else {
            const again = limit.take(client, `${index} again`, now + waitSeconds * 1000)
            expect(again.waitSeconds).toBe(0)
            again.refund()
            return
          }
          const most = requests + (now / 10_000) * requests
          expect(taken[client]).toBeLessThanOrEqual(most + 1e-6)
        }
      },
    ),
  )
})

test('what is remembered is bounded', () => {
  const limit = new RateLimit({ requests: 5, seconds: 60 })
  for (let client = 0; client < 50_000; client += 1) limit.take(String(client), 'x', client)
  expect(limit.size).toBeLessThanOrEqual(20_000)
})
