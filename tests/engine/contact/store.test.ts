import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settingsOf } from '../../../src/contact/settings.ts'
import { Store, StoreUnavailable } from '../../../src/contact/store.ts'
import { temporaryFolder } from '../server/folder.ts'
import { good } from './good.ts'
import { rowsIn } from './rows.ts'

const SENTENCE = /^[A-Z][^\n]*\.$/
const AGAIN = /can be stored again\.$/

let folder: string
const stores: Store[] = []
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const store of stores.splice(0)) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const create = (byMail = false) => {
  const said: string[] = []
  const { database } = settingsOf({}, folder)
  const store = new Store(database, byMail, (sentence) => said.push(sentence))
  stores.push(store)
  const add = (name: string) => store.add({ ...good, name })
  return { store, said, add }
}
const rows = async () => {
  const client = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
  const found = await rowsIn(client)
  client.close()
  return found
}
const names = async () => (await rows()).map(({ name }) => name)
const failure = (code: string) => Object.assign(new Error('ann@example.org'), { code })
/** The time of the process goes on. */
const later = (ms: number) => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + ms)
}

describe('a store that cannot be opened', () => {
  it('says why, once, and is left alone for a while', async () => {
    writeFileSync(join(folder, 'data'), '')
    const { said, add } = create()
    await expect(add('One')).rejects.toThrow(StoreUnavailable)
    expect(said).toEqual([expect.stringMatching(SENTENCE)])
    rmSync(join(folder, 'data'))
    await expect(add('Two')).rejects.toThrow(StoreUnavailable)
    expect(said).toHaveLength(1)
    later(2100)
    await add('Three')
    expect(await names()).toEqual(['Three'])
    expect(said).toEqual([expect.any(String), expect.stringMatching(AGAIN)])
  })
})

describe('work that fails', () => {
  it.each([
    'SQLITE_BUSY',
    'SQLITE_LOCKED',
    'SQLITE_FULL',
    'SQLITE_CONSTRAINT_X',
    'TOO_MANY_WAITING',
  ])('with %s keeps the connection', async (code) => {
    const { store, said } = create()
    const before = await store.with(async (database) => database)
    await expect(store.with(() => Promise.reject(failure(code)))).rejects.toThrow(StoreUnavailable)
    expect(said).toEqual([expect.stringMatching(SENTENCE)])
    expect(said.join()).not.toContain('ann@')
    expect(await store.with(async (database) => database)).toBe(before)
    expect(said).toHaveLength(2)
  })

  it.each(['SQLITE_IOERR', 'X_SQLITE_BUSY', ''])('with %j makes a new one', async (code) => {
    const { store } = create()
    const before = await store.with(async (database) => database)
    const work = () => Promise.reject(failure(code))
    await expect(store.with(work)).rejects.toThrow(StoreUnavailable)
    expect(await store.with(async (database) => database)).not.toBe(before)
    await vi.waitFor(() => expect(before.client.closed).toBe(true))
  })

  it('is said again when the reason is another one', async () => {
    const { store, said } = create()
    for (const code of ['SQLITE_FULL', 'SQLITE_FULL', 'SQLITE_BUSY']) {
      await store.with(() => Promise.reject(failure(code))).catch(() => undefined)
    }
    expect(said).toHaveLength(2)
  })
})

describe('a store that is closed', () => {
  it('has everything in one file, and takes nothing more', async () => {
    const { store, add, said } = create()
    const last = add('Last')
    await last
    await store.close()
    expect(readFileSync(join(folder, 'data/contact.db')).includes('Last')).toBe(true)
    await expect(add('More')).rejects.toThrow(StoreUnavailable)
    expect([await names(), said]).toEqual([['Last'], []])
  })

  it('finishes what it has begun', async () => {
    const { store, add } = create()
    await add('First')
    const last = add('Last')
    await new Promise(setImmediate)
    await store.close()
    await last
    expect(await names()).toEqual(['First', 'Last'])
  })

  it('while it is being opened is closed as well', async () => {
    const { store } = create()
    const opening = store.with(async (database) => database)
    await store.close()
    const { client } = await opening
    expect(client.closed).toBe(true)
  })
})
