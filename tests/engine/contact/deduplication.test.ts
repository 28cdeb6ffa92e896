import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/contact/database.ts'
import { createDedupeKeys } from '../../../src/contact/dedupe-keys.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import { Writer } from '../../../src/contact/writer.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'
import { API_PATH, startContactServer } from './contact-server.ts'
import { queryFile, readRows } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const DAY_MS = 24 * 3600_000

const contactServer = await startContactServer({}, createSuiteFolder())
const { database: settings } = parseSettings(
  { CONTACT_DATABASE_URL: 'file:own.db' },
  contactServer.folder,
)
const database = await openDatabase(settings)
const writer = new Writer(database, false)
afterAll(async () => {
  database.client.close()
  await contactServer.close()
})

/** Values of each field with equivalent notations. */
const SPELLINGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  name: [['Zoë Lee', 'Zoe\u0308 Lee', ' Zoë Lee '], ['zoë lee'], ['']],
  email: [['ann@example.org', 'ANN@Example.ORG'], ['an@example.org']],
  contact: [['5855550100'], ['5855550101'], ['']],
  message: [['Two\nlines', 'Two\r\nlines', 'Two\nlines \n'], ['TWO\nlines'], ['Zoë Lee'], ['']],
}
const values = Object.entries(SPELLINGS).map(([name, values]) =>
  fc
    .constantFrom(...values)
    .chain((spellings) =>
      fc.record({ typed: fc.constantFrom(...spellings), canonical: fc.constant(spellings[0]) }),
    )
    .map((value) => ({ name, ...value })),
)
const batch = fc.array(fc.tuple(...values), { minLength: 1, maxLength: 20 })

test('stores equivalent requests once, in any order and concurrency', async () => {
  const space = fc.constantFrom('+', '%20')
  await fc.assert(
    fc.asyncProperty(batch, space, fc.boolean(), async (sent, encodedSpace, isConcurrent) => {
      await queryFile(contactServer.path, 'DELETE FROM requests')
      const send = async (request: (typeof sent)[number]) => {
        const query = new URLSearchParams(request.map(({ name, typed }) => [name, typed]))
        const reply = await contactServer.ask(
          `${API_PATH}?${`${query}`.replaceAll('+', encodedSpace)}`,
        )
        expect([reply.status, `${reply.body}`]).toEqual([200, '{"success":true}'])
      }
      if (isConcurrent) await Promise.all(sent.map(send))
      else for (const request of sent) await send(request)
      const different = sent.map((request) =>
        JSON.stringify(request.map(({ canonical }) => canonical)),
      )
      expect(await contactServer.rows()).toHaveLength(new Set(different).size)
    }),
    { numRuns: 20 },
  )
})

test('treats an equal request as new after 24 hours', async () => {
  const count = async () => (await readRows(database.client)).length
  const gap = fc.oneof(
    fc.constantFrom(1, 1000, DAY_MS - 1, DAY_MS, DAY_MS + 1),
    fc.nat({ max: 3 * DAY_MS }),
  )
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.nat({ max: 40 * DAY_MS }), gap, async (name, first, later) => {
      const before = await count()
      for (const receivedAt of [first, first + later]) {
        const request = { ...validRequest, name }
        const keys = createDedupeKeys(request, database.secret, receivedAt)
        await writer.store({ ...request, ...keys, receivedAt, suspected: '' })
      }
      expect((await count()) - before).toBe(later < DAY_MS ? 1 : 2)
    }),
    { numRuns: 40 },
  )
})

test('keys depend on the secret of the store', () => {
  expect(createDedupeKeys(validRequest, 'one', 0).key).not.toBe(
    createDedupeKeys(validRequest, 'other', 0).key,
  )
})
