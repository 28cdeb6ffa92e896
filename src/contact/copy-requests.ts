/** Copies requests from one store to another: backups, and what brings them back. Both may be in use meanwhile. */

import type { Database } from './database.ts'
import { retryWhileBusy } from './retry.ts'

/** How many are copied in one transaction: others want to write, too. */
const BATCH_SIZE = 500

const PAGE = `
  SELECT requests.*, due_at, attempts, sent_at
  FROM requests LEFT JOIN outbox ON outbox.request_id = requests.id
  WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`

const COLUMNS = 'key, received_at, name, email, contact, message, suspected, handled_at'
const VALUES = COLUMNS.split(', ')
  .map((name) => `value->>'${name}'`)
  .join(', ')

/** With its number, where that is free. */
const SAME_NUMBER = `
  INSERT OR IGNORE INTO requests (id, ${COLUMNS}) SELECT value->>'id', ${VALUES} FROM json_each(?)`
const OTHER_NUMBER = `
  INSERT INTO requests (${COLUMNS}) SELECT ${VALUES} FROM json_each(?) AS new
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE key = new.value->>'key')`
const ENTRIES = `
  INSERT INTO outbox (request_id, due_at, attempts, sent_at)
  SELECT requests.id, value->>'due_at', value->>'attempts', value->>'sent_at'
  FROM json_each(?) JOIN requests ON requests.key = value->>'key'
  WHERE value->>'due_at' IS NOT NULL
  ON CONFLICT (request_id) DO NOTHING`

/**
 * Copies what `source` has and `target` lacks; nothing is changed that is there.
 * @returns how many requests were copied
 */
export const copyRequests = async (target: Database, source: Database): Promise<number> => {
  let copied = 0
  for (let last = 0; ; ) {
    const { rows } = await retryWhileBusy(source.client, () =>
      source.client.execute({ sql: PAGE, args: [last] }),
    )
    if (rows.length === 0) return copied
    const args = [JSON.stringify(rows.map((row) => ({ ...row })))]
    const statements = [SAME_NUMBER, OTHER_NUMBER, ENTRIES].map((sql) => ({ sql, args }))
    const [same, other] = await retryWhileBusy(target.client, () =>
      target.client.batch(statements, 'write'),
    )
    copied += (same?.rowsAffected ?? 0) + (other?.rowsAffected ?? 0)
    last = Number(rows.at(-1)?.id)
  }
}
