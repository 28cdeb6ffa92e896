import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../src/contact/database.ts'
import { migrate, NEWEST, NewerStore } from '../../../src/contact/migrations.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { temporaryFolder } from '../server/site.ts'
import { startDesk } from './desk.ts'

let folder: string
let client: Client
beforeEach(() => {
  folder = temporaryFolder()
  client = createClient({ url: `file:${join(folder, 'store.db')}` })
})
afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true })
})

const shapeOf = async () => {
  const { rows } = await client.execute(
    "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  return rows.map((row) => [row[0], row[1]])
}
const numbers = async () =>
  (await client.execute('SELECT number FROM migrations ORDER BY number')).rows.map((row) => row[0])
const every = Array.from({ length: NEWEST }, (_, index) => index + 1)

test('a new store gets every step, once, and a second time nothing', async () => {
  await migrate(client)
  const shape = await shapeOf()
  expect(shape.map(([name]) => name)).toContain('requests')
  expect(await numbers()).toEqual(every)
  await migrate(client)
  expect(await shapeOf()).toEqual(shape)
  expect(await numbers()).toEqual(every)
})

test('many that start at once agree on one store and one secret', async () => {
  const { database } = settingsOf({ CONTACT_DATABASE_URL: 'file:together.db' }, folder)
  const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase(database)))
  expect(new Set(opened.map(({ secret }) => secret)).size).toBe(1)
  const { rows = [] } = (await opened[0]?.client.execute('SELECT count(*) FROM migrations')) ?? {}
  expect(rows[0]?.[0]).toBe(NEWEST)
  for (const one of opened) one.client.close()
})

/** A store in which somebody else is at work: what its steps do, and what number it then has. */
const elsewhere = (code: string, from: number, then: number) => {
  let steps = 0
  const own = {
    execute: async (sql: string) => ({
      rows: /^SELECT/.test(sql) ? [{ number: steps === 0 ? from : then }] : [],
    }),
    batch: async () => {
      steps += 1
      throw Object.assign(new Error(code), { code })
    },
  }
  // Steps use nothing else of a client.
  return { client: own as unknown as Client, steps: () => steps }
}

test('a step that somebody else has just done is done', async () => {
  const done = elsewhere('SQLITE_CONSTRAINT_PRIMARYKEY', 0, NEWEST)
  await expect(migrate(done.client)).resolves.toBeUndefined()
  expect(done.steps()).toBe(NEWEST)
})

test.each([
  ['SQLITE_CONSTRAINT_CHECK', 0],
  ['SQLITE_FULL', NEWEST],
])(
  'a step that fails with %s, where the store then has number %i, has failed',
  async (code, then) => {
    await expect(migrate(elsewhere(code, 0, then).client)).rejects.toThrow(code)
  },
)

test('steps that are done are not tried again', async () => {
  const done = elsewhere('SQLITE_FULL', NEWEST, NEWEST)
  await migrate(done.client)
  expect(done.steps()).toBe(0)
})

test('a step that fails leaves nothing behind', async () => {
  await client.execute('CREATE TABLE facts (other TEXT)')
  const before = (await shapeOf()).length
  await expect(migrate(client)).rejects.toThrow()
  expect((await shapeOf()).length).toBe(before + 1)
  expect(await numbers()).toEqual([])
})

test('the store of a newer version is left alone, and that is said', async () => {
  await migrate(client)
  await client.execute(`INSERT INTO migrations VALUES (${NEWEST + 1}, 0)`)
  await expect(migrate(client)).rejects.toThrow(NewerStore)
  const desk = await startDesk({ CONTACT_DATABASE_URL: 'file:store.db' }, folder)
  expect(desk.said).toEqual([expect.stringContaining('newer version')])
  await desk.close()
})
