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
