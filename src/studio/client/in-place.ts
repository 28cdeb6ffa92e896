import { boxOf, elementOf, isOfText, type TextOnPage } from './texts-in-frame.ts'

/** Text styles that the in-place field copies. */
const LOOK = [
  'font',
  'font-stretch',
  'font-variation-settings',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'color',
] as const

const ACCENT = 'var(--color-accent, #1c36fa)'
const REFUSED = 'var(--color-error, #c62828)'

export interface Typing {
  readonly typed: (value: string) => void
  readonly done: () => void
  readonly given: () => void
}

export class InPlace {
  readonly #page: Document
  readonly #line: HTMLElement
  #field: HTMLTextAreaElement | undefined
  #hidden: HTMLElement | undefined
  #pointed: TextOnPage | undefined
  readonly #sizes = new ResizeObserver(() => this.#pointed && this.#draw(this.#pointed))

  constructor(page: Document) {
    this.#page = page
    this.#line = page.createElement('div')
    this.#line.setAttribute('aria-hidden', 'true')
    Object.assign(this.#line.style, {
      // Isolate from the styles of the page.
      all: 'initial',
      position: 'absolute',
      pointerEvents: 'none',
      zIndex: '2147483646',
      outline: `2px solid ${ACCENT}`,
      outlineOffset: '4px',
      borderRadius: '1px',
      display: 'none',
    })
    page.body.append(this.#line)
  }

  /** Undefined removes the outline. */
  point(place: TextOnPage | undefined): void {
    const same = place !== undefined && place.nodes[0] === this.#pointed?.nodes[0]
    this.#pointed = place
    if (!place) {
      this.#sizes.disconnect()
      this.#line.style.display = 'none'
      return
    }
    this.#draw(place)
    if (same) return
    this.#sizes.disconnect()
    const inside = isOfText(place) ? elementOf(place) : place.nodes[0]
    for (const one of [inside, this.#page.body])
      if (one && 'getBoundingClientRect' in one) this.#sizes.observe(one as Element)
  }

  #draw(place: TextOnPage): void {
    this.#line.style.display = 'block'
    // An image may be as wide as the page: draw inside.
    this.#line.style.outlineOffset = isOfText(place) ? '4px' : '-3px'
    this.#put(place, this.#line, boxOf(place))
  }

  open(place: TextOnPage, value: string, name: string, typing: Typing): void {
    this.close()
    const element = elementOf(place)
    if (!element) return
    const field = this.#page.createElement('textarea')
    const style = this.#page.defaultView?.getComputedStyle(element)
    for (const property of LOOK)
      field.style.setProperty(property, style?.getPropertyValue(property) ?? '')
    Object.assign(field.style, {
      position: 'absolute',
      zIndex: '2147483647',
      boxSizing: 'content-box',
      margin: '0',
      padding: '0',
      border: '0',
      resize: 'none',
      overflow: 'hidden',
      background: groundOf(element),
      outline: `2px solid ${ACCENT}`,
      outlineOffset: '4px',
    })
    field.value = value
    field.rows = 1
    field.spellcheck = true
    field.setAttribute('aria-label', name)
    field.addEventListener('input', () => {
      // Texts are single-line.
      const plain = field.value.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
      if (plain !== field.value) field.value = plain
      this.#fit()
      typing.typed(field.value)
    })
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault()
        typing.done()
      } else if (event.key === 'Escape') typing.given()
      event.stopPropagation()
    })
    this.#field = field
    const box = boxOf(place)
    const own = element.getBoundingClientRect()
    const isBlock = style?.display !== 'inline'
    this.#put(place, field, isBlock ? new DOMRect(own.x, box.y, own.width, box.height) : box)
    element.style.visibility = 'hidden'
    this.#hidden = element
    this.point(undefined)
    this.#fit()
    field.focus()
    field.select()
  }

  show(value: string, isRefused: boolean): void {
    if (!this.#field) return
    if (this.#field.value !== value) this.#field.value = value
    this.#field.setAttribute('aria-invalid', String(isRefused))
    this.#field.style.outlineColor = isRefused ? REFUSED : ACCENT
    this.#fit()
  }

  close(): void {
    this.#field?.remove()
    this.#field = undefined
    this.#hidden?.style.removeProperty('visibility')
    if (this.#hidden?.getAttribute('style') === '') this.#hidden.removeAttribute('style')
    this.#hidden = undefined
  }

  end(): void {
    this.close()
    this.point(undefined)
    this.#line.remove()
  }

  /** Positions inside an open popover if the place is in one, because of the top layer. */
  #put(place: TextOnPage, element: HTMLElement, { x, y, width, height }: DOMRect): void {
    const layer = elementOf(place)?.closest('[popover]') ?? this.#page.body
    if (element.parentElement !== layer) layer.append(element)
    Object.assign(element.style, { left: '0', top: '0' })
    const from = element.getBoundingClientRect()
    Object.assign(element.style, {
      left: `${x - from.x}px`,
      top: `${y - from.y}px`,
      width: `${Math.max(width, 40)}px`,
      height: `${height}px`,
    })
  }

  #fit(): void {
    const field = this.#field
    if (!field) return
    field.style.height = '0'
    field.style.height = `${field.scrollHeight}px`
  }
}

function groundOf(element: HTMLElement): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = at.ownerDocument.defaultView?.getComputedStyle(at).backgroundColor ?? ''
    if (color !== '' && !/^transparent$|, 0\)$|\/ 0\)$/.test(color)) return color
  }
  return 'Canvas'
}
