import type { Database } from './database.ts'
import type { DeliveryResult, Mailer } from './mailer.ts'
import {
  countEntries,
  leaseEntry,
  MAX_ATTEMPTS,
  markSent,
  type OutboxEntry,
  releaseLease,
  reschedule,
} from './outbox.ts'
import type { Store } from './store.ts'

/** All in ms. */
export interface Timing {
  /** Poll interval of the outbox, which another server may have filled. */
  readonly poll: number
  /** How long an email is leased; longer than any attempt can take. */
  readonly lease: number
  readonly unreachable: Backoff
  readonly refused: Backoff
}

/** Doubles after every failure. */
interface Backoff {
  readonly min: number
  readonly max: number
}

export const DEFAULT_TIMING: Timing = {
  poll: 10_000,
  lease: 150_000,
  unreachable: { min: 5_000, max: 5 * 60_000 },
  refused: { min: 60_000, max: 6 * 3600_000 },
}

type Log = (message: string) => void

/** In ms, with ±25 % jitter so that servers do not retry at the same time. */
export const getBackoffMs = ({ min, max }: Backoff, failures: number): number =>
  Math.min(max, min * 2 ** Math.min(failures, 30)) * (0.75 + Math.random() / 2)

/** Sends the emails in the outbox: at once when a request arrives, and with backoff while the mail server fails. */
export class Sender {
  readonly #store: Store
  readonly #mailer: Mailer
  readonly #log: Log
  readonly #timing: Timing
  readonly #end = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #run: Promise<void> | undefined
  #failures = 0

  constructor(store: Store, mailer: Mailer, log: Log, timing: Timing = DEFAULT_TIMING) {
    this.#store = store
    this.#mailer = mailer
    this.#log = log
    this.#timing = timing
    this.#schedule(0)
  }

  /** Sends new emails now; while the server is unreachable, with the next retry. */
  notify(): void {
    if (this.#failures === 0 && !this.#run) this.#schedule(0)
  }

  /** Starts nothing new and cancels a pending delivery. */
  async close(): Promise<void> {
    this.#end.abort()
    clearTimeout(this.#timer)
    await this.#run
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#end.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#run = this.#runOnce()
    }, ms)
    this.#timer.unref()
  }

  async #runOnce(): Promise<void> {
    // The store logs its errors.
    await this.#store.use((database) => this.#sendAll(database)).catch(() => undefined)
    this.#run = undefined
    const { poll, unreachable } = this.#timing
    this.#schedule(this.#failures > 0 ? getBackoffMs(unreachable, this.#failures - 1) : poll)
  }

  async #sendAll(database: Database): Promise<void> {
    while (!this.#end.signal.aborted) {
      const entry = await leaseEntry(database, this.#timing.lease)
      if (!entry) return
      const result = await this.#mailer(entry, this.#end.signal)
      await this.#recordResult(database, entry, result)
      if (result.kind === 'unreachable') return
    }
  }

  async #recordResult(
    database: Database,
    entry: OutboxEntry,
    result: DeliveryResult,
  ): Promise<void> {
    if (result.kind === 'unreachable') {
      await releaseLease(database, entry)
      if (!this.#end.signal.aborted) await this.#logUnreachable(database, result.code)
      return
    }
    if (this.#failures > 0) this.#log('The mail server is reachable again.')
    this.#failures = 0
    if (result.kind === 'sent') return markSent(database, entry)
    this.#logRefused(entry, result.code)
    await reschedule(database, entry, getBackoffMs(this.#timing.refused, entry.attempts))
  }

  #logRefused({ id, attempts }: OutboxEntry, code: string): void {
    const isLast = attempts + 1 >= MAX_ATTEMPTS
    this.#log(
      isLast
        ? `Giving up on the email about contact request ${id} after ${MAX_ATTEMPTS} attempts (${code}). Retry with \`npm run requests -- send ${id}\`.`
        : `The mail server refused the email about contact request ${id} (${code}). Retrying later.`,
    )
  }

  /** Logs the first failure only. */
  async #logUnreachable(database: Database, code: string): Promise<void> {
    this.#failures += 1
    if (this.#failures > 1) return
    const { waiting } = await countEntries(database)
    this.#log(
      `Cannot reach the mail server (${code}). ${waiting} ${waiting === 1 ? 'email is' : 'emails are'} waiting in the outbox and will be sent later.`,
    )
  }
}
