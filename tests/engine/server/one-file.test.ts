/** A built site on a machine that has Node and nothing else. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, expect, it, vi } from 'vitest'
import { publish } from '../../../src/publish/publish.ts'
import { serverProgram } from '../../../src/publish/server-program.ts'
import { placesOf } from '../../../src/site-folder/places.ts'
import { good, queryOf } from '../contact/good.ts'
import { rowsIn } from '../contact/rows.ts'
import { folderOfFile } from './folder.ts'
import { until } from './project.ts'
import { ask, PAGES, publicationIn, type Reply } from './site.ts'

const callOf = (changes: object) => `/api/contactusrequest?${queryOf({ ...good, ...changes })}`
const folder = folderOfFile()
const program = await serverProgram(placesOf({}).root)
await publish({ ...publicationIn(folder), program })

const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await exit
  }
})

/** How long a process may take to say something. */
const PATIENCE = { timeout: 300_000 }

/** The program, with so many kilobytes for a file at most: to it, the disk is full then. */
const limited = (most: string, args = '') => [
  '-c',
  `ulimit -f ${most} && exec "$0" dist/.site/server.js ${args}`,
  process.execPath,
]

const start = async (env: Readonly<Record<string, string>> = {}, most = 'unlimited') => {
  const child = spawn('sh', limited(most), {
    cwd: folder,
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const all = { said: '', stderr: '' }
  child.stdout.on('data', (text) => {
    all.said += text
  })
  child.stderr.on('data', (text) => {
    all.stderr += text
  })
  const [, port = ''] = await until(child.stdout, /:(\d+)\n/)
  return { child, port: Number(port), said: () => all.said, stderr: () => all.stderr }
}

it('serves its pages and takes requests', async () => {
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  const { port, stderr } = await start()
  expect((await ask(port, '/careers')).body.toString()).toContain('/Careers')
  expect((await ask(port, '/.site/server.js')).status).toBe(404)
  expect((await ask(port, callOf({}))).status).toBe(200)
  expect(existsSync(join(folder, 'data/contact.db'))).toBe(true)
  expect(stderr()).toBe('')
})

it.each(['list', 'export', 'status'])('can %s requests when the disk is full', (command) => {
  const args = limited('0', `requests ${command}`)
  const { status, stdout } = spawnSync('sh', args, { cwd: folder, encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/Ann Miller|Requests: +1/)])
})

it('says at the start that the disk is full, and answers 503', async () => {
  const { port, stderr } = await start({}, '0')
  await vi.waitFor(() => expect(stderr()).toMatch(/^[A-Z][^\n]*\.\n$/), PATIENCE)
  expect((await ask(port, callOf({ name: 'New' }))).status).toBe(503)
})

it('loses nothing that was acknowledged while the disk fills', async () => {
  const env = { CONTACT_DATABASE_URL: 'file:filling/a.db', CONTACT_RATE_LIMIT: '0' }
  const { port, stderr } = await start(env, '800')
  const acknowledged: string[] = []
  let status = 200
  while (status === 200) {
    const name = `Sender ${acknowledged.length}`
    const message = `${name} ${'m'.repeat(3000)}`
    ;({ status } = await ask(port, callOf({ name, message })))
    if (status === 200) acknowledged.push(name)
  }
  expect([status, acknowledged.length > 10]).toEqual([503, true])
  await vi.waitFor(() => expect(stderr()).toMatch(/^[A-Z][^\n]*\.\n$/), PATIENCE)
  expect(stderr()).not.toContain('mmm')
  const client = createClient({ url: `file:${folder}/filling/a.db` })
  const names = (await rowsIn(client)).map(({ name }) => name)
  client.close()
  expect(names).toEqual(expect.arrayContaining(acknowledged))
})

it('says of itself how it is, to this machine or with the token, and to nobody else', async () => {
  const { port } = await start({ OPERATION_TOKEN: 'secret', TRUSTED_PROXIES: '1' })
  await ask(port, callOf({ name: 'Second' }))
  await ask(port, '/nowhere')
  const proxied = { 'X-Forwarded-For': '9.9.9.9' }
  const visitors: [headers: Record<string, string>, status: number][] = [
    [{}, 200],
    [proxied, 404],
    [{ ...proxied, Authorization: 'Bearer wrong!' }, 404],
    [{ ...proxied, Authorization: 'Bearer secret' }, 200],
  ]
  for (const path of ['/healthz', '/readyz', '/metrics'])
    for (const [headers, status] of visitors)
      expect((await ask(port, path, headers)).status, JSON.stringify(headers)).toBe(status)
  expect(JSON.parse(String((await ask(port, '/readyz')).body))).toEqual({
    success: true,
    fields: { mail_waiting: 0, mail_aside: 0, mail_last_seconds: 0 },
  })
  const metrics = String((await ask(port, '/metrics')).body)
  expect(metrics).toContain('site_answers_total{status="200",for="call"} 1\n')
  expect(metrics).toMatch(/^site_ready 1$/m)
  for (const line of metrics.trim().split('\n')) {
    expect(line).toMatch(/^(# TYPE \w+ (counter|gauge)|\w+(\{\w+="\w+"(,\w+="\w+")*\})? [\d.]+)$/)
  }
})

it('is not ready while requests cannot be stored', async () => {
  const { port } = await start({ CONTACT_DATABASE_URL: 'file:/proc/none/x.db' })
  expect((await ask(port, '/healthz')).status).toBe(200)
  expect((await ask(port, '/readyz')).status).toBe(503)
  expect(String((await ask(port, '/metrics')).body)).toMatch(/^site_ready 0$/m)
})

it('writes a line for each request, with the number that its answer has, and nothing personal', async () => {
  const { port, said } = await start()
  const replies: Reply[] = []
  for (const path of ['/careers?secret', '/Secret', callOf({ name: 'Secret' }), '/%ff?secret'])
    replies.push(await ask(port, path, { Referer: 'http://secret/', 'User-Agent': 'secret' }))
  await vi.waitFor(() => expect(said().split('\n')).toHaveLength(6), PATIENCE)
  expect(said()).not.toMatch(/secret/i)
  const lines = said().trim().split('\n').slice(1)
  const known = [
    { status: 200, path: '/careers' },
    { status: 404 },
    { status: 403 },
    { status: 404 },
  ]
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    known.map((line, index) => ({
      level: 30,
      time: expect.stringMatching(/^\d{4}-/),
      id: replies[index]?.headers['x-request-id'],
      method: 'GET',
      ms: expect.any(Number),
      ...line,
    })),
  )
})

it('takes a new build over while it answers, and keeps it while the next one is broken', async () => {
  const { child, port, stderr } = await start()
  const renamed = PAGES.map((page) => ({ ...page, html: `<p>New ${page.path}</p>` }))
  let asking = true
  let answered = 0
  const visitor = async () => {
    while (asking) {
      expect((await ask(port, '/')).status).toBe(200)
      answered += 1
    }
  }
  const visitors = [visitor(), visitor()]
  await publish({ ...publicationIn(folder), program, pages: renamed })
  child.kill('SIGHUP')
  await vi.waitFor(
    async () => expect(String((await ask(port, '/')).body)).toContain('New /'),
    PATIENCE,
  )
  asking = false
  await Promise.all(visitors)
  expect(answered).toBeGreaterThan(0)
  await vi.waitFor(() => expect(stderr()).toBe('The new build is served.\n'), PATIENCE)

  const page = join(folder, 'dist/index.html')
  renameSync(page, join(folder, 'page'))
  child.kill('SIGHUP')
  await vi.waitFor(() => expect(stderr()).toContain('cannot be served'), PATIENCE)
  expect(String((await ask(port, '/')).body)).toContain('New /')
})
