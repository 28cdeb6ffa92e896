import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  comesIntoView,
  getScrollTop,
  scrollDown,
  exampleTest as test,
  waitForPage,
} from './page-driver.ts'
import { example } from './page-parts.ts'

const { bar, barLink, footer, inBar, pageAt, panelButton, panelContent, panels } = example
const link = barLink(0)

/** Marks the document, to detect that another one was loaded. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))

async function expectArrival(page: Page, path: string): Promise<void> {
  await waitForPage(page, path)
  const { title, description } = pageAt(path)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(title)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description)
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  expect(await page.locator('h1').count()).toBe(1)
  await page.locator('main h1:focus').waitFor()
  await expect.poll(() => getScrollTop(page)).toBe(0)
  await comesIntoView(page.locator('h1'))
  const current = await page
    .locator('a[aria-current=page]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect([...new Set(current)].filter((href) => href !== path)).toEqual([])
  const unmarked = page.locator(`header a[href="${path}"]:not([aria-current])`)
  await expect.poll(() => unmarked.count()).toBe(0)
}

test('opens linked pages at the top from top bar, panel, content and footer', async ({ visit }) => {
  const page = await visit('/')
  await mark(page)
  const [panel] = panels
  const inPanel = panel?.links[0]?.href ?? ''
  const ways: readonly (readonly [path: string, go: () => Promise<void>])[] = [
    [link.href, () => inBar(page, link).click()],
    ['/', () => page.locator('header > a').first().click()],
    [
      inPanel,
      async () => {
        await panelButton(page, panel?.label ?? '').hover()
        await panelContent(page, panel?.label ?? '')
          .locator(`a[href="${inPanel}"]`)
          .click()
      },
    ],
    [link.href, () => footer(page).locator(`nav a[href="${link.href}"]`).click()],
    ['/', () => bar(page).locator('a[href="/"]').first().press('Enter')],
  ]
  for (const [path, go] of ways) {
    await scrollDown(page, 400)
    await go()
    await expectArrival(page, path)
  }
  const inPage = page.locator('main a[href^="/"]:not([href*="#"]):visible').last()
  const path = (await inPage.getAttribute('href')) ?? ''
  await inPage.click()
  await expectArrival(page, path)
  expect(await page.locator('body[data-marked]').count()).toBe(1)
})

test('scrolls smoothly to an anchor', async ({ visit }) => {
  const page = await visit('/')
  const anchored = page.locator('main a[href*="#"]').first()
  const { hash } = new URL((await anchored.getAttribute('href')) ?? '', page.url())
  await anchored.hover()
  await page.evaluate(() => {
    const places = new Set<number>()
    Reflect.set(window, 'places', places)
    addEventListener('scroll', () => places.add(scrollY))
  })
  await anchored.click()
  const distance = async () => {
    const target = await page.locator(hash).boundingBox()
    const header = await page.locator('header').boundingBox()
    return Math.abs((target?.y ?? 0) - (header?.height ?? 0))
  }
  await expect.poll(distance).toBeLessThan(12)
  // A jump would cause one event only; a busy machine draws few frames.
  expect(await page.evaluate(() => Reflect.get(window, 'places').size)).toBeGreaterThan(1)
  expect(new URL(page.url()).hash).toBe(hash)
})

test('opens a new tab on a click with a modifier key', async ({ browser, visit }) => {
  const page = await visit('/')
  // Ask the browser for its tabs: Playwright may miss a tab that changes its process.
  const session = await browser.newBrowserCDPSession()
  const opened = async () => {
    const { targetInfos } = await session.send('Target.getTargets')
    return targetInfos.filter(({ url }) => new URL(url, page.url()).pathname === link.href)
  }
  await inBar(page, link).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => (await opened()).length).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.title()).toBe(pageAt('/').title)
  for (const { targetId } of await opened()) await session.send('Target.closeTarget', { targetId })
})
