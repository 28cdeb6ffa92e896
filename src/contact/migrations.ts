import type { Client } from '@libsql/client'
import { getErrorCode } from '../contract/error-code.ts'
import { execute, executeBatch, retryWhileBusy } from './retry.ts'

type Migration = readonly string[]

/** Append new migrations; never change a released one. Versions start at 1. */
const migrations: readonly Migration[] = [
  [
    // Times are in ms since 1970. `key`: see dedupe-keys.ts.
    `CREATE TABLE requests (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      received_at INTEGER NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      contact TEXT NOT NULL,
      message TEXT NOT NULL,
      suspected TEXT NOT NULL,
      handled_at INTEGER
    )`,
    'CREATE INDEX requests_by_time ON requests (received_at)',
    // Requests to send by email; another server may take over after `leased_until`.
    `CREATE TABLE outbox (
      request_id INTEGER PRIMARY KEY,
      due_at INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      lease TEXT,
      leased_until INTEGER NOT NULL DEFAULT 0,
      sent_at INTEGER
    )`,
    'CREATE INDEX outbox_by_due ON outbox (due_at) WHERE sent_at IS NULL',
    `CREATE TRIGGER requests_erased AFTER DELETE ON requests BEGIN
      DELETE FROM outbox WHERE request_id = OLD.id;
    END`,
    'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    "INSERT INTO facts (name, value) VALUES ('secret', lower(hex(randomblob(32))))",
  ],
  [
    // Custom forms: `form` is empty for the contact form, `answers` a JSON array of labels and values.
    "ALTER TABLE requests ADD COLUMN form TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE requests ADD COLUMN answers TEXT NOT NULL DEFAULT '[]'",
  ],
]

export const LATEST_VERSION = migrations.length

const CREATE_MIGRATIONS =
  'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)'

export class NewerSchemaError extends Error {}

/** @throws if the store has no schema */
export const readSchemaVersion = async (client: Client): Promise<number> => {
  const { rows } = await client.execute('SELECT max(number) AS number FROM migrations')
  return Number(rows[0]?.number ?? 0)
}

/** The number is unique, so that only one of several starting servers applies the migration. */
const applyMigration = async (
  client: Client,
  number: number,
  statements: Migration,
): Promise<void> => {
  const claim = {
    sql: 'INSERT INTO migrations (number, applied_at) VALUES (?, ?)',
    args: [number, Date.now()],
  }
  try {
    await executeBatch(client, [claim, ...statements])
  } catch (error) {
    if (
      !getErrorCode(error).startsWith('SQLITE_CONSTRAINT') ||
      (await readSchemaVersion(client)) < number
    )
      throw error
  }
}

/** @throws NewerSchemaError if a newer version of the program has migrated the store */
export const migrate = async (client: Client): Promise<void> => {
  await execute(client, CREATE_MIGRATIONS)
  const from = await retryWhileBusy(client, () => readSchemaVersion(client))
  if (from > LATEST_VERSION) throw new NewerSchemaError()
  for (const [index, statements] of migrations.entries()) {
    if (index + 1 > from) await applyMigration(client, index + 1, statements)
  }
}
