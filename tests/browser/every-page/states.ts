/** Brings a page into the states in which it is looked at. */
import type { Page } from 'playwright-core'

/** Opens all that opens on the page itself; items of one name would close each other. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) {
      one.removeAttribute('name')
      one.open = true
    }
  })

/**
 * Looks at a page under one more style sheet. It is a constructed one, which the policy of the pages allows.
 * @param css the whole sheet; it wins over rules of the same specificity
 */
export async function under<Seen>(
  page: Page,
  css: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  try {
    return await look()
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
  }
}

/** What readers set for themselves, as style sheets. */
export const READERS = {
  /** Text twice as large (WCAG 1.4.4). */
  largeText: 'html{font-size:200%!important}',
  /** Distances in ratios of the font size (WCAG 1.4.12). */
  textSpacing: `
    *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
    p{margin-block-end:2em!important}`,
} as const

/** Says of each complaint in which state of the page it was found. */
export const inState = (state: string, complaints: readonly string[]): string[] =>
  complaints.map((complaint) => `${state}: ${complaint}`)
