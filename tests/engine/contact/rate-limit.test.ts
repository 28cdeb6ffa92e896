import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { RateLimit } from '../../../src/contact/rate-limit.ts'

/** Ten requests in ten seconds: one comes back every second. */
const tenInTen = () => new RateLimit({ requests: 10, seconds: 10 })

/** Sends requests at times in ms -> how long each has to wait. */
const waits = (limit: RateLimit, ...times: readonly number[]) =>
  times.map((now) => limit.take({ network: 'client' }, now).waitSeconds)

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

  it('of nothing is none at all: everybody may send what they like', () => {
    const limit = new RateLimit({ requests: 0, seconds: 60 })
    const permits = Array.from({ length: 5 }, () => limit.take({ network: 'a' }, 0))
    expect(permits.map(({ waitSeconds }) => waitSeconds)).toEqual(Array(5).fill(0))
    permits[0]?.refund()
    expect(limit.size).toBe(0)
  })
})

describe('networks of one site', () => {
  const wait = (limit: RateLimit, network: number, now = 0) =>
    limit.take({ network: `${network}`, site: 'site' }, now).waitSeconds

  it('have a stock of their own, and one together', () => {
    const limit = new RateLimit({ requests: 2, seconds: 60 })
    const networks = Array.from({ length: 40 }, (_, index) => index)
    expect(networks.filter((network) => wait(limit, network) === 0)).toHaveLength(16)
    expect(wait(limit, 99)).toBe(4)
    expect(limit.take({ network: 'other', site: 'elsewhere' }, 0).waitSeconds).toBe(0)
    expect(wait(limit, 99, 4000)).toBe(0)
  })
})

describe('what was not stored', () => {
  it('is given back, and may be sent again', () => {
    const limit = new RateLimit({ requests: 1, seconds: 60 })
    limit.take({ network: 'a' }, 0).refund()
    const again = limit.take({ network: 'a' }, 0)
    expect(again.waitSeconds).toBe(0)
    expect(limit.take({ network: 'a' }, 0).waitSeconds).toBe(60)
  })
})

test('who has been silent for longest is forgotten first', () => {
  const limit = new RateLimit({ requests: 1, seconds: 60 })
  limit.take({ network: 'silent' }, 0)
  limit.take({ network: 'lively' }, 0)
  limit.take({ network: 'lively' }, 60_000)
  for (let client = 0; client < 19_999; client += 1) limit.take({ network: `${client}` }, 60_000)
  const wait = (network: string) => limit.take({ network }, 60_001).waitSeconds
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
        for (const { client, after } of steps) {
          now += after
          const { waitSeconds } = limit.take({ network: client }, now)
          if (waitSeconds === 0) taken[client] = (taken[client] ?? 0) + 1
          else {
            const again = limit.take({ network: client }, now + waitSeconds * 1000)
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
