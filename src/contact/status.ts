import type { Database } from './database.ts'
import { setFact } from './facts.ts'
import { countEntries, type OutboxCounts } from './outbox.ts'
import { execute } from './retry.ts'

export interface ContactStatus extends OutboxCounts {
  readonly requests: number
  readonly open: number
  /** In ms. */
  readonly lastMail: number | undefined
}

const COUNTS = `
  SELECT count(*) AS requests, count(*) FILTER (WHERE handled_at IS NULL) AS open,
    (SELECT max(sent_at) FROM outbox) AS last FROM requests`

export const readStatus = async (database: Database): Promise<ContactStatus> => {
  const { rows } = await execute(database.client, COUNTS)
  const [row] = rows
  const last = row?.last
  return {
    requests: Number(row?.requests),
    open: Number(row?.open),
    ...(await countEntries(database)),
    lastMail: last === null || last === undefined ? undefined : Number(last),
  }
}

/** @throws the error of the store if nothing can be written */
export const assertWritable = async ({ client }: Database): Promise<void> => {
  await execute(client, setFact('checked', new Date().toISOString()))
}

export const formatStatus = ({
  requests,
  open,
  waiting,
  failed,
  lastMail,
}: ContactStatus): string =>
  [
    `Requests:    ${requests} (${open} open)`,
    `Emails:      ${waiting} waiting, ${failed} failed`,
    `Last email:  ${lastMail === undefined ? 'never' : new Date(lastMail).toISOString()}`,
  ].join('\n')
