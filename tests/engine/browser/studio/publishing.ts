/** What is published: changes since the last time, publishing, search and replace, the site report. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  const { page, press, undo } = await enter(reuse, PATH)
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

  await jobs.getByRole('button', { name: 'Compare Jobs' }).click()
  const versions = page.getByRole('dialog', { name: 'Compare “Jobs”' })
  const versionOf = (name: string) => versions.frameLocator(`iframe[title$="${name}"]`)
  await versionOf('Published').getByRole('heading', { name: 'Mend with us' }).waitFor()
  await versionOf('Now').getByRole('heading', { name: 'Repair with us' }).waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await page.keyboard.press('Escape')

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
  await undo(2)
  await says(both)
})

test('publishing shows the command, its progress and why it failed, and can be cancelled', async ({
  reuse,
}) => {
  const folder = dirname(there().file)
  const setCommand = (code: string) =>
    rewrite(
      'publication:\n',
      `publication:\n  publishCommand: [node, -e, ${JSON.stringify(code)}, two words]\n`,
    )
  const sign = join(folder, 'fail')
  rmSync(sign, { force: true })
  setCommand(
    `setInterval(() => {
      if (!require('node:fs').existsSync(${JSON.stringify(sign)})) return
      console.error('No route to host')
      process.exit(3)
    }, 100)`,
  )
  const { page, press } = await enter(reuse, PATH)
  await press('Publish')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('list', { name: 'Command' }).getByText('two words').waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  // The command has to be confirmed once.
  const confirmation = dialog.getByRole('checkbox', { name: /^I know this command/ })
  await confirmation.check()
  await publish.click()
  await dialog.getByRole('button', { name: 'Cancel publishing' }).click()
  await dialog
    .getByRole('alert')
    .getByText(/Nothing was published/)
    .waitFor()
  await dialog.getByRole('button', { name: 'Try again…' }).click()
  await publish.waitFor()
  await expect.poll(() => confirmation.count()).toBe(0)
  await publish.click()
  await dialog.locator('li[aria-current]', { hasText: 'Upload' }).waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  writeFileSync(sign, '')
  await dialog
    .getByRole('alert')
    .getByText(/The upload failed.*exit code 3/)
    .waitFor()
  await dialog.getByText('No route to host').waitFor()
  expect(existsSync(join(folder, 'published-addresses.txt'))).toBe(false)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  const text = setCommandAgain(folder)
  await press('Publish')
  await confirmation.check()
  await publish.click()
  // Publishing goes on without the dialog.
  await page.keyboard.press('Escape')
  await page.getByText('The site is published.').waitFor()
  expect(read()).toBe(text)
  expect(existsSync(join(folder, 'uploaded'))).toBe(true)
  await press('Changes')
  await page.getByRole('region', { name: 'Changes' }).getByText('No changes.').waitFor()
})

/** Replaces the failing command by one that works. */
function setCommandAgain(folder: string): string {
  const text = read().replace(
    /\n {2}publishCommand: .*/,
    '\n  publishCommand: [cp, -r, dist, uploaded]',
  )
  writeFileSync(join(folder, 'site.yaml'), text)
  return text
}

test('search and replace changes the chosen places in one step', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, press, undo } = await enter(reuse, '/Jobs')
  await press('Search and replace')
  const panel = page.getByRole('region', { name: 'Search and replace' })
  await panel.getByRole('searchbox', { name: 'Search all texts' }).fill('write to  US')
  await panel.getByRole('textbox', { name: 'Replace with' }).fill('Mail us')
  const places = good.match(/write to us/gi)?.length ?? 0
  await panel.getByText(`${places} found`).waitFor()
  const jobs = panel.getByRole('region', { name: 'Jobs' })
  await jobs.getByRole('checkbox', { name: 'all the same.' }).uncheck()
  expect(await axeViolations(page, 'body')).toEqual([])
  await jobs.getByRole('button', { name: /^Show heading/i }).click()
  await page.getByRole('complementary').getByRole('textbox').first().waitFor()
  await panel.getByRole('button', { name: `Replace in ${places - 1} places` }).press('Enter')
  const kept = 'Write to us all the same.'
  const replaced = good
    .split(kept)
    .map((part) => part.replace(/write to us/gi, 'Mail us'))
    .join(kept)
  await says(replaced)
  await frame.getByRole('heading', { name: 'Mail us' }).waitFor()
  await panel.getByText('1 found').waitFor()
  await undo()
  await says(good)

  // Variables and addresses are no texts; case and whole words narrow the search.
  const search = panel.getByRole('searchbox')
  await search.fill('contactEmail')
  await panel.getByText('Not found').waitFor()
  await search.fill('epair')
  await panel.getByText(/found$/).waitFor()
  await panel.getByRole('checkbox', { name: 'Whole words' }).check()
  await panel.getByText('Not found').waitFor()
})

test('the site report leads to each place, and applies unambiguous fixes', async ({ reuse }) => {
  const { page, press } = await enter(reuse, '/Jobs')
  await press('Site report')
  const panel = page.getByRole('region', { name: 'Site report' })
  const links = panel.getByRole('region', { name: 'Flagged links' })
  await links.getByRole('listitem').first().waitFor()
  rewrite('alt: A wheel without a tyre', 'alt: Image of a wheel without a tyre')
  rewrite(
    '    title: Jobs\n',
    `    title: Jobs for people who mend bicycles in Bergen and in the hills around it\n`,
  )
  const images = panel.getByRole('region', { name: 'Alternative texts' })
  const weak = images.getByRole('listitem').filter({ hasText: 'Image of a wheel' }).first()
  await weak.waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  const titles = panel.getByRole('region', { name: 'Titles and descriptions' })
  await titles.getByRole('button', { name: /^Show/ }).first().click()
  await page
    .getByRole('complementary')
    .getByRole('textbox', { name: /Title|Description/ })
    .first()
    .waitFor()
  await weak.getByRole('button', { name: /^Fix/ }).click()
  await expect.poll(read).toContain('alt: A wheel without a tyre')
})
