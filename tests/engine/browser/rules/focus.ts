import type { Page } from 'playwright-core'
import { contrastRatio } from '../../../../src/content/contrast/ratio.ts'

interface TabWalk {
  /** Selector of the part to walk; default: whole page. */
  readonly within?: string
  /** Start from the focused element instead of the top of the page. */
  readonly goesOn?: boolean
}

/** Colors as `#rrggbb`. */
interface Ring {
  readonly color: string
  readonly ground: string
  readonly element: string
}

/**
 * Presses Tab through all stops. Each focus ring must appear only on focus, be at least 2 px wide, have a contrast of
 * 3:1 (WCAG 2.4.7, 2.4.13, 1.4.11) and be neither covered nor outside of the viewport (2.4.12). Requires reduced motion.
 */
export async function focusViolations(page: Page, walk: TabWalk = {}): Promise<string[]> {
  const { within = 'body', goesOn = false } = walk
  // Playwright would take a text that begins with `function` for a single function.
  await page.evaluate(`;${IN_PAGE.join('\n')}`)
  const stops = await page.evaluate(beginWalk, { within, goesOn })
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // Events are sent without waiting for each response; the browser handles them in order.
  const sent = Array.from({ length: stops }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ])
  await Promise.all(sent.flat())
  await session.detach()
  const found: Pick<Walk, 'violations' | 'rings'> = await page.evaluate(() =>
    Reflect.get(window, 'finishWalk')(),
  )
  const faint = found.rings.filter(({ color, ground }) => contrastRatio(color, ground) < 3)
  return [
    ...found.violations,
    ...faint.map((one) => `has a faint ring, ${one.color} on ${one.ground}: ${one.element}`),
  ]
}

type Room = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** Functions that run in the page. They may use each other, but nothing else of this module. */
const IN_PAGE = [
  ...[describe, toHex, getRoom, isHungOver, getGround, getRing, findRings, findCover],
  ...[getLook, leaveStop, checkStop],
]

function describe(element: Element): string {
  return `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}" ${element.id}`
}

/** A color as `#rrggbb` on white; undefined if it is not opaque. */
function toHex(color: string): string | undefined {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data
  const parts = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
  return alpha === 255 ? `#${parts.join('')}` : undefined
}

/** Visible part of the viewport inside the element's clipping ancestors. */
function getRoom(element: Element): Room {
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  let inner = element
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (getComputedStyle(inner).position === 'fixed') break
    inner = one
    const { overflowX, overflowY } = getComputedStyle(one)
    const box = one.getBoundingClientRect()
    if (overflowX !== 'visible') {
      room.left = Math.max(room.left, box.left)
      room.right = Math.min(room.right, box.right)
    }
    if (overflowY !== 'visible') {
      room.top = Math.max(room.top, box.top)
      room.bottom = Math.min(room.bottom, box.bottom)
    }
  }
  return room
}

/** Whether a fixed or sticky element covers the point. */
function isHungOver(element: Element, x: number, y: number): boolean {
  if (getComputedStyle(element).position === 'fixed') return false
  for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) {
    if (one.contains(element)) return false
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
  }
  return false
}

/** Background color at a point; undefined over images. */
function getGround(x: number, y: number): string | undefined {
  for (const one of document.elementsFromPoint(x, y)) {
    if (one.matches('img, video, canvas, svg')) return undefined
    const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(one)
    const hex = toHex(backgroundColor)
    if (hex) return hex
    // Sized backgrounds are single lines, such as a grid.
    if (backgroundImage !== 'none' && backgroundSize === 'auto') return undefined
  }
  return '#ffffff'
}

