/** Sections: duplicated, copied to other pages and deleted. */
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, read, says, there } from './studio.ts'

const PATH = '/Jobs'
const HEAD = '      - { type: head, headline: Mend with us }'

test('sections are duplicated, deleted and copied to another page, each undone from its message', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, press, choose } = await enter(reuse, PATH)
  const outline = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  const count = await outline.count()
  const undo = page.getByRole('button', { name: 'Undo this change' })
  await choose('Actions: Mend with us', 'Duplicate')
  await says(good.replace(HEAD, `${HEAD}\n${HEAD}`))
  await expect.poll(() => outline.count()).toBe(count + 1)
  await undo.press('Enter')
  await says(good)
  await expect.poll(() => outline.count()).toBe(count)

  await choose('Actions: Mend with us', 'Delete')
  await says(good.replace(`${HEAD}\n`, ''))
  await page.getByRole('status').getByText('Mend with us deleted.').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.className)
  await expect.poll(focused).toBe('row-button')
  await undo.press('Enter')
  await says(good)

  await choose('Actions: Mend with us', 'Copy to another page…')
  const dialog = page.getByRole('dialog', { name: 'Copy “Mend with us” to another page' })
  await dialog.getByRole('searchbox', { name: 'Search pages' }).fill('riders')
  expect(await axeViolations(page, 'body')).toEqual([])
  await dialog.getByRole('button', { name: /^Riders/ }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(read().split(`${HEAD}\n`)).toHaveLength(3)
  await press('Show')
  await isLive(page, /^Riders/)
  await page.getByRole('region', { name: 'Head', exact: true }).waitFor()
  await press('Undo')
  await says(good)
})

test('buttons between the sections of the page open the section types, and keep the focus', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press } = await enter(reuse, PATH)
  const gaps = frame.getByRole('region', { name: 'Add section' }).getByRole('button')
  await expect.poll(() => gaps.count()).toBe(4)
  const gap = frame.getByRole('button', { name: 'Add section before “Write to us”' })
  // Visible near the pointer, or with the focus.
  const opacity = () => gap.evaluate((button) => getComputedStyle(button).opacity)
  await page.mouse.move(0, 0)
  expect(await opacity()).toBe('0')
  const { x, y, width } = (await gap.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + 3 * width, y)
  await expect.poll(opacity).toBe('1')
  await gap.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add section before “Write to us”' })
  // Headers are only for the beginning of a page.
  await dialog.getByRole('button', { name: /^Steps/ }).waitFor()
  expect(await dialog.getByRole('button', { name: /^Head/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const hasFocus = () =>
    gap.evaluate((button) => button === (button.getRootNode() as ShadowRoot).activeElement)
  await expect.poll(hasFocus).toBe(true)
  await gap.press('Enter')
  await dialog.getByRole('button', { name: /^Steps/ }).press('Enter')
  await page.getByRole('region', { name: 'Steps' }).waitFor()
  await expect.poll(() => gaps.count()).toBe(5)
  const [added = ''] = read().split('      - type: words\n        id: openings')
  expect(added.trimEnd().split('\n').at(-1)).toContain('- { type: steps,')
  await press('Undo')
  await says(good)
  await page.getByRole('radio', { name: 'Preview' }).press('Enter')
  await expect.poll(() => gaps.count()).toBe(0)
})
