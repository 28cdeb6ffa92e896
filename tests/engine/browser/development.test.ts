import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished } from 'vitest'
import { COMMON_HEADERS } from '../../../src/contract/headers.ts'
import { CONTACT_PATH } from '../../../src/contract/request-path.ts'
import { STUDIO_PATH, TOKEN_HEADER } from '../../../src/studio/protocol/addresses.ts'
import { copyProject, ODD_NAME } from '../server/project-copy.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'
import { devServerForFile, post, startDevServer } from './dev-server.ts'
import { hasFocus, exampleTest as test } from './page-driver.ts'
import { fetchDocument, fetchResponse, holdResponses } from './requests.ts'
import { axeViolations } from './rules/axe.ts'
import { addBasePath, BASE_PATH } from './test-sites.ts'

const { theme } = inject('exampleSite')
const PATH = '/Jobs'
const HEADLINE = 'headline: Mend with us'

/** The project folder has unusual characters in its name. */
const project = copyProject(join(createSuiteFolder(), ODD_NAME))

/** Starts with an invalid file, which the first test fixes. */
const begin = (good: string) => good.replace(HEADLINE, 'headlin: Mend with us')
const there = devServerForFile(undefined, begin, 'dev', project)

/** Restores the site file, and waits until the server has noticed. */
async function takeBack(): Promise<void> {
  const { url, good, file } = there()
  writeFileSync(file, good)
  await expect.poll(() => fetchDocument(url + PATH)).toContain(HEADLINE.replace('headline: ', ''))
}

test('npm run dev shows the errors of a broken file and loads the page when they are fixed', async ({
  reuse,
  open,
  failures,
}) => {
  const { url, output, edit } = there()
  expect(output).toMatch(/site\.yaml:\d+:\d+ {2}error .+"headlin"/)
  failures.expect(/500/)
  const page = await reuse({ baseURL: url })
  await page.goto(PATH)
  const overlay = page.locator('site-diagnostics')
  await overlay.getByText('"headlin"').first().waitFor()
  expect(await overlay.getByRole('heading').textContent()).toMatch(
    /^1 error in .+site\.yaml\. The page loads when the errors are fixed\.$/,
  )
  // The error is fixed before the waiting document connects; a second document shows it.
  const other = await open({ baseURL: url })
  await other.goto(PATH)
  await other.locator('site-diagnostics').getByText('"headlin"').first().waitFor()
  const connect = await holdResponses(page, /@vite\/client/)
  edit(HEADLINE, 'headlines: Mend with us')
  await page.locator('body > pre').getByText('"headlines"').waitFor()
  edit(HEADLINE, 'headline: Fixed')
  await expect.poll(() => fetchDocument(url + PATH)).toContain('Fixed')
  connect()
  await page.getByRole('heading', { level: 1, name: 'Fixed', exact: true }).waitFor()
  await overlay.waitFor({ state: 'hidden' })
})

test('npm run dev shows edits and lists errors with their lines until they are fixed', async ({
  reuse,
}) => {
  const { url, good, edit } = there()
  await takeBack()
  const page = await reuse({ baseURL: url })
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
  const overlay = page.locator('site-diagnostics')
  const entries = overlay.locator('li')
  /** Loading another document removes the mark. */
  const arrive = async (path: string) => {
    const reply = await page.goto(path, { waitUntil: 'networkidle' })
    expect(reply?.headers()['x-frame-options']).toBe('DENY')
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  }
  await arrive(PATH)
  for (const words of ['Join the shop', 'Join the ride']) {
    edit(HEADLINE, `headline: ${words}`)
    await heading(words).waitFor()
  }
  edit('{ label: Riders, to: /Riders }', '{ label: Customers, to: /Riders }')
  await page.locator('header').getByRole('link', { name: 'Customers' }).first().waitFor()
  edit(`background: "${theme.light.background}"`, 'background: "#FFEEDD"')
  await page.waitForFunction(() =>
    getComputedStyle(document.documentElement)
      .getPropertyValue('--color-background')
      .includes('#FFEEDD'),
  )

  edit(HEADLINE, 'headlin: Join another shop')
  const line = good.slice(0, good.indexOf(HEADLINE)).split('\n').length
  // The server may read the file while it is being written.
  await expect.poll(() => entries.allTextContents().then(String)).toContain(`site.yaml:${line}:`)
  expect(await entries.count()).toBe(1)
  expect(await entries.textContent()).toContain('"headline"')
  expect(await entries.getAttribute('data-code')).toBe('schema/unknown-key')
  expect(await entries.textContent()).toMatch(new RegExp(`Shown on ${PATH}$`))
  const last = inject('exampleSite').pages.find(({ path }) => path === PATH)
  const hero = last?.sections.find(({ kind }) => kind === 'hero')
  if (hero?.kind !== 'hero') throw new Error(`${PATH} has no headline.`)
  await heading(hero.headline).waitFor()
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  edit(HEADLINE, 'headlin: Join yet another shop')
  await entries.first().waitFor()
  edit(HEADLINE, 'headline: Join another shop')
  await heading('Join another shop').waitFor()
  await overlay.waitFor({ state: 'hidden' })
  expect(await page.locator('html[data-mark]').count()).toBe(1)

  edit(`  - path: ${PATH}\n`, `  - path: /More-Jobs\n`)
  await entries.first().waitFor()
  edit(
    '  - path: /Riders\n',
    `  - path: /More-Jobs
    collection: shop
    title: More jobs
    description: More jobs.
    sections: [{ type: head, headline: More jobs }]
  - path: /Riders\n`,
  )
  await overlay.waitFor({ state: 'hidden' })
  await arrive('/More-Jobs')
  await heading('More jobs').waitFor()
})

