import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { panelButton, panelContent, panels } from './parts.ts'
import { arrive, test } from './visitor.ts'

const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' }

const follower = (page: Page) => page.locator('[data-cursor]')

/** The middles of ring and dot. */
const middles = (page: Page) =>
  follower(page)
    .locator('> *')
    .evaluateAll((marks) =>
      marks.map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect()
        return [Math.round(x + width / 2), Math.round(y + height / 2)]
      }),
    )

test('ring and dot follow the pointer', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  await follower(page).waitFor({ state: 'attached' })
  for (const [x, y] of [
    [300, 300],
    [900, 500],
  ] as const) {
    await page.mouse.move(x, y)
    await expect
      .poll(() => middles(page))
      .toEqual([
        [x, y],
        [x, y],
      ])
  }
})

test('they neither hide the cursor nor stand in its way', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  const link = page.locator('main a').first()
  await follower(page).waitFor({ state: 'attached' })
  await link.hover()
  await page.locator('[data-cursor]:popover-open').waitFor({ state: 'attached' })
  const [cursor, hit] = await link.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return [getComputedStyle(it).cursor, it.contains(found)]
  })
  expect(cursor).not.toBe('none')
  expect(hit).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto')
  expect(await follower(page).getAttribute('aria-hidden')).toBe('true')
})

test('they stand above an open panel', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  await follower(page).waitFor({ state: 'attached' })
  await page.mouse.move(600, 500)
  await panelButton(page, panels[0]?.label ?? '').hover()
  await panelContent(page, panels[0]?.label ?? '').waitFor()
  // What is shown last in the top layer comes first where it can be hit.
  await follower(page).evaluate((it: HTMLElement) => {
    it.style.pointerEvents = 'auto'
  })
  await panelContent(page, panels[0]?.label ?? '')
    .getByRole('link')
    .first()
    .hover({ force: true })
  await expect
    .poll(() =>
      follower(page)
        .locator('> *')
        .last()
        .evaluate((dot) => {
          const { x, y, width, height } = dot.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === dot
        }),
    )
    .toBe(true)
})

const unwelcome: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['under reduced motion', { reducedMotion: 'reduce' }],
  ['in forced colours', { ...MOVING, forcedColors: 'active' }],
  ['for fingers', { ...MOVING, hasTouch: true, isMobile: true }],
]

test.for(unwelcome)('there is no follower %s', async ([, options], { open }) => {
  const page = await open(options)
  await arrive(page, '/')
  await page.mouse.move(300, 300)
  await page.waitForTimeout(300)
  expect(await follower(page).count()).toBe(0)
})

test('it goes as soon as the visitor asks for less motion, and comes back', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/')
  await follower(page).waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await follower(page).waitFor({ state: 'detached' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await follower(page).waitFor({ state: 'attached' })
})
