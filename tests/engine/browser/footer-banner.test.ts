import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { comesIntoView, isInView, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { footer: content, words } = inject('exampleSite').shell
if (!content.banner) throw new Error('The example has no banner.')
const { label } = content.banner
const path = example.barLink(1).href

const banner = (page: Page) => example.footer(page).getByRole('link', { name: label, exact: true })
const button = (page: Page, name: string) =>
  example.footer(page).getByRole('button', { name, exact: true })

const place = (page: Page) => banner(page).evaluate((it) => it.getBoundingClientRect().x)

async function expectMoving(page: Page): Promise<void> {
  const before = await place(page)
  await expect.poll(() => place(page)).not.toBe(before)
}

/** Checks that the banner does not move during several frames. */
async function expectRest(page: Page): Promise<void> {
  const places = await banner(page).evaluate(async (it) => {
    // A paused animation may still apply its last frame.
    await Promise.all(it.getAnimations().map((one) => one.ready))
    const seen = new Set<number>()
    for (let frame = 0; frame < 20; frame += 1) {
      seen.add(it.getBoundingClientRect().x)
      await new Promise(requestAnimationFrame)
    }
    return seen.size
  })
  expect(places).toBe(1)
}

const isRunning = (page: Page) =>
  banner(page).evaluate((it) => it.getAnimations().some((one) => one.playState === 'running'))

test('animates the footer banner in view until paused and resumes it', async ({ visit }) => {
  const page = await visit(path)
  await button(page, words.pauseBanner).hover()
  await expect.poll(() => isRunning(page)).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => isRunning(page)).toBe(false)
  expect(await isInView(banner(page))).toBe(false)
  await button(page, words.pauseBanner).hover()
  await comesIntoView(button(page, words.pauseBanner))
  await expectMoving(page)
  await button(page, words.pauseBanner).click()
  await button(page, words.resumeBanner).waitFor()
  await expectRest(page)
  await banner(page).focus()
  await page.keyboard.press('Tab')
  const ring = await button(page, words.resumeBanner).evaluate((it) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it)
    return (
      it === document.activeElement && outlineStyle !== 'none' && Number.parseFloat(outlineWidth)
    )
  })
  expect(ring).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Enter')
  await expectMoving(page)
})
