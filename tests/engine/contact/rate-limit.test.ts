import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { RateLimit } from '../../../src/contact/rate-limit.ts'

/** Ten requests in ten seconds: one comes back every second. */
const tenInTen = () => new RateLimit({ requests: 10, seconds: 10 })

/** Sends requests at times in ms, each another one -> how long each has to wait. */
const waits = (limit: RateLimit, ...times: readonly number[]) =>
  times.map((now) => limit.take('client', `request at ${now}`, now).waitSeconds)

describe('a stock', () => {
  it('is there at once, and then fills up steadily, to the brim and not higher', () => {
    const limit = tenInTen()
    expect(waits(limit, ...Array(10).keys())).toEqual(Array(10).fill(0))
    expect(waits(limit, 500, 1100, 1200, 3200, 3201, 3202)).toEqual([1, 0, 1, 0, 0, 1])
    const late = 1_000_000
    const after = Array.from({ length: 11 }, (_, index) => late + index)
    expect(waits(limit, ...after)).toEqual([...Array(10).fill(0), 1])
  })

  it('tells in whole seconds when it is worth while to come back', () => {
    const limit = new RateLimit({ requests: 1, seconds: 60 })
    expect(waits(limit, 0, 1, 30_000, 59_001, 60_000)).toEqual([0, 60, 30, 1, 0])
  })

  it('is that of one client', () => {
    const limit = new RateLimit({ requests: 1, seconds: 60 })
    const waitOf = (client: string) => limit.take(client, `by ${client}`, 0).waitSeconds
    expect([waitOf('a'), waitOf('b'), limit.take('a', 'more', 0).waitSeconds]).toEqual([0, 0, 60])
    expect(limit.size).toBe(2)
  })

  it('of nothing is none at all: everybody may send what they like', () => {
    const limit = new RateLimit({ requests: 0, seconds: 60 })
    const permits = Array.from({ length: 5 }, (_, index) => limit.take('a', String(index), 0))
    expect(permits.map(({ waitSeconds }) => waitSeconds)).toEqual(Array(5).fill(0))
    permits[0]?.refund()
    expect(limit.size).toBe(0)
  })
})

describe('a request that is sent again', () => {
  it('costs nothing, as long as it is the last one', () => {
    const limit = new RateLimit({ requests: 2, seconds: 60 })
    const wait = (content: string) => limit.take('a', content, 0).waitSeconds
    expect(['x', 'x', 'x', 'y', 'y', 'x', 'z'].map(wait)).toEqual([0, 0, 0, 0, 0, 30, 30])
  })

  it('gives nothing back that it has not cost', () => {
    const limit = new RateLimit({ requests: 1, seconds: 60 })
    limit.take('a', 'x', 0)
    limit.take('a', 'x', 0).refund()
    limit.take('a', 'y', 0).refund()
    expect(limit.take('a', 'y', 0).waitSeconds).toBe(60)
  })
})

describe('what was not stored', () => {
  it('is given back, and may be sent again', () => {
    const limit = new RateLimit({ requests: 1, seconds: 60 })
    limit.take('a', 'x', 0).refund()
    const again = limit.take('a', 'x', 0)
    expect(again.waitSeconds).toBe(0)
    expect(limit.take('a', 'y', 0).waitSeconds).toBe(60)
  })

  it('of a client that is forgotten is nothing', () => {
    const limit = new RateLimit({ requests: 1, seconds: 60 })
    const first = limit.take('first', 'x', 0)
    for (let client = 0; client < 20_000; client += 1) limit.take(String(client), 'x', 0)
    first.refund()
    expect(limit.size).toBe(20_000)
  })
})

test('who has been silent for longest is forgotten first', () => {
  const limit = new RateLimit({ requests: 1, seconds: 60 })
  limit.take('silent', 'x', 0)
  limit.take('lively', 'x', 0)
  limit.take('lively', 'y', 60_000)
  for (let client = 0; client < 19_999; client += 1) limit.take(String(client), 'x', 60_000)
  const wait = (client: string) => limit.take(client, 'z', 60_001).waitSeconds
  expect([limit.size, wait('lively'), wait('silent')]).toEqual([20_000, 60, 0])
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
