import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { getErrorCode } from '../contract/error-code.ts'
import { setFact } from './facts.ts'
import { LATEST_VERSION, migrate, readSchemaVersion } from './migrations.ts'
import { execute, executeBatch, prepareConnection, retryWhileBusy } from './retry.ts'
import type { DatabaseSettings } from './settings.ts'
import { withTimeout } from './timeout.ts'

export interface Database {
  readonly client: Client
  /** Random per store; part of the dedupe keys. */
  readonly secret: string
  /** Whether the path still leads to the file that was opened. Always true for a server. */
  readonly isCurrentFile: () => boolean
}

/** How long a statement may block this process while another process writes. */
const BUSY_TIMEOUT_MS = 200
const OPEN_TIMEOUT_MS = 15_000

const SELECT_SECRET = "SELECT value FROM facts WHERE name = 'secret'"

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Not `recursive`: Node 20 never returns where a system folder such as /proc rejects new folders. */
const createFolder = (path: string): void => {
  if (existsSync(path)) return
  createFolder(dirname(path))
  try {
    mkdirSync(path, FOLDER_MODE)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
}

/** Creates the file before the library does, readable by its owner only. The journal inherits the mode. */
const createFile = (path: string): void => {
  createFolder(dirname(path))
  closeSync(openSync(path, 'a', FILE_MODE))
}

/** Empty if there is no file. */
const getFileIdentity = (path: string): string => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}` : ''
}

const initialize = async (client: Client, isFile: boolean): Promise<string> => {
  if (isFile) await retryWhileBusy(client, () => prepareConnection(client))
  await migrate(client)
  // Write, so that a full disk fails here and not at the first request.
  const recordOpening = setFact('opened', new Date().toISOString())
  const [, secret] = await executeBatch(client, [recordOpening, SELECT_SECRET])
  return String(secret?.rows[0]?.value)
}

/** Without writing, for full disks and read-only files. Undefined if the store needs a migration. */
const readSecret = async (client: Client): Promise<string | undefined> => {
  const isCurrent = await retryWhileBusy(
    client,
    async () => (await readSchemaVersion(client)) === LATEST_VERSION,
  )
  if (!isCurrent) return undefined
  const { rows } = await execute(client, SELECT_SECRET)
  return String(rows[0]?.value)
}

const connect = ({ url, token, path }: DatabaseSettings): Client =>
  createClient({
    url,
    ...(token ? { authToken: token } : {}),
    // A single connection, since pragmas apply per connection.
    ...(path ? { concurrency: 1, timeout: BUSY_TIMEOUT_MS } : {}),
  })

const openClient = async (
  settings: DatabaseSettings,
  getSecret: (client: Client) => Promise<string | undefined>,
): Promise<Database | undefined> => {
  const { path } = settings
  const identity = path ? getFileIdentity(path) : ''
  const client = connect(settings)
  try {
    const secret = await withTimeout(getSecret(client), OPEN_TIMEOUT_MS)
    if (secret) {
      return { client, secret, isCurrentFile: () => !path || getFileIdentity(path) === identity }
    }
  } catch (error) {
    client.close()
    throw error
  }
  client.close()
  return undefined
}

class EmptiedError extends Error {
  readonly code = 'EMPTIED'
}

/** @throws if the file of a store that was in use is empty: another file may be being copied over it */
export const assertNotEmptied = ({ path }: DatabaseSettings): void => {
  if (path && statSync(path, { throwIfNoEntry: false })?.size === 0) throw new EmptiedError()
}

/** Creates or migrates the store if necessary. @throws the error of the library or the system */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { path } = settings
  if (path) createFile(path)
  const database = await openClient(settings, (client) => initialize(client, path !== undefined))
  if (!database) throw new Error('The store has no secret.')
  return database
}

/** Writes only if the store is missing or needs a migration. @throws the error of the library or the system */
export const openReadOnly = async (settings: DatabaseSettings): Promise<Database> => {
  const { path } = settings
  const exists = path === undefined || getFileIdentity(path) !== ''
  return (exists && (await openClient(settings, readSecret))) || openDatabase(settings)
}
