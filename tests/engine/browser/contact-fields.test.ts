import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { FIELD_NAMES, field, fieldError, formatCounter, VALID_VALUES } from './contact-form.ts'
import { gotoPage, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { path, form } = example.contactSection()
const { fields } = form
const { behaviour } = inject('exampleSite').shell
const { messageMaxBytes } = behaviour

const WRONG = {
  email: ['', 'zoe', 'zoe@', 'zoe@example', 'zoe @example.com', '@example.com', 'a@b@c.de'],
  contact: ['x', '585 555', '+1585', '12-34', '٣'],
  message: ['ä'.repeat(messageMaxBytes), 'a'.repeat(messageMaxBytes + 1)],
} as const

const getFieldState = (page: Page, name: keyof typeof WRONG) =>
  field(page, name).evaluate((input: HTMLInputElement) => {
    const error = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    const gap = (error?.getBoundingClientRect().top ?? 0) - input.getBoundingClientRect().bottom
    return {
      error: error?.textContent,
      isBelow: !error?.textContent || (gap >= 0 && gap < 60),
      politeness: error?.ariaLive,
      isWrong: input.ariaInvalid === 'true',
      isBlocked: input.form?.querySelector('button')?.disabled,
      border: getComputedStyle(input).borderColor,
    }
  })

test('shows a field error while the value is invalid', async ({ visit }) => {
  const page = await visit(path)
  for (const name of ['email', 'contact', 'message'] as const) {
    const before = await getFieldState(page, name)
    expect(before).toMatchObject({
      error: '',
      politeness: 'polite',
      isWrong: false,
      isBlocked: false,
    })
    const { border, ...others } = before
    const wrong = { ...others, error: fields[name].error, isWrong: true, isBlocked: true }
    for (const value of WRONG[name]) {
      await field(page, name).fill('z')
      await field(page, name).fill(value)
      await expect.poll(() => getFieldState(page, name), { message: value }).toMatchObject(wrong)
      await expect.poll(async () => (await getFieldState(page, name)).border).not.toBe(border)
    }
    await field(page, name).fill(VALID_VALUES[name])
    await expect.poll(() => getFieldState(page, name)).toEqual(before)
  }
  await field(page, 'email').fill('')
  for (const key of 'a@b.c') {
    await field(page, 'email').press(key)
    await fieldError(page, 'email').waitFor({ state: key === 'c' ? 'hidden' : 'visible' })
  }
  await field(page, 'message').fill('a'.repeat(messageMaxBytes))
  await fieldError(page, 'message').waitFor({ state: 'hidden' })
  await field(page, 'message').press('b')
  await fieldError(page, 'message').waitFor()
})

test('counts characters and limits the message in encoded bytes', async ({ open }) => {
  // Numbers use the digits of the page's language, not the browser's.
  const page = await open({ locale: 'fa-IR' })
  await gotoPage(page, path)
  const counts = (...numbers: Parameters<typeof formatCounter>) =>
    page.getByText(formatCounter(...numbers), { exact: true }).waitFor()
  // Encoded bytes per character; a line break is sent as one character.
  for (const [character, bytes] of [
    ['a', 1],
    ['\n', 3],
    ['ä', 6],
    ['€', 9],
    ['🚃', 12],
    // Line separators from other programs count as line breaks or spaces.
    ['\v', 3],
    ['\u2028', 3],
    ['\u0007', 1],
  ] as const) {
    const fitting = Math.floor(messageMaxBytes / bytes)
    await field(page, 'message').fill(character.repeat(fitting))
    await counts(fitting, messageMaxBytes)
    await fieldError(page, 'message').waitFor({ state: 'hidden' })
    await field(page, 'message').fill(character.repeat(fitting + 1))
    await counts(fitting + 1, fitting)
    await fieldError(page, 'message').waitFor()
  }
})

test('gives fields labels, input types and autofill tokens', async ({ visit }) => {
  const page = await visit(path)
  const seen = FIELD_NAMES.map((name) =>
    page
      .getByLabel(fields[name].label, { exact: true })
      .evaluate((it: HTMLInputElement) => [it.name, it.type, it.getAttribute('autocomplete')]),
  )
  expect(await Promise.all(seen)).toEqual([
    ['name', 'text', 'name'],
    ['email', 'email', 'email'],
    ['contact', 'tel', 'tel'],
    ['message', 'textarea', null],
  ])
})
