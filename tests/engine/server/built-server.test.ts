/** The built server on a machine without node_modules. */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { API_PATH } from '../contact/contact-server.ts'
import { toQuery, validRequest } from '../contact/valid-request.ts'
import { createBuiltServer, type RunningServer } from './built-server.ts'
import { PAGES, type Reply, sendRequest } from './test-site.ts'

const createTarget = (changes: object) => `${API_PATH}?${toQuery({ ...validRequest, ...changes })}`
const site = await createBuiltServer()
const { folder } = site

/** Shared by several tests. */
let server: RunningServer
beforeAll(async () => {
  server = await site.start({ OPERATION_TOKEN: 'secret', TRUSTED_PROXIES: '1' })
})

/** Generous, since processes start slowly on busy machines. */
const WAIT = { timeout: 300_000 }
const SENTENCE = /^[A-Z][^\n]*\.\n$/

test('serves pages and stores requests', async () => {
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  const { port, send, stderr } = server
  expect((await sendRequest(port, '/careers')).body.toString()).toContain('/Careers')
  expect((await sendRequest(port, '/.site/server.js')).status).toBe(404)
  expect(await send('Ann Miller')).toBe(200)
  expect(existsSync(join(folder, 'data/contact.db'))).toBe(true)
  expect(stderr()).toBe('')
})

test.each(['list', 'export', 'status'])('requests %s works when the disk is full', (command) => {
  const { status, stdout } = site.run(`requests ${command}`, '0')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/Ann Miller|Requests: +1/)])
})

test('logs a full disk at startup, responds with 503, and is not ready', async () => {
  const { port, send, stdout, stderr } = await site.start({}, '0')
  await vi.waitFor(() => expect(stderr()).toMatch(SENTENCE), WAIT)
  expect(await send('Canary')).toBe(503)
  expect(stdout() + stderr()).not.toContain('Canary')
  expect((await sendRequest(port, '/healthz')).status).toBe(200)
  expect((await sendRequest(port, '/readyz')).status).toBe(503)
  expect(String((await sendRequest(port, '/metrics')).body)).toMatch(/^site_ready 0$/m)
})

test('loses no acknowledged request while the disk fills', async () => {
  const { port, stderr } = await site.start({ CONTACT_DATABASE_URL: 'file:filling/a.db' }, '800')
  const acknowledged: string[] = []
  let status = 200
  while (status === 200) {
    const name = `Sender ${acknowledged.length}`
    const message = `${name} ${'m'.repeat(3000)}`
    ;({ status } = await sendRequest(port, createTarget({ name, message })))
    if (status === 200) acknowledged.push(name)
  }
  expect([status, acknowledged.length > 10]).toEqual([503, true])
  await vi.waitFor(() => expect(stderr()).toMatch(SENTENCE), WAIT)
  expect(stderr()).not.toContain('mmm')
  expect(await site.names('filling/a.db')).toEqual(expect.arrayContaining(acknowledged))
})

test('shows health and metrics only to this machine or with the token', async () => {
  const { port, send } = server
  const metrics = async () => String((await sendRequest(port, '/metrics')).body)
  const countApiCalls = async () =>
    Number(
      /^site_responses_total\{status="200",kind="api"\} (\d+)$/m.exec(await metrics())?.[1] ?? 0,
    )
  const before = await countApiCalls()
  await send('Second')
  await sendRequest(port, '/nowhere')
  expect(await countApiCalls()).toBe(before + 1)
  const proxied = { 'X-Forwarded-For': '9.9.9.9' }
  const clients: [headers: Record<string, string>, status: number][] = [
    [{}, 200],
    [proxied, 404],
    [{ ...proxied, Authorization: 'Bearer wrong!' }, 404],
    [{ ...proxied, Authorization: 'Bearer secret' }, 200],
  ]
  for (const path of ['/healthz', '/readyz', '/metrics'])
    for (const [headers, status] of clients)
      expect((await sendRequest(port, path, headers)).status, JSON.stringify(headers)).toBe(status)
  expect(JSON.parse(String((await sendRequest(port, '/readyz')).body))).toEqual({
    success: true,
    fields: { mail_waiting: 0, mail_failed: 0, mail_last_seconds: 0 },
  })
  expect(await metrics()).toMatch(/^site_ready 1$/m)
  for (const line of (await metrics()).trim().split('\n')) {
    expect(line).toMatch(/^(# TYPE \w+ (counter|gauge)|\w+(\{\w+="\w+"(,\w+="\w+")*\})? [\d.]+)$/)
  }
})

test('logs each request with its id and without personal data', async () => {
  const replies: Reply[] = []
  for (const path of [
    '/careers?secret',
    '/Secret',
    createTarget({ name: 'Secret' }),
    '/%ff?secret',
  ])
    replies.push(
      await sendRequest(server.port, path, { Referer: 'http://secret/', 'User-Agent': 'secret' }),
    )
  const known = [
    { status: 200, path: '/careers' },
    { status: 404 },
    { status: 403 },
    { status: 404 },
  ]
  const expected = known.map((line, index) => ({
    level: 30,
    time: expect.stringMatching(/^\d{4}-/),
    id: replies[index]?.headers['x-request-id'],
    method: 'GET',
    ms: expect.any(Number),
    ...line,
  }))
  const lines = () =>
    server
      .stdout()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line))
  await vi.waitFor(() => expect(lines().slice(-4)).toEqual(expected), WAIT)
  expect(server.stdout()).not.toMatch(/secret/i)
})

test('switches to a new build without downtime, and keeps it when the next one is broken', async () => {
  const { child, port, stderr } = server
  const pages = PAGES.map((page) => ({ ...page, html: `<p>New ${page.path}</p>` }))
  let isRunning = true
  let answered = 0
  const sendRequests = async () => {
    while (isRunning) {
      expect((await sendRequest(port, '/')).status).toBe(200)
      answered += 1
    }
  }
  const clients = [sendRequests(), sendRequests()]
  await site.build({ pages })
  child.kill('SIGHUP')
  await vi.waitFor(
    async () => expect(String((await sendRequest(port, '/')).body)).toContain('New /'),
    WAIT,
  )
  isRunning = false
  await Promise.all(clients)
  expect(answered).toBeGreaterThan(0)
  // The poll may have found the build before the signal.
  await vi.waitFor(() => expect(stderr()).toMatch(/^(Reloaded the new build\.\n)+$/), WAIT)

  renameSync(join(folder, 'dist/index.html'), join(folder, 'page'))
  child.kill('SIGHUP')
  await vi.waitFor(() => expect(stderr()).toContain('Could not load the new build'), WAIT)
  expect(String((await sendRequest(port, '/')).body)).toContain('New /')
  // A new server does not start with it.
  expect(site.run('')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing to serve: .*\.\n$/),
  })
})
