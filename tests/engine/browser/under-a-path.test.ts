/** A visitor of a site that lies under a path of its host. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { developing } from './developing.ts'
import { button, fill, toast } from './form.ts'
import { example } from './parts.ts'
import { start } from './processes.ts'
import { EXAMPLE } from './setup.ts'
import { arrive, goWithin, shown, exampleTest as test } from './visitor.ts'

const { publication } = inject('exampleSite')
const BASE = '/agency'
const link = example.barLink(0)
const { path: contact } = example.contactSection()

const underPath = (text: string) =>
  text.replace(`origin: ${publication.origin}`, `origin: ${publication.origin}${BASE}/`)

async function published() {
  const folder = mkdtempSync(join(tmpdir(), 'site-path-'))
  const siteFile = join(folder, 'site.yaml')
  writeFileSync(siteFile, underPath(readFileSync(join(EXAMPLE, 'site.yaml'), 'utf8')))
  const { said, stop } = await start(
    ['--import', 'tsx', 'src/commands/start.ts'],
    {
      ...{ SITE_DIR: EXAMPLE, SITE_FILE: siteFile, OUT_DIR: join(folder, 'dist') },
      ...{ PORT: '0', HOST: '127.0.0.1', CONTACT_DATABASE_URL: `file:${join(folder, 'kept.db')}` },
    },
    /^Serving the site at (http:\/\/[\d.:]+)\/agency\/$/m,
  )
  const end = async () => {
    await stop()
    rmSync(folder, { recursive: true })
  }
  return { url: said[0] ?? '', end }
}

const send = async (page: Page) => {
  await fill(page)
  await button(page).click()
  await toast(page).waitFor()
}

test('a visitor follows links, goes back and sends the form', async ({ open }) => {
  const { url, end } = await published()
  onTestFinished(end)
  const page = await open({ baseURL: url })
  await arrive(page, '/')
  expect(new URL(page.url()).pathname).toBe(`${BASE}/`)
  // It would be gone if a document were loaded anew.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  await example.inBar(page, link).click()
  await shown(page, BASE + link.href)
  expect(await example.inBar(page, link).getAttribute('aria-current')).toBe('page')
  await page.goBack()
  await shown(page, `${BASE}/`)
  await goWithin(page, BASE + contact)
  await send(page)
  expect(await page.locator('html').getAttribute('data-mark')).toBe('')
})

test('npm run dev has the site under its path', async ({ open, troubles }) => {
  const { url, end } = await developing(EXAMPLE, underPath)
  onTestFinished(end)
  troubles.tolerate(/^console\.(debug|info): /)
  const page = await open({ baseURL: url })
  await arrive(page, '/')
  expect(new URL(page.url()).pathname).toBe(`${BASE}/`)
  const statusOf = async (path: string) => (await page.request.get(url + path)).status()
  for (const path of ['/favicon.svg', '/sitemap.xml'])
    expect([await statusOf(BASE + path), path]).toEqual([200, path])
  await arrive(page, BASE + contact)
  await send(page)
})
