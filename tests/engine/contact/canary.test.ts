import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { builtSite } from '../server/built.ts'
import { saidTo } from '../server/raw.ts'
import { ask, type Reply } from '../server/site.ts'
import { CALL } from './desk.ts'
import { queryOf } from './good.ts'
import { mailTo, startMailServer } from './smtp.ts'

/** Strings that could only come from a request; every request gets one of its own. */
let planted = 0
const plant = (): string => {
  planted += 1
  return `canary${planted}yranac`
}
const CANARY = /canary\d+yranac/g

/** Where the site is, and a line for each request: paths stand in them only where there is a page. */
const ONLY_WHERE =
  /^Serving the site at \S+\n(?:\{"level":30,"time":"[^"]+","id":"[\w-]+","method":"\w*",(?:"path":"\/(?:Careers|api\/[a-z/]+)",)?"status":\d+,"ms":\d+\}\n)*$/

const site = await builtSite()

type Asking = [path: string, headers?: Record<string, string>, method?: string]
/** What a request may look like when nothing comes of it. */
const refused: readonly (() => Asking)[] = [
  () => [`${CALL}?email=${plant()}`],
  () => [`${CALL}?email=a@b.de&name=${plant()}%C3`],
  () => [`${CALL}?email=a@b.de&name=${plant()}%ff`],
  () => [`${CALL}?email=a@b.de&${plant()}=1`],
  () => [`${CALL}?email=a@b.de&contact=${plant()}`, { 'Sec-Fetch-Mode': 'navigate' }],
  () => [`${CALL}?email=a@b.de&name=${plant()}`, {}, 'HEAD'],
  () => [`${CALL}?email=a@b.de&name=${plant()}`, { 'Content-Length': '0' }, 'POST'],
  () => [`${CALL}?email=a@b.de&name=${plant()}`, { 'Sec-Fetch-Site': 'cross-site' }],
  () => [`${CALL}?email=a@b.de&message=${plant().repeat(600)}`],
  () => [`${CALL}?email=a@b.de&message=${plant().repeat(5000)}`],
  () => [`${CALL}/?name=${plant()}`],
  () => [`${CALL}/sent?name=${plant()}`],
  () => [`/${plant()}?email=${plant()}`],
  () => [`/Careers?email=${plant()}`, { Referer: `http://x/?${plant()}`, Cookie: plant() }],
  () => [`/%ff?${plant()}`],
]

const lookedAt = (replies: readonly Reply[]) =>
  replies.map(({ status, headers, body }) => `${status} ${JSON.stringify(headers)} ${body}`).join()

test('what visitors send is in the store and nowhere else', async () => {
  const mailServer = await startMailServer()
  mailServer.behave({ at: 'rcpt', code: 550 })
  const server = await site.start(mailTo(mailServer))
  const kept = plant()
  const replies: Reply[] = []
  for (const request of refused) replies.push(await ask(server.port, ...request()))
  const asked = `${CALL}?${queryOf({ name: kept, email: `${kept}@b.de`, message: kept })}`
  for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
    const telling = { 'User-Agent': plant(), 'X-Forwarded-For': plant(), ...headers }
    replies.push(await ask(server.port, asked, telling))
  }
  expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  // What is no HTTP at all.
  const nonsense = `GET ${CALL}?name=${plant()} NONSENSE\r\n${plant()}\r\n\r\n`
  const said = Buffer.from(await saidTo(server.port, nonsense))
  replies.push({ status: 0, headers: {}, body: said })
  while (!server.stderr().includes('refuses')) await wait(5)
  await server.end()
  await mailServer.close()

  expect(lookedAt(replies).match(CANARY)).toBeNull()
  expect(server.stderr().match(CANARY)).toBeNull()
  expect(server.stderr()).not.toContain('127.0.0.1')
  expect(server.said()).toMatch(ONLY_WHERE)
  const found = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const canaries = readFileSync(file, 'latin1').match(CANARY) ?? []
      return canaries.map((canary) => `${relative(site.folder, file)}: ${canary}`)
    })
  expect([...new Set(found)]).toEqual([`data/contact.db: ${kept}`])
})
