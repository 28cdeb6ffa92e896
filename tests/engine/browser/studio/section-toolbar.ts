import { appendFileSync } from 'node:fs'
/** The toolbar of a section on the page. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { enter, read, says, there } from './studio.ts'

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
  appendFileSync('/tmp/st/steps.txt', 'S1\n')
  await page.keyboard.press('ArrowRight')
  appendFileSync('/tmp/st/steps.txt', 'S2\n')
  await hasFocus(button('Move up'))
  appendFileSync('/tmp/st/steps.txt', 'S3\n')
  await page.keyboard.press('Enter')
  appendFileSync('/tmp/st/steps.txt', 'S4\n')
  await page.getByRole('status').getByText('It is the first entry.').waitFor()
  appendFileSync('/tmp/st/steps.txt', 'S5\n')
  expect(read()).toBe(good)
  await page.keyboard.press('Alt+ArrowDown')
  appendFileSync('/tmp/st/steps.txt', 'S6\n')
  await expect.poll(read).not.toBe(good)
  appendFileSync('/tmp/st/steps.txt', 'S7\n')
  await hasFocus(button('Move up'))
  appendFileSync('/tmp/st/steps.txt', 'S8\n')
  await page.keyboard.press('Enter')
  appendFileSync('/tmp/st/steps.txt', 'S9\n')
  await says(good)
  appendFileSync('/tmp/st/steps.txt', 'S10\n')
  await page.keyboard.press('Home')
  appendFileSync('/tmp/st/steps.txt', 'S11\n')
  await page.keyboard.press('Enter')
  appendFileSync('/tmp/st/steps.txt', 'S12\n')
  await page.getByRole('region', { name: 'Head', exact: true }).waitFor()
  appendFileSync('/tmp/st/steps.txt', 'S13\n')
  await press('Close')
  appendFileSync('/tmp/st/steps.txt', 'S14\n')
  await button('Delete').press('Enter')
  appendFileSync('/tmp/st/steps.txt', 'S15\n')
  await expect.poll(() => bar('Mend with us').count()).toBe(0)
  appendFileSync('/tmp/st/steps.txt', 'S16\n')
  // The focus moves to the section that takes the place.
  await hasFocus(frame.getByRole('toolbar').first().getByRole('button').first())
  appendFileSync('/tmp/st/steps.txt', 'S17\n')
  await page.keyboard.press('Control+z')
  appendFileSync('/tmp/st/steps.txt', 'S18\n')
  await says(good)
  appendFileSync('/tmp/st/steps.txt', 'S19\n')
})

test('the toolbar appears at the pointer, follows a moved section, and covers no field', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point, press } = await enter(reuse, PATH)
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
  await press('Undo')
  await says(good)
})
