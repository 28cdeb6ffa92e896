import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { findNearest } from '../../../src/contract/nearest.ts'
import { serializeStaticMarkup } from './markup.ts'
import {
  comesIntoView,
  getScrollTop,
  exampleTest as test,
  waitForPage,
  waitUntilReady,
} from './page-driver.ts'
import { example } from './page-parts.ts'

const { barLink, inBar, pageAt } = example
const { shell, pages } = inject('exampleSite')
const link = barLink(0)
const MISSPELT = link.href.slice(0, -1)

const SAID_BY_THE_BROWSER = [/^response: 404 /, /^console\.error: .+ status of 404 /] as const

async function expectNotFound(page: Page, path: string): Promise<void> {
  await page.locator('[data-nearest]').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(shell.notFound.title)
  expect(await page.locator('h1').allTextContents()).toEqual([shell.notFound.headline])
  const content = await page.locator('main').textContent()
  const { text, action, nearest: title } = shell.notFound
  for (const words of [text, action.label, title]) expect(content).toContain(words)
  const suggestions = await page
    .locator('[data-nearest] a')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.textContent]))
  expect(suggestions).toEqual(findNearest(path, pages).map((one) => [one.path, one.title]))
}

test('suggests the nearest pages for an unknown address and navigates from there and back', async ({
  reuse,
  failures,
}) => {
  failures.expect(...SAID_BY_THE_BROWSER)
  const page = await reuse()
  const response = await page.goto(MISSPELT)
  expect(response?.status()).toBe(404)
  await waitUntilReady(page)
  await expectNotFound(page, MISSPELT)
  await comesIntoView(page.locator('h1'))
  const first = page.locator('[data-nearest] a').first()
  expect(await first.getAttribute('href')).toBe(link.href)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  const sent = (await response?.text()) ?? ''
  expect(serializeStaticMarkup(await page.content())).toEqual(serializeStaticMarkup(sent))

  await first.click()
  await waitForPage(page, link.href)
  await page.goBack()
  // The restored scroll position shows the followed link, not necessarily the heading.
  await expectNotFound(page, MISSPELT)
  await comesIntoView(first)
  await waitUntilReady(page)
  await inBar(page, barLink(1)).click()
  await waitForPage(page, barLink(1).href)
  expect(await page.title()).toBe(pageAt(barLink(1).href).title)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  await expect.poll(() => getScrollTop(page)).toBe(0)
})

test('loads the not-found document for unknown and malformed addresses', async ({
  visit,
  failures,
}) => {
  failures.expect(...SAID_BY_THE_BROWSER)
  const page = await visit('/')
  await page.evaluate((address) => history.pushState(null, '', address), MISSPELT)
  await expectNotFound(page, MISSPELT)
  for (const address of ['/%E0%A4%A', '/index.html', '/a/b/c/d']) {
    const response = await page.goto(inject('exampleUrl') + address)
    expect(response?.status(), address).toBe(404)
    await waitUntilReady(page)
    expect(await page.locator('h1').allTextContents()).toEqual([shell.notFound.headline])
  }
})
