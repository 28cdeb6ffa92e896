import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { DeliveryResult, Mailer } from '../../../src/contact/mailer.ts'
import { countEntries, type OutboxEntry } from '../../../src/contact/outbox.ts'
import { Sender, type Timing } from '../../../src/contact/sender.ts'
import type { Store } from '../../../src/contact/store.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'

const HOUR = 3600_000
const SLOW: Timing = {
  poll: HOUR,
  lease: HOUR,
  unreachable: { min: HOUR, max: HOUR },
  refused: { min: HOUR, max: HOUR },
}
const AT_ONCE = { min: 1, max: 1 }

/** Records the delays of all timers until the end of the test. */
function recordDelays(): () => number[] {
  const spy = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([, ms = 0]) => ms)
}

const waitFor = (expectation: () => unknown) =>
  vi.waitFor(expectation, { interval: 2, timeout: 60_000 })

const store = setupEachTest(() => createStore(true))
let sender: Sender | undefined
afterEach(() => sender?.close())

const SENT: DeliveryResult = { kind: 'sent' }
const REFUSED: DeliveryResult = { kind: 'refused', code: '550' }
const UNREACHABLE: DeliveryResult = { kind: 'unreachable', code: 'ECONNREFUSED' }

/** A mailer that returns these results in order, then `sent`. */
const createMailer = (...results: DeliveryResult[]): Mailer => {
  return async () => results.shift() ?? SENT
}

const startSender = (mailer: Mailer, timing: Partial<Timing> = {}) => {
  const attempts: OutboxEntry[] = []
  const messages: string[] = []
  const fakeStore = {
    use: (work: (database: unknown) => Promise<unknown>) => work(store().database),
  }
  const recordingMailer: Mailer = async (entry, end) => {
    attempts.push(entry)
    // Asynchronous, like a real mailer.
    await setImmediate()
    return mailer(entry, end)
  }
  const allTiming = { ...SLOW, ...timing }
  // The sender uses no other method of the store.
  sender = new Sender(
    fakeStore as unknown as Store,
    recordingMailer,
    (message) => messages.push(message),
    allTiming,
  )
  const waitForCount = (count: number) =>
    waitFor(async () => expect((await countEntries(store().database)).waiting).toBe(count))
  return { sender, attempts, messages, waitForCount }
}

test('polls the outbox for emails of other servers', async () => {
  const { waitForCount } = startSender(createMailer(), { poll: 5 })
  for (let turn = 0; turn < 2; turn += 1) {
    await store().add({})
    await waitForCount(0)
  }
})

test('sends at once when it is notified', async () => {
  const getDelays = recordDelays()
  const { sender: notified, waitForCount } = startSender(createMailer())
  await waitFor(() => expect(getDelays()).toContain(HOUR))
  await store().add({})
  notified.notify()
  await waitForCount(0)
})

describe('an unreachable mail server', () => {
  test('is tried with one email, and again after a delay', async () => {
    await store().add({}, {})
    const { attempts, messages, waitForCount } = startSender(
      createMailer(UNREACHABLE, UNREACHABLE, UNREACHABLE),
      {
        unreachable: { min: 5, max: 10 },
        poll: 5,
      },
    )
    await waitForCount(0)
    expect(attempts.map(({ id }) => id).slice(0, 4)).toEqual([1, 2, 1, 2])
    expect(attempts.map(({ attempts }) => attempts).slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(messages).toEqual([
      expect.stringMatching(/\(ECONNREFUSED\).+ 2 emails are waiting /),
      expect.stringMatching(/again\.$/),
    ])
  })

  test('is retried with exponential backoff up to a maximum', async () => {
    await store().add({})
    const getDelays = recordDelays()
    const { attempts } = startSender(async () => UNREACHABLE, { unreachable: { min: 20, max: 80 } })
    await waitFor(() => expect(attempts.length).toBeGreaterThan(5))
    const begun = getDelays().filter((ms) => ms > 0)
    for (const [index, ms] of [20, 40, 80, 80].entries()) {
      expect(begun[index]).toBeGreaterThanOrEqual(ms * 0.75)
      expect(begun[index]).toBeLessThanOrEqual(ms * 1.25)
    }
  })
})

test('sends other emails after a refused one, which is retried later', async () => {
  await store().add({}, {})
  const refused = { min: 20, max: 1000 }
  const { attempts, messages, waitForCount } = startSender(createMailer(REFUSED, SENT, REFUSED), {
    poll: 5,
    refused,
  })
  await waitForCount(0)
  expect(attempts.map(({ id, attempts }) => [id, attempts])).toEqual([
    [1, 0],
    [2, 0],
    [1, 1],
    [1, 2],
  ])
  expect(messages).toEqual(Array(2).fill(expect.stringMatching(/request 1 \(550\).+\.$/)))
})

test('an email that makes the server close the connection does not block other emails', async () => {
  let isBad = true
  await store().add({ name: 'One' }, { name: 'Bad' }, { name: 'Two' }, { name: 'Three' })
  const { waitForCount } = startSender(
    async ({ name }) => (isBad && name === 'Bad' ? UNREACHABLE : SENT),
    { poll: 5, unreachable: AT_ONCE },
  )
  await waitForCount(1)
  isBad = false
  await waitForCount(0)
})

test('gives up on a refused email after the maximum number of attempts', async () => {
  await store().add({})
  await store().database.client.execute('UPDATE outbox SET attempts = 18')
  const { attempts, messages, waitForCount } = startSender(async () => REFUSED, {
    poll: 5,
    refused: AT_ONCE,
  })
  await waitForCount(0)
  expect(attempts).toHaveLength(2)
  expect(messages).toEqual([
    expect.stringMatching(/Retrying later\.$/),
    expect.stringMatching(/^Giving up .+ after 20 attempts \(550\)/),
  ])
})
