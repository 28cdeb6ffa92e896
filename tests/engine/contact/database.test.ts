import { statSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/contact/database.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import { setupTestFolder } from '../server/temp-folders.ts'

const path = setupTestFolder()
const FILE = 'a/b/c.db'
const open = async () => {
  const { database } = parseSettings({ CONTACT_DATABASE_URL: `file:${FILE}` }, path())
  const opened = await openDatabase(database)
  onTestFinished(() => opened.client.close())
  return opened
}
const getMode = (name: string) => statSync(path(name)).mode & 0o777

describe('opening a store', () => {
  test('creates private folders and files', async () => {
    await open()
    expect([getMode('a'), getMode('a/b')]).toEqual([0o700, 0o700])
    for (const end of ['', '-journal']) expect(getMode(`${FILE}${end}`), end).toBe(0o600)
  })

  test('configures durable writes and secure deletion', async () => {
    const { client } = await open()
    const readPragma = async (name: string) => (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0]
    // 2: FULL, https://www.sqlite.org/pragma.html#pragma_synchronous
    expect([
      await readPragma('synchronous'),
      await readPragma('journal_mode'),
      await readPragma('secure_delete'),
    ]).toEqual([2, 'truncate', 1])
  })
})
