import type { Row } from '@libsql/client'
import type { Database } from './database.ts'
import { execute } from './retry.ts'
import { parseAnswers, type StoredValues } from './values.ts'

export interface ContactRecord extends StoredValues {
  readonly id: number
  /** ISO 8601, in UTC. */
  readonly received: string
  readonly suspected: string
  /** ISO 8601, in UTC; empty for open requests. */
  readonly handled: string
}

const formatTime = (ms: unknown): string => (ms === null ? '' : new Date(Number(ms)).toISOString())

const toRecord = (row: Row): ContactRecord => ({
  id: Number(row.id),
  received: formatTime(row.received_at),
  name: String(row.name),
  email: String(row.email),
  contact: String(row.contact),
  message: String(row.message),
  suspected: String(row.suspected),
  handled: formatTime(row.handled_at),
  form: String(row.form),
  answers: parseAnswers(row.answers),
})

/** Sorted by time of receipt. @param all includes handled requests */
export const listRecords = async (
  { client }: Database,
  all: boolean,
): Promise<readonly ContactRecord[]> => {
  const condition = all ? '' : 'WHERE handled_at IS NULL'
  const { rows } = await execute(
    client,
    `SELECT * FROM requests ${condition} ORDER BY received_at, id`,
  )
  return rows.map(toRecord)
}

/** @returns false if there is no such request */
export const markHandled = async ({ client }: Database, id: number): Promise<boolean> => {
  const { rowsAffected } = await execute(client, {
    sql: 'UPDATE requests SET handled_at = coalesce(handled_at, ?) WHERE id = ?',
    args: [Date.now(), id],
  })
  return rowsAffected > 0
}
