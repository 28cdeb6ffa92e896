import type { Database } from './database.ts'
import { execute, executeBatch } from './retry.ts'

/** Requests per transaction, so that other writers get their turn. */
const BATCH_SIZE = 500

const PAGE = `
  SELECT requests.*, due_at, attempts, sent_at
  FROM requests LEFT JOIN outbox ON outbox.request_id = requests.id
  WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`

const COLUMNS =
  'key, received_at, name, email, contact, message, suspected, handled_at, form, answers'
const VALUES = COLUMNS.split(', ')
  .map((name) => `value->>'${name}'`)
  .join(', ')

/** Keeps the id where it is free. */
const INSERT_WITH_ID = `
  INSERT OR IGNORE INTO requests (id, ${COLUMNS}) SELECT value->>'id', ${VALUES} FROM json_each(?)`
const INSERT_WITH_NEW_ID = `
  INSERT INTO requests (${COLUMNS}) SELECT ${VALUES} FROM json_each(?) AS new
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE key = new.value->>'key')`
const INSERT_OUTBOX = `
  INSERT INTO outbox (request_id, due_at, attempts, sent_at)
  SELECT requests.id, value->>'due_at', value->>'attempts', value->>'sent_at'
  FROM json_each(?) JOIN requests ON requests.key = value->>'key'
  WHERE value->>'due_at' IS NOT NULL
  ON CONFLICT (request_id) DO NOTHING`

/** Copies the requests that `target` lacks, and returns their number. Both stores may be in use meanwhile. */
export const copyRequests = async (target: Database, source: Database): Promise<number> => {
  let copied = 0
  for (let lastId = 0; ; ) {
    const { rows } = await execute(source.client, { sql: PAGE, args: [lastId] })
    if (rows.length === 0) return copied
    const args = [JSON.stringify(rows.map((row) => ({ ...row })))]
    const statements = [INSERT_WITH_ID, INSERT_WITH_NEW_ID, INSERT_OUTBOX].map((sql) => ({
      sql,
      args,
    }))
    const [withId, withNewId] = await executeBatch(target.client, statements)
    copied += (withId?.rowsAffected ?? 0) + (withNewId?.rowsAffected ?? 0)
    lastId = Number(rows.at(-1)?.id)
  }
}
