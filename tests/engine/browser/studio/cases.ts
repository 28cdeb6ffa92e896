/** Text is never lost or saved in the wrong place, whatever happens between typing and saving. */
import { writeFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import { axeViolations } from '../rules/axe.ts'
import { caretIn, enter, paste, placeCaret, read, rewrite, says, textIn, there } from './studio.ts'

const PATH = '/Jobs'
const HEADLINE = 'Mend with us'
const [FIRST, SECOND] = ['There is no opening at present', 'Write to us all the same.']
const HEAD = '- { type: head, headline: Mend with us }'

const fieldIn = (frame: FrameLocator, name = 'Paragraph'): Locator =>
  frame.getByRole('textbox', { name })

/** Waits until the inspector lists a text. */
const isKnown = (page: Page, text: string) =>
  page.locator('.texts li', { hasText: text }).first().waitFor()

const isShown = (frame: FrameLocator, text: string) => frame.getByText(text).first().waitFor()

const replaceText = async (field: Locator, text: string) => {
  await field.press('ControlOrMeta+A')
  await field.pressSequentially(text)
}

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
  writeFileSync(file, good)
  await isKnown(page, SECOND)
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
  const { page, frame, point, heading } = await enter(open, PATH)
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
  const undo = page.getByRole('button', { name: 'Undo', exact: true, disabled: false })
  for (const text of [saved, good]) {
    await undo.click()
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
  expect(await inspector.inputValue()).toBe('An {unclosed brace')
  await inspector.press('Escape')
  await heading(HEADLINE).waitFor()
  expect(read()).toBe(good)
})

test('an input method ends its composition and nothing else', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, point, heading } = await enter(reuse, PATH)
  const press = (field: Locator, key: string, isComposing: boolean) =>
    field.evaluate(
      (element, init) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, keyCode: 229, bubbles: true, cancelable: true }),
        ),
      { key, isComposing },
    )
  await point(heading(HEADLINE))
  const inPage = fieldIn(frame, 'Headline')
  const inInspector = page.getByRole('textbox', { name: 'Headline' })
  for (const field of [inPage, inInspector]) {
    await field.focus()
    await replaceText(field, 'Half')
    await press(field, 'Escape', true)
    await press(field, 'Enter', true)
    // Safari sends Enter after the end of the composition.
    await press(field, 'Enter', false)
    expect(await field.inputValue()).toBe('Half')
    expect(read()).toBe(good)
    // Do not leave the field, which would save.
    if (field === inPage) await replaceText(field, HEADLINE)
  }
  await inInspector.press('Escape')

  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^Company/ }).press('Enter')
  const city = page.getByRole('textbox', { name: 'Headquarters' })
  await replaceText(city, 'Vo')
  await press(city, 'Escape', true)
  await press(city, 'Enter', false)
  expect(await city.inputValue()).toBe('Vo')
  await city.press('Escape')
  expect(await city.inputValue()).toBe('Bergen')
  expect(read()).toBe(good)
})

test('a click places the caret, and pasting keeps the caret and the undo of the browser', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point } = await enter(reuse, PATH)
  const first = frame.getByText(FIRST)
  await point(first)
  const inPage = fieldIn(frame)
  // The click was near the start of the text.
  expect(await caretIn(inPage)).toBeLessThan(6)
  const inInspector = page.getByRole('textbox', { name: 'Paragraph' })
  for (const field of [inPage, inInspector]) {
    await field.focus()
    const before = await textIn(field)
    await placeCaret(field, 5)
    await paste(field, 'one\ntwo')
    await field.pressSequentially('!')
    const pasted = `${before.slice(0, 5)}one two!${before.slice(5)}`
    expect(await textIn(field)).toBe(pasted)
    await field.press('ControlOrMeta+Z')
    expect(await textIn(field)).toBe(pasted.replace('!', ''))
    await field.press('ControlOrMeta+Z')
    expect(await textIn(field)).toBe(before)
  }
  await inInspector.press('Escape')
  expect(read()).toBe(good)
})

