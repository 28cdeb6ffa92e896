import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portOf as portOfText } from '../../../src/server/listen.ts'
import { good, queryOf } from '../contact/good.ts'
import { createProject, type Started, until } from '../server/project.ts'
import { ask, portOf } from '../server/site.ts'

const BIG = randomBytes(20_000_000)
const SERVING = /^Serving the site at http:\/\/127\.0\.0\.1:(\d+)\n$/
const BUILT_FIRST = /^Building.*\nServing the site at http:\/\/127\.0\.0\.1:(\d+)\n$/

let project: Awaited<ReturnType<typeof createProject>>
beforeAll(async () => {
  project = await createProject([{ address: '/big.bin', body: BIG }])
})
afterAll(() => project.remove())

const servedAt = async ({ stdout }: Started, expected = SERVING): Promise<number> =>
  Number((await until(stdout, expected))[1])

/** What a process says about its failure before it exits with 1. */
const violationOf = async (child: Started): Promise<string> => {
  const [stderr, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')])
  expect(code).toBe(1)
  return Buffer.concat(stderr).toString()
}

describe('ending', () => {
  it('finishes what is open', async () => {
    const child = project.start()
    const port = await servedAt(child)
    const exit = once(child, 'exit')
    const unused = connect(port, '127.0.0.1')
    const reading = request({ host: '127.0.0.1', port, path: '/big.bin' })
    reading.end()
    const [response] = await once(reading, 'response')

    child.kill('SIGTERM')
    await once(unused, 'close')
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
    expect(child.exitCode).toBeNull()
    expect(Buffer.concat(await response.toArray()).equals(BIG)).toBe(true)
    expect(await exit).toEqual([0, null])
  })

  it('stores a request that was on its way', async () => {
    const child = project.start({ CONTACT_DATABASE_URL: `file:${project.outDir}.db` })
    const port = await servedAt(child)
    const exit = once(child, 'exit')
    const sending = connect(port, '127.0.0.1')
    // Once the first of them is answered, the server has begun to read the second.
    sending.write(
      ['/careers', `/api/contactusrequest?${queryOf(good)}`]
        .map((target) => `GET ${target} HTTP/1.1\r\nHost: example.org\r\n`)
        .join('\r\n'),
    )
    expect(String(await until(sending, /^HTTP\/1\.1 \d+/))).toBe('HTTP/1.1 200')
    child.kill('SIGINT')
    await expect.poll(() => ask(port, '/').catch(String)).toContain('ECONNREFUSED')
    sending.end('Accept: application/json\r\nConnection: close\r\n\r\n')
    expect(Buffer.concat(await sending.toArray()).toString()).toMatch(
      /HTTP\/1\.1 200 .+"success":true/s,
    )
    expect(await exit).toEqual([0, null])
  })

  it('ends a build that it has begun', async () => {
    const child = project.start({ OUT_DIR: 'other', HANG: 'yes' })
    const [, pid] = await until(child.stdout, /pid (\d+)\./)
    child.kill()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })

  it('ends with the shell in between that npm starts, which hands no signal on', async () => {
    const child = project.start({ npm_lifecycle_event: 'start' }, '', true)
    const port = await servedAt(child)
    child.kill()
    await expect.poll(() => ask(port, '/').catch(String)).toContain('ECONNREFUSED')
  })
})

describe('starting', () => {
  it('builds what is missing into the folder that it serves, wherever it is, and not again', async () => {
    const env = { OUT_DIR: './beside', FINISHED: project.outDir }
    for (const expected of [BUILT_FIRST, SERVING]) {
      const child = project.start(env, 'elsewhere')
      expect((await ask(await servedAt(child, expected), '/careers')).status).toBe(200)
      child.kill()
      await once(child, 'exit')
    }
  })

  it('ends if there is nothing to serve', async () => {
    expect(await violationOf(project.start({ OUT_DIR: 'none' }))).toMatch(
      /^There is no site.*\.\n$/,
    )
  })

  it('says in one sentence that a port is taken, or is none', async () => {
    const other = createServer()
    const port = await portOf(other)
    const violation = await violationOf(project.start({ PORT: `${port}` }))
    expect(violation).toBe(
      `Port ${port} of 127.0.0.1 is taken by another program; end it, or choose another with PORT.\n`,
    )
    other.close()
    for (const text of ['http', '80.5', '-1', '65536'])
      expect(() => portOfText(text)).toThrow(/^PORT is ".*\.$/)
  })
})
