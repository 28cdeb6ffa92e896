import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseSettings } from '../../../src/contact/settings.ts'
import { Store, StoreUnavailableError } from '../../../src/contact/store.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { setupEachTest } from './setup-each-test.ts'
import { readRowsFromFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const SENTENCE = expect.stringMatching(/^[A-Z][^\n]*\.$/)

const folder = setupTestFolder()
const getStore = setupEachTest(() => {
  const messages: string[] = []
  const { database } = parseSettings({}, folder())
  const store = new Store(database, false, (message) => messages.push(message))
  return {
    messages,
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

test('logs once why it cannot be opened, and retries after a delay', async () => {
  const { messages, add } = getStore()
  writeFileSync(folder('data'), '')
  await expect(add('One')).rejects.toThrow(StoreUnavailableError)
  expect(messages).toEqual([SENTENCE])
  rmSync(folder('data'))
  await expect(add('Two')).rejects.toThrow(StoreUnavailableError)
  expect(messages).toHaveLength(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 2100)
  await add('Three')
  expect(await names()).toEqual(['Three'])
  expect(messages).toEqual([SENTENCE, expect.stringMatching(/can be stored again\.$/)])
})

describe('failing work', () => {
  test.each([
    ['SQLITE_BUSY', 'keeps'],
    ['SQLITE_LOCKED', 'keeps'],
    ['SQLITE_FULL', 'keeps'],
    ['SQLITE_CONSTRAINT_X', 'keeps'],
    ['QUEUE_FULL', 'keeps'],
    ['SQLITE_IOERR', 'closes'],
    ['X_SQLITE_BUSY', 'closes'],
    ['', 'closes'],
  ])('is logged without its message; %j %s the connection', async (code, effect) => {
    const { messages, database, failWith } = getStore()
    const before = await database()
    await failWith(code)
    expect(messages).toEqual([SENTENCE])
    expect(messages.join()).not.toContain('ann@')
    expect((await database()) === before).toBe(effect === 'keeps')
    expect(messages).toHaveLength(2)
    await expect.poll(() => before.client.closed).toBe(effect === 'closes')
  })
})

describe('close', () => {
  test('finishes pending writes and accepts no more', async () => {
    const { add, messages, close } = getStore()
    await add('First')
    const last = add('Last')
    await new Promise(setImmediate)
    await close()
    await last
    expect(readFileSync(folder('data/contact.db')).includes('Last')).toBe(true)
    await expect(add('More')).rejects.toThrow(StoreUnavailableError)
    expect([await names(), messages]).toEqual([['First', 'Last'], []])
  })
})
