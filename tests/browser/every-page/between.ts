/** What has to hold at all widths, also at those at which pages are not looked at in full. */
import type { Page } from 'playwright-core'
import { roomComplaints } from './room.ts'
import { differences } from './sameness.ts'
import { inState } from './states.ts'
import { brokenWords } from './unbroken.ts'

/** Complaints about a page at some widths of its window, which stays as wide as the last of them. */
export async function betweenComplaints(
  page: Page,
  widths: readonly number[],
  height: number,
): Promise<string[]> {
  const complaints: string[] = []
  const before = await shownTexts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const here = [
      ...(await roomComplaints(page)),
      ...(await brokenWords(page)),
      ...(await ringless(page)),
      ...differences(before, await shownTexts(page), ['before', 'here']),
    ]
    complaints.push(...inState(`${width} px`, here))
  }
  return complaints
}

/** The texts that are seen from the headline on, in the order of the document. What stands above it is shorter in narrow windows. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown: string[] = []
    const headline = document.querySelector('h1')
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim()
      const { parentElement } = node
      if (!text || !parentElement) continue
      if ((headline?.compareDocumentPosition(node) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING)
        continue
      if (!parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width, height } = range.getBoundingClientRect()
      if (width > 1 && height > 1) shown.push(text)
    }
    return shown
  })

/**
 * What shows no ring of 2 px when it gets the focus (WCAG 2.4.7). Unlike the walk with Tab, it looks at the
 * styles alone, and the page does not get to know of it.
 */
export const ringless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const before = document.activeElement
    const hushed = ['focus', 'blur', 'focusin', 'focusout'] as const
    const hush = (event: Event) => event.stopImmediatePropagation()
    for (const name of hushed) window.addEventListener(name, hush, true)
    const isDrawn = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^transparent$|[,/] ?0\)$/.test(outlineColor)
    const complaints: string[] = []
    for (const one of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, select, [tabindex="0"]',
    )) {
      // What it extends `FocusOptions` with is newer than its types (HTML, 6.6.6).
      const options: FocusOptions & { focusVisible: boolean } = {
        preventScroll: true,
        focusVisible: true,
      }
      one.focus(options)
      if (document.activeElement !== one) continue
      const looks = [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part))
      if (!looks.some(isDrawn)) complaints.push(`shows no ring: ${one.outerHTML.slice(0, 80)}`)
    }
    if (before instanceof HTMLElement && before !== document.body) before.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const name of hushed) window.removeEventListener(name, hush, true)
    return complaints
  })
