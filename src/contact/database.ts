/** Opens the store: a file of its own, or a server by its address. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { codeOf, patiently, prepareConnection } from './busy.ts'
import { withDeadline } from './deadline.ts'
import { migrate, NEWEST, numberOf } from './migrations.ts'
import type { DatabaseSettings } from './settings.ts'

export interface Database {
  readonly client: Client
  /** Of this store alone; its keys are made with it. */
  readonly secret: string
  /** Whether the file is still the one that was opened. Always, for a server. */
  readonly isInPlace: () => boolean
}

/**
 * How long a statement may block this process while another one writes, in ms. Another's transaction
 * takes a few; giving up and coming back costs more.
 */
const BLOCKING_MS = 200
/** How long a server may take to open, in ms. */
const OPENING_MS = 15_000

const SECRET = "SELECT value FROM facts WHERE name = 'secret'"

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/**
 * Makes a folder with all that it stands in. One after the other: in folders of the system where none
 * can be made, such as /proc, Node 20 tries for ever when it is told to make them all.
 */
const createFolder = (path: string): void => {
  if (existsSync(path)) return
  createFolder(dirname(path))
  try {
    mkdirSync(path, PRIVATE_FOLDER)
  } catch (error) {
    // Another server was quicker.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Makes the file before the library would, so that nobody else can read it; its journal gets the same rights. */
const createFile = (path: string): void => {
  createFolder(dirname(path))
  closeSync(openSync(path, 'a', PRIVATE_FILE))
}

const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}

const prepare = async (client: Client, isFile: boolean): Promise<string> => {
  if (isFile) await patiently(client, () => prepareConnection(client))
  await migrate(client)
  // Written and not only read: a full disk shows now, and not at the first request.
  const opened = {
    sql: "INSERT INTO facts (name, value) VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    args: [new Date().toISOString()],
  }
  const [, found] = await patiently(client, () => client.batch([opened, SECRET], 'write'))
  return String(found?.rows[0]?.value)
}

/** Looks into a store and changes nothing: its disk may be full, or it may only be read. */
const lookInto = async (client: Client): Promise<string | undefined> => {
  const isCurrent = await patiently(client, async () => (await numberOf(client)) === NEWEST)
  if (!isCurrent) return undefined
  const { rows } = await patiently(client, () => client.execute(SECRET))
  return String(rows[0]?.value)
}

const connect = ({ url, token, path }: DatabaseSettings): Client =>
  createClient({
    url,
    ...(token ? { authToken: token } : {}),
    // One connection: what is set above holds for a connection only.
    ...(path ? { concurrency: 1, timeout: BLOCKING_MS } : {}),
  })

const opened = async (
  settings: DatabaseSettings,
  prepared: (client: Client) => Promise<string | undefined>,
): Promise<Database | undefined> => {
  const { path } = settings
  const identity = path ? identityOf(path) : ''
  const client = connect(settings)
  try {
    const secret = await withDeadline(prepared(client), OPENING_MS)
    if (secret) return { client, secret, isInPlace: () => !path || identityOf(path) === identity }
  } catch (error) {
    client.close()
    throw error
  }
  client.close()
  return undefined
}

/** The file was emptied; perhaps another one is about to be copied into it. */
class Emptied extends Error {
  readonly code = 'EMPTIED'
}

/** @throws if the file of a store that was in use holds nothing any more: nobody does that on purpose */
export const assertNotEmptied = ({ path }: DatabaseSettings): void => {
  if (path && statSync(path, { throwIfNoEntry: false })?.size === 0) throw new Emptied()
}

/** @throws the library's or the system's error if the store cannot be used */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { path } = settings
  if (path) createFile(path)
  const database = await opened(settings, (client) => prepare(client, path !== undefined))
  if (!database) throw new Error('The store has no secret.')
  return database
}

/**
 * Opens a store without changing it, if it is there and in the newest shape; else as `openDatabase` does.
 * @throws the library's or the system's error if the store cannot be used
 */
export const openToRead = async (settings: DatabaseSettings): Promise<Database> => {
  const { path } = settings
  const isThere = path === undefined || identityOf(path) !== ''
  return (isThere && (await opened(settings, lookInto))) || openDatabase(settings)
}
