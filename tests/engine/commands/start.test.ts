import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { computeFingerprint } from '../../../src/publish/fingerprint.ts'
import { publish } from '../../../src/publish/publish.ts'
import { parsePort } from '../../../src/server/listen.ts'
import { waitForOutput } from '../server/built-server.ts'
import { copyProject } from '../server/project-copy.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'
import { createPublication, listenOnFreePort, sendRequest } from '../server/test-site.ts'

/** Replaces the build: hangs, or copies a finished site. */
const BUILD = `
import { cpSync } from 'node:fs'
const { FINISHED, HANG, OUT_DIR } = process.env
if (HANG) console.log('pid ' + process.pid + '.', setInterval(() => {}, 1000) && '')
else cpSync(FINISHED, OUT_DIR, { recursive: true })
`

const folder = join(createSuiteFolder(), 'project')
const { outDir } = createPublication(folder)
beforeAll(async () => {
  copyProject(folder)
  writeFileSync(join(folder, 'src/commands/build.ts'), BUILD)
  const siteFile = join(folder, 'site.yaml')
  const inputs = computeFingerprint({ root: folder, siteFile, publicDir: join(folder, 'public') })
  await publish(createPublication(folder, { inputs }))
})

/** @param program runs the server, with its arguments */
const start = (
  env: NodeJS.ProcessEnv,
  within = '',
  [program = process.execPath, ...args]: readonly string[] = [],
): ChildProcessByStdio<null, Readable, Readable> => {
  const cwd = join(folder, within)
  mkdirSync(cwd, { recursive: true })
  const own = ['--import', 'tsx', join(folder, 'src/commands/start.ts')]
  return spawn(program, [...args, ...own], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('builds into OUT_DIR from any working directory, and exits with the shell of npm', async () => {
  const env = { OUT_DIR: './beside', FINISHED: outDir, npm_lifecycle_event: 'start' }
  // Like npm's shell, this one does not forward signals.
  const shell = ['sh', '-c', '"$0" "$@"; exit', process.execPath]
  const child = start(env, 'elsewhere', shell)
  const serving = /^Building.*\nServing the site at http:\/\/127\.0\.0\.1:(\d+)\n$/
  const port = Number((await waitForOutput(child.stdout, serving))[1])
  expect((await sendRequest(port, '/careers')).status).toBe(200)
  child.kill()
  await expect.poll(() => sendRequest(port, '/').catch(String)).toContain('ECONNREFUSED')
})

test('stops a running build on SIGTERM', async () => {
  const child = start({ OUT_DIR: 'other', HANG: 'yes' })
  const [, pid] = await waitForOutput(child.stdout, /pid (\d+)\./)
  child.kill()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test('skips an up-to-date build and reports an occupied or invalid port', async () => {
  const other = createServer()
  const port = await listenOnFreePort(other)
  const child = start({ PORT: `${port}` })
  const exit = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  expect([await exit, stdout.join(''), stderr.join('')]).toEqual([
    [1, null],
    '',
    `Port ${port} on 127.0.0.1 is already in use. Stop the other program or set PORT to another port.\n`,
  ])
  other.close()
  for (const text of ['http', '80.5', '-1', '65536'])
    expect(() => parsePort(text)).toThrow('Invalid PORT')
})
