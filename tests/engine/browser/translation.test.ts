/** Browser translation replaces each text node by `<font>` elements at any time. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  field,
  fieldError,
  fillForm,
  mockService,
  SUCCESS,
  submitButton,
  toast,
} from './contact-form.ts'
import { gotoBeforeHydration, exampleTest as test, waitForPage } from './page-driver.ts'
import { example } from './page-parts.ts'

const { bar, barLink, contactSection, menu, menuButton, menuSection, panels } = example
const { email, form, path } = contactSection()

/** Replaces each text node by a copy in two nested elements, as Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    while (texts.nextNode()) all.push(texts.currentNode as Text)
    for (const text of all) {
      const parent = text.parentElement
      const isKept = !text.data.trim() || parent?.closest('script, style, textarea, font')
      if (isKept || parent?.closest('[translate=no]')) continue
      const inner = document.createElement('font')
      inner.textContent = `«${text.data}»`
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

/** Opens a page that is translated before and after hydration. */
async function gotoTranslated(page: Page, address: string): Promise<void> {
  const begin = await gotoBeforeHydration(page, address)
  await translate(page)
  await begin()
  await translate(page)
}

test('validates, counts and sends the form of a page translated before and after hydration', async ({
  reuse,
}) => {
  const page = await reuse()
  await mockService(page, SUCCESS)
  const begin = await gotoBeforeHydration(page, path)
  await field(page, 'name').fill('Zoë')
  await translate(page)
  await begin()
  await translate(page)
  expect(await field(page, 'name').inputValue()).toBe('Zoë')
  const counter = page.locator('main form div', { has: page.locator('[name=message]') }).last()
  for (const text of ['a'.repeat(23), 'b'.repeat(37)]) {
    await field(page, 'message').fill(text)
    await expect.poll(() => counter.textContent()).toContain(`${text.length}`)
    await translate(page)
  }
  await field(page, 'email').fill('nobody')
  await fieldError(page, 'email').getByText(form.fields.email.error).waitFor()
  await translate(page)
  await fillForm(page)
  await expect.poll(() => fieldError(page, 'email').textContent()).toBe('')
  await submitButton(page).click()
  await toast(page).getByText(form.success).waitFor()
  // Addresses are not translated.
  expect(await page.locator('address a').first().textContent()).toBe(email)
})

test('keeps accordion, menu and links working on a page translated before and after hydration', async ({
  reuse,
}) => {
  const page = await reuse()
  await gotoTranslated(page, example.pageWith('accordion').path)
  const items = page.locator('main details[name]')
  for (const at of [0, 1]) {
    await items.nth(at).locator('summary').click()
    await expect.poll(() => items.nth(at).locator('summary + *').isVisible()).toBe(true)
  }
  await bar(page)
    .locator(`> ul > li > a[href="${barLink(0).href}"]`)
    .click()
  await waitForPage(page, barLink(0).href)
  await translate(page)
  await page.goBack()
  await waitForPage(page, '/')
  await translate(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await menuButton(page).click()
  await translate(page)
  const [panel] = panels
  const section = menuSection(page, panel?.label ?? '')
  await section.locator('summary').click()
  const link = section.locator('a').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await waitForPage(page, href)
  await expect.poll(() => menu(page).isVisible()).toBe(false)
  expect(await page.locator('h1').textContent()).not.toBe('')
})
