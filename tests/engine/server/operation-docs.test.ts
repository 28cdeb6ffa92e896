/** The commands of the guide to operation, done in its order, in a project whose name means something in addresses. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSite } from '../../../src/commands/check-site.ts'
import { runCommandLine } from '../../../src/contact/command-line.ts'
import { API_PATH } from '../contact/contact-server.ts'
import { toQuery, validRequest } from '../contact/valid-request.ts'
import { waitForOutput } from './built-server.ts'
import { copyProject, ODD_NAME } from './project-copy.ts'
import { createTestFolder } from './temp-folders.ts'
import { sendRequest } from './test-site.ts'

const guide = readFileSync('docs/operation.md', 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, '')),
)
const REQUESTS = 'node dist/.site/server.js requests '

test('every command of docs/operation.md works', async () => {
  const folder = copyProject(join(createTestFolder(), ODD_NAME))
  const before = readdirSync(folder)
  const env = { PATH: process.env.PATH, PORT: '0' }
  let port = 0
  const runInShell = (command: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    expect([command, status, stderr]).toEqual([command, 0, ''])
    return stdout
  }
  /** Runs a command; where possible in this process, which is faster. */
  const run = async (command: string) => {
    // Already done to run this test.
    if (command === 'npm ci') return 'installed'
    if (command === 'npm run check') {
      const output: string[] = []
      expect(await checkSite([], { SITE_DIR: folder }, (text) => output.push(text))).toBe(0)
      return output.join('\n')
    }
    if (!command.startsWith(REQUESTS)) return runInShell(command.replace(':4173/', `:${port}/`))
    const args = command.slice(REQUESTS.length).split(' ')
    const isFile = (arg: string) => /^\w+\.(db|csv)$/.test(arg)
    const absoluteArgs = args.map((arg) => (isFile(arg) ? join(folder, arg) : arg))
    const { exitCode, text } = await runCommandLine(absoluteArgs, {}, folder)
    expect([command, exitCode]).toEqual([command, 0])
    return text
  }

  const started = commands.findIndex((line) => /^node \S+$/.test(line))
  for (const command of commands.slice(0, started)) expect(await run(command)).not.toBe('')
  const server = spawn('sh', ['-c', `exec ${commands[started]}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  onTestFinished(async () => {
    server.kill()
    await exit
  })
  port = Number((await waitForOutput(server.stdout, /:(\d+)\n/))[1])
  server.stdout.resume()
  expect(String((await sendRequest(port, '/')).body)).toContain('<h1')
  for (const email of ['first@example.org', 'ann@example.org']) {
    expect(
      (await sendRequest(port, `${API_PATH}?${toQuery({ ...validRequest, email })}`)).status,
    ).toBe(200)
  }
  expect(commands.length).toBeGreaterThan(11)
  for (const command of commands.slice(started + 1)) expect(await run(command)).not.toBe('')
  const created = readdirSync(folder).filter((name) => !before.includes(name))
  expect(created.sort()).toEqual(['copy.db', 'data', 'dist', 'moved.db', 'requests.csv'])
  expect(runInShell(`${REQUESTS}list --all`)).toBe('No requests.\n')
})
