/** The store of contact requests, opened when it is first needed and again after it has failed. */

import { assertNotEmptied, type Database, openDatabase } from './database.ts'
import { createDedupeKeys } from './dedupe-keys.ts'
import { getErrorCode } from './retry.ts'
import type { DatabaseSettings } from './settings.ts'
import { findSpamSigns } from './spam-signs.ts'
import { describeError } from './store-errors.ts'
import type { ContactValues } from './values.ts'
import { Writer } from './writer.ts'

/** The store cannot take anything at the moment; the reason has been said in the log. */
export class StoreUnavailableError extends Error {}

/** The file was moved or replaced while it was written to. */
class MovedError extends Error {
  readonly code = 'MOVED'
}

interface Open {
  readonly database: Database
  readonly writer: Writer
}

/** How long a store that cannot be opened is left alone, in ms. */
const REOPEN_DELAY_MS = 2000

/** Failures after which the connection is as good as before. */
const TRANSIENT_ERROR = /^(SQLITE_(BUSY|LOCKED|FULL|CONSTRAINT)|TOO_MANY_WAITING)/

export class Store {
  readonly #settings: DatabaseSettings
  readonly #byMail: boolean
  readonly #log: (sentence: string) => void
  #current: Open | undefined
  #opening: Promise<Open> | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  #trouble: string | undefined
  #wasOpen = false
  #closed = false

  /**
   * @param byMail whether requests are also put into the outbox
   * @param log gets one sentence when the store starts to fail, and one when it works again
   */
  constructor(settings: DatabaseSettings, byMail: boolean, log: (sentence: string) => void) {
    this.#settings = settings
    this.#byMail = byMail
    this.#log = log
  }

  /**
   * Stores a request. Resolves only once it is durable; the same values again are stored once.
   * @throws StoreUnavailable
   */
  add(values: ContactValues): Promise<void> {
    return this.#use(async ({ database, writer }) => {
      const receivedAt = Date.now()
      const keys = createDedupeKeys(values, database.secret, receivedAt)
      await writer.store({ ...values, ...keys, receivedAt, suspected: findSpamSigns(values) })
      // It was moved meanwhile: the request is in a file that may be looked at by nobody.
      if (!database.isCurrentFile()) throw new MovedError()
    })
  }

  /**
   * Does something else in the store.
   * @throws StoreUnavailable
   */
  use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.#use(({ database }) => work(database))
  }

  /** Finishes what is being stored, and closes. */
  async close(): Promise<void> {
    this.#closed = true
    const open = this.#current ?? (await this.#opening?.catch(() => undefined))
    if (!open) return
    const { writer, database } = open
    await writer.finish()
    database.client.close()
  }

  async #use<T>(work: (open: Open) => Promise<T>): Promise<T> {
    let open: Open | undefined
    try {
      open = await this.#opened()
      const result = await work(open)
      this.#report(undefined)
      return result
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      this.#report(describeError(error, this.#settings))
      if (open && !TRANSIENT_ERROR.test(getErrorCode(error))) this.#drop(open)
      throw new StoreUnavailableError()
    }
  }

  async #opened(): Promise<Open> {
    if (this.#closed) throw new StoreUnavailableError()
    // The file was moved or removed: what is written to it from now on would be lost.
    if (this.#current?.database.isCurrentFile() === false) {
      this.#log(
        'The file of the contact requests was moved or replaced. From now on, requests are kept in the one that stands in its place.',
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
      this.#current = { database, writer: new Writer(database, this.#byMail, this.#sayOlder) }
      return this.#current
    } catch (error) {
      this.#failedAt = performance.now()
      throw error
    } finally {
      this.#opening = undefined
    }
  }

  readonly #sayOlder = () =>
    this.#log(
      'The contact requests were replaced by an older copy: what came after it is not there any more. `npm run requests -- restore` puts back what another copy has.',
    )

  #drop(open: Open): void {
    if (this.#current !== open) return
    this.#current = undefined
    const { database, writer } = open
    // What is under way ends by itself.
    void writer.finish().finally(() => database.client.close())
  }

  #report(trouble: string | undefined): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.#log(trouble ?? 'Contact requests can be stored again.')
  }
}
