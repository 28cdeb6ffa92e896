import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { bar, panelButton, panelContent, panelOf, panels } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const { panelWidthPx, panelMaxWidthPercent } = inject('site').shell.behaviour
const [first, second] = panels

/** The labels of the panels that are open. */
async function openPanels(page: Page): Promise<string[]> {
  const open = await Promise.all(panels.map(({ label }) => panelContent(page, label).isVisible()))
  return panels.flatMap(({ label }, index) => (open[index] ? [label] : []))
}

const expectOpen = (page: Page, labels: readonly (string | undefined)[]) =>
  expect.poll(() => openPanels(page)).toEqual(labels)

const press = (page: Page, label = '', key = 'Enter') => panelButton(page, label).press(key)

test('there are several panels, all closed at first', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  expect(panels.length).toBeGreaterThan(1)
  await expectOpen(page, [])
})

test('a click opens a panel; keys open and close it', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await panelButton(page, first?.label ?? '').click()
  await expectOpen(page, [first?.label])
  await press(page, first?.label, 'Escape')
  await expectOpen(page, [])
  await press(page, first?.label)
  await expectOpen(page, [first?.label])
  await press(page, first?.label)
  await expectOpen(page, [])
  await press(page, second?.label, ' ')
  await expectOpen(page, [second?.label])
})

test('one panel at a time is open', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  for (const { label } of [...panels, ...panels]) {
    await press(page, label)
    await expectOpen(page, [label])
  }
})

test('Escape closes a panel and gives the focus back to its button', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await press(page, first?.label)
  await page.keyboard.press('Tab')
  const inside = panelOf(page, first?.label ?? '').locator('a:focus')
  expect(await inside.count()).toBe(1)
  await page.keyboard.press('Escape')
  await expectOpen(page, [])
  expect(await page.locator(':focus').textContent()).toBe(first?.label)
})

test('a press elsewhere closes a panel, and so does leaving it with the keyboard', async ({
  open,
}) => {
  const page = await open()
  await arrive(page, '/')
  await press(page, first?.label)
  await page.mouse.click(5, 790)
  await expectOpen(page, [])
  await press(page, second?.label)
  await page.locator('footer a').first().focus()
  await expectOpen(page, [])
})

test('a link in a panel leads to its page, and the panel is closed there', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  for (const { label, links } of panels) {
    const link = links.at(-1)
    await press(page, label)
    await panelOf(page, label)
      .getByRole('link', { name: link?.label ?? '', exact: true })
      .click()
    await shown(page, link?.href ?? '')
    await expectOpen(page, [])
  }
})

test.for([1600, 1280, 800])('a panel fits a window of %i px', async (width, { open }) => {
  const page = await open({ viewport: { width, height: 800 } })
  await arrive(page, '/')
  for (const { label } of panels) {
    await press(page, label)
    await expectOpen(page, [label])
    const box = await panelContent(page, label).boundingBox()
    const inner = await page.evaluate(() => document.documentElement.clientWidth)
    const expected = Math.min(panelWidthPx, (panelMaxWidthPercent / 100) * width)
    expect(box?.width).toBeCloseTo(expected, 0)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(inner)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  }
})

test('without scripts panels open, one at a time', async ({ open, troubles }) => {
  troubles.allow(/^request: csp /)
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/')
  for (const { label } of panels) {
    await panelButton(page, label).click()
    await expectOpen(page, [label])
  }
  await panelButton(page, panels.at(-1)?.label ?? '').click()
  await expectOpen(page, [])
  expect(await bar(page).isVisible()).toBe(true)
})
