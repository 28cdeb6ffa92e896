import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  comesIntoView,
  gotoBeforeHydration,
  gotoPage,
  hasFocus,
  scrollDown,
  exampleTest as test,
  waitForPage,
} from './page-driver.ts'
import { example } from './page-parts.ts'

const { bar, barLink, inBar, panelButton, panelContent, panels } = example
const { panelCloseDelayMs } = inject('exampleSite').shell.behaviour
const [first = '', second = ''] = panels.map(({ label }) => label)

const AWAY = [640, 780] as const

/** Labels of open panels. Also checks that `aria-expanded` of each button matches. */
async function openPanels(page: Page): Promise<string[]> {
  const open: string[] = []
  for (const { label } of panels) {
    const isOpen = await panelContent(page, label).isVisible()
    const button = bar(page).getByRole('button', { name: label, exact: true, expanded: isOpen })
    if ((await button.count()) !== 1) return [`${label} says something else`]
    if (isOpen) open.push(label)
  }
  return open
}

const expectOpen = (page: Page, ...labels: readonly string[]) =>
  expect.poll(() => openPanels(page)).toEqual(labels)

const press = (page: Page, label: string, key = 'Enter') => panelButton(page, label).press(key)
const links = (page: Page, label: string) => panelContent(page, label).getByRole('link')
const focused = (page: Page) => page.locator(':focus')

test('opens one panel at a time on hover and closes it on click, leave and navigation', async ({
  visit,
}) => {
  const page = await visit('/')
  await expectOpen(page)
  for (const { label } of [...panels, ...panels]) {
    await panelButton(page, label).hover()
    await expectOpen(page, label)
  }
  // The first click after hovering does not close the panel.
  await panelButton(page, second).click()
  await expectOpen(page, second)
  await panelButton(page, second).click()
  await expectOpen(page)
  await panelButton(page, first).click()
  await expectOpen(page, first)
  await page.mouse.move(...AWAY)
  await expectOpen(page)
  await panelButton(page, first).hover()
  await page.mouse.click(5, 790)
  await expectOpen(page)
  await scrollDown(page, 900)
  for (const { label, links: targets } of panels) {
    const target = targets.at(-1)
    await panelButton(page, label).hover()
    await expectOpen(page, label)
    const link = panelContent(page, label).getByRole('link', {
      name: target?.label ?? '',
      exact: true,
    })
    await comesIntoView(link)
    await link.click()
    await waitForPage(page, target?.href ?? '')
    await page.mouse.move(...AWAY)
    await expectOpen(page)
  }
})

test('closes a panel after a delay unless the pointer returns', async ({ open }) => {
  const page = await open()
  await page.clock.install()
  await gotoPage(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const isOpen = () => panelContent(page, first).isVisible()
  for (const enter of ['hover', 'click', 'inside'] as const) {
    if (enter === 'click') await panelButton(page, first).click()
    else await panelButton(page, first).hover()
    if (enter === 'inside') await links(page, first).first().hover()
    await page.mouse.move(...AWAY)
    await page.clock.runFor(panelCloseDelayMs - 1)
    expect(await isOpen()).toBe(true)
    await links(page, first).first().hover()
    await page.clock.runFor(5 * panelCloseDelayMs)
    expect(await isOpen()).toBe(true)
    await page.mouse.move(...AWAY)
    await page.clock.runFor(panelCloseDelayMs)
    await expect.poll(isOpen).toBe(false)
  }
  // A panel opened by keyboard ignores the pointer.
  await press(page, first)
  await page.mouse.move(AWAY[0], AWAY[1] - 50)
  await page.clock.runFor(5 * panelCloseDelayMs)
  expect(await isOpen()).toBe(true)
})

test('moves keyboard focus through a panel in document order', async ({ visit }) => {
  const page = await visit('/')
  await press(page, first)
  await expectOpen(page, first)
  await press(page, first)
  await expectOpen(page)
  await press(page, first, ' ')
  const count = await links(page, first).count()
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    await hasFocus(links(page, first).nth(stop))
    await comesIntoView(focused(page))
  }
  await page.keyboard.press('Escape')
  await expectOpen(page)
  await expect.poll(() => focused(page).textContent()).toBe(first)
  await page.keyboard.press('Enter')
  for (let stop = 0; stop <= count; stop += 1) await page.keyboard.press('Tab')
  await expectOpen(page)
  await expect.poll(() => focused(page).textContent()).toBe(second)
  await page.keyboard.press('Enter')
  await expectOpen(page, second)
  await page.keyboard.press('Shift+Tab')
  await expectOpen(page)
  await press(page, second)
  await page.keyboard.press('Tab')
  const target = panels[1]?.links[0]?.href ?? ''
  await page.keyboard.press('Enter')
  await waitForPage(page, target)
  await expectOpen(page)
  await page.goBack()
  await waitForPage(page, '/')
  await expectOpen(page)
})

test('does not open a panel under a resting pointer during navigation', async ({ visit }) => {
  const page = await visit('/')
  await panelButton(page, first).hover()
  await expectOpen(page, first)
  const link = inBar(page, barLink(0))
  await link.focus()
  await expectOpen(page)
  await link.press('Enter')
  await waitForPage(page, barLink(0).href)
  // Browsers dispatch this event when an element appears under a resting pointer.
  await panelButton(page, first).dispatchEvent('pointerover', { pointerType: 'mouse' })
  await expectOpen(page)
  await page.mouse.move(0, 500)
  await panelButton(page, first).hover()
  await expectOpen(page, first)
})

test('toggles a panel on tap, also before hydration', async ({ open }) => {
  const page = await open({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  const becomeLive = await gotoBeforeHydration(page, '/')
  await panelButton(page, first).tap()
  await panelContent(page, first).waitFor()
  await becomeLive()
  await expectOpen(page, first)
  await panelButton(page, second).tap()
  await expectOpen(page, second)
  await panelButton(page, second).tap()
  await expectOpen(page)
})
