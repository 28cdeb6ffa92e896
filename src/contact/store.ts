import { getErrorCode } from '../contract/error-code.ts'
import { assertNotEmptied, type Database, openDatabase } from './database.ts'
import { createDedupeKeys } from './dedupe-keys.ts'
import type { DatabaseSettings } from './settings.ts'
import { findSpamSigns } from './spam-signs.ts'
import { describeError } from './store-errors.ts'
import type { Submission } from './values.ts'
import { Writer } from './writer.ts'

/** The store cannot be used at the moment; the reason has been logged. */
export class StoreUnavailableError extends Error {}

class MovedError extends Error {
  readonly code = 'MOVED'
}

interface Open {
  readonly database: Database
  readonly writer: Writer
}

const REOPEN_DELAY_MS = 2000

/** Errors that do not affect the connection. */
const TRANSIENT_ERROR = /^(SQLITE_(BUSY|LOCKED|FULL|CONSTRAINT)|QUEUE_FULL)/

/** Opens the database on first use, and again after failures. */
export class Store {
  readonly #settings: DatabaseSettings
  readonly #sendsMail: boolean
  readonly #log: (message: string) => void
  #current: Open | undefined
  #opening: Promise<Open> | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  #problem: string | undefined
  #wasOpen = false
  #closed = false

  /** @param log receives a message when the store starts to fail, and when it works again */
  constructor(settings: DatabaseSettings, sendsMail: boolean, log: (message: string) => void) {
    this.#settings = settings
    this.#sendsMail = sendsMail
    this.#log = log
  }

  /** Resolves once the request is durable. Duplicates are stored once. @throws StoreUnavailableError */
  add(submission: Submission): Promise<void> {
    return this.#run(async ({ database, writer }) => {
      const receivedAt = Date.now()
      const keys = createDedupeKeys(submission, database.secret, receivedAt)
      const suspected = findSpamSigns(submission)
      await writer.store({ ...submission, ...keys, receivedAt, suspected })
      // The file was moved meanwhile, so the request may be in a file that is never read.
      if (!database.isCurrentFile()) throw new MovedError()
    })
  }

  /** @throws StoreUnavailableError */
  use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.#run(({ database }) => work(database))
  }

  async close(): Promise<void> {
    this.#closed = true
    const open = this.#current ?? (await this.#opening?.catch(() => undefined))
    if (!open) return
    const { writer, database } = open
    await writer.finish()
    database.client.close()
  }

  async #run<T>(work: (open: Open) => Promise<T>): Promise<T> {
    let open: Open | undefined
    try {
      open = await this.#getOpen()
      const result = await work(open)
      this.#logChange(undefined)
      return result
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      this.#logChange(describeError(error, this.#settings))
      if (open && !TRANSIENT_ERROR.test(getErrorCode(error))) this.#drop(open)
      throw new StoreUnavailableError()
    }
  }

  async #getOpen(): Promise<Open> {
    if (this.#closed) throw new StoreUnavailableError()
    if (this.#current?.database.isCurrentFile() === false) {
      this.#log(
        'The file of the contact requests was moved or replaced. New requests are stored in the file that is now in its place.',
      )
      this.#drop(this.#current)
    }
    if (this.#current) return this.#current
    if (performance.now() - this.#failedAt < REOPEN_DELAY_MS) throw new StoreUnavailableError()
    this.#opening ??= this.#openNow()
    return this.#opening
  }

  async #openNow(): Promise<Open> {
    try {
      if (this.#wasOpen) assertNotEmptied(this.#settings)
      const database = await openDatabase(this.#settings)
      this.#wasOpen = true
      this.#current = {
        database,
        writer: new Writer(database, this.#sendsMail, this.#logOlderStore),
      }
      return this.#current
    } catch (error) {
      this.#failedAt = performance.now()
      throw error
    } finally {
      this.#opening = undefined
    }
  }

  readonly #logOlderStore = () =>
    this.#log(
      'The contact requests were replaced by an older copy; newer requests are missing. Restore them from another copy with `npm run requests -- restore`.',
    )

  #drop(open: Open): void {
    if (this.#current !== open) return
    this.#current = undefined
    const { database, writer } = open
    void writer.finish().finally(() => database.client.close())
  }

  #logChange(problem: string | undefined): void {
    if (problem === this.#problem) return
    this.#problem = problem
    this.#log(problem ?? 'Contact requests can be stored again.')
  }
}
