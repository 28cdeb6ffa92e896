import { expect } from 'vitest'
import { getScrollTop, scrollDown, exampleTest as test, waitForPage } from './page-driver.ts'
import { example } from './page-parts.ts'

const { barLink, footer, inBar } = example

test('navigates without smooth scrolling or animation', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await page.evaluate(() => Object.assign(window, { places: new Set<number>() }))
  for (const link of [barLink(0), barLink(1)]) {
    await scrollDown(page, 600)
    await page.evaluate(() => {
      const places: Set<number> = Reflect.get(window, 'places')
      addEventListener('scroll', () => places.add(scrollY))
    })
    await inBar(page, link).click()
    await waitForPage(page, link.href)
    await expect.poll(() => getScrollTop(page)).toBe(0)
    await arriveAtRest()
  }
  // Scroll anchoring may cause one more position.
  expect(await page.evaluate(() => Reflect.get(window, 'places').size)).toBeLessThan(6)

  async function arriveAtRest() {
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === 'running').length,
      )
    expect(await running()).toBe(0)
    expect(await footer(page).getByRole('button').count()).toBe(0)
    expect(await page.locator('[data-cursor]').count()).toBe(0)
  }
})

test.for([
  ['reduce', false],
  ['no-preference', true],
] as const)(
  'with prefers-reduced-motion %s, uses a view transition: %s',
  async ([reducedMotion, expected], { visit }) => {
    const page = await visit('/')
    await page.emulateMedia({ reducedMotion })
    await page.evaluate(() => {
      const start = document.startViewTransition
      document.startViewTransition = (...all) => {
        Object.assign(window, { hasBegun: true })
        return start.apply(document, all)
      }
    })
    for (const link of [barLink(0), barLink(1), barLink(0)]) {
      await inBar(page, link).click()
      await waitForPage(page, link.href)
    }
    expect(await page.evaluate(() => 'hasBegun' in window)).toBe(expected)
  },
)
