import type { BrowserContextOptions } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  button,
  error,
  field,
  fields,
  fill,
  NAMES,
  path,
  SUCCESS,
  standIn,
  toast,
  VALUES,
} from './form.ts'
import { arrive, test } from './visitor.ts'

const { messageMaxBytes } = inject('site').shell.behaviour

test.for(['', 'zoe', 'zoe@', 'zoe@example', 'zoe @example.com', '@example.com', 'a@b@c.de'])(
  'an email address like "%s" is wrong',
  async (value, { reuse }) => {
    const page = await reuse()
    await arrive(page, path)
    const border = () => field(page, 'email').evaluate((it) => getComputedStyle(it).borderColor)
    const before = await border()
    await field(page, 'email').fill('z')
    await field(page, 'email').fill(value)
    await error(page, 'email').waitFor()
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
    expect(await border()).not.toBe(before)
    expect(await button(page).isDisabled()).toBe(true)
    await field(page, 'email').fill(VALUES.email)
    await error(page, 'email').waitFor({ state: 'hidden' })
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe(null)
    expect(await border()).toBe(before)
    expect(await button(page).isEnabled()).toBe(true)
  },
)

test('the email address is checked at every change', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  await field(page, 'email').focus()
  const wrong: boolean[] = []
  for (const key of 'a@b.c') {
    await page.keyboard.press(key)
    wrong.push(await error(page, 'email').isVisible())
  }
  expect(wrong).toEqual([true, true, true, true, false])
})

test.for(['x', '585 555', '+1585', '12-34', '٣'])(
  'a phone number like "%s" is wrong',
  async (value, { reuse }) => {
    const page = await reuse()
    await arrive(page, path)
    await field(page, 'contact').fill(value)
    await error(page, 'contact').waitFor()
    const fieldBox = await field(page, 'contact').boundingBox()
    const errorBox = await error(page, 'contact').boundingBox()
    expect(errorBox?.y).toBeGreaterThan((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0))
    expect(errorBox?.y).toBeLessThan((fieldBox?.y ?? 0) + 2 * (fieldBox?.height ?? 0))
    expect(await button(page).isDisabled()).toBe(true)
    await field(page, 'contact').fill('')
    await error(page, 'contact').waitFor({ state: 'hidden' })
    expect(await button(page).isEnabled()).toBe(true)
  },
)

test('errors belong to their fields and are announced', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  for (const name of ['email', 'contact', 'message'] as const) {
    const id = await field(page, name).getAttribute('aria-describedby')
    const place = page.locator(`[id="${id}"]`)
    expect(await place.getAttribute('aria-live')).toBe('polite')
    expect(await place.textContent()).toBe('')
    await field(page, name).fill(name === 'message' ? 'ä'.repeat(messageMaxBytes) : 'x')
    await expect.poll(() => place.textContent()).toBe(fields[name].error)
  }
})

test('fields have labels, and tokens for autofill', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  const tokens = NAMES.map((name) => field(page, name).getAttribute('autocomplete'))
  expect(await Promise.all(tokens)).toEqual(['name', 'email', 'tel', null])
  const names = NAMES.map((name) => field(page, name).getAttribute('name'))
  expect(await Promise.all(names)).toEqual(NAMES)
})

test('fields say what is typed in them, so that keyboards can fit it', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  const types = NAMES.map((name) => field(page, name).evaluate((it: HTMLInputElement) => it.type))
  expect(await Promise.all(types)).toEqual(['text', 'email', 'tel', 'textarea'])
})

test('the message is counted in characters, and limited in bytes as they are sent', async ({
  open,
}) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await arrive(page, path)
  const numbers = new Intl.NumberFormat(inject('site').publication.language)
  const counts = (length: number, limit: number) =>
    page
      .getByText(
        fields.message.counter
          .replace('{length}', numbers.format(length))
          .replace('{limit}', numbers.format(limit)),
        { exact: true },
      )
      .waitFor()
  await counts(0, messageMaxBytes)
  // What each takes in a request: a line break as a script sends it.
  for (const [character, bytes] of [
    ['a', 1],
    ['\n', 3],
    ['ä', 6],
    ['€', 9],
    ['🚃', 12],
  ] as const) {
    const fitting = Math.floor(messageMaxBytes / bytes)
    await fill(page, { email: VALUES.email, message: character.repeat(fitting + 1) })
    await counts(fitting + 1, fitting)
    await error(page, 'message').waitFor()
    expect(await button(page).isDisabled()).toBe(true)
    await field(page, 'message').fill(character.repeat(fitting))
    await error(page, 'message').waitFor({ state: 'hidden' })
    await counts(fitting, messageMaxBytes)
    await button(page).click()
    await toast(page).waitFor()
    const sent = /message=(.*)$/.exec(requests.at(-1)?.url() ?? '')?.[1]
    expect(sent?.length, character).toBe(fitting * bytes)
    await counts(0, messageMaxBytes)
  }
})

test('a message that is too long is not sent', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  await fill(page, { email: VALUES.email, message: 'a'.repeat(messageMaxBytes) })
  expect(await button(page).isEnabled()).toBe(true)
  await field(page, 'message').press('End')
  await page.keyboard.press('b')
  await error(page, 'message').waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  await page.keyboard.press('Backspace')
  await error(page, 'message').waitFor({ state: 'hidden' })
})

const keyboards: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['with keys alone', {}],
  ['by touch in a narrow window', { viewport: { width: 320, height: 640 }, hasTouch: true }],
]

test.for(keyboards)('a request can be sent %s', async ([, options], { open }) => {
  const page = await open(options)
  const requests = await standIn(page, SUCCESS)
  await arrive(page, path)
  if (options.hasTouch) await field(page, 'name').tap()
  else await field(page, 'name').focus()
  for (const name of NAMES) {
    await page.keyboard.insertText(VALUES[name])
    if (options.hasTouch && name !== 'message')
      await field(page, NAMES[NAMES.indexOf(name) + 1] ?? name).tap()
    else await page.keyboard.press('Tab')
  }
  if (options.hasTouch) await button(page).tap()
  else {
    expect(await button(page).evaluate((it) => it.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
  }
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
})

test('what was typed before the page became live is checked then', async ({ open }) => {
  const page = await open()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await field(page, 'contact').fill('12-34')
  release()
  await error(page, 'contact').waitFor()
  expect(await field(page, 'contact').inputValue()).toBe('12-34')
})
