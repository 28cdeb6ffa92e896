/** The commands of the guide to operation, run in its order. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { good, queryOf } from '../contact/good.ts'
import { folderOfFile } from './folder.ts'
import { until } from './project.ts'
import { ask } from './site.ts'

const guide = readFileSync('docs/operation.md', 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, '')),
)
const started = commands.findIndex((line) => line.startsWith('node'))

const SITE = `company: { name: Guide }
routes:
  - path: /
    title: Home of the guide
    description: A page that stands for all pages of a site, in as few words as there can be.
    sections: [{ type: hero, headline: At home }]
`

const folder = folderOfFile()
let server: ChildProcess
let port = 0

/** Runs a command: where the sources are, if it is one of npm, else beside the built site. @returns what it says */
function run(command: string): string {
  const isNpm = command.startsWith('npm')
  // Nothing is installed anew here: the lock file is compared with what is there.
  const options =
    command === 'npm ci' ? '--dry-run --offline --ignore-scripts --loglevel=error' : ''
  const args = ['-c', `${command.replace(':4173/', `:${port}/`)} ${options}`]
  const { status, stdout, stderr } = spawnSync('sh', args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...(isNpm && { SITE_DIR: folder }) },
    ...(!isNpm && { cwd: folder }),
  })
  expect([command, status, stderr]).toEqual([command, 0, ''])
  expect(stdout).not.toBe('')
  return stdout
}

beforeAll(async () => {
  writeFileSync(join(folder, 'site.yaml'), SITE)
  commands.slice(0, started).forEach(run)
  const child = spawn('sh', ['-c', `exec ${commands[started]}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  port = Number((await until(child.stdout, /:(\d+)\n/))[1])
  child.stdout.resume()
})
afterAll(async () => {
  const exit = once(server, 'exit')
  server.kill()
  await exit
})

test('every command of the guide does what it is there for', async () => {
  expect(String((await ask(port, '/')).body)).toContain('At home')
  for (const email of ['first@example.org', 'ann@example.org']) {
    const call = `/api/contactusrequest?${queryOf({ ...good, email })}`
    expect((await ask(port, call)).status).toBe(200)
  }
  expect(commands.length).toBeGreaterThan(11)
  commands.slice(started + 1).forEach(run)
  expect(readdirSync(folder).sort()).toEqual(
    ['copy.db', 'data', 'dist', 'moved.db', 'requests.csv', 'site.yaml'].sort(),
  )
  expect(run('node dist/.site/server.js requests list --all')).toBe('There are no requests.\n')
})
