import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { focusComplaints } from './rules/focus.ts'
import { arrive, test } from './visitor.ts'

const { shell, theme } = inject('site')
const { scrolledAfterPx } = shell.behaviour

const lookOf = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const { backgroundColor } = getComputedStyle(header)
    return { backgroundColor, top: header.getBoundingClientRect().top }
  })

/** A colour of the theme as browsers give it back. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)

test.for(['light', 'dark'] as const)(
  'the bar stays in sight and changes its colour once scrolled, %s',
  async (colorScheme, { open }) => {
    const page = await open({ colorScheme })
    await arrive(page, '/')
    const colour = async () => (await lookOf(page)).backgroundColor
    await scrollTo(page, scrolledAfterPx)
    const before = await colour()
    await scrollTo(page, scrolledAfterPx + 1)
    await expect.poll(colour).toBe(rgb(theme[colorScheme].bar))
    expect(before).not.toBe(await colour())
    await scrollTo(page, 2000)
    expect(await lookOf(page)).toEqual({ backgroundColor: await colour(), top: 0 })
    await scrollTo(page, 0)
    await expect.poll(colour).toBe(before)
  },
)

test('a page that is loaded again far down has a scrolled bar', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await scrollTo(page, 1200)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolledAfterPx)
  await expect.poll(async () => (await lookOf(page)).backgroundColor).toBe(rgb(theme.light.bar))
})

test.for(['light', 'dark'] as const)(
  'the focus is seen in a scrolled bar, %s',
  async (colorScheme, { open }) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce' })
    await arrive(page, '/Careers')
    await scrollTo(page, 1200)
    await expect
      .poll(async () => (await lookOf(page)).backgroundColor)
      .toBe(rgb(theme[colorScheme].bar))
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus())
    const complaints = await focusComplaints(page, { within: 'header', goesOn: true })
    // It begins at the first stop, which it does not count.
    const home = complaints.filter((one) => one.startsWith('is not reached'))
    expect(home).toHaveLength(1)
    expect(complaints).toEqual(home)
  },
)
