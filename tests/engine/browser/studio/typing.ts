/** Texts while they are typed: input methods, caret, clipboard, and what the page shows. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test } from '../page-driver.ts'
import {
  caretIn,
  enter,
  fieldIn,
  paste,
  placeCaret,
  read,
  replaceText,
  says,
  textIn,
  there,
} from './studio.ts'

const PATH = '/Jobs'
const HEADLINE = 'Mend with us'
const FIRST = 'There is no opening at present'

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
  await expect.poll(() => city.inputValue()).toBe('Bergen')
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
  await expect.poll(() => caretIn(inPage)).toBeLessThan(6)
  const inInspector = page.getByRole('textbox', { name: 'Paragraph' })
  for (const field of [inPage, inInspector]) {
    await field.focus()
    const before = await textIn(field)
    const hasText = (text: string) => expect.poll(() => textIn(field)).toBe(text)
    await placeCaret(field, 5)
    await paste(field, 'one\ntwo')
    await field.pressSequentially('!')
    const pasted = `${before.slice(0, 5)}one two!${before.slice(5)}`
    await hasText(pasted)
    await field.press('ControlOrMeta+Z')
    await hasText(pasted.replace('!', ''))
    await field.press('ControlOrMeta+Z')
    await hasText(before)
  }
  await inInspector.press('Escape')
  expect(read()).toBe(good)
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
  const overLabel = () =>
    field.evaluate((element, at) => {
      const { x, y } = element.getBoundingClientRect()
      const { backgroundColor, color } = getComputedStyle(element)
      const isThere = Math.abs(x - at.x) < 2 && Math.abs(y - at.y) < 4
      return { isThere, backgroundColor, color }
    }, label)
  await expect
    .poll(overLabel)
    .toEqual({ isThere: true, backgroundColor: 'rgba(0, 0, 0, 0)', color: before.color })
  await expect.poll(look).toEqual(before)
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
  const { page, frame, point, heading, undo } = await enter(reuse, PATH)
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
  await undo()
  await says(good)
})
