import type { StudioState } from '../protocol/state.ts'
import { InPlace } from './in-place.ts'
import { FIELD_ATTRIBUTE } from './in-place-field.ts'
import { PageTexts } from './page-texts.ts'
import { PatchedTexts } from './patched-texts.ts'
import { toTarget } from './read-state.ts'
import { toCharacters } from './rich-text/spans.ts'
import { isOfPicture, isOfText, placeAt, type TextOnPage } from './texts-in-frame.ts'
import { targetKey, type Unsaved } from './unsaved.ts'

export interface PageHandlers {
  readonly getState: () => StudioState | undefined
  /** Whether clicks select texts; otherwise they work as for visitors. */
  readonly isEditing: () => boolean
  readonly onSelect: (place: TextOnPage, how: Click) => void
  /** The state does not contain the target, or not yet. */
  readonly onMiss: (click: MissedClick) => void
  readonly onDrop: (text: number, file: File) => void
  readonly onKey: (event: KeyboardEvent) => void
}

export interface Click {
  readonly x: number
  readonly y: number
  /** Whether the click also opens or closes a part of the page. */
  readonly opens: boolean
}

export interface MissedClick extends Click {
  readonly target: EventTarget | null
}

export class FramePage {
  readonly document: Document
  readonly inPlace: InPlace
  readonly patches: PatchedTexts
  readonly #texts: PageTexts

  constructor(page: Document, handlers: PageHandlers) {
    this.document = page
    this.inPlace = new InPlace(page)
    this.patches = new PatchedTexts(page.getElementById('root'))
    this.#texts = new PageTexts(page, this.patches)
    this.#listen(handlers)
  }

  find(state: StudioState): readonly TextOnPage[] {
    return this.#texts.find(state)
  }

  clear(): void {
    this.inPlace.close()
    this.inPlace.point(undefined)
  }

  point(place: TextOnPage, scrolls: boolean): void {
    this.inPlace.close()
    if (scrolls) place.nodes[0]?.parentElement?.scrollIntoView({ block: 'center' })
    this.inPlace.point(place)
  }

  showUnsaved(
    state: StudioState,
    unsaved: readonly Unsaved[],
    clicked: TextOnPage | undefined,
  ): void {
    const keys = new Set<string>()
    for (const one of unsaved) {
      const number = state.texts.findIndex((other) => targetKey(toTarget(other)) === targetKey(one))
      const place =
        clicked?.text === number ? clicked : this.find(state).find(({ text }) => text === number)
      if (!place || typeof one.draft !== 'string' || !isOfText(place)) continue
      keys.add(one.id)
      const isRich = state.texts[number]?.isRich
      const shown = isRich ? toCharacters(one.draft) : one.draft
      this.patches.show(one.id, place, shown, one.status === 'saved')
    }
    this.patches.keepOnly(keys)
  }

  #listen(handlers: PageHandlers): void {
    const page = this.document
    const under = ({ clientX, clientY }: MouseEvent): TextOnPage | undefined => {
      const state = handlers.getState()
      if (!state || !handlers.isEditing()) return undefined
      return placeAt(page, this.find(state), clientX, clientY)
    }
    page.addEventListener('pointermove', (event) => {
      if (!this.inPlace.isOpen && !isField(event)) this.inPlace.point(under(event))
    })
    const capture = { capture: true }
    for (const kind of ['pointerdown', 'mousedown', 'click', 'auxclick'] as const)
      page.addEventListener(
        kind,
        (event) => {
          if (isField(event)) return
          if (!handlers.isEditing()) {
            if (kind === 'click') openOutside(event)
            return
          }
          const opens = isOpener(event)
          if (!opens) {
            event.preventDefault()
            event.stopImmediatePropagation()
          }
          if (kind !== 'click') return
          const how = { x: event.clientX, y: event.clientY, opens }
          const place = under(event)
          if (place) handlers.onSelect(place, how)
          else handlers.onMiss({ ...how, target: event.target })
        },
        capture,
      )
    // Keep a menu open while a text in it is edited.
    const stay = (event: Event) => this.inPlace.isOpen && event.stopImmediatePropagation()
    page.addEventListener('pointerout', stay, capture)
    for (const kind of ['dragover', 'drop'] as const)
      page.addEventListener(kind, (event) => {
        event.preventDefault()
        const place = under(event)
        const found = place && isOfPicture(place) ? place : undefined
        this.inPlace.point(found)
        const [file] = event.dataTransfer?.files ?? []
        if (kind === 'drop' && found && file) handlers.onDrop(found.text, file)
      })
    page.addEventListener('keydown', (event) => handlers.onKey(event))
  }
}

/** Such clicks pass through, so that hidden texts can be edited. */
const isOpener = ({ target }: Event): boolean =>
  // Elements of the frame belong to another realm, so `instanceof` fails.
  target !== null &&
  'closest' in target &&
  (target as Element).closest('summary, [popovertarget], [aria-expanded]') !== null

/** Other websites and programs must not replace the page in the frame. */
function openOutside(event: MouseEvent): void {
  const { target, view } = event
  if (target === null || !('closest' in target)) return
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin === view?.location.origin) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}

const isField = ({ target }: Event): boolean =>
  target !== null &&
  'closest' in target &&
  (target as Element).closest(`[${FIELD_ATTRIBUTE}]`) !== null

/** Finds the text of a click that came before the state was loaded. */
export function findClicked(
  places: readonly TextOnPage[],
  target: EventTarget | null,
): TextOnPage | undefined {
  const isThere = (node: ChildNode) => node === target || node.parentNode === target
  const exact = places.find(({ nodes }) => nodes.some(isThere))
  if (exact || target === null || !('contains' in target)) return exact
  // The edge of a button, for example.
  const inside = places.filter(({ nodes }) =>
    nodes.every((node) => (target as Node).contains(node)),
  )
  return inside.length === 1 ? inside[0] : undefined
}

export const canOpenInPlace = (place: TextOnPage, { opens }: Click): boolean =>
  !opens && isOfText(place)
