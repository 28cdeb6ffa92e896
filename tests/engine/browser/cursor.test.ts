import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { panelButton, panelContent, panels } = example
const [label = ''] = panels.map((panel) => panel.label)

const follower = (page: Page) => page.locator('[data-cursor]')

const middles = (page: Page) =>
  follower(page)
    .locator('> *')
    .evaluateAll((marks) =>
      marks.map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect()
        return [Math.round(x + width / 2), Math.round(y + height / 2)]
      }),
    )

test('draws the pointer ring above everything without blocking clicks', async ({ visit }) => {
  const page = await visit('/')
  await page.mouse.move(100, 100)
  await follower(page).waitFor({ state: 'attached' })
  expect(await follower(page).getAttribute('aria-hidden')).toBe('true')
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
  const link = page.locator('main a').first()
  await link.hover()
  const cursors = await link.evaluate((it) =>
    [it, document.body].map((one) => getComputedStyle(one).cursor),
  )
  expect(cursors).toEqual(['pointer', 'auto'])

  await panelButton(page, label).hover()
  await panelContent(page, label).waitFor()
  await panelContent(page, label).getByRole('link').first().hover()
  // The last element in the top layer is hit first.
  const isAbove = () =>
    follower(page).evaluate((it: HTMLElement) => {
      it.style.pointerEvents = 'auto'
      const { x, y, width, height } = it.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      it.style.pointerEvents = 'none'
      return hit === it.lastElementChild
    })
  await expect.poll(isAbove).toBe(true)
})
