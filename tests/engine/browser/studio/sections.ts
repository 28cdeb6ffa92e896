/** Sections: duplicated, copied to other pages and deleted. */
import { expect } from 'vitest'
import { hasFocus, exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import {
  enter,
  fieldIn,
  isLive,
  isShown,
  read,
  replaceText,
  rewrite,
  says,
  there,
} from './studio.ts'

const PATH = '/Jobs'
const HEADLINE = 'Mend with us'
const HEAD = `      - { type: head, headline: ${HEADLINE} }`

test('sections are duplicated, deleted and copied to another page, each undone from its message', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, press, choose, undo } = await enter(reuse, PATH)
  const outline = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  const count = await outline.count()
  await choose('Actions: Mend with us', 'Duplicate')
  await says(good.replace(HEAD, `${HEAD}\n${HEAD}`))
  await expect.poll(() => outline.count()).toBe(count + 1)
  await press('Undo this change')
  await says(good)
  await expect.poll(() => outline.count()).toBe(count)

  await choose('Actions: Mend with us', 'Delete')
  await says(good.replace(`${HEAD}\n`, ''))
  await page.getByRole('status').getByText('Mend with us deleted.').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.className)
  await expect.poll(focused).toBe('row-button')
  await press('Undo this change')
  await says(good)

  await choose('Actions: Mend with us', 'Copy to another page…')
  const dialog = page.getByRole('dialog', { name: 'Copy “Mend with us” to another page' })
  await dialog.getByRole('searchbox', { name: 'Search pages' }).fill('riders')
  expect(await axeViolations(page, 'body')).toEqual([])
  await dialog.getByRole('button', { name: /^Riders/ }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => read().split(`${HEAD}\n`)).toHaveLength(3)
  await press('Show')
  await isLive(page, /^Riders/)
  await page.getByRole('region', { name: 'Head', exact: true }).waitFor()
  await undo()
  await says(good)
})

test('buttons between the sections of the page open the section types, and keep the focus', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, undo } = await enter(reuse, PATH)
  const gaps = frame.getByRole('region', { name: 'Add section' }).getByRole('button')
  await expect.poll(() => gaps.count()).toBe(4)
  const gap = frame.getByRole('button', { name: 'Add section before “Write to us”' })
  // Visible near the pointer, or with the focus.
  const opacity = () => gap.evaluate((button) => getComputedStyle(button).opacity)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe('0')
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
  await undo()
  await says(good)
  await page.getByRole('radio', { name: 'Preview' }).press('Enter')
  await expect.poll(() => gaps.count()).toBe(0)
})

test('removing a new section selects nothing, and undo works after other programs changed the file', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, press, choose, point, heading, undo } = await enter(reuse, PATH)
  await point(heading(HEADLINE))
  await choose('Actions: Section 1', 'Add section after')
  await page.getByRole('dialog').getByRole('button', { name: 'Steps' }).press('Enter')
  const title = page.getByRole('textbox', { name: 'Heading' })
  await title.fill('Three ways')
  await title.press('Enter')
  await frame.getByRole('heading', { name: 'Three ways' }).waitFor()
  await page.locator('.form').waitFor()
  await point(frame.getByRole('heading', { name: 'Three ways' }))
  await choose('Actions: Section 2', 'Delete')
  await frame.getByRole('heading', { name: 'Three ways' }).waitFor({ state: 'detached' })
  await page.getByRole('searchbox', { name: 'Texts of this page' }).waitFor()
  expect(await page.locator('.form').count()).toBe(0)
  await says(good)
  await undo(3)
  await says(good)

  await point(heading(HEADLINE))
  await replaceText(fieldIn(frame, 'Headline'), 'Mine')
  await fieldIn(frame, 'Headline').press('Enter')
  await says(good.replace(HEADLINE, 'Mine'))
  await heading('Mine').waitFor()
  const other = rewrite('There is no opening at present', 'Changed elsewhere')
  await isShown(frame, 'Changed elsewhere')
  await undo()
  await says(other.replace('headline: Mine', `headline: ${HEADLINE}`))

  // A conflicting step is skipped with a message.
  await heading(HEADLINE).waitFor()
  await press('Redo')
  await heading('Mine').waitFor()
  rewrite('headline: Mine', 'headline: Mine and theirs')
  await heading('Mine and theirs').waitFor()
  await undo()
  await page.getByRole('status').getByText('Could not undo the last step').waitFor()
})

test('adding a section and moving its entries can be undone', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, heading, ...actions } = await enter(reuse, PATH)
  const { press, choose, point, form, focused, undo } = actions
  await press('Page settings')
  await form('Page')
  await press('Add section…')
  const types = page.getByRole('dialog', { name: 'Add section at the end of the page' })
  const look = types.getByRole('listitem').filter({ hasText: 'Steps' }).frameLocator('iframe')
  await look.getByRole('heading', { level: 1 }).waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await types.getByRole('button', { name: 'Steps' }).press('Enter')
  await form('Steps')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Three ways')
  await page.getByRole('textbox', { name: 'Heading' }).press('Enter')
  await frame.getByRole('heading', { name: 'Three ways' }).waitFor()
  const added = `      - type: steps
        heading: "Three ways"
        steps:
          - title: "[TITLE]"
`
  const behind = (text: string) =>
    good.replace('{ title: Hills, text: They go down as well. }]\n', (entry) => entry + text)
  await says(behind(added))
  await press('Add: Step')
  const second = page.getByRole('textbox', { name: 'Title' })
  await hasFocus(second)
  await second.fill('Later')
  await second.press('Enter')
  await says(behind(`${added}          - title: "Later"\n`))
  await choose('Actions: Step 2', 'Move up')
  await says(behind(added.replace('- title', '- title: "Later"\n          - title')))
  await focused('Actions: Step 1')
  expect(await axeViolations(page, 'body')).toEqual([])
  await undo(5)
  await says(good)

  // The form of a removed section closes.
  await page.getByRole('region', { name: 'Steps', exact: true }).waitFor({ state: 'detached' })

  // With the mouse: insert before the section of a text.
  await point(heading('Mend with us'))
  await choose('Actions: Section 1', 'Add section before')
  const first = page.getByRole('dialog', { name: 'Add section before “Mend with us”' })
  await first.getByRole('listitem').filter({ hasText: 'Steps' }).click()
  await form('Steps')
  await frame.getByRole('heading', { level: 1, name: '[HEADING]' }).waitFor()
  await undo()
  await says(good)
})
