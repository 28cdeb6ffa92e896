import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
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

/** Begins to keep requests. @returns what it said, how often it has used the store, and what ends it */
const keep = (days = 7, confirmedBefore?: number, fails = false) => {
  const said: string[] = []
  const use = vi.fn((work: (database: unknown) => Promise<unknown>) =>
    fails ? Promise.reject(new Error('full')) : work(store().database),
  )
  // What keeps requests uses nothing else of a store.
  const own = { with: async (work: Parameters<typeof use>[0]) => use(work) } as unknown as Store
  const end = startRetention({ days, confirmedBefore }, own, (sentence) => said.push(sentence))
  const times = async () =>
    (await Promise.allSettled(use.mock.results.map(({ value }) => value))).length
  return { said, times, end }
}

/** Starts on a day, and ends. @returns what it said */
const startOn = async (day: number, confirmedBefore?: number, days?: number) => {
  vi.setSystemTime(day * DAY_MS)
  const { said, times, end } = keep(days, confirmedBefore)
  await times()
  end()
  return said
}
/** The day that a sentence asks to be confirmed. */
const asked = ([said = '']: readonly string[]) =>
  Date.parse(/CONTACT_RETENTION_CONFIRMED=(\S+)/.exec(said)?.[1] ?? '')
const HELD_BACK = [expect.stringMatching(/^2 contact requests are .+\.$/)]

test('what is older than may be kept is erased now, and every day', async () => {
  await add({ Old: 993 * DAY_MS - 1, Just: 993 * DAY_MS, New: 999 * DAY_MS })
  const { said, times, end } = keep()
  await times()
  expect(await store().names()).toEqual(['Just', 'New'])
  vi.advanceTimersByTime(DAY_MS - 1)
  expect(await times()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await times()).toBe(2)
  expect(await store().names()).toEqual(['New'])
  expect(said).toEqual([expect.stringMatching(/7 days: 1\.$/), expect.stringMatching(/: 1\.$/)])
  end()
  vi.advanceTimersByTime(5 * DAY_MS)
  expect(await times()).toBe(2)
})

test('a store that fails today is asked again tomorrow', async () => {
  const { times, end } = keep(7, undefined, true)
  await times()
  vi.advanceTimersByTime(DAY_MS)
  expect(await times()).toBe(2)
  end()
})

describe('a start much later than the last one', () => {
  beforeEach(async () => {
    await add({ One: 995 * DAY_MS, Two: 999 * DAY_MS })
    expect(await startOn(1000)).toEqual([])
  })

  it('erases nothing and says so: the clock may be wrong', async () => {
    expect(await startOn(1400)).toEqual(HELD_BACK)
    expect(await store().names()).toEqual(['One', 'Two'])
    // With the right time, all is as it was.
    expect(await startOn(1001)).toEqual([])
    expect(await startOn(1003)).toHaveLength(1)
    expect(await store().names()).toEqual(['Two'])
  })

  it('erases once a person has confirmed it', async () => {
    const day = asked(await startOn(1400))
    expect(await startOn(1400, day)).toEqual([expect.stringMatching(/: 2\.$/)])
    expect(await store().names()).toEqual([])
  })
})

test('a start with fewer days than the last one erases nothing until the number is set right', async () => {
  await add({ Old: 970 * DAY_MS, Middle: 992 * DAY_MS, New: 999 * DAY_MS })
  expect(await startOn(1000, undefined, 365)).toEqual([])
  for (const day of [1000, 1001]) expect(await startOn(day)).toEqual(HELD_BACK)
  expect(await startOn(1002, undefined, 365)).toEqual([])
  expect(await store().names()).toEqual(['Old', 'Middle', 'New'])
})

test('what a backup brings back is not erased unasked', async () => {
  await startOn(1000)
  await add({ Restored: 900 * DAY_MS })
  const said = await startOn(1001)
  expect(await store().names()).toEqual(['Restored'])
  expect(await startOn(1001, asked(said))).toEqual([expect.stringMatching(/: 1\.$/)])
})
