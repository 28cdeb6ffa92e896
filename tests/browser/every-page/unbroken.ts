/** Whether words stay in one piece. Only readers who widen letters may have long ones in two (WCAG 1.4.12). */
import type { Page } from 'playwright-core'

/** Words that begin on one line and end on another, without a hyphen or a slash in between. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WORD = /[^\s\-\u00AD\u2010-\u2014/]{2,}/g
    const complaints = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { nodeValue, parentElement } = node
      if (!nodeValue?.trim() || !parentElement?.checkVisibility()) continue
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      for (const { 0: word, index } of nodeValue.matchAll(WORD)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...others] = range.getClientRects()
        if (first && others.some(({ top }) => top > first.top + first.height / 2))
          complaints.add(`"${word}" is broken: ${parentElement.outerHTML.slice(0, 80)}`)
      }
    }
    return [...complaints]
  })
