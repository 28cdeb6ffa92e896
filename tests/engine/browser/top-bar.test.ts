import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { comesIntoView, getScrollTop, scrollDown, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { shell, theme } = inject('exampleSite')
const { scrolledAfterPx } = shell.behaviour

const color = (page: Page) =>
  page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)

/** Hex color in the format of computed styles. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)

test('keeps the top bar visible and changes its color after scrolling in both color schemes', async ({
  visit,
}) => {
  const page = await visit('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await scrollTo(page, scrolledAfterPx)
    const bar = rgb(theme[colorScheme].barBackground)
    await expect.poll(() => color(page)).not.toBe(bar)
    const before = await color(page)
    await scrollTo(page, scrolledAfterPx + 1)
    await expect.poll(() => color(page)).toBe(bar)
    await scrollDown(page, 1500)
    await expect.poll(() => color(page)).toBe(bar)
    expect((await page.locator('header').boundingBox())?.y).toBe(0)
    await comesIntoView(example.inBar(page, example.barLink(0)))
    await page.keyboard.press('Home')
    await expect.poll(() => getScrollTop(page)).toBe(0)
    await expect.poll(() => color(page)).toBe(before)
  }
})

test('shows the scrolled top bar after reloading a scrolled page', async ({ visit }) => {
  const page = await visit('/')
  await scrollDown(page, 1200)
  await page.reload()
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(scrolledAfterPx)
  await expect.poll(() => color(page)).toBe(rgb(theme.light.barBackground))
})
