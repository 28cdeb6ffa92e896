import type { Client } from '@libsql/client'
import { expect, test } from 'vitest'
import type { Database } from '../../../src/contact/database.ts'
import { QueueFullError, Writer } from '../../../src/contact/writer.ts'
import { setupEachTest } from './setup-each-test.ts'
import { readRows } from './store-rows.ts'
import { createStore, newRequest } from './test-store.ts'

const store = setupEachTest(() => createStore())

test('one that is sent by mail waits to be sent, once, from when it came', async () => {
  const { database } = store()
  const writer = new Writer(database, true)
  await writer.store(newRequest('a', { receivedAt: 5000 }))
  await writer.store(newRequest('a', { receivedAt: 5001 }))
  await writer.store(newRequest('b', { receivedAt: 6000 }))
  const { rows } = await database.client.execute('SELECT due_at FROM outbox ORDER BY request_id')
  expect(rows.map((row) => row[0])).toEqual([5000, 6000])
})

test('what is being stored is not stored twice', async () => {
  const writer = new Writer(store().database, false)
  const all = [
    newRequest('a'),
    newRequest('a'),
    newRequest('b', { previousKey: 'a' }),
    newRequest('c'),
  ]
  const done = all.map((one) => writer.store(one))
  expect(new Set(done).size).toBe(2)
  await Promise.all(done)
  expect((await readRows(store().database.client)).map(({ key }) => key)).toEqual(['a', 'c'])
})

/**
 * A writer whose transactions end when they are told to.
 * @returns `sizes`: how many requests are in each; `end` waits for the next one and ends it
 */
const watched = () => {
  const sizes: number[] = []
  const ends: ((error?: Error) => void)[] = []
  const batch = (statements: readonly { args: readonly string[] }[]) => {
    sizes.push(JSON.parse(statements[0]?.args[0] ?? '[]').length)
    return new Promise<unknown[]>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve([]))),
    )
  }
  // A writer uses nothing else of a database.
  const database = { client: { batch } as unknown as Client } as Database
  const writer = new Writer(database, false)
  const begun = async () => {
    while (ends.length === 0) await new Promise(setImmediate)
  }
  const end = async (error?: Error) => {
    await begun()
    ends.shift()?.(error)
  }
  return { store: (name: string) => writer.store(newRequest(name)), sizes, begun, end }
}

test('what arrives together is stored together, and at most a hundred at once', async () => {
  const { store, sizes, begun, end } = watched()
  const first = store('first')
  await begun()
  const others = Array.from({ length: 150 }, (_, index) => store(`${index}`))
  for (let turn = 0; turn < 3; turn += 1) await end()
  await Promise.all([first, ...others])
  expect(sizes).toEqual([1, 100, 50])
})

test('a transaction that fails is that of its requests alone', async () => {
  const { store, begun, end } = watched()
  const first = store('first')
  await begun()
  const second = store('second')
  await end(new Error('full'))
  await expect(first).rejects.toThrow('full')
  await end()
  await expect(second).resolves.toBeUndefined()
  const again = store('first')
  await end()
  await expect(again).resolves.toBeUndefined()
})

test('more than can be stored soon is refused, and room is made again', async () => {
  const { store, end } = watched()
  const waiting = Array.from({ length: 5000 }, (_, index) => store(`${index}`))
  await expect(store('more')).rejects.toThrow(QueueFullError)
  await expect(store('more')).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' })
  await end()
  await Promise.all(waiting.slice(0, 100))
  const more = store('more')
  // All that waits is stored in its turn.
  for (let turn = 1; turn <= 50; turn += 1) await end()
  await expect(Promise.all([...waiting, more])).resolves.toHaveLength(5001)
})
