import type { Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  type Answer,
  button,
  EMPTY,
  error,
  FULL,
  field,
  fill,
  form,
  path,
  SUCCESS,
  standIn,
  texts,
  toast,
  VALUES,
} from './form.ts'
import { arrive, test } from './visitor.ts'

const { toastMs } = inject('site').shell.behaviour

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
