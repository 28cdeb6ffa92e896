/** Brings a page into the states in which it is looked at. */
import type { Frame, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { gotoPage } from '../page-driver.ts'

/** Loads a page and reads it once. */
export async function openPage(page: Page, path: string): Promise<void> {
  await gotoPage(page, path)
  await scrollThrough(page)
}

/**
 * Reads a page down to its end as a visitor does, and goes back to its top: what fades in when it comes into
 * sight is there then, what has an end has come to it, and images are loaded.
 */
export async function scrollThrough(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    // The browser looks at what is in sight only after the callbacks of a frame.
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

/** Brings every animation and transition to its end, if it has one, and waits until texts are set in their fonts. */
export const finishAnimations = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    // What is not laid out yet asks for no font.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    for (const one of document.getAnimations())
      if (Number(one.effect?.getComputedTiming().endTime) < Infinity) one.finish()
  })

/** Opens all that opens on the page itself, or in a part of it; items of one name would close each other. */
export const openAllDetails = (page: Page, within = 'html'): Promise<void> =>
  page.evaluate((part) => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>(`${part} details`)) {
      one.removeAttribute('name')
      one.open = true
    }
  }, within)

/**
 * Looks at a page under one more style sheet. It is a constructed one, which the policy of the pages allows.
 * @param css the whole sheet; it wins over rules of the same specificity
 */
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

/** One more style sheet. */
const style = (css: string) => (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** What readers set for themselves, as style sheets. */
export const READER_STYLES = {
  /** Text twice as large (WCAG 1.4.4). */
  largeText: 'html{font-size:200%!important}',
  /** Distances in ratios of the font size (WCAG 1.4.12). */
  textSpacing: `
    *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
    p{margin-block-end:2em!important}`,
} as const

/** Says of each violation in which state of the page it was found. */
export const labelViolations = (state: string, violations: readonly string[]): string[] =>
  violations.map((violation) => `${state}: ${violation}`)

/**
 * Notes what a page asks others for, blocked requests included, and what it tells its own server about a visitor.
 * @returns ends it and gives the violations
 */
export function recordForeignRequests(page: Page, own: string): () => string[] {
  const found: string[] = []
  const home = new URL(own).origin
  const note = (request: Request) => {
    // The page of another site that was there before may still ask for something until this one has come.
    if (new URL(page.url()).origin !== home) return
    const { protocol, origin, pathname, search } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== home) found.push(`asks ${origin}`)
    // Files have addresses without queries: what stands there would be about the visitor.
    else if (search && !request.isNavigationRequest())
      found.push(`asks for ${pathname} with ${search}`)
  }
  page.on('request', note)
  return () => {
    page.off('request', note)
    return found
  }
}
