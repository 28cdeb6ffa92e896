import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { example } from './parts.ts'
import { arriveEarly, isSeen, exampleTest as test } from './visitor.ts'

const { path } = example.pageWith('accordion')

/** The items of the first accordion of a page; all items of one accordion have one name. */
async function itemsOf(page: Page): Promise<Locator[]> {
  const group = await page.locator('main details[name]').first().getAttribute('name')
  return page.locator(`main details[name="${group}"]`).all()
}

/** Which items are open: what they hold can be seen. */
const openOf = async (items: readonly Locator[]): Promise<number[]> => {
  const visible = await Promise.all(items.map((one) => one.locator('summary + *').isVisible()))
  return visible.flatMap((isVisible, index) => (isVisible ? [index] : []))
}

/** How far the sign of an item is turned. Where nothing turns it, `none` stands for no degrees. */
const turned = (item: Locator | undefined) =>
  item
    ?.locator('summary')
    .evaluate((it) => Number.parseFloat(getComputedStyle(it, '::after').rotate) || 0)

test('one item at a time is open, or none, from before the page is live on', async ({ open }) => {
  const page = await open()
  const becomeLive = await arriveEarly(page, path)
  const items = await itemsOf(page)
  expect(items.length).toBeGreaterThan(1)
  const [first, second] = items
  const closed = await turned(first)
  await second?.locator('summary').click()
  await becomeLive()
  expect(await openOf(items)).toEqual([1])
  await first?.locator('summary').click()
  expect(await openOf(items)).toEqual([0])
  await expect.poll(() => isSeen(page.locator('main details[open] summary + *').first())).toBe(true)
  await expect.poll(() => turned(first)).not.toBe(closed)
  await first?.locator('summary').click()
  expect(await openOf(items)).toEqual([])
  await expect.poll(() => turned(first)).toBe(closed)
  await second?.locator('summary').press('Enter')
  expect(await openOf(items)).toEqual([1])
  await second?.locator('summary').press(' ')
  expect(await openOf(items)).toEqual([])
})
