import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { nearest } from '../../src/nearest.ts'
import { lastingIn } from './markup.ts'
import { barLink, inBar, pageAt } from './parts.ts'
import { arrive, live, shown, test } from './visitor.ts'

const { shell, pages, links } = inject('site')
const link = barLink(0)
/** Like a page's address, with a letter missing. */
const MISSPELT = link.href.slice(0, -1)

const SAID_BY_THE_BROWSER = [/^response: 404 /, /^console\.error: .+ status of 404 /] as const

async function expectNotFound(page: Page, path: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(shell.notFound.title)
  expect(await page.locator('h1').allTextContents()).toEqual([shell.notFound.headline])
  const suggestions = await page
    .locator('[data-nearest] a')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.textContent]))
  const expected = nearest(path, pages).map((one) => [one.path, one.title])
  expect(suggestions).toEqual(expected)
}

test('an unknown address is answered with 404 and the nearest pages', async ({
  open,
  troubles,
}) => {
  troubles.allow(...SAID_BY_THE_BROWSER)
  const page = await open()
  const response = await page.goto(MISSPELT)
  expect(response?.status()).toBe(404)
  await live(page)
  await expectNotFound(page, MISSPELT)
  const first = page.locator('[data-nearest] a').first()
  expect(await first.getAttribute('href')).toBe(link.href)
  expect(await first.textContent()).toBe(pageAt(link.href).title)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  const sent = (await response?.text()) ?? ''
  expect(lastingIn(await page.content())).toEqual(lastingIn(sent))
})

test.for(['/%', '/%E0%A4%A', '//', '/index.html', '/%3Cscript%3E', '/a/b/c/d/e/f/g'])(
  '%s is an unknown address like any other',
  async (address, { open, troubles }) => {
    troubles.allow(...SAID_BY_THE_BROWSER)
    const page = await open()
    const response = await page.goto(inject('url') + address)
    expect(response?.status()).toBe(404)
    await live(page)
    expect(await page.locator('h1').allTextContents()).toEqual([shell.notFound.headline])
  },
)

test('from there a suggestion leads on, and so does the bar', async ({ open, troubles }) => {
  troubles.allow(...SAID_BY_THE_BROWSER)
  const page = await open()
  await arrive(page, MISSPELT)
  await page.locator('[data-nearest] a').first().click()
  await shown(page, link.href)
  await live(page)
  await arrive(page, MISSPELT)
  await inBar(page, barLink(1)).click()
  await shown(page, barLink(1).href)
  expect(await page.title()).toBe(pageAt(barLink(1).href).title)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  await page.goBack()
  await page.locator('[data-nearest]').waitFor()
  await expectNotFound(page, MISSPELT)
})

test('a flagged link leads to the page for unknown addresses', async ({ open, troubles }) => {
  troubles.allow(...SAID_BY_THE_BROWSER)
  const dead = links.flags.map(({ target }) => target).find((target) => target !== 'nothing') ?? ''
  const source = pages.find(({ sections }) => JSON.stringify(sections).includes(`"${dead}"`))
  const page = await open()
  await arrive(page, source?.path ?? '/')
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === dead)
  await page.locator(`main a[href="${dead}"]`).first().click()
  expect((await answer).status()).toBe(404)
  await live(page)
  await expectNotFound(page, dead)
})

test('going to an unknown address within the application loads its document', async ({
  open,
  troubles,
}) => {
  troubles.allow(...SAID_BY_THE_BROWSER)
  const page = await open()
  await arrive(page, '/')
  await page.evaluate((address) => history.pushState(null, '', address), MISSPELT)
  await page.locator('[data-nearest]').waitFor()
  await live(page)
  await expectNotFound(page, MISSPELT)
})
