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

const countTables = async () =>
  (await store().execute('SELECT count(*) FROM sqlite_master')).rows[0]?.[0]
const readVersions = async () =>
  (await store().execute('SELECT number FROM migrations ORDER BY number')).rows.map((row) => row[0])

test('concurrent starts agree on one schema and one secret', async () => {
  const { database } = parseSettings({ CONTACT_DATABASE_URL: 'file:together.db' }, folder())
  const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase(database)))
  expect(new Set(opened.map(({ secret }) => secret)).size).toBe(1)
  const { rows = [] } = (await opened[0]?.client.execute('SELECT count(*) FROM migrations')) ?? {}
  expect(rows[0]?.[0]).toBe(LATEST_VERSION)
  for (const { client } of opened) client.close()
})

test('a failed migration is rolled back', async () => {
  await store().execute('CREATE TABLE facts (other TEXT)')
  await expect(migrate(store())).rejects.toThrow()
  // The existing table, and the table of migrations.
  expect(await countTables()).toBe(2)
  expect(await readVersions()).toEqual([])
})

test('reports a store of a newer version and does not change it', async () => {
  await migrate(store())
  await store().execute(`INSERT INTO migrations VALUES (${LATEST_VERSION + 1}, 0)`)
  await expect(migrate(store())).rejects.toThrow(NewerSchemaError)
  const contactServer = await startContactServer(
    { CONTACT_DATABASE_URL: 'file:store.db' },
    folder(),
  )
  expect(contactServer.messages).toEqual([expect.stringMatching(/newer version[^\n]+503[^\n]*\.$/)])
  await contactServer.close()
})
