import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine } from '../../../src/contact/command-line.ts'
import { createBuiltServer } from './built-server.ts'

const guide = readFileSync('docs/operation.md', 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, '')),
)
const START = 'node dist/.site/server.js'
const REQUESTS = `${START} requests `

const site = await createBuiltServer()
const { folder } = site

/** Runs a command on contact requests in this process, which is faster. */
async function runRequests(line: string): Promise<string> {
  const args = line
    .slice(REQUESTS.length)
    .split(' ')
    .map((arg) => (/^\w+\.(db|csv)$/.test(arg) ? join(folder, arg) : arg))
  const { exitCode, text } = await runCommandLine(args, {}, folder)
  expect([line, exitCode]).toEqual([line, 0])
  return text
}

function runInShell(line: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([line, status, stderr]).toEqual([line, 0, ''])
  return stdout
}

test('every command of docs/operation.md works', async () => {
  const before = readdirSync(folder)
  const started = commands.indexOf(START)
  // Tests of these commands are elsewhere.
  expect(commands.slice(0, started)).toEqual(['npm ci', 'npm run check', 'npm run build'])
  const server = await site.start()
  for (const name of ['First', 'Second']) expect(await server.send(name)).toBe(200)
  const remaining = commands.slice(started + 1)
  expect(remaining.length).toBeGreaterThan(8)
  for (const line of remaining) {
    const isRequests = line.startsWith(REQUESTS)
    const run = isRequests ? runRequests : runInShell
    expect(await run(line.replace(':4173/', `:${server.port}/`))).not.toBe('')
  }
  const created = readdirSync(folder).filter((name) => !before.includes(name))
  expect(created.sort()).toEqual(['copy.db', 'data', 'moved.db', 'requests.csv'])
  expect(await runRequests(`${REQUESTS}list --all`)).toBe('No requests.')
})
