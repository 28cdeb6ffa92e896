/** Backups: a store in a file of its own, which `restore` reads and which could also take the store's place. */
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyRequests } from './copy-requests.ts'
import { type Database, openDatabase, openReadOnly } from './database.ts'
import { type DatabaseSettings, parseDatabaseSettings } from './settings.ts'
import { summarizeError } from './store-errors.ts'

const createFileSettings = (file: string): DatabaseSettings =>
  parseDatabaseSettings({ CONTACT_DATABASE_URL: `file:${encodeURIComponent(resolve(file))}` }, '/')

/** Does something in the store of a file. @throws one plain sentence if it cannot be used */
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
 * Writes all requests into a new file, which only its owner can read.
 * @returns how many there are
 * @throws one plain sentence
 */
export const createBackup = async (database: Database, file: string): Promise<number> => {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  try {
    return await withStoreFile(file, openDatabase, async (copy) => {
      // Requests are recognised by keys that are made with it.
      const sql = "UPDATE facts SET value = ? WHERE name = 'secret'"
      await copy.client.execute({ sql, args: [database.secret] })
      return copyRequests(copy, database)
    })
  } catch (error) {
    // Half of a backup is none.
    rmSync(file, { force: true })
    throw error
  } finally {
    rmSync(`${file}-journal`, { force: true })
  }
}

/**
 * Puts back what a backup has and the store lacks.
 * @returns how many requests that were
 * @throws one plain sentence
 */
export const restoreBackup = async (database: Database, file: string): Promise<number> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  return withStoreFile(file, openReadOnly, (backup) => copyRequests(database, backup))
}
