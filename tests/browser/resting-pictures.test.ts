/** Pictures that assemble themselves do so only for visitors who like motion: browsers tell them what the system says. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchOptions } from '../../src/screenshots/chromium.ts'
import { pageAt } from './parts.ts'
import { test } from './visitor.ts'

/** So many times as slow, a picture is at it for as long as a busy machine takes to photograph it. */
const SLOWER = 10

let moving: Browser
beforeAll(async () => {
  moving = await chromium.launch(await launchOptions())
})
afterAll(() => moving.close())

/** The head picture of the home page, as soon as it is there and a while later. Nothing else changes without scripts. */
async function shownAt(page: Page): Promise<[first: Buffer, last: Buffer]> {
  await page.route('**/*.svg', async (route) => {
    const response = await route.fetch()
    const slower = (_: string, seconds: string) => `${Number(seconds) * SLOWER}s`
    const body = (await response.text()).replace(/\b([\d.]+)s\b/g, slower)
    await route.fulfill({ response, body })
  })
  await page.goto(new URL('/', inject('url')).href, { waitUntil: 'commit' })
  const picture = page.locator('main img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const first = await picture.screenshot({ animations: 'allow' })
  await page.waitForTimeout(1000)
  return [first, await picture.screenshot({ animations: 'allow' })]
}

test('the home page has one', () => {
  expect(JSON.stringify(pageAt('/').sections[0])).toContain('/drawings/viaduct.svg')
})

test('it moves for those who like it', async () => {
  const page = await moving.newPage({ javaScriptEnabled: false })
  const [first, last] = await shownAt(page)
  expect(first.equals(last)).toBe(false)
})

test('it rests for those who do not', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  const [first, last] = await shownAt(page)
  expect(first.equals(last)).toBe(true)
})
