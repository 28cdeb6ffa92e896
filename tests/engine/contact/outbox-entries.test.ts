import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  countWaiting,
  markSent,
  type OutboxEntry,
  putBack,
  putOff,
  takeEntry,
} from '../../../src/contact/outbox.ts'
import { good } from './good.ts'
import { createStore, type TestStore } from './stored.ts'

const LEASE_MS = 60_000

let store: TestStore
beforeEach(async () => {
  store = await createStore(true)
})
afterEach(() => store.close())

const take = (leaseMs = LEASE_MS) => takeEntry(store.database, leaseMs)
const taken = async (leaseMs?: number): Promise<OutboxEntry> => {
  const entry = await take(leaseMs)
  if (!entry) throw new Error('There is none.')
  return entry
}
const row = async (id = 1) => {
  const { rows } = await store.database.client.execute({
    sql: 'SELECT * FROM outbox WHERE request_id = ?',
    args: [id],
  })
  return { ...rows[0] }
}

test('an email has all that the request says', async () => {
  await store.add({ key: 'k', suspected: 'links', receivedAt: 1234 })
  expect(await take()).toEqual({
    ...good,
    id: 1,
    key: 'k',
    receivedAt: new Date(1234),
    suspected: 'links',
    attempts: 0,
    lease: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('the one that has been due for longest comes first, and none twice', async () => {
  await store.add({ receivedAt: 3000 }, { receivedAt: 1000 }, { receivedAt: 2000 })
  expect([(await taken()).id, (await taken()).id, (await taken()).id]).toEqual([2, 3, 1])
  expect(await take()).toBeUndefined()
})

test('a lease that has ended is somebody else’s to take', async () => {
  await store.add({})
  const first = await taken(-1)
  const second = await taken()
  expect(second.lease).not.toBe(first.lease)
  // Who had it before has no more say in it.
  await markSent(store.database, first)
  expect(await countWaiting(store.database)).toBe(1)
  await markSent(store.database, second)
  expect(await countWaiting(store.database)).toBe(0)
})

test('what is refused is put off, and the refusals are counted', async () => {
  await store.add({})
  const before = Date.now()
  await putOff(store.database, await taken(), 5000.4)
  const { due_at, attempts, lease, leased_until } = await row()
  expect(Number(due_at)).toBeGreaterThanOrEqual(before + 5000)
  expect(Number(due_at)).toBeLessThan(before + 65_000)
  expect([attempts, lease, leased_until]).toEqual([1, null, 0])
  expect(await take()).toBeUndefined()
  await store.database.client.execute('UPDATE outbox SET due_at = 0')
  const again = await taken()
  expect(again.attempts).toBe(1)
  await putOff(store.database, again, 0)
  expect((await row()).attempts).toBe(2)
})

test('what was never tried is put back as it was', async () => {
  await store.add({})
  await putBack(store.database, await taken())
  expect(await row()).toMatchObject({ due_at: 1000, attempts: 0, lease: null, leased_until: 0 })
  expect((await taken()).id).toBe(1)
})
