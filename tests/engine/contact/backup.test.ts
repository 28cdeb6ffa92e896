import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { answerTo } from '../../../src/contact/command-line.ts'
import { temporaryFolder } from '../server/folder.ts'
import { good, rowsIn, startDesk, type TestDesk } from './desk.ts'

let folder: string
let desk: TestDesk
beforeEach(async () => {
  folder = temporaryFolder()
  desk = await startDesk({}, folder)
})
afterEach(async () => {
  await desk.close()
  rmSync(folder, { recursive: true, force: true })
})

const COPY = 'backup copy.db'
const live = () => desk.path
const copy = () => join(folder, COPY)
const run = (...args: readonly string[]) => answerTo(args, {}, folder)
const backUp = () => run('backup', copy())
const restore = () => run('restore', copy())

const stored = async (file = live()) => {
  const client = createClient({ url: `file:${file}` })
  const rows = await rowsIn(client)
  const { rows: checked } = await client.execute('PRAGMA integrity_check')
  client.close()
  expect(checked.map((row) => row[0])).toEqual(['ok'])
  return rows
}
const names = async (file?: string) => (await stored(file)).map(({ name }) => name)
/** @returns the names whose senders were thanked */
const send = async (...sent: readonly string[]) => {
  const thanked: string[] = []
  for (const name of sent) {
    const message = `${name} ${'m'.repeat(3000)}`
    if ((await desk.send({ ...good, name, message })).status === 200) thanked.push(name)
  }
  return thanked
}
const many = (name: string, count = 6) => Array.from({ length: count }, (_, n) => `${name} ${n}`)

describe('a backup', () => {
  it('is one file with everything, for its owner alone, made while the server runs', async () => {
    await send('One', 'Two')
    expect(await backUp()).toEqual({ code: 0, text: expect.stringMatching(/: 2\.$/) })
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([COPY])
    expect(statSync(copy()).mode & 0o777).toBe(0o600)
    await send('Three')
    expect(await names(copy())).toEqual(['One', 'Two'])
  })

  it('overwrites nothing', async () => {
    writeFileSync(copy(), 'mine')
    expect(await backUp()).toMatchObject({ code: 2, text: expect.stringContaining('already') })
    expect(statSync(copy()).size).toBe(4)
  })

  it('brings back what is missing, and takes nothing away', async () => {
    await send('One', 'Two', 'Three')
    await run('handled', '2')
    await backUp()
    await run('erase', '2')
    await send('Four')
    const before = await stored()
    expect(await restore()).toEqual({ code: 0, text: expect.stringMatching(/: 1\.$/) })
    expect((await stored()).filter(({ id }) => id !== 2)).toEqual(before)
    expect((await stored())[1]).toMatchObject({
      id: 2,
      name: 'Two',
      handled_at: expect.any(Number),
    })
    expect(await restore()).toMatchObject({ text: expect.stringMatching(/: 0\.$/) })
    // What is sent again is still the same request.
    await send('One', 'Four')
    expect(await names()).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  it('loses no request whose number is taken', async () => {
    await send(...many('Old', 7))
    await backUp()
    renameSync(live(), join(folder, 'moved.db'))
    await send('New 1', 'New 2')
    await restore()
    expect((await names()).sort()).toEqual([...many('Old', 7), 'New 1', 'New 2'].sort())
    expect((await stored()).slice(0, 2).map(({ name }) => name)).toEqual(['New 1', 'New 2'])
  })

  it('that is none is told in a sentence', async () => {
    expect(await restore()).toMatchObject({ code: 2, text: expect.stringContaining('no file') })
    writeFileSync(copy(), 'x'.repeat(8192))
    expect(await restore()).toMatchObject({ code: 2, text: expect.stringContaining('no database') })
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
    expect(await names()).toEqual([...many('Before'), ...many('After')])
    expect(desk.said).toEqual([expect.stringMatching(/replaced.+\.$/)])
    await desk.close()
    expect(await names()).toEqual([...many('Before'), ...many('After')])
    expect((await run('list', '--json')).code).toBe(0)
    desk = await startDesk({}, folder)
  })

  it('is moved away keeps what it has acknowledged, and makes a new one', async () => {
    const before = await send(...many('Before'))
    const away = join(mkdtempSync(join(folder, 'away-')), 'contact.db')
    renameSync(live(), away)
    const after = await send(...many('After'))
    expect([await names(away), await names()]).toEqual([before, after])
    expect(desk.said).toEqual([expect.stringMatching(/moved or replaced.+\.$/)])
  })

  it('is emptied says so, and thanks nobody', async () => {
    await send('One')
    truncateSync(live())
    expect(await send('Two', 'Three')).toEqual([])
    expect(statSync(live()).size).toBe(0)
    expect((await run('list', '--all')).code).toBe(3)
    expect(desk.said.join()).toMatch(/emptied|cannot be used/)
  })
})

test.each(['list', 'export', 'backup'])(
  '%s works on a copy that can only be read',
  async (name) => {
    await send('One')
    await backUp()
    const folderOfCopy = mkdtempSync(join(folder, 'read-'))
    const file = join(folderOfCopy, 'contact.db')
    copyFileSync(copy(), file)
    chmodSync(file, 0o400)
    chmodSync(folderOfCopy, 0o500)
    const target = join(folder, 'again.db')
    const before = statSync(file).mtimeMs
    const args = name === 'backup' ? [name, target] : [name]
    const said = await answerTo(args, { CONTACT_DATABASE_URL: `file:${file}` }, folder)
    expect(said).toMatchObject({ code: 0, text: expect.stringMatching(/One|: 1\./) })
    expect([statSync(file).mtimeMs, readdirSync(folderOfCopy)]).toEqual([before, ['contact.db']])
    expect(existsSync(target)).toBe(name === 'backup')
    chmodSync(folderOfCopy, 0o700)
  },
)
