import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createContactApi } from '../../../src/contact/handler.ts'
import { RateLimit } from '../../../src/contact/rate-limit.ts'
import { SENT_PATH } from '../../../src/contact/responses.ts'
import { type Store, StoreUnavailableError } from '../../../src/contact/store.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import type { RequestPageName } from '../../../src/contract/manifest.ts'
import { CONTACT_PATH } from '../../../src/contract/request-path.ts'
import { toQuery, validRequest } from './valid-request.ts'

const REASONS = ['name', 'email', 'contact', 'message', 'form']
  .map((part) => `<li class="x" data-reason="${part}">\n<b>${part}</b></li>`)
  .join('')
const SENTENCE = expect.stringMatching(/\.$/)
const FORM_ERROR = { success: false, error: SENTENCE, fields: { form: SENTENCE } }
const NAVIGATION = { 'sec-fetch-mode': 'navigate' }
const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept, Sec-Fetch-Mode',
}

/** The endpoints with an in-memory store. @param limit requests per client; 0 is unlimited */
const createApi = (limit = 0, failing?: Error, trustedProxies = 1) => {
  const stored: ContactValues[] = []
  let notifications = 0
  const add = async (values: ContactValues) => {
    if (failing) throw failing
    stored.push(values)
  }
  const dependencies = {
    // The endpoints use no other method of the store.
    store: { add } as unknown as Store,
    onStored: () => {
      notifications += 1
    },
    limit: new RateLimit({ requests: limit, seconds: 60 }),
    trustedProxies,
  }
  const pages = (name: RequestPageName) => ({
    html: `<h1>${name}</h1><ul class="l" data-reasons="">\n${REASONS}\n</ul>`,
    csp: "default-src 'self'",
  })
  const api = createContactApi(dependencies, () => ({ messageMaxBytes: 1000, pages }))
  const ask = async (
    headers: IncomingHttpHeaders = {},
    { query = toQuery(validRequest), method = 'GET', path = CONTACT_PATH } = {},
  ) => {
    const request = { method, path, query, headers, remoteAddress: '10.0.0.1' }
    const answer = await api.get(path)?.(request)
    const { status, headers: responseHeaders = {}, body = '' } = answer ?? {}
    const text = String(body)
    const json = text.startsWith('{') ? JSON.parse(text) : undefined
    return { status, headers: responseHeaders, text, json }
  }
  return { ask, stored, countNotifications: () => notifications }
}

test('stores a valid request and notifies the sender', async () => {
  const { ask, stored, countNotifications } = createApi()
  const { status, headers, json } = await ask()
  expect([status, json]).toEqual([200, { success: true }])
  expect(headers).toMatchObject({ ...PRIVATE_HEADERS, 'Content-Type': 'application/json' })
  expect([stored, countNotifications()]).toEqual([[validRequest], 1])
})

