import type { Point } from './caret.ts'
import { getFocused, type PasteEntries, pasteAsLine, toSingleLine } from './keys.ts'

/** In characters of the visible text. */
type Offsets = readonly [start: number, end: number]

/** A field that covers a text of the page. */
export interface PageField {
  readonly element: HTMLElement
  /** Buttons beside the field. */
  readonly bar?: HTMLElement
  hasFocus(): boolean
  focus(): void
  show(value: string): void
  select(offsets: Offsets): void
  /** @returns whether the point is in the text */
  selectAt(point: Point): boolean
  remove(): void
}

export interface PageFieldHandlers {
  readonly onType: (value: string) => void
  readonly onEntries: PasteEntries | undefined
  readonly onKey: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

export class PlainPageField implements PageField {
  readonly element: HTMLTextAreaElement

  constructor(page: Document, value: string, handlers: PageFieldHandlers) {
    const field = page.createElement('textarea')
    this.element = field
    field.value = value
    field.rows = 1
    field.addEventListener('input', () => {
      const plain = toSingleLine(field.value)
      if (plain !== field.value) field.value = plain
      handlers.onType(field.value)
    })
    field.addEventListener('paste', (event) => pasteAsLine(event, handlers.onEntries))
    field.addEventListener('keydown', (event) => {
      handlers.onKey(event)
      event.stopPropagation()
    })
    field.addEventListener('blur', handlers.onBlur)
  }

  hasFocus(): boolean {
    return getFocused() === this.element
  }

  focus(): void {
    this.element.focus({ preventScroll: true })
  }

  show(value: string): void {
    // Setting the same value would end the browser's own undo.
    if (this.element.value !== value) this.element.value = value
  }

  select([start, end]: Offsets): void {
    const { length } = this.element.value
    this.element.setSelectionRange(Math.min(start, length), Math.min(end, length))
  }

  selectAt(): boolean {
    return false
  }

  remove(): void {
    this.element.remove()
  }
}
