import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteServer } from '../../src/server/http.ts'
import { createSite } from '../../src/server/serve.ts'
import { realBuild } from '../build/real-build.ts'
import { modifiersOf, type Scored, scoreOf } from './observatory.ts'
import { ask } from './site.ts'

const PROMISED = 135
const OVER_TLS = { 'X-Forwarded-Proto': 'https' }

const real = realBuild()
let port = 0
let end = async () => {}

beforeAll(async () => {
  await real.build()
  const { outDir } = real.project
  const read = (file: string) => readFileSync(join(outDir, file))
  const { server, drain } = createSiteServer(
    createSite(real.manifest(), read, () => new Map()),
    1,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
  end = drain
}, 120_000)
afterAll(async () => {
  await end()
  real.remove()
})

/** A header that comes twice is as good as none here. */
const scored = async (path: string, headers = OVER_TLS): Promise<Scored> => {
  const reply = await ask(port, path, headers)
  const single = Object.entries(reply.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { headers: Object.fromEntries(single), html: reply.body.toString('utf8') }
}

test('every page would get what is promised, and so would the not-found page', async () => {
  const paths = [...Object.keys(real.manifest().pages), '/no-such-page']
  for (const path of paths) {
    const answer = await scored(path)
    expect(scoreOf(answer), `${path}: ${JSON.stringify(modifiersOf(answer))}`).toBe(PROMISED)
  }
  expect(paths.length).toBeGreaterThan(2)
})

test('without TLS it would not', async () => {
  expect(scoreOf(await scored('/', { 'X-Forwarded-Proto': 'http' }))).toBe(80)
})

describe('a page would get less', async () => {
  const withHeaders = (changes: Readonly<Record<string, string | undefined>>) => async () => {
    const { headers, html } = await scored('/')
    return { headers: { ...headers, ...changes }, html }
  }
  const withPolicy = (change: (policy: string) => string) => async () => {
    const { headers, html } = await scored('/')
    const policy = headers['content-security-policy'] ?? ''
    expect(change(policy)).not.toBe(policy)
    return { headers: { ...headers, 'content-security-policy': change(policy) }, html }
  }

  test.each<[string, () => Promise<Scored>]>([
    ['without a policy', withHeaders({ 'content-security-policy': undefined })],
    ['without a rule for referrers', withHeaders({ 'referrer-policy': undefined })],
    ['without a rule for resources', withHeaders({ 'cross-origin-resource-policy': undefined })],
    ['without nosniff', withHeaders({ 'x-content-type-options': undefined })],
    ['with a short promise of TLS', withHeaders({ 'strict-transport-security': 'max-age=60' })],
    ['with a cookie', withHeaders({ 'set-cookie': 'a=b' })],
    [
      'with styles of any kind',
      withPolicy((text) => text.replace('style-src', "style-src 'unsafe-inline'")),
    ],
    [
      'with scripts from text',
      withPolicy((text) => text.replace('script-src', "script-src 'unsafe-eval'")),
    ],
    [
      'with any script',
      withPolicy((text) => text.replace("script-src 'self'", 'script-src https:')),
    ],
    [
      'with a wider base',
      withPolicy((text) => text.replace("default-src 'none'", "default-src 'self'")),
    ],
    ['without frame-ancestors', withPolicy((text) => text.replace(/frame-ancestors [^;]*; /, ''))],
    ['with a directive twice', withPolicy((text) => `${text}; img-src 'none'`)],
    [
      'without hashes of scripts',
      async () => {
        const { headers, html } = await scored('/')
        return { headers, html: html.replace(/ integrity="[^"]*"/g, '') }
      },
    ],
  ])('%s', async (_, change) => {
    expect(scoreOf(await change())).toBeLessThan(PROMISED)
  })
})
