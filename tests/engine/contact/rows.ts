import type { Client } from '@libsql/client'
import type { ContactValues } from '../../../src/contact/values.ts'

/** A row of the table of requests. */
export interface Stored extends ContactValues {
  readonly id: number
  readonly key: string
  readonly suspected: string
  readonly received_at: number
  readonly handled_at: number | null
}

/** All rows of a store, read over a connection of its own. */
export const rowsIn = async (client: Client): Promise<Stored[]> => {
  const { rows } = await client.execute('SELECT * FROM requests ORDER BY id')
  // The columns are those of the first migration.
  return rows.map((row) => ({ ...row })) as unknown as Stored[]
}
