/** Opens the store: a file of its own, or a server by its address. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { LATEST_VERSION, migrate, readSchemaVersion } from './migrations.ts'
import { getErrorCode, prepareConnection, retryWhileBusy } from './retry.ts'
import type { DatabaseSettings } from './settings.ts'
import { withTimeout } from './timeout.ts'

export interface Database {
  readonly client: Client
  /** Of this store alone; its keys are made with it. */
  readonly secret: string
  /** Whether the file is still the one that was opened. Always, for a server. */
  readonly isCurrentFile: () => boolean
}

/**
 * How long a statement may block this process while another one writes, in ms. Another's transaction
 * takes a few; giving up and coming back costs more.
 */
const BUSY_TIMEOUT_MS = 200
/** How long a server may take to open, in ms. */
const OPEN_TIMEOUT_MS = 15_000

const SELECT_SECRET = "SELECT value FROM facts WHERE name = 'secret'"

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/**
 * Makes a folder with all that it stands in. One after the other: in folders of the system where none
 * can be made, such as /proc, Node 20 tries for ever when it is told to make them all.
 */
const createFolder = (path: string): void => {
  if (existsSync(path)) return
  createFolder(dirname(path))
  try {
    mkdirSync(path, FOLDER_MODE)
  } catch (error) {
    // Another server was quicker.
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
}

/** Makes the file before the library would, so that nobody else can read it; its journal gets the same rights. */
const createFile = (path: string): void => {
  createFolder(dirname(path))
  closeSync(openSync(path, 'a', FILE_MODE))
}

const getFileIdentity = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}

const initialize = async (client: Client, isFile: boolean): Promise<string> => {
  if (isFile) await retryWhileBusy(client, () => prepareConnection(client))
  await migrate(client)
  // Written and not only read: a full disk shows now, and not at the first request.
  const openClient = {
    sql: "INSERT INTO facts (name, value) VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    args: [new Date().toISOString()],
  }
  const [, found] = await retryWhileBusy(client, () =>
    client.batch([openClient, SELECT_SECRET], 'write'),
  )
  return String(found?.rows[0]?.value)
}

/** Looks into a store and changes nothing: its disk may be full, or it may only be read. */
const readSecret = async (client: Client): Promise<string | undefined> => {
  const isCurrent = await retryWhileBusy(
    client,
    async () => (await readSchemaVersion(client)) === LATEST_VERSION,
  )
  if (!isCurrent) return undefined
  const { rows } = await retryWhileBusy(client, () => client.execute(SELECT_SECRET))
  return String(rows[0]?.value)
}

const connect = ({ url, token, path }: DatabaseSettings): Client =>
  createClient({
    url,
    ...(token ? { authToken: token } : {}),
    // One connection: what is set above holds for a connection only.
    ...(path ? { concurrency: 1, timeout: BUSY_TIMEOUT_MS } : {}),
  })

const openClient = async (
  settings: DatabaseSettings,
  prepared: (client: Client) => Promise<string | undefined>,
): Promise<Database | undefined> => {
  const { path } = settings
  const identity = path ? getFileIdentity(path) : ''
  const client = connect(settings)
  try {
    const secret = await withTimeout(prepared(client), OPEN_TIMEOUT_MS)
    if (secret)
      return { client, secret, isCurrentFile: () => !path || getFileIdentity(path) === identity }
  } catch (error) {
    client.close()
    throw error
  }
  client.close()
  return undefined
}

/** The file was emptied; perhaps another one is about to be copied into it. */
class EmptiedError extends Error {
  readonly code = 'EMPTIED'
}

/** @throws if the file of a store that was in use holds nothing any more: nobody does that on purpose */
export const assertNotEmptied = ({ path }: DatabaseSettings): void => {
  if (path && statSync(path, { throwIfNoEntry: false })?.size === 0) throw new EmptiedError()
}

/** @throws the library's or the system's error if the store cannot be used */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { path } = settings
  if (path) createFile(path)
  const database = await openClient(settings, (client) => initialize(client, path !== undefined))
  if (!database) throw new Error('The store has no secret.')
  return database
}

/**
 * Opens a store without changing it, if it is there and in the newest shape; else as `openDatabase` does.
 * @throws the library's or the system's error if the store cannot be used
 */
export const openReadOnly = async (settings: DatabaseSettings): Promise<Database> => {
  const { path } = settings
  const isThere = path === undefined || getFileIdentity(path) !== ''
  return (isThere && (await openClient(settings, readSecret))) || openDatabase(settings)
}
