/** What becomes of a contact request that the form sends. */
import type { Dialog, Page, Request } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import {
  type Answer,
  button,
  counted,
  EMPTY,
  error,
  FULL,
  field,
  fill,
  NAMES,
  SUCCESS,
  standIn,
  texts,
  toast,
  VALUES,
} from './form.ts'
import { example } from './parts.ts'
import { arrive, arriveEarly, isSeen, exampleTest as test } from './visitor.ts'

const { path, form } = example.contactSection()
const { behaviour } = inject('exampleSite').shell
const { messageMaxBytes, toastMs } = behaviour

test('with keys: a stored request clears the form and is said for a while', async ({ open }) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await page.clock.install()
  await arrive(page, path)
  const counter = page.getByText(counted(0, messageMaxBytes), { exact: true })
  await counter.waitFor()
  await field(page, 'name').focus()
  for (const name of NAMES) {
    expect(await isSeen(field(page, name))).toBe(true)
    await page.keyboard.insertText(VALUES[name])
    await page.keyboard.press('Tab')
  }
  await counter.waitFor({ state: 'detached' })
  expect(await button(page).evaluate((it) => it.matches(':focus'))).toBe(true)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.press('Enter')
  await toast(page).waitFor()
  expect(await toast(page).textContent()).toBe(form.success)
  expect(await isSeen(toast(page))).toBe(true)
  expect(await texts(page)).toEqual(EMPTY)
  await counter.waitFor()
  await page.clock.runFor(toastMs - 1)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await toast(page).isVisible()).toBe(false)

  const [request, ...others] = requests
  expect(others).toEqual([])
  expect([request?.method(), request?.postData()]).toEqual(['GET', null])
  const url = new URL(request?.url() ?? '')
  expect(url.pathname).toBe(form.endpoint)
  expect(Object.fromEntries(url.searchParams)).toEqual(VALUES)
  expect(request?.headers().referer).toBe(undefined)
  expect(request?.headers().accept).toContain('application/json')
})

/** A submit attempt that gets past the disabled button. */
const force = (page: Page) =>
  page.locator('main form').evaluate((it: HTMLFormElement) => it.requestSubmit())

test('nothing is sent of what is wrong, and only the address has to be there', async ({
  reuse,
  troubles,
}) => {
  const page = await reuse()
  const requests = await standIn(page, SUCCESS)
  await arrive(page, path)
  await fill(page, { message: VALUES.message })
  await button(page).click()
  await error(page, 'email').waitFor()
  expect(await field(page, 'email').evaluate((it) => it.matches(':focus'))).toBe(true)
  expect(await texts(page)).toEqual(['', '', '', VALUES.message])
  troubles.allow(/^console\.log: The contact request was not sent/)
  for (const wrong of [{ email: 'zoe@' }, { contact: '12-34' }]) {
    await fill(page, { ...VALUES, ...wrong })
    await force(page)
    await expect.poll(() => texts(page)).toEqual(EMPTY)
    expect(await button(page).isEnabled()).toBe(true)
  }
  expect(troubles.has(/zoe@|12-34/)).toBe(false)
  expect(requests).toEqual([])
  await fill(page, { email: VALUES.email })
  await button(page).click()
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
})

/** What alerts say, which are accepted. */
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

const FAILURES: readonly Answer[] = ['nothing', { body: '<!doctype html>' }, { body: 'null' }]

test('a failure is an alert that clears the form; another answer leaves it as it is', async ({
  reuse,
  troubles,
}) => {
  const page = await reuse()
  await arrive(page, path)
  troubles.tolerate(/^(request|response|console\.error): /)
  const alerted = alertsOn(page)
  for (const answer of FAILURES) {
    await standIn(page, answer)
    await fill(page)
    await button(page).click()
    await expect.poll(() => texts(page)).toEqual(EMPTY)
    await page.unrouteAll()
  }
  expect(alerted).toEqual(FAILURES.map(() => form.failure))
  await fill(page)
  troubles.allow(/^console\.log: Error$/)
  for (const body of ['{"success":false}', '{}', '{"success":"true"}']) {
    const requests = await standIn(page, { body })
    const logged = page.waitForEvent('console', (message) => message.text() === 'Error')
    await button(page).click()
    await logged
    await button(page).getByText(form.submit, { exact: true }).waitFor()
    expect(await texts(page)).toEqual(FULL)
    expect(await toast(page).isVisible()).toBe(false)
    expect(requests).toHaveLength(1)
    await page.unrouteAll()
  }
  expect(alerted).toHaveLength(FAILURES.length)
})

test('what a visitor can do something about is said in words, and nothing is lost', async ({
  reuse,
  troubles,
}) => {
  const page = await reuse()
  await arrive(page, path)
  troubles.tolerate(/^(request|response|console\.error): /)
  const alerted = alertsOn(page)
  await fill(page)
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
    await standIn(page, { status, body: '{"success":false}' })
    await button(page).click()
    expected.push(words)
    await expect.poll(() => alerted).toEqual(expected)
    await page.unrouteAll()
  }
  await page.context().setOffline(true)
  await button(page).click()
  await expect.poll(() => alerted).toEqual([...expected, offline])
  await page.context().setOffline(false)
  expect(await texts(page)).toEqual(FULL)
  await standIn(page, SUCCESS)
  await button(page).click()
  await toast(page).waitFor()
})

test('by touch: it is sent once, however often the button is pressed', async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  const becomeLive = await arriveEarly(page, path)
  // What is typed before the page is live is checked then.
  await field(page, 'contact').fill('12-34')
  await becomeLive()
  await error(page, 'contact').waitFor()
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
  for (const name of NAMES) {
    await field(page, name).tap()
    await field(page, name).fill(VALUES[name])
  }
  await button(page).scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await button(page).boundingBox()) ?? {}
  for (const offset of [10, 12, 14]) await page.touchscreen.tap(x + offset, y + offset)
  await field(page, 'name').press('Enter')
  await force(page)
  await expect.poll(() => button(page).textContent()).toBe(form.sending)
  expect(await button(page).getAttribute('aria-disabled')).toBe('true')
  release()
  await toast(page).waitFor()
  expect(requests).toHaveLength(1)
  expect(await button(page).textContent()).toBe(form.submit)
})

test('the service takes what the form sends, up to the longest values', async ({ reuse }) => {
  const page = await reuse()
  await arrive(page, path)
  const longest = {
    name: 'é'.repeat(500),
    email: `${'a'.repeat(240)}@example.com-and-more`,
    contact: '1'.repeat(100),
    message: `\n'!(~) ${'ü'.repeat(Math.floor((messageMaxBytes - 20) / 6))}`,
  }
  const pasted = {
    name: 'Zoë\u0007Søn',
    email: VALUES.email,
    contact: VALUES.contact,
    // Fits only as it is counted.
    message: `One\vtwo\f\u0007three\tfour\u2028${'\u2029'.repeat(messageMaxBytes / 3 - 20)}`,
  }
  for (const values of [VALUES, longest, pasted]) {
    await fill(page, values)
    const answered = page.waitForResponse((response) => response.url().includes(form.endpoint))
    await button(page).click()
    const response = await answered
    expect(await response.json()).toEqual({ success: true })
    if (values === pasted) {
      const { name, message } = Object.fromEntries(new URL(response.url()).searchParams)
      expect([name, message?.trimEnd()]).toEqual(['Zoë Søn', 'One\ntwo\n three\tfour'])
    }
    await toast(page).waitFor()
    await expect.poll(() => texts(page)).toEqual(EMPTY)
  }
})
