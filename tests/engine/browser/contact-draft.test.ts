import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  EMPTY_FORM,
  FILLED_FORM,
  field,
  fillForm,
  getFieldValues,
  mockService,
  SUCCESS,
  submitButton,
  toast,
} from './contact-form.ts'
import { gotoPage, exampleTest as test, waitForPage } from './page-driver.ts'
import { example } from './page-parts.ts'

const { path } = example.contactSection()
const other = example.barLink(0).href === path ? example.barLink(1) : example.barLink(0)

async function visitOtherPageAndReturn(page: Page): Promise<void> {
  await example.inBar(page, other).click()
  await waitForPage(page, other.href)
  await page.goBack()
  await waitForPage(page, path)
  await field(page, 'message').waitFor()
}

test('keeps an unsent message while the visitor reads another page', async ({ open }) => {
  const page = await open()
  await gotoPage(page, path)
  await fillForm(page)
  await visitOtherPageAndReturn(page)
  await expect.poll(() => getFieldValues(page)).toEqual(FILLED_FORM)
  await field(page, 'message').fill('Changed')
  await page.goto(other.href)
  await gotoPage(page, path)
  await expect.poll(() => field(page, 'message').inputValue()).toBe('Changed')
})

test('forgets a message that was sent', async ({ open }) => {
  const page = await open()
  await mockService(page, SUCCESS)
  await gotoPage(page, path)
  await fillForm(page)
  await submitButton(page).click()
  await toast(page).waitFor()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await visitOtherPageAndReturn(page)
  expect(await getFieldValues(page)).toEqual(EMPTY_FORM)
})
