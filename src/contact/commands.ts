/** What `npm run requests` can do. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { codeOf } from './busy.ts'
import { csvOf } from './csv.ts'
import type { Database } from './database.ts'
import { eraseFrom, eraseOne } from './erasing.ts'
import { listingOf } from './listing.ts'
import { type ContactRecord, listRecords, markHandled } from './records.ts'

/** What a command says, and the code that it ends with: 0 done, 1 nothing to do it to. */
export interface Said {
  readonly text: string
  readonly code: 0 | 1
}

/** A command, understood but not yet done: nothing is opened for one that makes no sense. */
export type Command = (database: Database) => Promise<Said>

/** The command cannot be understood, or what it needs cannot be had. */
export class Misunderstood extends Error {}

export const USAGE = `How to use it:
  npm run requests -- list                       requests that are not handled yet
  npm run requests -- list --all                 all of them; with --json for programs
  npm run requests -- export [file.csv]          all of them as a table, for spreadsheets
  npm run requests -- handled <number>           marks a request as handled
  npm run requests -- erase <number>             erases a request for good
  npm run requests -- erase --email <address>    erases everything that an address has sent`

const COLUMNS = [
  'id',
  'received',
  'name',
  'email',
  'contact',
  'message',
  'suspected',
  'handled',
] as const satisfies readonly (keyof ContactRecord)[]

const numberOf = (text: string | undefined): number => {
  if (text && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Misunderstood('Which request? Give its number, as the list shows it.')
}

const done = (text: string): Said => ({ text, code: 0 })
const absent = (id: number): Said => ({ text: `There is no request ${id}.`, code: 1 })

const exportTo = (file: string | undefined, records: readonly ContactRecord[]): Said => {
  const table = csvOf(
    COLUMNS,
    records.map((record) => COLUMNS.map((column) => record[column])),
  )
  if (!file) return done(table.replace(/\r\n$/, '\r'))
  try {
    writeFileSync(file, table, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = codeOf(error)
    const why = code === 'EEXIST' ? 'there is such a file already' : code
    throw new Misunderstood(`The table cannot be written to ${file}: ${why}.`)
  }
  return done(`Requests written to ${file}: ${records.length}.`)
}

const eraseNumber =
  (id: number): Command =>
  async (database) =>
    (await eraseOne(database, id)) > 0 ? done(`Request ${id} is erased.`) : absent(id)

const eraseAddress =
  (email: string): Command =>
  async (database) => {
    const count = await eraseFrom(database, email)
    if (count > 0) return done(`Requests erased: ${count}.`)
    return { text: 'No request has come from this address.', code: 1 }
  }

const erasing = (number: string | undefined, email: string | undefined): Command => {
  if (email === undefined) return eraseNumber(numberOf(number))
  if (number === undefined && email.includes('@')) return eraseAddress(email)
  throw new Misunderstood('What is to be erased? Give a number, or --email and an address.')
}

const OPTIONS = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  email: { type: 'string' },
} as const

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new Misunderstood('This cannot be understood.')
  }
}

/** @throws Misunderstood */
export const commandOf = (args: readonly string[]): Command => {
  const {
    values: { all = false, json = false, email },
    positionals: [name, what, ...more],
  } = parsed(args)
  const fits = (...options: readonly string[]) =>
    more.length === 0 &&
    (all === false || options.includes('all')) &&
    (json === false || options.includes('json')) &&
    (email === undefined || options.includes('email'))
  if (name === 'list' && what === undefined && fits('all', 'json')) {
    return async (database) => {
      const records = await listRecords(database, all)
      return done(json ? JSON.stringify(records, null, 2) : listingOf(records))
    }
  }
  if (name === 'export' && fits()) {
    return async (database) => exportTo(what, await listRecords(database, true))
  }
  if (name === 'handled' && fits()) {
    const id = numberOf(what)
    return async (database) =>
      (await markHandled(database, id)) ? done(`Request ${id} is handled.`) : absent(id)
  }
  if (name === 'erase' && fits('email')) {
    return erasing(what, email)
  }
  throw new Misunderstood('This cannot be understood.')
}
