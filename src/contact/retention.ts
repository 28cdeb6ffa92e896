/** Keeps requests no longer than they may be kept. */
import { patiently } from './busy.ts'
import type { Database } from './database.ts'
import { eraseOlder } from './erasing.ts'
import type { RetentionSettings } from './settings.ts'
import type { Store } from './store.ts'

const DAY_MS = 24 * 3600 * 1000

/** After how many days without erasing a person is asked: a server may have been off for a while. */
const MOST_DAYS = 31

const FACT = 'last erasing'

/** When old requests were last erased, in ms; where that is not known, when the newest request came. */
const lastErasing = async ({ client }: Database): Promise<number> => {
  const { rows } = await patiently(client, () =>
    client.execute(
      `SELECT coalesce((SELECT value FROM facts WHERE name = '${FACT}'), (SELECT max(received_at) FROM requests), 0) AS time`,
    ),
  )
  return Number(rows[0]?.time)
}

const note = ({ client }: Database, now: number) =>
  patiently(client, () =>
    client.execute({
      sql: `INSERT INTO facts (name, value) VALUES ('${FACT}', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      args: [String(now)],
    }),
  )

const countOlder = async ({ client }: Database, before: number): Promise<number> => {
  const { rows } = await patiently(client, () =>
    client.execute({ sql: 'SELECT count(*) FROM requests WHERE received_at < ?', args: [before] }),
  )
  return Number(rows[0]?.[0])
}

/**
 * Erases what is older than may be kept. Where that seems to be much more than has become old since the last time, the
 * clock may be wrong, and a person has to confirm it.
 */
const eraseOld = async (
  database: Database,
  { days, confirmedBefore = 0 }: RetentionSettings,
  log: (sentence: string) => void,
): Promise<void> => {
  const now = Date.now()
  const before = now - days * DAY_MS
  const count = await countOlder(database, before)
  const hasJumped = now - (await lastErasing(database)) > MOST_DAYS * DAY_MS
  if (count > 0 && hasJumped && before > confirmedBefore) {
    const today = new Date(now).toISOString().slice(0, 10)
    const tomorrow = new Date(before + DAY_MS).toISOString().slice(0, 10)
    log(
      `Today seems to be ${today}, which is more than ${MOST_DAYS} days after the server was last used. So nothing is erased; ${count} contact ${count === 1 ? 'request' : 'requests'} would be. If the clock is right, set CONTACT_RETENTION_CONFIRMED=${tomorrow} and start the server again.`,
    )
    return
  }
  const erased = await eraseOlder(database, before)
  await note(database, now)
  if (erased > 0) log(`Contact requests erased that were older than ${days} days: ${erased}.`)
}

/**
 * Erases old requests now and every day. What fails today is done tomorrow; the store has said why.
 * @param log gets one sentence when something is erased, or held back
 * @returns what ends it
 */
export const keepFor = (
  settings: RetentionSettings,
  store: Store,
  log: (sentence: string) => void,
): (() => void) => {
  const erase = () =>
    void store.with((database) => eraseOld(database, settings, log)).catch(() => undefined)
  erase()
  const daily = setInterval(erase, DAY_MS)
  daily.unref()
  return () => clearInterval(daily)
}
