/** Overflow, clipped text and distorted images. */
import type { Page } from 'playwright-core'
import { finishAnimations } from './page.ts'

/** All rules of this file. Requires a page scrolled to the top. */
export async function layoutViolations(page: Page): Promise<string[]> {
  await finishAnimations(page)
  return [
    ...(await findHorizontalOverflow(page)),
    ...(await findClippedText(page)),
    ...(await imageViolations(page)),
  ]
}

/** Elements that make the page wider than the viewport (WCAG 1.4.10). */
export const findHorizontalOverflow = (page: Page): Promise<string[]> =>
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
 * Text that is clipped, overflows its control or overlaps other text (WCAG 1.4.4, 1.4.12). `aria-hidden` text is
 * ignored.
 */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Line boxes are higher than their glyphs: share that may be clipped at the top and bottom. */
    const FREE = 0.25
    const TOLERANCE = 2
    const SMALLEST_PX = 12
    const violations: string[] = []
    /** Marquees are clipped at the edges of the viewport. */
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
    const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 80)

    const leaves = (line: Line, box: DOMRect, sides: boolean, ends: boolean) =>
      (sides && (line.left < box.left - TOLERANCE || line.right > box.right + TOLERANCE)) ||
      (ends && (line.top < box.top - TOLERANCE || line.bottom > box.bottom + TOLERANCE))

    /** Cached, because many texts share their ancestors. */
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
    const getSurroundings = (one: Element) => {
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
        const { box, cutsAcross, cutsDown, isControl, isFixed } = getSurroundings(one)
        if (leaves(line, box, cutsAcross, cutsDown)) {
          return say('is cut off', node, ` by ${describe(one)}`)
        }
        if (isControl && leaves(line, box, true, true)) {
          return say('sticks out', node, ` of ${describe(one)}`)
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
        // Skip links are positioned above the page.
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
          say(
            'overlaps other text',
            one.node,
            ` and "${other.node.nodeValue?.trim().slice(0, 40)}"`,
          )
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.scrollWidth > field.clientWidth + 1)
        violations.push(`is too small: ${describe(field)}`)
    }
    return [...new Set(violations)]
  })

/** Missing images, images without `alt` or size, and distorted ones. */
const imageViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Width and height attributes are rounded to whole pixels. */
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
