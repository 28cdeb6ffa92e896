import { readFileSync } from 'node:fs'
import { METHODS } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PAGES, publicationIn } from '../server/site.ts'
import { CALL, good, queryOf, startDesk, type TestDesk } from './desk.ts'

/** How many requests are made; the long run: GENERATED_REQUESTS=100000. */
const RUNS = Number(process.env.GENERATED_REQUESTS ?? 1500)
const RAW_RUNS = Math.ceil(RUNS / 20)

let desk: TestDesk
const stderr = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeAll(async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '40', CONTACT_RATE_SECONDS: '600' })
})
afterAll(async () => {
  await desk.close()
  stderr.mockRestore()
})

const known = publicationIn('/')
const addresses = [
  ...PAGES.map(({ path }) => path),
  ...known.files.map(({ address }) => encodeURI(address)),
  CALL,
  `${CALL}/sent`,
  '/.site/manifest.json',
  '/404.html',
  '/data/contact.db',
  '/package.json',
]

const encoded = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)),
  fc
    .array(fc.nat({ max: 255 }))
    .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
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
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(parameter, { maxLength: 6 })
    .map((all) => `?${all.map((pair) => pair.join('=')).join('&')}`),
  fc.nat().map((number) => `?${queryOf({ ...good, name: String(number) })}`),
  fc
    .integer({ min: 5000, max: 9000 })
    .map((length) => `?email=a@b.de&message=${'m'.repeat(length)}`),
)
const HEADERS =
  'accept accept-encoding accept-language cookie if-none-match range sec-fetch-mode sec-fetch-site sec-purpose x-forwarded-for x-http-method-override'
const VALUES = 'br gzip;q=0 * text/html navigate cross-site prefetch 1.2.3.4'
const letter = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code))
const headers = fc.dictionary(
  fc.constantFrom(...HEADERS.split(' ')),
  fc.oneof(
    fc.string({ unit: letter }).map((text) => text.trim()),
    fc.constantFrom(...VALUES.split(' ')),
  ),
  { maxKeys: 5 },
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((name) => name !== 'CONNECT')) },
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
const SENTENCE = /^[A-Z][A-Za-z ,]+\.\n$/

/** Whether every byte comes from the build, or from the few sentences that the server itself says. */
const isKnown = (text: string): boolean => {
  if (published.has(text) || isNotFoundPage(text) || SENTENCE.test(text)) return true
  if (requestPages.some((start) => text.startsWith(start))) return true
  if (!text.startsWith('{')) return false
  const { success, error = '', fields = {}, ...more } = JSON.parse(text)
  return (
    Object.keys(more).length === 0 &&
    success === (error === '') &&
    [error, ...Object.values(fields)].every((said) =>
      /^([A-Z][A-Za-z0-9 ,-]+\.)?$/.test(String(said)),
    )
  )
}

const anything = fc.tuple(method, path, query, headers)
const nearlyGood = fc.tuple(
  fc.constant('GET'),
  fc.constant(CALL),
  fc.nat().map((number) => `?${queryOf({ ...good, name: String(number) })}`),
  fc.constantFrom<Record<string, string>>(
    {},
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'cross-site' },
  ),
)
const asked = fc.oneof({ weight: 4, arbitrary: anything }, { weight: 1, arbitrary: nearlyGood })

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
      const isHead = verb === 'HEAD'
      if (!isHead) expect(isKnown(String(decode ? decode(reply.body) : reply.body))).toBe(true)
    }),
    { numRuns: RUNS },
  )
  // Otherwise the requests would not have come far.
  expect([...statuses].sort()).toEqual(
    expect.arrayContaining([200, 303, 304, 400, 403, 404, 405, 429]),
  )
  expect((await desk.ask('/')).status).toBe(200)
  expect([stderr.mock.calls, desk.said]).toEqual([[], []])
})

/** What comes back for bytes that need not be HTTP. */
const sendRaw = async (bytes: Buffer): Promise<string> => {
  const socket = connect(desk.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.end(bytes)
  const answer: Buffer[] = []
  socket.on('data', (part) => answer.push(part))
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(answer).toString('latin1')
}

test('bytes that are hardly HTTP are refused or answered, and harm nobody', {
  timeout: 300_000 + RAW_RUNS * 100,
}, async () => {
  const line = fc.tuple(
    fc.constantFrom('GET', 'POST', 'G\0T', ''),
    path,
    query,
    fc.constantFrom(' HTTP/1.1', ' HTTP/9', ''),
  )
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
    fc
      .tuple(line, fc.string({ unit: 'binary-ascii', maxLength: 200 }))
      .map(([[verb, target, rest, end], junk]) =>
        Buffer.from(`${verb} ${target}${rest}${end}\r\n${junk}\r\n\r\n`, 'latin1'),
      ),
  )
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      expect(await sendRaw(sent)).not.toMatch(/^HTTP\/1\.1 5/)
    }),
    { numRuns: RAW_RUNS },
  )
  expect((await desk.ask('/')).status).toBe(200)
})

test('a store that many have shot at is sound', async () => {
  expect(readFileSync(desk.path).length).toBeGreaterThan(0)
  const rows = await desk.rows()
  expect(rows.length).toBeGreaterThan(10)
  for (const { email, contact } of rows) {
    expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    expect(contact).toMatch(/^\d*$/)
  }
})
