/** Sends the emails in the outbox: when a request arrives, and with backoff while the mail server fails. */
import type { Database } from './database.ts'
import type { DeliveryResult, Mailer } from './mailer.ts'
import {
  countWaiting,
  leaseEntry,
  MAX_ATTEMPTS,
  markSent,
  moveToEnd,
  type OutboxEntry,
  recordFailure,
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
  /** Backoff while the server is unreachable. */
  readonly unreachable: Backoff
  /** Backoff of an email that the server refuses. */
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

/** The delay in ms after consecutive failures, with ±25 % jitter so that servers do not retry at the same time. */
export const getBackoffMs = ({ min, max }: Backoff, failures: number): number =>
  Math.min(max, min * 2 ** Math.min(failures, 30)) * (0.75 + Math.random() / 2)

export class Sender {
  readonly #store: Store
  readonly #mailer: Mailer
  readonly #log: Log
  readonly #timing: Timing
  readonly #end = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #run: Promise<void> | undefined
  #failures = 0
  /** Attempts by id of emails during which the server became unreachable, since the last successful delivery. */
  readonly #suspects = new Map<number, number>()
  #isNotified = false

  constructor(store: Store, mailer: Mailer, log: Log, timing: Timing = DEFAULT_TIMING) {
    this.#store = store
    this.#mailer = mailer
    this.#log = log
    this.#timing = timing
    this.#schedule(0)
  }

  /** Sends new emails soon; while the server is unreachable, with the next retry. */
  notify(): void {
    this.#isNotified = true
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
    this.#isNotified = false
    // The store logs its errors.
    await this.#store.use((database) => this.#sendAll(database)).catch(() => undefined)
    this.#run = undefined
    const { poll, unreachable } = this.#timing
    if (this.#failures > 0) this.#schedule(getBackoffMs(unreachable, this.#failures - 1))
    else this.#schedule(this.#isNotified ? 0 : poll)
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
      if (this.#end.signal.aborted) return releaseLease(database, entry)
      await moveToEnd(database, entry)
      this.#suspects.set(entry.id, entry.attempts)
      return this.#logUnreachable(database, result.code)
    }
    if (this.#failures > 0) this.#log('The mail server is reachable again.')
    this.#failures = 0
    this.#suspects.delete(entry.id)
    if (result.kind === 'sent') await markSent(database, entry)
    else {
      this.#log(
        `The mail server refused the email about contact request ${entry.id} (${result.code}). Retrying later.`,
      )
      await reschedule(database, entry, this.#getRefusedDelay(entry.attempts))
      this.#logLastAttempt(entry.id, entry.attempts)
    }
    await this.#recordSuspects(database)
  }

  /** The server works: earlier failures were caused by those emails, which now wait while others are sent. */
  async #recordSuspects(database: Database): Promise<void> {
    for (const [id, attempts] of this.#suspects) {
      await recordFailure(database, id, this.#getRefusedDelay(attempts))
      this.#logLastAttempt(id, attempts)
    }
    this.#suspects.clear()
  }

  #getRefusedDelay(attempts: number): number {
    return getBackoffMs(this.#timing.refused, attempts)
  }

  #logLastAttempt(id: number, attempts: number): void {
    if (attempts + 1 < MAX_ATTEMPTS) return
    this.#log(
      `Giving up on the email about contact request ${id} after ${MAX_ATTEMPTS} attempts. Retry with \`npm run requests -- send ${id}\`.`,
    )
  }

  /** Logs the first failure only. */
  async #logUnreachable(database: Database, code: string): Promise<void> {
    this.#failures += 1
    if (this.#failures > 1) return
    const waiting = await countWaiting(database)
    this.#log(
      `Cannot reach the mail server (${code}). ${waiting} ${waiting === 1 ? 'email is' : 'emails are'} waiting in the outbox and will be sent later.`,
    )
  }
}
