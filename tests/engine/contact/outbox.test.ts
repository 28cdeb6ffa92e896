import { expect, test } from 'vitest'
import {
  countWaiting,
  leaseEntry,
  MAX_ATTEMPTS,
  markSent,
  requeue,
  reschedule,
} from '../../../src/contact/outbox.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'
import { validRequest } from './valid-request.ts'

const store = setupEachTest(() => createStore(true))
const take = (leaseMs = 60_000) => leaseEntry(store().database, leaseMs)
const taken = async (leaseMs?: number) => {
  const entry = await take(leaseMs)
  if (!entry) throw new Error('There is none.')
  return entry
}
const row = async () => {
  const { rows } = await store().database.client.execute('SELECT * FROM outbox')
  return { ...rows[0] }
}
const change = (what: string) => store().database.client.execute(`UPDATE outbox SET ${what}`)
const waiting = () => countWaiting(store().database)

test('an email has all that the request says', async () => {
  await store().add({ key: 'k', suspected: 'links', receivedAt: 1234 })
  expect(await take()).toEqual({
    ...validRequest,
    id: 1,
    key: 'k',
    receivedAt: new Date(1234),
    suspected: 'links',
    attempts: 0,
    lease: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('the one that has been due for longest comes first, and none twice', async () => {
  await store().add({ receivedAt: 3000 }, { receivedAt: 1000 }, { receivedAt: 2000 })
  expect([(await taken()).id, (await taken()).id, (await taken()).id]).toEqual([2, 3, 1])
  expect(await take()).toBeUndefined()
})

test('a lease that has ended is somebody else’s to take', async () => {
  await store().add({})
  const first = await taken(-1)
  const second = await taken()
  expect(second.lease).not.toBe(first.lease)
  // Who had it before has no more say in it.
  await markSent(store().database, first)
  expect(await waiting()).toBe(1)
  await markSent(store().database, second)
  expect(await waiting()).toBe(0)
})

test('what is refused is put off, and the refusals are counted', async () => {
  await store().add({})
  const before = Date.now()
  await reschedule(store().database, await taken(), 5000.4)
  const { due_at, ...others } = await row()
  expect(Number(due_at)).toBeGreaterThanOrEqual(before + 5000)
  expect(Number(due_at)).toBeLessThan(before + 65_000)
  expect(others).toMatchObject({ attempts: 1, lease: null, leased_until: 0 })
  expect(await take()).toBeUndefined()
  await change('due_at = 0')
  const again = await taken()
  expect(again.attempts).toBe(1)
  await reschedule(store().database, again, 0)
  expect((await row()).attempts).toBe(2)
})

test('times that a wrong clock has written are not waited for', async () => {
  await store().add({})
  const ahead = Date.now() + 400 * 24 * 3600_000
  await change(`due_at = ${ahead}, leased_until = ${ahead}, lease = 'x'`)
  expect((await taken()).id).toBe(1)
})

test('what has failed too often is set aside, until somebody asks for it', async () => {
  await store().add({}, {})
  await change(`attempts = ${MAX_ATTEMPTS}`)
  expect([await take(), await waiting()]).toEqual([undefined, 0])
  expect([await requeue(store().database, 1), await waiting()]).toEqual([1, 1])
  const again = await taken()
  expect(again).toMatchObject({ id: 1, attempts: 0 })
  await markSent(store().database, again)
  // What is sent stays so.
  expect(await requeue(store().database, 1)).toBe(0)
  expect([await requeue(store().database), (await taken()).id]).toEqual([1, 2])
})
