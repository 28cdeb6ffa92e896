import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { type Database, openDatabase } from '../../../src/contact/database.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { temporaryFolder } from '../server/folder.ts'

let folder: string
const opened: Database[] = []
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => {
  for (const { client } of opened.splice(0)) client.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = async (url = 'file:a/b/c.db') => {
  const database = await openDatabase(settingsOf({ CONTACT_DATABASE_URL: url }, folder).database)
  opened.push(database)
  return database
}
const path = (name = 'a/b/c.db') => join(folder, name)
const modeOf = (name: string) => statSync(path(name)).mode & 0o777

describe('a store that is opened', () => {
  it('is made for nobody else, with its folders', async () => {
    await open()
    expect([modeOf('a'), modeOf('a/b')]).toEqual([0o700, 0o700])
    for (const end of ['', '-journal']) expect(modeOf(`a/b/c.db${end}`), end).toBe(0o600)
  })

  it('survives a loss of power, and overwrites what is erased', async () => {
    const { client } = await open()
    const of = async (name: string) => (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0]
    // 2: FULL, https://www.sqlite.org/pragma.html#pragma_synchronous
    expect([await of('synchronous'), await of('journal_mode'), await of('secure_delete')]).toEqual([
      2,
      'truncate',
      1,
    ])
  })
})

describe('a file that is no longer in its place', () => {
  it('is missed when it is moved, or another one stands there', async () => {
    const { isInPlace } = await open()
    expect(isInPlace()).toBe(true)
    renameSync(path(), path('moved.db'))
    expect(isInPlace()).toBe(false)
    writeFileSync(path(), '')
    expect(isInPlace()).toBe(false)
    rmSync(path())
    renameSync(path('moved.db'), path())
    expect(isInPlace()).toBe(true)
  })
})

test('a store of an older version, with a log beside its file, becomes one file', async () => {
  ;(await open()).client.close()
  // A process of its own, which is killed: the log stays.
  const older = `
    import { createClient } from '@libsql/client'
    const client = createClient({ url: 'file:${path()}' })
    await client.execute('PRAGMA journal_mode = WAL')
    await client.execute("INSERT INTO facts (name, value) VALUES ('x', 'y')")
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', older])
  expect([signal, existsSync(path('a/b/c.db-wal'))]).toEqual(['SIGKILL', true])
  const { client } = await open()
  expect(existsSync(path('a/b/c.db-wal'))).toBe(false)
  const { rows } = await client.execute("SELECT value FROM facts WHERE name = 'x'")
  expect(rows[0]?.value).toBe('y')
})
