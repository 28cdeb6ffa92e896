import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { InArgs, Row } from '@libsql/client'
import type { Database } from './database.ts'
import { execute } from './retry.ts'
import { parseAnswers } from './values.ts'

/** Requests per transaction, so that other writers get their turn. */
const BATCH_SIZE = 500

interface Condition {
  readonly where: string
  readonly args: Extract<InArgs, readonly unknown[]>
}

/** Returns the number of erased requests. Their data is overwritten in the file (`secure_delete`). */
const erase = async ({ client }: Database, { where, args }: Condition): Promise<number> => {
  let erased = 0
  for (;;) {
    const { rowsAffected } = await execute(client, {
      sql: `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE ${where} LIMIT ${BATCH_SIZE})`,
      args,
    })
    erased += rowsAffected
    if (rowsAffected < BATCH_SIZE) break
    await yieldToEventLoop()
  }
  return erased
}

/** @param before time of receipt in ms */
export const eraseOlderThan = (database: Database, before: number): Promise<number> =>
  erase(database, { where: 'received_at < ?', args: [before] })

export const eraseById = (database: Database, id: number): Promise<number> =>
  erase(database, { where: 'id = ?', args: [id] })

/** Upper-casing first makes ß and ss equal. */
const normalizeEmail = (text: string): string =>
  text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC').trim()

/** Also finds the address in any answer of a custom form. */
export const eraseByEmail = async (database: Database, email: string): Promise<number> => {
  const { rows } = await execute(database.client, 'SELECT id, email, answers FROM requests')
  const wanted = normalizeEmail(email)
  const isFrom = (row: Row) =>
    [String(row.email), ...parseAnswers(row.answers).map(({ value }) => value)].some(
      (text) => normalizeEmail(text) === wanted,
    )
  const ids = rows.filter(isFrom).map(({ id }) => id)
  const where = 'id IN (SELECT value FROM json_each(?))'
  return ids.length > 0 ? erase(database, { where, args: [JSON.stringify(ids)] }) : 0
}
