/** Whether things are seen in the order in which they are read out and reached (WCAG 1.3.2, 2.4.3). */
import type { Page } from 'playwright-core'

/** Entries of lists, links of groups and figures that stand before what comes before them in the document. */
export const orderComplaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`
    /** Whether a box is left of another one in its row, or above it in its column. */
    const isBefore = (one: DOMRect, other: DOMRect) =>
      (one.right <= other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1) ||
      (one.bottom <= other.top + 1 && one.left < other.right - 1 && one.right > other.left + 1)
    return [...document.querySelectorAll('ul, ol, dl, nav, form, main')].flatMap((list) => {
      const seen = [...list.children]
        .filter((child) => child.checkVisibility())
        .map((child) => ({ child, box: child.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
      return seen.slice(1).flatMap(({ child, box }, index) => {
        const before = seen[index]
        return before && isBefore(box, before.box)
          ? [`stands before ${nameOf(before.child)}: ${nameOf(child)}`]
          : []
      })
    })
  })
