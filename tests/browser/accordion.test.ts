import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageWith } from './parts.ts'
import { arrive, live, test } from './visitor.ts'

const { path } = pageWith('accordion')

/** The items of the first accordion of a page; all items of one accordion have one name. */
async function itemsOf(page: Page): Promise<Locator[]> {
  const group = await page.locator('main details[name]').first().getAttribute('name')
  const items = await page.locator(`main details[name="${group}"]`).all()
  expect(items.length).toBeGreaterThan(1)
  return items
}

/** Which items are open: what they hold can be seen. */
const openOf = async (items: readonly Locator[]): Promise<number[]> => {
  const visible = await Promise.all(items.map((one) => one.locator('summary + *').isVisible()))
  return visible.flatMap((isVisible, index) => (isVisible ? [index] : []))
}

const scripts: readonly (readonly [name: string, javaScriptEnabled: boolean])[] = [
  ['with scripts', true],
  ['without scripts', false],
]

test.for(scripts)('one item at a time is open, or none, %s', async ([, enabled], { open }) => {
  const page = await open({ javaScriptEnabled: enabled })
  await (enabled ? arrive(page, path) : page.goto(path))
  const items = await itemsOf(page)
  const click = (index: number) => items[index]?.locator('summary').click()
  expect(await openOf(items)).toEqual([])
  await click(1)
  expect(await openOf(items)).toEqual([1])
  await click(0)
  expect(await openOf(items)).toEqual([0])
  await click(0)
  expect(await openOf(items)).toEqual([])
})

test('the sign of an item turns as the item opens, and back', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  const [item] = await itemsOf(page)
  const summary = item?.locator('summary')
  // Where nothing turns it, `none` stands for no degrees.
  const degrees = () =>
    summary?.evaluate((it) => Number.parseFloat(getComputedStyle(it, '::after').rotate) || 0)
  const closed = await degrees()
  expect(closed).toEqual(expect.any(Number))
  await summary?.click()
  expect(await degrees()).not.toBe(closed)
  await summary?.click()
  expect(await degrees()).toBe(closed)
})

test('an item that was opened before the application ran stays open', async ({ open }) => {
  const page = await open()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/main-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const items = await itemsOf(page)
  await items[1]?.locator('summary').click()
  release()
  await live(page)
  expect(await openOf(items)).toEqual([1])
})

test('items open with the keyboard', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  const items = await itemsOf(page)
  await items[1]?.locator('summary').press('Enter')
  expect(await openOf(items)).toEqual([1])
  await items[1]?.locator('summary').press(' ')
  expect(await openOf(items)).toEqual([])
})
