import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barLink, inBar, pageAt } from './parts.ts'
import { arrive, shown, test } from './visitor.ts'

const [first, second] = [barLink(0), barLink(1)]

async function expectPage(page: Page, path: string): Promise<void> {
  await shown(page, path)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(pageAt(path).title)
  const sent = await page.request.get(path)
  const heading = await page.locator('h1').textContent()
  expect(await sent.text()).toContain(`>${heading}</h1>`)
}

test('back and forward go through the pages without loading a document', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
  for (const link of [first, second]) {
    await inBar(page, link).click()
    await shown(page, link.href)
  }
  await page.goBack()
  await expectPage(page, first.href)
  await page.goBack()
  await expectPage(page, '/')
  await page.goForward()
  await expectPage(page, first.href)
  await page.goForward()
  await expectPage(page, second.href)
  expect(await page.locator('body[data-marked]').count()).toBe(1)
})

test('a page that is gone back to is at its top, as the focus is', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await inBar(page, first).click()
  await shown(page, first.href)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await shown(page, '/')
  await page.locator('h1:focus').waitFor()
  // The browser scrolls at once to where the page was left: two frames later it has.
  const place = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return window.scrollY
    })
  expect(await place()).toBe(0)
})
