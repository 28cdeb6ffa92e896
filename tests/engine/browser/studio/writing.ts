import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { holdResponses, exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { arriveInStudio, enter, isLive, read, says, there } from './studio.ts'

const PATH = '/Jobs'
const HEADLINE = 'Mend with us'
const [MOVED, NEXT] = ['There is no opening at present', 'Write to us all the same.']
const IN_FILE = `headline: ${HEADLINE}`

test('the studio: a text is written where it stands, exactly its bytes change, and come back', async ({
  open,
}) => {
  const { good } = there()
  const { page, frame, heading, point } = await enter(open, PATH)
  await point(heading(HEADLINE))
  const field = frame.getByRole('textbox', { name: 'Headline' })
  await field.fill('Mend: with "us" #1')
  await field.press('Enter')
  await heading('Mend: with "us" #1').waitFor()
  const changed = good.replace(IN_FILE, 'headline: "Mend: with \\"us\\" #1"')
  await says(changed)
  // The page shows the other text before the window knows of it: a click in between is not lost.
  const undone = await holdResponses(page, /\/state\?/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await heading(HEADLINE).waitFor()
  await says(good)
  await point(heading(HEADLINE))
  undone()
  // The form of its section takes the place of the field.
  await page.getByRole('button', { name: 'All of this section' }).click()
  await field.waitFor({ state: 'detached' })
  await heading(HEADLINE).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  await heading('Mend: with "us" #1').waitFor()
  await says(changed)

  // Somebody goes on to another text before the answer has come: it closes only what it is about.
  await point(heading('Mend: with "us" #1'))
  let wishes = 0
  page.on('request', (asked) => {
    if (asked.url().endsWith('/edit')) wishes += 1
  })
  const written = await holdResponses(page, /\/edit$/)
  await field.fill('Mend here')
  await field.press('Enter')
  await field.press('Enter')
  await says(good.replace(IN_FILE, 'headline: "Mend here"'))
  await point(frame.getByText(MOVED))
  written()
  await page.getByRole('status').getByText('Headline is written.').waitFor()
  expect(await frame.getByRole('textbox', { name: 'Paragraph' }).inputValue()).toContain(MOVED)
  for (const text of [changed, good]) {
    await page.getByRole('button', { name: 'Undo', disabled: false }).click()
    await says(text)
  }
  // Enter that is pressed twice has written once.
  expect(wishes).toBe(3)

  // An answer that refuses what was left says of which text it speaks.
  const told = await holdResponses(page, /\/edit$/)
  await point(heading(HEADLINE))
  await field.fill('A {brace that nobody closes')
  await field.press('Enter')
  await point(frame.getByText(MOVED))
  told()
  await page.getByRole('status').getByText('Headline is not written, but kept: ').waitFor()
  await frame.getByRole('textbox', { name: 'Paragraph' }).waitFor()
  await point(heading(HEADLINE))
  expect(await field.inputValue()).toBe('A {brace that nobody closes')
})

test('the studio by keyboard alone: a mistake is told and kept, and nothing of it is in the file', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, heading } = await enter(reuse, PATH)
  expect(await axeViolations(page, '#studio')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sought = page.getByRole('searchbox', { name: 'Texts of this page' })
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await expect.poll(() => sought.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(HEADLINE)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Headline' })
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('A {brace that nobody closes')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('{')
  expect(read()).toBe(good)
  expect(await axeViolations(page, '#studio')).toEqual([])

  // The window is loaded anew.
  await arriveInStudio(page, PATH)
  await page.getByRole('searchbox', { name: 'Texts of this page' }).fill(HEADLINE)
  await page.locator('.texts li button').first().press('Enter')
  expect(await field.inputValue()).toBe('A {brace that nobody closes')
  await field.fill('Mend here')
  await field.press('Enter')
  await heading('Mend here').waitFor()
  await says(good.replace(IN_FILE, 'headline: Mend here'))
  // The field is gone; the keyboard is where it was, and the usual keys take back what was written.
  const aside = page.getByRole('complementary', { name: 'What is selected' })
  await expect.poll(() => aside.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ControlOrMeta+Z')
  await says(good)
})

test('the studio: an entry is moved and comes back, and a page changes its address with its links', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, press } = await enter(reuse, PATH)
  await page.locator('.texts li button', { hasText: MOVED }).first().press('Enter')
  const entry = page.getByRole('group', { name: 'Paragraph 1 of 2' })
  await entry.getByRole('button', { name: 'Down' }).press('Enter')
  await expect.poll(read).not.toBe(good)
  expect(read()).toBe(good.replace(`${MOVED}., ${NEXT}`, `${NEXT}, ${MOVED}.`))
  await press('Undo')
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
  await says(good.replace('{ label: Riders, to: /Riders }', '{ label: Riders, to: /Contact }'))
  const leads = (to: string) =>
    says(good.replace('{ label: Riders, to: /Riders }', `{ label: Riders, to: ${to} }`))
  const kinds = page.getByRole('combobox', { name: 'To what', exact: true })
  await kinds.selectOption('A phone number')
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await phone.fill('+47 55 55 01 00')
  await phone.press('Enter')
  await leads('tel:+4755550100')
  await kinds.selectOption('Nowhere yet')
  const why = page.getByRole('textbox', { name: 'Why' })
  await why.fill('Soon')
  await why.press('Enter')
  await page.getByRole('alert').waitFor()
  await why.fill('The page comes in spring.')
  await why.press('Enter')
  await leads('{ flagged: nothing, reason: The page comes in spring. }')
  expect(await axeViolations(page, '#studio')).toEqual([])
  await kinds.selectOption('A page of this site')
  await target.fill('/')
  await target.press('Enter')
  await leads('/')
  await page.getByRole('combobox', { name: 'Place on the page' }).selectOption('process')
  await leads('/#process')
  await back.press('Enter')
  for (let step = 0; step < 5; step += 1) await press('Undo')
  await says(good)
  // The window knows it, too: what refers to an older text of the file is refused.
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: true }).waitFor()

  await page.locator('summary', { hasText: 'Address of this page' }).press('Enter')
  await page.getByRole('textbox', { name: 'Address' }).fill('/Work')
  expect(await axeViolations(page, '#studio')).toEqual([])
  await press('Change the address')
  await expect.poll(read).not.toBe(good)
  expect(read()).not.toMatch(/ \/Jobs\b/)
  await page.locator('[aria-current=page]', { hasText: '/Work' }).waitFor()
  await press('Undo')
  await says(good)
})

