import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerTo } from '../../../src/contact/command-line.ts'
import { USAGE } from '../../../src/contact/commands.ts'
import { createStore, type TestStore } from './stored.ts'

let store: TestStore
beforeEach(async () => {
  store = await createStore()
  await store.add({ name: 'First', message: 'one' })
})
afterEach(() => store.close())

const answer = (args: readonly string[], url = `file:${store.path}`) =>
  answerTo(args, { CONTACT_DATABASE_URL: url }, store.folder)

describe('a command line', () => {
  it('ends as its page of the docs says', () => {
    const page = readFileSync('docs/operation.md', 'utf8').replaceAll('\n', ' ')
    expect(page).toContain(
      'end with 0 if it was done, 1 if there was nothing to do it to, 2 if they make no sense, and 3 if the store cannot be opened.',
    )
  })

  it('is answered from the store that the setting names', async () => {
    expect(await answer(['list'])).toEqual({ code: 0, text: expect.stringContaining('First') })
  })

  it('is answered from the store in its place where no setting names one', async () => {
    const { text } = await answerTo(['list'], {}, store.folder)
    expect(text).toContain('First')
  })

  it('ends with 1 where there is nothing to do it to', async () => {
    expect(await answer(['handled', '7'])).toEqual({ code: 1, text: 'There is no request 7.' })
  })

  it('that is not understood is told how to do it', async () => {
    const { code, text } = await answer(['lisst'])
    expect(code).toBe(2)
    expect(text.endsWith(`\n\n${USAGE}`)).toBe(true)
    expect(text.length).toBeGreaterThan(USAGE.length + 10)
  })

  it('that turns out to be impossible on the way is told so, too', async () => {
    const { code, text } = await answer(['export', join(store.folder, 'gone/table.csv')])
    expect([code, text.endsWith(USAGE)]).toEqual([2, true])
  })

  it('with a wrong setting gets its sentence, and nothing about commands', async () => {
    const { code, text } = await answer(['list'], 'ftp://somewhere')
    expect([code, text.includes(USAGE)]).toEqual([2, false])
    expect(text).toContain('CONTACT_DATABASE_URL')
  })

  it('without a store that can be used says why, and nothing of what is in it', async () => {
    const path = join(store.folder, 'poem.db')
    writeFileSync(path, 'Somebody wrote this, and it is no database at all. '.repeat(100))
    const { code, text } = await answer(['list'], `file:${path}`)
    expect(code).toBe(3)
    expect(text).toContain('no database')
    expect(text).not.toContain('Somebody')
    rmSync(path)
  })
})
