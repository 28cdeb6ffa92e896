import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/contact/database.ts'
import { LATEST_VERSION, migrate, NewerSchemaError } from '../../../src/contact/migrations.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { startContactServer } from './contact-server.ts'
import { setupEachTest } from './setup-each-test.ts'

const folder = setupTestFolder()
const store = setupEachTest(() => createClient({ url: `file:${folder('store.db')}` }))

const tables = async () =>
  (await store().execute('SELECT count(*) FROM sqlite_master')).rows[0]?.[0]
const numbers = async () =>
  (await store().execute('SELECT number FROM migrations ORDER BY number')).rows.map((row) => row[0])

test('many that start at once agree on one store and one secret', async () => {
  const { database } = parseSettings({ CONTACT_DATABASE_URL: 'file:together.db' }, folder())
  const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase(database)))
  expect(new Set(opened.map(({ secret }) => secret)).size).toBe(1)
  const { rows = [] } = (await opened[0]?.client.execute('SELECT count(*) FROM migrations')) ?? {}
  expect(rows[0]?.[0]).toBe(LATEST_VERSION)
  for (const one of opened) one.client.close()
})

test('a step that fails leaves nothing behind', async () => {
  await store().execute('CREATE TABLE facts (other TEXT)')
  await expect(migrate(store())).rejects.toThrow()
  // The one that was there, and that of the steps.
  expect(await tables()).toBe(2)
  expect(await numbers()).toEqual([])
})

test('the store of a newer version is left alone, and that is said', async () => {
  await migrate(store())
  await store().execute(`INSERT INTO migrations VALUES (${LATEST_VERSION + 1}, 0)`)
  await expect(migrate(store())).rejects.toThrow(NewerSchemaError)
  const desk = await startContactServer({ CONTACT_DATABASE_URL: 'file:store.db' }, folder())
  expect(desk.said).toEqual([expect.stringMatching(/newer version[^\n]+503[^\n]*\.$/)])
  await desk.close()
})
