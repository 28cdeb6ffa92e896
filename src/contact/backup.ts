import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyRequests } from './copy-requests.ts'
import { type Database, openDatabase, openReadOnly } from './database.ts'
import { setFact } from './facts.ts'
import { type DatabaseSettings, parseDatabaseSettings } from './settings.ts'
import { summarizeError } from './store-errors.ts'

const createFileSettings = (file: string): DatabaseSettings =>
  parseDatabaseSettings({ CONTACT_DATABASE_URL: `file:${encodeURIComponent(resolve(file))}` }, '/')

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

/** Copies all requests to a new file, and returns their number. @throws an error with a readable message */
export const createBackup = async (database: Database, file: string): Promise<number> => {
  if (existsSync(file)) throw new Error(`File already exists: ${file}`)
  try {
    return await withStoreFile(file, openDatabase, async (copy) => {
      // Dedupe keys depend on the secret.
      await copy.client.execute(setFact('secret', database.secret))
      return copyRequests(copy, database)
    })
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    rmSync(`${file}-journal`, { force: true })
  }
}

/** Adds the requests that the store lacks, and returns their number. @throws an error with a readable message */
export const restoreBackup = async (database: Database, file: string): Promise<number> => {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
  return withStoreFile(file, openReadOnly, (backup) => copyRequests(database, backup))
}
