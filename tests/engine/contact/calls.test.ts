import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it, test } from 'vitest'
import { contactApi } from '../../../src/contact/handler.ts'
import { RateLimit } from '../../../src/contact/rate-limit.ts'
import { SENT_PATH } from '../../../src/contact/responses.ts'
import { type Store, StoreUnavailable } from '../../../src/contact/store.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import type { RequestPageName } from '../../../src/contract/manifest.ts'
import { CONTACT_PATH } from '../../../src/contract/request-path.ts'
import type { SiteResponse } from '../../../src/server/response.ts'
import { good, queryOf } from './good.ts'

const REASONS = ['name', 'email', 'contact', 'message', 'form']
  .map((part) => `<li class="x" data-reason="${part}">\n<b>${part}</b></li>`)
  .join('')

interface Asking {
  readonly query?: string
  readonly headers?: IncomingHttpHeaders
  readonly method?: string
  readonly path?: string
}

/** The calls, with a store that keeps requests in a list, or fails. */
const callsWith = (stock = 0, failing?: Error) => {
  const kept: ContactValues[] = []
  let heard = 0
  const add = async (values: ContactValues) => {
    if (failing) throw failing
    kept.push(values)
  }
  // Of the store, the calls use nothing else.
  const store = { add } as unknown as Store
  const pages = (name: RequestPageName) => ({
    html: `<h1>${name}</h1><ul class="l" data-reasons>${REASONS}</ul>`,
    csp: "default-src 'self'",
  })
  const received = () => {
    heard += 1
  }
  const limit = new RateLimit({ requests: stock, seconds: 60 })
  const api = contactApi({ store, received, limit, trustedProxies: 1 }, () => ({
    messageMaxBytes: 1000,
    pages,
  }))
  const ask = async ({
    query = queryOf(good),
    headers = {},
    method = 'GET',
    path = CONTACT_PATH,
  }: Asking) => {
    const answer = await api.get(path)?.({
      method,
      path,
      query,
      headers,
      remoteAddress: '10.0.0.1',
    })
    if (!answer) throw new Error(`Nobody answers ${path}.`)
    return answer
  }
  return { ask, kept, heard: () => heard, paths: [...api.keys()] }
}

const json = ({ body }: SiteResponse) => JSON.parse(String(body))
const SENTENCE = expect.stringMatching(/\.$/)
const PAGE = { 'sec-fetch-mode': 'navigate' }
const DISCREET = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept, Sec-Fetch-Mode',
}

test('a request that is taken is stored, and told to whoever sends mail', async () => {
  const { ask, kept, heard } = callsWith()
  const answer = await ask({})
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ ...DISCREET, 'Content-Type': 'application/json' })
  expect(answer.headers).not.toHaveProperty('Location')
  expect(json(answer)).toEqual({ success: true })
  expect([kept, heard()]).toEqual([[good], 1])
})

