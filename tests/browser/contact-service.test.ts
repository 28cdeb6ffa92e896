import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { contactSection } from './parts.ts'
import { arrive, test } from './visitor.ts'

const { path, form } = contactSection()
const { fields } = form
const { requestPages, pages, shell } = inject('site')

const field = (page: Page, name: keyof typeof fields) =>
  page.getByLabel(fields[name].label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: form.submit, exact: true }).click()
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

const fill = async (page: Page, email: string, message = 'Hello, we need a bridge.') => {
  await field(page, 'name').fill('Zoë')
  await field(page, 'email').fill(email)
  await field(page, 'contact').fill('5855550100')
  await field(page, 'message').fill(message)
}

test('the form reaches the service', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  await fill(page, 'reaches@example.com')
  const answered = page.waitForResponse((response) => response.url().includes(form.endpoint))
  await send(page)
  expect(await (await answered).json()).toEqual({ success: true })
  await page.getByText(form.success, { exact: true }).waitFor()
})

test('the longest values that the form takes are taken by the service', async ({ open }) => {
  const page = await open()
  await arrive(page, path)
  const { messageMaxBytes } = shell.behaviour
  await field(page, 'name').fill('é'.repeat(500))
  await field(page, 'email').fill(`${'a'.repeat(240)}@example.com-and-more`)
  await field(page, 'contact').fill('1'.repeat(100))
  await field(page, 'message').fill(`\n'!(~) ${'ü'.repeat(Math.floor((messageMaxBytes - 20) / 6))}`)
  const answered = page.waitForResponse((response) => response.url().includes(form.endpoint))
  await send(page)
  expect((await answered).status()).toBe(200)
})

const WITHOUT = { javaScriptEnabled: false } as const

test('without scripts it lands on a page that says that it has arrived', async ({ open }) => {
  const page = await open(WITHOUT)
  await page.goto(path)
  await fill(page, 'plain@example.com')
  await send(page)
  await headline(page).getByText(requestPages.sent.headline).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.title()).toContain(requestPages.sent.title)
  await page.reload()
  await headline(page).getByText(requestPages.sent.headline).waitFor()
  const action = page.getByRole('link', { name: requestPages.sent.action.label, exact: true })
  await action.click()
  expect(pages.map((one) => one.path)).toContain(new URL(page.url()).pathname)
})

test('without scripts it says what has to be corrected, and the text is still there', async ({
  open,
  troubles,
}) => {
  troubles.allow(/^response: 400 /)
  troubles.tolerate(/^console\.error: /)
  const page = await open(WITHOUT)
  await page.goto(path)
  await fill(page, 'plain@example.com', 'A long letter that nobody wants to write twice.')
  await field(page, 'contact').fill('12-34')
  await send(page)
  await headline(page).getByText(requestPages.invalid.headline).waitFor()
  await page.getByText(requestPages.invalid.reasons.contact).waitFor()
  expect(await page.getByText(requestPages.invalid.reasons.email).count()).toBe(0)
  await page.goBack()
  expect(await field(page, 'message').inputValue()).toContain('twice')
})

test('without scripts the browser itself asks for an address', async ({ open }) => {
  const page = await open(WITHOUT)
  await page.goto(path)
  await fill(page, '')
  await send(page)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(
    await field(page, 'email').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true)
})
