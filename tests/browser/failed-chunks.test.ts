import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barLink, inBar, pageAt } from './parts.ts'
import { newScripts } from './requests.ts'
import { said } from './troubles.ts'
import { arrive, live, shown, test } from './visitor.ts'

const [link, other] = [barLink(0), barLink(1)]

const BLOCKED = /^(request: net::ERR_FAILED .+\.js|console\.error: Failed to load resource: .+)$/
const STATIC = /^console\.warning: The page stays static: /

/** Comes true when a document has said that it stays as it is. */
const staysStatic = (page: Page) =>
  page.waitForEvent('console', (message) => STATIC.test(said(message)))

/** What a page says that was loaded as a document; the application may or may not be there. */
async function expectReadable(page: Page, path: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(pageAt(path).title)
  const sent = await page.request.get(path)
  const heading = await page.locator('h1').textContent()
  expect(await sent.text()).toContain(`>${heading}</h1>`)
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(100)
}

const chunkOf = async (page: Page, path: string): Promise<string> =>
  `**${(await newScripts(page, path, '/'))[0]}`

test('a page whose chunk is gone is loaded as a document', async ({ open, troubles }) => {
  troubles.allow(BLOCKED, STATIC)
  const page = await open()
  await arrive(page, '/')
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
  await page.route(await chunkOf(page, link.href), (route) => route.abort('failed'))
  const warned = staysStatic(page)
  await inBar(page, link).click()
  await page.locator('body:not([data-marked])').waitFor()
  await warned
  await expectReadable(page, link.href)
  await inBar(page, other).click()
  await page.waitForURL(`**${other.href}`)
  await live(page)
  await expectReadable(page, other.href)
})

test('a chunk that fails once is asked for again', async ({ open, troubles }) => {
  troubles.allow(BLOCKED)
  const page = await open()
  await arrive(page, '/')
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
  await page.route(await chunkOf(page, link.href), (route) => route.abort('failed'), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await inBar(page, link).hover()
  await failed
  await expectReadable(page, '/')
  await inBar(page, link).click()
  await shown(page, link.href)
  await expectReadable(page, link.href)
  expect(await page.locator('body[data-marked]').count()).toBe(1)
})

test('without its chunk a document stays readable and its links work', async ({
  open,
  troubles,
}) => {
  troubles.allow(BLOCKED, STATIC)
  const page = await open()
  await page.route(await chunkOf(page, link.href), (route) => route.abort('failed'))
  const warned = staysStatic(page)
  await page.goto(link.href)
  await warned
  await expectReadable(page, link.href)
  await inBar(page, other).click()
  await page.waitForURL(`**${other.href}`)
  await live(page)
  await expectReadable(page, other.href)
})

test('without any script a document stays readable and its links work', async ({
  open,
  troubles,
}) => {
  troubles.allow(BLOCKED)
  const page = await open()
  await page.route('**/assets/*.js', (route) => route.abort('failed'))
  await page.goto(link.href)
  await expectReadable(page, link.href)
  await inBar(page, other).click()
  await page.waitForURL(`**${other.href}`)
  await expectReadable(page, other.href)
})
