/** The requests that wait to be sent by mail. Several servers may share them: each leases what it sends. */
import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { Database } from './database.ts'
import { retryWhileBusy } from './retry.ts'
import type { ContactValues } from './values.ts'

/** A request on its way. */
export interface OutboxEntry extends ContactValues {
  readonly id: number
  /** Unique among all stores; the mail carries it, so that one that comes twice can be recognised. */
  readonly key: string
  readonly receivedAt: Date
  readonly suspected: string
  /** How often it has failed so far. */
  readonly attempts: number
  readonly lease: string
}

/** After so many failures (some days) an email is set aside, until somebody asks for it. */
export const MAX_ATTEMPTS = 20
/** No email is put off for longer, in ms: a time that is further away was written with a wrong clock. */
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
  attempts: Number(row.attempts),
  lease,
})

/**
 * Takes the email that has been due for longest; nobody else gets it for `leaseMs`.
 * @returns undefined if none is due
 */
export const leaseEntry = async (
  { client }: Database,
  leaseMs: number,
): Promise<OutboxEntry | undefined> => {
  const lease = randomUUID()
  const now = Date.now()
  const [, found] = await retryWhileBusy(client, () =>
    client.batch(
      [
        { sql: LEASE, args: { lease, now, leaseMs } },
        { sql: LEASED, args: [lease] },
      ],
      'write',
    ),
  )
  const row = found?.rows[0]
  return row && toEntry(row, lease)
}

const updateLeased = async (
  { client }: Database,
  { id, lease }: OutboxEntry,
  change: string,
): Promise<void> => {
  await retryWhileBusy(client, () =>
    client.execute({
      sql: `UPDATE outbox SET ${change}, lease = NULL, leased_until = 0 WHERE request_id = ? AND lease = ?`,
      args: [id, lease],
    }),
  )
}

/** The mail server has it. */
export const markSent = (database: Database, entry: OutboxEntry): Promise<void> =>
  updateLeased(database, entry, `sent_at = ${Date.now()}`)

/** The mail server does not want this one, not now at least. */
export const reschedule = (
  database: Database,
  entry: OutboxEntry,
  pauseMs: number,
): Promise<void> =>
  updateLeased(
    database,
    entry,
    `attempts = attempts + 1, due_at = ${Date.now() + Math.round(pauseMs)}`,
  )

/** It was not tried to the end. */
export const releaseLease = (database: Database, entry: OutboxEntry): Promise<void> =>
  updateLeased(database, entry, 'due_at = due_at')

/** The mail server could not be talked to: others are tried before this one comes again. */
export const moveToEnd = (database: Database, entry: OutboxEntry): Promise<void> =>
  updateLeased(database, entry, `due_at = ${Date.now()}`)

/** The email was put back, and others were sent since: the failure was its own. */
export const recordFailure = async (
  { client }: Database,
  id: number,
  pauseMs: number,
): Promise<void> => {
  await retryWhileBusy(client, () =>
    client.execute({
      sql: `UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE request_id = ? AND lease IS NULL AND ${WAITING}`,
      args: [Date.now() + Math.round(pauseMs), id],
    }),
  )
}

/**
 * Lets emails that are not sent begin anew, also those that were set aside.
 * @param id of one request, or undefined for all that are in the outbox
 * @returns how many there are
 */
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
  const { rowsAffected } = await retryWhileBusy(client, () => client.execute(statement))
  return rowsAffected
}

/** How many wait, and how many have failed for good. */
export const countEntries = async ({
  client,
}: Database): Promise<{ readonly waiting: number; readonly failed: number }> => {
  const { rows } = await retryWhileBusy(client, () =>
    client.execute(
      `SELECT count(*) FILTER (WHERE ${WAITING}) AS waiting, count(*) AS unsent FROM outbox WHERE sent_at IS NULL`,
    ),
  )
  const waiting = Number(rows[0]?.waiting)
  return { waiting, failed: Number(rows[0]?.unsent) - waiting }
}

/** How many wait. */
export const countWaiting = async (database: Database): Promise<number> =>
  (await countEntries(database)).waiting