/** The outline of an element, or of generated content that takes its place. */
function getRing(element: Element) {
  const part = ['::after', '::before'].find((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(
    element,
    part,
  )
  const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  const around = part && element instanceof HTMLElement ? element.offsetParent : null
  return { width, color: outlineColor, offset: Number.parseFloat(outlineOffset), around }
}

/** The ring on each visible side of a focused element, or a violation. */
function findRings(element: Element, own: DOMRect, room: Room): Ring[] | string {
  const { width, color, offset, around } = getRing(element)
  if (width < 2) return `has no ring of 2 px: ${describe(element)}`
  const box = around?.getBoundingClientRect() ?? own
  const away = offset + width / 2
  const x = (Math.max(box.left, room.left) + Math.min(box.right, room.right)) / 2
  const y = (Math.max(box.top, room.top) + Math.min(box.bottom, room.bottom)) / 2
  const sides = [
    [x, box.top - away],
    [x, box.bottom + away],
    [box.left - away, y],
    [box.right + away, y],
  ] as const
  const rings = sides.flatMap(([across, down]) => {
    const isIn =
      across >= room.left && across < room.right && down >= room.top && down < room.bottom
    const ground = isIn && !isHungOver(element, across, down) && getGround(across, down)
    return ground ? [{ color: toHex(color) ?? ground, ground, element: describe(element) }] : []
  })
  // An element as wide as the viewport shows two sides only.
  return rings.length < 2 ? `has a ring that is cut off: ${describe(element)}` : rings
}

/** What covers a focused element, or that it is out of the viewport. */
function findCover(element: Element, box: DOMRect, room: Room): string | undefined {
  const inset = 3
  const left = Math.max(box.left, room.left) + inset
  const right = Math.min(box.right, room.right) - inset
  const fits = box.height <= innerHeight / 2
  const top = fits ? box.top + inset : Math.max(box.top, room.top) + inset
  const bottom = fits ? box.bottom - inset : Math.min(box.bottom, room.bottom) - inset
  for (const y of [top, (top + bottom) / 2, bottom]) {
    for (const x of [left, (left + right) / 2, right]) {
      const hit = document.elementFromPoint(x, y)
      if (hit?.contains(element) || element.contains(hit)) continue
      // Browsers scroll a text area to the line of the caret.
      if (!hit && element.matches('textarea')) continue
      const how = hit ? `covered by ${describe(hit)}` : 'out of the window'
      return `is ${how}: ${describe(element)}`
    }
  }
  return undefined
}

/** State of a walk, in the page. */
interface Walk {
  readonly within: string
  /** Tab stops that were not reached yet. */
  readonly missing: Set<Element>
  readonly violations: string[]
  readonly rings: Ring[]
  last?: { readonly element: Element; readonly look: string } | undefined
}

function getLook(element: Element): string {
  return JSON.stringify({ ...getRing(element), around: undefined })
}

function leaveStop(walk: Walk): void {
  const { last, violations } = walk
  if (last && getLook(last.element) === last.look)
    violations.push(`looks the same without the focus: ${describe(last.element)}`)
  walk.last = undefined
}

function checkStop(walk: Walk): void {
  const { within, missing, violations, rings } = walk
  const element = document.activeElement
  // Controls of a video are stops inside its shadow tree.
  if (element && element === walk.last?.element) return
  leaveStop(walk)
  if (!element || element === document.body) return
  // A group of radio buttons is one stop.
  const group = element.matches('[type=radio]') && element.closest('fieldset')
  for (const one of group ? group.querySelectorAll('[type=radio]') : [element]) missing.delete(one)
  if (!element.matches(`:is(${within}) *`)) return
  walk.last = { element, look: getLook(element) }
  // Use the largest fragment of a wrapped inline element.
  const [box] = [...element.getClientRects()].sort(
    (one, other) => other.width * other.height - one.width * one.height,
  )
  const room = getRoom(element)
  const found = box ? findRings(element, box, room) : `cannot be seen: ${describe(element)}`
  if (typeof found === 'string') violations.push(found)
  else rings.push(...found)
  const cover = box && findCover(element, box, room)
  if (cover) violations.push(cover)
}

/** Returns the number of Tab stops. */
function beginWalk({ within, goesOn }: Required<TabWalk>): number {
  const stops = document.querySelectorAll<HTMLElement>(
    `:is(${within}) :is(a[href], button, summary, input, textarea, select, [tabindex="0"])`,
  )
  const missing = [...stops].filter(
    (one) =>
      !one.matches(':disabled, :disabled *, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true }),
  )
  const walk: Walk = { within, missing: new Set(missing), violations: [], rings: [] }
  const onKeyUp = () => checkStop(walk)
  document.addEventListener('keyup', onKeyUp)
  const finishWalk = () => {
    document.removeEventListener('keyup', onKeyUp)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    leaveStop(walk)
    for (const one of walk.missing) walk.violations.push(`is not reached: ${describe(one)}`)
    return { violations: walk.violations, rings: walk.rings }
  }
  Reflect.set(window, 'finishWalk', finishWalk)
  if (!goesOn) {
    // Reset the sequential focus navigation starting point.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  }
  // Videos, frames and dates have a few stops of their own.
  const inner = document.querySelectorAll(`:is(${within}) :is(video, iframe, [type=date])`)
  return missing.length + 8 * inner.length
}
