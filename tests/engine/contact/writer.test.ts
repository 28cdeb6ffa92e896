import type { Client } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../src/contact/database.ts'
import { type NewRequest, TooManyWaiting, Writer } from '../../../src/contact/writer.ts'
import { good } from './good.ts'
import { rowsIn } from './rows.ts'
import { createStore, type TestStore } from './stored.ts'

let store: TestStore
beforeEach(async () => {
  store = await createStore()
})
afterEach(() => store.close())

const request = (key: string, values: Partial<NewRequest> = {}): NewRequest => ({
  ...good,
  key,
  earlier: `before ${key}`,
  receivedAt: 5000,
  suspected: '',
  ...values,
})

const keys = async () => (await rowsIn(store.database.client)).map(({ key }) => key)
const inOutbox = async () => {
  const { rows } = await store.database.client.execute('SELECT request_id, due_at FROM outbox')
  return rows.map((row) => [row[0], row[1]])
}

test('one that is sent by mail waits to be sent, once, from when it came', async () => {
  const writer = new Writer(store.database, true)
  await writer.store(request('a'))
  await writer.store(request('a'))
  await writer.store(request('b', { receivedAt: 6000 }))
  expect(await inOutbox()).toEqual([
    [1, 5000],
    [expect.any(Number), 6000],
  ])
})

test('what is being stored is not stored twice', async () => {
  const writer = new Writer(store.database, false)
  const all = [request('a'), request('a'), request('b', { earlier: 'a' }), request('c')]
  const done = all.map((one) => writer.store(one))
  expect(new Set(done).size).toBe(2)
  await Promise.all(done)
  expect(await keys()).toEqual(['a', 'c'])
})

/** A writer whose transactions are counted, and end when they are told to. */
const watched = () => {
  const sizes: number[] = []
  const ends: ((error?: unknown) => void)[] = []
  const batch = (statements: readonly { args: readonly string[] }[]) => {
    sizes.push(JSON.parse(statements[0]?.args[0] ?? '[]').length)
    return new Promise<unknown[]>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve([]))),
    )
  }
  // A writer uses nothing else of a database.
  const database = { client: { batch } as unknown as Client } as Database
  return { writer: new Writer(database, false), sizes, ends }
}
const until = async (done: () => boolean) => {
  while (!done()) await new Promise(setImmediate)
}

test('what arrives together is stored together, and at most a hundred at once', async () => {
  const { writer, sizes, ends } = watched()
  const first = writer.store(request('first'))
  await until(() => sizes.length === 1)
  const others = Array.from({ length: 150 }, (_, index) => writer.store(request(`${index}`)))
  ends[0]?.()
  await first
  await until(() => sizes.length === 2)
  ends[1]?.()
  await until(() => sizes.length === 3)
  ends[2]?.()
  await Promise.all(others)
  expect(sizes).toEqual([1, 100, 50])
})

test('a transaction that fails is that of its requests alone', async () => {
  const { writer, sizes, ends } = watched()
  const first = writer.store(request('first'))
  await until(() => sizes.length === 1)
  const second = writer.store(request('second'))
  ends[0]?.(new Error('full'))
  await expect(first).rejects.toThrow('full')
  await until(() => sizes.length === 2)
  ends[1]?.()
  await expect(second).resolves.toBeUndefined()
  const again = writer.store(request('first'))
  await until(() => sizes.length === 3)
  ends[2]?.()
  await expect(again).resolves.toBeUndefined()
})

test('more than can be stored soon is refused, and room is made again', async () => {
  const { writer, ends } = watched()
  const waiting = Array.from({ length: 5000 }, (_, index) => writer.store(request(`${index}`)))
  await expect(writer.store(request('more'))).rejects.toThrow(TooManyWaiting)
  await expect(writer.store(request('more'))).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' })
  await until(() => ends.length === 1)
  ends[0]?.()
  await Promise.all(waiting.slice(0, 100))
  const more = writer.store(request('more'))
  // All that waits is stored in its turn.
  for (let turn = 1; turn <= 50; turn += 1) {
    await until(() => ends.length === turn + 1)
    ends[turn]?.()
  }
  await expect(Promise.all([...waiting, more])).resolves.toHaveLength(5001)
})
