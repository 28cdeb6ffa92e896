import type { Path } from '../../content/model.ts'
import type { StudioState } from '../protocol/state.ts'
import type { FramePage } from './frame-page.ts'
import { FIELD_ATTRIBUTE } from './in-place-field.ts'
import { adoptStyles, getScale } from './rich-text/rich-page-field.tsx'
import { findSectionElements } from './section-elements.ts'

/** Distance of the pointer at which a button appears (px on the screen). */
const NEAR_PX = 48

interface Gap {
  /** Place of a new section. */
  readonly at: Path
  readonly label: string
  /** In the viewport of the frame. */
  readonly y: number
}

/** Buttons on the page between its sections, in a shadow root, which the styles of the page do not reach. */
export class SectionButtons {
  readonly page: FramePage
  readonly #host: HTMLElement
  readonly #group: HTMLElement
  readonly #onAdd: (at: Path) => void
  #state: StudioState | undefined
  #gaps: readonly Gap[] = []
  /** Gets the focus again if the dialog is closed without a change. */
  #pressed: HTMLElement | undefined

  constructor(page: FramePage, onAdd: (at: Path) => void) {
    this.page = page
    this.#onAdd = onAdd
    const { document } = page
    this.#host = document.createElement('div')
    this.#host.setAttribute(FIELD_ATTRIBUTE, '')
    Object.assign(this.#host.style, {
      position: 'absolute',
      zIndex: '2147483645',
      left: '0',
      top: '0',
      width: '100%',
      height: '0',
    })
    const shadow = this.#host.attachShadow({ mode: 'open' })
    adoptStyles(document, shadow, CSS)
    this.#group = document.createElement('div')
    this.#group.setAttribute('role', 'region')
    this.#group.setAttribute('aria-label', 'Add section')
    shadow.append(this.#group)
    document.body.append(this.#host)
    const sizes = new ResizeObserver(() => this.#arrange())
    sizes.observe(document.body)
    document.addEventListener('pointermove', ({ clientY }) => this.#approach(clientY))
    document.documentElement.addEventListener('pointerleave', () => this.#approach(Number.NaN))
    // The browser gives the focus back to the frame, not to the button in it.
    document.defaultView?.addEventListener('focus', () => {
      this.#pressed?.focus({ preventScroll: true })
      this.#pressed = undefined
    })
  }

  /** @param state undefined hides the buttons */
  show(state: StudioState | undefined): void {
    if (state?.version !== this.#state?.version) this.#pressed = undefined
    this.#state = state
    this.#arrange()
  }

  #arrange(): void {
    this.#gaps = this.#state ? findGaps(this.page, this.#state) : []
    this.#host.hidden = this.#gaps.length === 0
    const { children, ownerDocument } = this.#group
    // Buttons are kept, so that they keep the focus.
    while (children.length > this.#gaps.length) children[children.length - 1]?.remove()
    while (children.length < this.#gaps.length)
      this.#group.append(this.#createButton(ownerDocument))
    const top = this.#host.getBoundingClientRect().y
    this.#host.style.setProperty('--zoom', String(1 / getScale(this.#host)))
    for (const [index, { label, y }] of this.#gaps.entries()) {
      const slot = children[index]
      const button = slot?.firstElementChild
      button?.setAttribute('aria-label', label)
      button?.setAttribute('title', label)
      slot?.setAttribute('style', `top: ${y - top}px`)
    }
  }

  #createButton(page: Document): HTMLElement {
    const slot = page.createElement('div')
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = '+'
    button.addEventListener('click', () => {
      const gap = this.#gaps[[...this.#group.children].indexOf(slot)]
      if (!gap) return
      this.#pressed = button
      this.#onAdd(gap.at)
    })
    slot.append(button)
    return slot
  }

  #approach(y: number): void {
    const near = NEAR_PX / getScale(this.#host)
    const top = this.#host.getBoundingClientRect().y
    for (const slot of this.#group.children) {
      // Made by this class.
      const place = top + Number.parseFloat((slot as HTMLElement).style.top)
      slot.toggleAttribute('data-near', Math.abs(place - y) < near)
    }
  }
}

function findGaps(page: FramePage, state: StudioState): Gap[] {
  const main = page.document.querySelector('main')
  const { sections, sectionLimits } = state
  const list = sections[0]?.at.slice(0, -1)
  const isFull = sectionLimits.max !== null && sections.length >= sectionLimits.max
  if (!main || !list || isFull) return []
  const elements = findSectionElements(main, state, page.find(state))
  const gaps = elements.flatMap((element, index): Gap[] => {
    const section = sections[index]
    if (!element || !section) return []
    const label = `Add section before “${section.summary || section.title}”`
    return [{ at: [...list, index], label, y: element.getBoundingClientRect().top }]
  })
  const end = elements.at(-1)?.getBoundingClientRect().bottom
  const last = { at: [...list, sections.length], label: 'Add section at the end of the page' }
  return end === undefined ? gaps : [...gaps, { ...last, y: end }]
}

const CSS = `
:host { color-scheme: light dark; }
[role=region] > div { position: absolute; inset-inline: 0; height: 0; pointer-events: none; }
button {
  position: absolute; inset-inline-start: calc(50% - 16px * var(--zoom, 1)); top: calc(-16px * var(--zoom, 1));
  inline-size: calc(32px * var(--zoom, 1)); block-size: calc(32px * var(--zoom, 1)); padding: 0;
  font: calc(22px * var(--zoom, 1))/1 system-ui, sans-serif; cursor: pointer; opacity: 0; pointer-events: none;
  color: light-dark(#fff, #14171f); background: light-dark(#1c36fa, #9aa8ff);
  border: 2px solid light-dark(#fff, #14171f); border-radius: 50%; box-shadow: 0 1px 6px rgb(0 0 0 / 30%);
}
[data-near] > button, button:focus-visible { opacity: 1; pointer-events: auto; }
button:focus-visible { outline: 3px solid light-dark(#1c36fa, #9aa8ff); outline-offset: 2px; }
@media (hover: none) { button { opacity: 1; pointer-events: auto; } }
`
