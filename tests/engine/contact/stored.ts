/** A store with requests in it, opened without a server, for tests. */
import { openDatabase } from '../../../src/contact/database.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { type NewRequest, Writer } from '../../../src/contact/writer.ts'
import { folderOfTest } from '../server/folder.ts'
import { good } from './good.ts'
import { rowsIn } from './rows.ts'

/** A good request on its way into the store. @param key tells it apart from others */
export const newRequest = (key: string, values: Partial<NewRequest> = {}): NewRequest => ({
  ...good,
  key,
  earlier: `before ${key}`,
  receivedAt: 1000,
  suspected: '',
  ...values,
})

/** @param byMail whether requests are put into the outbox as well */
export const createStore = async (byMail = false) => {
  const folder = folderOfTest()
  const database = await openDatabase(settingsOf({}, folder).database)
  const writer = new Writer(database, byMail)
  let count = 0
  return {
    database,
    folder,
    /** Stores requests, each another one, in the order in which they were received. */
    add: async (...requests: readonly Partial<NewRequest>[]) => {
      for (const values of requests) {
        count += 1
        await writer.store(newRequest(`key ${count}`, { receivedAt: count * 1000, ...values }))
      }
    },
    /** Who has sent the requests that are in it. */
    names: async () => (await rowsIn(database.client)).map(({ name }) => name),
    close: () => database.client.close(),
  }
}
