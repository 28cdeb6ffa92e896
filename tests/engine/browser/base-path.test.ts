/** A site published under a base path. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { extractLinks } from '../../../src/publish/crawl/extract-links.ts'
import { parseTags } from '../../../src/publish/crawl/parse-tags.ts'
import { toQuery, validRequest } from '../contact/valid-request.ts'
import { sendRequest as request } from '../server/test-site.ts'
import { fillForm, submitButton, toast } from './contact-form.ts'
import { gotoPage, navigateInApp, exampleTest as test, waitForPage } from './page-driver.ts'
import { example } from './page-parts.ts'
import { BASE_PATH } from './test-sites.ts'

const { pages, links, publication } = inject('exampleSite')
const ORIGIN = publication.origin
const link = example.barLink(0)
const { path: contact } = example.contactSection()

const { url, outDir } = inject('others').agency ?? { url: '', outDir: '' }

const read = (file: string) => readFileSync(join(outDir, file), 'utf8')

const ask = async (target: string, accept = 'text/html') => {
  const { status, headers, body } = await request(Number(new URL(url).port), target, { accept })
  return { status, headers, text: String(body), to: headers.location }
}

/** Addresses of this host in a document, except flagged ones. */
function addressesIn(html: string): string[] {
  const flagged = new Set(links.flags.map(({ target }) => BASE_PATH + target))
  const named = parseTags(html)
    .flatMap((tag) => [
      ...extractLinks(tag).flatMap(({ kind, address }) => (kind === 'id' ? [] : address)),
      ...(tag.attributes['data-modules']?.match(/[^\s#]+(?=#)/g) ?? []),
    ])
    .map((address) => address.replace(ORIGIN, ''))
  return [...new Set(named)].filter((one) => one.startsWith('/') && !flagged.has(one))
}

const getPath = (address: string) => address.replace(/[?#].*/, '')

test('prefixes every address on a page with the base path', async () => {
  for (const { path: own } of pages) {
    const path = BASE_PATH + own
    const { status, text } = await ask(path)
    expect(status, path).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`)
    const named = addressesIn(text)
    expect(named.filter((address) => !address.startsWith(`${BASE_PATH}/`))).toEqual([])
    for (const kind of ['.js', '.svg', '.png', '.woff2', '.webmanifest', `${BASE_PATH}/Jobs`])
      expect(
        named.some((address) => getPath(address).endsWith(kind)),
        `${path} ${kind}`,
      ).toBe(true)
    const calls = named.filter((address) => address.startsWith(`${BASE_PATH}/api/`))
    expect(calls.length).toBe(['/Contact', '/Visit'].includes(own) ? 1 : 0)
    const others = named.filter((address) => !calls.includes(address))
    const answers = await Promise.all(others.map(async (one) => (await ask(getPath(one))).status))
    expect(others.filter((_, index) => answers[index] !== 200)).toEqual([])
  }
})

test('prefixes addresses in manifest, sitemap and robots.txt with the base path', async () => {
  const { start_url, icons } = JSON.parse((await ask(`${BASE_PATH}/manifest.webmanifest`)).text)
  expect([start_url, ...icons.map(({ src }: { src: string }) => src)]).toEqual([
    `${BASE_PATH}/`,
    `${BASE_PATH}/favicon.svg`,
  ])
  const locations = (await ask(`${BASE_PATH}/sitemap.xml`)).text.match(/(?<=<loc>)[^<]+/g)
  expect(locations).toEqual(pages.map(({ path }) => ORIGIN + BASE_PATH + path))
  const { text } = await ask(`${BASE_PATH}/robots.txt`)
  expect(text).toContain(`Disallow: ${BASE_PATH}/api/`)
  expect(text).toContain(`Sitemap: ${ORIGIN}${BASE_PATH}/sitemap.xml`)
})

test.for([
  ['/', 307, `${BASE_PATH}/`],
  [`${BASE_PATH}`, 200, undefined],
  [`${BASE_PATH}/jobs/`, 200, undefined],
  ['/Jobs', 404, undefined],
  ['/favicon.svg', 404, undefined],
  [`${BASE_PATH}/work?a=1`, 308, `${BASE_PATH}/Jobs?a=1`],
  ['/Work', 404, undefined],
  [`${BASE_PATH}/Fax`, 410, undefined],
  [`/api/contactusrequest?${toQuery(validRequest)}`, 404, undefined],
  [`${BASE_PATH}/api/nothing`, 404, undefined],
] as const)('answers %s with %i', async ([target, status, to]) => {
  expect(await ask(target)).toMatchObject({ status, to })
})

test('answers the contact form under the base path, also without JavaScript', async () => {
  const target = `${BASE_PATH}/api/contactusrequest`
  expect((await ask(`${target}?${toQuery(validRequest)}`)).to).toBe(`${target}/sent`)
  for (const page of [await ask(`${target}/sent`), await ask(`${target}?email=none`)]) {
    const named = addressesIn(page.text)
    expect(named).toContain(`${BASE_PATH}/`)
    expect(named.filter((address) => !address.startsWith(`${BASE_PATH}/`))).toEqual([])
  }
  const { headers } = await ask(`${target}?email=none`, 'application/json')
  expect(headers['content-type']).toContain('application/json')
})

test('writes host configuration files with the base path', () => {
  const redirects = read('_redirects').trim().split('\n')
  expect(redirects).toContain(`/ ${BASE_PATH}/ 302`)
  expect(redirects).toContain(`${BASE_PATH}/Work ${BASE_PATH}/Jobs 308`)
  expect(redirects).toContain(`${BASE_PATH}/jobs ${BASE_PATH}/Jobs 301`)
  const rules = read('_headers').match(/^\/\S*/gm) ?? []
  expect(rules.slice(0, 2)).toEqual([`${BASE_PATH}/*`, `${BASE_PATH}/assets/*`])
  expect(rules.filter((rule) => !rule.startsWith(`${BASE_PATH}/`))).toEqual([])
  expect(read('_headers')).toMatch(/\/agency\/assets\/\*\n {2}Cache-Control: .*immutable/)
  const maps = read('.site/nginx-maps.conf')
  for (const spelling of [BASE_PATH, `${BASE_PATH}/`]) {
    expect(maps).toContain(`  "${spelling}" "${BASE_PATH}/index.html";`)
  }
  expect(maps).toContain(`  "${BASE_PATH}/work" "${BASE_PATH}/Jobs";`)
  expect(read('.site/caddy.conf')).toContain(`"~(?i)^${BASE_PATH}/?$" "${BASE_PATH}/index.html"`)
  expect(read(`${BASE_PATH}/404.html`)).toBe(read('404.html'))
})

test('navigates, goes back and sends the form under a base path', async ({ open }) => {
  const page = await open({ baseURL: url })
  await gotoPage(page, '/')
  expect(new URL(page.url()).pathname).toBe(`${BASE_PATH}/`)
  // Detects a document load.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  await example.inBar(page, link).click()
  await waitForPage(page, BASE_PATH + link.href)
  await expect.poll(() => example.inBar(page, link).getAttribute('aria-current')).toBe('page')
  await page.goBack()
  await waitForPage(page, `${BASE_PATH}/`)
  await navigateInApp(page, BASE_PATH + contact)
  await fillForm(page)
  await submitButton(page).click()
  await toast(page).waitFor()
  expect(await page.locator('html').getAttribute('data-mark')).toBe('')
})
