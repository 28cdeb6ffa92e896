import { expect, test } from 'vitest'
import {
  countEntries,
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
const lease = (leaseMs = 60_000) => leaseEntry(store().database, leaseMs)
const leaseExisting = async (leaseMs?: number) => {
  const entry = await lease(leaseMs)
  if (!entry) throw new Error('No entry is due.')
  return entry
}
const readRow = async () => {
  const { rows } = await store().database.client.execute('SELECT * FROM outbox')
  return { ...rows[0] }
}
const update = (change: string) => store().database.client.execute(`UPDATE outbox SET ${change}`)
const countEmails = async () => (await countEntries(store().database)).waiting

test('an entry contains all values of the request', async () => {
  await store().add({ key: 'k', suspected: 'links', receivedAt: 1234 })
  expect(await lease()).toEqual({
    ...validRequest,
    id: 1,
    key: 'k',
    receivedAt: new Date(1234),
    suspected: 'links',
    attempts: 0,
    lease: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('leases entries in order of due time, each once', async () => {
  await store().add({ receivedAt: 3000 }, { receivedAt: 1000 }, { receivedAt: 2000 })
  expect([
    (await leaseExisting()).id,
    (await leaseExisting()).id,
    (await leaseExisting()).id,
  ]).toEqual([2, 3, 1])
  expect(await lease()).toBeUndefined()
})

test('an expired lease can be taken over', async () => {
  await store().add({})
  const first = await leaseExisting(-1)
  const second = await leaseExisting()
  expect(second.lease).not.toBe(first.lease)
  // The previous owner can no longer update it.
  await markSent(store().database, first)
  expect(await countEmails()).toBe(1)
  await markSent(store().database, second)
  expect(await countEmails()).toBe(0)
})

test('reschedules refused entries and counts the attempts', async () => {
  await store().add({})
  const before = Date.now()
  await reschedule(store().database, await leaseExisting(), 5000.4)
  const { due_at, ...others } = await readRow()
  expect(Number(due_at)).toBeGreaterThanOrEqual(before + 5000)
  expect(Number(due_at)).toBeLessThan(before + 65_000)
  expect(others).toMatchObject({ attempts: 1, lease: null, leased_until: 0 })
  expect(await lease()).toBeUndefined()
  await update('due_at = 0')
  const again = await leaseExisting()
  expect(again.attempts).toBe(1)
  await reschedule(store().database, again, 0)
  expect((await readRow()).attempts).toBe(2)
})

test('ignores times in the distant future, written with a wrong clock', async () => {
  await store().add({})
  const ahead = Date.now() + 400 * 24 * 3600_000
  await update(`due_at = ${ahead}, leased_until = ${ahead}, lease = 'x'`)
  expect((await leaseExisting()).id).toBe(1)
})

test('skips entries with too many failures until they are requeued', async () => {
  await store().add({}, {})
  await update(`attempts = ${MAX_ATTEMPTS}`)
  expect([await lease(), await countEmails()]).toEqual([undefined, 0])
  expect([await requeue(store().database, 1), await countEmails()]).toEqual([1, 1])
  const again = await leaseExisting()
  expect(again).toMatchObject({ id: 1, attempts: 0 })
  await markSent(store().database, again)
  // Sent entries stay sent.
  expect(await requeue(store().database, 1)).toBe(0)
  expect([await requeue(store().database), (await leaseExisting()).id]).toEqual([1, 2])
})
