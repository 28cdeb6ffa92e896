import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eraseByEmail, eraseById, eraseOlderThan } from '../../../src/contact/erase.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'

const store = setupEachTest(() => createStore(true))
const isOnDisk = (text: string) => {
  const data = join(store().folder, 'data')
  return readdirSync(data).some((name) => readFileSync(join(data, name)).includes(text))
}

test('erases a request with its outbox entry and overwrites its data', async () => {
  const { add, database, names } = store()
  await add({ name: 'Keep me' }, { name: 'Erase me', message: 'Erase me '.repeat(300) })
  expect([await eraseById(database, 2), await eraseById(database, 2)]).toEqual([1, 0])
  expect(await names()).toEqual(['Keep me'])
  expect([isOnDisk('Erase me'), isOnDisk('Keep me')]).toEqual([false, true])
  const { rows } = await database.client.execute('SELECT request_id FROM outbox')
  expect(rows.map((row) => row[0])).toEqual([1])
})

test('erases all requests older than a time', async () => {
  const { database, names } = store()
  await database.client.execute(
    `INSERT INTO requests (key, received_at, name, email, contact, message, suspected)
    SELECT value, value, value, '', '', '', '' FROM generate_series(0, 1199)`,
  )
  expect(await eraseOlderThan(database, 1170)).toBe(1170)
  expect((await names())[0]).toBe('1170')
  expect(await names()).toHaveLength(30)
})

test('erases all requests from an address in any spelling', async () => {
  const { add, database, names } = store()
  const same = [
    'jürgen@müller.de',
    'JÜRGEN@MÜLLER.DE',
    'Ju\u0308rgen@mu\u0308ller.de',
    ' Jürgen@Müller.de',
  ]
  for (const email of [...same, 'jurgen@muller.de', 'ΣΟΦΟΣ@x.gr', 'İ@x.tr'])
    await add({ name: email, email })
  expect(await eraseByEmail(database, 'JU\u0308RGEN@müller.de')).toBe(4)
  expect(await eraseByEmail(database, 'σοφος@x.gr')).toBe(1)
  expect(await eraseByEmail(database, 'i̇@x.tr')).toBe(1)
  expect(await names()).toEqual(['jurgen@muller.de'])
})
