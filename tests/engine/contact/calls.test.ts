import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it, test } from 'vitest'
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
/** What is said where nothing of the request can be named. */
const FORM = { success: false, error: SENTENCE, fields: { form: SENTENCE } }
const PAGE = { 'sec-fetch-mode': 'navigate' }
const DISCREET = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept, Sec-Fetch-Mode',
}

/** The calls, with a store that keeps requests in a list, or fails. @param stock of a client, 0: no limit */
const callsWith = (stock = 0, failing?: Error, trustedProxies = 1) => {
  const kept: ContactValues[] = []
  let heard = 0
  const add = async (values: ContactValues) => {
    if (failing) throw failing
    kept.push(values)
  }
  const dependencies = {
    // Of the store, the calls use nothing else.
    store: { add } as unknown as Store,
    onStored: () => {
      heard += 1
    },
    limit: new RateLimit({ requests: stock, seconds: 60 }),
    trustedProxies,
  }
  const pages = (name: RequestPageName) => ({
    html: `<h1>${name}</h1><ul class="l" data-reasons="">\n${REASONS}\n</ul>`,
    csp: "default-src 'self'",
  })
  const api = createContactApi(dependencies, () => ({ messageMaxBytes: 1000, pages }))
  /** Asks by script or for a page, as the headers say; both are answered discreetly. */
  const ask = async (
    headers: IncomingHttpHeaders = {},
    { query = toQuery(validRequest), method = 'GET', path = CONTACT_PATH } = {},
  ) => {
    const asked = { method, path, query, headers, remoteAddress: '10.0.0.1' }
    const answer = await api.get(path)?.(asked)
    const { status, headers: said = {}, body = '' } = answer ?? {}
    const text = String(body)
    const json = text.startsWith('{') ? JSON.parse(text) : undefined
    return { status, headers: said, text, json }
  }
  return { ask, kept, heard: () => heard }
}

test('a request that is taken is stored, and told to whoever sends mail', async () => {
  const { ask, kept, heard } = callsWith()
  const { status, headers, json } = await ask()
  expect([status, json]).toEqual([200, { success: true }])
  expect(headers).toMatchObject({ ...DISCREET, 'Content-Type': 'application/json' })
  expect([kept, heard()]).toEqual([[validRequest], 1])
})

test.each([
  [303, { 'sec-fetch-mode': 'navigate' }],
  [303, { 'sec-fetch-mode': 'Navigate', accept: '*/*' }],
  [303, { accept: 'application/xhtml+xml,TEXT/HTML;q=0.9' }],
  [200, {}],
  [200, { accept: 'text/htmlx' }],
  [200, { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
])('who waits for a page is led on to one: %i for %j', async (status, asked) => {
  const answer = await callsWith().ask(asked)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(DISCREET)
  expect(answer.headers.Location).toBe(status === 303 ? SENT_PATH : undefined)
})

const HOST = { host: 'site.example' }

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
      { ...HOST, origin },
      { ...HOST, origin, 'sec-fetch-site': 'same-origin' },
    ]),
    { ...HOST, referer: 'https://evil.example/?https://site.example/' },
    { ...HOST, referer: 'https://site.example@evil.example/' },
    { host: 'www.site.example', referer: 'https://blog.site.example/' },
    { host: 'site.example, evil.example', referer: 'https://evil2.example/' },
  ] satisfies IncomingHttpHeaders[])('%j is not stored', async (asked) => {
    const { ask, kept, heard } = callsWith()
    const { status, headers, json } = await ask(asked)
    expect([status, json]).toEqual([403, FORM])
    expect(headers).toMatchObject(DISCREET)
    expect([kept, heard()]).toEqual([[], 0])
  })

  const proxied = { 'x-forwarded-host': 'site.example', referer: 'https://site.example/Contact-Us' }
  const BROWSERS: Readonly<Record<string, IncomingHttpHeaders>> = {
    'Chrome, with a script': { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    'Chrome, behind a proxy that leaves the port out': {
      ...HOST,
      origin: 'https://site.example:8443',
      'sec-fetch-site': 'same-origin',
    },
    'Safari 15, without a script': { ...HOST, referer: 'https://SITE.example/Contact-Us' },
    'Firefox 80, without a script': {
      host: 'site.example:8080',
      referer: 'http://site.example:8080/Contact-Us',
    },
    'a static host that passes the call on': { host: 'service.example', ...proxied },
    'a program': { 'user-agent': 'curl/8.5.0', accept: '*/*' },
    'an address that was typed': { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
    'a purpose that is another': { 'sec-purpose': 'prefetched', purpose: 'unpreview' },
  }
  it.each(Object.entries(BROWSERS))('is nothing of %s', async (_, headers) => {
    const { ask, kept } = callsWith()
    expect((await ask(headers)).status).toBe(200)
    expect(kept).toHaveLength(1)
  })
  it('is what a proxy says that nobody trusts', async () => {
    expect((await callsWith(0, undefined, 0).ask(proxied)).status).toBe(403)
  })
})

