import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { comesIntoView, gotoPage, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

const { path, copy, email } = example.contactSection()
const { copiedTooltipMs } = inject('exampleSite').shell.behaviour
const BOTH = { permissions: ['clipboard-read', 'clipboard-write'] }

const button = (page: Page) => page.getByRole('button', { name: copy.label, exact: true })
const tooltip = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('copies the address and shows a tooltip after every click', async ({ open }) => {
  const page = await open(BOTH)
  await page.clock.install()
  await gotoPage(page, path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  expect(await tooltip(page, copy.done).count()).toBe(0)
  await button(page).click()
  await tooltip(page, copy.done).waitFor()
  await comesIntoView(tooltip(page, copy.done))
  expect(await clipboard(page)).toBe(email)
  await page.clock.runFor(copiedTooltipMs - 1)
  await button(page).press('Enter')
  await clipboard(page)
  await page.clock.runFor(copiedTooltipMs - 1)
  expect(await tooltip(page, copy.done).isVisible()).toBe(true)
  await page.clock.runFor(1)
  await tooltip(page, copy.done).waitFor({ state: 'detached' })
})

async function refuse(page: Page, olderWayWorks: boolean): Promise<void> {
  await page.addInitScript((works) => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    if (!works) document.execCommand = () => false
  }, olderWayWorks)
}

test('falls back to execCommand and to selection when the clipboard is unavailable', async ({
  open,
}) => {
  const older = await open({ permissions: ['clipboard-read'] })
  await refuse(older, true)
  await gotoPage(older, path)
  await button(older).click()
  await tooltip(older, copy.done).waitFor()
  expect(await clipboard(older)).toBe(email)

  const none = await open()
  await refuse(none, false)
  await gotoPage(none, path)
  await button(none).click()
  await tooltip(none, copy.refused).waitFor()
  expect(await none.evaluate(() => getSelection()?.toString())).toBe(email)
})
