/** A site that lies under a path of its host, asked for as its visitors do. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactApi } from '../../../../src/contact/handler.ts'
import { RateLimit } from '../../../../src/contact/rate-limit.ts'
import type { Store } from '../../../../src/contact/store.ts'
import { mentionsIn } from '../../../../src/publish/crawl/mentions.ts'
import { tagsIn } from '../../../../src/publish/crawl/tags.ts'
import { createSite, type Site } from '../../../../src/server/serve.ts'
import { good, queryOf } from '../../contact/good.ts'
import { temporaryFolder } from '../../server/site.ts'
import { EXAMPLE, realBuild } from './real-build.ts'

const ORIGIN = 'https://www.spoke.example'
const BASE = '/agency'

const folder = temporaryFolder()
const siteFile = join(folder, 'site.yaml')
writeFileSync(
  siteFile,
  `gone: [/Fax]\n${readFileSync('tests/example/site.yaml', 'utf8')
    .replace(`origin: ${ORIGIN}`, `origin: ${ORIGIN}${BASE}/`)
    .replace('- path: /Jobs', '- path: /Jobs\n    formerly: [/Work]')}`,
)
const real = await realBuild({ ...EXAMPLE, SITE_FILE: siteFile })

let site: Site
const requests: unknown[] = []
beforeAll(async () => {
  await real.build()
  // Of the store, the call uses nothing else.
  const store = { add: async (values: unknown) => void requests.push(values) } as unknown as Store
  const limit = new RateLimit({ requests: 0, seconds: 60 })
  const desk = { store, received: () => undefined, limit, trustedProxies: 0 }
  const read = (file: string) => readFileSync(join(real.project.outDir, file))
  site = createSite(real.manifest(), read, ({ base = '', contact: { messageMaxBytes, pages } }) =>
    contactApi(desk, () => ({ messageMaxBytes, base, pages: (name) => pages[name] })),
  )
})
afterAll(() => {
  real.remove()
  rmSync(folder, { recursive: true })
})

const ask = async (target: string, accept = 'text/html') => {
  const [path = '', query = ''] = target.split('?')
  const headers = { accept }
  const answer = await site({ method: 'GET', path, query, headers, remoteAddress: '' })
  return { ...answer, text: String(answer.body), to: answer.headers.Location }
}

/** The addresses of this host that a document names, but for those known not to work. */
function addressesIn(html: string): string[] {
  const flagged = new Set(real.site.links.flags.map(({ target }) => BASE + target))
  const named = tagsIn(html)
    .flatMap((tag) => [
      ...mentionsIn(tag).flatMap(({ need, address }) => (need === 'id' ? [] : address)),
      ...(tag.attributes.get('data-modules')?.match(/[^\s#]+(?=#)/g) ?? []),
    ])
    .map((address) => address.replace(ORIGIN, ''))
  return [...new Set(named)].filter((one) => one.startsWith('/') && !flagged.has(one))
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

test('all that a page names begins with the path, and is there', async () => {
  for (const { path, canonical } of real.site.pages) {
    const { status, text } = await ask(path)
    expect(status, path).toBe(200)
    expect(canonical).toBe(ORIGIN + path)
    const named = addressesIn(text)
    expect(named.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([])
    for (const kind of ['.js', '.svg', '.png', '.woff2', '.webmanifest', `${BASE}/Jobs`])
      expect(
        named.some((address) => pathOf(address).endsWith(kind)),
        `${path} ${kind}`,
      ).toBe(true)
    const calls = named.filter((address) => address.startsWith(`${BASE}/api/`))
    expect(calls.length).toBe(path === `${BASE}/Contact` ? 1 : 0)
    const others = named.filter((address) => !calls.includes(address))
    const answers = await Promise.all(others.map(async (one) => (await ask(pathOf(one))).status))
    expect(others.filter((_, index) => answers[index] !== 200)).toEqual([])
  }
})

test('what machines read begins with the path', async () => {
  const { start_url, icons } = JSON.parse((await ask(`${BASE}/manifest.webmanifest`)).text)
  expect([start_url, ...icons.map(({ src }: { src: string }) => src)]).toEqual([
    `${BASE}/`,
    `${BASE}/favicon.svg`,
  ])
  const locations = (await ask(`${BASE}/sitemap.xml`)).text.match(/(?<=<loc>)[^<]+/g)
  expect(locations).toEqual(real.site.pages.map(({ path }) => ORIGIN + path))
  const { text } = await ask(`${BASE}/robots.txt`)
  expect(text).toContain(`Disallow: ${BASE}/api/`)
  expect(text).toContain(`Sitemap: ${ORIGIN}${BASE}/sitemap.xml`)
})

test.each([
  ['/', 307, `${BASE}/`],
  [`${BASE}`, 200, undefined],
  [`${BASE}/jobs/`, 200, undefined],
  ['/Jobs', 404, undefined],
  ['/favicon.svg', 404, undefined],
  [`${BASE}/work?a=1`, 308, `${BASE}/Jobs?a=1`],
  ['/Work', 404, undefined],
  [`${BASE}/Fax`, 410, undefined],
  [`/api/contactusrequest?${queryOf(good)}`, 404, undefined],
  [`${BASE}/api/nothing`, 404, undefined],
])('%s is answered with %i', async (target, status, to) => {
  expect(await ask(target)).toMatchObject({ status, to })
})

test('the page for unknown addresses suggests pages under the path', async () => {
  for (const asked of [`${BASE}/Jbos`, '/Jbos']) {
    const { text } = await ask(asked)
    const [list = ''] = /<ul[^>]*data-nearest[\s\S]*?<\/ul>/.exec(text) ?? []
    expect(addressesIn(list)[0], asked).toBe(`${BASE}/Jobs`)
  }
})

test('the form is answered under the path, also without a script', async () => {
  const target = `${BASE}/api/contactusrequest`
  expect((await ask(`${target}?${queryOf(good)}`)).to).toBe(`${target}/sent`)
  expect(requests).toHaveLength(1)
  for (const page of [await ask(`${target}/sent`), await ask(`${target}?email=none`)]) {
    const named = addressesIn(page.text)
    expect(named).toContain(`${BASE}/`)
    expect(named.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([])
  }
  const { headers } = await ask(`${target}?email=none`, 'application/json')
  expect(headers['Content-Type']).toBe('application/json')
})

test('other hosts are told addresses under the path', () => {
  const redirects = real.read('_redirects').trim().split('\n')
  expect(redirects).toContain(`/ ${BASE}/ 302`)
  expect(redirects).toContain(`${BASE}/Work ${BASE}/Jobs 308`)
  expect(redirects).toContain(`${BASE}/jobs ${BASE}/Jobs 301`)
  const rules = real.read('_headers').match(/^\/\S*/gm) ?? []
  expect(rules.slice(0, 2)).toEqual([`${BASE}/*`, `${BASE}/assets/*`])
  expect(rules.filter((rule) => !rule.startsWith(`${BASE}/`))).toEqual([])
  expect(real.read('_headers')).toMatch(/\/agency\/assets\/\*\n {2}Cache-Control: .*immutable/)
  const maps = real.read('.site/nginx-maps.conf')
  for (const spelling of [BASE, `${BASE}/`]) {
    expect(maps).toContain(`  "${spelling}" "${BASE}/index.html";`)
  }
  expect(maps).toContain(`  "${BASE}/work" "${BASE}/Jobs";`)
  expect(real.read('.site/caddy.conf')).toContain(`"~(?i)^${BASE}/?$" "${BASE}/index.html"`)
  expect(real.read(`${BASE}/404.html`)).toBe(real.read('404.html'))
})
