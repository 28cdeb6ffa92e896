/** Reads stores over separate connections. */
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

export const readRows = async (client: Client): Promise<StoredRow[]> =>
  toStoredRows((await client.execute(ALL)).rows)

export const queryFile = async (file: string, sql: string): Promise<readonly Row[]> => {
  const client = createClient({ url: `file:${file}` })
  try {
    return (await client.execute(sql)).rows
  } finally {
    client.close()
  }
}

/** @throws if the file is damaged */
export const readRowsFromFile = async (file: string): Promise<StoredRow[]> => {
  const [checked] = await queryFile(file, 'PRAGMA integrity_check')
  if (checked?.[0] !== 'ok') throw new Error(`${file} is damaged: ${checked?.[0]}`)
  return toStoredRows(await queryFile(file, ALL))
}
