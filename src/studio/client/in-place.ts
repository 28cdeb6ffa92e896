import { getCaretOffset, type Point } from './caret.ts'
import { ACCENT, createField, getFieldBox, hideText } from './in-place-field.ts'
import { getFocused, handleFieldKey, type PasteEntries, pasteAsLine, readLines } from './keys.ts'
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
  readonly point: Point | undefined
  readonly takesFocus: boolean
}

/** Outlines a text, or covers it with a field; the text below is transparent and keeps its size. */
export class InPlace {
  readonly #page: Document
  readonly #outline: HTMLElement
  #field: HTMLTextAreaElement | undefined
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
  }

  get isOpen(): boolean {
    return this.#field !== undefined
  }

  /** Undefined removes the outline. */
  point(place: TextOnPage | undefined): void {
    if (this.#pointed) this.#observe(this.#pointed, false)
    this.#pointed = place
    if (place) this.#observe(place, true)
    this.#arrange()
  }

  open(
    place: TextOnPage,
    { value, name, isRich, point, takesFocus }: Options,
    typing: Typing,
  ): void {
    const before = this.#field
    const hadFocus = before !== undefined && getFocused() === before
    const selection = before && ([before.selectionStart, before.selectionEnd] as const)
    this.close()
    const element = findElement(place)
    if (!element) return
    // Before the text becomes transparent.
    const caret = point && getCaretOffset(this.#page, place, point, value)
    const field = createField(element, value, name)
    field.addEventListener('input', () => {
      const plain = readLines(field.value, isRich)
      if (plain !== field.value) field.value = plain
      typing.typed(field.value)
      this.#arrange()
    })
    field.addEventListener('paste', (event) => pasteAsLine(event, typing.pasted))
    field.addEventListener('keydown', (event) => {
      const step = getMoveStep(event)
      if (step !== undefined) {
        event.preventDefault()
        typing.moved(step)
      }
      handleFieldKey(event, { save: typing.done, discard: typing.given, isRich })
      event.stopPropagation()
    })
    field.addEventListener('blur', () =>
      setTimeout(() => {
        if (this.#field === field && getFocused() !== field) typing.left()
      }),
    )
    this.#field = field
    this.#place = place
    this.#restoreText = hideText(element)
    this.point(undefined)
    this.#observe(place, true)
    this.#arrange()
    if (takesFocus || hadFocus) field.focus({ preventScroll: true })
    const isPlaceholder = /^\[[^\]]*\]$/.test(value)
    if (!takesFocus && selection) field.setSelectionRange(...selection)
    else if (isPlaceholder) field.select()
    else field.setSelectionRange(caret ?? value.length, caret ?? value.length)
  }

  show(value: string, isRefused: boolean): void {
    const field = this.#field
    if (!field) return
    // Setting the same value would end the browser's own undo.
    if (field.value !== value) field.value = value
    field.setAttribute('aria-invalid', String(isRefused))
    field.style.outlineColor = isRefused ? REFUSED : ACCENT
    this.#arrange()
  }

  close(): void {
    if (this.#place) this.#observe(this.#place, false)
    const field = this.#field
    this.#field = undefined
    this.#place = undefined
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
      this.#put(this.#place, this.#field, getFieldBox(this.#place, this.#field))
      this.#field.style.height = `${this.#field.scrollHeight}px`
    }
  }

  /** Positions inside an open popover if the place is in one, because of the top layer. */
  #put(place: TextOnPage, element: HTMLElement, { x, y, width, height }: DOMRect): void {
    const layer = findElement(place)?.closest('[popover]') ?? this.#page.body
    if (element.parentElement !== layer) layer.append(element)
    Object.assign(element.style, { left: '0', top: '0' })
    const from = element.getBoundingClientRect()
    Object.assign(element.style, {
      left: `${x - from.x}px`,
      top: `${y - from.y}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  }
}