test('npm run dev fixes an error by button and changes nothing else', async ({ reuse }) => {
  const { url, good, file, edit } = there()
  await takeBack()
  const page = await reuse({ baseURL: url })
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const overlay = page.locator('site-diagnostics')
  const fixes = overlay.getByRole('button', { name: 'Fix: ' })
  const focused = () => overlay.evaluate((one) => one.shadowRoot?.activeElement?.textContent)
  const link = page.getByRole('link', { name: 'Riders' }).last()
  await link.focus()
  const saved = good
    .replace(HEADLINE, 'headlin: Mend with us')
    .replace('to: /Riders }', 'to: /Rider }')
  writeFileSync(file, saved)
  await expect.poll(() => fixes.count()).toBe(2)
  await fixes.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => fixes.count()).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(saved.replace('/Rider }', '/Riders }'))
  await overlay
    .getByRole('status')
    .getByText('Fixed: change to “- { label: Riders, to: /Riders }”.')
    .waitFor()
  await expect.poll(focused).toBe('Fix: change to “- { type: head, headline: Mend with us }”')
  expect(await axeViolations(page, 'site-diagnostics')).toEqual([])
  await page.keyboard.press('Enter')
  await fixes.waitFor({ state: 'hidden' })
  expect(readFileSync(file, 'utf8')).toBe(good)
  await hasFocus(link)
  const done = overlay.getByRole('status')
  await expect.poll(() => done.textContent()).toContain('headline: Mend with us')

  // Other programs on this machine cannot write.
  edit(HEADLINE, 'headlin: Mend with us')
  await expect.poll(() => fixes.count()).toBe(1)
  const token = await page.locator('meta[name=studio-token]').getAttribute('content')
  const { host } = new URL(url)
  const own = { host, origin: url, 'content-type': 'application/json', [TOKEN_HEADER]: token ?? '' }
  const foreign = { ...own, origin: 'http://localhost:1' }
  const before = readFileSync(file, 'utf8')
  const change = { do: 'set', at: ['company', 'name'], value: 'X', was: 'Spoke & Keel' }
  const set = { version: '', changes: [change] }
  expect(await post(url, '/edit', { ...own, [TOKEN_HEADER]: 'guessed' }, set)).toBe(403)
  expect(await post(url, '/edit', foreign, set)).toBe(403)
  expect(await post(url, '/edit', own, set)).toBe(400)
  expect(readFileSync(file, 'utf8')).toBe(before)
  const read = await fetchResponse(url, { accept: 'text/html', origin: foreign.origin })
  expect(read.headers.get('access-control-allow-origin')).toBe(null)
})

test('npm run edit serves a site under a base path and follows external changes', async ({
  open,
}) => {
  const { url: server, good, file, end } = await startDevServer(undefined, addBasePath, 'edit')
  onTestFinished(end)
  expect(server).toMatch(/^http:\/\/127\.0\.0\.1:/)
  const url = server + BASE_PATH
  const answer = (path: string, accept = '*/*') => fetchResponse(url + path, { accept })
  for (const [path, type, part] of [
    ['/sitemap.xml', 'application/xml', '<urlset'],
    ['/robots.txt', 'text/plain', 'Sitemap: '],
    ['/manifest.webmanifest', 'application/manifest+json', '"name"'],
    ['/pictures/wheel.svg', 'image/svg+xml', '<circle'],
  ] as const) {
    const reply = await answer(path)
    expect(reply.status, path).toBe(200)
    expect(reply.headers.get('content-type')).toContain(type)
    expect(await reply.text()).toContain(part)
  }
  const { headers } = await answer('/robots.txt')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  const found = await answer(PATH, 'text/html')
  expect(found.headers.get('cache-control')).toBe('no-store')
  // The studio shows pages in a frame of its own.
  const expected = { ...COMMON_HEADERS, 'X-Frame-Options': 'SAMEORIGIN' }
  for (const [name, value] of Object.entries(expected))
    expect(found.headers.get(name), name).toBe(value)
  expect(found.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'.* script-src 'self'( 'sha256-[^']+')*; object-src 'none'/,
  )
  const missing = await answer(`${PATH}s`, 'text/html')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain(`href="${BASE_PATH}${PATH}"`)
  const refused = await answer(CONTACT_PATH, 'application/json')
  expect(await refused.json()).toMatchObject({ success: false })

  // The studio uses the paths of the site file.
  const studio = await fetchResponse(`${server}${STUDIO_PATH}/state?path=${PATH}`)
  expect(await studio.json()).toMatchObject({
    path: PATH,
    texts: expect.arrayContaining([expect.anything()]),
  })

  const page = await open()
  await page.goto(url + PATH, { waitUntil: 'networkidle' })
  const saying = (words: string) => addBasePath(good).replace(HEADLINE, `headline: ${words}`)
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
  await heading(HEADLINE.slice('headline: '.length)).waitFor()
  for (const words of ['Back after a while', 'Back again']) {
    rmSync(file)
    // Longer than watchers wait for the file to come back.
    await wait(400)
    writeFileSync(file, saying(words))
    await heading(words).waitFor()
    writeFileSync(file, saying(`${words} and edited`))
    await heading(`${words} and edited`).waitFor()
  }
  for (const words of ['Another file', 'Yet another file']) {
    writeFileSync(`${file}~`, saying(words))
    renameSync(`${file}~`, file)
    await heading(words).waitFor()
  }
})
