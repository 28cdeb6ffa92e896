import type { Database } from './database.ts'
import { eraseOlderThan } from './erase.ts'
import { setFact } from './facts.ts'
import { execute } from './retry.ts'
import type { RetentionSettings } from './settings.ts'
import type { Store } from './store.ts'

const DAY_MS = 24 * 3600 * 1000

/** After a longer gap since the last erasure, the clock may be wrong. A server may be off for a while. */
const MAX_GAP_DAYS = 31

const LAST_ERASURE = 'last erasing'

const readLastErasure = async ({ client }: Database): Promise<number> => {
  const { rows } = await execute(
    client,
    `SELECT coalesce((SELECT value FROM facts WHERE name = '${LAST_ERASURE}'), (SELECT max(received_at) FROM requests), 0) AS time`,
  )
  return Number(rows[0]?.time)
}

const countOlderThan = async ({ client }: Database, before: number): Promise<number> => {
  const { rows } = await execute(client, {
    sql: 'SELECT count(*) FROM requests WHERE received_at < ?',
    args: [before],
  })
  return Number(rows[0]?.[0])
}

const formatDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Erases expired requests, but asks for confirmation in two cases: if requests were expired at the last erasure already
 * (the period was shortened, or a backup restored), and if the last erasure is long ago (the clock may be wrong).
 */
const eraseExpired = async (
  database: Database,
  { days, confirmedBefore = 0 }: RetentionSettings,
  log: (message: string) => void,
): Promise<void> => {
  const now = Date.now()
  const before = now - days * DAY_MS
  const lastErasure = await readLastErasure(database)
  const count = await countOlderThan(database, before)
  const isLongAgo = now - lastErasure > MAX_GAP_DAYS * DAY_MS
  const isUnexpected =
    isLongAgo || (await countOlderThan(database, Math.min(lastErasure, now) - days * DAY_MS)) > 0
  if (count > 0 && isUnexpected && before > confirmedBefore) {
    log(
      `Retention paused: ${count} contact ${count === 1 ? 'request is' : 'requests are'} older than ${days} days, more than expected since the last erasure. CONTACT_RETENTION_DAYS may have been lowered, a backup restored, or the clock may be wrong (today is ${formatDate(now)}). To erase them, set CONTACT_RETENTION_CONFIRMED=${formatDate(before + DAY_MS)} and restart the server.`,
    )
    return
  }
  const erased = await eraseOlderThan(database, before)
  await execute(database.client, setFact(LAST_ERASURE, String(now)))
  if (erased > 0)
    log(
      `Erased ${erased} contact ${erased === 1 ? 'request' : 'requests'} older than ${days} days.`,
    )
}

/** Erases expired requests now and daily. @returns a function that stops it */
export const startRetention = (
  settings: RetentionSettings,
  store: Store,
  log: (message: string) => void,
): (() => void) => {
  // The store logs its errors.
  const erase = () =>
    void store.use((database) => eraseExpired(database, settings, log)).catch(() => undefined)
  erase()
  const daily = setInterval(erase, DAY_MS)
  daily.unref()
  return () => clearInterval(daily)
}
