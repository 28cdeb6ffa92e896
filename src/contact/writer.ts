/** Stores requests: those that arrive together share one transaction, and so one wait for the disk. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from './database.ts'
import { DEDUPE_WINDOW_MS, type DedupeKeys } from './dedupe-keys.ts'
import { retryWhileBusy } from './retry.ts'
import { withTimeout } from './timeout.ts'
import type { ContactValues } from './values.ts'

export interface NewRequest extends ContactValues, DedupeKeys {
  /** In ms. */
  readonly receivedAt: number
  /** Why it is suspected, empty if it is not. */
  readonly suspected: string
}

/** More wait than can be stored soon. */
export class QueueFullError extends Error {
  readonly code = 'TOO_MANY_WAITING'
}

const MAX_BATCH_SIZE = 100
const MAX_QUEUE_SIZE = 5000
/** How long a transaction may take before its requests are given up, in ms. */
const WRITE_TIMEOUT_MS = 10_000

/** A request with one of the same values in the window before is left out, see `keysOf`. */
const INSERT = `
  INSERT INTO requests (key, received_at, name, email, contact, message, suspected)
  SELECT value->>'key', value->>'receivedAt', value->>'name', value->>'email', value->>'contact',
    value->>'message', value->>'suspected'
  FROM json_each(?) AS new
  WHERE NOT EXISTS (
    SELECT 1 FROM requests WHERE key = new.value->>'previousKey'
    AND received_at > new.value->>'receivedAt' - ${DEDUPE_WINDOW_MS}
  )
  ON CONFLICT (key) DO NOTHING`

const ENQUEUE = `
  INSERT INTO outbox (request_id, due_at)
  SELECT requests.id, requests.received_at
  FROM json_each(?) AS new JOIN requests ON requests.key = new.value->>'key'
  WHERE true
  ON CONFLICT (request_id) DO NOTHING`

/** The highest number that a request ever had; it never falls in one store. */
const SELECT_HIGHEST_ID = "SELECT seq FROM sqlite_sequence WHERE name = 'requests'"

interface PendingRequest {
  readonly request: NewRequest
  readonly stored: Promise<void>
  readonly settle: (error?: unknown) => void
}

const createPending = (request: NewRequest): PendingRequest => {
  let settle: PendingRequest['settle'] = () => undefined
  const stored = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error))
  })
  return { request, stored, settle }
}

/** Collects requests while a transaction is under way, and stores them in the next one. */
export class Writer {
  readonly #database: Database
  readonly #byMail: boolean
  readonly #waiting = new Map<string, PendingRequest>()
  readonly #older: () => void
  #working: Promise<void> | undefined
  #highest = 0

  /**
   * @param byMail whether requests are to be sent by mail as well
   * @param older is told when the store has been replaced by an older one
   */
  constructor(database: Database, byMail: boolean, older: () => void = () => undefined) {
    this.#database = database
    this.#byMail = byMail
    this.#older = older
  }

  /**
   * Resolves once the request is durable, also if it was there already.
   * @throws the store's error
   */
  store(request: NewRequest): Promise<void> {
    const same = this.#waiting.get(request.key) ?? this.#waiting.get(request.previousKey)
    if (same) return same.stored
    if (this.#waiting.size >= MAX_QUEUE_SIZE) return Promise.reject(new QueueFullError())
    const waiting = createPending(request)
    this.#waiting.set(request.key, waiting)
    this.#working ??= this.#work()
    return waiting.stored
  }

  /** Resolves once nothing is waiting. */
  async finish(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    while (this.#waiting.size > 0) {
      // Lets in what has arrived at the same time.
      await yieldToEventLoop()
      const together = [...this.#waiting.values()].slice(0, MAX_BATCH_SIZE)
      const error = await this.#write(together.map(({ request }) => request)).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('The store failed.'),
      )
      for (const { request, settle } of together) {
        this.#waiting.delete(request.key)
        settle(error)
      }
    }
    this.#working = undefined
  }

  async #write(requests: readonly NewRequest[]): Promise<void> {
    const args = [JSON.stringify(requests)]
    const writing = [{ sql: INSERT, args }, ...(this.#byMail ? [{ sql: ENQUEUE, args }] : [])]
    const { client } = this.#database
    const results = await withTimeout(
      retryWhileBusy(client, () => client.batch([...writing, SELECT_HIGHEST_ID], 'write')),
      WRITE_TIMEOUT_MS,
    )
    const after = Number(results.at(-1)?.rows[0]?.seq ?? 0)
    if (after - (results[0]?.rowsAffected ?? 0) < this.#highest) this.#older()
    this.#highest = after
  }
}
