/** Overlays fit into the viewport and leave room for the page (WCAG 1.4.10, 2.4.11). */
import type { Page } from 'playwright-core'

/** Maximum share of the viewport height for fixed and sticky elements. */
const MAX_HEIGHT_SHARE = 0.3

/** Overlays that extend beyond the viewport and cannot be scrolled to. */
export const viewportViolations = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const violations: string[] = []
    const { clientWidth, clientHeight } = document.documentElement
    const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 80)
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
      // Elements that scroll with the page can be reached.
      if (isAside || (hangs(one) && (top < -1 || bottom > clientHeight + 1)))
        violations.push(`reaches out of the window: ${describe(one)}`)
      const { overflowY } = getComputedStyle(one)
      if (one.scrollHeight > one.clientHeight + 1 && !/auto|scroll/.test(overflowY))
        violations.push(`has more than it shows: ${describe(one)}`)
    }
    for (const one of document.body.querySelectorAll('*')) {
      const { position } = getComputedStyle(one)
      if (position !== 'sticky' && position !== 'fixed') continue
      if (one.matches(':popover-open') || !one.checkVisibility()) continue
      const { height, width } = one.getBoundingClientRect()
      // Narrow elements beside the text leave room for it.
      if (height > clientHeight * most && width > clientWidth / 2)
        violations.push(`takes ${Math.round(height)} px of ${clientHeight}: ${describe(one)}`)
    }
    return violations
  }, MAX_HEIGHT_SHARE)
