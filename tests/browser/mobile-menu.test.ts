import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  bar,
  barLink,
  menuButton as button,
  menu,
  panels,
  menuSection as section,
} from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const { words, behaviour } = inject('site').shell
const PHONE = { viewport: { width: 360, height: 740 } }

const linkIn = (page: Page, label: string): Locator =>
  menu(page).locator('a:visible', { hasText: label }).first()

/** The sections of the menu that are open. */
async function openSections(page: Page): Promise<string[]> {
  const open = await Promise.all(
    panels.map(({ label }) => section(page, label).locator('> summary + *').isVisible()),
  )
  return panels.flatMap(({ label }, index) => (open[index] ? [label] : []))
}

const isOpen = (page: Page) => menu(page).isVisible()

const modes: readonly (readonly [name: string, javaScriptEnabled: boolean])[] = [
  ['with scripts', true],
  ['without scripts', false],
]

test.for(modes)('several sections may be open at once, %s', async ([, enabled], { open }) => {
  const page = await open({ ...PHONE, javaScriptEnabled: enabled })
  await (enabled ? arrive(page, '/') : page.goto('/'))
  expect(await isOpen(page)).toBe(false)
  await button(page).click()
  expect(await isOpen(page)).toBe(true)
  for (const { label } of panels) await section(page, label).locator('> summary').click()
  expect(await openSections(page)).toEqual(panels.map(({ label }) => label))
  const [first] = panels
  await section(page, first?.label ?? '')
    .locator('> summary')
    .click()
  expect(await openSections(page)).toEqual(panels.slice(1).map(({ label }) => label))
  await button(page).click()
  expect(await isOpen(page)).toBe(false)
})

test('choosing a link goes to its page and closes the menu', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, '/')
  await button(page).click()
  await linkIn(page, barLink(0).label).click()
  await shown(page, barLink(0).href)
  await expect.poll(() => isOpen(page)).toBe(false)

  const [panel] = panels
  await button(page).click()
  await section(page, panel?.label ?? '')
    .locator('> summary')
    .click()
  await linkIn(page, panel?.links[0]?.label ?? '').click()
  await shown(page, panel?.links[0]?.href ?? '')
  await expect.poll(() => isOpen(page)).toBe(false)
})

test('reading goes on at the main heading, also of a page that was loaded before', async ({
  open,
}) => {
  const page = await open(PHONE)
  await arrive(page, barLink(1).href)
  await button(page).click()
  const link = linkIn(page, barLink(0).label)
  await link.focus()
  await page.waitForLoadState('networkidle')
  await link.press('Enter')
  await shown(page, barLink(0).href)
  await page.locator('h1:focus').waitFor()
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await page.locator('h1:focus').count()).toBe(1)
})

test('choosing the page that is shown closes the menu too', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, barLink(0).href)
  await button(page).click()
  await linkIn(page, barLink(0).label).click()
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(new URL(page.url()).pathname).toBe(barLink(0).href)
})

test('a window that becomes wide closes the menu', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, '/')
  await button(page).click()
  await page.setViewportSize({ width: behaviour.mobileBelowPx - 1, height: 740 })
  expect(await isOpen(page)).toBe(true)
  expect(await page.locator('[data-menu]:popover-open').count()).toBe(1)
  await page.setViewportSize({ width: behaviour.mobileBelowPx, height: 740 })
  expect(await button(page).count()).toBe(0)
  // Windows tell their pages of a new size with their next frame.
  await expect.poll(() => page.locator('[data-menu]:popover-open').count()).toBe(0)
  await page.setViewportSize(PHONE.viewport)
  expect(await isOpen(page)).toBe(false)
})

test('Escape closes the menu and gives the focus back to its button', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, '/')
  await button(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(false)
  await expect.poll(() => page.locator(':focus').textContent()).toBe(words.openMenu)
})

test('Tab stays between the button of the open menu and its last link', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, '/')
  await button(page).press('Enter')
  await section(page, panels[0]?.label ?? '')
    .locator('> summary')
    .press('Enter')
  const stops = await menu(page).locator('a:visible, summary').count()
  const isInside = () => menu(page).locator(':focus').count()
  const isOnButton = () => button(page).evaluate((element) => element.matches(':focus'))
  await button(page).focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key)
      expect(await isInside(), `${key} ${stop}`).toBe(1)
    }
    await page.keyboard.press(key)
    expect(await isOnButton(), key).toBe(true)
  }
  expect(await isOpen(page)).toBe(true)
})

test('the page behind the open menu neither scrolls nor answers', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, '/')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const isOutOfReach = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  await button(page).click()
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 1000)
  await page.keyboard.press('End')
  await page.waitForTimeout(300)
  expect(await scrolled()).toBe(0)
  expect(await isOutOfReach()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await isOutOfReach()).toBe(false)
  await page.mouse.wheel(0, 1000)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('the button of the menu is called after what it does', async ({ open }) => {
  const page = await open(PHONE)
  await arrive(page, '/')
  const named = (name: string) => bar(page).getByRole('button', { name, exact: true }).count()
  expect(await named(words.openMenu)).toBe(1)
  await button(page).click()
  await expect.poll(() => named(words.closeMenu ?? words.openMenu)).toBe(1)
  await button(page).click()
  await expect.poll(() => named(words.openMenu)).toBe(1)
})

test('the button of the menu says whether it is open, and closes it', async ({ open }) => {
  const page = await open({ ...PHONE, hasTouch: true })
  await arrive(page, '/')
  const expanded = () => button(page).evaluate((element) => element.ariaExpanded)
  expect(await expanded()).toBe('false')
  await button(page).tap()
  await expect.poll(expanded).toBe('true')
  await button(page).tap()
  await expect.poll(expanded).toBe('false')
  expect(await isOpen(page)).toBe(false)
})

test.for([
  [behaviour.mobileBelowPx - 1, 1],
  [behaviour.mobileBelowPx, 0],
] as const)('a window of %i px has %i menu buttons', async ([width, buttons], { open }) => {
  const page = await open({ viewport: { width, height: 740 } })
  await arrive(page, '/')
  expect(await button(page).count()).toBe(buttons)
  const inBar = bar(page).getByRole('link', { name: barLink(0).label, exact: true })
  expect(await inBar.count()).toBe(1 - buttons)
})

test('everything in the open menu can be reached in a low window', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 320 } })
  await arrive(page, '/')
  await button(page).click()
  for (const { label } of panels) await section(page, label).locator('> summary').click()
  const last = menu(page).locator('a:visible').last()
  await last.scrollIntoViewIfNeeded()
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320)
})
