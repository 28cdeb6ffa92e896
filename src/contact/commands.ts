/** What `npm run requests` can do. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createBackup, restoreBackup } from './backup.ts'
import { formatCsv } from './csv.ts'
import type { Database } from './database.ts'
import { eraseByEmail, eraseById } from './erase.ts'
import { formatRequests } from './format-requests.ts'
import { requeue } from './outbox.ts'
import { type ContactRecord, listRecords, markHandled } from './records.ts'
import { getErrorCode } from './retry.ts'
import { formatStatus, readStatus } from './status.ts'

/** What a command says, and the code that it ends with: 0 done, 1 nothing to do it to. */
export interface CommandResult {
  readonly text: string
  readonly exitCode: 0 | 1
}

/** A command, understood but not yet done: nothing is opened for one that makes no sense. */
export interface Command {
  /** It changes nothing in the store. */
  readonly isReadOnly: boolean
  /** @throws UsageError */
  readonly run: (database: Database) => Promise<CommandResult>
}

/** The command cannot be understood, or what it needs cannot be had. */
export class UsageError extends Error {}

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

const parseId = (text: string | undefined): number => {
  if (text && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new UsageError('Which request? Give its number, as the list shows it.')
}

const succeed = (text: string): CommandResult => ({ text, exitCode: 0 })
const reportMissing = (id: number): CommandResult => ({
  text: `There is no request ${id}.`,
  exitCode: 1,
})

const exportRecords = (
  file: string | undefined,
  records: readonly ContactRecord[],
): CommandResult => {
  const table = formatCsv(
    COLUMNS,
    records.map((record) => COLUMNS.map((column) => record[column])),
  )
  if (!file) return succeed(table.replace(/\r\n$/, '\r'))
  try {
    writeFileSync(file, table, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = getErrorCode(error)
    const why = code === 'EEXIST' ? 'there is such a file already' : code
    throw new UsageError(`The table cannot be written to ${file}: ${why}.`)
  }
  return succeed(`Requests written to ${file}: ${records.length}.`)
}

const readOnlyCommand = (run: Command['run']): Command => ({ isReadOnly: true, run })
const writeCommand = (run: Command['run']): Command => ({ isReadOnly: false, run })

const eraseAddress =
  (email: string): Command['run'] =>
  async (database) => {
    const count = await eraseByEmail(database, email)
    if (count > 0) return succeed(`Requests erased: ${count}.`)
    return { text: 'No request has come from this address.', exitCode: 1 }
  }

/** Something is done to the request of a number. */
const updateOne =
  (
    id: number,
    doIt: (database: Database, id: number) => Promise<boolean>,
    what: string,
  ): Command['run'] =>
  async (database) =>
    (await doIt(database, id)) ? succeed(`Request ${id} is ${what}.`) : reportMissing(id)

const createEraseCommand = ({ argument, email }: CommandArguments): Command => {
  if (email === undefined) {
    const eraseIt = async (database: Database, id: number) => (await eraseById(database, id)) > 0
    return writeCommand(updateOne(parseId(argument), eraseIt, 'erased'))
  }
  if (argument === undefined && email.includes('@')) return writeCommand(eraseAddress(email))
  throw new UsageError('What is to be erased? Give a number, or --email and an address.')
}

const createSendCommand = ({ argument, all }: CommandArguments): Command => {
  if (!all) {
    const sendIt = async (database: Database, id: number) => (await requeue(database, id)) > 0
    return writeCommand(updateOne(parseId(argument), sendIt, 'going to be sent'))
  }
  if (argument !== undefined) throw new UsageError('Which one? Give a number, or --all.')
  return writeCommand(async (database) =>
    succeed(`Requests that are going to be sent: ${await requeue(database)}.`),
  )
}

/** Something is done with a file. */
const withFile = (
  file: string | undefined,
  doIt: (database: Database, file: string) => Promise<number>,
  said: (count: number, file: string) => string,
): Command['run'] => {
  if (!file) throw new UsageError('Which file? Give its name.')
  return async (database) => {
    try {
      return succeed(said(await doIt(database, file), file))
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : 'Something went wrong.')
    }
  }
}

const OPTIONS = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  email: { type: 'string' },
} as const

/** What stands behind the name of a command. */
interface CommandArguments {
  readonly argument: string | undefined
  readonly all: boolean
  readonly json: boolean
  readonly email: string | undefined
}

interface CommandDefinition {
  readonly options?: readonly (keyof typeof OPTIONS)[]
  /** Whether it takes a word. */
  readonly takesArgument: boolean
  readonly create: (words: CommandArguments) => Command
}

const COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  list: {
    options: ['all', 'json'],
    takesArgument: false,
    create: ({ all, json }) =>
      readOnlyCommand(async (database) => {
        const records = await listRecords(database, all)
        return succeed(json ? JSON.stringify(records, null, 2) : formatRequests(records))
      }),
  },
  export: {
    takesArgument: true,
    create: ({ argument }) =>
      readOnlyCommand(async (database) =>
        exportRecords(argument, await listRecords(database, true)),
      ),
  },
  handled: {
    takesArgument: true,
    create: ({ argument }) => writeCommand(updateOne(parseId(argument), markHandled, 'handled')),
  },
  erase: { options: ['email'], takesArgument: true, create: createEraseCommand },
  status: {
    takesArgument: false,
    create: () =>
      readOnlyCommand(async (database) => succeed(formatStatus(await readStatus(database)))),
  },
  send: { options: ['all'], takesArgument: true, create: createSendCommand },
  backup: {
    takesArgument: true,
    create: ({ argument }) =>
      readOnlyCommand(
        withFile(
          argument,
          createBackup,
          (count, file) => `Requests copied into ${file}: ${count}.`,
        ),
      ),
  },
  restore: {
    takesArgument: true,
    create: ({ argument }) =>
      writeCommand(withFile(argument, restoreBackup, (count) => `Requests put back: ${count}.`)),
  },
}

const parseArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new UsageError('This cannot be understood.')
  }
}

/** @throws UsageError */
export const parseCommand = (args: readonly string[]): Command => {
  const { values, positionals } = parseArguments(args)
  const [name = '', argument, ...more] = positionals
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const given = Object.keys(values)
  const fits =
    more.length === 0 &&
    (known?.takesArgument || argument === undefined) &&
    given.every((option) => (known?.options as readonly string[] | undefined)?.includes(option))
  if (!known || !fits) throw new UsageError('This cannot be understood.')
  const { all = false, json = false, email } = values
  return known.create({ argument, all, json, email })
}
