import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Api, Handler } from '../../../src/server/api.ts'
import { plainResponse } from '../../../src/server/response.ts'
import { sendRequest as askPort, type Reply, SCRIPT, startTestSite } from './test-site.ts'

const api: Api = new Map<string, Handler>([
  ['/api/fails', () => Promise.reject(new Error('two\nlines'))],
  ['/api/breaks', () => plainResponse(200, '', { 'X-Bad': 'a\nb' })],
])

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  site = await startTestSite(() => api)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => site.close())

const ask = (path: string, headers?: Record<string, string>, method?: string): Promise<Reply> =>
  askPort(site.port, path, headers, method)
const text = ({ body }: Reply) => body.toString('utf8')

const APP = '/assets/app-x1.js'

describe('pages and files', () => {
  test.each([
    ['/', '/'],
    ['/Our-Clients', '/Our-Clients'],
    ['/our-CLIENTS', '/Our-Clients'],
    ['/Our-Clients/', '/Our-Clients'],
    ['/%4Fur%2DClients?a=/Careers#x', '/Our-Clients'],
    ['/SERVICES/Web-Dev/', '/services/web-dev'],
    ['http://example.org/Careers?x', '/Careers'],
    ['http://example.org', '/'],
  ])('serves %s as the page %s', async (target, page) => {
    const reply = await ask(target)
    expect(reply.status).toBe(200)
    expect(text(reply)).toContain(`<p>${page}</p>`)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.headers['content-security-policy']).toBe(site.manifest.pages[page]?.csp)
  })

  test('marks hashed files as immutable, others for revalidation', async () => {
    const app = await ask(APP)
    expect(text(app)).toBe(SCRIPT)
    expect(app.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(app.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await ask('/tiny.txt')).headers['cache-control']).toBe('no-cache')
    expect((await ask('/drawings/A%20b+%C3%BC.svg')).status).toBe(200)
  })

  test('answers HEAD like GET without the body', async () => {
    const [get, head] = [await ask(APP), await ask(APP, {}, 'HEAD')]
    expect(head.body).toHaveLength(0)
    const varying = { date: '', 'x-request-id': '' }
    expect({ ...head.headers, ...varying }).toEqual({ ...get.headers, ...varying })
    expect(head.headers['content-length']).toBe(String(SCRIPT.length))
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'responds to %s with 405 on pages',
    async (method) => {
      const known = await ask('/careers', {}, method)
      expect(known.status).toBe(405)
      expect(known.headers.allow).toBe('GET, HEAD')
      expect((await ask('/nowhere', {}, method)).status).toBe(404)
    },
  )
})

const DECODERS = new Map<string | undefined, (body: Buffer) => Buffer>([
  ['br', (body) => brotliDecompressSync(body)],
  ['gzip', (body) => gunzipSync(body)],
  [undefined, (body) => body],
])

describe('content negotiation', () => {
  test.each([
    [undefined, undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['identity, br;q=0.5', undefined],
    [';;,,=', undefined],
  ])('Accept-Encoding %j is answered with %s', async (accepted, encoding) => {
    const reply = await ask(APP, accepted === undefined ? {} : { 'Accept-Encoding': accepted })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(DECODERS.get(encoding)?.(reply.body).toString()).toBe(SCRIPT)
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
    const hash = createHash('sha256').update(reply.body).digest('base64url')
    expect(reply.headers.etag).toBe(`"${hash}"`)
  })

  test('sends small files without encoding', async () => {
    expect((await ask('/tiny.txt', { 'Accept-Encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    )
  })

  test('responds with 304 to a matching ETag of the same encoding', async () => {
    const accepted = { 'Accept-Encoding': 'br' }
    const { etag = '', ...headers } = (await ask('/', accepted)).headers
    for (const value of [etag, `W/${etag}`, `"a, b", ${etag}`, '*']) {
      const reply = await ask('/', { ...accepted, 'If-None-Match': value })
      expect(reply.status).toBe(304)
      expect(reply.body).toHaveLength(0)
      expect(reply.headers).toMatchObject({
        etag,
        vary: headers.vary,
        'cache-control': headers['cache-control'],
      })
      expect(reply.headers).not.toHaveProperty('content-length')
    }
    expect((await ask('/', { 'If-None-Match': etag })).status).toBe(200)
    expect((await ask('/', { ...accepted, 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('not found', () => {
  test('suggests the nearest pages, escaped', async () => {
    const reply = await ask('/client')
    expect(reply.status).toBe(404)
    expect(text(reply)).toMatch(/^<h1>Gone<\/h1><ul class="a" data-nearest=""><li class="b">/)
    expect(text(reply)).toMatch(/<\/li><\/ul><p>End<\/p>$/)
    expect(text(reply)).toContain(
      '<a class="c" href="/Our-Clients">Our &quot;Clients&quot; &amp; &lt;friends&gt;</a>',
    )
    expect(text(reply).match(/<li/g)).toHaveLength(3)
    expect(reply.headers['content-security-policy']).toBe(site.manifest.notFound.csp)
    expect(reply.headers).not.toHaveProperty('etag')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/<script>alert(1)</script>',
    '/assets/APP-x1.js',
    '/assets/app-x1.js.br',
    '/.site/manifest.json',
    '/Careers//',
    '//example.org/Careers',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/services%2Fweb-dev',
    '/..%5c..%5cpackage.json',
    '/Careers%00',
    '/%E0%A4%A',
    '/%ff',
    '/__proto__',
    '*',
    `/${'a/'.repeat(5000)}`,
    `/${'%41'.repeat(4000)}`,
  ])('responds with 404 to %.40s', async (target) => {
    const reply = await ask(encodeURI(target).replaceAll('%25', '%'))
    expect(reply.status).toBe(404)
    expect(text(reply)).toContain('Gone')
    expect(text(reply)).not.toMatch(/script|passwd/i)
  })
})

describe('API', () => {
  test.each(['/api', '/api/', '/api/nothing', '/API/x', '/api/contactusrequest/'])(
    'responds with JSON to %s',
    async (target) => {
      const reply = await ask(target)
      expect(reply.status).toBe(404)
      expect(JSON.parse(text(reply))).toEqual({ success: false, error: expect.any(String) })
    },
  )

  test.each(['/api/fails', '/api/breaks'])('responds with 500 when %s', async (target) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await ask(`${target}?email=ann@example.org`)).status).toBe(500)
    expect(logged.mock.calls).toEqual([[expect.stringContaining(` GET ${target}: `)]])
    expect(String(logged.mock.calls)).not.toMatch(/email|ann@|\n/)
    expect((await ask('/')).status).toBe(200)
  })
})
