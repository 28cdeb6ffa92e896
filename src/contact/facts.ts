import type { InStatement } from '@libsql/client'

/** A statement that sets a fact about the store itself. */
export const setFact = (name: string, value: string): InStatement => ({
  sql: 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  args: [name, value],
})
