/** The requests that wait to be sent by mail. Several servers may share them: each leases what it sends. */
import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import { patiently } from './busy.ts'
import type { Database } from './database.ts'
import type { ContactValues } from './values.ts'

/** A request on its way. */
export interface Letter extends ContactValues {
  readonly id: number
  /** Unique among all stores; the mail carries it, so that one that comes twice can be recognised. */
  readonly key: string
  readonly receivedAt: Date
  readonly suspected: string
  /** How often it has been refused so far. */
  readonly attempts: number
  readonly lease: string
}

const LEASE = `
  UPDATE outbox SET lease = ?, leased_until = ?
  WHERE sent_at IS NULL AND request_id = (
    SELECT request_id FROM outbox
    WHERE sent_at IS NULL AND due_at <= ? AND leased_until <= ? ORDER BY due_at LIMIT 1
  )`

const LEASED = `
  SELECT requests.*, outbox.attempts FROM outbox JOIN requests ON requests.id = outbox.request_id
  WHERE outbox.lease = ?`

const letterOf = (row: Row, lease: string): Letter => ({
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
 * Takes the letter that has been due for longest; nobody else gets it for `leaseMs`.
 * @returns undefined if none is due
 */
export const takeLetter = async (
  { client }: Database,
  leaseMs: number,
): Promise<Letter | undefined> => {
  const lease = randomUUID()
  const now = Date.now()
  const [, found] = await patiently(client, () =>
    client.batch(
      [
        { sql: LEASE, args: [lease, now + leaseMs, now, now] },
        { sql: LEASED, args: [lease] },
      ],
      'write',
    ),
  )
  const row = found?.rows[0]
  return row && letterOf(row, lease)
}

const settle = async (
  { client }: Database,
  { id, lease }: Letter,
  change: string,
): Promise<void> => {
  await patiently(client, () =>
    client.execute({
      sql: `UPDATE outbox SET ${change}, lease = NULL, leased_until = 0 WHERE request_id = ? AND lease = ?`,
      args: [id, lease],
    }),
  )
}

/** The mail server has it. */
export const markSent = (database: Database, letter: Letter): Promise<void> =>
  settle(database, letter, `sent_at = ${Date.now()}`)

/** The mail server does not want this one, not now at least. */
export const putOff = (database: Database, letter: Letter, pauseMs: number): Promise<void> =>
  settle(database, letter, `attempts = attempts + 1, due_at = ${Date.now() + Math.round(pauseMs)}`)

/** It was never tried: there is no mail server to talk to. */
export const putBack = (database: Database, letter: Letter): Promise<void> =>
  settle(database, letter, 'due_at = due_at')

/** How many wait. */
export const countWaiting = async ({ client }: Database): Promise<number> => {
  const { rows } = await client.execute(
    'SELECT count(*) AS waiting FROM outbox WHERE sent_at IS NULL',
  )
  return Number(rows[0]?.waiting)
}