test('the studio: the page that is chosen last is the one that comes', async ({ reuse }) => {
  const { url } = there()
  const page = await reuse({ baseURL: url })
  // Not the page that is chosen afterwards: its heading then says that it has come.
  const { frame, press } = await arriveInStudio(page, '/Contact')
  const chosen = page.locator('.pages [aria-current]')
  let letCome = () => {}
  let coming = Promise.resolve()
  await page.route(/\/Riders$/, (route) => coming.then(() => route.continue()))
  const riders = () => page.waitForRequest(/\/Riders$/)
  const choose = async () => {
    coming = new Promise((resolve) => {
      letCome = resolve
    })
    const asked = riders()
    await press(/^Riders/)
    await asked
  }
  await choose()
  const again = page.waitForRequest(/\/Jobs$/)
  await press(/^Jobs/)
  await again
  letCome()
  await isLive(page, HEADLINE)
  expect(await chosen.textContent()).toContain(PATH)

  // What is left loads itself again meanwhile.
  await choose()
  const askedAgain = riders()
  await frame.locator('html').evaluate(() => location.reload())
  await askedAgain
  letCome()
  await isLive(page, /^Riders/)
  expect(await chosen.textContent()).toContain('/Riders')
})

test('the studio: what other hands write is noticed, and mistakes of theirs are mended', async ({
  reuse,
}) => {
  const { good, edit } = there()
  const { page, heading } = await enter(reuse, PATH)
  const field = page.getByRole('textbox', { name: 'Headline' })
  const both = page.getByRole('region', { name: 'This text has been changed' })
  const meet = async (before: string, mine: string, theirs: string) => {
    await page.locator('.texts li button', { hasText: before }).first().click()
    await field.fill(mine)
    edit(IN_FILE, `headline: ${theirs}`)
    await heading(theirs).waitFor()
    await both.getByText(theirs, { exact: true }).waitFor()
    await both.getByText(mine, { exact: true }).waitFor()
    expect(await field.inputValue()).toBe(mine)
    expect(await page.getByRole('button', { name: 'Write it' }).isDisabled()).toBe(true)
  }
  await meet(HEADLINE, 'Mine', 'Theirs')
  expect(await axeViolations(page, '#studio')).toEqual([])
  await both.getByRole('button', { name: 'Write mine' }).press('Enter')
  await says(good.replace(IN_FILE, 'headline: Mine'))
  await heading('Mine').waitFor()
  await meet('Mine', 'Mine again', 'Others')
  await both.getByRole('button', { name: 'Keep theirs' }).press('Enter')
  await both.waitFor({ state: 'detached' })
  await says(good.replace(IN_FILE, 'headline: Others'))

  const theirs = read()
  writeFileSync(there().file, theirs.replace('headline: Others', 'headlin: Others'))
  const main = page.getByRole('main')
  const fix = main.getByRole('button', { name: 'Fix: write “- { type: head, headline: Others }”' })
  await fix.press('Enter')
  await says(theirs)
  await page.getByText('Done: write “').first().waitFor()
  await expect.poll(() => main.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).press('Enter')
  await fix.waitFor()
  await page.getByRole('button', { name: 'Redo', exact: true, disabled: false }).press('Enter')
  await says(theirs)
  edit(IN_FILE, IN_FILE)
  await heading(HEADLINE).waitFor()
})
