import { METHODS } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { createSuiteFolder } from '../server/temp-folders.ts'
import { createPublication, PAGES } from '../server/test-site.ts'
import { API_PATH, startContactServer } from './contact-server.ts'
import { toQuery, validRequest } from './valid-request.ts'

/** Long run: GENERATED_REQUESTS=100000. */
const RUNS = Number(process.env.GENERATED_REQUESTS ?? 600)
const RAW_RUNS = Math.ceil(RUNS / 20)

const stderr = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const limit = { CONTACT_RATE_LIMIT: '40', CONTACT_RATE_SECONDS: '600' }
const contactServer = await startContactServer(limit, createSuiteFolder())
afterAll(async () => {
  await contactServer.close()
  stderr.mockRestore()
})

const known = createPublication('/')
const addresses = [
  ...PAGES.map(({ path }) => path),
  ...known.files.map(({ address }) => encodeURI(address)),
  ...[API_PATH, `${API_PATH}/sent`, '/.site/manifest.json', '/404.html', '/data/contact.db'],
  '/package.json',
]

const encoded = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)),
  fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('hex').replace(/../g, '%$&')),
  fc.string().map((text) => text.replace(/\s/g, '')),
)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...addresses) },
  encoded.map((text) => `/${text}`),
  fc.tuple(fc.constantFrom(...addresses), encoded).map((both) => both.join('')),
  fc.constantFrom('*', '//', '/../../etc/passwd', '/%2e%2e/package.json', 'http://x/'),
)
const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('name', 'email', 'contact', 'message'), encoded),
  fc.oneof(encoded, fc.constantFrom('', 'a@b.de', '123', '%00', '%', '+', '&&=')),
)
const validQuery = fc
  .nat()
  .map((number) => `?${toQuery({ ...validRequest, name: String(number) })}`)
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(parameter, { maxLength: 6 })
    .map((all) => `?${all.map((pair) => pair.join('=')).join('&')}`),
  validQuery,
  fc
    .integer({ min: 5000, max: 9000 })
    .map((length) => `?email=a@b.de&message=${'m'.repeat(length)}`),
)
const HEADERS =
  'accept accept-encoding accept-language cookie if-none-match range sec-fetch-mode sec-fetch-site sec-purpose x-forwarded-for x-http-method-override'
const VALUES = 'br gzip;q=0 * text/html navigate cross-site prefetch 1.2.3.4'
const headers = fc.dictionary(
  fc.constantFrom(...HEADERS.split(' ')),
  fc.oneof(
    fc.stringMatching(/^[ -~\u0080-\u00ff]*$/).map((text) => text.trim()),
    fc.constantFrom(...VALUES.split(' ')),
  ),
  { maxKeys: 5 },
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((name) => name !== 'CONNECT')) },
)
const almostValid = fc.tuple(
  fc.constant('GET'),
  fc.constant(API_PATH),
  validQuery,
  fc.constantFrom<Record<string, string>>(
    {},
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'cross-site' },
  ),
)
const request = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(method, path, query, headers) },
  { weight: 1, arbitrary: almostValid },
)

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])
const published = new Set([
  ...PAGES.map(({ html }) => html),
  ...known.files.map(({ body }) => String(body)),
  '',
])
const [notFoundHead = '', notFoundTail = ''] = known.notFound.html.split(/<li.*<\/li>/)
const isNotFoundPage = (text: string) =>
  text.startsWith(notFoundHead) &&
  text.endsWith(notFoundTail) &&
  known.routes.some(({ path: route }) => text.includes(`href="${route}"`))
const requestPages = Object.values(known.contact.pages).map(
  ({ html }) => html.split('<ul')[0] ?? '',
)
const SENTENCE = '[A-Z][A-Za-z0-9 ,-]+\\.'
const FIELDS = `\\{("\\w+":"${SENTENCE}",?)*\\}`
/** Messages of the server: a sentence as plain text or in JSON. */
const SERVER_MESSAGE = new RegExp(
  `^(${SENTENCE}\n|\\{"success":(true|false,"error":"${SENTENCE}"(,"fields":${FIELDS})?)\\})$`,
)

/** Whether a body comes from the build or is a message of the server. */
const isKnown = (text: string): boolean =>
  published.has(text) ||
  isNotFoundPage(text) ||
  requestPages.some((start) => text.startsWith(start)) ||
  SERVER_MESSAGE.test(text)

test(`${RUNS} generated requests never get a 5xx response or unknown content`, {
  timeout: 300_000 + RUNS * 100,
}, async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(request, async ([verb, target, rest, fields]) => {
      const reply = await contactServer.ask(target + rest, fields, verb)
      statuses.add(reply.status)
      expect(reply.status).toBeLessThan(500)
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      const decode = decoders.get(String(reply.headers['content-encoding']))
      const text = String(decode && verb !== 'HEAD' ? decode(reply.body) : reply.body)
      expect(isKnown(text), text).toBe(true)
    }),
    { numRuns: RUNS },
  )
  // The requests have reached all branches.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 304, 400, 403, 404, 405, 429]))
})

test('invalid HTTP never gets a 5xx response', {
  timeout: 300_000 + RAW_RUNS * 100,
}, async () => {
  const method = fc.constantFrom('GET ', 'POST ', 'G\0T ', ' ')
  const line = fc.tuple(method, path, query, fc.constantFrom(' HTTP/1.1\r\n', ' HTTP/9\r\n', ''))
  const start = fc.oneof(
    fc.constant(''),
    line.map((parts) => parts.join('')),
  )
  const junk = fc.string({ unit: 'binary-ascii', maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(start, junk, async (begun, rest) => {
      const received: Buffer[] = []
      const socket = connect(contactServer.port, '127.0.0.1')
      socket.on('error', () => undefined).on('data', (part) => received.push(part))
      socket.end(`${begun}${rest}\r\n\r\n`, 'latin1')
      await new Promise((resolve) => socket.once('close', resolve))
      expect(String(Buffer.concat(received))).not.toMatch(/^HTTP\/1\.1 5/)
    }),
    { numRuns: RAW_RUNS },
  )
})

test('the store is intact afterwards, and nothing was logged', async () => {
  const rows = await contactServer.rows()
  expect(rows.length).toBeGreaterThan(10)
  for (const { email, contact } of rows) {
    expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    expect(contact).toMatch(/^\d*$/)
  }
  expect((await contactServer.ask('/')).status).toBe(200)
  expect([stderr.mock.calls, contactServer.messages]).toEqual([[], []])
})
