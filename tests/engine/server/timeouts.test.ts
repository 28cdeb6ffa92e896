import { once } from 'node:events'
import { request } from 'node:http'
import type { Client } from '@libsql/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Writer } from '../../../src/contact/writer.ts'
import { newRequest } from '../contact/test-store.ts'
import { startTestSite } from './test-site.ts'

afterEach(() => vi.useRealTimers())

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** @returns whether the promise is settled one millisecond before, and at this time */
async function settlesAfter(ms: number, promise: Promise<unknown>): Promise<boolean[]> {
  let settled = false
  const settle = () => {
    settled = true
  }
  promise.then(settle, settle)
  await vi.advanceTimersByTimeAsync(ms - 1)
  const before = settled
  await vi.advanceTimersByTimeAsync(1)
  return [before, settled]
}
const ON_TIME = [false, true]

const never = () => new Promise<never>(() => undefined)

test('a transaction times out after ten seconds', async () => {
  fakeTimers()
  // The writer uses no other method of the client.
  const client = { batch: never } as unknown as Client
  const database = { client, secret: '', isCurrentFile: () => true }
  const stored = new Writer(database, false).store(newRequest('a'))
  await new Promise(setImmediate)
  expect(await settlesAfter(10_000, stored)).toEqual(ON_TIME)
  await expect(stored).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('open requests have four seconds during shutdown', async () => {
  const site = await startTestSite(() => new Map([['/api/slow', never]]))
  const pending = request({ host: '127.0.0.1', port: site.port, path: '/api/slow', agent: false })
  pending.on('error', () => undefined).end()
  await once(site.server, 'request')
  fakeTimers()
  const closed = site.close()
  while (site.server.listening) await new Promise(setImmediate)
  expect(await settlesAfter(4_000, closed)).toEqual(ON_TIME)
})
