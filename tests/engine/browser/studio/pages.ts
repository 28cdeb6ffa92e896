/** Pages: found by their texts, shown in menus, and kept as drafts. */
import { expect } from 'vitest'
import { hasFocus, exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { arriveInStudio, enter, isLive, read, says, textIn, there } from './studio.ts'

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
  await expect.poll(() => results.count()).toBe(1)
  expect(await axeViolations(page, 'body')).toEqual([])
  await results.getByRole('button').press('Enter')
  await isLive(page, 'Mend with us')
  const text = page.getByRole('textbox', { name: 'Paragraph' })
  await expect.poll(() => textIn(text)).toBe('There is no opening at present.')
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
  await hasFocus(main)

  const draft = page.getByRole('switch', { name: 'Draft' })
  await draft.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Mark “Jobs” as a draft?' })
  await dialog.getByRole('listitem').nth(1).waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await dialog.getByRole('button', { name: 'Mark as draft' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(read).not.toBe(good)
  const added = read().split('- path: /Jobs')[1] ?? ''
  expect(added.split('    sections:')[0]).toContain('\n    draft: true\n')
  expect(read().split(ENTRY)).toHaveLength(1)
  await page.getByRole('heading', { name: 'Jobs Draft' }).waitFor()
  await page.getByRole('row', { name: 'Jobs', exact: true }).getByText('Draft').waitFor()
  await expect.poll(() => frame.getByRole('link', { name: 'Jobs', exact: true }).count()).toBe(0)
  await hasFocus(draft)
  await press('Undo this change')
  await says(good)
})

test('a section is marked as a draft in the outline', async ({ reuse }) => {
  const { good } = there()
  const { page, choose, undo } = await enter(reuse, '/Jobs')
  await choose('Actions: Mend with us', 'Mark as draft')
  await says(good.replace('headline: Mend with us }', 'headline: Mend with us, draft: true }'))
  await page.getByRole('region', { name: 'Sections' }).getByText('Draft').waitFor()
  await choose('Actions: Mend with us', 'Unmark as draft')
  await says(good)
  await undo(2)
  await says(good)
})

test('the studio shows the page selected last when an earlier page loads later', async ({
  reuse,
}) => {
  const { url } = there()
  const page = await reuse({ baseURL: url })
  // Start on a page that is not selected below, so that its heading proves navigation.
  const { frame } = await arriveInStudio(page, '/Contact')
  const chosen = page.locator('.pages [aria-selected=true]')
  const openPage = (name: string) => page.getByRole('row', { name, exact: true }).press('Enter')
  let letCome = () => {}
  let coming = Promise.resolve()
  await page.route(/\/Riders$/, (route) => coming.then(() => route.continue()))
  const riders = () => page.waitForRequest(/\/Riders$/)
  const choose = async () => {
    coming = new Promise((resolve) => {
      letCome = resolve
    })
    const asked = riders()
    await openPage('Riders')
    await asked
  }
  await choose()
  const again = page.waitForRequest(/\/Jobs$/)
  await openPage('Jobs')
  await again
  letCome()
  await isLive(page, 'Mend with us')
  await expect.poll(() => chosen.textContent()).toContain('/Jobs')

  // The previous page reloads itself meanwhile.
  await choose()
  const askedAgain = riders()
  await frame.locator('html').evaluate(() => location.reload())
  await askedAgain
  letCome()
  await isLive(page, /^Riders/)
  await expect.poll(() => chosen.textContent()).toContain('/Riders')
})
