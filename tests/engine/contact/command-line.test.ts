import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../../src/contact/command-line.ts'
import { parseCommand, USAGE, UsageError } from '../../../src/contact/commands.ts'
import { setupEachTest } from './setup-each-test.ts'
import { createStore } from './test-store.ts'

const store = setupEachTest(() => createStore())
const inFolder = (name: string) => join(store().folder, name)
beforeEach(() =>
  store().add(
    { name: 'First', message: 'one\ntwo' },
    { name: '=cmd()', email: 'Second@example.org' },
    { name: 'Spam', suspected: 'links' },
  ),
)

const run = async (...args: readonly string[]) => {
  const { text, exitCode } = await runCommandLine(args, {}, store().folder)
  return [exitCode, text] as const
}
const getText = async (...args: readonly string[]) => (await run(...args))[1]
const json = async (...args: readonly string[]) =>
  JSON.parse(await getText('list', '--json', ...args))

describe('list', () => {
  test('shows open requests, and with --all also handled ones', async () => {
    await run('handled', '1')
    expect(await run('list')).toEqual([0, expect.stringContaining('=cmd()')])
    expect(await getText('list')).not.toContain('First')
    expect(await getText('list', '--all')).toMatch(/Request 1,[^\n]+, handled/)
  })

  test('prints JSON, ordered by time and id', async () => {
    await store().add({ receivedAt: 500 }, { receivedAt: 2000 })
    const all = await json()
    expect(all.map(({ id }: { id: number }) => id)).toEqual([4, 1, 2, 5, 3])
    expect(all.slice(1, 3)).toMatchObject([
      { name: 'First', message: 'one\ntwo', suspected: '', handled: '' },
      { received: '1970-01-01T00:00:02.000Z' },
    ])
    await run('handled', '2')
    expect([(await json()).length, (await json('--all')).length]).toEqual([4, 5])
  })
})

test('handled marks a request and keeps the first time', async () => {
  const before = Date.now()
  expect(await run('handled', '2')).toEqual([0, expect.stringContaining('2')])
  const after = Date.now()
  const time = async () => (await json('--all'))[1].handled
  const first = await time()
  expect(Date.parse(first)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(first)).toBeLessThanOrEqual(after)
  expect((await run('handled', '2'))[0]).toBe(0)
  expect(await time()).toBe(first)
  expect(await run('handled', '9')).toEqual([1, 'Request 9 not found.'])
})

test('erase deletes one request, or all from an address', async () => {
  expect(await run('erase', '1')).toEqual([0, expect.stringContaining('1')])
  expect((await run('erase', '1'))[0]).toBe(1)
  const all = ['erase', '--email', ' second@EXAMPLE.org ']
  expect(await run(...all)).toEqual([0, 'Erased 1 request.'])
  expect((await run(...all))[0]).toBe(1)
  expect(await store().names()).toEqual(['Spam'])
})

test('send queues emails, and status counts them', async () => {
  await run('handled', '3')
  expect(await run('send', '2')).toEqual([0, expect.stringContaining('2')])
  expect(await run('send', '9')).toEqual([1, 'Request 9 not found.'])
  expect(await run('send', '--all')).toEqual([0, 'Queued 1 request for sending.'])
  const numbers = (await getText('status')).match(/\d+|never/g)
  expect(numbers).toEqual(['3', '2', '1', '0', 'never'])
})

describe('export', () => {
  test('writes a private CSV file, and does not overwrite one', async () => {
    await run('handled', '1')
    const file = inFolder('requests.csv')
    expect(await run('export', file)).toEqual([0, `Exported 3 requests to ${file}.`])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [head, first, second] = readFileSync(file, 'utf8').split('\r\n')
    expect(head).toBe(
      '"id","received","name","email","contact","message","suspected","handled","form","answers"',
    )
    expect(first).toMatch(/^1,"1970-01-01T00:00:01\.000Z","First",.+,"","2\d{3}-[^"]+","",""$/s)
    expect(second).toContain(`"'=cmd()"`)
    expect(await run('export', file)).toEqual([2, expect.stringContaining('already')])
    expect(readFileSync(file, 'utf8')).toContain('First')
  })
})

const LINES = [
  ', show, list 1, list --email x@y.z, list --all=yes, export --all, export a b, --nonsense',
  'handled, handled first, handled 0, handled 1x, handled 1234567890123456, handled 1 2',
  'handled 1 --email a@b.de, erase, erase 1 --all, erase 1 --email ann@example.org, erase --email ann',
]
test.each(LINES.join(', ').split(', '))('rejects the arguments: %s', (line) => {
  const args = line.split(' ').filter(Boolean)
  expect(() => parseCommand(args)).toThrow(UsageError)
  expect(() => parseCommand(args)).toThrow(/^[A-Z].+/)
})

test('prints the usage for invalid arguments', async () => {
  const [code, text] = await run('lisst')
  expect([code, text.endsWith(`\n\n${USAGE}`)]).toEqual([2, true])
  const program = spawnSync(process.execPath, ['--import', 'tsx', 'src/commands/requests.ts'], {
    encoding: 'utf8',
  })
  expect(program).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(USAGE) })
})

test('reports invalid settings and stores without their content', async () => {
  const runWith = async (CONTACT_DATABASE_URL: string) => {
    const { exitCode, text } = await runCommandLine(
      ['list'],
      { CONTACT_DATABASE_URL },
      store().folder,
    )
    expect(text).not.toContain(USAGE)
    return [exitCode, text]
  }
  expect(await runWith('ftp://x')).toEqual([2, expect.stringContaining('CONTACT_DATABASE_URL')])
  writeFileSync(inFolder('poem.db'), 'Some private text. '.repeat(300))
  const [code, text] = await runWith('file:poem.db')
  expect([code, text]).toEqual([3, expect.stringContaining('not a database')])
  expect(text).not.toContain('private')
})
