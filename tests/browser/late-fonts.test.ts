import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { familyOf } from '../../src/style/font-stacks.ts'
import { live, test } from './visitor.ts'

const { display, text } = inject('site').theme.fonts
const own = familyOf('text', text)

/** The fonts that a page has asked for, by their addresses. */
function watchFonts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url())
  })
  return asked
}

/** Families that an element is set in, as the page says them. */
const fontsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)

test('before the first picture only the font of the headline is asked for', async ({
  open,
  troubles,
}) => {
  const page = await open()
  const asked = watchFonts(page)
  troubles.allow(/start-|Failed to load resource/)
  // Nothing but the document and its pictures, as if the line were slow.
  await page.route(/\/start-/, (route) => route.abort())
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  expect(await fontsOf(page, 'h1')).toContain(familyOf('display', display))
  expect(await fontsOf(page, 'body')).not.toContain(own)
  expect(asked).toEqual([expect.stringContaining('display')])
})

test('text is set in them once all are here', async ({ open }) => {
  const page = await open()
  const asked = watchFonts(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/geist-mono-*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => asked.length).toBe(3)
  expect(await fontsOf(page, 'body')).not.toContain(own)
  release()
  await live(page)
  expect(await fontsOf(page, 'body')).toContain(own)
  // What marked parts of the page on the way is gone.
  expect(await page.locator('[data-fonts]').count()).toBe(1)
})

test('a font that cannot be had keeps back no other', async ({ open, troubles }) => {
  const page = await open()
  troubles.allow(/geist-mono-|Failed to load resource/)
  const asked = watchFonts(page)
  await page.route('**/geist-mono-*.woff2', (route) => route.abort())
  await page.goto('/')
  await live(page)
  expect(await fontsOf(page, 'body')).toContain(own)
  expect(asked).toHaveLength(3)
})

test('fonts come without scripts, too', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  const asked = watchFonts(page)
  await page.goto('/')
  await expect.poll(() => asked.length).toBe(3)
  expect(await fontsOf(page, 'body')).toContain(own)
})
