import type { Page } from 'playwright-core'

/**
 * Elements without a focus ring of 2 px (WCAG 2.4.7). Reads computed styles only and dispatches no events to the
 * page.
 */
export const findMissingFocusRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const before = { left: scrollX, top: scrollY }
    const hushed = ['focus', 'blur', 'focusin', 'focusout'] as const
    const hush = (event: Event) => event.stopImmediatePropagation()
    for (const name of hushed) window.addEventListener(name, hush, true)
    const isDrawn = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^transparent$|^rgba.+, 0\)$|\/ 0\)$/.test(outlineColor)
    const violations: string[] = []
    for (const one of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, select, [tabindex="0"]',
    )) {
      // `focusVisible` is newer than the types (HTML, 6.6.6).
      const options: FocusOptions & { focusVisible: boolean } = {
        preventScroll: true,
        focusVisible: true,
      }
      one.focus(options)
      if (document.activeElement !== one) continue
      const looks = [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part))
      if (!looks.some(isDrawn)) violations.push(`shows no ring: ${one.outerHTML.slice(0, 80)}`)
      one.blur()
    }
    for (const name of hushed) window.removeEventListener(name, hush, true)
    // The focus in a date scrolls nevertheless.
    scrollTo({ ...before, behavior: 'instant' })
    return violations
  })
