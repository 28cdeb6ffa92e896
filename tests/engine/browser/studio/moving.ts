/** Sections and list entries are moved with the mouse and by keys, and everything is reachable in small windows. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus, exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isUpToDate, read, says, there } from './studio.ts'

const ROWS = '.outline > li'
const ENTRIES = '.form .items > li'

/** Drags an item by its handle with the mouse to the upper or lower edge of another one. */
async function drag(page: Page, item: Locator, to: Locator, edge: 'top' | 'bottom') {
  const handle = item.locator('.handle').first()
  await to.scrollIntoViewIfNeeded()
  await handle.scrollIntoViewIfNeeded()
  const [from, box] = [await handle.boundingBox(), await to.boundingBox()]
  if (!from || !box) throw new Error('The items are not visible together.')
  const x = from.x + from.width / 2
  const y = edge === 'top' ? box.y + 4 : box.y + box.height - 4
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, (from.y + y) / 2, { steps: 6 })
  await page.mouse.move(x, y, { steps: 6 })
  await page.locator('[data-drop]').waitFor()
  await page.mouse.up()
  await page.locator('[data-drop]').waitFor({ state: 'detached' })
}

const order = (...words: readonly string[]): number[] => {
  const text = read()
  return words.map((word) => text.indexOf(word))
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))

/** Waits until the file has these words in this order, and the studio shows them. */
async function hasOrder(...words: readonly string[]): Promise<void> {
  await expect.poll(() => isAscending(order(...words))).toBe(true)
  await isUpToDate()
}

test('sections are dragged with the mouse and moved by keys, each with undo', async ({ reuse }) => {
  const { good } = there()
  const { page, undo } = await enter(reuse, '/Jobs')
  const row = (name: string) => page.locator(ROWS).filter({ hasText: name })
  const isMoved = () => hasOrder('heading: Why here', 'heading: Write to us')
  const moveBack = async () => {
    await undo()
    await says(good)
  }
  await drag(page, row('Why here'), row('Write to us'), 'top')
  await isMoved()
  await moveBack()
  await drag(page, row('Write to us'), row('Why here'), 'bottom')
  await isMoved()
  await moveBack()

  const button = row('Write to us').locator('.row-button')
  await button.press('Alt+ArrowDown')
  await isMoved()
  // The section keeps the focus, so that the key can be pressed again.
  await hasFocus(button)
  await page.keyboard.press('Alt+ArrowUp')
  await says(good)
  await undo()
  await isMoved()
  await moveBack()
})

test('entries of a list are dragged with the mouse, with undo', async ({ reuse }) => {
  const { good } = there()
  const { page, undo } = await enter(reuse, '/')
  await page.locator(ROWS).filter({ hasText: 'What we do' }).locator('.row-button').click()
  const entry = (name: string) =>
    page.locator(ENTRIES).filter({ has: page.locator('summary', { hasText: name }) })
  const [first, second, third] = ['title: Truing', 'title: Long tails', 'title: Riders,']
  await entry('Riders').waitFor()
  await drag(page, entry('Riders'), entry('Truing'), 'top')
  await hasOrder(third, first, second)
  await expect.poll(() => page.locator(ENTRIES).first().innerText()).toContain('Riders')
  await undo()
  await says(good)
  await expect.poll(() => page.locator(ENTRIES).first().innerText()).toContain('Truing')
  await drag(page, entry('Truing'), entry('Riders'), 'bottom')
  await hasOrder(second, third, first)
  await undo()
  await says(good)
})

/** Controls that are cut off at the sides, or below where nothing scrolls. */
const findUnreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true
      return document.documentElement.scrollHeight > innerHeight
    }
    const controls = document.querySelectorAll(
      'button, input, select, textarea, summary, [role=textbox], [role=row]',
    )
    return [...controls].flatMap((one) => {
      const { left, right, bottom, width } = one.getBoundingClientRect()
      if (width < 2 || !one.checkVisibility({ visibilityProperty: true })) return []
      const isCut = left < -1 || right > innerWidth + 1
      const isBelow = bottom > innerHeight + 1 && !scrolls(one)
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      return isCut || isBelow ? [`${name.trim().slice(0, 40)}: ${left}, ${right}, ${bottom}`] : []
    })
  })

const WINDOWS = [
  // A window of 1280 × 800 at 200 %.
  { width: 640, height: 400 },
  { width: 390, height: 844 },
]

for (const viewport of WINDOWS)
  test(`everything is reachable in a window of ${viewport.width} pixels`, async ({ open }) => {
    const { good, url } = there()
    const { page, frame, point, press, form } = await enter(
      () => open({ baseURL: url, viewport }),
      '/Jobs',
    )
    const isReachable = async () => {
      await expect.poll(() => findUnreachable(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
    await isReachable()
    await point(frame.getByText('Write to us all the same.'))
    await frame.getByRole('textbox', { name: 'Paragraph' }).waitFor()
    await isReachable()
    await page.keyboard.press('Escape')
    await press('Pages')
    const pages = page.getByRole('dialog', { name: 'Pages' })
    await pages.getByRole('row', { name: 'Jobs', exact: true }).waitFor()
    await isReachable()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).press('Enter')
    await form('Settings')
    await isReachable()
    await press('Close')
    for (const tool of ['Search and replace', 'Site report', 'Changes']) {
      await press(tool)
      await page.getByRole('dialog', { name: tool }).waitFor()
      await isReachable()
      await page.keyboard.press('Escape')
    }
    await press('Source')
    await page.locator('.cm-content').waitFor()
    await isReachable()
    await press('Close source')
    await press('Publish')
    await page.getByRole('dialog', { name: 'Publish' }).waitFor()
    await isReachable()
    expect(await axeViolations(page, 'body')).toEqual([])
    await page.keyboard.press('Escape')
    expect(read()).toBe(good)
  })
