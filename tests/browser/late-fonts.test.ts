import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { familyOf } from '../../src/style/font-stacks.ts'
import { live, test } from './visitor.ts'

const { display, text, mono } = inject('site').theme.fonts
const LATE = [familyOf('text', text), familyOf('mono', mono)]

/** The fonts that a page has asked for, by their addresses. */
function watchFonts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url())
  })
  return asked
}

/** All families that text of the page is set in, and those that bare elements inherit. */
const families = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode
      if (!nodeValue?.trim() || parentElement?.matches('style,script')) continue
      if (parentElement) found.add(getComputedStyle(parentElement).fontFamily)
    }
    return [...found]
  })

/** How many of the families of a page begin with a font that comes late. */
const lateOnes = async (page: Page) =>
  (await families(page)).filter((one) => LATE.some((late) => one.startsWith(`"${late}"`))).length

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
  expect(await families(page)).toContainEqual(expect.stringContaining(familyOf('display', display)))
  expect(await lateOnes(page)).toBe(0)
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
  expect(await lateOnes(page)).toBe(0)
  release()
  await live(page)
  expect(await lateOnes(page)).toBe(2)
  expect(await families(page)).toHaveLength(3)
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
  expect(await lateOnes(page)).toBe(2)
  expect(await families(page)).toHaveLength(3)
  expect(asked).toHaveLength(3)
})

test('fonts come without scripts, too', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  const asked = watchFonts(page)
  await page.goto('/')
  await expect.poll(() => asked.length).toBe(3)
  expect(await lateOnes(page)).toBe(2)
  expect(await families(page)).toHaveLength(3)
})
