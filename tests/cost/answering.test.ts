import { describe, expect, test } from 'vitest'
import type { Question } from '../../src/server/answer.ts'
import type { Entry, Manifest } from '../../src/server/manifest.ts'
import { createSite, type Site } from '../../src/server/serve.ts'
import { watched } from './looks.ts'

const PAGES = 100
const BYTES = 1000

const question = (path: string, headers: Question['headers'] = {}): Question => ({
  method: 'GET',
  path,
  query: '',
  headers,
  remoteAddress: '127.0.0.1',
})

const form = (file: string) => ({ file, etag: `"${file}"`, bytes: BYTES })

const entry = (file: string): Entry => ({
  ...form(file),
  type: 'text/html; charset=utf-8',
  immutable: false,
  csp: "default-src 'none'",
  encodings: { br: form(`${file}.br`), gzip: form(`${file}.gz`) },
})

const manifestOf = (count: number): Manifest => {
  const paths = Array.from({ length: count }, (_, index) => `/page-${index}`)
  const blank = { html: '', csp: '' }
  return {
    version: 3,
    inputs: '',
    files: Object.fromEntries(paths.map((path) => [`${path}.svg`, entry(`${path}.svg`)])),
    pages: Object.fromEntries(paths.map((path) => [path, entry(path)])),
    routes: paths.map((path) => ({ path, title: path })),
    notFound: {
      file: '404.html',
      csp: '',
      template: { before: '<ul data-nearest="">', item: '', after: '</ul>' },
    },
    contact: {
      messageMaxBytes: 1,
      pages: { sent: blank, invalid: blank, busy: blank, unavailable: blank },
    },
  }
}

/** A site that tells how often it looks at its manifest and at the bodies that it serves, once it is loaded. */
function loaded(count: number) {
  const manifest = watched(manifestOf(count))
  const bodies = watched({ body: Buffer.alloc(BYTES) })
  const { body } = bodies.value
  const site = createSite(
    manifest.value,
    () => body,
    () => new Map(),
  )
  const looks = () => manifest.looks() + bodies.looks()
  return { site, looks }
}

const KNOWN: readonly Question[] = [
  question('/page-1'),
  question('/PAGE-1/'),
  question('/page-1.svg', { 'accept-encoding': 'br, gzip' }),
  question('/page-1.svg', { 'if-none-match': '"/page-1.svg"' }),
  { ...question('/page-1'), method: 'POST' },
]

/** How often a site is looked through to answer. */
const looksFor = async (
  one: Question,
  count: number,
  around: (site: Site) => Site = (site) => site,
) => {
  const { site, looks } = loaded(count)
  looks()
  await around(site)(one)
  return looks()
}

describe('an answer', () => {
  test.each(KNOWN)('to $method $path is only handed out', async (one) => {
    const { status } = await loaded(PAGES).site(one)
    expect([200, 304, 405]).toContain(status)
    expect(await looksFor(one, PAGES)).toBe(0)
  })

  test('where nothing is known looks at every page a few times at most', async () => {
    const [some, more] = await Promise.all(
      [PAGES, 2 * PAGES].map((count) => looksFor(question('/page-x'), count)),
    )
    expect((more ?? 0) - (some ?? 0)).toBeLessThan(10 * PAGES)
  })
})

describe('it is found out', () => {
  test('if an answer looks through what it hands out', async () => {
    let sum = 0
    const adding =
      (site: Site): Site =>
      async (one) => {
        const answer = await site(one)
        for (let at = 0; at < answer.body.length; at += 1) sum += Number(answer.body[at])
        return answer
      }
    expect(await looksFor(question('/page-1'), PAGES, adding)).toBeGreaterThan(BYTES)
    expect(sum).toBe(0)
  })

  test('if it looks through all pages for one', async () => {
    const { site, looks } = loaded(PAGES)
    const manifest = watched(manifestOf(PAGES))
    const searching: Site = (one) => {
      Object.keys(manifest.value.pages).find((path) => path === one.path)
      return site(one)
    }
    looks()
    await searching(question('/page-1'))
    expect(manifest.looks() + looks()).toBeGreaterThanOrEqual(PAGES)
  })
})
