/** A built site on a machine that has Node and nothing else. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { publish } from '../../../src/publish/publish.ts'
import { serverProgram } from '../../../src/publish/server-program.ts'
import { placesOf } from '../../../src/site-folder/places.ts'
import { good, queryOf } from '../contact/good.ts'
import { rowsIn } from '../contact/rows.ts'
import { until } from './project.ts'
import { ask, PAGES, publicationIn, type Reply, temporaryFolder } from './site.ts'

const CALL = '/api/contactusrequest'
const folder = temporaryFolder()
const dist = join(folder, 'dist')
const children: ChildProcess[] = []
let program: Awaited<ReturnType<typeof serverProgram>>

beforeAll(async () => {
  program = await serverProgram(placesOf({}).root)
  await publish({ ...publicationIn(folder), program })
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await exit
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** @param most how many kilobytes a file may have: to the server, the disk is full then */
const start = async (env: Readonly<Record<string, string>> = {}, most = 'unlimited') => {
  const command = `ulimit -f ${most} && exec "$0" dist/.site/server.js`
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd: folder,
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  let stderr = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const [, port = ''] = await until(child.stdout, /:(\d+)\n/)
  return { child, port: Number(port), said: () => said, stderr: () => stderr }
}

it('serves its pages and takes requests', async () => {
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  const { port, stderr } = await start()
  expect((await ask(port, '/careers')).body.toString()).toContain('/Careers')
  expect((await ask(port, '/.site/server.js')).status).toBe(404)
  expect((await ask(port, `${CALL}?${queryOf(good)}`)).status).toBe(200)
  expect(existsSync(join(folder, 'data/contact.db'))).toBe(true)
  expect(stderr()).toBe('')
})

it('shows and exports requests when the disk is full', () => {
  for (const command of ['list', 'export', 'status']) {
    const full = `ulimit -f 0 && exec "$0" dist/.site/server.js requests ${command}`
    const { status, stdout } = spawnSync('sh', ['-c', full, process.execPath], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringMatching(/Ann Miller|Requests: +1/)])
  }
})

it('says at the start that the disk is full, and answers 503', async () => {
  const { port, stderr } = await start({}, '0')
  await vi.waitFor(() => expect(stderr()).toMatch(/^[A-Z][^\n]*\.\n$/), { timeout: 300_000 })
  expect((await ask(port, `${CALL}?${queryOf({ ...good, name: 'New' })}`)).status).toBe(503)
})

it('loses nothing that was acknowledged while the disk fills', async () => {
  const env = { CONTACT_DATABASE_URL: 'file:filling/a.db', CONTACT_RATE_LIMIT: '0' }
  const { port, stderr } = await start(env, '800')
  const acknowledged: string[] = []
  let status = 200
  while (status === 200) {
    const name = `Sender ${acknowledged.length}`
    const query = queryOf({ ...good, name, message: `${name} ${'m'.repeat(3000)}` })
    ;({ status } = await ask(port, `${CALL}?${query}`))
    if (status === 200) acknowledged.push(name)
  }
  expect([status, acknowledged.length > 10]).toEqual([503, true])
  await vi.waitFor(() => expect(stderr()).toMatch(/^[A-Z][^\n]*\.\n$/), { timeout: 300_000 })
  expect(stderr()).not.toContain('mmm')
  const client = createClient({ url: `file:${folder}/filling/a.db` })
  const names = (await rowsIn(client)).map(({ name }) => name)
  client.close()
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
})

it('says of itself how it is, to this machine or with the token, and to nobody else', async () => {
  const { port } = await start({ OPERATION_TOKEN: 'secret', TRUSTED_PROXIES: '1' })
  await ask(port, `${CALL}?${queryOf({ ...good, name: 'Second' })}`)
  await ask(port, '/nowhere')
  const proxied = { 'X-Forwarded-For': '9.9.9.9' }
  const statusOf = async (path: string, headers = {}) => (await ask(port, path, headers)).status
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect(await statusOf(path)).toBe(200)
    expect(await statusOf(path, proxied)).toBe(404)
    expect(await statusOf(path, { ...proxied, Authorization: 'Bearer wrong!' })).toBe(404)
    expect(await statusOf(path, { ...proxied, Authorization: 'Bearer secret' })).toBe(200)
  }
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
  for (const path of ['/careers?secret', '/Secret', `${CALL}?name=Secret`, '/%ff?secret']) {
    replies.push(await ask(port, path, { Referer: 'http://secret/', 'User-Agent': 'secret' }))
  }
  await vi.waitFor(() => expect(said().split('\n')).toHaveLength(6), { timeout: 300_000 })
  expect(said()).not.toMatch(/secret/i)
  const lines = said()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))
  expect(lines).toEqual(
    [{ status: 200, path: '/careers' }, { status: 404 }, { status: 403 }, { status: 404 }].map(
      (line, index) => ({
        level: 30,
        time: expect.stringMatching(/^\d{4}-/),
        id: replies[index]?.headers['x-request-id'],
        method: 'GET',
        ms: expect.any(Number),
        ...line,
      }),
    ),
  )
})

it('takes a new build over while it answers', async () => {
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
  await vi.waitFor(async () => expect(String((await ask(port, '/')).body)).toContain('New /'), {
    timeout: 300_000,
  })
  asking = false
  await Promise.all(visitors)
  expect(answered).toBeGreaterThan(0)
  await vi.waitFor(() => expect(stderr()).toBe('The new build is served.\n'))
})

it('serves the last site while the next one is broken', async () => {
  const { child, port, stderr } = await start()
  const page = join(dist, 'index.html')
  renameSync(page, join(folder, 'page'))
  child.kill('SIGHUP')
  await vi.waitFor(() => expect(stderr()).toContain('cannot be served'), { timeout: 300_000 })
  expect((await ask(port, '/')).status).toBe(200)
  renameSync(join(folder, 'page'), page)
})
