/** Erases requests for good: what they held is overwritten in the file. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { InArgs } from '@libsql/client'
import { patiently } from './busy.ts'
import type { Database } from './database.ts'

/** How many are erased in one transaction: others want to write, too. */
const TOGETHER = 500

/** Which requests: a condition with its values. */
interface Which {
  readonly where: string
  readonly args: Extract<InArgs, readonly unknown[]>
}

/** @returns how many there were */
const erase = async ({ client }: Database, { where, args }: Which): Promise<number> => {
  let erased = 0
  for (;;) {
    const { rowsAffected } = await patiently(client, () =>
      client.execute({
        sql: `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE ${where} LIMIT ${TOGETHER})`,
        args,
      }),
    )
    erased += rowsAffected
    if (rowsAffected < TOGETHER) break
    await breathe()
  }
  return erased
}

/** @param before in ms; what was received earlier is erased */
export const eraseOlder = (database: Database, before: number): Promise<number> =>
  erase(database, { where: 'received_at < ?', args: [before] })

export const eraseOne = (database: Database, id: number): Promise<number> =>
  erase(database, { where: 'id = ?', args: [id] })

/** Capital letters make no difference, nor does how an accent is written; by way of capitals, ß and ss are the same. */
const folded = (text: string): string =>
  text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC').trim()

/** Everything that one address has sent, however it was written. */
export const eraseFrom = async (database: Database, email: string): Promise<number> => {
  const { rows } = await patiently(database.client, () =>
    database.client.execute('SELECT id, email FROM requests'),
  )
  const wanted = folded(email)
  const ids = rows.filter((row) => folded(String(row.email)) === wanted).map(({ id }) => id)
  const where = 'id IN (SELECT value FROM json_each(?))'
  return ids.length > 0 ? erase(database, { where, args: [JSON.stringify(ids)] }) : 0
}
