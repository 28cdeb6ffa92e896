import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBuiltServer } from '../server/built-server.ts'
import { sendRaw } from '../server/raw-connection.ts'
import { type Reply, sendRequest } from '../server/test-site.ts'
import { API_PATH } from './contact-server.ts'
import { createMailSettings, startMailServer } from './mail-server.ts'
import { toQuery } from './valid-request.ts'

/** Unique marker strings, one per request. */
let canaries = 0
const createCanary = (): string => {
  canaries += 1
  return `canary${canaries}yranac`
}
const CANARY = /canary\d+yranac/g

/** The URL of the site, and one line per request. Only paths of existing pages are logged. */
const EXPECTED_LOG =
  /^Serving the site at \S+\n(?:\{"level":30,"time":"[^"]+","id":"[\w-]+","method":"\w*",(?:"path":"\/(?:Careers|api\/[a-z/]+)",)?"status":\d+,"ms":\d+\}\n)*$/

const site = await createBuiltServer()

type RequestArguments = [path: string, headers?: Record<string, string>, method?: string]
const rejectedRequests: readonly (() => RequestArguments)[] = [
  () => [`${API_PATH}?email=${createCanary()}`],
  () => [`${API_PATH}?email=a@b.de&name=${createCanary()}%C3`],
  () => [`${API_PATH}?email=a@b.de&name=${createCanary()}%ff`],
  () => [`${API_PATH}?email=a@b.de&${createCanary()}=1`],
  () => [`${API_PATH}?email=a@b.de&contact=${createCanary()}`, { 'Sec-Fetch-Mode': 'navigate' }],
  () => [`${API_PATH}?email=a@b.de&name=${createCanary()}`, {}, 'HEAD'],
  () => [`${API_PATH}?email=a@b.de&name=${createCanary()}`, { 'Content-Length': '0' }, 'POST'],
  () => [`${API_PATH}?email=a@b.de&name=${createCanary()}`, { 'Sec-Fetch-Site': 'cross-site' }],
  () => [`${API_PATH}?email=a@b.de&message=${createCanary().repeat(600)}`],
  () => [`${API_PATH}?email=a@b.de&message=${createCanary().repeat(5000)}`],
  () => [`${API_PATH}/?name=${createCanary()}`],
  () => [`${API_PATH}/sent?name=${createCanary()}`],
  () => [`/${createCanary()}?email=${createCanary()}`],
  () => [
    `/Careers?email=${createCanary()}`,
    { Referer: `http://x/?${createCanary()}`, Cookie: createCanary() },
  ],
  () => [`/%ff?${createCanary()}`],
]

const formatReplies = (replies: readonly Reply[]) =>
  replies.map(({ status, headers, body }) => `${status} ${JSON.stringify(headers)} ${body}`).join()

test('stores personal data in the database only', async () => {
  const mailServer = await startMailServer()
  mailServer.setBehaviour({ at: 'rcpt', code: 550 })
  const server = await site.start(createMailSettings(mailServer))
  const storedCanary = createCanary()
  const replies: Reply[] = []
  for (const request of rejectedRequests) replies.push(await sendRequest(server.port, ...request()))
  const target = `${API_PATH}?${toQuery({ name: storedCanary, email: `${storedCanary}@b.de`, message: storedCanary })}`
  for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
    const requestHeaders = {
      'User-Agent': createCanary(),
      'X-Forwarded-For': createCanary(),
      ...headers,
    }
    replies.push(await sendRequest(server.port, target, requestHeaders))
  }
  expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  // Invalid HTTP.
  const invalid = `GET ${API_PATH}?name=${createCanary()} NONSENSE\r\n${createCanary()}\r\n\r\n`
  const body = Buffer.from(await sendRaw(server.port, invalid))
  replies.push({ status: 0, headers: {}, body })
  while (!server.stderr().includes('refused')) await sleep(5)
  await server.end()
  await mailServer.close()

  expect(formatReplies(replies).match(CANARY)).toBeNull()
  expect(server.stderr().match(CANARY)).toBeNull()
  expect(server.stderr()).not.toContain('127.0.0.1')
  expect(server.stdout()).toMatch(EXPECTED_LOG)
  const found = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const matches = readFileSync(file, 'latin1').match(CANARY) ?? []
      return matches.map((canary) => `${relative(site.folder, file)}: ${canary}`)
    })
  expect([...new Set(found)]).toEqual([`data/contact.db: ${storedCanary}`])
})
