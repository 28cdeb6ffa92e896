import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { footer } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const { footer: content, words } = inject('site').shell
const { label, to } = content.banner
const MOVING = { reducedMotion: 'no-preference' } as const

const banner = (page: Page) => footer(page).getByRole('link', { name: label, exact: true })

/** Where the moving text is; it does not matter where exactly. */
const place = (page: Page) => banner(page).evaluate((it) => it.getBoundingClientRect().x)

async function isMoving(page: Page): Promise<boolean> {
  const before = await place(page)
  await page.waitForTimeout(250)
  return (await place(page)) !== before
}

const press = (page: Page, name: string) =>
  footer(page).getByRole('button', { name, exact: true }).press('Enter')

test('the banner moves until it is stopped, and again if that is wanted', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/Careers')
  await expect.poll(() => isMoving(page)).toBe(true)
  await press(page, words.pauseBanner)
  await expect.poll(() => isMoving(page)).toBe(false)
  await press(page, words.resumeBanner)
  await expect.poll(() => isMoving(page)).toBe(true)
})

test('the banner has one name and leads to its page', async ({ open }) => {
  const page = await open()
  await arrive(page, '/Careers')
  expect(await banner(page).count()).toBe(1)
  const target = to.kind === 'route' ? to.href : ''
  expect(await banner(page).getAttribute('href')).toBe(target)
  await banner(page).click()
  await shown(page, target)
})

test('visitors who ask for less motion see it at rest, without a button', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  await arrive(page, '/')
  expect(await isMoving(page)).toBe(false)
  expect(await footer(page).getByRole('button').count()).toBe(0)
})

test('without scripts it is at rest', async ({ open }) => {
  const page = await open({ ...MOVING, javaScriptEnabled: false })
  await page.goto('/')
  expect(await isMoving(page)).toBe(false)
})

test.for([320, 1280, 1920])(
  'it fills a window of %i px and makes nothing wider',
  async (width, { open }) => {
    const page = await open({ ...MOVING, viewport: { width, height: 800 } })
    await arrive(page, '/Careers')
    const box = await banner(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(2 * width)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(overflow).toBeLessThanOrEqual(width)
  },
)

test('the button that stops it shows that it has the focus', async ({ open }) => {
  const page = await open(MOVING)
  await arrive(page, '/Careers')
  const button = footer(page).getByRole('button', { name: words.pauseBanner, exact: true })
  await button.waitFor()
  await banner(page).focus()
  await page.keyboard.press('Tab')
  const ring = () =>
    button.evaluate((it) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(it)
      const hasFocus = it === document.activeElement
      return { hasFocus, width: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) }
    })
  expect(await ring()).toMatchObject({ hasFocus: true })
  expect((await ring()).width).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Shift+Tab')
  expect(await ring()).toEqual({ hasFocus: false, width: 0 })
})
