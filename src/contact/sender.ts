/** Empties the outbox: at once when something comes in, again and again while the mail server is away. */
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
  /** How often the outbox is looked into: another server may have left something. */
  readonly poll: number
  /** For how long an email is leased; longer than any attempt can take. */
  readonly lease: number
  /** Pauses while the server cannot be reached, doubled after every failure. */
  readonly unreachable: { readonly first: number; readonly longest: number }
  /** Pauses of an email that the server refuses, doubled after every refusal. */
  readonly refused: { readonly first: number; readonly longest: number }
}

export const DEFAULT_TIMING: Timing = {
  poll: 10_000,
  lease: 150_000,
  unreachable: { first: 5_000, longest: 5 * 60_000 },
  refused: { first: 60_000, longest: 6 * 3600_000 },
}

type Log = (sentence: string) => void

/**
 * How long to wait, in ms, after so many failures in a row: doubled each time, a quarter less or more by chance, so that
 * servers that have failed together do not come back together.
 */
export const getBackoffMs = ({ first, longest }: Timing['unreachable'], failures: number): number =>
  Math.min(longest, first * 2 ** Math.min(failures, 30)) * (0.75 + Math.random() / 2)

export class Sender {
  readonly #store: Store
  readonly #mailer: Mailer
  readonly #log: Log
  readonly #timing: Timing
  readonly #end = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #failures = 0
  /** Emails that could not be handed over since the last one that could, with how often they have failed. */
  readonly #suspects = new Map<number, number>()
  #asked = false

  constructor(store: Store, mailer: Mailer, log: Log, timing: Timing = DEFAULT_TIMING) {
    this.#store = store
    this.#mailer = mailer
    this.#log = log
    this.#timing = timing
    this.#plan(0)
  }

  /** Something has come in. While the server is away, it waits like the rest. */
  notify(): void {
    this.#asked = true
    if (this.#failures === 0 && !this.#round) this.#plan(0)
  }

  /** Starts nothing new, and breaks off what the mail server keeps from ending. */
  async close(): Promise<void> {
    this.#end.abort()
    clearTimeout(this.#timer)
    await this.#round
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#end.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#round = this.#goRound()
    }, ms)
    this.#timer.unref()
  }

  async #goRound(): Promise<void> {
    this.#asked = false
    // The store has said what is wrong with it.
    await this.#store.use((database) => this.#empty(database)).catch(() => undefined)
    this.#round = undefined
    const { poll, unreachable } = this.#timing
    if (this.#failures > 0) this.#plan(getBackoffMs(unreachable, this.#failures - 1))
    else this.#plan(this.#asked ? 0 : poll)
  }

  async #empty(database: Database): Promise<void> {
    while (!this.#end.signal.aborted) {
      const entry = await leaseEntry(database, this.#timing.lease)
      if (!entry) return
      const outcome = await this.#mailer(entry, this.#end.signal)
      await this.#note(database, entry, outcome)
      if (outcome.kind === 'unreachable') return
    }
  }

  async #note(database: Database, entry: OutboxEntry, outcome: DeliveryResult): Promise<void> {
    if (outcome.kind === 'unreachable') {
      if (this.#end.signal.aborted) return releaseLease(database, entry)
      await moveToEnd(database, entry)
      this.#suspects.set(entry.id, entry.attempts)
      return this.#sayAway(database, outcome.code)
    }
    if (this.#failures > 0) this.#log('The mail server can be reached again.')
    this.#failures = 0
    this.#suspects.delete(entry.id)
    if (outcome.kind === 'sent') await markSent(database, entry)
    else {
      this.#log(
        `The mail server refuses the mail about contact request ${entry.id} (${outcome.code}). It is kept, and tried again later.`,
      )
      await reschedule(database, entry, this.#pauseAfter(entry.attempts))
      this.#sayAside(entry.id, entry.attempts)
    }
    await this.#blameSuspects(database)
  }

  /** The server can be talked to: what could not be handed over has itself to blame, and waits while others go. */
  async #blameSuspects(database: Database): Promise<void> {
    for (const [id, attempts] of this.#suspects) {
      await recordFailure(database, id, this.#pauseAfter(attempts))
      this.#sayAside(id, attempts)
    }
    this.#suspects.clear()
  }

  #pauseAfter(attempts: number): number {
    return getBackoffMs(this.#timing.refused, attempts)
  }

  #sayAside(id: number, attempts: number): void {
    if (attempts + 1 < MAX_ATTEMPTS) return
    this.#log(
      `The mail about contact request ${id} could not be handed over ${MAX_ATTEMPTS} times. It is set aside; \`npm run requests -- send ${id}\` tries it again.`,
    )
  }

  /** Said once, and not at every attempt. */
  async #sayAway(database: Database, code: string): Promise<void> {
    this.#failures += 1
    if (this.#failures > 1) return
    const waiting = await countWaiting(database)
    this.#log(
      `The mail server cannot be reached (${code}). Nothing is lost: ${waiting} contact ${waiting === 1 ? 'request waits' : 'requests wait'} in the outbox and will be sent later.`,
    )
  }
}
