import type { Page } from 'playwright-core'

/** Colors as `#rrggbb`, with remaining opacity if not opaque. */
export interface TextColor {
  readonly text: string
  readonly background: string
  /** Running text, as opposed to labels, headings and controls. */
  readonly isBody: boolean
  readonly sample: string
}

/** Every visible text color with the background under it. Disabled controls do not count (WCAG 1.4.3). */
export const findTextColors = (page: Page): Promise<TextColor[]> =>
  page.evaluate(() => {
    const before = { left: scrollX, top: scrollY }
    const canvas = new OffscreenCanvas(1, 1)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    const known = new Map<string, string>()
    const toHex = (color: string): string => {
      const computed = known.get(color)
      if (computed !== undefined || !pen) return computed ?? ''
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
      const hex = `#${digits.join('')}${alpha === 255 ? '' : `/${alpha}`}`
      known.set(color, hex)
      return hex
    }

    const isClear = (color: string) => toHex(color).endsWith('/0')

    const findBackground = (element: Element, x: number, y: number): string => {
      const stack = document.elementsFromPoint(x, y)
      const from = stack.findIndex((one) => one === element || element.contains(one))
      const below: Element[] = from === -1 ? [] : stack.slice(stack.indexOf(element))
      const parents: Element[] = []
      for (let one: Element | null = element; one; one = one.parentElement) parents.push(one)
      for (const one of below.length > 0 ? below : parents) {
        if (one !== element && (one instanceof HTMLImageElement || one instanceof HTMLVideoElement))
          return 'a picture'
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        if (backgroundImage !== 'none') return 'a picture'
        if (!isClear(backgroundColor)) return toHex(backgroundColor)
      }
      return 'nothing'
    }

    const isOff = (element: Element): boolean => element.closest(':disabled') !== null

    const getOpacity = (element: Element): number => {
      let opacity = 1
      for (let one: Element | null = element; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity)
      return opacity
    }

    const isRunning = (element: Element, text: string): boolean =>
      text.trim().split(/\s+/).length >= 12 &&
      !element.closest('a, button, label, summary, h1, h2, h3, h4') &&
      !getComputedStyle(element).fontFamily.includes('mono')

    const found = new Map<string, TextColor>()
    const note = (element: Element, color: string, text: string, rect: DOMRect) => {
      const opacity = getOpacity(element)
      const seen = {
        text: opacity === 1 ? toHex(color) : `${toHex(color)} at ${opacity}`,
        background: findBackground(element, rect.x + rect.width / 2, rect.y + rect.height / 2),
        isBody: isRunning(element, text),
      }
      const sample = `${element.tagName.toLowerCase()}: ${text.trim().slice(0, 40)}`
      const key = JSON.stringify(seen)
      if (!found.has(key)) found.set(key, { ...seen, sample })
    }

    const inSight = (element: Element, of: Element | Range): DOMRect | undefined => {
      if (isOff(element) || !element.checkVisibility({ visibilityProperty: true })) return undefined
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const rect = [...of.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      const x = rect ? rect.x + rect.width / 2 : -1
      return rect && x >= 0 && x < innerWidth ? rect : undefined
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue ?? ''
      if (!element || !text.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = inSight(element, range)
      if (rect) note(element, getComputedStyle(element).color, text, rect)
    }
    for (const element of document.body.querySelectorAll('*')) {
      const drawn = (['::before', '::after', '::marker'] as const).flatMap((part) => {
        const { content, color, display } = getComputedStyle(element, part)
        const isText = part === '::marker' ? display : !['none', 'normal', '""'].includes(content)
        const isList = part === '::marker' && getComputedStyle(element).display === 'list-item'
        const isMarked = isList && !['none', '""'].includes(getComputedStyle(element).listStyleType)
        return (part === '::marker' ? isMarked : isText) ? [{ part, color }] : []
      })
      const isField = element.matches('input:not([type=checkbox], [type=radio]), textarea')
      if (drawn.length === 0 && !isField) continue
      const rect = inSight(element, element)
      if (!rect) continue
      for (const { part, color } of drawn) note(element, color, part, rect)
      if (isField) {
        note(element, getComputedStyle(element).color, 'value', rect)
        note(element, getComputedStyle(element, '::placeholder').color, 'placeholder', rect)
      }
    }
    // Restore scroll position and hover state.
    scrollTo({ ...before, behavior: 'instant' })
    return [...found.values()]
  })