test.each([
  [303, { 'sec-fetch-mode': 'navigate' }],
  [303, { 'sec-fetch-mode': 'Navigate', accept: '*/*' }],
  [303, { accept: 'application/xhtml+xml,TEXT/HTML;q=0.9' }],
  [200, {}],
  [200, { accept: 'text/htmlx' }],
  [200, { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
])('responds with %i to %j', async (status, headers) => {
  const answer = await createApi().ask(headers)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(PRIVATE_HEADERS)
  expect(answer.headers.Location).toBe(status === 303 ? SENT_PATH : undefined)
})

const HOST = { host: 'site.example' }

describe('prefetches and cross-site requests', () => {
  test.each([
    { 'sec-purpose': 'Prefetch;prerender' },
    { 'sec-purpose': ['x', 'prerender'] as unknown as string },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-site': 'Cross-Site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    ...['null', 'https://evil.example', 'https://site.example.evil.example'].flatMap((origin) => [
      { ...HOST, origin },
      { ...HOST, origin, 'sec-fetch-site': 'same-origin' },
    ]),
    { ...HOST, referer: 'https://evil.example/?https://site.example/' },
    { ...HOST, referer: 'https://site.example@evil.example/' },
    { host: 'www.site.example', referer: 'https://blog.site.example/' },
    { host: 'site.example, evil.example', referer: 'https://evil2.example/' },
  ] satisfies IncomingHttpHeaders[])('rejects %j with 403', async (requestHeaders) => {
    const { ask, stored, countNotifications } = createApi()
    const { status, headers, json } = await ask(requestHeaders)
    expect([status, json]).toEqual([403, FORM_ERROR])
    expect(headers).toMatchObject(PRIVATE_HEADERS)
    expect([stored, countNotifications()]).toEqual([[], 0])
  })

  const proxied = { 'x-forwarded-host': 'site.example', referer: 'https://site.example/Contact-Us' }
  const BROWSERS: Readonly<Record<string, IncomingHttpHeaders>> = {
    'Chrome with a script': { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    'Chrome behind a proxy that omits the port': {
      ...HOST,
      origin: 'https://site.example:8443',
      'sec-fetch-site': 'same-origin',
    },
    'Safari 15 without a script': { ...HOST, referer: 'https://SITE.example/Contact-Us' },
    'Firefox 80 without a script': {
      host: 'site.example:8080',
      referer: 'http://site.example:8080/Contact-Us',
    },
    'a static host that proxies the endpoint': { host: 'service.example', ...proxied },
    'a program': { 'user-agent': 'curl/8.5.0', accept: '*/*' },
    'a typed URL': { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
    'an unknown purpose': { 'sec-purpose': 'prefetched', purpose: 'unpreview' },
  }
  test.each(Object.entries(BROWSERS))('accepts %s', async (_, headers) => {
    const { ask, stored } = createApi()
    expect((await ask(headers)).status).toBe(200)
    expect(stored).toHaveLength(1)
  })
  test('ignores X-Forwarded-Host of an untrusted proxy', async () => {
    expect((await createApi(0, undefined, 0).ask(proxied)).status).toBe(403)
  })
})

test.each(['HEAD', 'POST', 'get'])('responds to %s with 405', async (method) => {
  const { ask, stored } = createApi()
  const { status, headers, json } = await ask({}, { method })
  expect([status, json]).toEqual([405, FORM_ERROR])
  expect(headers).toMatchObject({ ...PRIVATE_HEADERS, Allow: 'GET' })
  expect(stored).toEqual([])
})

describe('an invalid request', () => {
  test.each([
    ['email=x&contact=y', ['email', 'contact']],
    ['email=a@b.de&message=%FF', ['message']],
    ['email=a@b.de&other=1', ['form']],
  ])('gets field errors as JSON and as a page: %s', async (query, fields) => {
    const { ask, stored } = createApi()
    const { status, json } = await ask({}, { query })
    expect([status, Object.keys(json.fields)]).toEqual([400, fields])
    const page = await ask(NAVIGATION, { query })
    expect([page.status, page.text.match(/(?<=data-reason=")\w+/g)]).toEqual([400, fields])
    expect(page.text).toContain('<h1>invalid</h1>')
    expect(page.headers).toMatchObject({
      ...PRIVATE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': expect.stringContaining("default-src 'self'"),
    })
    expect(stored).toEqual([])
  })
  test('does not count for the rate limit', async () => {
    const { ask } = createApi(1)
    for (const query of ['email=x', 'email=y']) expect((await ask({}, { query })).status).toBe(400)
    expect((await ask()).status).toBe(200)
  })
})

/** Expects the same status and Retry-After for scripts and pages. */
const expectRetryAfter = async (
  ask: ReturnType<typeof createApi>['ask'],
  status: number,
  pageName: RequestPageName,
  seconds: string,
) => {
  const query = toQuery({ ...validRequest, name: 'Other' })
  const script = await ask({}, { query })
  const page = await ask(NAVIGATION, { query })
  expect(script.json).toEqual({ success: false, error: SENTENCE })
  expect(page.text).toBe(`<h1>${pageName}</h1>`)
  for (const answer of [script, page]) {
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ ...PRIVATE_HEADERS, 'Retry-After': seconds })
  }
}

test('responds with 429 above the rate limit', async () => {
  const { ask, stored } = createApi(1)
  await ask()
  await expectRetryAfter(ask, 429, 'busy', '60')
  expect(stored).toHaveLength(1)
})

test('responds with 503 when the store is unavailable, without counting for the rate limit', async () => {
  const { ask, countNotifications } = createApi(1, new StoreUnavailableError())
  await expectRetryAfter(ask, 503, 'unavailable', '30')
  expect(countNotifications()).toBe(0)
})

test('serves the confirmation page for GET and HEAD only', async () => {
  const { ask } = createApi()
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await ask({}, { method, path: SENT_PATH })
    // No reason applies, so the list is removed.
    expect([status, text]).toEqual([200, '<h1>sent</h1>'])
    expect(headers).toMatchObject({
      ...PRIVATE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
    })
  }
  expect((await ask({}, { method: 'POST', path: SENT_PATH })).status).toBe(405)
})
