import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getErrorCode } from '../contract/error-code.ts'
import { createBackup, restoreBackup } from './backup.ts'
import type { Database } from './database.ts'
import { eraseByEmail, eraseById } from './erase.ts'
import { exportForm, exportRequests } from './export.ts'
import { formatRequests } from './format-requests.ts'
import { requeue } from './outbox.ts'
import { listRecords, markHandled } from './records.ts'
import { formatStatus, readStatus } from './status.ts'

export interface CommandResult {
  readonly text: string
  /** 0 success, 1 no such request. */
  readonly exitCode: 0 | 1
}

export interface Command {
  readonly isReadOnly: boolean
  /** @throws UsageError if a file cannot be read or written */
  readonly run: (database: Database) => Promise<CommandResult>
}

/** Invalid arguments, or a file that cannot be read or written. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run requests -- <command>

Commands:
  list                     List open requests
  list --all               List all requests, also handled ones
  list --json              Print requests as JSON
  export [file.csv]        Export all requests as CSV
  export --form <form> [file.csv]
                           Export the requests of a form such as /contact#form
  handled <id>             Mark a request as handled
  erase <id>               Erase a request permanently
  erase --email <address>  Erase all requests from an email address
  status                   Show the number of requests and unsent emails
  send <id>                Send the email about a request again
  send --all               Send all unsent emails again
  backup <file>            Copy all requests to a new file
  restore <file>           Restore requests that are missing from the store`

const parseId = (text: string | undefined): number => {
  if (text && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new UsageError(text === undefined ? 'Missing request id.' : `Invalid request id: ${text}`)
}

const succeed = (text: string): CommandResult => ({ text, exitCode: 0 })
const reportMissing = (id: number): CommandResult => ({
  text: `Request ${id} not found.`,
  exitCode: 1,
})

const countRequests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`

const saveTable = (file: string | undefined, table: string, count: number): CommandResult => {
  if (!file) return succeed(table.replace(/\r\n$/, '\r'))
  try {
    writeFileSync(file, table, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = getErrorCode(error)
    throw new UsageError(
      code === 'EEXIST' ? `File already exists: ${file}` : `Cannot write ${file}: ${code}`,
    )
  }
  return succeed(`Exported ${countRequests(count)} to ${file}.`)
}

const updateOne =
  (
    id: number,
    update: (database: Database, id: number) => Promise<number | boolean>,
    message: string,
  ): Command['run'] =>
  async (database) =>
    (await update(database, id)) ? succeed(`Request ${id} ${message}.`) : reportMissing(id)

const createErase = ({ argument, email }: CommandArguments): Command['run'] => {
  if (email === undefined) return updateOne(parseId(argument), eraseById, 'erased')
  if (argument !== undefined || !email.includes('@'))
    throw new UsageError('Use erase with either an id or --email <address>.')
  return async (database) => {
    const count = await eraseByEmail(database, email)
    if (count > 0) return succeed(`Erased ${countRequests(count)}.`)
    return { text: `No requests found from ${email}.`, exitCode: 1 }
  }
}

const createSend = ({ argument, all }: CommandArguments): Command['run'] => {
  if (!all) return updateOne(parseId(argument), requeue, 'queued for sending')
  if (argument !== undefined) throw new UsageError('Use send with either an id or --all.')
  return async (database) =>
    succeed(`Queued ${countRequests(await requeue(database))} for sending.`)
}

const withFile = (
  file: string | undefined,
  work: (database: Database, file: string) => Promise<number>,
  formatMessage: (count: number, file: string) => string,
): Command['run'] => {
  if (!file) throw new UsageError('Missing file name.')
  return async (database) => {
    try {
      return succeed(formatMessage(await work(database, file), file))
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : 'Something went wrong.')
    }
  }
}

const OPTIONS = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  email: { type: 'string' },
  form: { type: 'string' },
} as const

interface CommandArguments {
  readonly argument: string | undefined
  readonly all: boolean
  readonly json: boolean
  readonly email: string | undefined
  readonly form: string | undefined
}

interface CommandDefinition {
  readonly options?: readonly string[]
  readonly takesArgument?: boolean
  readonly isReadOnly?: boolean
  /** @throws UsageError */
  readonly create: (args: CommandArguments) => Command['run']
}

const COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  list: {
    options: ['all', 'json'],
    isReadOnly: true,
    create:
      ({ all, json }) =>
      async (database) => {
        const records = await listRecords(database, all)
        return succeed(json ? JSON.stringify(records, null, 2) : formatRequests(records))
      },
  },
  export: {
    options: ['form'],
    takesArgument: true,
    isReadOnly: true,
    create:
      ({ argument, form }) =>
      async (database) => {
        const all = await listRecords(database, true)
        if (form === undefined) return saveTable(argument, exportRequests(all), all.length)
        const ofForm = all.filter((record) => record.form !== '' && record.form === form)
        if (ofForm.length > 0) return saveTable(argument, exportForm(ofForm), ofForm.length)
        return { text: `No requests found from the form ${form}.`, exitCode: 1 }
      },
  },
  handled: {
    takesArgument: true,
    create: ({ argument }) => updateOne(parseId(argument), markHandled, 'marked as handled'),
  },
  erase: { options: ['email'], takesArgument: true, create: createErase },
  status: {
    isReadOnly: true,
    create: () => async (database) => succeed(formatStatus(await readStatus(database))),
  },
  send: { options: ['all'], takesArgument: true, create: createSend },
  backup: {
    takesArgument: true,
    isReadOnly: true,
    create: ({ argument }) =>
      withFile(
        argument,
        createBackup,
        (count, file) => `Backed up ${countRequests(count)} to ${file}.`,
      ),
  },
  restore: {
    takesArgument: true,
    create: ({ argument }) =>
      withFile(argument, restoreBackup, (count) => `Restored ${countRequests(count)}.`),
  },
}

const parseArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Invalid arguments.')
  }
}

/** @throws UsageError */
export const parseCommand = (args: readonly string[]): Command => {
  const { values, positionals } = parseArguments(args)
  const [name = '', argument, ...rest] = positionals
  const definition = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!definition) throw new UsageError(name ? `Unknown command: ${name}` : 'Missing command.')
  const unknownOption = Object.keys(values).find((option) => !definition.options?.includes(option))
  if (unknownOption) throw new UsageError(`Unknown option for ${name}: --${unknownOption}`)
  if (rest.length > 0 || (argument !== undefined && !definition.takesArgument))
    throw new UsageError(`Too many arguments for ${name}.`)
  const { all = false, json = false, email, form } = values
  const run = definition.create({ argument, all, json, email, form })
  return { isReadOnly: definition.isReadOnly ?? false, run }
}
