/** Visible focus at every Tab stop. */
import type { Page } from 'playwright-core'

interface TabWalk {
  /** Selector of the part to walk; default: whole page. */
  readonly within?: string
  /** Start from the focused element instead of the top of the page. */
  readonly goesOn?: boolean
}

/**
 * Presses Tab through all stops. Each focus ring must appear only on focus, be at least 2 px wide, have a contrast of
 * 3:1
 * (WCAG 2.4.7, 2.4.13, 1.4.11) and be neither covered nor outside of the viewport (2.4.12). Requires reduced motion.
 */
export async function focusViolations(page: Page, walk: TabWalk = {}): Promise<string[]> {
  const { within = 'body', goesOn = false } = walk
  const stops = await page.evaluate(begin, { within, goesOn })
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // Events are sent without waiting for each response; the browser handles them in order.
  const sent = Array.from({ length: stops }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ])
  await Promise.all(sent.flat())
  await session.detach()
  return page.evaluate(end)
}

/** Installed by `begin`, called by `end`. */
interface Walking {
  finishWalk?: () => string[]
}

/** Runs in the page. Returns the number of Tab stops. */
function begin({ within, goesOn }: { within: string; goesOn: boolean }): number {
  const violations: string[] = []
  const candidates = document.querySelectorAll<HTMLElement>(
    `:is(${within}) :is(a[href], button, summary, input, textarea, select, [tabindex="0"])`,
  )
  const missing = new Set(
    [...candidates].filter(
      (one) =>
        !one.matches(':disabled, :disabled *, [inert] *') &&
        one.checkVisibility({ visibilityProperty: true }),
    ),
  )
  // Videos and frames have a few stops of their own.
  const count =
    missing.size + 8 * document.querySelectorAll(`:is(${within}) :is(video, iframe)`).length

  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const mixed = new Map<string, readonly number[]>()
  const mix = (color: string, ground: string): readonly number[] => {
    const key = `${color} ${ground}`
    const known = mixed.get(key)
    if (known || !pen) return known ?? []
    pen.fillStyle = ground
    pen.fillRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const parts = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    mixed.set(key, parts)
    return parts
  }
  const isOpaque = (color: string) => `${mix(color, 'white')}` === `${mix(color, 'black')}`
  const luminance = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (color: string, ground: string) => {
    const one = luminance(mix(color, ground))
    const other = luminance(mix(ground, ground))
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }

  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}" ${element.id}`
  const isRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one)

  /** Visible part of the viewport inside the element's clipping ancestors. */
  const getSurroundings = (element: Element) => {
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
  const isHungOver = (element: Element, x: number, y: number) => {
    if (getComputedStyle(element).position === 'fixed') return false
    for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) {
      if (one.contains(element)) return false
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
    }
    return false
  }

  /** Background color at a point; undefined over images. */
  const groundAt = (x: number, y: number): string | undefined => {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.matches('img, video, canvas, svg')) return undefined
      const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(one)
      if (isOpaque(backgroundColor)) return backgroundColor
      // Sized backgrounds are single lines, such as a grid.
      if (backgroundImage !== 'none' && backgroundSize === 'auto') return undefined
    }
    return 'white'
  }

  const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2

  const getRing = (element: Element) => {
    const part = ['::after', '::before'].find((one) => isDrawn(getComputedStyle(element, one)))
    const style = getComputedStyle(element, part)
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style
    const around = part && element instanceof HTMLElement ? element.offsetParent : null
    return { outlineStyle, outlineWidth, outlineColor, outlineOffset, around }
  }
  const ringText = (element: Element) => {
    const { around: _, ...look } = getRing(element)
    return JSON.stringify(look)
  }

  const lookAtRing = (element: Element, own: DOMRect, room: ReturnType<typeof getSurroundings>) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, around } = getRing(element)
    const box = around?.getBoundingClientRect() ?? own
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    if (width < 2) {
      violations.push(`has no ring of 2 px: ${describe(element)}`)
      return
    }
    const away = Number.parseFloat(outlineOffset) + width / 2
    const x = (Math.max(box.left, room.left) + Math.min(box.right, room.right)) / 2
    const y = (Math.max(box.top, room.top) + Math.min(box.bottom, room.bottom)) / 2
    const sides = [
      [x, box.top - away],
      [x, box.bottom + away],
      [box.left - away, y],
      [box.right + away, y],
    ] as const
    const grounds = sides.flatMap(([across, down]) => {
      const isIn =
        across >= room.left && across < room.right && down >= room.top && down < room.bottom
      return isIn && !isHungOver(element, across, down) ? (groundAt(across, down) ?? []) : []
    })
    // An element as wide as the viewport shows two sides only.
    if (grounds.length < 2) violations.push(`has a ring that is cut off: ${describe(element)}`)
    for (const ground of grounds) {
      const ratio = contrast(outlineColor, ground)
      if (ratio < 3) {
        const where = `${outlineColor} on ${ground} (${ratio.toFixed(2)})`
        violations.push(`has a faint ring, ${where}: ${describe(element)}`)
        return
      }
    }
  }

  const lookAtCover = (
    element: Element,
    box: DOMRect,
    room: ReturnType<typeof getSurroundings>,
  ) => {
    const inset = 3
    const left = Math.max(box.left, room.left) + inset
    const right = Math.min(box.right, room.right) - inset
    const fits = box.height <= innerHeight / 2
    const top = fits ? box.top + inset : Math.max(box.top, room.top) + inset
    const bottom = fits ? box.bottom - inset : Math.min(box.bottom, room.bottom) - inset
    for (const y of [top, (top + bottom) / 2, bottom]) {
      for (const x of [left, (left + right) / 2, right]) {
        const hit = document.elementFromPoint(x, y)
        if (hit && isRelated(hit, element)) continue
        // Browsers scroll a text area to the line of the caret.
        if (!hit && element.matches('textarea')) continue
        const how = hit ? `covered by ${describe(hit)}` : 'out of the window'
        violations.push(`is ${how}: ${describe(element)}`)
        return
      }
    }
  }

  let last: { readonly element: Element; readonly ring: string } | undefined
  const leave = () => {
    if (last && ringText(last.element) === last.ring)
      violations.push(`looks the same without the focus: ${describe(last.element)}`)
    last = undefined
  }
  const stop = () => {
    const element = document.activeElement
    // Controls of a video are stops inside its shadow tree.
    if (element && element === last?.element) return
    leave()
    if (!element || element === document.body) return
    missing.delete(element as HTMLElement)
    if (!element.matches(`:is(${within}) *`)) return
    last = { element, ring: ringText(element) }
    // Use the largest fragment of a wrapped inline element.
    const [box] = [...element.getClientRects()].sort(
      (one, other) => other.width * other.height - one.width * one.height,
    )
    const room = getSurroundings(element)
    if (box) {
      lookAtRing(element, box, room)
      lookAtCover(element, box, room)
    } else violations.push(`cannot be seen: ${describe(element)}`)
  }
  document.addEventListener('keyup', stop)
  const walking = globalThis as Walking
  walking.finishWalk = () => {
    document.removeEventListener('keyup', stop)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    leave()
    for (const one of missing) violations.push(`is not reached: ${describe(one)}`)
    return violations
  }

  if (!goesOn) {
    // Reset the sequential focus navigation starting point.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  }
  return count
}

function end(): string[] {
  const walking = globalThis as Walking
  return walking.finishWalk?.() ?? ['the walk has not begun']
}

/**
 * Elements without a focus ring of 2 px (WCAG 2.4.7). Reads computed styles only and dispatches no events to the
 * page.
 */
export const findMissingFocusRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
    return violations
  })
