import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placesOf } from '../../../src/site-folder/places.ts'
import { ask, temporaryFolder } from '../server/site.ts'
import { CALL, good, jsonOf, queryOf, rowsIn, startDesk, type TestDesk } from './desk.ts'

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

/** A server whose files may not grow beyond a size: to it the disk is full then. */
const startWithin = async (kilobytes: number) => {
  const main = `
    import { startContactService } from '${placesOf({}).root}/src/contact/service.ts'
    import { settingsOf } from '${placesOf({}).root}/src/contact/settings.ts'
    import { createSiteServer } from '${placesOf({}).root}/src/server/http.ts'
    const service = startContactService(settingsOf({ CONTACT_RATE_LIMIT: '0' }, process.cwd()))
    const api = service.api(() => ({ messageMaxBytes: 6000, pages: () => ({ html: '', csp: '' }) }))
    const { server } = createSiteServer((question) => api.get(question.path)(question))
    await service.ready
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))`
  writeFileSync(join(folder, 'main.mts'), main)
  const tsx = import.meta.resolve('tsx')
  const child = spawn(
    'sh',
    ['-c', `ulimit -f ${2 * kilobytes} && exec "$0" --import "$1" main.mts`, process.execPath, tsx],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, TSX_DISABLE_CACHE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  let stderr = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const port = await vi.waitFor(
    () => {
      const found = /port (\d+)/.exec(said)?.[1]
      if (!found) throw new Error(`It does not listen: ${stderr}`)
      return Number(found)
    },
    { timeout: 300_000, interval: 20 },
  )
  const end = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  return { port, stderr: () => stderr, end }
}

describe('a full disk', () => {
  test('is said at start, and answered with 503', async () => {
    const server = await startWithin(4)
    try {
      expect(server.stderr()).toMatch(/^[A-Z][^\n]*\.\n$/)
      expect((await ask(server.port, `${CALL}?${queryOf(good)}`)).status).toBe(503)
    } finally {
      await server.end()
    }
  })

  test('that fills while the server runs loses nothing that was acknowledged', async () => {
    const server = await startWithin(400)
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    try {
      expect(server.stderr()).toBe('')
      for (let index = 0; index < 400; index += 1) {
        const name = `Sender ${index}`
        const message = `${index} ${'m'.repeat(3000)}`
        const reply = await ask(server.port, `${CALL}?${queryOf({ ...good, name, message })}`)
        statuses.add(reply.status)
        if (reply.status === 200) acknowledged.push(name)
        else break
      }
      expect([...statuses]).toEqual([200, 503])
      await wait(10)
      expect(server.stderr()).toMatch(/^[A-Z][^\n]*\.\n$/)
      expect(server.stderr()).not.toContain('mmm')
    } finally {
      await server.end()
    }
    const client = createClient({ url: `file:${join(folder, 'data/contact.db')}` })
    const names = (await rowsIn(client)).map(({ name }) => name)
    client.close()
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
  })
})
