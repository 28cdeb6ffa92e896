/** Sections are revealed once when they enter the viewport. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  getScrollTop,
  gotoBeforeHydration,
  scrollDown,
  exampleTest as test,
  waitForPage,
} from './page-driver.ts'
import { example } from './page-parts.ts'

const { revealAtPercent } = inject('exampleSite').shell.behaviour
const PHONE = { viewport: { width: 360, height: 640 } }

const opacities = (page: Page): Promise<number[]> =>
  page
    .locator('main > section')
    .evaluateAll((all) => all.map((section) => Number(getComputedStyle(section).opacity)))

const settled = (page: Page): Promise<void> => {
  const moving = () =>
    [...document.querySelectorAll('main > section')].filter((it) => it.getAnimations().length)
      .length
  return expect.poll(() => page.evaluate(moving)).toBe(0)
}

const inWindow = (page: Page): Promise<boolean[]> =>
  page.locator('main > section').evaluateAll((all) =>
    all.map((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    }),
  )

test('shows the first screen at once and reveals further sections on scroll', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 1280, height: 1600 } })
  await settled(page)
  const before = await opacities(page)
  expect(before[0]).toBe(1)
  const index = before.indexOf(0)
  expect(index).toBeGreaterThan(0)
  const show = (percent: number) =>
    page
      .locator('main > section')
      .nth(index)
      .evaluate((section: HTMLElement, part) => {
        const { top, height } = section.getBoundingClientRect()
        scrollBy({ top: top + (height * part) / 100 - innerHeight, behavior: 'instant' })
      }, percent)
  await show(revealAtPercent - 4)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect((await opacities(page))[index]).toBe(0)
  await show(revealAtPercent + 4)
  await expect.poll(async () => (await opacities(page))[index]).toBe(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await settled(page)
  expect((await opacities(page))[index]).toBe(1)
})

test('reveals every section by the end of the page and a focused one at once', async ({
  visit,
}) => {
  for (const path of ['/', example.pageWith('case-study').path]) {
    const page = await visit(path, PHONE)
    await page.locator('main > section :is(a, summary, button)').last().focus()
    await expect(page.locator('main > section:focus-within[data-reveal]').count()).resolves.toBe(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (let top = 300; top < height; top += 300) await scrollDown(page, 300)
    await page.mouse.wheel(0, 1000)
    await expect.poll(async () => Math.min(...(await opacities(page)))).toBe(1)
  }
})

test('keeps sections visible that were in view before hydration', async ({ reuse }) => {
  const page = await reuse()
  const begin = await gotoBeforeHydration(page, '/')
  await scrollDown(page, 1500)
  const seen = await inWindow(page)
  expect(seen.indexOf(true)).toBeGreaterThan(0)
  await page.mouse.wheel(0, -1500)
  await expect.poll(() => getScrollTop(page)).toBe(0)
  // Hiding a section would start a transition.
  await page.evaluate(() => {
    Object.assign(window, { faded: 0 })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isSection = target instanceof Element && target.matches('main > section')
      if (isSection && propertyName === 'opacity')
        Reflect.set(
          window,
          'faded',
          [...document.querySelectorAll('main > section')].indexOf(target),
        )
    })
  })
  await begin()
  await settled(page)
  const after = await opacities(page)
  expect(seen.map((was, index) => was && after[index])).toEqual(seen.map((was) => was && 1))
  expect(after.at(-1)).toBe(0)
  expect(seen[await page.evaluate(() => Reflect.get(window, 'faded'))] ?? false).toBe(false)
})

test('shows the first screen of the next page at once', async ({ visit }) => {
  const page = await visit('/')
  await scrollDown(page, 1500)
  await example.inBar(page, example.barLink(0)).click()
  await waitForPage(page, example.barLink(0).href)
  expect(await page.locator('main > section').first().getAttribute('data-reveal')).toBe(null)
})

test('shows every section in print', async ({ visit }) => {
  const page = await visit('/')
  await expect.poll(async () => Math.min(...(await opacities(page)))).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => Math.min(...(await opacities(page)))).toBe(1)
})
