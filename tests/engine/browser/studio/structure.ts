/** Sections, list entries and pages: moved, pasted, added and deleted. */
import { expect } from 'vitest'
import { hasFocus, exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, paste, read, rewrite, says, textIn, there } from './studio.ts'

const PATH = '/Jobs'
const [FIRST, SECOND] = ['There is no opening at present.', 'Write to us all the same.']

test('Alt+Up and buttons move entries, and keep selection, focus and scroll position', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press, point, undo } = await enter(reuse, PATH)
  const swapped = good.replace(`${FIRST}, ${SECOND}`, `${SECOND}, ${FIRST}`)
  await point(frame.getByText(SECOND))
  const field = frame.getByRole('textbox', { name: 'Paragraph' })
  const scrolled = () => frame.locator('html').evaluate((html) => html.scrollTop)
  const before = await scrolled()
  await field.press('Alt+ArrowUp')
  await says(swapped)
  await page.getByRole('group', { name: 'Paragraph 1 of 2' }).waitFor()
  await hasFocus(field)
  await expect.poll(() => textIn(field)).toBe(SECOND)
  await expect.poll(scrolled).toBe(before)
  // The first entry cannot move up: the button tells why.
  const up = page.getByRole('button', { name: 'Move up', exact: true }).first()
  await up.press('Enter')
  await page.getByRole('status').getByText('It is the first entry.').waitFor()
  await page.getByRole('button', { name: 'Move down' }).first().press('Enter')
  await says(good)
  await press('Close')

  await undo(2)
  await says(good)
})

test('pasted paragraphs become entries, and a suggested value is a button', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, press, point, undo } = await enter(reuse, PATH)
  await point(frame.getByText(FIRST))
  const field = frame.getByRole('textbox', { name: 'Paragraph' })
  await field.press('End')
  await paste(field, ' Not yet.\n\nAsk in spring.')
  await says(good.replace(FIRST, `${FIRST} Not yet., Ask in spring.`))
  await frame.getByText('Ask in spring.').waitFor()
  await undo()
  await says(good)

  await page.locator('.texts li button', { hasText: 'Riders' }).first().press('Enter')
  const target = page.getByRole('combobox', { name: 'Page', exact: true })
  await target.fill('/Rider')
  await target.press('Enter')
  expect(await axeViolations(page, 'body')).toEqual([])
  await press('Use “/Riders”')
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await expect.poll(() => target.inputValue()).toBe('/Riders')
  expect(read()).toBe(good)
})

test('text is restored after another program deleted its place', async ({ reuse, failures }) => {
  failures.ignore(/409/)
  const { good } = there()
  const { page, frame, press, point, undo } = await enter(reuse, PATH)
  await point(frame.getByText(SECOND))
  await frame.getByRole('textbox', { name: 'Paragraph' }).fill('MY WORDS')
  rewrite(`, ${SECOND}`, '')
  await press('1 unsaved')
  await press('Restore')
  await says(good.replace(SECOND, 'MY WORDS'))
  await page.getByRole('button', { name: /unsaved/ }).waitFor({ state: 'detached' })
  await undo()
  await says(good.replace(`, ${SECOND}`, ''))
})

test('a blank page has a heading only, and deleting a page decides about each link', async ({
  reuse,
  failures,
}) => {
  // The frame may request a deleted page before it navigates away.
  failures.ignore(/404/)
  const { good } = there()
  const { page, press, choose, undo } = await enter(reuse, '/repairs/Truing')
  await press('Add page')
  const dialog = page.getByRole('dialog', { name: 'Add page' })
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await hasFocus(title)
  await page.keyboard.type('Brakes & gears')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await expect.poll(() => address.inputValue()).toBe('/repairs/Brakes-And-Gears')
  expect(await axeViolations(page, 'body')).toEqual([])
  await page.keyboard.press('Enter')
  await isLive(page, 'Brakes & gears')
  const added = read().split('- path: /repairs/Brakes-And-Gears')[1] ?? ''
  // Beside its siblings, before the pages that follow them.
  expect(added.split('\n  - path:').length).toBeGreaterThan(1)
  expect(added.split('\n  - path:')[0]?.trim().split('\n')).toHaveLength(5)
  await undo()
  await says(good)

  await page.getByRole('row', { name: 'Riders', exact: true }).press('Enter')
  await isLive(page, /^Riders/)
  await choose('Page actions', 'Delete page…')
  const remove = page.getByRole('dialog', { name: /^Delete “/ })
  const links = remove.getByRole('listitem')
  await links.first().waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await press('Delete page')
  await remove.getByText(/^Choose what to do with/).waitFor()
  expect(read()).toBe(good)
  await remove.getByLabel('Redirect to').selectOption('Contact')
  await links.filter({ hasText: 'Menus' }).getByRole('combobox').selectOption('Remove this entry')
  await press('Delete page')
  await remove.waitFor({ state: 'detached' })
  await expect.poll(read).not.toContain('/Riders }')
  expect(read()).not.toContain('label: Riders, to: /Riders')
  expect(read()).toContain('{ label: Riders, to: /Contact }')
  await undo()
  await says(good)
})
