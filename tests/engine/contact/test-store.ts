/** A store with requests in it, opened without a server, for tests. */
import { openDatabase } from '../../../src/contact/database.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import { type NewRequest, Writer } from '../../../src/contact/writer.ts'
import { createTestFolder } from '../server/temp-folders.ts'
import { readRows } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

/** A good request on its way into the store. @param key tells it apart from others */
export const newRequest = (key: string, values: Partial<NewRequest> = {}): NewRequest => ({
  ...validRequest,
  key,
  previousKey: `before ${key}`,
  receivedAt: 1000,
  suspected: '',
  ...values,
})

/** @param byMail whether requests are put into the outbox as well */
export const createStore = async (byMail = false) => {
  const folder = createTestFolder()
  const database = await openDatabase(parseSettings({}, folder).database)
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
    names: async () => (await readRows(database.client)).map(({ name }) => name),
    close: () => database.client.close(),
  }
}
