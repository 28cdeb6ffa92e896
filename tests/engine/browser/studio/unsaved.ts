/** Text is never lost or saved in the wrong place, whatever happens between typing and saving. */
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import {
  enter,
  fieldIn,
  isShown,
  read,
  replaceText,
  rewrite,
  says,
  textIn,
  there,
} from './studio.ts'

const PATH = '/Jobs'
const HEADLINE = 'Mend with us'
const [FIRST, SECOND] = ['There is no opening at present', 'Write to us all the same.']
const IN_FILE = `headline: ${HEADLINE}`
const HEAD = `- { type: head, ${IN_FILE} }`

/** Waits until the inspector lists a text. */
const isKnown = (page: Page, text: string) =>
  page.locator('.texts li', { hasText: text }).first().waitFor()

test('typed text is saved at its place after another program inserted entries, sections or pages', async ({
  reuse,
  failures,
}) => {
  // The text itself is deleted at the end.
  failures.ignore(/409/)
  const { good, file } = there()
  const { page, frame, point } = await enter(reuse, PATH)
  const insertions: [from: string, to: string, shown: string][] = [
    [`[${FIRST}`, `[Inserted before., ${FIRST}`, 'Inserted before.'],
    [HEAD, `- { type: head, headline: Inserted section }\n      ${HEAD}`, 'Inserted section'],
  ]
  for (const [from, to, shown] of insertions) {
    await point(frame.getByText(SECOND))
    await replaceText(fieldIn(frame), 'MY WORDS')
    const theirs = rewrite(from, to)
    await isShown(frame, shown)
    expect(await textIn(fieldIn(frame))).toBe('MY WORDS')
    await fieldIn(frame).press('Enter')
    await says(theirs.replace(SECOND, 'MY WORDS'))
    await isKnown(page, 'MY WORDS')
    expect(await page.getByRole('region', { name: 'Conflict' }).count()).toBe(0)
    writeFileSync(file, good)
    await isKnown(page, SECOND)
  }
  await point(frame.getByText(SECOND))
  await replaceText(fieldIn(frame), 'MY WORDS')
  const theirs = rewrite('\n  - path: /Jobs', `${PAGE}\n  - path: /Jobs`)
  await page.locator('.pages .address', { hasText: '/Inserted' }).waitFor()
  await fieldIn(frame).press('Enter')
  await says(theirs.replace(SECOND, 'MY WORDS'))
  await isKnown(page, 'MY WORDS')
  writeFileSync(file, good)
  await isKnown(page, SECOND)

  // When its paragraph is deleted, the text stays in the list of unsaved text.
  await point(frame.getByText(SECOND))
  await replaceText(fieldIn(frame), 'MY WORDS')
  rewrite(`, ${SECOND}`, '')
  await page.getByRole('button', { name: '1 unsaved' }).click()
  const list = page.getByRole('region', { name: 'Unsaved text' })
  await list.getByText('MY WORDS').waitFor()
  await list.getByText('The place of this text was deleted.').waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await list.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: /unsaved/ }).waitFor({ state: 'detached' })
})

const PAGE = `
  - path: /Inserted
    title: Inserted
    description: A page that another program has added to the site.
    sections:
      - { type: head, headline: Inserted }`

