import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { Database } from './database.ts'
import { execute, executeBatch } from './retry.ts'
import { parseAnswers, type StoredValues } from './values.ts'

export interface OutboxEntry extends StoredValues {
  readonly id: number
  /** Unique among all stores; part of the Message-ID. */
  readonly key: string
  readonly receivedAt: Date
  readonly suspected: string
  readonly attempts: number
  readonly lease: string
}

/** After so many refusals (some days), an email is sent only on request. */
export const MAX_ATTEMPTS = 20
/** Times that are further in the future were written with a wrong clock and are ignored. */
const MAX_DELAY_MS = 8 * 3600_000

const WAITING = `sent_at IS NULL AND attempts < ${MAX_ATTEMPTS}`

const LEASE = `
  UPDATE outbox SET lease = :lease, leased_until = :now + :leaseMs
  WHERE sent_at IS NULL AND request_id = (
    SELECT request_id FROM outbox
    WHERE ${WAITING} AND due_at NOT BETWEEN :now + 1 AND :now + ${MAX_DELAY_MS}
      AND leased_until NOT BETWEEN :now + 1 AND :now + 2 * :leaseMs
    ORDER BY due_at, request_id LIMIT 1
  )`

const LEASED = `
  SELECT requests.*, outbox.attempts FROM outbox JOIN requests ON requests.id = outbox.request_id
  WHERE outbox.lease = ?`

const toEntry = (row: Row, lease: string): OutboxEntry => ({
  id: Number(row.id),
  key: String(row.key),
  receivedAt: new Date(Number(row.received_at)),
  name: String(row.name),
  email: String(row.email),
  contact: String(row.contact),
  message: String(row.message),
  suspected: String(row.suspected),
  form: String(row.form),
  answers: parseAnswers(row.answers),
  attempts: Number(row.attempts),
  lease,
})

/** Leases the entry that has been due for longest. Undefined if none is due. */
export const leaseEntry = async (
  { client }: Database,
  leaseMs: number,
): Promise<OutboxEntry | undefined> => {
  const lease = randomUUID()
  const now = Date.now()
  const [, leased] = await executeBatch(client, [
    { sql: LEASE, args: { lease, now, leaseMs } },
    { sql: LEASED, args: [lease] },
  ])
  const row = leased?.rows[0]
  return row && toEntry(row, lease)
}

/** Updates an entry, and releases it, if its lease is still valid. */
const updateLeased = async (
  { client }: Database,
  { id, lease }: OutboxEntry,
  change: string,
): Promise<void> => {
  await execute(client, {
    sql: `UPDATE outbox SET ${change}, lease = NULL, leased_until = 0 WHERE request_id = ? AND lease = ?`,
    args: [id, lease],
  })
}

export const markSent = (database: Database, entry: OutboxEntry): Promise<void> =>
  updateLeased(database, entry, `sent_at = ${Date.now()}`)

export const reschedule = (
  database: Database,
  entry: OutboxEntry,
  delayMs: number,
): Promise<void> =>
  updateLeased(
    database,
    entry,
    `attempts = attempts + 1, due_at = ${Date.now() + Math.round(delayMs)}`,
  )

/** For an entry that was neither sent nor refused. All other entries are tried before it. */
export const releaseLease = (database: Database, entry: OutboxEntry): Promise<void> =>
  updateLeased(database, entry, `due_at = ${Date.now()}`)

/** Resets the attempts of one unsent email, or of all in the outbox, and returns their number. */
export const requeue = async ({ client }: Database, id?: number): Promise<number> => {
  const now = Date.now()
  const reset = `attempts = 0, due_at = ${now}, leased_until = 0`
  const statement =
    id === undefined
      ? { sql: `UPDATE outbox SET ${reset} WHERE sent_at IS NULL`, args: [] }
      : {
          sql: `INSERT INTO outbox (request_id, due_at) SELECT id, ${now} FROM requests WHERE id = ?
            ON CONFLICT (request_id) DO UPDATE SET ${reset} WHERE sent_at IS NULL`,
          args: [id],
        }
  const { rowsAffected } = await execute(client, statement)
  return rowsAffected
}

export interface OutboxCounts {
  readonly waiting: number
  /** Refused as often as an email is tried. */
  readonly failed: number
}

export const countEntries = async ({ client }: Database): Promise<OutboxCounts> => {
  const { rows } = await execute(
    client,
    `SELECT count(*) FILTER (WHERE ${WAITING}) AS waiting, count(*) AS unsent FROM outbox WHERE sent_at IS NULL`,
  )
  const waiting = Number(rows[0]?.waiting)
  return { waiting, failed: Number(rows[0]?.unsent) - waiting }
}
