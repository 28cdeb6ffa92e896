import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/contact/database.ts'
import { eraseOne } from '../../../src/contact/erasing.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { temporaryFolder } from '../server/site.ts'
import { good, startDesk, type TestDesk } from './desk.ts'

const DAY_MS = 24 * 3600 * 1000

let folder: string
let desk: TestDesk
beforeEach(async () => {
  folder = temporaryFolder()
  desk = await startDesk({}, folder)
})
afterEach(async () => {
  await desk.close()
  rmSync(folder, { recursive: true, force: true })
})

const names = async () => (await desk.rows()).map(({ name }) => name)

/** Whether a text is anywhere in the files of the store. */
const isOnDisk = (text: string): boolean => {
  const data = dirname(desk.path)
  return readdirSync(data).some((name) => readFileSync(join(data, name)).includes(text))
}

const beside = () => openDatabase(settingsOf({}, folder).database)

test('what is erased is gone from the disk, while the server runs', async () => {
  for (const name of ['Keep', 'Erase']) {
    await desk.send({ name, email: `${name}@example.org`, message: `${name} me `.repeat(300) })
  }
  expect(isOnDisk('Erase me')).toBe(true)
  const database = await beside()
  const [, second] = await desk.rows()
  expect(await eraseOne(database, second?.id ?? 0)).toBe(1)
  expect(await eraseOne(database, second?.id ?? 0)).toBe(0)
  database.client.close()
  expect(await names()).toEqual(['Keep'])
  expect(isOnDisk('Erase me')).toBe(false)
  expect(isOnDisk('Erase@example.org')).toBe(false)
  expect(isOnDisk('Keep me')).toBe(true)
})

test('a server erases old requests when it starts, with what waits to be sent of them', async () => {
  await desk.send({ ...good, name: 'Old' })
  await desk.send({ ...good, name: 'New' })
  await desk.close()
  const client = createClient({ url: `file:${desk.path}` })
  await client.execute(`UPDATE requests SET received_at = ${Date.now() - 8 * DAY_MS} WHERE id = 1`)
  await client.batch(['INSERT INTO outbox (request_id, due_at) VALUES (1, 0), (2, 0)'], 'write')
  const CONTACT_RETENTION_CONFIRMED = new Date(Date.now() - 6 * DAY_MS).toISOString().slice(0, 10)
  desk = await startDesk({ CONTACT_RETENTION_DAYS: '7', CONTACT_RETENTION_CONFIRMED }, folder)
  await vi.waitFor(async () => expect(await names()).toEqual(['New']))
  const { rows } = await client.execute('SELECT request_id FROM outbox')
  expect(rows.map((row) => row[0])).toEqual([2])
  client.close()
})
