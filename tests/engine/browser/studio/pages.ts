/** Pages: found by their texts, shown in menus, and kept as drafts. */
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, read, says, textIn, there } from './studio.ts'

test('pages are found by words of their texts, with typing errors, and open at the text', async ({
  reuse,
}) => {
  const { page } = await enter(reuse, '/')
  const field = page.getByRole('searchbox', { name: 'Search pages' })
  const results = page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem')
  await field.fill('truing')
  await results.filter({ hasText: '/repairs/Truing' }).waitFor()
  await field.fill('openning presnt')
  await results.filter({ hasText: 'There is no opening at present.' }).waitFor()
  expect(await results.count()).toBe(1)
  expect(await axeViolations(page, 'body')).toEqual([])
  await results.getByRole('button').press('Enter')
  await isLive(page, 'Mend with us')
  const text = page.getByRole('textbox', { name: 'Paragraph' })
  expect(await textIn(text)).toBe('There is no opening at present.')
  await field.fill('zzzz')
  await page.getByText('No pages found.').waitFor()
  await field.fill('')
  await page.getByRole('row', { name: 'Riders', exact: true }).waitFor()
})

const ENTRY = '- { label: Jobs, to: /Jobs }\n'
const MENU = `    ${ENTRY}    - { label: Contact, to: /Contact }\n  foot:`

test('switches show a page in menus and make it a draft, with its links, in one step each', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press } = await enter(reuse, '/Jobs')
  await page.getByText('Main menu, Footer').click()
  const main = page.getByRole('switch', { name: 'Main menu' })
  await main.press('Space')
  await says(good.replace(MENU, MENU.replace(`    ${ENTRY}`, '')))
  await page.getByText('Footer', { exact: true }).first().waitFor()
  await press('Undo this change')
  await says(good)
  await expect.poll(() => main.isChecked()).toBe(true)
  // The button of the message is gone.
  await expect.poll(() => main.evaluate((one) => one === document.activeElement)).toBe(true)

  const draft = page.getByRole('switch', { name: 'Draft' })
  await draft.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Mark “Jobs” as a draft?' })
  await dialog.getByRole('listitem').nth(1).waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await dialog.getByRole('button', { name: 'Mark as draft' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const added = read().split('- path: /Jobs')[1] ?? ''
  expect(added.split('    sections:')[0]).toContain('\n    draft: true\n')
  expect(read().split(ENTRY)).toHaveLength(1)
  await page.getByRole('heading', { name: 'Jobs Draft' }).waitFor()
  await page.getByRole('row', { name: 'Jobs', exact: true }).getByText('Draft').waitFor()
  await expect.poll(() => frame.getByRole('link', { name: 'Jobs', exact: true }).count()).toBe(0)
  await expect.poll(() => draft.evaluate((one) => one === document.activeElement)).toBe(true)
  await press('Undo this change')
  await says(good)
})

test('a section is marked as a draft in the outline', async ({ reuse }) => {
  const { good } = there()
  const { page, choose, press } = await enter(reuse, '/Jobs')
  await choose('Actions: Mend with us', 'Mark as draft')
  await says(good.replace('headline: Mend with us }', 'headline: Mend with us, draft: true }'))
  await page.getByRole('region', { name: 'Sections' }).getByText('Draft').waitFor()
  await choose('Actions: Mend with us', 'Unmark as draft')
  await says(good)
  for (let step = 0; step < 2; step += 1) await press('Undo')
  await says(good)
})
