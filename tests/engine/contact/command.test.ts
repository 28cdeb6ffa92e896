import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { commandOf, Misunderstood, USAGE } from '../../../src/contact/commands.ts'
import { createStore, type TestStore } from './stored.ts'

let store: TestStore
beforeEach(async () => {
  store = await createStore()
  await store.add(
    { name: 'First', message: 'one\ntwo' },
    { name: '=cmd()', email: 'Second@example.org' },
    { name: 'Spam', suspected: 'links' },
  )
})
afterEach(() => store.close())

const run = async (...args: readonly string[]) => {
  const { text, code } = await commandOf(args).run(store.database)
  return [code, text] as const
}
const said = async (...args: readonly string[]) => (await run(...args))[1]

describe('list', () => {
  it('shows what is to be done, and with --all what is done as well', async () => {
    await run('handled', '1')
    expect(await run('list')).toEqual([0, expect.stringContaining('=cmd()')])
    expect(await said('list')).not.toContain('First')
    expect(await said('list', '--all')).toMatch(/Request 1,[^\n]+, handled/)
  })

  it('writes JSON for programs', async () => {
    const [code, text] = await run('list', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({
        id: 1,
        name: 'First',
        message: 'one\ntwo',
        suspected: '',
        handled: '',
      }),
      expect.objectContaining({ id: 2, received: '1970-01-01T00:00:02.000Z' }),
      expect.objectContaining({ id: 3, suspected: 'links' }),
    ])
    expect(text).toContain('\n  {\n')
    await run('handled', '2')
    expect(JSON.parse(await said('list', '--json'))).toHaveLength(2)
    expect(JSON.parse(await said('list', '--all', '--json'))).toHaveLength(3)
  })

  it('has an order: by when they came, then by number', async () => {
    await store.add({ receivedAt: 500 }, { receivedAt: 2000 })
    const ids = JSON.parse(await said('list', '--json')).map(({ id }: { id: number }) => id)
    expect(ids).toEqual([4, 1, 2, 5, 3])
  })
})

describe('handled', () => {
  it('marks a request, and keeps the time of the first time', async () => {
    expect(await run('handled', '2')).toEqual([0, expect.stringContaining('2')])
    const time = async () => JSON.parse(await said('list', '--all', '--json'))[1].handled
    const first = await time()
    expect(Math.abs(Date.now() - new Date(first).getTime())).toBeLessThan(60_000)
    expect((await run('handled', '2'))[0]).toBe(0)
    expect(await time()).toBe(first)
  })
  it('of a request that is not there does nothing', async () => {
    expect(await run('handled', '9')).toEqual([1, expect.stringMatching(/no request 9\.$/)])
  })
})

describe('erase', () => {
  it('erases one', async () => {
    expect(await run('erase', '1')).toEqual([0, expect.stringContaining('1')])
    expect(await run('erase', '1')).toEqual([1, expect.stringMatching(/no request 1\.$/)])
    expect(await said('list')).not.toContain('First')
    expect(await said('list')).toContain('=cmd()')
  })
  it('erases all of an address', async () => {
    expect(await run('erase', '--email', ' second@EXAMPLE.org ')).toEqual([
      0,
      expect.stringMatching(/: 1\.$/),
    ])
    expect(await run('erase', '--email', 'second@example.org')).toEqual([
      1,
      expect.stringMatching(/\.$/),
    ])
    expect(await said('list')).toContain('First')
  })
})

describe('export', () => {
  it('writes a table of all, for nobody else to read, and over nothing', async () => {
    await run('handled', '1')
    const file = join(store.folder, 'requests.csv')
    expect(await run('export', file)).toEqual([0, expect.stringContaining(`${file}: 3.`)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [head, first, second] = readFileSync(file, 'utf8').split('\r\n')
    expect(head).toBe('"id","received","name","email","contact","message","suspected","handled"')
    expect(first).toMatch(/^1,"1970-01-01T00:00:01\.000Z","First",.+,"","2\d{3}-.+"$/s)
    expect(second).toContain(`"'=cmd()"`)
    await expect(run('export', file)).rejects.toThrow(/already\.$/)
    await expect(run('export', file)).rejects.toThrow(Misunderstood)
    expect(readFileSync(file, 'utf8')).toContain('First')
  })
  it('says why a file cannot be written', async () => {
    await expect(run('export', join(store.folder, 'none/x.csv'))).rejects.toThrow(/ENOENT\.$/)
    expect(existsSync(join(store.folder, 'none'))).toBe(false)
  })
  it('without a file shows the table, which the terminal ends by itself', async () => {
    const table = await said('export')
    expect(table.split('\r\n')).toHaveLength(4)
    expect(table.endsWith('"\r')).toBe(true)
  })
})

describe('what cannot be understood', () => {
  it.each([
    [[]],
    [['show']],
    [['list', '1']],
    [['list', '--email', 'x@y.z']],
    [['export', '--all']],
    [['export', '--json']],
    [['export', 'a', 'b']],
    [['handled']],
    [['handled', 'first']],
    [['handled', '0']],
    [['handled', '01']],
    [['handled', '1x']],
    [['handled', 'x1']],
    [['handled', '1234567890123456']],
    [['handled', '1', '2']],
    [['handled', '1', '--all']],
    [['handled', '1', '--email', 'a@b.de']],
    [['erase']],
    [['erase', '--json']],
    [['erase', '1', '2']],
    [['erase', '1', '--all']],
    [['erase', '1', '--email', 'ann@example.org']],
    [['erase', '--email', 'ann']],
    [['--nonsense']],
    [['list', '--all=yes']],
  ])('%j', (args) => {
    expect(() => commandOf(args)).toThrow(Misunderstood)
    expect(() => commandOf(args)).toThrow(/^[A-Z].+\.$/)
  })

  it('numbers may have fifteen digits', async () => {
    expect((await run('handled', '123456789012345'))[0]).toBe(1)
  })
})

test('how it is used names every command', () => {
  expect(USAGE).toMatch(/^How to use it:\n/)
  for (const name of ['list', 'export', 'handled', 'erase']) expect(USAGE).toContain(`-- ${name}`)
})
