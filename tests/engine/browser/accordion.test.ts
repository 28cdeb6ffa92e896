import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { gotoBeforeHydration, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const findOpenItems = async (items: readonly Locator[]): Promise<number[]> => {
  const visible = await Promise.all(items.map((one) => one.locator('summary + *').isVisible()))
  return visible.flatMap((isVisible, index) => (isVisible ? [index] : []))
}

const turned = (item: Locator | undefined) =>
  item
    ?.locator('summary')
    .evaluate((it) => Number.parseFloat(getComputedStyle(it, '::after').rotate) || 0)

test('opens at most one accordion item, also before hydration', async ({ reuse }) => {
  const page = await reuse()
  const becomeLive = await gotoBeforeHydration(page, example.pageWith('accordion').path)
  const items = (await page.locator('main details[name]').all()).slice(0, 2)
  const [first, second] = items
  const closed = await turned(first)
  await second?.locator('summary').click()
  await becomeLive()
  expect(await findOpenItems(items)).toEqual([1])
  await first?.locator('summary').press('Enter')
  expect(await findOpenItems(items)).toEqual([0])
  await expect.poll(() => turned(first)).not.toBe(closed)
  await first?.locator('summary').press(' ')
  expect(await findOpenItems(items)).toEqual([])
  await expect.poll(() => turned(first)).toBe(closed)
})
