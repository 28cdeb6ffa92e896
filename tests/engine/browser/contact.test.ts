import type { Dialog, Page, Request } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import {
  EMPTY_FORM,
  FIELD_NAMES,
  FILLED_FORM,
  field,
  fieldError,
  fillForm,
  formatCounter,
  getFieldValues,
  type MockResponse,
  mockService,
  SUCCESS,
  submitButton,
  toast,
  VALID_VALUES,
} from './contact-form.ts'
import {
  comesIntoView,
  gotoBeforeHydration,
  gotoPage,
  hasFocus,
  exampleTest as test,
} from './page-driver.ts'
import { example } from './page-parts.ts'

const { path, form } = example.contactSection()
const { behaviour } = inject('exampleSite').shell
const { messageMaxBytes, toastMs } = behaviour

test('sends the form with the keyboard, clears it and shows a confirmation', async ({ open }) => {
  const page = await open()
  const requests = await mockService(page, SUCCESS)
  await page.clock.install()
  await gotoPage(page, path)
  const counter = page.getByText(formatCounter(0, messageMaxBytes), { exact: true })
  await counter.waitFor()
  await field(page, 'name').focus()
  for (const name of FIELD_NAMES) {
    await comesIntoView(field(page, name))
    await page.keyboard.insertText(VALID_VALUES[name])
    await page.keyboard.press('Tab')
  }
  await counter.waitFor({ state: 'detached' })
  await hasFocus(submitButton(page))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.press('Enter')
  await toast(page).waitFor()
  await expect.poll(() => toast(page).textContent()).toBe(form.success)
  await comesIntoView(toast(page))
  await expect.poll(() => getFieldValues(page)).toEqual(EMPTY_FORM)
  await counter.waitFor()
  await page.clock.runFor(toastMs - 1)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(1)
  await toast(page).waitFor({ state: 'hidden' })

  const [request, ...others] = requests
  expect(others).toEqual([])
  expect([request?.method(), request?.postData()]).toEqual(['GET', null])
  const url = new URL(request?.url() ?? '')
  expect(url.pathname).toBe(form.endpoint)
  expect(Object.fromEntries(url.searchParams)).toEqual(VALID_VALUES)
  expect(request?.headers().referer).toBe(undefined)
  expect(request?.headers().accept).toContain('application/json')
})

/** Submits despite the disabled button. */
const force = (page: Page) =>
  page.locator('main form').evaluate((it: HTMLFormElement) => it.requestSubmit())

test('sends nothing while a field is invalid and requires only the e-mail address', async ({
  reuse,
  failures,
}) => {
  const page = await reuse()
  const requests = await mockService(page, SUCCESS)
  await gotoPage(page, path)
  await fillForm(page, { message: VALID_VALUES.message })
  await submitButton(page).click()
  await fieldError(page, 'email').waitFor()
  await hasFocus(field(page, 'email'))
  expect(await getFieldValues(page)).toEqual(['', '', '', VALID_VALUES.message])
  failures.expect(/^console\.log: The contact request was not sent/)
  for (const wrong of [{ email: 'zoe@' }, { contact: '12-34' }]) {
    await fillForm(page, { ...VALID_VALUES, ...wrong })
    await force(page)
    await expect.poll(() => getFieldValues(page)).toEqual(EMPTY_FORM)
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true)
  }
  expect(failures.has(/zoe@|12-34/)).toBe(false)
  expect(requests).toEqual([])
  await fillForm(page, { email: VALID_VALUES.email })
  await submitButton(page).click()
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
})

function alertsOn(page: Page): string[] {
  const alerted: string[] = []
  const accept = async (dialog: Dialog) => {
    alerted.push(dialog.message())
    await dialog.accept()
  }
  page.on('dialog', accept)
  onTestFinished(() => void page.off('dialog', accept))
  return alerted
}

const FAILURES: readonly MockResponse[] = ['nothing', { body: '<!doctype html>' }, { body: 'null' }]

