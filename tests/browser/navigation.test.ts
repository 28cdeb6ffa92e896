import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barLink, inBar, pageAt } from './parts.ts'
import { newScripts, requestsOf } from './requests.ts'
import { arrive, shown, test } from './visitor.ts'

const link = barLink(0)

/** Marks the document, which is gone as soon as another one is loaded. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'))

test('a link fetches what its page needs beyond the last one, and nothing else', async ({
  open,
}) => {
  const page = await open()
  await arrive(page, '/')
  const needed = await newScripts(page, link.href, '/')
  const requests = requestsOf(page)
  await mark(page)
  await inBar(page, link).click()
  await shown(page, link.href)
  expect(needed).toHaveLength(1)
  expect(requests).toEqual(needed.map((script) => `script ${script}`))
  expect(await isMarked(page)).toBe(true)
})

test('the document says which page it has become', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await inBar(page, link).click()
  await shown(page, link.href)
  const { title, description } = pageAt(link.href)
  expect(new URL(page.url()).pathname).toBe(link.href)
  expect(await page.title()).toBe(title)
  const about = page.locator('meta[name=description]')
  expect(await about.getAttribute('content')).toBe(description)
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
})

test('reading goes on at the main heading, at the top of the page', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await inBar(page, link).click()
  await shown(page, link.href)
  await page.waitForFunction(() => window.scrollY === 0)
  const focused = page.locator(':focus')
  expect(await focused.evaluate(({ tagName }) => tagName)).toBe('H1')
  expect(await page.locator('h1').count()).toBe(1)
})

test('exactly the links to the page that is shown are current', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  for (const path of [link.href, '/', barLink(1).href]) {
    await page.locator(`header a[href="${path}"]:visible`).first().click()
    await shown(page, path)
    const current = page.locator('a[aria-current=page]')
    const targets = await current.evaluateAll((links) =>
      links.map((one) => one.getAttribute('href')),
    )
    expect(new Set(targets)).toEqual(new Set([path]))
    const others = page.locator(`header a[href="${path}"]:not([aria-current])`)
    expect(await others.count()).toBe(0)
  }
})

const places = [
  ['the bar', 'header nav > ul > li > a'],
  ['the panels', 'header [popover]:not([data-menu]) li > a'],
  ['the mobile menu', 'header [data-menu] li > a'],
  ['the footer', 'footer nav li > a'],
] as const

test.for(places)('the current link of %s looks unlike the others', async ([, links], { open }) => {
  const page = await open()
  await arrive(page, '/')
  const href = await page.locator(`${links}[href^="/"]:not([href="/"])`).last().getAttribute('href')
  await arrive(page, href ?? '')
  const linesOf = (which: string) =>
    page
      .locator(links + which)
      .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).textDecorationLine))])
  expect(await linesOf('[aria-current=page]')).toEqual(['underline'])
  expect(await linesOf(':not([aria-current])')).toEqual(['none'])
})

test('a click with a modifier opens a new tab and leaves this one alone', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  const opened = page.context().waitForEvent('page')
  await inBar(page, link).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect.poll(() => new URL(tab.url()).pathname).toBe(link.href)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.title()).toBe(pageAt('/').title)
})

test('a link to a place of another page gives the focus to its heading, too', async ({ open }) => {
  const page = await open()
  await arrive(page, '/Product-Engineering')
  const { path, hash } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')]
    const other = links.find(({ pathname }) => pathname !== location.pathname)
    return { path: other?.pathname ?? '', hash: other?.hash ?? '' }
  })
  expect(hash).toMatch(/^#./)
  await page.locator(`main a[href="${path}${hash}"]`).first().click()
  await shown(page, path)
  expect(new URL(page.url()).hash).toBe(hash)
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
})

test.for([
  ['reduce', 0],
  ['no-preference', 1],
] as const)(
  'for visitors whose motion is %s, pages change in %i view transitions',
  async ([reducedMotion, transitions], { open }) => {
    const page = await open({ reducedMotion })
    await page.addInitScript(() => {
      const start = document.startViewTransition
      document.startViewTransition = (...all) => {
        document.documentElement.dataset.transitions = '1'
        return start.apply(document, all)
      }
    })
    await arrive(page, '/')
    for (const to of [link, barLink(1), link]) {
      await inBar(page, to).click()
      await shown(page, to.href)
    }
    const begun = await page.evaluate(() =>
      Number(document.documentElement.dataset.transitions ?? 0),
    )
    expect(begun).toBe(transitions)
  },
)
