import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseSettings } from '../../../src/contact/settings.ts'
import { Store, StoreUnavailableError } from '../../../src/contact/store.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { setupEachTest } from './setup-each-test.ts'
import { readRowsFromFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const SENTENCE = expect.stringMatching(/^[A-Z][^\n]*\.$/)

const folder = setupTestFolder()
const present = setupEachTest(() => {
  const said: string[] = []
  const { database } = parseSettings({}, folder())
  const store = new Store(database, false, (sentence) => said.push(sentence))
  return {
    said,
    add: (name: string) => store.add({ ...validRequest, name }),
    database: () => store.use(async (database) => database),
    failWith: (code: string) => {
      const error = Object.assign(new Error('ann@example.org'), { code })
      return expect(store.use(() => Promise.reject(error))).rejects.toThrow(StoreUnavailableError)
    },
    close: () => store.close(),
  }
})
afterEach(() => vi.restoreAllMocks())

const names = async () =>
  (await readRowsFromFile(folder('data/contact.db'))).map(({ name }) => name)

it('a store that cannot be opened says why, once, and is left alone for a while', async () => {
  const { said, add } = present()
  writeFileSync(folder('data'), '')
  await expect(add('One')).rejects.toThrow(StoreUnavailableError)
  expect(said).toEqual([SENTENCE])
  rmSync(folder('data'))
  await expect(add('Two')).rejects.toThrow(StoreUnavailableError)
  expect(said).toHaveLength(1)
  // The time of the process goes on.
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 2100)
  await add('Three')
  expect(await names()).toEqual(['Three'])
  expect(said).toEqual([SENTENCE, expect.stringMatching(/can be stored again\.$/)])
})

describe('work that fails', () => {
  it.each([
    ['SQLITE_BUSY', 'keeps'],
    ['SQLITE_LOCKED', 'keeps'],
    ['SQLITE_FULL', 'keeps'],
    ['SQLITE_CONSTRAINT_X', 'keeps'],
    ['TOO_MANY_WAITING', 'keeps'],
    ['SQLITE_IOERR', 'ends'],
    ['X_SQLITE_BUSY', 'ends'],
    ['', 'ends'],
  ])('is said without what it holds, and with %j %s the connection', async (code, what) => {
    const { said, database, failWith } = present()
    const before = await database()
    await failWith(code)
    expect(said).toEqual([SENTENCE])
    expect(said.join()).not.toContain('ann@')
    expect((await database()) === before).toBe(what === 'keeps')
    expect(said).toHaveLength(2)
    await vi.waitFor(() => expect(before.client.closed).toBe(what === 'ends'))
  })

  it('is said again when the reason is another one', async () => {
    const { said, failWith } = present()
    for (const code of ['SQLITE_FULL', 'SQLITE_FULL', 'SQLITE_BUSY']) await failWith(code)
    expect(said).toHaveLength(2)
  })
})

describe('a store that is closed', () => {
  it('finishes what it has begun, has everything in one file, and takes nothing more', async () => {
    const { add, said, close } = present()
    await add('First')
    const last = add('Last')
    await new Promise(setImmediate)
    await close()
    await last
    expect(readFileSync(folder('data/contact.db')).includes('Last')).toBe(true)
    await expect(add('More')).rejects.toThrow(StoreUnavailableError)
    expect([await names(), said]).toEqual([['First', 'Last'], []])
  })

  it('while it is being opened is closed as well', async () => {
    const { database, close } = present()
    const opening = database()
    await close()
    expect((await opening).client.closed).toBe(true)
  })
})
