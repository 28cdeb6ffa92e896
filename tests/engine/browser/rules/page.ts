/** Brings a page into a defined state. */
import type { Frame, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { gotoPage } from '../page-driver.ts'

/** Loads a page and scrolls through it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await gotoPage(page, path)
  await scrollThrough(page)
}

/** Scrolls to the end and back, so that sections are revealed, animations end and images load. */
export async function scrollThrough(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    // Intersection observers run after the callbacks of a frame.
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
  })
  const isThere = () =>
    page.evaluate(
      () =>
        [...document.images].every((one) => one.complete || !one.checkVisibility()) &&
        [...document.querySelectorAll('main > section')].every((one) =>
          one.checkVisibility({ opacityProperty: true }),
        ),
    )
  await expect.poll(isThere).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await finishAnimations(page)
}

/** Finishes all animations and waits for fonts. */
export const finishAnimations = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    // Fonts load only after layout.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    for (const one of document.getAnimations())
      if (Number(one.effect?.getComputedTiming().endTime) < Infinity) one.finish()
  })

/** Opens all disclosures; removes `name`, which would keep one open at a time. */
export const openAllDetails = (page: Page, within = 'html'): Promise<void> =>
  page.evaluate((part) => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>(`${part} details`)) {
      one.removeAttribute('name')
      one.open = true
    }
  }, within)

/** Runs a check with an additional constructed style sheet, which the policy allows. */
export async function withStyles<Seen>(
  page: Page,
  css: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await style(css)(page)
  const seen = await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  return seen
}

const style = (css: string) => (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Style sheets of reader preferences. */
export const READER_STYLES = {
  /** WCAG 1.4.4. */
  largeText: 'html{font-size:200%!important}',
  /** WCAG 1.4.12. */
  textSpacing: `
    *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
    p{margin-block-end:2em!important}`,
} as const

export const labelViolations = (state: string, violations: readonly string[]): string[] =>
  violations.map((violation) => `${state}: ${violation}`)

/**
 * Records third-party requests, including blocked ones, and requests with a query. Returns a function that stops and
 * returns the violations.
 */
export function recordForeignRequests(page: Page, own: string): () => string[] {
  const found: string[] = []
  const home = new URL(own).origin
  const note = (request: Request) => {
    // The previous page may still send requests.
    if (new URL(page.url()).origin !== home) return
    const { protocol, origin, pathname, search } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== home) found.push(`asks ${origin}`)
    // Files have no query, so a query would carry visitor data.
    else if (search && !request.isNavigationRequest())
      found.push(`asks for ${pathname} with ${search}`)
  }
  page.on('request', note)
  return () => {
    page.off('request', note)
    return found
  }
}
