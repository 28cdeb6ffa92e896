/** Visitors who ask for less motion: nothing moves on its own, and what changes, changes at once. */
import { expect } from 'vitest'
import { example } from './parts.ts'
import { arrive, scrolledTo, shown, exampleTest as test, wheelDown } from './visitor.ts'

const { barLink, footer, inBar } = example

test('pages change without transitions and smooth scrolling, and nothing moves', async ({
  open,
}) => {
  const page = await open({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const start = document.startViewTransition
    Object.assign(window, { transitions: 0, places: new Set<number>() })
    document.startViewTransition = (...all) => {
      Object.assign(window, { transitions: 1 })
      return start.apply(document, all)
    }
  })
  await arrive(page, '/')
  for (const link of [barLink(0), barLink(1)]) {
    await wheelDown(page, 600)
    await page.evaluate(() => {
      const places: Set<number> = Reflect.get(window, 'places')
      addEventListener('scroll', () => places.add(scrollY))
    })
    await inBar(page, link).click()
    await shown(page, link.href)
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await arriveAtRest()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'transitions'))).toBe(0)
  // Besides the end there is one more place: the browser makes up for what vanishes above.
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

test('what comes into the window is there at once', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  await arrive(page, '/')
  for (const section of await page.locator('main section').all()) {
    await section.scrollIntoViewIfNeeded()
    const looks = await section.evaluate((it) => {
      const { opacity, translate, transform } = getComputedStyle(it)
      return [opacity, translate, transform]
    })
    expect(looks).toEqual(['1', 'none', 'none'])
  }
})
