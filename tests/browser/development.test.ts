import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { developmentConfig } from '../../src/build/development.ts'
import { CONTACT_PATH } from '../../src/request-path.ts'
import { type Running, start } from './processes.ts'

const good = readFileSync('site.yaml', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'site-development-'))
const file = join(folder, 'site.yaml')
const edit = (from: string, to: string) => {
  expect(good).toContain(from)
  writeFileSync(file, good.replace(from, to))
}

let server: Running | undefined
let page: Page
const troubles: string[] = []

beforeAll(async () => {
  writeFileSync(file, good)
  server = await start(
    ['node_modules/vite/bin/vite.js'],
    {
      SITE_FILE: file,
      HOST: undefined,
      CONTACT_DATABASE_URL: `file:${join(folder, 'contact.db')}`,
      PORT: '0',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      VITEST: undefined,
    },
    /(http:\/\/[\d.]+:\d+)/,
  )
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  writeFileSync(file, good)
  const browser = await chromium.connect(inject('browser'))
  page = await browser.newPage()
  troubles.length = 0
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await page.context().browser()?.close()
  expect(troubles, troubles.join('\n')).toEqual([])
})

/** Opens a page and marks it: the mark is gone when the document is loaded anew. */
async function open(path: string) {
  await page.goto(`${server?.said[0]}${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
}

const sameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
const overlay = () => page.locator('site-findings')
const said = () => page.locator('site-findings li')

test('a good save changes the open page in place', async () => {
  await open('/Careers')
  await heading('Join Our Team').waitFor()
  for (const words of ['Join Our Crew', 'Join Our Yard']) {
    edit('headline: Join Our Team', `headline: ${words}`)
    await heading(words).waitFor()
  }
  expect(await sameDocument()).toBe(true)
})

test('a change of the navigation and of the theme is shown in place', async () => {
  await open('/Careers')
  edit('{ label: Clients, to: /Our-Clients }', '{ label: Customers, to: /Our-Clients }')
  await page.locator('header').getByRole('link', { name: 'Customers' }).first().waitFor()
  edit('paper: "#F6F4EE"', 'paper: "#FFEEDD"')
  await expect
    .poll(() =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--colour-paper'),
      ),
    )
    .toContain('#FFEEDD')
  expect(await sameDocument()).toBe(true)
})

test('a new page can be opened without a restart', async () => {
  await open('/Careers')
  edit(
    '  - path: /Careers',
    '  - path: /Jobs\n    set: company\n    title: Jobs\n    description: More jobs.\n    sections:\n      - { type: page-hero, headline: Jobs }\n  - path: /Careers',
  )
  await expect
    .poll(async () =>
      (
        await page.request.get(`${server?.said[0]}/jobs/`, { headers: { accept: 'text/html' } })
      ).status(),
    )
    .toBe(200)
  await open('/Jobs')
  await heading('Jobs').waitFor()
})

test('mistakes are listed over the last good page, and go when they are mended', async () => {
  await open('/Careers')
  edit('headline: Join Our Team', 'headlin: Join Another Team')
  await said().first().waitFor()
  expect(await said().count()).toBe(1)
  const line = good.slice(0, good.indexOf('headline: Join Our Team')).split('\n').length
  await expect.poll(() => said().first().textContent()).toContain(`site.yaml:${line}:9`)
  expect(await said().first().getAttribute('data-code')).toBe('schema/unknown-key')
  expect(await said().first().textContent()).toContain('Did you mean "headline"?')
  expect(await heading('Join Our Team').isVisible()).toBe(true)

  await page.reload({ waitUntil: 'networkidle' })
  expect(await heading('Join Our Team').isVisible()).toBe(true)
  await said().first().waitFor()

  edit('headline: Join Our Team', 'headline: Join Another Team')
  await heading('Join Another Team').waitFor()
  await expect.poll(() => overlay().isHidden()).toBe(true)
})

test('Escape hides the list until the next save', async () => {
  await open('/Careers')
  edit('headline: Join Our Team', 'headlin: A')
  await said().first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => overlay().isHidden()).toBe(true)
  edit('headline: Join Our Team', 'headlin: B')
  await said().first().waitFor()
})

test('an unknown address names the nearest pages, with status 404', async () => {
  const response = await page.request.get(`${server?.said[0]}/contact`, {
    headers: { accept: 'text/html' },
  })
  expect(response.status()).toBe(404)
  expect(await response.text()).toMatch(
    /<ul [^>]*data-nearest=""[^>]*>(?:(?!<\/ul>).)*href="\/Contact-Us"/,
  )
})

const answer = (path: string, accept = '*/*') =>
  fetch(`${server?.said[0]}${path}`, { headers: { accept } })

test('only this machine is served, unless somebody asks for more', () => {
  expect(server?.said[0]).toMatch(/^http:\/\/127\.0\.0\.1:/)
  vi.stubEnv('HOST', undefined)
  const { host, allowedHosts, watch } = developmentConfig('serve').server ?? {}
  expect({ host, allowedHosts }).toEqual({ host: '127.0.0.1', allowedHosts: undefined })
  expect(watch?.ignored).toContainEqual(expect.stringMatching(/\/data\/\*\*$/))
})

test.each([
  ['/sitemap.xml', 'application/xml', '<urlset'],
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/manifest.webmanifest', 'application/manifest+json', '"icons"'],
])('%s is there, too', async (path, type, part) => {
  const reply = await answer(path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toContain(type)
  expect(await reply.text()).toContain(part)
})

test('no document is kept by a browser', async () => {
  expect((await answer('/Careers', 'text/html')).headers.get('cache-control')).toBe('no-store')
})

test('the contact service answers, and what it stores is not served', async () => {
  const reply = await answer(CONTACT_PATH, 'application/json')
  expect(reply.headers.get('content-type')).toContain('json')
  expect(await reply.json()).toMatchObject({ success: false })
  // Only what is there is refused.
  const stored = resolve('data', `${basename(folder)}.db`)
  mkdirSync(dirname(stored), { recursive: true })
  writeFileSync(stored, 'stored')
  onTestFinished(() => rmSync(stored))
  expect((await answer(`/@fs${stored}`)).status).toBe(403)
})
