/** Keeps requests no longer than they may be kept. */
import { eraseOlder } from './erasing.ts'
import type { Store } from './store.ts'

const DAY_MS = 24 * 3600 * 1000

/**
 * Erases old requests now and every day. What fails today is done tomorrow; the store has said why.
 * @returns what ends it
 */
export const keepFor = (days: number, store: Store): (() => void) => {
  const erase = () =>
    void store
      .with((database) => eraseOlder(database, Date.now() - days * DAY_MS))
      .catch(() => undefined)
  erase()
  const daily = setInterval(erase, DAY_MS)
  daily.unref()
  return () => clearInterval(daily)
}
