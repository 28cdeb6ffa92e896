import { METHODS } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { createSuiteFolder } from '../server/temp-folders.ts'
import { createPublication, PAGES } from '../server/test-site.ts'
import { API_PATH, startContactServer } from './contact-server.ts'
import { toQuery, validRequest } from './valid-request.ts'

/** How many requests are made; the long run: GENERATED_REQUESTS=100000. */
const RUNS = Number(process.env.GENERATED_REQUESTS ?? 1500)
const RAW_RUNS = Math.ceil(RUNS / 20)

const stderr = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const limit = { CONTACT_RATE_LIMIT: '40', CONTACT_RATE_SECONDS: '600' }
const desk = await startContactServer(limit, createSuiteFolder())
afterAll(async () => {
  await desk.close()
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
const goodQuery = fc.nat().map((number) => `?${toQuery({ ...validRequest, name: String(number) })}`)
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(parameter, { maxLength: 6 })
    .map((all) => `?${all.map((pair) => pair.join('=')).join('&')}`),
  goodQuery,
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
const nearlyGood = fc.tuple(
  fc.constant('GET'),
  fc.constant(API_PATH),
  goodQuery,
  fc.constantFrom<Record<string, string>>(
    {},
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'cross-site' },
  ),
)
const asked = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(method, path, query, headers) },
  { weight: 1, arbitrary: nearlyGood },
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
/** What the server says by itself: a sentence, alone or in JSON. */
const SAID = new RegExp(
  `^(${SENTENCE}\n|\\{"success":(true|false,"error":"${SENTENCE}"(,"fields":${FIELDS})?)\\})$`,
)

/** Whether every byte comes from the build, or from the few sentences that the server itself says. */
const isKnown = (text: string): boolean =>
  published.has(text) ||
  isNotFoundPage(text) ||
  requestPages.some((start) => text.startsWith(start)) ||
  SAID.test(text)

test(`${RUNS} generated requests get an answer, none that is the server’s fault, and no byte of elsewhere`, {
  timeout: 300_000 + RUNS * 100,
}, async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(asked, async ([verb, target, rest, fields]) => {
      const reply = await desk.ask(target + rest, fields, verb)
      statuses.add(reply.status)
      expect(reply.status).toBeLessThan(500)
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      const decode = decoders.get(String(reply.headers['content-encoding']))
      const text = String(decode && verb !== 'HEAD' ? decode(reply.body) : reply.body)
      expect(isKnown(text), text).toBe(true)
    }),
    { numRuns: RUNS },
  )
  // Otherwise the requests would not have come far.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 304, 400, 403, 404, 405, 429]))
})

test('bytes that are hardly HTTP are refused or answered', {
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
      const heard: Buffer[] = []
      const socket = connect(desk.port, '127.0.0.1')
      socket.on('error', () => undefined).on('data', (part) => heard.push(part))
      socket.end(`${begun}${rest}\r\n\r\n`, 'latin1')
      await new Promise((resolve) => socket.once('close', resolve))
      expect(String(Buffer.concat(heard))).not.toMatch(/^HTTP\/1\.1 5/)
    }),
    { numRuns: RAW_RUNS },
  )
})

test('a server that many have shot at is sound, and has nothing to tell', async () => {
  const rows = await desk.rows()
  expect(rows.length).toBeGreaterThan(10)
  for (const { email, contact } of rows) {
    expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    expect(contact).toMatch(/^\d*$/)
  }
  expect((await desk.ask('/')).status).toBe(200)
  expect([stderr.mock.calls, desk.said]).toEqual([[], []])
})
