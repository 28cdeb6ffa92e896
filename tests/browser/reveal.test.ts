import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { barLink, inBar } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const { revealAtPercent } = inject('site').shell.behaviour
const MOVING = { reducedMotion: 'no-preference' } as const

/** How opaque each section is at last, once nothing moves any more. */
const opacities = (page: Page): Promise<number[]> =>
  page.locator('main > section').evaluateAll(async (sections) => {
    await Promise.all(
      document
        .getAnimations()
        .map((animation) =>
          animation.playState === 'running' &&
          animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
            ? animation.finished.catch(() => undefined)
            : undefined,
        ),
    )
    return sections.map((section) => Number(getComputedStyle(section).opacity))
  })

/** Scrolls so that so much of a section is in sight, from below. */
const showPart = (page: Page, index: number, percent: number) =>
  page
    .locator('main > section')
    .nth(index)
    .evaluate((section: HTMLElement, part) => {
      const top = section.offsetTop + (section.offsetHeight * part) / 100 - innerHeight
      scrollTo({ top, behavior: 'instant' })
    }, percent)

test('what is on the first screen is there, what is below waits', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  const [first, ...rest] = await opacities(page)
  expect(first).toBe(1)
  expect(rest.at(-1)).toBe(0)
})

test('a section that is not laid out yet waits, too', async ({ open }) => {
  const page = await open({ ...MOVING, viewport: { width: 360, height: 640 } })
  // It has its turn when the page is live, as on a phone that has the scripts from an earlier visit.
  const late = 'main > section:last-of-type { animation: in-turn 2s !important }'
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    })
  }, late)
  await arrive(page, '/')
  const last = page.locator('main > section').last()
  expect(await last.isVisible()).toBe(false)
  await expect.poll(() => last.isVisible()).toBe(true)
  expect((await opacities(page)).at(-1)).toBe(0)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await opacities(page)).at(-1)).toBe(1)
})

test('all places are asked for before anything is hidden', async ({ open }) => {
  const page = await open(MOVING)
  await page.addInitScript(() => {
    const asked: boolean[] = []
    Object.assign(window, { asked })
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      if (this.matches('main > section'))
        asked.push(document.querySelector('main > [data-unseen]') !== null)
      return getBoundingClientRect.call(this)
    }
  })
  await arrive(page, '/')
  expect((await opacities(page)).at(-1)).toBe(0)
  const asked = await page.evaluate((): boolean[] => Reflect.get(window, 'asked'))
  expect(asked).toEqual(asked.map(() => false))
  expect(asked).toHaveLength(await page.locator('main > section').count())
})

test('a section appears when enough of it is in sight, and stays', async ({ open }) => {
  const page = await open({ ...MOVING, viewport: { width: 1280, height: 1600 } })
  await arrive(page, '/')
  const before = await opacities(page)
  const index = before.indexOf(0)
  expect(index).toBeGreaterThan(0)
  await showPart(page, index, revealAtPercent - 3)
  await page.waitForTimeout(200)
  expect((await opacities(page))[index]).toBe(0)
  await showPart(page, index, revealAtPercent + 3)
  await expect.poll(async () => (await opacities(page))[index]).toBe(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(200)
  expect((await opacities(page))[index]).toBe(1)
})

test('every section has appeared by the end of the page, also where one is very long', async ({
  open,
}) => {
  for (const path of ['/', '/Whirlpool-Merch', '/Technologies/Java']) {
    const page = await open({ ...MOVING, viewport: { width: 360, height: 640 } })
    await arrive(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 300) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect.poll(async () => Math.min(...(await opacities(page)))).toBe(1)
  }
})

test('a section appears when the focus comes into it', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  const index = (await opacities(page)).lastIndexOf(0)
  const stop = page.locator('main > section:has(a, summary, button)').last()
  await stop.locator('a, summary, button').last().focus()
  await expect.poll(() => stop.evaluate((it) => it.hasAttribute('data-unseen'))).toBe(false)
  expect(index).toBeGreaterThan(0)
})

test('the next page has its first screen at once', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await inBar(page, barLink(0)).click()
  await shown(page, barLink(0).href)
  expect(await page.locator('main > section').first().getAttribute('data-unseen')).toBe(null)
})

test('nothing is hidden under reduced motion, without scripts, on paper', async ({ open }) => {
  const calm = await open({ reducedMotion: 'reduce' })
  await arrive(calm, '/')
  expect(Math.min(...(await opacities(calm)))).toBe(1)
  const plain = await open({ ...MOVING, javaScriptEnabled: false })
  await plain.goto('/')
  const styles = plain.locator('main > section')
  for (const section of await styles.all()) {
    expect(await section.getAttribute('data-unseen')).toBe(null)
  }
  const printed = await open(MOVING)
  await arrive(printed, '/')
  await printed.emulateMedia({ media: 'print' })
  expect(Math.min(...(await opacities(printed)))).toBe(1)
})
