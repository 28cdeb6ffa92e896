import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import { contactSection } from './parts.ts'
import { arrive, test } from './visitor.ts'

const { path, form } = contactSection()
const { fields } = form
const { toastMs, messageMaxBytes } = inject('site').shell.behaviour

const VALUES = {
  name: 'Zoë & Søn',
  email: 'zoe@example.com',
  contact: '5855550100',
  message: 'Hello?\nWe need #1 = 100% + more.',
} as const
type Name = keyof typeof VALUES
const NAMES = Object.keys(VALUES) as Name[]

const field = (page: Page, name: Name): Locator =>
  page.getByLabel(fields[name].label, { exact: true })
const error = (page: Page, name: 'email' | 'contact' | 'message'): Locator =>
  page.getByText(fields[name].error, { exact: true })
const button = (page: Page): Locator => page.locator('main form button[type=submit]')
const toast = (page: Page): Locator => page.getByText(form.success, { exact: true })

const fill = async (page: Page, values: Partial<Record<Name, string>> = VALUES) => {
  for (const [name, value] of Object.entries(values)) await field(page, name as Name).fill(value)
}

const texts = (page: Page) => Promise.all(NAMES.map((name) => field(page, name).inputValue()))
const FULL = Object.values(VALUES)
const EMPTY = FULL.map(() => '')

type Answer = { readonly status?: number; readonly body?: string } | 'nothing'

/** Answers in place of the service; tells what it was asked. */
async function standIn(page: Page, answer: Answer): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(`**${form.endpoint}*`, async (route) => {
    requests.push(route.request())
    if (answer === 'nothing') await route.abort()
    else await route.fulfill({ contentType: 'application/json', body: '{}', ...answer })
  })
  return requests
}

const SUCCESS = { body: '{"success":true}' }

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

test('a stored request clears the form and shows a message for a while', async ({ open }) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await page.clock.install()
  await arrive(page, path)
  await fill(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button(page).click()
  await toast(page).waitFor()
  expect(await texts(page)).toEqual(EMPTY)
  expect(await toast(page).evaluate((it) => it.getAttribute('role'))).toBe('status')
  await page.clock.runFor(toastMs - 1)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await toast(page).isVisible()).toBe(false)

  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(request?.method()).toBe('GET')
  expect(request?.postData()).toBe(null)
  const url = new URL(request?.url() ?? '')
  expect(url.pathname).toBe('/api/contactusrequest')
  expect(Object.fromEntries(url.searchParams)).toEqual(VALUES)
  expect(request?.headers().referer).toBe(undefined)
  expect(request?.headers().accept).toContain('application/json')
})

test('name, phone and message may be missing, the address may not', async ({ open }) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await arrive(page, path)
  await fill(page, { message: VALUES.message })
  await button(page).click()
  await error(page, 'email').waitFor()
  expect(await field(page, 'email').evaluate((it) => it.matches(':focus'))).toBe(true)
  expect(await texts(page)).toEqual(['', '', '', VALUES.message])
  expect(requests).toEqual([])
  await fill(page, { email: VALUES.email, message: '' })
  await button(page).click()
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
})

/** A submit attempt that gets past the disabled button. */
const force = (page: Page) =>
  page.locator('main form').evaluate((it: HTMLFormElement) => it.requestSubmit())

test.for([
  ['email', 'zoe@'],
  ['contact', '12-34'],
] as const)(
  'an attempt with a wrong %s sends nothing and clears the form',
  async ([name, value], { open, troubles }) => {
    const page = await open()
    const requests = await standIn(page, SUCCESS)
    await arrive(page, path)
    await fill(page, { ...VALUES, [name]: value })
    await error(page, name).waitFor()
    troubles.allow(/^console\.log: The contact request was not sent/)
    await force(page)
    await expect.poll(() => texts(page)).toEqual(EMPTY)
    await error(page, name).waitFor({ state: 'hidden' })
    expect(await button(page).isEnabled()).toBe(true)
    expect(requests).toEqual([])
    expect(troubles.has(new RegExp(value))).toBe(false)
  },
)

test.for(['{"success":false}', '{}', '{"success":"true"}'])(
  'the answer %s shows nothing and keeps the form',
  async (body, { open, troubles }) => {
    const page = await open()
    const requests = await standIn(page, { body })
    await arrive(page, path)
    await fill(page)
    troubles.allow(/^console\.log: Error$/)
    await button(page).click()
    await expect.poll(() => troubles.has(/^console\.log: Error$/)).toBe(true)
    expect(await texts(page)).toEqual(FULL)
    expect(await toast(page).isVisible()).toBe(false)
    expect(await button(page).textContent()).toBe(form.submit)
    expect(requests).toHaveLength(1)
  },
)

const failures: readonly (readonly [name: string, answer: Answer])[] = [
  ['no answer', 'nothing'],
  ['the status 503', { status: 503, body: '{"success":false}' }],
  ['the status 429', { status: 429, body: '{"success":false}' }],
  ['an answer that is no JSON', { body: '<!doctype html>' }],
  ['an empty answer', { body: 'null' }],
]

test.for(failures)(
  '%s is an alert, and the form is cleared',
  async ([, answer], { open, troubles }) => {
    const page = await open()
    await standIn(page, answer)
    await arrive(page, path)
    await fill(page)
    troubles.tolerate(/^(request|response|console\.error): /)
    const alerted: string[] = []
    page.once('dialog', async (dialog) => {
      alerted.push(dialog.type(), dialog.message())
      await dialog.accept()
    })
    await button(page).click()
    await expect.poll(() => texts(page)).toEqual(EMPTY)
    expect(alerted).toEqual(['alert', form.failure])
  },
)

test('a request is sent once, however often the button is pressed', async ({ open }) => {
  const page = await open()
  const requests: Request[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${form.endpoint}*`, async (route) => {
    requests.push(route.request())
    await held
    await route.fulfill({ contentType: 'application/json', ...SUCCESS })
  })
  await arrive(page, path)
  await fill(page)
  await button(page).dblclick()
  await field(page, 'name').press('Enter')
  await force(page)
  await expect.poll(() => button(page).textContent()).toBe(form.sending)
  expect(await button(page).getAttribute('aria-disabled')).toBe('true')
  release()
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
  expect(await button(page).textContent()).toBe(form.submit)
})

test('the length of the message is counted in bytes as they are sent', async ({ open }) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await arrive(page, path)
  const counter = page.getByText(fields.message.counter, { exact: true }).locator('..')
  const count = async () => /: (\d+) \/ (\d+)$/.exec((await counter.textContent()) ?? '')?.slice(1)
  expect(await count()).toEqual(['0', String(messageMaxBytes)])
  for (const message of ['a', 'ä', 'a b', 'line\nline', '€', '🚃', '&=+%']) {
    await fill(page, { email: VALUES.email, message })
    const [bytes] = (await count()) ?? []
    await button(page).click()
    await toast(page).waitFor()
    const sent = /message=(.*)$/.exec(requests.at(-1)?.url() ?? '')?.[1]
    expect(Number(bytes), message).toBe(sent?.length)
    expect(await count()).toEqual(['0', String(messageMaxBytes)])
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
