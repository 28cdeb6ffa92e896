/** What `npm run requests` can do. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backUp, restore } from './backup.ts'
import { codeOf } from './busy.ts'
import { csvOf } from './csv.ts'
import type { Database } from './database.ts'
import { eraseFrom, eraseOne } from './erasing.ts'
import { listingOf } from './listing.ts'
import { sendAgain } from './outbox.ts'
import { type ContactRecord, listRecords, markHandled } from './records.ts'
import { sentencesOf, stateOf } from './state.ts'

/** What a command says, and the code that it ends with: 0 done, 1 nothing to do it to. */
export interface Said {
  readonly text: string
  readonly code: 0 | 1
}

/** A command, understood but not yet done: nothing is opened for one that makes no sense. */
export interface Command {
  /** It changes nothing in the store. */
  readonly reads: boolean
  /** @throws Misunderstood */
  readonly run: (database: Database) => Promise<Said>
}

/** The command cannot be understood, or what it needs cannot be had. */
export class Misunderstood extends Error {}

export const USAGE = `How to use it:
  npm run requests -- list                       requests that are not handled yet
  npm run requests -- list --all                 all of them; with --json for programs
  npm run requests -- export [file.csv]          all of them as a table, for spreadsheets
  npm run requests -- handled <number>           marks a request as handled
  npm run requests -- erase <number>             erases a request for good
  npm run requests -- erase --email <address>    erases everything that an address has sent
  npm run requests -- status                     how many there are, and what waits to be sent by mail
  npm run requests -- send <number>              sends a request by mail that was not sent; --all: all of them
  npm run requests -- backup <file>              copies all of them into a new file
  npm run requests -- restore <file>             puts back what a backup has and the store lacks`

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

const reading = (run: Command['run']): Command => ({ reads: true, run })
const changing = (run: Command['run']): Command => ({ reads: false, run })

const eraseAddress =
  (email: string): Command['run'] =>
  async (database) => {
    const count = await eraseFrom(database, email)
    if (count > 0) return done(`Requests erased: ${count}.`)
    return { text: 'No request has come from this address.', code: 1 }
  }

/** Something is done to the request of a number. */
const toOne =
  (
    id: number,
    doIt: (database: Database, id: number) => Promise<boolean>,
    what: string,
  ): Command['run'] =>
  async (database) =>
    (await doIt(database, id)) ? done(`Request ${id} is ${what}.`) : absent(id)

const erasing = ({ what, email }: Words): Command => {
  if (email === undefined) {
    const eraseIt = async (database: Database, id: number) => (await eraseOne(database, id)) > 0
    return changing(toOne(numberOf(what), eraseIt, 'erased'))
  }
  if (what === undefined && email.includes('@')) return changing(eraseAddress(email))
  throw new Misunderstood('What is to be erased? Give a number, or --email and an address.')
}

const sending = ({ what, all }: Words): Command => {
  if (!all) {
    const sendIt = async (database: Database, id: number) => (await sendAgain(database, id)) > 0
    return changing(toOne(numberOf(what), sendIt, 'going to be sent'))
  }
  if (what !== undefined) throw new Misunderstood('Which one? Give a number, or --all.')
  return changing(async (database) =>
    done(`Requests that are going to be sent: ${await sendAgain(database)}.`),
  )
}

/** Something is done with a file. */
const withFile = (
  file: string | undefined,
  doIt: (database: Database, file: string) => Promise<number>,
  said: (count: number, file: string) => string,
): Command['run'] => {
  if (!file) throw new Misunderstood('Which file? Give its name.')
  return async (database) => {
    try {
      return done(said(await doIt(database, file), file))
    } catch (error) {
      throw new Misunderstood(error instanceof Error ? error.message : 'Something went wrong.')
    }
  }
}

const OPTIONS = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  email: { type: 'string' },
} as const

/** What stands behind the name of a command. */
interface Words {
  readonly what: string | undefined
  readonly all: boolean
  readonly json: boolean
  readonly email: string | undefined
}

interface Understanding {
  readonly options?: readonly (keyof typeof OPTIONS)[]
  /** Whether it takes a word. */
  readonly word: boolean
  readonly command: (words: Words) => Command
}

const COMMANDS: Readonly<Record<string, Understanding>> = {
  list: {
    options: ['all', 'json'],
    word: false,
    command: ({ all, json }) =>
      reading(async (database) => {
        const records = await listRecords(database, all)
        return done(json ? JSON.stringify(records, null, 2) : listingOf(records))
      }),
  },
  export: {
    word: true,
    command: ({ what }) =>
      reading(async (database) => exportTo(what, await listRecords(database, true))),
  },
  handled: {
    word: true,
    command: ({ what }) => changing(toOne(numberOf(what), markHandled, 'handled')),
  },
  erase: { options: ['email'], word: true, command: erasing },
  status: {
    word: false,
    command: () => reading(async (database) => done(sentencesOf(await stateOf(database)))),
  },
  send: { options: ['all'], word: true, command: sending },
  backup: {
    word: true,
    command: ({ what }) =>
      reading(withFile(what, backUp, (count, file) => `Requests copied into ${file}: ${count}.`)),
  },
  restore: {
    word: true,
    command: ({ what }) =>
      changing(withFile(what, restore, (count) => `Requests put back: ${count}.`)),
  },
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new Misunderstood('This cannot be understood.')
  }
}

/** @throws Misunderstood */
export const commandOf = (args: readonly string[]): Command => {
  const { values, positionals } = parsed(args)
  const [name = '', what, ...more] = positionals
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const given = Object.keys(values)
  const fits =
    more.length === 0 &&
    (known?.word || what === undefined) &&
    given.every((option) => (known?.options as readonly string[] | undefined)?.includes(option))
  if (!known || !fits) throw new Misunderstood('This cannot be understood.')
  const { all = false, json = false, email } = values
  return known.command({ what, all, json, email })
}
