import type { Client } from '@libsql/client'
import { expect, test } from 'vitest'
import type { Database } from '../../../src/contact/database.ts'
import { QueueFullError, Writer } from '../../../src/contact/writer.ts'
import { setupEachTest } from './setup-each-test.ts'
import { readRows } from './store-rows.ts'
import { createStore, newRequest } from './test-store.ts'

const store = setupEachTest(() => createStore())

/**
 * A writer whose transactions end on demand.
 * @returns `sizes`: requests per transaction; `end`: waits for the next transaction and ends it
 */
const createControlledWriter = () => {
  const sizes: number[] = []
  const ends: ((error?: Error) => void)[] = []
  const batch = (statements: readonly { args: readonly string[] }[]) => {
    sizes.push(JSON.parse(statements[0]?.args[0] ?? '[]').length)
    return new Promise<unknown[]>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve([]))),
    )
  }
  // The writer uses no other part of the database.
  const database = { client: { batch } as unknown as Client } as Database
  const writer = new Writer(database, false)
  const waitForTransaction = async () => {
    while (ends.length === 0) await new Promise(setImmediate)
  }
  const end = async (error?: Error) => {
    await waitForTransaction()
    ends.shift()?.(error)
  }
  return { store: (name: string) => writer.store(newRequest(name)), sizes, waitForTransaction, end }
}

test('stores concurrent requests in batches of at most 100', async () => {
  const { store, sizes, waitForTransaction, end } = createControlledWriter()
  const first = store('first')
  await waitForTransaction()
  const others = Array.from({ length: 150 }, (_, index) => store(`${index}`))
  for (let turn = 0; turn < 3; turn += 1) await end()
  await Promise.all([first, ...others])
  expect(sizes).toEqual([1, 100, 50])
})

test('a failed transaction rejects its own requests only', async () => {
  const { store, waitForTransaction, end } = createControlledWriter()
  const first = store('first')
  await waitForTransaction()
  const second = store('second')
  await end(new Error('full'))
  await expect(first).rejects.toThrow('full')
  await end()
  await expect(second).resolves.toBeUndefined()
  const again = store('first')
  await end()
  await expect(again).resolves.toBeUndefined()
})

test('rejects requests while the queue is full', async () => {
  const { store, end } = createControlledWriter()
  const waiting = Array.from({ length: 5000 }, (_, index) => store(`${index}`))
  await expect(store('more')).rejects.toThrow(QueueFullError)
  await expect(store('more')).rejects.toMatchObject({ code: 'QUEUE_FULL' })
  await end()
  await Promise.all(waiting.slice(0, 100))
  const more = store('more')
  for (let turn = 1; turn <= 50; turn += 1) await end()
  await expect(Promise.all([...waiting, more])).resolves.toHaveLength(5001)
})

test('deduplicates pending requests', async () => {
  const writer = new Writer(store().database, false)
  const all = [
    newRequest('a'),
    newRequest('a'),
    newRequest('b', { previousKey: 'a' }),
    newRequest('c'),
  ]
  const results = all.map((request) => writer.store(request))
  expect(new Set(results).size).toBe(2)
  await Promise.all(results)
  expect((await readRows(store().database.client)).map(({ key }) => key)).toEqual(['a', 'c'])
})