test.each(['HEAD', 'POST', 'get'])('%s is another method than the one', async (method) => {
  const { ask, kept } = callsWith()
  const { status, headers, json } = await ask({}, { method })
  expect([status, json]).toEqual([405, FORM])
  expect(headers).toMatchObject({ ...DISCREET, Allow: 'GET' })
  expect(kept).toEqual([])
})

describe('what is not valid', () => {
  it.each([
    ['email=x&contact=y', ['email', 'contact']],
    ['email=a@b.de&message=%FF', ['message']],
    ['email=a@b.de&other=1', ['form']],
  ])('is told to a script, and to people on a page: %s', async (query, parts) => {
    const { ask, kept } = callsWith()
    const { status, json } = await ask({}, { query })
    expect([status, Object.keys(json.fields)]).toEqual([400, parts])
    const page = await ask(PAGE, { query })
    expect([page.status, page.text.match(/(?<=data-reason=")\w+/g)]).toEqual([400, parts])
    expect(page.text).toContain('<h1>invalid</h1>')
    expect(page.headers).toMatchObject({
      ...DISCREET,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': expect.stringContaining("default-src 'self'"),
    })
    expect(kept).toEqual([])
  })
  it('costs nothing', async () => {
    const { ask } = callsWith(1)
    for (const query of ['email=x', 'email=y']) expect((await ask({}, { query })).status).toBe(400)
    expect((await ask()).status).toBe(200)
  })
})

/** Asks by script and for a page: both are told the same, and when to come back. */
const expectLater = async (
  ask: ReturnType<typeof callsWith>['ask'],
  status: number,
  page: RequestPageName,
  seconds: string,
) => {
  const query = toQuery({ ...validRequest, name: 'Other' })
  const script = await ask({}, { query })
  const person = await ask(PAGE, { query })
  expect(script.json).toEqual({ success: false, error: SENTENCE })
  expect(person.text).toBe(`<h1>${page}</h1>`)
  for (const answer of [script, person]) {
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ ...DISCREET, 'Retry-After': seconds })
  }
}

test('more than a client may send is answered with 429', async () => {
  const { ask, kept } = callsWith(1)
  await ask()
  await expectLater(ask, 429, 'busy', '60')
  expect(kept).toHaveLength(1)
})

test('a store that fails is answered with 503, and costs nothing', async () => {
  const { ask, heard } = callsWith(1, new StoreUnavailableError())
  await expectLater(ask, 503, 'unavailable', '30')
  expect(heard()).toBe(0)
})

test('a fault of the program is not taken for a store that is away', async () => {
  await expect(callsWith(0, new TypeError('x')).ask()).rejects.toThrow(TypeError)
})

test('the page of thanks can only be read', async () => {
  const { ask } = callsWith()
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await ask({}, { method, path: SENT_PATH })
    // None of its reasons apply, so the list is gone as well.
    expect([status, text]).toEqual([200, '<h1>sent</h1>'])
    expect(headers).toMatchObject({ ...DISCREET, 'Content-Type': 'text/html; charset=utf-8' })
  }
  expect((await ask({}, { method: 'POST', path: SENT_PATH })).status).toBe(405)
})
