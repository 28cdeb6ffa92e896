import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingerprint } from '../../src/build/fingerprint.ts'
import { placesOf } from '../../src/build/places.ts'
import { publish } from '../../src/build/publish.ts'
import { ask, publicationIn, temporaryFolder } from './site.ts'

type Child = ChildProcessByStdio<null, Readable, Readable>

const BIG = randomBytes(20_000_000)
const folder = temporaryFolder()
const siteFile = join(folder, 'site.yaml')
const { root } = placesOf()
const publication = publicationIn(folder)

beforeAll(async () => {
  writeFileSync(siteFile, 'company: {}')
  const files = [{ address: '/big.bin', body: BIG }]
  await publish({ ...publication, files, inputs: fingerprint({ root, siteFile }) })
})
afterAll(() => rmSync(folder, { recursive: true }))

const start = (port: number | string): Child =>
  spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SITE_FILE: siteFile,
      OUT_DIR: publication.outDir,
      HOST: '',
      PORT: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const portOf = async (child: Child): Promise<number> => {
  const [line] = await once(child.stdout, 'data')
  const [, port] = /^Serving the site at http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(`${line}`) ?? []
  expect(`${line}`).toMatch(/^Serving/)
  return Number(port)
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'finishes what is open at %s, then ends',
  async (signal) => {
    const child = start(0)
    const port = await portOf(child)
    const exit = once(child, 'exit')
    const unused = connect(port, '127.0.0.1')
    const reading = request({ host: '127.0.0.1', port, path: '/big.bin' })
    reading.end()
    const [response] = await once(reading, 'response')

    child.kill(signal)
    await once(unused, 'close')
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
    await wait(200)
    expect(child.exitCode).toBeNull()

    expect(Buffer.concat(await response.toArray()).equals(BIG)).toBe(true)
    const ending = performance.now()
    expect(await exit).toEqual([0, null])
    expect(performance.now() - ending).toBeLessThan(2000)
  },
  20_000,
)

it.each([
  ['that is taken', (taken: number) => taken, /^Port \d+ of 127\.0\.0\.1 is taken.*\.\n$/],
  ['that is none', () => 'http', /^PORT is "http".*\.\n$/],
])(
  'says in one sentence that it cannot use a port %s',
  async (_, portFor, sentence) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const bound = other.address()
    const child = start(portFor(typeof bound === 'object' && bound ? bound.port : 0))
    const [stderr, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')])
    expect(Buffer.concat(stderr).toString()).toMatch(sentence)
    expect(code).toBe(1)
    other.close()
  },
  20_000,
)
