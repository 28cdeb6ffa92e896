/** The whole service behind a real server. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setupTestFolder } from '../server/temp-folders.ts'
import { API_PATH, startContactServer } from './contact-server.ts'
import { createMailSettings, startMailServer } from './mail-server.ts'
import { queryFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const SENTENCE = /^[A-Z][^\n]*\.$/
const WAIT = { timeout: 300_000, interval: 5 }

const folder = setupTestFolder()
const start = async (env: Record<string, string> = {}) => {
  const contactServer = await startContactServer(env, folder())
  onTestFinished(contactServer.close)
  const sendAs = async (name: string) =>
    (await contactServer.send({ ...validRequest, name })).status
  const names = async () => (await contactServer.rows()).map(({ name }) => name)
  return { ...contactServer, sendAs, names }
}
const withMail = async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return { server, contactServer: await start(createMailSettings(server)) }
}

test.each([
  ['Zoë 🙂 ‏شركة', 'zoë@exämple.org', '', 'née\n\t1 < 2 & 3 + 4 % 5 = ; # ?'],
  ['', 'a@b.c', '0', ''],
  ["O'Neil; DROP TABLE requests;--", "a'b@c.de", '00', '{"a":1} \\u0041 $1 ?1 :x'],
])('stores every character: %j', async (name, email, contact, message) => {
  const { send, rows } = await start()
  expect((await send({ name, email, contact, message })).status).toBe(200)
  expect(await rows()).toMatchObject([{ name, email, contact, message }])
})

test.each([
  ['the longest message', `message=${'m'.repeat(6000)}`, 200],
  ['the longest message in two-byte characters', `message=${'%C3%A9'.repeat(1000)}`, 200],
  [
    'the longest message with line breaks',
    `message=${'m'.repeat(5400)}${'%0D%0A'.repeat(200)}`,
    200,
  ],
  ['the longest name', `name=${'n'.repeat(200)}`, 200],
  ['17 kB', `message=${'m'.repeat(17_000)}`, 414],
  ['60 kB', `message=${'m'.repeat(60_000)}`, 414],
])('the service itself answers %s', async (_, query, status) => {
  const reply = await (await start()).ask(`${API_PATH}?email=long@example.org&${query}`)
  expect([reply.status, reply.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(JSON.parse(reply.body.toString())).toMatchObject({ success: status === 200 })
})

test('is not ready while the store cannot be written', async () => {
  const { service, path } = await start()
  expect(await service.checkReadiness()).toMatchObject({
    ready: true,
    numbers: { mail_waiting: 0 },
  })
  const other = createClient({ url: `file:${path}` })
  const writing = await other.transaction('write')
  // Let the retry timeout pass.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5000
    return now
  })
  expect(await service.checkReadiness()).toMatchObject({ ready: false })
  clock.mockRestore()
  writing.close()
  other.close()
})

test('closes while the mail server is silent, and stores nothing afterwards', async () => {
  const { server, contactServer } = await withMail()
  server.setBehaviour('silent')
  const readEntry = async () =>
    (await queryFile(contactServer.path, 'SELECT lease, attempts FROM outbox'))[0]
  await contactServer.sendAs('One')
  await vi.waitFor(async () => expect((await readEntry())?.lease).not.toBeNull(), WAIT)
  await contactServer.service.close()
  // The next start can send it at once.
  expect(await readEntry()).toMatchObject({ lease: null, attempts: 0 })
  expect(contactServer.messages).toEqual([])
  expect([await contactServer.sendAs('Two'), await contactServer.names()]).toEqual([503, ['One']])
})

const UNUSABLE: Readonly<Record<string, () => Record<string, string>>> = {
  'the file is not a database': () => {
    mkdirSync(folder('data'))
    writeFileSync(folder('data/contact.db'), 'x'.repeat(8192))
    return {}
  },
  'the folder cannot be created': () => ({ CONTACT_DATABASE_URL: 'file:/proc/none/x.db' }),
  'the database server does not answer': () => ({ CONTACT_DATABASE_URL: 'http://127.0.0.1:9' }),
}

test.each(Object.entries(UNUSABLE))('logs once and responds with 503: %s', async (_, prepare) => {
  const { send, messages, ask } = await start(prepare())
  for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
    const reply = await send(validRequest, headers)
    expect(reply.status).toBe(503)
    expect(reply.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  }
  expect(messages).toEqual([expect.stringMatching(SENTENCE)])
  expect((await ask('/')).status).toBe(200)
  expect((await ask(`${API_PATH}?email=no`)).status).toBe(400)
})
