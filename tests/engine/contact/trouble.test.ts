import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../server/site.ts'
import { CALL, good, jsonOf, startDesk, type TestDesk } from './desk.ts'

let folder: string
let desk: TestDesk | undefined
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await desk?.close()
  desk = undefined
  rmSync(folder, { recursive: true, force: true })
})

const SENTENCE = /^[A-Z][^\n]*\.$/

describe('a store that cannot be used', () => {
  const prepared: [string, () => Record<string, string>][] = [
    [
      'a file stands where the folder should be',
      () => {
        writeFileSync(join(folder, 'data'), '')
        return {}
      },
    ],
    [
      'the file is no database',
      () => {
        mkdirSync(join(folder, 'data'))
        writeFileSync(join(folder, 'data/contact.db'), 'x'.repeat(8192))
        return {}
      },
    ],
    ['the server does not answer', () => ({ CONTACT_DATABASE_URL: 'http://127.0.0.1:9' })],
  ]
  test.each(prepared)(
    '%s: it is said once, in a sentence, and answered with 503',
    async (_, prepare) => {
      desk = await startDesk(prepare(), folder)
      expect(desk.said).toEqual([expect.stringMatching(SENTENCE)])
      for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
        const reply = await desk.send(good, headers)
        expect(reply.status).toBe(503)
        expect(reply.headers['retry-after']).toBe('30')
        expect(reply.headers['cache-control']).toBe('no-store')
      }
      expect(jsonOf(await desk.send(good))).toMatchObject({ success: false })
      expect(desk.said).toHaveLength(1)
      expect((await desk.ask('/')).status).toBe(200)
      expect((await desk.ask(`${CALL}?email=no`)).status).toBe(400)
    },
  )
})
