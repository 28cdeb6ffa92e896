/** Backups: a store in a file of its own, which `restore` reads and which could also take the store's place. */
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyRequests } from './copying.ts'
import { type Database, openDatabase, openToRead } from './database.ts'
import { type DatabaseSettings, databaseOf } from './settings.ts'
import { problemOf } from './trouble.ts'

const settingsOf = (file: string): DatabaseSettings =>
  databaseOf({ CONTACT_DATABASE_URL: `file:${encodeURIComponent(resolve(file))}` }, '/')

/** Does something in the store of a file. @throws one plain sentence if it cannot be used */
const inFile = async <T>(
  file: string,
  open: (settings: DatabaseSettings) => Promise<Database>,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const settings = settingsOf(file)
  let database: Database | undefined
  try {
    database = await open(settings)
    return await work(database)
  } catch (error) {
    throw new Error(problemOf(error, settings), { cause: error })
  } finally {
    database?.client.close()
  }
}

/**
 * Writes all requests into a new file, which only its owner can read.
 * @returns how many there are
 * @throws one plain sentence
 */
export const backUp = async (database: Database, file: string): Promise<number> => {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  try {
    return await inFile(file, openDatabase, async (copy) => {
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
export const restore = async (database: Database, file: string): Promise<number> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  return inFile(file, openToRead, (backup) => copyRequests(database, backup))
}