describe('whoever waits for a page', () => {
  it.each([
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-mode': 'Navigate', accept: '*/*' },
    { accept: 'application/xhtml+xml,TEXT/HTML;q=0.9' },
  ])('is led on to one: %j', async (headers) => {
    const answer = await callsWith().ask({ headers })
    expect(answer.status).toBe(303)
    expect(answer.headers).toMatchObject({ ...DISCREET, Location: SENT_PATH })
  })
  it.each([{}, { accept: 'text/htmlx' }, { 'sec-fetch-mode': 'cors', accept: 'text/html' }])(
    'is none of %j',
    async (headers) => {
      expect((await callsWith().ask({ headers })).status).toBe(200)
    },
  )
})

describe('what nobody has asked for', () => {
  it.each([
    { 'sec-purpose': 'Prefetch;prerender' },
    { 'sec-purpose': ['x', 'prerender'] as unknown as string },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-site': 'Cross-Site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    ...['null', 'https://evil.example', 'https://site.example.evil.example'].flatMap((origin) => [
      { host: 'site.example', origin },
      { host: 'site.example', origin, 'sec-fetch-site': 'same-origin' },
    ]),
    { host: 'site.example', referer: 'https://evil.example/?https://site.example/' },
    { host: 'site.example', referer: 'https://site.example@evil.example/' },
    { host: 'www.site.example', referer: 'https://blog.site.example/' },
    { host: 'site.example, evil.example', referer: 'https://evil2.example/' },
  ] satisfies IncomingHttpHeaders[])('%j is not stored', async (headers) => {
    const { ask, kept, heard } = callsWith()
    const answer = await ask({ headers })
    expect(answer.status).toBe(403)
    expect(answer.headers).toMatchObject(DISCREET)
    expect(json(answer)).toMatchObject({ success: false, fields: { form: SENTENCE } })
    expect([kept, heard()]).toEqual([[], 0])
  })
  const BROWSERS: Readonly<Record<string, IncomingHttpHeaders>> = {
    'Chrome, with a script': { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    'Chrome, behind a proxy that leaves the port out': {
      host: 'site.example',
      origin: 'https://site.example:8443',
      'sec-fetch-site': 'same-origin',
    },
    'Safari 15, without a script': {
      host: 'site.example',
      referer: 'https://SITE.example/Contact-Us',
    },
    'Firefox 80, without a script': {
      host: 'site.example:8080',
      referer: 'http://site.example:8080/Contact-Us',
    },
    'a static host that passes the call on': {
      host: 'service.example',
      'x-forwarded-host': 'site.example',
      referer: 'https://site.example/Contact-Us',
    },
    'a program': { 'user-agent': 'curl/8.5.0', accept: '*/*' },
    'an address that was typed': { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
    'a purpose that is another': { 'sec-purpose': 'prefetched', purpose: 'unpreview' },
  }
  it.each(Object.entries(BROWSERS))('is nothing of %s', async (_, headers) => {
    const { ask, kept } = callsWith()
    expect((await ask({ headers })).status).toBe(200)
    expect(kept).toHaveLength(1)
  })
})

test.each(['HEAD', 'POST', 'get'])('%s is another method than the one', async (method) => {
  const { ask, kept } = callsWith()
  const answer = await ask({ method })
  expect(answer.status).toBe(405)
  expect(answer.headers).toMatchObject({ ...DISCREET, Allow: 'GET' })
  expect(json(answer)).toMatchObject({ success: false, fields: { form: SENTENCE } })
  expect(kept).toEqual([])
})

describe('what is not valid', () => {
  it.each([
    ['email=x&contact=y', ['email', 'contact']],
    ['email=a@b.de&message=%FF', ['message']],
    ['email=a@b.de&other=1', ['form']],
  ])('is told to a script, and to people on a page: %s', async (query, parts) => {
    const { ask, kept } = callsWith()
    const answer = await ask({ query })
    expect([answer.status, Object.keys(json(answer).fields)]).toEqual([400, parts])
    const { status, headers, body } = await ask({ query, headers: PAGE })
    expect(status).toBe(400)
    expect(headers).toMatchObject({ ...DISCREET, 'Content-Type': 'text/html; charset=utf-8' })
    expect(headers['Content-Security-Policy']).toContain("default-src 'self'")
    expect(String(body).match(/(?<=data-reason=")\w+/g)).toEqual(parts)
    expect(String(body)).toContain('<h1>invalid</h1>')
    expect(kept).toEqual([])
  })
  it('costs nothing', async () => {
    const { ask } = callsWith(1)
    for (const query of ['email=x', 'email=y']) expect((await ask({ query })).status).toBe(400)
    expect((await ask({})).status).toBe(200)
  })
})

test('more than a client may send is answered with when to come back', async () => {
  const { ask, kept } = callsWith(1)
  await ask({})
  const query = queryOf({ ...good, name: 'Other' })
  const answer = await ask({ query })
  expect(answer.status).toBe(429)
  expect(answer.headers).toMatchObject({ ...DISCREET, 'Retry-After': '60' })
  expect(json(answer)).toEqual({ success: false, error: SENTENCE })
  const page = await ask({ query, headers: PAGE })
  expect([page.status, String(page.body)]).toEqual([429, expect.stringContaining('busy')])
  expect(page.headers).toMatchObject({ 'Retry-After': '60' })
  expect(kept).toHaveLength(1)
})

describe('a store that fails', () => {
  it('is answered with 503, and costs nothing', async () => {
    const { ask, heard } = callsWith(1, new StoreUnavailable())
    for (const name of ['One', 'Two']) {
      const answer = await ask({ query: queryOf({ ...good, name }) })
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({ ...DISCREET, 'Retry-After': '30' })
      expect(json(answer)).toEqual({ success: false, error: SENTENCE })
    }
    expect(String((await ask({ headers: PAGE })).body)).toContain('unavailable')
    expect(heard()).toBe(0)
  })
  it('by a fault of the program is not taken for one that is away', async () => {
    await expect(callsWith(0, new TypeError('x')).ask({})).rejects.toThrow(TypeError)
  })
})

test('the page of thanks can only be read', async () => {
  const { ask } = callsWith()
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask({ method, path: SENT_PATH })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...DISCREET, 'Content-Type': 'text/html; charset=utf-8' })
    // None of its reasons apply, so the list is gone as well.
    expect(body).toBe('<h1>sent</h1>')
  }
  expect((await ask({ method: 'POST', path: SENT_PATH })).status).toBe(405)
})
