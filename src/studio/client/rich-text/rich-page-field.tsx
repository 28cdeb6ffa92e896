import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Point } from '../caret.ts'
import { FIELD_ATTRIBUTE } from '../in-place-field.ts'
import { getFocused, isComposing } from '../keys.ts'
import type { PageField, PageFieldHandlers } from '../page-field.ts'
import { FormatBar, isLinkKey, type LinkTarget } from './FormatBar.tsx'
import { barCss, fieldCss } from './format-bar-css.ts'
import type { Offsets } from './offsets.ts'
import { ITALIC_CLASS, RichEditor } from './rich-editor.ts'

/** A rich text on the page, with a bar of buttons in a shadow root, which the styles of the page do not reach. */
export class RichPageField implements PageField {
  readonly element: HTMLElement
  readonly bar: HTMLElement
  readonly #editor: RichEditor
  readonly #root: Root
  readonly #removeStyles: () => void
  #openLink = () => {}

  constructor(
    page: Document,
    value: string,
    targets: readonly LinkTarget[],
    handlers: PageFieldHandlers,
  ) {
    this.element = page.createElement('div')
    this.element.setAttribute('role', 'textbox')
    this.element.setAttribute('aria-multiline', 'true')
    this.#removeStyles = adoptStyles(page, page, fieldCss(`[${FIELD_ATTRIBUTE}]`, ITALIC_CLASS))
    this.element.addEventListener('keydown', (event) => this.#onKey(event, handlers))
    this.element.addEventListener('blur', handlers.onBlur)
    this.#editor = new RichEditor(this.element, value, () => handlers)
    this.bar = page.createElement('div')
    this.bar.setAttribute(FIELD_ATTRIBUTE, '')
    this.bar.style.position = 'absolute'
    this.bar.style.zIndex = '2147483647'
    this.bar.addEventListener('keydown', (event) => event.stopPropagation())
    this.bar.addEventListener('focusout', handlers.onBlur)
    const shadow = this.bar.attachShadow({ mode: 'open' })
    adoptStyles(page, shadow, barCss)
    this.#root = createRoot(shadow)
    this.#root.render(
      <PageBar
        editor={this.#editor}
        targets={targets}
        onReady={(openLink) => {
          this.#openLink = openLink
        }}
      />,
    )
  }

  hasFocus(): boolean {
    const focused = getFocused()
    return focused === this.element || focused === this.bar
  }

  focus(): void {
    this.#editor.focus()
  }

  show(value: string): void {
    this.#editor.setValue(value)
  }

  select(offsets: Offsets): void {
    this.#editor.select(offsets)
  }

  selectAt({ x, y }: Point): boolean {
    const page = this.element.ownerDocument
    const found = 'caretPositionFromPoint' in page ? page.caretPositionFromPoint(x, y) : undefined
    if (!found || !this.element.contains(found.offsetNode)) return false
    page.getSelection()?.collapse(found.offsetNode, found.offset)
    return true
  }

  remove(): void {
    this.#editor.destroy()
    this.element.remove()
    this.bar.remove()
    this.#removeStyles()
    // React may be rendering: this is called by an effect.
    setTimeout(() => this.#root.unmount())
  }

  #onKey(event: KeyboardEvent, handlers: PageFieldHandlers): void {
    if (!isComposing(event) && isLinkKey(event)) {
      event.preventDefault()
      this.#openLink()
    }
    handlers.onKey(event)
    // The editor listens to the same element. It would begin a new line, or give up the focus.
    if (event.defaultPrevented || event.key === 'Escape') event.stopImmediatePropagation()
    else event.stopPropagation()
  }
}

interface PageBarProps {
  readonly editor: RichEditor
  readonly targets: readonly LinkTarget[]
  readonly onReady: (openLink: () => void) => void
}

function PageBar({ editor, targets, onReady }: PageBarProps) {
  const [isLinkOpen, setLinkOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onReady(() => setLinkOpen(true)), [])
  return (
    <FormatBar editor={editor} targets={targets} isLinkOpen={isLinkOpen} onLinkOpen={setLinkOpen} />
  )
}

const GAP = 8

/** Above the field; below it where there is no room. */
export function placeBar(field: DOMRect, bar: HTMLElement): DOMRect {
  bar.style.setProperty('--zoom', String(1 / getScale(bar)))
  const { offsetHeight, offsetWidth, ownerDocument } = bar
  const above = field.y - offsetHeight - GAP
  const { clientWidth = 0 } = ownerDocument.documentElement
  const x = Math.max(GAP, Math.min(field.x, clientWidth - offsetWidth - GAP))
  return new DOMRect(x, above < GAP ? field.bottom + GAP : above, Number.NaN, Number.NaN)
}

/** The studio shrinks the page, but not its own buttons. */
export function getScale({ ownerDocument }: HTMLElement): number {
  const frame = ownerDocument.defaultView?.frameElement
  return frame ? frame.getBoundingClientRect().width / frame.clientWidth : 1
}

export function adoptStyles(page: Document, into: DocumentOrShadowRoot, css: string): () => void {
  // A sheet belongs to the realm of its document.
  const sheet = new (page.defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(css)
  into.adoptedStyleSheets.push(sheet)
  return () => {
    into.adoptedStyleSheets = into.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
