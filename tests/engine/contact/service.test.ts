import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startContactService } from '../../../src/contact/service.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { temporaryFolder } from '../server/folder.ts'
import { good, queryOf } from './good.ts'
import { rowsIn } from './rows.ts'
import { type MailServer, startMailServer } from './smtp.ts'

let folder: string
let server: MailServer
beforeEach(async () => {
  folder = temporaryFolder()
  server = await startMailServer()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) => {
  const said: string[] = []
  const service = startContactService(settingsOf(env, folder), (sentence) => said.push(sentence))
  const api = service.api(() => ({
    messageMaxBytes: 1000,
    pages: () => ({ html: '', csp: '' }),
  }))
  const path = '/api/contactusrequest'
  const send = async (name: string) => {
    const query = queryOf({ ...good, name })
    const question = { method: 'GET', path, query, headers: {}, remoteAddress: '10.0.0.1' }
    return (await api.get(path)?.(question))?.status
  }
  return { service, send, said }
}
const rows = async () => {
  const client = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
  const found = await rowsIn(client)
  client.close()
  return found
}
const mail = () => ({
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  CONTACT_MAIL_TO: 'desk@example.org',
  CONTACT_MAIL_FROM: 'site@example.org',
})

test('requests are stored, within the limit of the settings', async () => {
  const { service, send, said } = start({ CONTACT_RATE_LIMIT: '2' })
  await service.ready
  expect([await send('One'), await send('Two'), await send('Three')]).toEqual([200, 200, 429])
  await service.close()
  expect((await rows()).map(({ name }) => name)).toEqual(['One', 'Two'])
  expect([said, server.mails]).toEqual([[], []])
  const client = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
  const { rows: waiting } = await client.execute('SELECT * FROM outbox')
  client.close()
  expect(waiting).toEqual([])
})

test('they are sent by mail at once, where there is a mail server', async () => {
  const { service, send, said } = start(mail())
  await send('One')
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 300_000, interval: 5 })
  await send('Two')
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), { timeout: 300_000, interval: 5 })
  await service.close()
  expect(said).toEqual([])
})

test('old ones are erased at start', async () => {
  const first = start()
  await first.send('Old')
  await first.service.close()
  const client = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
  await client.execute('UPDATE requests SET received_at = 0')
  client.close()
  const CONTACT_RETENTION_CONFIRMED = new Date().toISOString().slice(0, 10)
  const { service } = start({ CONTACT_RETENTION_DAYS: '3650', CONTACT_RETENTION_CONFIRMED })
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 300_000, interval: 5 })
  await service.close()
})

test('a store that does not open is said, and the service is there all the same', async () => {
  const { service, send, said } = start({ CONTACT_DATABASE_URL: 'file:/proc/none/x.db' })
  await service.ready
  expect(said).toEqual([expect.stringMatching(/^[A-Z][^\n]*\.$/)])
  expect(await send('One')).toBe(503)
  await service.close()
})

test('it is not ready while nothing can be written', async () => {
  const { service } = start()
  await service.ready
  expect(await service.readiness()).toMatchObject({ ready: true })
  const other = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
  const writing = await other.transaction('write')
  // Its patience ends after some seconds.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5000
    return now
  })
  expect(await service.readiness()).toMatchObject({ ready: false })
  clock.mockRestore()
  writing.close()
  other.close()
  await service.close()
})

test('after its end nothing is done any more', async () => {
  server.behaviour = 'silent'
  const { service, send } = start(mail())
  await send('One')
  await service.close()
  expect(await send('Two')).toBe(503)
  expect((await rows()).map(({ name }) => name)).toEqual(['One'])
})
