/** A store without a server, for tests. */
import { openDatabase } from '../../../src/contact/database.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import { type NewRequest, Writer } from '../../../src/contact/writer.ts'
import { createTestFolder } from '../server/temp-folders.ts'
import { readRows } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

export const newRequest = (key: string, values: Partial<NewRequest> = {}): NewRequest => ({
  ...validRequest,
  key,
  previousKey: `before ${key}`,
  receivedAt: 1000,
  suspected: '',
  ...values,
})

/** @param sendsMail whether requests are added to the outbox */
export const createStore = async (sendsMail = false) => {
  const folder = createTestFolder()
  const database = await openDatabase(parseSettings({}, folder).database)
  const writer = new Writer(database, sendsMail)
  let count = 0
  return {
    database,
    folder,
    /** Stores different requests, received in this order. */
    add: async (...requests: readonly Partial<NewRequest>[]) => {
      for (const values of requests) {
        count += 1
        await writer.store(newRequest(`key ${count}`, { receivedAt: count * 1000, ...values }))
      }
    },
    names: async () => (await readRows(database.client)).map(({ name }) => name),
    close: () => database.client.close(),
  }
}
