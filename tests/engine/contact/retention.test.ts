import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startRetention } from '../../../src/contact/retention.ts'
import type { Store } from '../../../src/contact/store.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'

const DAY_MS = 24 * 3600 * 1000

const store = setupEachTest(() => createStore())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 1000 * DAY_MS })
})
afterEach(() => vi.useRealTimers())

const add = (received: Readonly<Record<string, number>>) =>
  store().add(...Object.entries(received).map(([name, receivedAt]) => ({ name, receivedAt })))

const start = (days = 7, confirmedBefore?: number, fails = false) => {
  const messages: string[] = []
  const use = vi.fn((work: (database: unknown) => Promise<unknown>) =>
    fails ? Promise.reject(new Error('full')) : work(store().database),
  )
  // `startRetention` uses no other method of the store.
  const fakeStore = {
    use: async (work: Parameters<typeof use>[0]) => use(work),
  } as unknown as Store
  const end = startRetention({ days, confirmedBefore }, fakeStore, (message) =>
    messages.push(message),
  )
  const countRuns = async () =>
    (await Promise.allSettled(use.mock.results.map(({ value }) => value))).length
  return { messages, countRuns, end }
}

/** Runs once on a day. @returns the log messages */
const runOn = async (day: number, confirmedBefore?: number, days?: number) => {
  vi.setSystemTime(day * DAY_MS)
  const { messages, countRuns, end } = start(days, confirmedBefore)
  await countRuns()
  end()
  return messages
}
/** The date that a message asks to confirm. */
const findConfirmation = ([message = '']: readonly string[]) =>
  Date.parse(/CONTACT_RETENTION_CONFIRMED=(\S+)/.exec(message)?.[1] ?? '')
const PAUSED = [expect.stringMatching(/^Retention paused: 2 contact requests are .+\.$/)]

test('erases expired requests at once and daily', async () => {
  await add({ Old: 993 * DAY_MS - 1, Just: 993 * DAY_MS, New: 999 * DAY_MS })
  const { messages, countRuns, end } = start()
  await countRuns()
  expect(await store().names()).toEqual(['Just', 'New'])
  vi.advanceTimersByTime(DAY_MS - 1)
  expect(await countRuns()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await countRuns()).toBe(2)
  expect(await store().names()).toEqual(['New'])
  expect(messages).toEqual(Array(2).fill('Erased 1 contact request older than 7 days.'))
  end()
  vi.advanceTimersByTime(5 * DAY_MS)
  expect(await countRuns()).toBe(2)
})

describe('a start long after the last erasure', () => {
  beforeEach(async () => {
    await add({ One: 995 * DAY_MS, Two: 999 * DAY_MS })
    expect(await runOn(1000)).toEqual([])
  })

  test('erases nothing and asks for confirmation', async () => {
    expect(await runOn(1400)).toEqual(PAUSED)
    expect(await store().names()).toEqual(['One', 'Two'])
    // With the correct time, retention continues.
    expect(await runOn(1001)).toEqual([])
    expect(await runOn(1003)).toHaveLength(1)
    expect(await store().names()).toEqual(['Two'])
  })

  test('erases after confirmation', async () => {
    const day = findConfirmation(await runOn(1400))
    expect(await runOn(1400, day)).toEqual([expect.stringMatching(/^Erased 2 /)])
    expect(await store().names()).toEqual([])
  })
})

test('erases nothing after the period was shortened', async () => {
  await add({ Old: 970 * DAY_MS, Middle: 992 * DAY_MS, New: 999 * DAY_MS })
  expect(await runOn(1000, undefined, 365)).toEqual([])
  for (const day of [1000, 1001]) expect(await runOn(day)).toEqual(PAUSED)
  expect(await runOn(1002, undefined, 365)).toEqual([])
  expect(await store().names()).toEqual(['Old', 'Middle', 'New'])
})

test('does not erase restored requests without confirmation', async () => {
  await runOn(1000)
  await add({ Restored: 900 * DAY_MS })
  const messages = await runOn(1001)
  expect(await store().names()).toEqual(['Restored'])
  expect(await runOn(1001, findConfirmation(messages))).toEqual([
    expect.stringMatching(/^Erased 1 /),
  ])
})
