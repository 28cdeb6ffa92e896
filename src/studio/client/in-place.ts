import { getCaretOffset, type Point } from './caret.ts'
import { ACCENT, copyLook, getFieldBox, hideText, styleField } from './in-place-field.ts'
import { handleFieldKey, type PasteEntries } from './keys.ts'
import { type PageField, PlainPageField } from './page-field.ts'
import type { LinkTarget } from './rich-text/FormatBar.tsx'
import { placeBar, RichPageField } from './rich-text/rich-page-field.tsx'
import { findElement, getBox, isOfText, type TextOnPage } from './texts-in-frame.ts'
import { getMoveStep } from './ui/useReorder.ts'

const REFUSED = 'var(--color-error, #c62828)'

export interface Typing {
  readonly typed: (value: string) => void
  readonly done: () => void
  readonly given: () => void
  readonly left: () => void
  /** Several paragraphs; undefined if the text is not an entry of a list. */
  readonly pasted: PasteEntries | undefined
  readonly moved: (step: -1 | 1) => void
}

interface Options {
  readonly value: string
  readonly name: string
  readonly isRich: boolean | undefined
  /** Pages that links can lead to. */
  readonly targets: readonly LinkTarget[]
  readonly point: Point | undefined
  /** Whether the text has just been selected; otherwise it has moved, and keeps its field. */
  readonly isNew: boolean
}

/** Outlines a text, or covers it with a field; the text below is transparent and keeps its size. */
export class InPlace {
  readonly #page: Document
  readonly #outline: HTMLElement
  #field: PageField | undefined
  #place: TextOnPage | undefined
  #restoreText = () => {}
  #pointed: TextOnPage | undefined
  readonly #sizes = new ResizeObserver(() => this.#arrange())

  constructor(page: Document) {
    this.#page = page
    this.#outline = page.createElement('div')
    this.#outline.setAttribute('aria-hidden', 'true')
    Object.assign(this.#outline.style, {
      all: 'initial',
      position: 'absolute',
      pointerEvents: 'none',
      zIndex: '2147483646',
      outline: `2px solid ${ACCENT}`,
      outlineOffset: '4px',
      borderRadius: '1px',
      display: 'none',
    })
    page.body.append(this.#outline)
    this.#sizes.observe(page.body)
    page.addEventListener('transitionend', () => {
      const element = this.#place && findElement(this.#place)
      if (this.#field && element) copyLook(this.#field.element, element)
    })
  }

  get isOpen(): boolean {
    return this.#field !== undefined
  }

  /** Of the field and its buttons, in the viewport. */
  getBoxes(): DOMRect[] {
    const { element, bar } = this.#field ?? {}
    return [element, bar].flatMap((one) => (one ? [one.getBoundingClientRect()] : []))
  }

  /** Undefined removes the outline. */
  point(place: TextOnPage | undefined): void {
    if (this.#pointed) this.#observe(this.#pointed, false)
    this.#pointed = place
    if (place) this.#observe(place, true)
    this.#arrange()
  }

  open(place: TextOnPage, options: Options, typing: Typing): void {
    const { value, isRich, targets, point, isNew } = options
    const within = findElement(place)
    const element = isRich ? within?.closest<HTMLElement>(':not(strong, em, a)') : within
    if (!element) {
      this.close()
      return
    }
    // A field that is kept has its caret, its undo and its composition.
    if (!isNew && this.#field) {
      this.#cover(this.#field, place, element, options.name)
      return
    }
    this.close()
    // Before the text becomes transparent.
    const caret = point && !isRich ? getCaretOffset(this.#page, place, point, value) : undefined
    const handlers = {
      onType: (typed: string) => {
        typing.typed(typed)
        this.#arrange()
      },
      onEntries: typing.pasted,
      onKey: (event: KeyboardEvent) => this.#onKey(event, typing, isRich),
      onBlur: () =>
        setTimeout(() => {
          if (this.#field === field && !field.hasFocus()) typing.left()
        }),
    }
    const field: PageField = isRich
      ? new RichPageField(this.#page, value, targets, handlers)
      : new PlainPageField(this.#page, value, handlers)
    this.#field = field
    if (field.bar) this.#sizes.observe(field.bar)
    this.point(undefined)
    this.#cover(field, place, element, options.name)
    field.focus()
    const isPlaceholder = /^\[[^\]]*\]$/.test(value)
    if (isPlaceholder) field.select([0, value.length])
    else if (!(point && isRich && field.selectAt(point)))
      field.select([caret ?? Infinity, caret ?? Infinity])
  }

  #cover(field: PageField, place: TextOnPage, element: HTMLElement, name: string): void {
    if (this.#place) this.#observe(this.#place, false)
    this.#restoreText()
    styleField(field.element, element, name)
    this.#place = place
    this.#restoreText = hideText(element)
    this.#observe(place, true)
    this.#arrange()
  }

  show(value: string, isRefused: boolean): void {
    const field = this.#field
    if (!field) return
    field.show(value)
    field.element.setAttribute('aria-invalid', String(isRefused))
    field.element.style.outlineColor = isRefused ? REFUSED : ACCENT
    this.#arrange()
  }

  #onKey(event: KeyboardEvent, typing: Typing, isRich: boolean | undefined): void {
    const step = getMoveStep(event)
    if (step !== undefined) {
      event.preventDefault()
      typing.moved(step)
    }
    handleFieldKey(event, { save: typing.done, discard: typing.given, isRich })
  }

  close(): void {
    if (this.#place) this.#observe(this.#place, false)
    const field = this.#field
    this.#field = undefined
    this.#place = undefined
    if (field?.bar) this.#sizes.unobserve(field.bar)
    field?.remove()
    this.#restoreText()
    this.#restoreText = () => {}
  }

  #observe(place: TextOnPage, isOn: boolean): void {
    const element = isOfText(place) ? findElement(place) : place.nodes[0]
    if (!element || !('getBoundingClientRect' in element)) return
    if (isOn) this.#sizes.observe(element as Element)
    else this.#sizes.unobserve(element as Element)
  }

  #arrange(): void {
    const place = this.#pointed
    this.#outline.style.display = place ? 'block' : 'none'
    if (place) {
      // An image may be as wide as the page: draw inside.
      this.#outline.style.outlineOffset = isOfText(place) ? '4px' : '-3px'
      this.#put(place, this.#outline, getBox(place))
    }
    if (this.#field && this.#place) {
      const { element, bar } = this.#field
      const box = getFieldBox(this.#place, element)
      this.#put(this.#place, element, box)
      element.style.height = `${element.scrollHeight}px`
      if (bar) this.#put(this.#place, bar, placeBar(box, bar))
    }
  }

  /** Positions inside an open popover if the place is in one, because of the top layer. */
  #put(place: TextOnPage, element: HTMLElement, { x, y, width, height }: DOMRect): void {
    const layer = findElement(place)?.closest('[popover]') ?? this.#page.body
    if (element.parentElement !== layer) layer.append(element)
    Object.assign(element.style, { left: '0', top: '0' })
    const from = element.getBoundingClientRect()
    Object.assign(element.style, { left: `${x - from.x}px`, top: `${y - from.y}px` })
    if (!Number.isNaN(width))
      Object.assign(element.style, { width: `${width}px`, height: `${height}px` })
  }
}
