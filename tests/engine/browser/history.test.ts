import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  exampleTest,
  getScrollTop,
  scrollDown,
  test,
  waitForPage,
  waitUntilReady,
} from './page-driver.ts'
import { createPageParts, example } from './page-parts.ts'

const { barLink, inBar, pageAt } = example
const [first, second] = [barLink(0), barLink(1)]
const DOWN = 900

async function expectPage(page: Page, path: string): Promise<void> {
  await waitForPage(page, path)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(pageAt(path).title)
  await page.locator('main h1:focus').waitFor()
}

exampleTest('restores scroll position on back and forward', async ({ visit }) => {
  const page = await visit('/')
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
  await scrollDown(page, DOWN)
  const left = await getScrollTop(page)
  for (const link of [first, second]) {
    await inBar(page, link).click()
    await expectPage(page, link.href)
    await expect.poll(() => getScrollTop(page)).toBe(0)
  }
  await page.goBack()
  await expectPage(page, first.href)
  await page.goBack()
  await expectPage(page, '/')
  await expect.poll(() => getScrollTop(page)).toBe(left)
  await page.goForward()
  await expectPage(page, first.href)
  await expect.poll(() => getScrollTop(page)).toBe(0)
  expect(await page.locator('body[data-marked]').count()).toBe(1)
})

exampleTest(
  'restores scroll position after the page data had to be loaded again',
  async ({ visit }) => {
    const page = await visit('/')
    await scrollDown(page, DOWN)
    const left = await getScrollTop(page)
    await inBar(page, first).click()
    await expectPage(page, first.href)
    // After a reload only the current page's data is loaded.
    await page.reload()
    await waitUntilReady(page)
    await page.goBack()
    await waitForPage(page, '/')
    await expect.poll(() => getScrollTop(page)).toBe(left)
    await inBar(page, second).click()
    await expectPage(page, second.href)
    await expect.poll(() => getScrollTop(page)).toBe(0)
  },
)

test('restores or resets scroll position on back as site.yaml configures', async ({ visit }) => {
  const { barLink: linkAt, inBar: inOwnBar } = createPageParts(inject('site'))
  const page = await visit('/')
  await scrollDown(page, DOWN)
  const left = await getScrollTop(page)
  await inOwnBar(page, linkAt(0)).click()
  await waitForPage(page, linkAt(0).href)
  await expect.poll(() => getScrollTop(page)).toBe(0)
  await page.goBack()
  await waitForPage(page, '/')
  await page.locator('main h1:focus').waitFor()
  const { historyScroll } = inject('site').shell.behaviour
  await expect.poll(() => getScrollTop(page)).toBe(historyScroll === 'top' ? 0 : left)
})
