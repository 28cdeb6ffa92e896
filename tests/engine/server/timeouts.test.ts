import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { Client } from '@libsql/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../../src/contact/database.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import { Writer } from '../../../src/contact/writer.ts'
import { newRequest } from '../contact/test-store.ts'
import { listenOnFreePort, startTestSite } from './test-site.ts'

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

test('opening a silent database times out after fifteen seconds', async () => {
  const silent = createServer(() => undefined)
  const port = await listenOnFreePort(silent)
  onTestFinished(() => silent.closeAllConnections())
  onTestFinished(() => void silent.close())
  const { database } = parseSettings(
    { CONTACT_DATABASE_URL: `http://127.0.0.1:${port}` },
    '/nowhere',
  )
  fakeTimers()
  const opened = openDatabase(database)
  await once(silent, 'request')
  expect(await settlesAfter(15_000, opened)).toEqual(ON_TIME)
  await expect(opened).rejects.toMatchObject({ code: 'ETIMEDOUT' })
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