test('alerts and clears the form on failure, keeps it on an unexpected response', async ({
  reuse,
  failures,
}) => {
  const page = await reuse()
  await gotoPage(page, path)
  failures.ignore(/^(request|response|console\.error): /)
  const alerted = alertsOn(page)
  for (const answer of FAILURES) {
    await mockService(page, answer)
    await fillForm(page)
    await submitButton(page).click()
    await expect.poll(() => getFieldValues(page)).toEqual(EMPTY_FORM)
    await page.unrouteAll()
  }
  expect(alerted).toEqual(FAILURES.map(() => form.failure))
  await fillForm(page)
  failures.expect(/^console\.log: Error$/)
  for (const body of ['{"success":false}', '{}', '{"success":"true"}']) {
    const requests = await mockService(page, { body })
    const logged = page.waitForEvent('console', (message) => message.text() === 'Error')
    await submitButton(page).click()
    await logged
    await submitButton(page).getByText(form.submit, { exact: true }).waitFor()
    expect(await getFieldValues(page)).toEqual(FILLED_FORM)
    expect(await toast(page).isVisible()).toBe(false)
    expect(requests).toHaveLength(1)
    await page.unrouteAll()
  }
  expect(alerted).toHaveLength(FAILURES.length)
})

test('explains refused requests and keeps the form content', async ({ reuse, failures }) => {
  const page = await reuse()
  await gotoPage(page, path)
  failures.ignore(/^(request|response|console\.error): /)
  const alerted = alertsOn(page)
  await fillForm(page)
  const { refused, tooLong, busy, unavailable, offline } = form.problems ?? {}
  const expected: (string | undefined)[] = []
  for (const [status, words] of [
    [400, refused],
    [403, refused],
    [413, tooLong],
    [414, tooLong],
    [429, busy],
    [503, unavailable],
  ] as const) {
    await mockService(page, { status, body: '{"success":false}' })
    await submitButton(page).click()
    expected.push(words)
    await expect.poll(() => alerted).toEqual(expected)
    await page.unrouteAll()
  }
  await page.context().setOffline(true)
  await submitButton(page).click()
  await expect.poll(() => alerted).toEqual([...expected, offline])
  await page.context().setOffline(false)
  expect(await getFieldValues(page)).toEqual(FILLED_FORM)
  await mockService(page, SUCCESS)
  await submitButton(page).click()
  await toast(page).waitFor()
})

test('sends a request once when the button is tapped repeatedly', async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  const becomeLive = await gotoBeforeHydration(page, path)
  // Values typed before hydration are validated after it.
  await field(page, 'contact').fill('12-34')
  await becomeLive()
  await fieldError(page, 'contact').waitFor()
  expect(await field(page, 'contact').inputValue()).toBe('12-34')
  const requests: Request[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route) => {
    requests.push(route.request())
    await held
    await route.fulfill({ contentType: 'application/json', ...SUCCESS })
  })
  for (const name of FIELD_NAMES) {
    await field(page, name).tap()
    await field(page, name).fill(VALID_VALUES[name])
  }
  await submitButton(page).scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await submitButton(page).boundingBox()) ?? {}
  for (const offset of [10, 12, 14]) await page.touchscreen.tap(x + offset, y + offset)
  await field(page, 'name').press('Enter')
  await force(page)
  await expect.poll(() => submitButton(page).textContent()).toBe(form.sending)
  expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
  release()
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
  await submitButton(page).getByText(form.submit, { exact: true }).waitFor()
})

test('accepts values up to the maximum length', async ({ reuse }) => {
  const page = await reuse()
  await gotoPage(page, path)
  const longest = {
    name: 'é'.repeat(500),
    email: `${'a'.repeat(240)}@example.com-and-more`,
    contact: '1'.repeat(100),
    message: `\n'!(~) ${'ü'.repeat(Math.floor((messageMaxBytes - 20) / 6))}`,
  }
  const pasted = {
    name: 'Zoë\u0007Søn',
    email: VALID_VALUES.email,
    contact: VALID_VALUES.contact,
    // Fits only after normalization.
    message: `One\vtwo\f\u0007three\tfour\u2028${'\u2029'.repeat(messageMaxBytes / 3 - 20)}`,
  }
  for (const values of [VALID_VALUES, longest, pasted]) {
    await fillForm(page, values)
    const answered = page.waitForResponse((response) => response.url().includes(form.endpoint))
    await submitButton(page).click()
    const response = await answered
    expect(await response.json()).toEqual({ success: true })
    if (values === pasted) {
      const { name, message } = Object.fromEntries(new URL(response.url()).searchParams)
      expect([name, message?.trimEnd()]).toEqual(['Zoë Søn', 'One\ntwo\n three\tfour'])
    }
    await toast(page).waitFor()
    await expect.poll(() => getFieldValues(page)).toEqual(EMPTY_FORM)
  }
})
