/** What the parts do together, behind a real server. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Sender } from '../../../src/contact/sender.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { API_PATH, startContactServer } from './contact-server.ts'
import { createMailSettings, startMailServer } from './mail-server.ts'
import { queryFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const SENTENCE = /^[A-Z][^\n]*\.$/
const PATIENCE = { timeout: 300_000, interval: 5 }

const folder = setupTestFolder()
const start = async (env: Record<string, string> = {}) => {
  const desk = await startContactServer(env, folder())
  onTestFinished(desk.close)
  const sendAs = async (name: string) => (await desk.send({ ...validRequest, name })).status
  const names = async () => (await desk.rows()).map(({ name }) => name)
  return { ...desk, sendAs, names }
}
const withMail = async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return { server, desk: await start(createMailSettings(server)) }
}

test.each([
  ['Zoë 🙂 ‏شركة', 'zoë@exämple.org', '', 'née\n\t1 < 2 & 3 + 4 % 5 = ; # ?'],
  ['', 'a@b.c', '0', ''],
  ["O'Neil; DROP TABLE requests;--", "a'b@c.de", '00', '{"a":1} \\u0041 $1 ?1 :x'],
])('every character arrives: %j', async (name, email, contact, message) => {
  const { send, rows } = await start()
  expect((await send({ name, email, contact, message })).status).toBe(200)
  expect(await rows()).toMatchObject([{ name, email, contact, message }])
})

test.each([
  ['the longest message', `message=${'m'.repeat(6000)}`, 200],
  ['the longest message in two bytes a letter', `message=${'%C3%A9'.repeat(1000)}`, 200],
  ['lines as a form sends them', `message=${'m'.repeat(5400)}${'%0D%0A'.repeat(200)}`, 200],
  ['the longest name', `name=${'n'.repeat(200)}`, 200],
  ['17 kB', `message=${'m'.repeat(17_000)}`, 414],
  ['60 kB', `message=${'m'.repeat(60_000)}`, 414],
])('%s: the answer comes from the service', async (_, query, status) => {
  const reply = await (await start()).ask(`${API_PATH}?email=long@example.org&${query}`)
  expect([reply.status, reply.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(JSON.parse(reply.body.toString())).toMatchObject({ success: status === 200 })
})

test('no more is taken than the settings say, and nothing waits for a mail server that is none', async () => {
  const { sendAs, names, path, said } = await start({ CONTACT_RATE_LIMIT: '2' })
  const statuses = [await sendAs('One'), await sendAs('Two'), await sendAs('Three')]
  expect([statuses, await names()]).toEqual([
    [200, 200, 429],
    ['One', 'Two'],
  ])
  expect([said, await queryFile(path, 'SELECT * FROM outbox')]).toEqual([[], []])
})

test('old ones are erased at start', async () => {
  const first = await start()
  await first.sendAs('Old')
  await queryFile(first.path, 'UPDATE requests SET received_at = 0')
  const CONTACT_RETENTION_CONFIRMED = new Date().toISOString().slice(0, 10)
  const { names } = await start({ CONTACT_RETENTION_DAYS: '3650', CONTACT_RETENTION_CONFIRMED })
  await vi.waitFor(async () => expect(await names()).toEqual([]), PATIENCE)
})

test('it is not ready while nothing can be written', async () => {
  const { service, path } = await start()
  expect(await service.checkReadiness()).toMatchObject({
    ready: true,
    numbers: { mail_waiting: 0 },
  })
  const other = createClient({ url: `file:${path}` })
  const writing = await other.transaction('write')
  // Its patience ends after some seconds.
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

test('what arrives is sent at once, and not when the sender looks next', async () => {
  const nudged = vi.spyOn(Sender.prototype, 'notify')
  onTestFinished(() => nudged.mockRestore())
  const { desk } = await withMail()
  expect(await desk.sendAs('One')).toBe(200)
  expect(nudged).toHaveBeenCalledTimes(1)
})

test('after its end nothing is done any more, and no silent mail server keeps it from ending', async () => {
  const { server, desk } = await withMail()
  server.behave('silent')
  const waiting = async () => (await queryFile(desk.path, 'SELECT lease, attempts FROM outbox'))[0]
  await desk.sendAs('One')
  await vi.waitFor(async () => expect((await waiting())?.lease).not.toBeNull(), PATIENCE)
  await desk.service.close()
  // Who starts next may send it at once.
  expect(await waiting()).toMatchObject({ lease: null, attempts: 0 })
  expect(desk.said).toEqual([])
  expect([await desk.sendAs('Two'), await desk.names()]).toEqual([503, ['One']])
})

const unusable: Readonly<Record<string, () => Record<string, string>>> = {
  'the file is no database': () => {
    mkdirSync(folder('data'))
    writeFileSync(folder('data/contact.db'), 'x'.repeat(8192))
    return {}
  },
  'no folder can be made there': () => ({ CONTACT_DATABASE_URL: 'file:/proc/none/x.db' }),
  'the server does not answer': () => ({ CONTACT_DATABASE_URL: 'http://127.0.0.1:9' }),
}

test.each(Object.entries(unusable))(
  '%s: it is said once, in a sentence, and answered with 503',
  async (_, prepare) => {
    const { send, said, ask } = await start(prepare())
    for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
      const reply = await send(validRequest, headers)
      expect(reply.status).toBe(503)
      expect(reply.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
    }
    expect(said).toEqual([expect.stringMatching(SENTENCE)])
    expect((await ask('/')).status).toBe(200)
    expect((await ask(`${API_PATH}?email=no`)).status).toBe(400)
  },
)
