/** Keeps requests no longer than they may be kept. */

import type { Database } from './database.ts'
import { eraseOlderThan } from './erase.ts'
import { retryWhileBusy } from './retry.ts'
import type { RetentionSettings } from './settings.ts'
import type { Store } from './store.ts'

const DAY_MS = 24 * 3600 * 1000

/** After how many days without erasing a person is asked: a server may have been off for a while. */
const MAX_GAP_DAYS = 31

const LAST_ERASURE = 'last erasing'

/** When old requests were last erased, in ms; where that is not known, when the newest request came. */
const readLastErasure = async ({ client }: Database): Promise<number> => {
  const { rows } = await retryWhileBusy(client, () =>
    client.execute(
      `SELECT coalesce((SELECT value FROM facts WHERE name = '${LAST_ERASURE}'), (SELECT max(received_at) FROM requests), 0) AS time`,
    ),
  )
  return Number(rows[0]?.time)
}

const recordErasure = ({ client }: Database, now: number) =>
  retryWhileBusy(client, () =>
    client.execute({
      sql: `INSERT INTO facts (name, value) VALUES ('${LAST_ERASURE}', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      args: [String(now)],
    }),
  )

const countOlderThan = async ({ client }: Database, before: number): Promise<number> => {
  const { rows } = await retryWhileBusy(client, () =>
    client.execute({ sql: 'SELECT count(*) FROM requests WHERE received_at < ?', args: [before] }),
  )
  return Number(rows[0]?.[0])
}

const formatDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Erases what is older than may be kept. What was that old the last time, too, was kept on purpose then: the number of
 * days was lowered, or a backup was restored. And where the last time is long ago, the clock may be wrong. A person has
 * to confirm both.
 */
const eraseExpired = async (
  database: Database,
  { days, confirmedBefore = 0 }: RetentionSettings,
  log: (sentence: string) => void,
): Promise<void> => {
  const now = Date.now()
  const before = now - days * DAY_MS
  const last = await readLastErasure(database)
  const count = await countOlderThan(database, before)
  const hasJumped = now - last > MAX_GAP_DAYS * DAY_MS
  const isMore =
    hasJumped || (await countOlderThan(database, Math.min(last, now) - days * DAY_MS)) > 0
  if (count > 0 && isMore && before > confirmedBefore) {
    log(
      `${count} contact ${count === 1 ? 'request is' : 'requests are'} older than ${days} days, and not only by the time since the server last erased. Either CONTACT_RETENTION_DAYS was lowered, a backup was restored, or the clock is wrong: today seems to be ${formatDate(now)}. So nothing is erased. If it is to be, set CONTACT_RETENTION_CONFIRMED=${formatDate(before + DAY_MS)} and start the server again.`,
    )
    return
  }
  const erased = await eraseOlderThan(database, before)
  await recordErasure(database, now)
  if (erased > 0) log(`Contact requests erased that were older than ${days} days: ${erased}.`)
}

/**
 * Erases old requests now and every day. What fails today is done tomorrow; the store has said why.
 * @param log gets one sentence when something is erased, or held back
 * @returns what ends it
 */
export const startRetention = (
  settings: RetentionSettings,
  store: Store,
  log: (sentence: string) => void,
): (() => void) => {
  const erase = () =>
    void store.use((database) => eraseExpired(database, settings, log)).catch(() => undefined)
  erase()
  const daily = setInterval(erase, DAY_MS)
  daily.unref()
  return () => clearInterval(daily)
}
