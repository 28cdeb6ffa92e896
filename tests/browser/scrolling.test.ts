import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { barLink, inBar } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const link = barLink(0)
const START = 1500

/** How many places a page scrolls through on its way to the top after a link was clicked. */
async function placesOnTheWay(page: Page): Promise<number> {
  await arrive(page, '/')
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), START)
  await page.evaluate(() => {
    const places = new Set<number>()
    Reflect.set(window, 'places', places)
    addEventListener('scroll', () => places.add(window.scrollY))
  })
  await inBar(page, link).click()
  await shown(page, link.href)
  await page.waitForFunction(() => window.scrollY === 0)
  return page.evaluate(() => Reflect.get(window, 'places').size)
}

test('a page change scrolls to the top as smoothly as the site file says', async ({ open }) => {
  const page = await open({ reducedMotion: 'no-preference' })
  const smooth = inject('site').shell.behaviour.routeChangeScroll === 'smooth'
  const places = await placesOnTheWay(page)
  if (smooth) expect(places).toBeGreaterThan(6)
  else expect(places).toBeLessThan(4)
})

// Besides start and end there is one more place: the browser makes up for what vanishes above.
test('but at once for visitors who ask for less motion', async ({ open }) => {
  expect(await placesOnTheWay(await open({ reducedMotion: 'reduce' }))).toBeLessThan(4)
})
