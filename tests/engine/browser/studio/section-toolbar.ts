/** The toolbar of a section on the page. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { enter, isUpToDate, read, says, there } from './studio.ts'

const PATH = '/Jobs'

const hasFocus = (button: Locator) =>
  expect
    .poll(() => button.evaluate((one) => one === (one.getRootNode() as ShadowRoot).activeElement))
    .toBe(true)

test('the toolbar of a section works by keyboard, keeps the focus, and gives reasons', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press } = await enter(reuse, PATH)
  const bar = (name: string) => frame.getByRole('toolbar', { name: `Section “${name}”` })
  const button = (name: string) => bar('Mend with us').getByRole('button', { name })
  await button('Edit section').focus()
  await page.keyboard.press('ArrowRight')
  await hasFocus(button('Move up'))
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('It is the first entry.').waitFor()
  expect(read()).toBe(good)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(read).not.toBe(good)
  await isUpToDate()
  await hasFocus(button('Move up'))
  await page.keyboard.press('Enter')
  await says(good)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Head', exact: true }).waitFor()
  await press('Close')
  await button('Delete').press('Enter')
  await expect.poll(() => bar('Mend with us').count()).toBe(0)
  // The focus moves to the section that takes the place.
  await hasFocus(frame.getByRole('toolbar').first().getByRole('button').first())
  await page.keyboard.press('Control+z')
  await says(good)
})

test('the toolbar appears at the pointer, follows a moved section, and covers no field', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point, undo } = await enter(reuse, PATH)
  const bar = frame.getByRole('toolbar', { name: 'Section “Mend with us”' })
  const box = async (one: Locator) => {
    const found = await one.boundingBox()
    if (!found) throw new Error('It is not visible.')
    return found
  }
  await point(frame.getByRole('heading', { level: 1 }))
  const field = frame.getByRole('textbox', { name: 'Headline' })
  await expect.poll(() => bar.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  const isApart = async () => {
    const [one, other] = [await box(bar), await box(field)]
    return one.y + one.height <= other.y || other.y + other.height <= one.y
  }
  await expect.poll(isApart).toBe(true)
  await page.keyboard.press('Escape')
  const down = bar.getByRole('button', { name: 'Move down' })
  const before = await box(down)
  await page.mouse.click(before.x + 4, before.y + 4)
  await expect.poll(read).not.toBe(good)
  await undo()
  await says(good)
})
