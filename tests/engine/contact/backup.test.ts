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
import { describe, expect, test } from 'vitest'
import { runCommandLine } from '../../../src/contact/command-line.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { startContactServer } from './contact-server.ts'
import { setupEachTest } from './setup-each-test.ts'
import { queryFile, readRowsFromFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const folder = setupTestFolder()
const contactServer = setupEachTest(() => startContactServer({}, folder()))

const COPY = 'backup copy.db'
const live = () => contactServer().path
const backupFile = () => folder(COPY)
const run = (...args: readonly string[]) => runCommandLine(args, {}, folder())
const createBackup = () => run('backup', backupFile())
const restore = () => run('restore', backupFile())

const names = async (file = live()) => (await readRowsFromFile(file)).map(({ name }) => name)
/** @returns the names whose requests were answered with 200 */
const send = async (...sent: readonly string[]) => {
  const acknowledged: string[] = []
  for (const name of sent) {
    const message = `${name} ${'m'.repeat(3000)}`
    if ((await contactServer().send({ ...validRequest, name, message })).status === 200)
      acknowledged.push(name)
  }
  return acknowledged
}
const many = (name: string, count = 6) => Array.from({ length: count }, (_, n) => `${name} ${n}`)
const succeeded = (count: number) => ({
  exitCode: 0,
  text: expect.stringMatching(` ${count} requests?\\b`),
})
const failed = (why: string) => ({ exitCode: 2, text: expect.stringContaining(why) })

describe('backup and restore', () => {
  test('writes all requests to one private file while the server is running', async () => {
    await send('One', 'Two')
    expect(await createBackup()).toEqual(succeeded(2))
    expect(readdirSync(folder()).filter((name) => name.startsWith('backup'))).toEqual([COPY])
    expect(statSync(backupFile()).mode & 0o777).toBe(0o600)
    await send('Three')
    expect(await names(backupFile())).toEqual(['One', 'Two'])
  })

  test('does not overwrite a file', async () => {
    writeFileSync(backupFile(), 'mine')
    expect(await createBackup()).toMatchObject(failed('already'))
    expect(statSync(backupFile()).size).toBe(4)
  })

  test('restores missing requests and keeps all others', async () => {
    await send('One', 'Two', 'Three')
    await run('handled', '2')
    const two = (await contactServer().rows())[1]
    await createBackup()
    await run('erase', '2')
    await send('Four')
    const before = await contactServer().rows()
    expect(await restore()).toEqual(succeeded(1))
    expect(await contactServer().rows()).toEqual([before[0], two, ...before.slice(1)])
    expect(two).toMatchObject({ id: 2, name: 'Two', handled_at: expect.any(Number) })
    expect(await restore()).toEqual(succeeded(0))
    // Duplicates are still detected.
    await send('One', 'Four')
    expect(await names()).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('restores requests whose id is in use', async () => {
    await queryFile(
      live(),
      `INSERT INTO requests (key, received_at, name, email, contact, message, suspected)
      SELECT 'k' || value, 0, value, '', '', '', '' FROM generate_series(1, 1100)`,
    )
    await createBackup()
    renameSync(live(), folder('moved.db'))
    await send('New 1', 'New 2')
    expect(await restore()).toEqual(succeeded(1100))
    const all = await names()
    expect(all.slice(0, 2)).toEqual(['New 1', 'New 2'])
    expect(new Set(all).size).toBe(1102)
  })
})

describe('a running server', () => {
  test.each([
    ['is overwritten with a backup', () => copyFileSync(backupFile(), live())],
    ['is replaced by a backup', () => renameSync(backupFile(), live())],
  ])('continues with the backup when its file %s', async (_, replace) => {
    await send(...many('Before'))
    await createBackup()
    await send(...many('Gone'))
    replace()
    // Duplicates are still detected.
    const acknowledged = await send(...many('Before', 1), ...many('After'))
    expect(acknowledged).toHaveLength(7)
    expect(contactServer().messages).toEqual([expect.stringMatching(/replaced.+\.$/)])
    await contactServer().service.close()
    expect(await names()).toEqual([...many('Before'), ...many('After')])
    expect((await run('list', '--json')).exitCode).toBe(0)
  })

  test('creates a new file when its file is moved, and loses no acknowledged request', async () => {
    const before = await send(...many('Before'))
    mkdirSync(folder('away'))
    renameSync(live(), folder('away/contact.db'))
    const after = await send(...many('After'))
    expect([await names(folder('away/contact.db')), await names()]).toEqual([before, after])
    expect(contactServer().messages).toEqual([expect.stringMatching(/moved or replaced.+\.$/)])
  })

  test('acknowledges nothing when its file is emptied', async () => {
    await send('One')
    truncateSync(live())
    expect(await send('Two', 'Three')).toEqual([])
    expect(statSync(live()).size).toBe(0)
    expect((await run('list', '--all')).exitCode).toBe(3)
    expect(contactServer().messages.join()).toMatch(/emptied|Cannot use/)
  })
})

test.each(['list', 'export', 'backup'])('%s works on a read-only store', async (name) => {
  await send('One')
  mkdirSync(folder('read'))
  await run('backup', folder('read/contact.db'))
  const file = folder('read/contact.db')
  chmodSync(file, 0o400)
  chmodSync(folder('read'), 0o500)
  const before = statSync(file).mtimeMs
  const args = name === 'backup' ? [name, backupFile()] : [name]
  const output = await runCommandLine(args, { CONTACT_DATABASE_URL: `file:${file}` }, folder())
  expect(output).toMatchObject({ exitCode: 0, text: expect.stringMatching(/One| 1 request /) })
  expect([statSync(file).mtimeMs, readdirSync(folder('read'))]).toEqual([before, ['contact.db']])
  expect(existsSync(backupFile())).toBe(name === 'backup')
  chmodSync(folder('read'), 0o700)
})