test('leaving a field saves, switching windows does not, and Escape and Discard never save', async ({
  open,
}) => {
  const { good } = there()
  const { page, frame, point, heading, undo } = await enter(open, PATH)
  await point(frame.getByText(FIRST))
  await replaceText(fieldIn(frame), 'DRAFT')
  // The focus stays in the field when the user switches to another window.
  await fieldIn(frame).evaluate((field) => field.dispatchEvent(new FocusEvent('blur')))
  await point(frame.getByText(SECOND))
  const saved = good.replace(`${FIRST}.`, 'DRAFT')
  await says(saved)
  await page.getByRole('group', { name: 'Paragraph 2 of 2' }).waitFor()
  await page.getByRole('button', { name: 'Move up' }).first().click()
  await says(saved.replace(`DRAFT, ${SECOND}`, `${SECOND}, DRAFT`))
  for (const text of [saved, good]) {
    await undo()
    await says(text)
  }

  await point(heading(HEADLINE))
  const field = fieldIn(frame, 'Headline')
  await replaceText(field, 'Never')
  await field.press('Escape')
  await heading(HEADLINE).waitFor()
  await point(heading(HEADLINE))
  await replaceText(field, 'Never')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await field.waitFor({ state: 'detached' })
  await heading(HEADLINE).waitFor()
  expect(read()).toBe(good)

  // Rejected text stays in the page and in the list, and closing the window asks for confirmation.
  await point(heading(HEADLINE))
  await replaceText(field, 'An {unclosed brace')
  await point(frame.getByText(SECOND))
  await page.getByText('Could not save Headline. Your text is kept.').waitFor()
  await heading('An {unclosed brace').waitFor()
  const dialog = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const asked = await dialog
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await page.getByRole('button', { name: '1 unsaved' }).click()
  await page.getByRole('region', { name: 'Unsaved text' }).getByText('An {unclosed').waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const inspector = page.getByRole('textbox', { name: 'Headline' })
  await expect.poll(() => inspector.inputValue()).toBe('An {unclosed brace')
  await inspector.press('Escape')
  await heading(HEADLINE).waitFor()
  expect(read()).toBe(good)
})

test('a lost server is shown, and the window recovers with its unsaved text', async ({
  open,
  failures,
}) => {
  failures.ignore(/./)
  const { good, url, kill, restart } = there()
  const { page, frame, point, heading, undo } = await enter(open, PATH)
  await point(heading(HEADLINE))
  await replaceText(fieldIn(frame, 'Headline'), 'Typed before')
  await kill()
  await page.getByText('Connection lost. Reconnecting…').waitFor()
  await fieldIn(frame, 'Headline').pressSequentially(' and after')
  const reloaded = page.waitForEvent('load')
  await restart()
  await reloaded
  expect(there().url).toBe(url)
  await page.getByRole('button', { name: '1 unsaved' }).click()
  const list = page.getByRole('region', { name: 'Unsaved text' })
  await list.getByText('Typed before and after').waitFor()
  expect(await page.getByText('Connection lost').count()).toBe(0)
  await list.getByRole('button', { name: 'Save' }).click()
  await says(good.replace(HEADLINE, 'Typed before and after'))
  await undo()
  await says(good)
})

test('the studio shows conflicts with external changes and fixes external errors', async ({
  reuse,
}) => {
  const { good, edit } = there()
  const { page, heading, undo } = await enter(reuse, PATH)
  const field = page.getByRole('textbox', { name: 'Headline' })
  const both = page.getByRole('region', { name: 'Conflict: this text changed' })
  const meet = async (before: string, mine: string, theirs: string) => {
    await page.locator('.texts li button', { hasText: before }).first().click()
    await field.fill(mine)
    edit(IN_FILE, `headline: ${theirs}`)
    await heading(theirs).waitFor()
    await both.getByText(theirs, { exact: true }).waitFor()
    await both.getByText(mine, { exact: true }).waitFor()
    expect(await field.inputValue()).toBe(mine)
    await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor()
  }
  await meet(HEADLINE, 'Mine', 'Theirs')
  expect(await axeViolations(page, 'body')).toEqual([])
  await both.getByRole('button', { name: 'Overwrite' }).press('Enter')
  await says(good.replace(IN_FILE, 'headline: Mine'))
  await heading('Mine').waitFor()
  await meet('Mine', 'Mine again', 'Others')
  await both.getByRole('button', { name: 'Discard mine' }).press('Enter')
  await both.waitFor({ state: 'detached' })
  await says(good.replace(IN_FILE, 'headline: Others'))

  const theirs = read()
  writeFileSync(there().file, theirs.replace('headline: Others', 'headlin: Others'))
  const main = page.getByRole('main')
  const fix = main.getByRole('button', {
    name: 'Fix: change to “- { type: head, headline: Others }”',
  })
  await fix.press('Enter')
  await says(theirs)
  await page.getByText('Fixed: change to “').first().waitFor()
  await expect.poll(() => main.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await undo()
  await fix.waitFor()
  await page.getByRole('button', { name: 'Redo', exact: true, disabled: false }).press('Enter')
  await says(theirs)
})
