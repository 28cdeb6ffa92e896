/** A store with requests in it, opened without a server, for tests. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../../src/contact/database.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { type NewRequest, Writer } from '../../../src/contact/writer.ts'
import { temporaryFolder } from '../server/folder.ts'
import { good } from './good.ts'

export interface TestStore {
  readonly database: Database
  readonly folder: string
  readonly path: string
  /** Stores requests, each another one, in the order in which they were received. */
  readonly add: (...requests: readonly Partial<NewRequest>[]) => Promise<void>
  readonly close: () => void
}

/** @param byMail whether requests are put into the outbox as well */
export const createStore = async (byMail = false): Promise<TestStore> => {
  const folder = temporaryFolder()
  const database = await openDatabase(settingsOf({}, folder).database)
  const writer = new Writer(database, byMail)
  let count = 0
  const requestOf = (values: Partial<NewRequest>): NewRequest => {
    count += 1
    return {
      ...good,
      key: `key ${count}`,
      earlier: `earlier ${count}`,
      receivedAt: count * 1000,
      suspected: '',
      ...values,
    }
  }
  return {
    database,
    folder,
    path: join(folder, 'data/contact.db'),
    add: async (...requests) => {
      for (const values of requests) await writer.store(requestOf(values))
    },
    close: () => {
      database.client.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
