import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { barLink, inBar, pageAt, pageWith } from './parts.ts'
import { arrive, live, shown, test } from './visitor.ts'

const { pages, shell } = inject('site')

/** How far below the top of the window a place stands. */
const topOf = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((place) => place.getBoundingClientRect().top)

/** Waits until a place stands just below the bar. */
async function expectAtTop(page: Page, anchor: string): Promise<void> {
  const bar = await page.locator('header').evaluate(({ clientHeight }) => clientHeight)
  await expect.poll(() => topOf(page, anchor)).toBeLessThan(bar + 40)
  expect(await topOf(page, anchor)).toBeGreaterThanOrEqual(bar - 1)
}

/** Pages with a link to a place on themselves, besides the skip link. */
const withAnchors = pages.flatMap(({ path, sections }) => {
  const [, anchor] = /"kind":"anchor","href":"#([^"]+)"/.exec(JSON.stringify(sections)) ?? []
  return anchor ? [{ path, anchor }] : []
})

test('the site has links to places on their own page', () => {
  expect(withAnchors).not.toEqual([])
})

test.for(withAnchors)('$path leads to its #$anchor', async ({ path, anchor }, { open }) => {
  const page = await open()
  await arrive(page, path)
  await page.locator(`main a[href="#${anchor}"]`).click()
  await expectAtTop(page, anchor)
  expect(new URL(page.url()).hash).toBe(`#${anchor}`)
  expect(await page.title()).toBe(pages.find((one) => one.path === path)?.title)
})

test.for(withAnchors)(
  '$path#$anchor is found from elsewhere',
  async ({ path, anchor }, { open }) => {
    const page = await open()
    await arrive(page, pages.find((one) => one.path !== path)?.path ?? '/')
    await page.evaluate((address) => history.pushState(null, '', address), `${path}#${anchor}`)
    await expectAtTop(page, anchor)
    await page.reload()
    await live(page)
    await expectAtTop(page, anchor)
  },
)

test('the parts of a case study are reached from its list of contents', async ({ open }) => {
  const page = await open()
  await arrive(page, pageWith('case-study').path)
  const contents = page.locator('main > section nav a')
  expect(await contents.count()).toBeGreaterThan(1)
  for (const link of await contents.all()) {
    await link.click()
    const anchor = ((await link.getAttribute('href')) ?? '').slice(1)
    expect(await page.locator(`#${anchor}`).count()).toBe(1)
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${anchor}`)
    const box = await page.locator(`#${anchor}`).boundingBox()
    expect(box?.y).toBeLessThan(800)
  }
})

test('the first key press reaches a link that skips the bar', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.textContent()).toBe(shell.words.skipToContent)
  expect((await focused.boundingBox())?.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  expect(await page.locator('main:focus').count()).toBe(1)
})

test('an anchor that is none does no harm', async ({ open }) => {
  const page = await open()
  await arrive(page, '/#%')
  await inBar(page, barLink(0)).click()
  await shown(page, barLink(0).href)
  await page.goBack()
  await shown(page, '/')
  expect(await page.title()).toBe(pageAt('/').title)
})
