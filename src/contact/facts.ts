import type { InStatement } from '@libsql/client'

export const setFact = (name: string, value: string): InStatement => ({
  sql: 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  args: [name, value],
})
