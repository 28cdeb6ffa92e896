/** Backups: a complete store in a separate file, which could also replace the original. */
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyRequests } from './copy-requests.ts'
import { type Database, openDatabase, openReadOnly } from './database.ts'
import { type DatabaseSettings, parseDatabaseSettings } from './settings.ts'
import { summarizeError } from './store-errors.ts'

const createFileSettings = (file: string): DatabaseSettings =>
  parseDatabaseSettings({ CONTACT_DATABASE_URL: `file:${encodeURIComponent(resolve(file))}` }, '/')

/** @throws an error with a readable message if the file cannot be used */
const withStoreFile = async <T>(
  file: string,
  open: (settings: DatabaseSettings) => Promise<Database>,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const settings = createFileSettings(file)
  let database: Database | undefined
  try {
    database = await open(settings)
    return await work(database)
  } catch (error) {
    throw new Error(summarizeError(error, settings), { cause: error })
  } finally {
    database?.client.close()
  }
}

/**
 * Copies all requests to a new file that only its owner can read.
 * @returns the number of requests
 * @throws an error with a readable message
 */
export const createBackup = async (database: Database, file: string): Promise<number> => {
  if (existsSync(file)) throw new Error(`File already exists: ${file}`)
  try {
    return await withStoreFile(file, openDatabase, async (copy) => {
      // Dedupe keys depend on the secret.
      const sql = "UPDATE facts SET value = ? WHERE name = 'secret'"
      await copy.client.execute({ sql, args: [database.secret] })
      return copyRequests(copy, database)
    })
  } catch (error) {
    // Never leave an incomplete backup.
    rmSync(file, { force: true })
    throw error
  } finally {
    rmSync(`${file}-journal`, { force: true })
  }
}

/**
 * Adds the requests of a backup that the store lacks.
 * @returns the number of added requests
 * @throws an error with a readable message
 */
export const restoreBackup = async (database: Database, file: string): Promise<number> => {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
  return withStoreFile(file, openReadOnly, (backup) => copyRequests(database, backup))
}
