import { findElement, getBox, getRange, type TextOnPage } from './texts-in-frame.ts'

// Not `font`, which is empty if one of its parts cannot be written in it.
const LOOK = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant',
  'font-stretch',
  'font-variation-settings',
  'font-feature-settings',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'color',
] as const

export const ACCENT = 'var(--color-accent, #1c36fa)'
/** Marks fields and their buttons on the page. */
export const FIELD_ATTRIBUTE = 'data-studio-field'

/** Gives a field the look of the text of an element. */
export function styleField(field: HTMLElement, element: HTMLElement, name: string): void {
  copyLook(field, element)
  Object.assign(field.style, {
    position: 'absolute',
    zIndex: '2147483647',
    boxSizing: 'content-box',
    minWidth: '0',
    minHeight: '0',
    margin: '0',
    padding: '0',
    border: '0',
    borderRadius: '1px',
    resize: 'none',
    overflow: 'hidden',
    background: 'transparent',
    caretColor: 'currentColor',
    outline: `2px solid ${ACCENT}`,
    outlineOffset: '4px',
  })
  field.style.setProperty('-webkit-text-fill-color', 'currentColor')
  field.spellcheck = true
  field.setAttribute('aria-label', name)
  field.setAttribute(FIELD_ATTRIBUTE, '')
}

/** Again when the look of the element changes, for example while the pointer is over it. */
export function copyLook(field: HTMLElement, element: HTMLElement): void {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  for (const property of LOOK)
    field.style.setProperty(property, style?.getPropertyValue(property) ?? '')
}

/** Keeps the size and background of the element. @returns a function that shows the text again */
export function hideText(element: HTMLElement): () => void {
  // Links in a text have lines of their own.
  const elements = [element, ...element.querySelectorAll<HTMLElement>('a')]
  const styles = elements.map((one) => one.getAttribute('style'))
  for (const { style } of elements) {
    style.setProperty('-webkit-text-fill-color', 'transparent', 'important')
    style.setProperty('text-decoration-color', 'transparent', 'important')
    style.setProperty('text-shadow', 'none', 'important')
  }
  // Typed line breaks are characters until the page renders them.
  element.style.setProperty('white-space', 'pre-line')
  return () => {
    for (const [index, one] of elements.entries()) {
      const before = styles[index] ?? null
      if (before === null) one.removeAttribute('style')
      else one.setAttribute('style', before)
    }
  }
}

/** The lines of a text; the whole width of a block, where it may wrap. */
export function getFieldBox(place: TextOnPage, field: HTMLElement): DOMRect {
  const element = findElement(place)
  const box = getBox(place)
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element)
  if (!element || !style) return box
  const lines = new Set(
    [...(getRange(place)?.getClientRects() ?? [])].map(({ y }) => Math.round(y)),
  )
  field.style.whiteSpace = lines.size > 1 ? 'pre-wrap' : 'pre'
  const [first] = getRange(place)?.getClientRects() ?? []
  const lineHeight = Number.parseFloat(style.lineHeight)
  const lead = first && !Number.isNaN(lineHeight) ? (lineHeight - first.height) / 2 : 0
  const height = box.height + 2 * lead
  if (style.display === 'inline')
    return new DOMRect(box.x, box.y - lead, Math.max(box.width, 8) + 1, height)
  const own = element.getBoundingClientRect()
  const [start, end] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat)
  const [borderStart, borderEnd] = [style.borderLeftWidth, style.borderRightWidth].map(
    Number.parseFloat,
  )
  const left = own.x + (start ?? 0) + (borderStart ?? 0)
  const right = own.right - (end ?? 0) - (borderEnd ?? 0)
  const isAlone = left <= box.x + 1 && right >= box.right - 1
  // Icons and other parts may be beside the text.
  if (!isAlone || style.display.includes('flex') || style.display.includes('grid'))
    return new DOMRect(box.x, box.y - lead, Math.max(box.width, 8) + 1, height)
  return new DOMRect(left, box.y - lead, right - left, height)
}
