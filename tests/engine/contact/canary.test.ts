import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBuiltServer } from '../server/built-server.ts'
import { sendRaw } from '../server/raw-connection.ts'
import { type Reply, sendRequest } from '../server/test-site.ts'
import { API_PATH } from './contact-server.ts'
import { createMailSettings, startMailServer } from './mail-server.ts'
import { toQuery } from './valid-request.ts'

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

const site = await createBuiltServer()

type Asking = [path: string, headers?: Record<string, string>, method?: string]
/** What a request may look like when nothing comes of it. */
const refused: readonly (() => Asking)[] = [
  () => [`${API_PATH}?email=${plant()}`],
  () => [`${API_PATH}?email=a@b.de&name=${plant()}%C3`],
  () => [`${API_PATH}?email=a@b.de&name=${plant()}%ff`],
  () => [`${API_PATH}?email=a@b.de&${plant()}=1`],
  () => [`${API_PATH}?email=a@b.de&contact=${plant()}`, { 'Sec-Fetch-Mode': 'navigate' }],
  () => [`${API_PATH}?email=a@b.de&name=${plant()}`, {}, 'HEAD'],
  () => [`${API_PATH}?email=a@b.de&name=${plant()}`, { 'Content-Length': '0' }, 'POST'],
  () => [`${API_PATH}?email=a@b.de&name=${plant()}`, { 'Sec-Fetch-Site': 'cross-site' }],
  () => [`${API_PATH}?email=a@b.de&message=${plant().repeat(600)}`],
  () => [`${API_PATH}?email=a@b.de&message=${plant().repeat(5000)}`],
  () => [`${API_PATH}/?name=${plant()}`],
  () => [`${API_PATH}/sent?name=${plant()}`],
  () => [`/${plant()}?email=${plant()}`],
  () => [`/Careers?email=${plant()}`, { Referer: `http://x/?${plant()}`, Cookie: plant() }],
  () => [`/%ff?${plant()}`],
]

const lookedAt = (replies: readonly Reply[]) =>
  replies.map(({ status, headers, body }) => `${status} ${JSON.stringify(headers)} ${body}`).join()

test('what visitors send is in the store and nowhere else', async () => {
  const mailServer = await startMailServer()
  mailServer.behave({ at: 'rcpt', code: 550 })
  const server = await site.start(createMailSettings(mailServer))
  const kept = plant()
  const replies: Reply[] = []
  for (const request of refused) replies.push(await sendRequest(server.port, ...request()))
  const asked = `${API_PATH}?${toQuery({ name: kept, email: `${kept}@b.de`, message: kept })}`
  for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
    const telling = { 'User-Agent': plant(), 'X-Forwarded-For': plant(), ...headers }
    replies.push(await sendRequest(server.port, asked, telling))
  }
  expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  // What is no HTTP at all.
  const nonsense = `GET ${API_PATH}?name=${plant()} NONSENSE\r\n${plant()}\r\n\r\n`
  const said = Buffer.from(await sendRaw(server.port, nonsense))
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
