import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { runCommandLine } from '../../../src/contact/command-line.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { startContactServer } from './contact-server.ts'
import { setupEachTest } from './setup-each-test.ts'
import { queryFile, readRowsFromFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const folder = setupTestFolder()
const desk = setupEachTest(() => startContactServer({}, folder()))

const COPY = 'backup copy.db'
const live = () => desk().path
const copy = () => folder(COPY)
const run = (...args: readonly string[]) => runCommandLine(args, {}, folder())
const backUp = () => run('backup', copy())
const restore = () => run('restore', copy())

const names = async (file = live()) => (await readRowsFromFile(file)).map(({ name }) => name)
/** @returns the names whose senders were thanked */
const send = async (...sent: readonly string[]) => {
  const thanked: string[] = []
  for (const name of sent) {
    const message = `${name} ${'m'.repeat(3000)}`
    if ((await desk().send({ ...validRequest, name, message })).status === 200) thanked.push(name)
  }
  return thanked
}
const many = (name: string, count = 6) => Array.from({ length: count }, (_, n) => `${name} ${n}`)
const done = (count: number) => ({ code: 0, text: expect.stringMatching(`: ${count}\\.$`) })
const refused = (why: string) => ({ code: 2, text: expect.stringContaining(why) })

describe('a backup', () => {
  it('is one file with everything, for its owner alone, made while the server runs', async () => {
    await send('One', 'Two')
    expect(await backUp()).toEqual(done(2))
    expect(readdirSync(folder()).filter((name) => name.startsWith('backup'))).toEqual([COPY])
    expect(statSync(copy()).mode & 0o777).toBe(0o600)
    await send('Three')
    expect(await names(copy())).toEqual(['One', 'Two'])
  })

  it('overwrites nothing', async () => {
    writeFileSync(copy(), 'mine')
    expect(await backUp()).toMatchObject(refused('already'))
    expect(statSync(copy()).size).toBe(4)
  })

  it('brings back what is missing, and takes nothing away', async () => {
    await send('One', 'Two', 'Three')
    await run('handled', '2')
    const two = (await desk().rows())[1]
    await backUp()
    await run('erase', '2')
    await send('Four')
    const before = await desk().rows()
    expect(await restore()).toEqual(done(1))
    expect(await desk().rows()).toEqual([before[0], two, ...before.slice(1)])
    expect(two).toMatchObject({ id: 2, name: 'Two', handled_at: expect.any(Number) })
    expect(await restore()).toEqual(done(0))
    // What is sent again is still the same request.
    await send('One', 'Four')
    expect(await names()).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  it('loses no request whose number is taken', async () => {
    await queryFile(
      live(),
      `INSERT INTO requests (key, received_at, name, email, contact, message, suspected)
      SELECT 'k' || value, 0, value, '', '', '', '' FROM generate_series(1, 1100)`,
    )
    await backUp()
    renameSync(live(), folder('moved.db'))
    await send('New 1', 'New 2')
    expect(await restore()).toEqual(done(1100))
    const all = await names()
    expect(all.slice(0, 2)).toEqual(['New 1', 'New 2'])
    expect(new Set(all).size).toBe(1102)
  })

  it('that is none is told in a sentence', async () => {
    expect(await restore()).toMatchObject(refused('no file'))
    writeFileSync(copy(), 'x'.repeat(8192))
    expect(await restore()).toMatchObject(refused('no database'))
  })
})

describe('a running server whose file', () => {
  it.each([
    ['is overwritten with a backup', () => copyFileSync(copy(), live())],
    ['is replaced by a backup', () => renameSync(copy(), live())],
  ])('%s goes on with that one', async (_, replace) => {
    await send(...many('Before'))
    await backUp()
    await send(...many('Gone'))
    replace()
    // What is sent again is still the same request.
    const thanked = await send(...many('Before', 1), ...many('After'))
    expect(thanked).toHaveLength(7)
    expect(desk().said).toEqual([expect.stringMatching(/replaced.+\.$/)])
    await desk().service.close()
    expect(await names()).toEqual([...many('Before'), ...many('After')])
    expect((await run('list', '--json')).exitCode).toBe(0)
  })

  it('is moved away keeps what it has acknowledged, and makes a new one', async () => {
    const before = await send(...many('Before'))
    mkdirSync(folder('away'))
    renameSync(live(), folder('away/contact.db'))
    const after = await send(...many('After'))
    expect([await names(folder('away/contact.db')), await names()]).toEqual([before, after])
    expect(desk().said).toEqual([expect.stringMatching(/moved or replaced.+\.$/)])
  })

  it('is emptied says so, and thanks nobody', async () => {
    await send('One')
    truncateSync(live())
    expect(await send('Two', 'Three')).toEqual([])
    expect(statSync(live()).size).toBe(0)
    expect((await run('list', '--all')).exitCode).toBe(3)
    expect(desk().said.join()).toMatch(/emptied|cannot be used/)
  })
})

test.each(['list', 'export', 'backup'])(
  '%s works on a copy that can only be read',
  async (name) => {
    await send('One')
    mkdirSync(folder('read'))
    await run('backup', folder('read/contact.db'))
    const file = folder('read/contact.db')
    chmodSync(file, 0o400)
    chmodSync(folder('read'), 0o500)
    const before = statSync(file).mtimeMs
    const args = name === 'backup' ? [name, copy()] : [name]
    const said = await runCommandLine(args, { CONTACT_DATABASE_URL: `file:${file}` }, folder())
    expect(said).toMatchObject({ code: 0, text: expect.stringMatching(/One|: 1\./) })
    expect([statSync(file).mtimeMs, readdirSync(folder('read'))]).toEqual([before, ['contact.db']])
    expect(existsSync(copy())).toBe(name === 'backup')
    chmodSync(folder('read'), 0o700)
  },
)
