import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { field, fillForm, submitButton, VALID_VALUES } from './contact-form.ts'
import { comesIntoView, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { panels, panelButton, panelContent, menu, menuButton, menuSection } = example
const { requestPages, pages } = inject('exampleSite')
const { path } = example.contactSection()
const WITHOUT = { javaScriptEnabled: false } as const

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

const areVisible = (places: readonly Locator[]) =>
  Promise.all(places.map((place) => place.isVisible()))

test('opens and closes panels, menu and accordion items', async ({ reuse }) => {
  const page = await reuse(WITHOUT)
  await page.goto('/')
  for (const { label } of panels) {
    await panelButton(page, label).click()
    const contents = panels.map((one) => panelContent(page, one.label))
    expect(await areVisible(contents)).toEqual(panels.map((one) => one.label === label))
  }
  await page.keyboard.press('Escape')
  expect(await page.locator('header :popover-open').count()).toBe(0)

  await page.goto(example.pageWith('accordion').path)
  const items = (await page.locator('main details[name]').all()).slice(0, 2)
  const contents = items.map((item) => item.locator('summary + *'))
  expect(await areVisible(contents)).toEqual([false, false])
  for (const [index, item] of items.entries()) {
    await item.locator('summary').click()
    expect(await areVisible(contents)).toEqual(items.map((_, nth) => nth === index))
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await menuButton(page).click()
  for (const { label } of panels) await menuSection(page, label).locator('> summary').click()
  const sections = panels.map(({ label }) => menuSection(page, label).locator('a').first())
  expect(await areVisible(sections)).toEqual(panels.map(() => true))
  await menuButton(page).click()
  expect(await menu(page).isVisible()).toBe(false)
})

test('shows every section without animation', async ({ reuse }) => {
  const page = await reuse(WITHOUT)
  for (const { path: address } of pages) {
    await page.goto(address)
    const parts = await page
      .locator('main section, footer')
      .evaluateAll((all) => all.map((it) => [it.checkVisibility(), getComputedStyle(it).opacity]))
    expect(parts, address).toEqual(parts.map(() => [true, '1']))
    expect(await page.locator('footer').getByRole('button').count(), address).toBe(0)
    expect(await page.locator('footer a[data-moving]').count(), address).toBe(0)
  }
  const last = page.locator('footer nav a').last()
  await last.hover()
  await comesIntoView(last)
})

test('shows a confirmation page after sending the form', async ({ reuse }) => {
  const page = await reuse(WITHOUT)
  await page.goto(path)
  await fillForm(page)
  await submitButton(page).click()
  await headline(page).getByText(requestPages.sent.headline).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.title()).toContain(requestPages.sent.title)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.reload()
  await headline(page).getByText(requestPages.sent.headline).waitFor()
  await page.getByRole('link', { name: requestPages.sent.action.label, exact: true }).click()
  expect(pages.map((one) => one.path)).toContain(new URL(page.url()).pathname)
})

test('explains invalid fields and keeps the form content on back', async ({ reuse, failures }) => {
  failures.expect(/^response: 400 /)
  failures.ignore(/^console\.error: /)
  const page = await reuse(WITHOUT)
  await page.goto(path)
  await fillForm(page, { ...VALID_VALUES, email: '' })
  await submitButton(page).click()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(
    await field(page, 'email').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true)
  await fillForm(page, { ...VALID_VALUES, contact: '12-34' })
  await submitButton(page).click()
  await headline(page).getByText(requestPages.invalid.headline).waitFor()
  await page.getByText(requestPages.invalid.reasons.contact).waitFor()
  expect(await page.getByText(requestPages.invalid.reasons.email).count()).toBe(0)
  await page.goBack()
  expect(await field(page, 'message').inputValue()).toBe(VALID_VALUES.message)
})
