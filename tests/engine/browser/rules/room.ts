/** Whether everything on a page has room: nothing too wide, cut off, distorted, or on top of something else. */
import type { Page } from 'playwright-core'
import { finishAnimations } from './page.ts'

/** All of the violations of this file. Expects a page that is not scrolled. */
export async function roomViolations(page: Page): Promise<string[]> {
  await finishAnimations(page)
  return [...(await tooWide(page)), ...(await crampedTexts(page)), ...(await imageViolations(page))]
}

/** What reaches over the right edge of the window and makes the page wider than it (WCAG 1.4.10). */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        !element.closest('[aria-hidden=true]'),
    )
    const culprits = over.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120))
    return [`the page is ${scrollWidth} px wide: ${culprits.join(' | ')}`]
  })

/**
 * Texts that something cuts off, that stick out of the control or the window that they are in, and that
 * lie on other texts (WCAG 1.4.4, 1.4.12). Texts hidden from screen readers are decoration.
 */
export const crampedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Fonts give letters a higher box than they fill: a part at the top and at the bottom is free. */
    const FREE = 0.25
    const TOLERANCE = 2
    const SMALLEST_PX = 12
    const violations: string[] = []
    /** What runs through the window without an end is cut off at its edges. */
    const moving = document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target && effect?.getComputedTiming().endTime === Infinity ? [target] : []
    })
    interface Line {
      readonly node: Node
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    const lines: Line[] = []
    const say = (what: string, { nodeValue, parentElement }: Node, by?: string) => {
      const text = `"${nodeValue?.trim().slice(0, 40)}"`
      violations.push(`${what}: ${parentElement?.tagName.toLowerCase()} ${text}${by ?? ''}`)
    }
    const nameOf = ({ outerHTML }: Element) => outerHTML.slice(0, 80)

    /** Whether a line of text leaves a box, to the sides or up and down. */
    const leaves = (line: Line, box: DOMRect, sides: boolean, ends: boolean) =>
      (sides && (line.left < box.left - TOLERANCE || line.right > box.right + TOLERANCE)) ||
      (ends && (line.top < box.top - TOLERANCE || line.bottom > box.bottom + TOLERANCE))

    /** What an element does to the texts in it; many of them share it. */
    const surrounding = (one: Element) => {
      const { overflowX, overflowY, position, display } = getComputedStyle(one)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return {
        box: one.getBoundingClientRect(),
        cutsAcross: cuts(overflowX),
        cutsDown: cuts(overflowY),
        isControl: one.matches('button, summary, a') && display !== 'inline',
        isFixed: position === 'fixed',
      }
    }
    const known = new Map<Element, ReturnType<typeof surrounding>>()
    const surroundingOf = (one: Element) => {
      const found = known.get(one) ?? surrounding(one)
      known.set(one, found)
      return found
    }

    const look = (node: Node, element: Element, line: Line) => {
      if (line.left < -TOLERANCE) say('reaches over the left edge', node)
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { box, cutsAcross, cutsDown, isControl, isFixed } = surroundingOf(one)
        if (leaves(line, box, cutsAcross, cutsDown)) {
          return say('is cut off', node, ` by ${nameOf(one)}`)
        }
        if (isControl && leaves(line, box, true, true)) {
          return say('sticks out', node, ` of ${nameOf(one)}`)
        }
        if (isFixed) return
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || element.closest('[aria-hidden=true]')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (moving.some((one) => one.contains(element))) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const own: Line[] = []
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // Out of the window at the top is what comes only with the focus.
        if (width <= 1 || height <= 1 || bottom <= 0) continue
        const free = height * FREE
        own.push({ node, left, right, top: top + free, bottom: bottom - free })
      }
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (own.length > 0 && size < SMALLEST_PX) say(`is ${size} px small`, node)
      for (const line of own) look(node, element, line)
      lines.push(...own)
    }

    lines.sort((one, other) => one.top - other.top)
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.top >= one.bottom - TOLERANCE) break
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - other.top
        if (one.node !== other.node && across > TOLERANCE && down > TOLERANCE)
          say('lies on other text', one.node, ` and "${other.node.nodeValue?.trim().slice(0, 40)}"`)
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.scrollWidth > field.clientWidth + 1)
        violations.push(`is too small: ${nameOf(field)}`)
    }
    return [...new Set(violations)]
  })

/**
 * Images that are not there, without an alternative or the size of their place, or stretched: their place,
 * which they fill, has another shape than their file.
 */
const imageViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Attributes are whole numbers, and so are the pixels of a place at times. */
    const TOLERANCE = 0.02
    return [...document.images].flatMap((image) => {
      if (!image.checkVisibility()) return []
      const name = image.outerHTML.slice(0, 120)
      if (image.complete && image.naturalWidth === 0) return [`is not there: ${name}`]
      if (image.getAttribute('alt') === null) return [`has no alternative: ${name}`]
      const look = getComputedStyle(image)
      const box = image.getBoundingClientRect()
      const less = (...lengths: readonly string[]) =>
        lengths.reduce((all, length) => all - Number.parseFloat(length), 0)
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = look
      const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = look
      const width = box.width + less(paddingLeft, paddingRight, borderLeftWidth, borderRightWidth)
      const height = box.height + less(paddingTop, paddingBottom, borderTopWidth, borderBottomWidth)
      const asked = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      if (!(asked > 0)) return [`does not say its size: ${name}`]
      const isDistorted =
        look.objectFit === 'fill' && Math.abs(width / height / asked - 1) > TOLERANCE
      return isDistorted
        ? [`is distorted to ${Math.round(width)} by ${Math.round(height)} px: ${name}`]
        : []
    })
  })
