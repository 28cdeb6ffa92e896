import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RateLimit } from '../../../src/contact/rate-limit.ts'

/** @returns the wait in seconds for requests at these times in ms */
const getWaits = (limit: RateLimit, ...times: readonly number[]) =>
  times.map((now) => limit.take({ network: 'client' }, now).waitSeconds)

test('allows a burst, then refills steadily up to the capacity', () => {
  const limit = new RateLimit({ requests: 10, seconds: 10 })
  expect(getWaits(limit, ...Array(10).keys())).toEqual(Array(10).fill(0))
  expect(getWaits(limit, 500, 1100, 1200, 3200, 3201, 3202)).toEqual([1, 0, 1, 0, 0, 1])
  const late = Array.from({ length: 11 }, (_, index) => 1_000_000 + index)
  expect(getWaits(limit, ...late)).toEqual([...Array(10).fill(0), 1])
})

test('limits each network and their common end site', () => {
  const limit = new RateLimit({ requests: 2, seconds: 60 })
  const wait = (network: number, now = 0, endSite = 'site') =>
    limit.take({ network: `${network}`, endSite }, now).waitSeconds
  const networks = Array.from({ length: 40 }, (_, index) => index)
  expect(networks.filter((network) => wait(network) === 0)).toHaveLength(16)
  expect([wait(99), wait(100, 0, 'elsewhere'), wait(99, 4000)]).toEqual([4, 0, 0])
})

test('drops the least recently used client first', () => {
  const limit = new RateLimit({ requests: 1, seconds: 60 })
  const wait = (network: string, now: number) => limit.take({ network }, now).waitSeconds
  wait('active', 0)
  wait('silent', 0)
  wait('active', 60_000)
  for (let client = 0; client < 19_999; client += 1) wait(`${client}`, 60_000)
  expect([limit.size, wait('active', 60_001), wait('silent', 60_001)]).toEqual([20_000, 60, 0])
})

test('never allows more than the capacity plus the refill', () => {
  const step = fc.record({ client: fc.constantFrom('a', 'b'), after: fc.nat({ max: 5000 }) })
  const steps = fc.array(step, { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), steps, (requests, sent) => {
      const limit = new RateLimit({ requests, seconds: 10 })
      const taken = { a: 0, b: 0 }
      let now = 0
      for (const { client, after } of sent) {
        now += after
        const { waitSeconds } = limit.take({ network: client }, now)
        if (waitSeconds > 0) {
          const again = limit.take({ network: client }, now + waitSeconds * 1000)
          expect(again.waitSeconds).toBe(0)
          return
        }
        taken[client] += 1
        expect(taken[client]).toBeLessThanOrEqual(requests * (1 + now / 10_000) + 1e-6)
      }
    }),
  )
})
