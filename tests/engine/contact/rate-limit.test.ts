import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RateLimit } from '../../../src/contact/rate-limit.ts'

/** Sends requests at times in ms -> how long each has to wait. */
const waits = (limit: RateLimit, ...times: readonly number[]) =>
  times.map((now) => limit.take({ network: 'client' }, now).waitSeconds)

test('a stock is there at once, and then fills up steadily, to the brim and not higher', () => {
  const limit = new RateLimit({ requests: 10, seconds: 10 })
  expect(waits(limit, ...Array(10).keys())).toEqual(Array(10).fill(0))
  expect(waits(limit, 500, 1100, 1200, 3200, 3201, 3202)).toEqual([1, 0, 1, 0, 0, 1])
  const late = Array.from({ length: 11 }, (_, index) => 1_000_000 + index)
  expect(waits(limit, ...late)).toEqual([...Array(10).fill(0), 1])
})

test('who has to wait is told in whole seconds when it is worth while to come back', () => {
  const limit = new RateLimit({ requests: 1, seconds: 60 })
  expect(waits(limit, 0, 1, 30_000, 59_001, 60_000)).toEqual([0, 60, 30, 1, 0])
})

test('networks of one site have a stock of their own, and one together', () => {
  const limit = new RateLimit({ requests: 2, seconds: 60 })
  const wait = (network: number, now = 0, endSite = 'site') =>
    limit.take({ network: `${network}`, endSite }, now).waitSeconds
  const networks = Array.from({ length: 40 }, (_, index) => index)
  expect(networks.filter((network) => wait(network) === 0)).toHaveLength(16)
  expect([wait(99), wait(100, 0, 'elsewhere'), wait(99, 4000)]).toEqual([4, 0, 0])
})

test('who has been silent for longest is forgotten first', () => {
  const limit = new RateLimit({ requests: 1, seconds: 60 })
  const wait = (network: string, now: number) => limit.take({ network }, now).waitSeconds
  wait('lively', 0)
  wait('silent', 0)
  wait('lively', 60_000)
  for (let client = 0; client < 19_999; client += 1) wait(`${client}`, 60_000)
  expect([limit.size, wait('lively', 60_001), wait('silent', 60_001)]).toEqual([20_000, 60, 0])
})

test('nobody gets more than the stock and what has come in since, whatever the order', () => {
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
