import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  comesIntoView,
  getScrollTop,
  gotoBeforeHydration,
  hasFocus,
  exampleTest as test,
  waitForPage,
} from './page-driver.ts'
import { example } from './page-parts.ts'

const { bar, barLink, inBar, menu, menuButton: button, menuSection: section, panels } = example
const { words, behaviour } = inject('exampleSite').shell
const PHONE = { viewport: { width: 360, height: 740 } }
const TOUCH = { ...PHONE, hasTouch: true, isMobile: true }
const [first = ''] = panels.map(({ label }) => label)

const linkIn = (page: Page, label: string) =>
  menu(page).getByRole('link', { name: label, exact: true })
const summary = (page: Page, label: string) => section(page, label).locator('> summary')

async function expectMenu(page: Page, isOpen: boolean): Promise<void> {
  await menu(page).waitFor({ state: isOpen ? 'visible' : 'hidden' })
  const name = (isOpen && words.closeMenu) || words.openMenu
  await bar(page).getByRole('button', { name, exact: true, expanded: isOpen }).waitFor()
}

async function openSections(page: Page): Promise<string[]> {
  const open: string[] = []
  for (const { label } of panels)
    if (await section(page, label).locator('> summary + *').isVisible()) open.push(label)
  return open
}

test('opens several menu sections by touch and navigates to the top of a page', async ({
  open,
}) => {
  const page = await open(TOUCH)
  const becomeLive = await gotoBeforeHydration(page, '/')
  await button(page).tap()
  await summary(page, first).tap()
  await becomeLive()
  await expectMenu(page, true)
  await expect.poll(() => openSections(page)).toEqual([first])
  for (const { label } of panels.slice(1)) await summary(page, label).tap()
  await expect.poll(() => openSections(page)).toEqual(panels.map(({ label }) => label))
  await summary(page, first).tap()
  await expect.poll(() => openSections(page)).toEqual(panels.slice(1).map(({ label }) => label))
  await button(page).tap()
  await expectMenu(page, false)

  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const target = panels.at(-1)?.links[0]
  await button(page).tap()
  await linkIn(page, target?.label ?? '').tap()
  await waitForPage(page, target?.href ?? '')
  await expectMenu(page, false)
  await expect.poll(() => getScrollTop(page)).toBe(0)
  await comesIntoView(page.locator('h1'))
  // A link to the current page closes the menu as well.
  await button(page).tap()
  await linkIn(page, target?.label ?? '').tap()
  await expectMenu(page, false)
  expect(new URL(page.url()).pathname).toBe(target?.href)
})

test('traps Tab in the menu, closes it on Escape and focuses the heading after navigation', async ({
  visit,
}) => {
  const page = await visit('/', PHONE)
  await button(page).press('Enter')
  await expectMenu(page, true)
  await summary(page, first).press('Enter')
  const stops = await menu(page).locator('a:visible, summary').count()
  await button(page).focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key)
      expect(await menu(page).locator(':focus').count(), `${key} ${stop}`).toBe(1)
      await comesIntoView(page.locator(':focus'))
    }
    await page.keyboard.press(key)
    await hasFocus(button(page))
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expectMenu(page, false)
  await expect.poll(() => page.locator(':focus').textContent()).toBe(words.openMenu)
  for (const index of [0, 1, 0]) {
    await button(page).press('Enter')
    await linkIn(page, barLink(index).label).press('Enter')
    await waitForPage(page, barLink(index).href)
    await expectMenu(page, false)
    await page.locator('main h1:focus').waitFor()
  }
})

test('makes the page behind the open menu inert', async ({ visit }) => {
  const page = await visit('/', PHONE)
  const isOutOfReach = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  await button(page).click()
  await expectMenu(page, true)
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 1000)
  await page.keyboard.press('End')
  expect(await isOutOfReach()).toBe(true)
  await page.keyboard.press('Escape')
  await expectMenu(page, false)
  await expect.poll(isOutOfReach).toBe(false)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => getScrollTop(page)).toBe(300)
})

test('shows the menu below its breakpoint with every item reachable', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 360, height: 320 } })
  await button(page).click()
  for (const { label } of panels) await summary(page, label).click()
  const last = menu(page).locator('a:visible').last()
  await last.hover()
  await comesIntoView(last)
  const { mobileBelowPx } = behaviour
  await page.setViewportSize({ width: mobileBelowPx - 1, height: 740 })
  await expectMenu(page, true)
  await expect.poll(() => inBar(page, barLink(0)).count()).toBe(1)
  await page.setViewportSize({ width: mobileBelowPx, height: 740 })
  await expect.poll(() => page.locator('[data-menu]:popover-open').count()).toBe(0)
  await expect.poll(() => button(page).count()).toBe(0)
  await comesIntoView(inBar(page, barLink(0)))
  await page.setViewportSize(PHONE.viewport)
  await expectMenu(page, false)
})