test('removing a new section selects nothing, and undo works after other programs changed the file', async ({
  reuse,
}) => {
  const { good, file } = there()
  const { page, frame, press, choose, point, heading } = await enter(reuse, PATH)
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
  for (let step = 0; step < 3; step += 1) await press('Undo')
  await says(good)

  await point(heading(HEADLINE))
  await replaceText(fieldIn(frame, 'Headline'), 'Mine')
  await fieldIn(frame, 'Headline').press('Enter')
  await says(good.replace(HEADLINE, 'Mine'))
  await heading('Mine').waitFor()
  const other = rewrite(FIRST, 'Changed elsewhere')
  await isShown(frame, 'Changed elsewhere')
  await press('Undo')
  await says(other.replace('headline: Mine', `headline: ${HEADLINE}`))

  // A conflicting step is skipped with a message.
  await heading(HEADLINE).waitFor()
  await press('Redo')
  await heading('Mine').waitFor()
  rewrite('headline: Mine', 'headline: Mine and theirs')
  await heading('Mine and theirs').waitFor()
  await press('Undo')
  await page.getByRole('status').getByText('Could not undo the last step').waitFor()
  writeFileSync(file, good)
  await heading(HEADLINE).waitFor()
})

test('a lost server is shown, and the window recovers with its unsaved text', async ({
  open,
  failures,
}) => {
  failures.ignore(/./)
  const { good, url, kill, restart } = there()
  const { page, frame, point, heading } = await enter(open, PATH)
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
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).click()
  await says(good)
})

test('the field over a filled button has its look and changes nothing beside the text', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point } = await enter(reuse, '/')
  const button = frame.getByRole('main').getByRole('link', { name: 'Write to us' }).first()
  // The pointer changes the look of a button.
  await button.scrollIntoViewIfNeeded()
  const area = await button.boundingBox()
  await page.mouse.move((area?.x ?? 0) + 12, (area?.y ?? 0) + (area?.height ?? 0) / 2)
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { backgroundColor, color, width, height }
    })
  await button.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const before = await look()
  const label = await button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y } = range.getBoundingClientRect()
    return { x, y }
  })
  await point(button)
  const field = frame.locator('textarea[rows="1"]')
  const box = await field.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect()
    const { backgroundColor, color } = getComputedStyle(element)
    return { x, y, backgroundColor, color }
  })
  expect(await look()).toEqual(before)
  expect(box.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(box.color).toBe(before.color)
  expect(Math.abs(box.x - label.x)).toBeLessThan(2)
  expect(Math.abs(box.y - label.y)).toBeLessThan(4)
  await page.keyboard.press('Escape')
  expect(read()).toBe(good)
})

/** Records every text that a heading shows. */
const recordTexts = (heading: Locator) =>
  heading.evaluate((element) => {
    const page = element.ownerDocument
    const shown: string[] = []
    const note = () => {
      const text = page.querySelector('h1')?.textContent ?? ''
      if (shown.at(-1) !== text) shown.push(text)
    }
    new MutationObserver(note).observe(page.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    const frame = page.defaultView
    const watch = () => {
      note()
      frame?.requestAnimationFrame(watch)
    }
    watch()
    Object.assign(window, { shown })
  })

test('the page never shows the old text again after typing', async ({ reuse }) => {
  const { good } = there()
  const { page, frame, point, heading } = await enter(reuse, PATH)
  await point(heading(HEADLINE))
  await fieldIn(frame, 'Headline').press('End')
  await recordTexts(frame.getByRole('heading', { level: 1 }))
  await fieldIn(frame, 'Headline').pressSequentially(' again')
  await fieldIn(frame, 'Headline').press('Enter')
  await says(good.replace(HEADLINE, `${HEADLINE} again`))
  await page.getByRole('status').getByText('Headline saved.').waitFor()
  await fieldIn(frame, 'Headline').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).waitFor()
  const shown: string[] = await frame.locator('html').evaluate(() => Reflect.get(window, 'shown'))
  const typed = shown.indexOf(`${HEADLINE} again`)
  expect(typed).not.toBe(-1)
  expect(shown.slice(typed)).toEqual([`${HEADLINE} again`])
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: false }).click()
  await says(good)
})
