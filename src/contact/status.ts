/** What the store says of itself, for whoever looks after it. */

import type { Database } from './database.ts'
import { countEntries } from './outbox.ts'
import { retryWhileBusy } from './retry.ts'

export interface ContactStatus {
  readonly requests: number
  /** How many nobody has handled yet. */
  readonly open: number
  /** Emails that wait to be sent, and those that were set aside. */
  readonly waiting: number
  readonly failed: number
  /** When the last entry was sent, in ms; undefined if none was. */
  readonly lastMail: number | undefined
}

const COUNTS = `
  SELECT count(*) AS requests, count(*) FILTER (WHERE handled_at IS NULL) AS open,
    (SELECT max(sent_at) FROM outbox) AS last FROM requests`

export const readStatus = async (database: Database): Promise<ContactStatus> => {
  const { rows } = await retryWhileBusy(database.client, () => database.client.execute(COUNTS))
  const [row] = rows
  const last = row?.last
  return {
    requests: Number(row?.requests),
    open: Number(row?.open),
    ...(await countEntries(database)),
    lastMail: last === null || last === undefined ? undefined : Number(last),
  }
}

/** @throws the store's error if nothing can be written */
export const assertWritable = async ({ client }: Database): Promise<void> => {
  const sql =
    "INSERT INTO facts (name, value) VALUES ('checked', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
  await retryWhileBusy(client, () => client.execute({ sql, args: [new Date().toISOString()] }))
}

/** The same in words. */
export const formatStatus = ({
  requests,
  open,
  waiting,
  failed,
  lastMail,
}: ContactStatus): string =>
  [
    `Requests:           ${requests}, not handled yet: ${open}`,
    `Waiting for mail:   ${waiting}, set aside: ${failed}`,
    `Last mail sent:     ${lastMail === undefined ? 'never' : new Date(lastMail).toISOString()}`,
  ].join('\n')
