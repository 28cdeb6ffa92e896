/** Opens the store: a file of its own, or a server by its address. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, createClient } from '@libsql/client'
import { codeOf, patiently, prepareConnection } from './busy.ts'
import { withDeadline } from './deadline.ts'
import { migrate } from './migrations.ts'
import type { DatabaseSettings } from './settings.ts'

export interface Database {
  readonly client: Client
  /** Of this store alone; its keys are made with it. */
  readonly secret: string
  /** Whether the file is still the one that was opened. Always, for a server. */
  readonly isInPlace: () => boolean
  /** Overwrites what was erased, also in the log of the file. */
  readonly scrub: () => Promise<void>
}

/**
 * How long a statement may block this process while another one writes, in ms. Another's transaction
 * takes a few; giving up and coming back costs more.
 */
const BLOCKING_MS = 200
/** How long a server may take to open, in ms. */
const OPENING_MS = 15_000

const LOG_ATTEMPTS = 20
const LOG_PAUSE_MS = 50

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

/** Makes the file before the library would, so that nobody else can read it; its log gets the same rights. */
const createFile = (path: string): void => {
  createFolder(dirname(path))
  closeSync(openSync(path, 'a', PRIVATE_FILE))
}

const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}

const prepare = async (client: Client, isFile: boolean): Promise<string> => {
  if (isFile) {
    await prepareConnection(client)
    await patiently(client, () => client.execute('PRAGMA journal_mode = WAL'))
  }
  await migrate(client)
  // Written and not only read: a full disk shows now, and not at the first request.
  const opened = {
    sql: "INSERT INTO facts (name, value) VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    args: [new Date().toISOString()],
  }
  const secret = "SELECT value FROM facts WHERE name = 'secret'"
  const [, found] = await patiently(client, () => client.batch([opened, secret], 'write'))
  return String(found?.rows[0]?.value)
}

/** Moves the log into the file and cuts it off; while others read, that has to wait a moment. */
const emptyLog = async (client: Client): Promise<void> => {
  for (let attempt = 0; attempt < LOG_ATTEMPTS; attempt += 1) {
    const { rows } = await patiently(client, () =>
      client.execute('PRAGMA wal_checkpoint(TRUNCATE)'),
    )
    if (Number(rows[0]?.busy) === 0) return
    await wait(LOG_PAUSE_MS)
  }
}

/** @throws the library's or the system's error if the store cannot be used */
export const openDatabase = async ({ url, token, path }: DatabaseSettings): Promise<Database> => {
  if (path) createFile(path)
  const identity = path ? identityOf(path) : ''
  const client = createClient({
    url,
    ...(token ? { authToken: token } : {}),
    // One connection: what is set above holds for a connection only.
    ...(path ? { concurrency: 1, timeout: BLOCKING_MS } : {}),
  })
  try {
    const secret = await withDeadline(prepare(client, path !== undefined), OPENING_MS)
    return {
      client,
      secret,
      isInPlace: () => !path || identityOf(path) === identity,
      scrub: () => (path ? emptyLog(client) : Promise.resolve()),
    }
  } catch (error) {
    client.close()
    throw error
  }
}
