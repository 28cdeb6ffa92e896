import { expect, test } from 'vitest'
import { countEntries, leaseEntry, markSent } from '../../../src/contact/outbox.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'

const store = setupEachTest(() => createStore(true))
const leaseExisting = async (leaseMs = 60_000) => {
  const entry = await leaseEntry(store().database, leaseMs)
  if (!entry) throw new Error('No entry is due.')
  return entry
}
const countEmails = async () => (await countEntries(store().database)).waiting

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
