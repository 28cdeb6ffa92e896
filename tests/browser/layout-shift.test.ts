/** Nothing that a visitor reads moves, not even when the fonts come late. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { everyLayout } from './rules/sites.ts'
import { live, taken, test } from './visitor.ts'

/**
 * What may move at most (Layout Instability API): half of what is called good. Where a machine has none of
 * the fonts that stand in, letters are a little wider or narrower until the right ones come.
 */
const MOST_SHIFT = 0.05

/** Notes what moves in a window, and how much. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Not in the types of TypeScript yet.
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Node }[]
        }
        shifts.push({ value, what: sources[0]?.node?.textContent?.slice(0, 60) ?? '' })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved so far; what has been painted is reported by then. */
const moved = (page: Page): Promise<{ value: number; what: string }[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    await new Promise((done) => setTimeout(done))
    return Reflect.get(globalThis, 'shifts')
  })

const sumOf = (shifts: readonly { value: number }[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0)

/** Fonts that are asked for are in use. */
const fontsUsed = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter((one) => one.status === 'loaded').length)

test.for([360, 1280])(
  'on a page of every layout at %i px',
  { timeout: 240_000 },
  async (width, { open }) => {
    const page = await open({ viewport: { width, height: 800 } })
    await watch(page)
    for (const address of everyLayout) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      // The document is not complete before its fonts are.
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      // Who uses a page need not wait for its fonts.
      await page.keyboard.press('Shift')
      await taken(page)
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      expect(await fontsUsed(page)).toBe(0)
      release()
      await live(page)
      expect(await fontsUsed(page)).toBeGreaterThan(0)
      const shifts = await moved(page)
      expect(sumOf(shifts), `${address} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT)
      await page.unrouteAll()
    }
  },
)

test('what moves is noticed', async ({ open }) => {
  const page = await open()
  await watch(page)
  await page.goto('/')
  await live(page)
  await page.evaluate(() => document.body.style.setProperty('padding-top', '200px'))
  expect(sumOf(await moved(page))).toBeGreaterThan(MOST_SHIFT)
})
