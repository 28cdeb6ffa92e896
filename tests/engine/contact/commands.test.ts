import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandOf, USAGE } from '../../../src/contact/commands.ts'
import { placesOf } from '../../../src/site-folder/places.ts'
import { temporaryFolder } from '../server/site.ts'
import { good, startDesk, type TestDesk } from './desk.ts'

const folder = temporaryFolder()
let desk: TestDesk

/** `npm run requests -- …`, while a server has the store open. */
const run = async (...args: string[]) => {
  const { root } = placesOf({})
  const env = { ...process.env, CONTACT_DATABASE_URL: `file:${folder}/data/contact.db` }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/requests.ts', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, code] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    new Promise<number | null>((resolve) => child.on('exit', resolve)),
  ])
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }
}

beforeAll(async () => {
  desk = await startDesk({}, folder)
  await desk.send({ ...good, name: 'First', message: 'one\ntwo' })
  await desk.send({ ...good, name: '=cmd()', email: 'second@example.org' })
  await desk.send({ ...good, name: 'Spam', message: '<b>http://x</b>' })
})
afterAll(async () => {
  await desk.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('npm run requests', () => {
  it('lists what is to be done, what is suspected apart, and no longer what is handled', async () => {
    const { code, out, err } = await run('list')
    expect([code, err]).toEqual([0, ''])
    expect(out.indexOf('First')).toBeLessThan(out.indexOf('=cmd()'))
    expect(out.indexOf('=cmd()')).toBeLessThan(out.indexOf('Suspected'))
    expect(out.indexOf('Suspected')).toBeLessThan(out.indexOf('Spam'))
    expect((await run('handled', '1')).code).toBe(0)
    expect((await run('list')).out).not.toContain('First')
    expect((await run('list', '--all')).out).toContain('First')
  })

  const usage = [...USAGE.matchAll(/npm run requests -- (\S+(?: \S+)*)/g)].map(
    ([, line = '']) => line,
  )

  it.each(usage)('understands what it tells: %s', (line) => {
    const given = line
      .replace('<number>', '7')
      .replace('<address>', good.email)
      .replace('<file>', 'copy.db')
      .replace(/[[\]]/g, '')
    expect(given).not.toMatch(/[<>]/)
    expect(commandOf(given.split(' ')).run).toBeInstanceOf(Function)
  })

  it('understands what it tells besides', () => {
    expect(USAGE).toContain('with --json for programs')
    expect(commandOf(['list', '--all', '--json']).run).toBeInstanceOf(Function)
    expect(commandOf(['export']).run).toBeInstanceOf(Function)
  })

  it('says how it is used when it does not understand', async () => {
    const { code, out, err } = await run('show')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('npm run requests -- list')
  })
})
