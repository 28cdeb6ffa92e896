import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from './database.ts'
import { DEDUPE_WINDOW_MS, type DedupeKeys } from './dedupe-keys.ts'
import { executeBatch } from './retry.ts'
import { withTimeout } from './timeout.ts'
import type { Submission } from './values.ts'

export interface NewRequest extends Submission, DedupeKeys {
  /** In ms. */
  readonly receivedAt: number
  readonly suspected: string
}

export class QueueFullError extends Error {
  readonly code = 'QUEUE_FULL'
}

const MAX_BATCH_SIZE = 100
const MAX_QUEUE_SIZE = 5000
const WRITE_TIMEOUT_MS = 10_000

/** Skips requests with equal values, also those of the previous dedupe window. */
const INSERT = `
  INSERT INTO requests (key, received_at, name, email, contact, message, suspected, form, answers)
  SELECT value->>'key', value->>'receivedAt', value->>'name', value->>'email', value->>'contact',
    value->>'message', value->>'suspected', coalesce(value->>'form', ''),
    coalesce(value->>'answers', '[]')
  FROM json_each(?) AS new
  WHERE NOT EXISTS (
    SELECT 1 FROM requests WHERE key = new.value->>'previousKey'
    AND received_at > new.value->>'receivedAt' - ${DEDUPE_WINDOW_MS}
  )
  ON CONFLICT (key) DO NOTHING`

const INSERT_OUTBOX = `
  INSERT INTO outbox (request_id, due_at)
  SELECT requests.id, requests.received_at
  FROM json_each(?) AS new JOIN requests ON requests.key = new.value->>'key'
  WHERE true
  ON CONFLICT (request_id) DO NOTHING`

/** The highest id that was ever used; it never decreases in one store. */
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

/** Writes in batches: requests that arrive while a transaction is running share the next one, and one fsync. */
export class Writer {
  readonly #database: Database
  readonly #sendsMail: boolean
  readonly #queue = new Map<string, PendingRequest>()
  readonly #onOlderStore: () => void
  #running: Promise<void> | undefined
  #highestId = 0

  /** @param onOlderStore called when the store has been replaced by an older copy */
  constructor(database: Database, sendsMail: boolean, onOlderStore: () => void = () => undefined) {
    this.#database = database
    this.#sendsMail = sendsMail
    this.#onOlderStore = onOlderStore
  }

  /** Resolves once the request, or the one that it duplicates, is durable. @throws the error of the store */
  store(request: NewRequest): Promise<void> {
    const duplicate = this.#queue.get(request.key) ?? this.#queue.get(request.previousKey)
    if (duplicate) return duplicate.stored
    if (this.#queue.size >= MAX_QUEUE_SIZE) return Promise.reject(new QueueFullError())
    const pending = createPending(request)
    this.#queue.set(request.key, pending)
    this.#running ??= this.#run()
    return pending.stored
  }

  async finish(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#queue.size > 0) {
      await yieldToEventLoop()
      const batch = [...this.#queue.values()].slice(0, MAX_BATCH_SIZE)
      const error = await this.#write(batch.map(({ request }) => request)).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('The store failed.'),
      )
      for (const { request, settle } of batch) {
        this.#queue.delete(request.key)
        settle(error)
      }
    }
    this.#running = undefined
  }

  async #write(requests: readonly NewRequest[]): Promise<void> {
    const args = [JSON.stringify(requests)]
    const statements = [
      { sql: INSERT, args },
      ...(this.#sendsMail ? [{ sql: INSERT_OUTBOX, args }] : []),
      SELECT_HIGHEST_ID,
    ]
    const { client } = this.#database
    const results = await withTimeout(executeBatch(client, statements), WRITE_TIMEOUT_MS)
    const highestId = Number(results.at(-1)?.rows[0]?.seq ?? 0)
    const inserted = results[0]?.rowsAffected ?? 0
    if (highestId - inserted < this.#highestId) this.#onOlderStore()
    this.#highestId = highestId
  }
}
