import { expect } from 'vitest'
import { hasFocus, exampleTest as test } from '../page-driver.ts'
import { holdResponses } from '../requests.ts'
import { axeViolations } from '../rules/axe.ts'
import { arriveInStudio, enter, hasSaved, isLive, read, says, textIn, there } from './studio.ts'

const PATH = '/Jobs'
const HEADLINE = 'Mend with us'
const [MOVED, NEXT] = ['There is no opening at present', 'Write to us all the same.']
const IN_FILE = `headline: ${HEADLINE}`

test('the studio saves a text in place, changes only its bytes and undoes it', async ({ open }) => {
  const { good } = there()
  const { page, frame, heading, point, undo } = await enter(open, PATH)
  await point(heading(HEADLINE))
  const field = frame.getByRole('textbox', { name: 'Headline' })
  await field.fill('Mend: with "us" #1')
  await field.press('Enter')
  await heading('Mend: with "us" #1').waitFor()
  const changed = good.replace(IN_FILE, 'headline: "Mend: with \\"us\\" #1"')
  await says(changed)
  // The page updates before the studio state: a click in between must not be lost.
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).waitFor()
  const releaseState = await holdResponses(page, /\/state\?/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await heading(HEADLINE).waitFor()
  await hasSaved(good)
  await point(heading(HEADLINE))
  releaseState()
  // Opening the section form closes the field.
  await page.getByRole('button', { name: 'Edit section' }).click()
  await field.waitFor({ state: 'detached' })
  await heading(HEADLINE).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await heading('Mend: with "us" #1').waitFor()
  await says(changed)

  // A response that arrives after another text was selected closes only its own text.
  await point(heading('Mend: with "us" #1'))
  let requests = 0
  page.on('request', (asked) => {
    if (asked.url().endsWith('/edit')) requests += 1
  })
  const releaseEdit = await holdResponses(page, /\/edit$/)
  await field.fill('Mend here')
  await field.press('Enter')
  await field.press('Enter')
  await hasSaved(good.replace(IN_FILE, 'headline: "Mend here"'))
  await point(frame.getByText(MOVED))
  releaseEdit()
  await page.getByRole('status').getByText('Headline saved.').waitFor()
  await expect
    .poll(() => textIn(frame.getByRole('textbox', { name: 'Paragraph' })))
    .toContain(MOVED)
  for (const text of [changed, good]) {
    await undo()
    await says(text)
  }
  // Pressing Enter twice saves once.
  expect(requests).toBe(3)

  // A late refusal names the text it belongs to.
  const releaseRefusal = await holdResponses(page, /\/edit$/)
  await point(heading(HEADLINE))
  await field.fill('An {unclosed brace')
  await field.press('Enter')
  await point(frame.getByText(MOVED))
  releaseRefusal()
  await page.getByRole('status').getByText('Could not save Headline. Your text is kept.').waitFor()
  await frame.getByRole('textbox', { name: 'Paragraph' }).waitFor()
  // The unsaved text stays visible in its place.
  await point(heading('An {unclosed brace'))
  await expect.poll(() => field.inputValue()).toBe('An {unclosed brace')
})

test('the studio works by keyboard and keeps a refused text without saving it', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, heading } = await enter(reuse, PATH)
  expect(await axeViolations(page, 'body')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sought = page.getByRole('searchbox', { name: 'Texts of this page' })
  // After the actions, settings, menus and sections of the page.
  const isReached = () => sought.evaluate((one) => one === document.activeElement)
  for (let stop = 0; stop < 40 && !(await isReached()); stop += 1) await page.keyboard.press('Tab')
  expect(await isReached()).toBe(true)
  await page.keyboard.type(HEADLINE)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Headline' })
  await hasFocus(field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('An {unclosed brace')
  await page.keyboard.press('Enter')
  await page.locator('.refused').waitFor()
  expect(await page.locator('.refused').textContent()).toContain('{')
  expect(read()).toBe(good)
  expect(await axeViolations(page, 'body')).toEqual([])

  // After a reload, the unsaved text is restored.
  await arriveInStudio(page, PATH)
  await page.getByRole('searchbox', { name: 'Texts of this page' }).fill(HEADLINE)
  await page.locator('.texts li button').first().press('Enter')
  await expect.poll(() => field.inputValue()).toBe('An {unclosed brace')
  await field.fill('Mend here')
  await field.press('Enter')
  await heading('Mend here').waitFor()
  await says(good.replace(IN_FILE, 'headline: Mend here'))
  // The field is closed; focus stays in the inspector and the keyboard shortcut undoes the edit.
  const aside = page.getByRole('complementary', { name: 'Inspector' })
  await hasFocus(aside)
  await page.keyboard.press('ControlOrMeta+Z')
  await says(good)
})

test('the studio moves an entry, edits a link and renames a page with all its links', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, press, choose, undo } = await enter(reuse, PATH)
  await page.locator('.texts li button', { hasText: MOVED }).first().press('Enter')
  const entry = page.getByRole('group', { name: 'Paragraph 1 of 2' })
  await entry.getByRole('button', { name: 'Move down' }).press('Enter')
  await says(good.replace(`${MOVED}., ${NEXT}`, `${NEXT}, ${MOVED}.`))
  await undo()
  await says(good)

  const back = page.getByRole('button', { name: 'Close', exact: true })
  await page.locator('.texts li button', { hasText: 'Riders' }).first().press('Enter')
  const target = page.getByRole('combobox', { name: 'Page', exact: true })
  await target.fill('/Nowhere')
  await target.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(read()).toBe(good)
  await target.fill('/Contact')
  await target.press('Enter')
  const leads = (to: string) =>
    says(good.replace('{ label: Riders, to: /Riders }', `{ label: Riders, to: ${to} }`))
  await leads('/Contact')
  const kinds = page.getByRole('combobox', { name: 'Link type', exact: true })
  await kinds.selectOption('Phone number')
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await phone.fill('+47 55 55 01 00')
  await phone.press('Enter')
  await leads('tel:+4755550100')
  await kinds.selectOption('No link yet')
  const why = page.getByRole('textbox', { name: 'Reason' })
  await why.fill('Soon')
  await why.press('Enter')
  await page.getByRole('alert').waitFor()
  await why.fill('The page comes in spring.')
  await why.press('Enter')
  await leads('{ flagged: nothing, reason: The page comes in spring. }')
  expect(await axeViolations(page, 'body')).toEqual([])
  await kinds.selectOption('Page on this site')
  await target.fill('/')
  await target.press('Enter')
  await leads('/')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('process')
  await leads('/#process')
  await back.press('Enter')
  await undo(5)
  await says(good)

  await choose('Page actions', 'Change address…')
  await page.getByRole('textbox', { name: 'Address' }).fill('/Work')
  expect(await axeViolations(page, 'body')).toEqual([])
  await press('Change address')
  await expect.poll(read).not.toBe(good)
  expect(read()).not.toMatch(/ \/Jobs\b/)
  await page.locator('.pages [aria-selected=true]', { hasText: '/Work' }).waitFor()
  // After the undo, the old address is not found.
  await expect.poll(() => page.mainFrame().childFrames().at(0)?.url()).toContain('/Work')
  await isLive(page)
  await undo()
  await says(good)
})
