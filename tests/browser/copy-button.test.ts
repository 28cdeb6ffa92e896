import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { contactSection } from './parts.ts'
import { arrive, test } from './visitor.ts'

const { path, copy, email } = contactSection()
const { copiedTooltipMs } = inject('site').shell.behaviour

const button = (page: Page) => page.getByRole('button', { name: copy.label, exact: true })
const tooltip = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true })

test('the button copies the address and says so for a while', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.install()
  await arrive(page, path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  expect(await tooltip(page, copy.done).count()).toBe(0)
  await button(page).click()
  await tooltip(page, copy.done).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
  await page.clock.runFor(copiedTooltipMs - 1)
  expect(await tooltip(page, copy.done).isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await tooltip(page, copy.done).count()).toBe(0)
})

test('pressed again, it says so for the whole time again', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.install()
  await arrive(page, path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button(page).press('Enter')
  await tooltip(page, copy.done).waitFor()
  await page.clock.runFor(copiedTooltipMs - 1)
  await button(page).press('Enter')
  await page.evaluate(() => navigator.clipboard.readText())
  await page.clock.runFor(copiedTooltipMs - 1)
  expect(await tooltip(page, copy.done).isVisible()).toBe(true)
})

/** A browser whose clipboard refuses, and whose older way does too or does not. */
async function refuse(page: Page, olderWayWorks: boolean): Promise<void> {
  await page.addInitScript((works) => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    if (!works) document.execCommand = () => false
  }, olderWayWorks)
}

test('where the clipboard refuses, the older way is taken', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read'] })
  await refuse(page, true)
  await arrive(page, path)
  await button(page).click()
  await tooltip(page, copy.done).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
})

test('where nothing copies, the address is selected', async ({ open }) => {
  const page = await open()
  await refuse(page, false)
  await arrive(page, path)
  await button(page).click()
  await tooltip(page, copy.refused).waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(email)
})
