/** Whether what hangs in the window is in it, and leaves room for the page (WCAG 1.4.10, 2.4.11). */
import type { Page } from 'playwright-core'

/** What part of a window's height may be taken by what stays there while the page is scrolled. */
const MAX_HEIGHT_SHARE = 0.3

/** What is open or said over the page and reaches out of the window, where nobody can scroll to it. */
export const viewportViolations = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const violations: string[] = []
    const { clientWidth, clientHeight } = document.documentElement
    const nameOf = ({ outerHTML }: Element) => outerHTML.slice(0, 80)
    const hangs = (one: Element): boolean =>
      one.matches(':popover-open, :modal') ||
      getComputedStyle(one).position === 'fixed' ||
      (one.parentElement !== null && hangs(one.parentElement))
    const over = document.querySelectorAll<HTMLElement>(
      ':popover-open, dialog[open], [role=status]',
    )
    for (const one of over) {
      if (!one.textContent?.trim() || !one.checkVisibility({ visibilityProperty: true })) continue
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const isAside = left < -1 || right > clientWidth + 1
      // What moves with the page can be scrolled to.
      if (isAside || (hangs(one) && (top < -1 || bottom > clientHeight + 1)))
        violations.push(`reaches out of the window: ${nameOf(one)}`)
      const { overflowY } = getComputedStyle(one)
      if (one.scrollHeight > one.clientHeight + 1 && !/auto|scroll/.test(overflowY))
        violations.push(`has more than it shows: ${nameOf(one)}`)
    }
    for (const one of document.body.querySelectorAll('*')) {
      const { position } = getComputedStyle(one)
      if (position !== 'sticky' && position !== 'fixed') continue
      if (one.matches(':popover-open') || !one.checkVisibility()) continue
      const { height, width } = one.getBoundingClientRect()
      // Something narrow beside the text leaves room for it.
      if (height > clientHeight * most && width > clientWidth / 2)
        violations.push(`takes ${Math.round(height)} px of ${clientHeight}: ${nameOf(one)}`)
    }
    return violations
  }, MAX_HEIGHT_SHARE)
