/** How long the server waits for others. */
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

const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Whether a promise is still open after this long, and whether it is settled a millisecond later. */
async function settlesAfter(ms: number, promise: Promise<unknown>): Promise<boolean[]> {
  let settled = false
  const settle = () => {
    settled = true
  }
  promise.then(settle, settle)
  await vi.advanceTimersByTimeAsync(ms - 1)
  const early = settled
  await vi.advanceTimersByTimeAsync(1)
  return [early, settled]
}
const IN_TIME = [false, true]

const never = () => new Promise<never>(() => undefined)

test('a request is given up when its transaction takes ten seconds', async () => {
  holdTimers()
  // Of a client, the writer only uses this.
  const client = { batch: never } as unknown as Client
  const database = { client, secret: '', isCurrentFile: () => true }
  const stored = new Writer(database, false).store(newRequest('a'))
  await new Promise(setImmediate)
  expect(await settlesAfter(10_000, stored)).toEqual(IN_TIME)
  await expect(stored).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a database that does not answer is waited for fifteen seconds', async () => {
  const silent = createServer(() => undefined)
  const port = await listenOnFreePort(silent)
  onTestFinished(() => silent.closeAllConnections())
  onTestFinished(() => void silent.close())
  const { database } = parseSettings(
    { CONTACT_DATABASE_URL: `http://127.0.0.1:${port}` },
    '/nowhere',
  )
  holdTimers()
  const opened = openDatabase(database)
  await once(silent, 'request')
  expect(await settlesAfter(15_000, opened)).toEqual(IN_TIME)
  await expect(opened).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('who is being answered when the server ends has four seconds', async () => {
  const site = await startTestSite(() => new Map([['/api/slow', never]]))
  const asked = request({ host: '127.0.0.1', port: site.port, path: '/api/slow', agent: false })
  asked.on('error', () => undefined).end()
  await once(site.server, 'request')
  holdTimers()
  const closed = site.close()
  while (site.server.listening) await new Promise(setImmediate)
  expect(await settlesAfter(4_000, closed)).toEqual(IN_TIME)
})
