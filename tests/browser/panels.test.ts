import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { bar, barLink, inBar, panelButton, panelContent, panels } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const { panelWidthPx, panelMaxWidthPercent, panelCloseDelayMs } = inject('site').shell.behaviour
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
  const inside = panelContent(page, first?.label ?? '').locator('a:focus')
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
    await panelContent(page, label)
      .getByRole('link', { name: link?.label ?? '', exact: true })
      .click()
    await shown(page, link?.href ?? '')
    await expectOpen(page, [])
  }
})

test('the button of a panel says whether it is open', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  for (const { label } of panels) {
    const expanded = () =>
      bar(page)
        .getByRole('button', { name: label, exact: true })
        .evaluate((button) => button.ariaExpanded)
    expect(await expanded()).toBe('false')
    await press(page, label)
    await expect.poll(expanded).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(expanded).toBe('false')
  }
})

test('the pointer opens a panel, and a click then leaves it open', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await panelButton(page, first?.label ?? '').hover()
  await expectOpen(page, [first?.label])
  await panelButton(page, first?.label ?? '').click()
  await expectOpen(page, [first?.label])
  await panelButton(page, first?.label ?? '').click()
  await expectOpen(page, [])
})

test('the pointer moves on to another panel', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  for (const { label } of [...panels, ...panels]) {
    await panelButton(page, label).hover()
    await expectOpen(page, [label])
  }
  await page.waitForTimeout(2 * panelCloseDelayMs)
  await expectOpen(page, [second?.label])
})

test('a panel does not open for a pointer that rests while pages change', async ({ open }) => {
  const page = await open({ reducedMotion: 'no-preference' })
  await arrive(page, '/')
  const link = inBar(page, barLink(0))
  await panelButton(page, first?.label ?? '').hover()
  await expectOpen(page, [first?.label])
  await link.focus()
  await expectOpen(page, [])
  const entered = page
    .locator('header')
    .evaluate(
      (header) =>
        new Promise((resolve) => header.addEventListener('pointerover', resolve, { once: true })),
    )
  await link.press('Enter')
  await shown(page, barLink(0).href)
  await entered
  expect(await openPanels(page)).toEqual([])
})

/** Where no panel is, but the pointer may rest. */
const AWAY = [640, 780] as const

test('a panel closes so long after the pointer has left it, however it was opened', async ({
  open,
}) => {
  const page = await open()
  await page.clock.install()
  await arrive(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const label = first?.label ?? ''
  for (const enter of ['hover', 'click', 'inside'] as const) {
    if (enter === 'click') await panelButton(page, label).click()
    else await panelButton(page, label).hover()
    if (enter === 'inside') await panelContent(page, label).getByRole('link').first().hover()
    await page.mouse.move(...AWAY)
    await page.clock.runFor(panelCloseDelayMs - 1)
    expect(await openPanels(page)).toEqual([label])
    await page.clock.runFor(1)
    expect(await openPanels(page)).toEqual([])
  }
})

test('a panel stays open for a pointer that comes back in time', async ({ open }) => {
  const page = await open()
  await page.clock.install()
  await arrive(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const label = first?.label ?? ''
  await panelButton(page, label).hover()
  for (let time = 0; time < 3; time += 1) {
    await page.mouse.move(...AWAY)
    await page.clock.runFor(panelCloseDelayMs - 1)
    await panelContent(page, label).getByRole('link').nth(time).hover()
    await page.clock.runFor(5 * panelCloseDelayMs)
    expect(await openPanels(page)).toEqual([label])
  }
})

test('a panel opened with keys stays, wherever the pointer is', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await page.mouse.move(...AWAY)
  await press(page, first?.label)
  await page.mouse.move(AWAY[0], AWAY[1] - 50)
  await page.waitForTimeout(2 * panelCloseDelayMs)
  await expectOpen(page, [first?.label])
})

test('a finger opens and closes a panel', async ({ open }) => {
  const page = await open({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  await arrive(page, '/')
  for (const { label } of panels) {
    await panelButton(page, label).tap()
    await page.waitForTimeout(2 * panelCloseDelayMs)
    await expectOpen(page, [label])
  }
  await panelButton(page, panels.at(-1)?.label ?? '').tap()
  await expectOpen(page, [])
})

test('a panel is left with Tab in the order of the page', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await panelButton(page, first?.label ?? '').focus()
  await page.keyboard.press('Enter')
  const inside = await panelContent(page, first?.label ?? '')
    .getByRole('link')
    .count()
  for (let stop = 0; stop < inside; stop += 1) await page.keyboard.press('Tab')
  await expectOpen(page, [first?.label])
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe(second?.label)
  await expectOpen(page, [])
})

test('a window that becomes narrow closes a panel', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await press(page, first?.label)
  await page.setViewportSize({ width: 400, height: 800 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectOpen(page, [])
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

test('without scripts panels open, one at a time', async ({ open }) => {
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
