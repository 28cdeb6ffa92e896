import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../src/contact/database.ts'
import { keysOf, REPEAT_WINDOW_MS } from '../../../src/contact/keys.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import { Writer } from '../../../src/contact/writer.ts'
import { CALL, good, jsonOf, queryOf, rowsIn, startDesk, type TestDesk } from './desk.ts'

let desk: TestDesk
let database: Database
let writer: Writer
beforeAll(async () => {
  desk = await startDesk()
  database = await openDatabase(
    settingsOf({ CONTACT_DATABASE_URL: 'file:own.db' }, desk.folder).database,
  )
  writer = new Writer(database, false)
})
afterAll(async () => {
  database.client.close()
  await desk.close()
})

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/\p{Cc}/u.test(text))
const anyValues: fc.Arbitrary<ContactValues> = fc.record({
  name: words,
  email: fc.emailAddress(),
  contact: fc.stringMatching(/^[0-9]{0,12}$/),
  message: words,
})

let run = 0

test('requests are stored once each, however often, in whatever order and company they come', async () => {
  const batches = fc
    .array(anyValues, { minLength: 1, maxLength: 5 })
    .chain((requests) => fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 20 }))
  await fc.assert(
    fc.asyncProperty(batches, fc.boolean(), async (sent, together) => {
      run += 1
      const before = (await desk.rows()).length
      const marked = sent.map((values) => ({ ...values, name: `${run} ${values.name}` }))
      const replies = together
        ? await Promise.all(marked.map((values) => desk.send(values)))
        : await Promise.all([]).then(async () => {
            const all = []
            for (const values of marked) all.push(await desk.send(values))
            return all
          })
      expect(replies.map((reply) => [reply.status, jsonOf(reply)])).toEqual(
        replies.map(() => [200, { success: true }]),
      )
      const different = new Set(marked.map((values) => keysOf(values, 'any', 0).key))
      expect((await desk.rows()).length - before).toBe(different.size)
    }),
    { numRuns: 20 },
  )
})

test('the same request typed or encoded in another way is the same', async () => {
  const before = (await desk.rows()).length
  const message = 'Ünïcode\nlines'
  for (const values of [
    { ...good, message },
    { ...good, message: `${message} \n` },
    { ...good, message: message.normalize('NFD') },
    { ...good, message: message.replace('\n', '\r\n') },
    { ...good, message, email: 'ANN@Example.ORG' },
  ]) {
    expect((await desk.send(values)).status).toBe(200)
  }
  const plus = queryOf({ ...good, message })
  expect((await desk.ask(`${CALL}?${plus.replaceAll('+', '%20')}`)).status).toBe(200)
  expect((await desk.rows()).length - before).toBe(1)
})

test('a request is new again after a day, and not before, wherever the day begins', async () => {
  const count = async () => (await rowsIn(database.client)).length
  const at = fc.nat({ max: 40 * REPEAT_WINDOW_MS })
  const gap = fc.oneof(
    fc.constantFrom(1, 1000, REPEAT_WINDOW_MS - 1, REPEAT_WINDOW_MS, REPEAT_WINDOW_MS + 1),
    fc.nat({ max: 3 * REPEAT_WINDOW_MS }),
  )
  await fc.assert(
    fc.asyncProperty(fc.uuid(), at, gap, async (name, first, later) => {
      const before = await count()
      const store = (receivedAt: number) => {
        const values = { ...good, name }
        const keys = keysOf(values, database.secret, receivedAt)
        return writer.store({ ...values, ...keys, receivedAt, suspected: '' })
      }
      await store(first)
      await store(first + later)
      // What is stored in the same window of the clock is the same in any case.
      expect((await count()) - before).toBe(later < REPEAT_WINDOW_MS ? 1 : 2)
    }),
    { numRuns: 100 },
  )
})
