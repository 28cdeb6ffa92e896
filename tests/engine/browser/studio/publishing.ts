/** What is published: changes since the last time, publishing, search and replace, the site report. */
import { dirname } from 'node:path'
import { expect } from 'vitest'
import { storePublishedText } from '../../../../src/publication/published-text.ts'
import { exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, isLive, read, rewrite, says, there } from './studio.ts'

const PATH = '/Contact'

test('changes since the last publication are listed by page, shown and reverted one by one', async ({
  reuse,
}) => {
  const { good, file } = there()
  storePublishedText({ siteDir: dirname(file), siteFile: file }, good)
  const { page, press } = await enter(reuse, PATH)
  await press('Changes')
  const panel = page.getByRole('region', { name: 'Changes' })
  await panel.getByText('No changes.').waitFor()
  rewrite('headline: Mend with us', 'headline: Repair with us')
  rewrite('headquarters: Bergen', 'headquarters: Voss')
  const both = rewrite(', Write to us all the same.', '')
  const jobs = panel.getByRole('region', { name: 'Jobs' })
  await jobs.getByText('Headline “Mend with us” is now “Repair with us”').waitFor()
  await jobs.getByText('Paragraph “Write to us all the same.” deleted').waitFor()
  await panel
    .getByRole('region', { name: 'Whole site' })
    .getByText('Headquarters “Bergen” is now “Voss”')
    .waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])

  await jobs.getByRole('button', { name: /^Show: Headline/ }).click()
  await isLive(page, 'Repair with us')
  await page.getByRole('complementary').getByRole('textbox', { name: 'Headline' }).waitFor()
  await jobs.getByRole('button', { name: /^Revert: Headline/ }).click()
  const reverted = both.replace('Repair with us', 'Mend with us')
  await says(reverted)
  await panel.getByText('Headline “Mend with us” is now').waitFor({ state: 'detached' })
  await jobs.getByRole('button', { name: /^Revert: Paragraph/ }).click()
  await says(reverted.replace('at present.]', 'at present., Write to us all the same.]'))
  await jobs.waitFor({ state: 'detached' })
  await press('Undo')
  await press('Undo')
  await says(both)
  expect(read()).toBe(both)
})
