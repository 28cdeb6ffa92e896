import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { DeliveryResult, Mailer } from '../../../src/contact/mailer.ts'
import { countWaiting, type OutboxEntry } from '../../../src/contact/outbox.ts'
import { Sender, type Timing } from '../../../src/contact/sender.ts'
import type { Store } from '../../../src/contact/store.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'

const HOUR = 3600_000
const SLOW: Timing = {
  poll: HOUR,
  lease: HOUR,
  unreachable: { first: HOUR, longest: HOUR },
  refused: { first: HOUR, longest: HOUR },
}
const AT_ONCE = { first: 1, longest: 1 }

/** Records the pauses, in ms, that are begun until the end of the test. */
function pausesBegun(): () => number[] {
  const spy = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([, ms = 0]) => ms)
}

/** Waits until something holds; a busy machine may take long. */
const holds = (expectation: () => unknown) =>
  vi.waitFor(expectation, { interval: 2, timeout: 60_000 })

const store = setupEachTest(() => createStore(true))
let sender: Sender | undefined
afterEach(() => sender?.close())

const SENT: DeliveryResult = { kind: 'sent' }
const REFUSED: DeliveryResult = { kind: 'refused', code: '550' }
const AWAY: DeliveryResult = { kind: 'unreachable', code: 'ECONNREFUSED' }

/** Answers in turn, and at last takes everything. */
const inTurn = (...outcomes: DeliveryResult[]): Mailer => {
  return async () => outcomes.shift() ?? SENT
}

/**
 * A sender that sends by a mailer.
 * @param ended is called at the end of every round, before the sender knows of it
 */
const open = (mailer: Mailer, timing: Partial<Timing> = {}, ended = async () => undefined) => {
  const tried: OutboxEntry[] = []
  const said: string[] = []
  const own = {
    with: async (work: (database: unknown) => Promise<unknown>) => {
      await work(store().database)
      await ended()
    },
  }
  const noting: Mailer = async (entry, end) => {
    tried.push(entry)
    // Time goes on, as it does with a real one.
    await setImmediate()
    return mailer(entry, end)
  }
  const times = { ...SLOW, ...timing }
  // A sender uses nothing else of a store.
  sender = new Sender(own as unknown as Store, noting, (sentence) => said.push(sentence), times)
  const waits = (count: number) =>
    holds(async () => expect(await countWaiting(store().database)).toBe(count))
  return { sender, tried, said, waits }
}

it('a sender looks by itself after a while: another server may have left something', async () => {
  const { waits } = open(inTurn(), { poll: 5 })
  for (let turn = 0; turn < 2; turn += 1) {
    await store().add({})
    await waits(0)
  }
})

it('a sender goes again for what came in as a round ended, rests, and goes when it is told', async () => {
  const pauses = pausesBegun()
  let rounds = 0
  const opened = open(inTurn(), {}, async () => {
    rounds += 1
    if (rounds > 1) return
    await store().add({})
    opened.sender.notify()
  })
  await holds(() => expect(pauses()).toContain(HOUR))
  expect([rounds, await countWaiting(store().database)]).toEqual([2, 0])
  await store().add({})
  opened.sender.notify()
  await opened.waits(0)
})

describe('a mail server that is away', () => {
  it('is tried with one email, and again after a pause', async () => {
    await store().add({}, {})
    const { tried, said, waits } = open(inTurn(AWAY, AWAY, AWAY), {
      unreachable: { first: 5, longest: 10 },
      refused: AT_ONCE,
      poll: 5,
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
    await store().add({})
    const pauses = pausesBegun()
    const { sender: own, tried } = open(inTurn(AWAY, AWAY))
    await holds(() => expect(pauses().filter((ms) => ms > HOUR / 2)).toHaveLength(1))
    await store().add({})
    const begun = pauses().length
    own.notify()
    expect(pauses()).toHaveLength(begun)
    expect(tried).toHaveLength(1)
  })

  it('is left alone for longer each time, within bounds', async () => {
    await store().add({})
    const pauses = pausesBegun()
    const { tried } = open(async () => AWAY, { unreachable: { first: 20, longest: 80 } })
    await holds(() => expect(tried.length).toBeGreaterThan(5))
    const begun = pauses().filter((ms) => ms > 0)
    for (const [index, ms] of [20, 40, 80, 80].entries()) {
      expect(begun[index]).toBeGreaterThanOrEqual(ms * 0.75)
      expect(begun[index]).toBeLessThanOrEqual(ms * 1.25)
    }
  })
})

it('an email that is refused keeps no other from being sent, and is tried again later', async () => {
  await store().add({}, {})
  const refused = { first: 20, longest: 1000 }
  const { tried, said, waits } = open(inTurn(REFUSED, SENT, REFUSED), { poll: 5, refused })
  await waits(0)
  expect(tried.map(({ id, attempts }) => [id, attempts])).toEqual([
    [1, 0],
    [2, 0],
    [1, 1],
    [1, 2],
  ])
  expect(said).toEqual(Array(2).fill(expect.stringMatching(/request 1 \(550\).+\.$/)))
})

describe('an email that makes the mail server hang up', () => {
  let isBad: boolean
  const mailer: Mailer = async ({ name }) => (isBad && name === 'Bad' ? AWAY : SENT)
  const quick = { look: 5, away: AT_ONCE, refused: AT_ONCE }

  it('keeps none of the others, and is sent as soon as it can be', async () => {
    isBad = true
    await store().add({ name: 'One' }, { name: 'Bad' }, { name: 'Two' }, { name: 'Three' })
    const { waits } = open(mailer, quick)
    await waits(1)
    isBad = false
    await waits(0)
  })

  it('is set aside at last, which is said', async () => {
    isBad = true
    await store().add({ name: 'Bad' })
    // After the twentieth, nothing more is tried.
    await store().database.client.execute('UPDATE outbox SET attempts = 17')
    const { tried, said, waits } = open(mailer, quick)
    const times = (wanted: string) => tried.filter(({ name }) => name === wanted).length
    // Its failures are its own only where others are sent.
    for (let others = 1; !said.some((told) => told.includes('set aside')); others += 1) {
      await store().add({ name: 'Other' })
      await holds(() => expect(times('Other')).toBe(others))
    }
    await waits(0)
    const before = times('Bad')
    await store().add({ name: 'Last' })
    await waits(0)
    expect(times('Bad')).toBe(before)
  })
})

it('a sender that is to end starts nothing new', async () => {
  const { sender: own, tried } = open(inTurn(), { poll: 2 })
  await own.close()
  await store().add({})
  const pauses = pausesBegun()
  own.notify()
  expect([pauses(), tried]).toEqual([[], []])
})
