import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { keepFor } from '../../../src/contact/retention.ts'
import type { Store } from '../../../src/contact/store.ts'
import { rowsIn } from './rows.ts'
import { createStore, type TestStore } from './stored.ts'

const DAY_MS = 24 * 3600 * 1000

let store: TestStore
beforeEach(async () => {
  store = await createStore()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 1000 * DAY_MS })
})
afterEach(() => {
  vi.useRealTimers()
  store.close()
})

/** A store that notes when it has been used. */
const watched = (fails = false) => {
  const uses: Promise<unknown>[] = []
  const own = {
    with: (work: (database: unknown) => Promise<unknown>) => {
      const use = fails ? Promise.reject(new Error('full')) : work(store.database)
      uses.push(use)
      return use
    },
  }
  // What keeps requests uses nothing else of a store.
  return { store: own as unknown as Store, uses }
}
/** Begins to keep requests for a week. */
const keep = (own: Store, confirmedBefore?: number, days = 7) => {
  const said: string[] = []
  const end = keepFor({ days, confirmedBefore }, own, (sentence) => said.push(sentence))
  return { end, said }
}
const names = async () => (await rowsIn(store.database.client)).map(({ name }) => name)

test('what is older than may be kept is erased now, and every day', async () => {
  await store.add(
    { name: 'Old', receivedAt: 993 * DAY_MS - 1 },
    { name: 'Just', receivedAt: 993 * DAY_MS },
    { name: 'New', receivedAt: 999 * DAY_MS },
  )
  const { store: own, uses } = watched()
  const { end, said } = keep(own)
  await Promise.all(uses)
  expect(await names()).toEqual(['Just', 'New'])
  vi.advanceTimersByTime(DAY_MS - 1)
  expect(uses).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(uses).toHaveLength(2)
  await Promise.all(uses)
  expect(await names()).toEqual(['New'])
  expect(said).toEqual([expect.stringMatching(/7 days: 1\.$/), expect.stringMatching(/: 1\.$/)])
  end()
  vi.advanceTimersByTime(5 * DAY_MS)
  expect(uses).toHaveLength(2)
})

test('a store that fails today is asked again tomorrow', async () => {
  const { store: own, uses } = watched(true)
  const { end } = keep(own)
  await Promise.allSettled(uses)
  vi.advanceTimersByTime(DAY_MS)
  expect(uses).toHaveLength(2)
  end()
})

/** Starts once, as on every day; then again on another day. */
const startOn = async (day: number, confirmedBefore?: number, days?: number) => {
  vi.setSystemTime(day * DAY_MS)
  const { store: own, uses } = watched()
  const { end, said } = keep(own, confirmedBefore, days)
  await Promise.all(uses)
  end()
  return said
}
/** The day that a sentence asks to be confirmed. */
const asked = ([said = '']: readonly string[]) =>
  Date.parse(/CONTACT_RETENTION_CONFIRMED=(\S+)/.exec(said)?.[1] ?? '')

describe('a start much later than the last one', () => {
  beforeEach(async () => {
    await store.add(
      { name: 'One', receivedAt: 995 * DAY_MS },
      { name: 'Two', receivedAt: 999 * DAY_MS },
    )
    expect(await startOn(1000)).toEqual([])
  })

  it('erases nothing and says so: the clock may be wrong', async () => {
    expect(await startOn(1400)).toEqual([expect.stringMatching(/^2 contact requests are .+\.$/)])
    expect(await names()).toEqual(['One', 'Two'])
    // With the right time, all is as it was.
    expect(await startOn(1001)).toEqual([])
    expect(await startOn(1003)).toHaveLength(1)
    expect(await names()).toEqual(['Two'])
  })

  it('erases once a person has confirmed it', async () => {
    const day = asked(await startOn(1400))
    expect(await startOn(1400, day)).toEqual([expect.stringMatching(/: 2\.$/)])
    expect(await names()).toEqual([])
  })
})

describe('a start with fewer days than the last one', () => {
  beforeEach(async () => {
    await store.add(
      { name: 'Old', receivedAt: 970 * DAY_MS },
      { name: 'Middle', receivedAt: 992 * DAY_MS },
      { name: 'New', receivedAt: 999 * DAY_MS },
    )
    expect(await startOn(1000, undefined, 365)).toEqual([])
  })

  it('erases nothing and says so, on every day, until the number is set right', async () => {
    for (const day of [1000, 1001]) {
      expect(await startOn(day)).toEqual([expect.stringMatching(/^2 contact requests are .+\.$/)])
    }
    expect(await startOn(1002, undefined, 365)).toEqual([])
    expect(await names()).toEqual(['Old', 'Middle', 'New'])
  })
})

test('what a backup brings back is not erased unasked', async () => {
  await startOn(1000)
  await store.add({ name: 'Restored', receivedAt: 900 * DAY_MS })
  const said = await startOn(1001)
  expect(await names()).toEqual(['Restored'])
  expect(await startOn(1001, asked(said))).toEqual([expect.stringMatching(/: 1\.$/)])
})
