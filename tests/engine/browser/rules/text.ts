import type { Page } from 'playwright-core'

/** Words broken across lines without a hyphen or slash. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WORD = /[^\s\-\u00AD\u2010-\u2014/]{2,}/g
    const violations = new Set<string>()
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
          violations.add(`"${word}" is broken: ${parentElement.outerHTML.slice(0, 80)}`)
      }
    }
    return [...violations]
  })

/** List entries and links whose visual order differs from document order (WCAG 1.3.2, 2.4.3). */
export const orderViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`
    /** Left of the other box in its row, or above it in its column. */
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
          ? [`is before ${describe(before.child)}: ${describe(child)}`]
          : []
      })
    })
  })

/**
 * Text in generated content (WCAG failure F87 of SC 1.3.1). Counters are allowed; they may be announced only in
 * ordered lists.
 */
export const generatedContentViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after', '::marker'].flatMap((part) => {
        const { content, counterIncrement, counterSet } = getComputedStyle(element, part)
        const where = `${part ?? ''} of ${element.outerHTML.slice(0, 80)}`
        const isSilent = content.endsWith('/ ""') || element.closest('ol')
        return [
          /"[^"]*[\p{L}\p{N}][^"]*"/u.test(content)
            ? `has ${content} from its styles: ${where}`
            : '',
          /^(none|([\w-]+ 1|list-item -?\d+) ?)+$/.test(counterIncrement) && counterSet === 'none'
            ? ''
            : `counts by ${counterIncrement}: ${where}`,
          /counter/.test(content) && !isSilent ? `reads a number aloud: ${where}` : '',
        ].filter(Boolean)
      }),
    ),
  )

/** Text that cannot be selected, and controls that cannot be clicked because of their styles. */
export const interactionViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].flatMap((element) => {
      const { userSelect, pointerEvents, touchAction, cursor } = getComputedStyle(element)
      const where = element.outerHTML.slice(0, 80)
      const isPressed = element.matches('a, button, summary, input, textarea, label')
      return [
        userSelect === 'none' ? `cannot be selected: ${where}` : '',
        isPressed && pointerEvents === 'none' && !element.matches(':disabled')
          ? `cannot be pressed: ${where}`
          : '',
        /^(auto|manipulation)$/.test(touchAction) ? '' : `cannot be scrolled from: ${where}`,
        cursor === 'none' ? `has no pointer: ${where}` : '',
      ].filter(Boolean)
    }),
  )
