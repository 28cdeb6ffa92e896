/** Waits while another server is writing to the same file, without keeping this one from its work. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@libsql/client'

const RETRY_TIMEOUT_MS = 8000
const MIN_DELAY_MS = 3
const DELAY_JITTER_MS = 40

/** The code of an error of the store, such as `SQLITE_FULL` or `ENOSPC`; empty if it has none. */
export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error))

/**
 * What holds for one connection and has to be said to each. TRUNCATE: every transaction ends in the file itself, so that
 * one file is all there is, whoever moves, copies or replaces it. FULL: an answer may promise that a row is there after
 * a loss of power. Secure: what is erased is overwritten.
 */
const CONNECTION_PRAGMAS = [
  'PRAGMA journal_mode = TRUNCATE',
  'PRAGMA synchronous = FULL',
  'PRAGMA secure_delete = ON',
]

/** Prepares a new connection to a file. */
export const prepareConnection = async (client: Client): Promise<void> => {
  for (const pragma of CONNECTION_PRAGMAS) await client.execute(pragma)
}

/**
 * Does something in the store, again and again while the store is busy.
 * @throws what it throws for other reasons, or once the patience has ended
 */
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
    // The library leaves a statement that found the store busy open, and with it a lock that others wait for.
    client.reconnect()
    isPrepared = false
    // By chance, so that those who wait do not meet again.
    await sleep(MIN_DELAY_MS + Math.random() * DELAY_JITTER_MS)
  }
}
