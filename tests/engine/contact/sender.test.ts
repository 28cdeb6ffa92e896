import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Outcome } from '../../../src/contact/mailer.ts'
import { countWaiting, type OutboxEntry } from '../../../src/contact/outbox.ts'
import { Sender, type Timing } from '../../../src/contact/sender.ts'
import type { Store } from '../../../src/contact/store.ts'
import { createStore, type TestStore } from './stored.ts'

const HOUR = 3600_000
const SLOW: Timing = {
  look: HOUR,
  lease: HOUR,
  away: { first: HOUR, longest: HOUR },
  refused: { first: HOUR, longest: HOUR },
}

/** Records the pauses, in ms, that are begun until the end of the test. */
function pausesBegun(): () => number[] {
  const spy = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([, ms = 0]) => ms)
}

/** Waits until something holds; a busy machine may take long. */
const holds = (expectation: () => unknown) =>
  vi.waitFor(expectation, { interval: 2, timeout: 60_000 })

let store: TestStore
let sender: Sender | undefined
beforeEach(async () => {
  store = await createStore(true)
})
afterEach(async () => {
  await sender?.close()
  sender = undefined
  store.close()
})

const SENT: Outcome = { kind: 'sent' }
const REFUSED: Outcome = { kind: 'refused', code: '550' }
const AWAY: Outcome = { kind: 'unreachable', code: 'ECONNREFUSED' }

/** A sender, whose mail server answers as told, and at last takes everything. */
const open = (outcomes: readonly Outcome[] = [], timing: Partial<Timing> = {}) => {
  const tried: OutboxEntry[] = []
  const said: string[] = []
  const mailer = async (entry: OutboxEntry) => {
    tried.push(entry)
    return outcomes[tried.length - 1] ?? SENT
  }
  // A sender uses nothing else of a store.
  const own = { with: (work: (database: unknown) => unknown) => work(store.database) }
  sender = new Sender(own as unknown as Store, mailer, (sentence) => said.push(sentence), {
    ...SLOW,
    ...timing,
  })
  const has = (count: number) => holds(() => expect(tried).toHaveLength(count))
  const waits = (count: number) =>
    holds(async () => expect(await countWaiting(store.database)).toBe(count))
  return { sender, tried, said, has, waits }
}

it('a sender looks by itself after a while: another server may have left something', async () => {
  const { waits } = open([], { look: 5 })
  await store.add({})
  await waits(0)
  await store.add({})
  await waits(0)
})

it('a sender goes again for what came in as a round ended, and then rests', async () => {
  const pauses = pausesBegun()
  let rounds = 0
  const own = {
    with: async (work: (database: unknown) => Promise<unknown>) => {
      rounds += 1
      await work(store.database)
      if (rounds > 1) return
      await store.add({})
      sender?.nudge()
    },
  }
  sender = new Sender(
    own as unknown as Store,
    async () => SENT,
    () => undefined,
    SLOW,
  )
  await holds(() => expect(pauses()).toContain(HOUR))
  expect([rounds, await countWaiting(store.database)]).toEqual([2, 0])
})

describe('a mail server that is away', () => {
  it('is tried with one email, and again after a pause', async () => {
    await store.add({}, {})
    const { tried, said, waits } = open([AWAY, AWAY, AWAY], {
      away: { first: 5, longest: 10 },
      refused: { first: 1, longest: 1 },
      look: 5,
    })
    await waits(0)
    expect(tried.map(({ id }) => id).slice(0, 4)).toEqual([1, 2, 1, 2])
    expect(tried.map(({ attempts }) => attempts).slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(said).toEqual([
      expect.stringMatching(/\(ECONNREFUSED\).+ 2 contact requests wait /),
      expect.stringMatching(/again\.$/),
    ])
  })

  it('is not tried at every request that comes in', async () => {
    await store.add({})
    const pauses = pausesBegun()
    const { sender: own, tried } = open([AWAY, AWAY])
    const long = () => pauses().filter((ms) => ms > HOUR / 2)
    await holds(() => expect(long()).toHaveLength(1))
    await store.add({})
    const begun = pauses().length
    own.nudge()
    expect(pauses()).toHaveLength(begun)
    expect(tried).toHaveLength(1)
  })

  it('is left alone for longer each time, within bounds', async () => {
    await store.add({})
    const { setTimeout: usual } = globalThis
    const pauses: number[] = []
    // Pauses are noted and not kept, up to the last that is asked about: it never ends.
    const hurried = (work: () => void, ms = 0) => {
      if (ms > 0) pauses.push(ms)
      return usual(work, pauses.length > 6 ? HOUR : 0)
    }
    const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout)
    try {
      await open(Array(9).fill(AWAY), { away: { first: 100, longest: 1000 } }).has(7)
    } finally {
      spy.mockRestore()
    }
    for (const [index, ms] of [100, 200, 400, 800, 1000, 1000].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(ms * 0.75)
      expect(pauses[index]).toBeLessThanOrEqual(ms * 1.25)
    }
  })
})

describe('an email that is refused', () => {
  it('is put off, said, and keeps no other from being sent', async () => {
    await store.add({}, {})
    const { tried, said, waits } = open([REFUSED])
    await waits(1)
    expect(tried.map(({ id }) => id)).toEqual([1, 2])
    expect(said).toEqual([expect.stringMatching(/request 1 \(550\).+\.$/)])
  })

  it('is tried again, each time as one attempt more', async () => {
    await store.add({})
    const { tried, waits } = open([REFUSED, REFUSED], {
      look: 5,
      refused: { first: 20, longest: 1000 },
    })
    await waits(0)
    expect(tried.map(({ attempts }) => attempts)).toEqual([0, 1, 2])
  })
})

describe('a sender that is to end', () => {
  it('starts nothing new', async () => {
    const { sender: own, tried } = open([], { look: 2 })
    await own.close()
    await store.add({})
    const pauses = pausesBegun()
    own.nudge()
    expect([pauses(), tried]).toEqual([[], []])
  })
})
