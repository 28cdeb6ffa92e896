/** What is in a store. */
import { type Client, createClient, type Row } from '@libsql/client'
import type { ContactValues } from '../../../src/contact/values.ts'

/** A row of the table of requests. */
export interface StoredRow extends ContactValues {
  readonly id: number
  readonly key: string
  readonly suspected: string
  readonly received_at: number
  readonly handled_at: number | null
}

const ALL = 'SELECT * FROM requests ORDER BY id'
// The columns are those of the first migration.
const toStoredRows = (rows: readonly Row[]) =>
  rows.map((row) => ({ ...row })) as unknown as StoredRow[]

/** All requests of a store, read over a connection of its own. */
export const readRows = async (client: Client): Promise<StoredRow[]> =>
  toStoredRows((await client.execute(ALL)).rows)

/** Does something in the store of a file, over a connection of its own. @returns the rows */
export const queryFile = async (file: string, sql: string): Promise<readonly Row[]> => {
  const client = createClient({ url: `file:${file}` })
  try {
    return (await client.execute(sql)).rows
  } finally {
    client.close()
  }
}

/** All requests in the store of a file; whatever befell it, it is sound. */
export const readRowsFromFile = async (file: string): Promise<StoredRow[]> => {
  const [checked] = await queryFile(file, 'PRAGMA integrity_check')
  if (checked?.[0] !== 'ok') throw new Error(`${file} is damaged: ${checked?.[0]}`)
  return toStoredRows(await queryFile(file, ALL))
}
