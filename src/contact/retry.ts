import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, InStatement, ResultSet } from '@libsql/client'
import { getErrorCode } from '../contract/error-code.ts'

const RETRY_TIMEOUT_MS = 8000
const MIN_DELAY_MS = 3
const DELAY_JITTER_MS = 40

const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error))

/**
 * Settings that each connection needs. TRUNCATE: every transaction ends in the file itself, so that the one file can be
 * copied, moved or replaced. FULL: a stored request survives a loss of power. secure_delete: erased data is overwritten.
 */
const CONNECTION_PRAGMAS = [
  'PRAGMA journal_mode = TRUNCATE',
  'PRAGMA synchronous = FULL',
  'PRAGMA secure_delete = ON',
]

export const prepareConnection = async (client: Client): Promise<void> => {
  for (const pragma of CONNECTION_PRAGMAS) await client.execute(pragma)
}

/** Retries while another process writes to the same file. @throws any other error at once, a busy error after the timeout */
export const retryWhileBusy = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  const end = performance.now() + RETRY_TIMEOUT_MS
  let isPrepared = true
  for (;;) {
    try {
      if (!isPrepared) await prepareConnection(client)
      isPrepared = true
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
    // The library leaves a statement open that failed because of a lock, and with it a lock of its own.
    client.reconnect()
    isPrepared = false
    // Jitter, so that waiting processes do not collide again.
    await sleep(MIN_DELAY_MS + Math.random() * DELAY_JITTER_MS)
  }
}

export const execute = (client: Client, statement: InStatement): Promise<ResultSet> =>
  retryWhileBusy(client, () => client.execute(statement))

/** Executes all statements in one transaction. */
export const executeBatch = (
  client: Client,
  statements: readonly InStatement[],
): Promise<ResultSet[]> => retryWhileBusy(client, () => client.batch([...statements], 'write'))
