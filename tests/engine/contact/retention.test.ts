import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
const names = async () => (await rowsIn(store.database.client)).map(({ name }) => name)

test('what is older than may be kept is erased now, and every day', async () => {
  await store.add(
    { name: 'Old', receivedAt: 993 * DAY_MS - 1 },
    { name: 'Just', receivedAt: 993 * DAY_MS },
    { name: 'New', receivedAt: 999 * DAY_MS },
  )
  const { store: own, uses } = watched()
  const end = keepFor(7, own)
  await Promise.all(uses)
  expect(await names()).toEqual(['Just', 'New'])
  vi.advanceTimersByTime(DAY_MS - 1)
  expect(uses).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(uses).toHaveLength(2)
  await Promise.all(uses)
  expect(await names()).toEqual(['New'])
  end()
  vi.advanceTimersByTime(5 * DAY_MS)
  expect(uses).toHaveLength(2)
})

test('a store that fails today is asked again tomorrow', async () => {
  const { store: own, uses } = watched(true)
  const end = keepFor(7, own)
  await Promise.allSettled(uses)
  vi.advanceTimersByTime(DAY_MS)
  expect(uses).toHaveLength(2)
  end()
})
