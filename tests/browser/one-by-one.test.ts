/** Sections come one by one in narrow windows: each once, in order, and all of them. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { arrive, test } from './visitor.ts'

const { mobileBelowPx } = inject('site').shell.behaviour
const phone = (width: number): BrowserContextOptions => ({
  viewport: { width, height: 740 },
  reducedMotion: 'no-preference',
})

/** Writes down how long each part of a document waits for its turn, as its styles say. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('main > *, footer')].map((part) => {
        const { animationName, animationDuration } = getComputedStyle(part)
        return animationName === 'in-turn' ? animationDuration : 'at once'
      })
      Object.assign(window, { turns: parts })
    })
  })

/** How long the sections and the footer wait for their turns, once all of them are there. */
async function turnsOf(page: Page): Promise<string[]> {
  const parts = page.locator('main > *, footer')
  await expect
    .poll(() => parts.evaluateAll((all) => all.every((part) => part.checkVisibility())))
    .toBe(true)
  return page.evaluate((): string[] => Reflect.get(window, 'turns'))
}

test('below the first section, each comes a turn after the one before', async ({ open }) => {
  const page = await open(phone(mobileBelowPx - 1))
  await watch(page)
  await page.goto('/')
  const turns = await turnsOf(page)
  expect(turns.length).toBeGreaterThan(6)
  const [sheet, first, ...others] = turns
  // The footer comes among the sections, where nobody sees it yet.
  expect([sheet, first, others.pop()]).toEqual(['at once', 'at once', '0.1s'])
  expect(others).toEqual(others.map((_, at) => `${((at + 1) * 50) / 1000}s`))
})

test.for([
  ['a wide window', phone(mobileBelowPx), '/'],
  ['a page of one section', phone(360), '/services/test'],
  ['a calm window', { ...phone(360), reducedMotion: 'reduce' }, '/'],
] as const)('%s has all at once', async ([, options, path], { open }) => {
  const page = await open(options)
  await watch(page)
  await page.goto(path)
  expect(new Set(await turnsOf(page))).toEqual(new Set(['at once']))
})

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

const isWhole = (page: Page) => page.locator('html').evaluate((it) => 'whole' in it.dataset)

test.for(['reload', 'back'])(
  'a page on a phone is where it was after %s',
  async (way, { open }) => {
    const page = await open(phone(360))
    await watch(page)
    await arrive(page, '/')
    expect(await turnsOf(page)).toContain('0.05s')
    expect(await isWhole(page)).toBe(false)
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
    // Chromium writes down the place of a page a second later.
    await page.waitForTimeout(1200)
    if (way === 'reload') await page.reload()
    else {
      await page.goto('about:blank')
      await page.goBack()
    }
    expect(await isWhole(page)).toBe(true)
    await expect.poll(() => place(page)).toBeGreaterThan(2400)
    expect(await place(page)).toBeLessThan(2600)
  },
)

test('the last section is found by its address', async ({ open }) => {
  const page = await open(phone(360))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<section(?!.*<section)/s, '<section id="last"')
    await route.fulfill({ response, body })
  })
  await page.goto('/#last')
  expect(await isWhole(page)).toBe(true)
  const top = () => page.locator('#last').evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(370)
  expect(await top()).toBeGreaterThanOrEqual(0)
})

test('without scripts all parts come too', async ({ open }) => {
  const page = await open({ ...phone(360), javaScriptEnabled: false })
  await page.goto('/')
  const parts = page.locator('main > *, footer')
  expect(await parts.count()).toBeGreaterThan(5)
  for (const part of await parts.all()) await part.waitFor({ state: 'visible' })
})
