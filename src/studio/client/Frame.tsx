import { useEffect, useRef } from 'react'
import type { Path } from '../../content/model.ts'
import type { Point } from './caret.ts'
import { showColors } from './colors-in-frame.ts'
import { useStudio } from './context.ts'
import { type Click, canOpenInPlace, FramePage, findClicked } from './frame-page.ts'
import type { Model } from './model.ts'
import { isEntry, toTarget } from './read-state.ts'
import { type Scheme, showIn } from './scheme-in-frame.ts'
import { isSelected } from './selection.ts'
import type { TextOnPage } from './texts-in-frame.ts'
import { findUnsaved } from './unsaved.ts'
import { useFrameDocument } from './useFrameDocument.ts'
import { useSectionButtons } from './useSectionButtons.ts'

interface Props {
  readonly width: number
  readonly scheme: Scheme
  readonly isEditing: boolean
  readonly highlighted: number | undefined
  readonly onDrop: (text: number, file: File) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onAddSection: (at: Path) => void
}

export function Frame({ width, scheme, isEditing, highlighted, onDrop, onKey, ...rest }: Props) {
  const { onMove, onAddSection } = rest
  const { model, actions } = useStudio()
  const { path, state, selected, unsaved } = model
  const page = useRef<FramePage>(undefined)
  /** The clicked occurrence: a text may appear several times. */
  const clicked = useRef<{ readonly place: TextOnPage; readonly point: Point }>(undefined)
  /** A click on a text that the state does not contain yet. */
  const early = useRef<Click & { readonly target: EventTarget | null }>(undefined)
  /** The selection for which the field in the page took the focus: not again when its text moves. */
  const focused = useRef<number>(undefined)
  const current = useRef({ state, isEditing, onDrop, onKey })
  current.current = { state, isEditing, onDrop, onKey }

  const choose = (place: TextOnPage, click: Click) => {
    clicked.current = { place, point: click }
    early.current = undefined
    actions.select(place.text, canOpenInPlace(place, click))
  }
  const frame = useFrameDocument({
    path,
    width,
    onNavigate: (to) => {
      if (page.current) showIn(scheme, page.current.document)
      actions.open(to)
    },
    onLoad: (loaded) => {
      page.current = new FramePage(loaded, {
        getState: () => current.current.state,
        isEditing: () => current.current.isEditing,
        onSelect: choose,
        onMiss: (click) => {
          early.current = click
        },
        onDrop: (text, file) => current.current.onDrop(text, file),
        onKey: (event) => current.current.onKey(event),
      })
    },
  })
  useEffect(() => {
    if (page.current) showIn(scheme, page.current.document)
  }, [scheme])
  useEffect(() => {
    if (page.current) showColors(unsaved, scheme, page.current.document)
  }, [unsaved, scheme])

  useSectionButtons({ frame, page, isShown: isEditing, onAdd: onAddSection })

  const { text, entry, draft, shown, isOpen } = readSelection(model, highlighted)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next effects update the typed text
  useEffect(() => {
    const { current: there } = page
    if (!there) return
    if (shown === undefined || !state) {
      there.clear()
      clicked.current = undefined
      return
    }
    early.current = undefined
    const isNew = focused.current !== selected?.number
    focused.current = selected?.number
    const same = clicked.current?.place.text === shown ? clicked.current : undefined
    const place = same?.place ?? there.find(state).find((one) => one.text === shown)
    if (!place) return
    if (!isOpen) return there.point(place, !same && (isNew || !text))
    const { title: name = '', isRich } = text ?? {}
    const targets = state.pages
    const how = { value: draft, name, isRich, targets, point: same?.point, takesFocus: isNew }
    there.inPlace.open(place, how, {
      typed: actions.typeSelected,
      done: () => void actions.saveSelected(),
      given: actions.discardSelected,
      left: actions.leaveSelected,
      moved: onMove,
      pasted: text && isEntry(text) ? actions.pasteIntoSelected : undefined,
    })
  }, [shown, isOpen, selected?.number])

  const isRefused = (entry?.reasons.length ?? 0) > 0
  useEffect(() => {
    const { current: there } = page
    if (!there || !state) return
    there.showUnsaved(state, unsaved, clicked.current?.place)
    if (isOpen) there.inPlace.show(draft, isRefused)
  }, [unsaved, state, draft, isRefused, isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state may contain what was clicked
  useEffect(() => {
    const click = early.current
    if (!page.current || !state || !click) return
    const found = findClicked(page.current.find(state), click.target)
    if (found) choose(found, click)
  }, [state])

  return (
    <div className="paper">
      <iframe ref={frame} title="Page preview" />
    </div>
  )
}

/** @param highlighted index of the text to outline while nothing is selected */
function readSelection({ state, selected, unsaved }: Model, highlighted: number | undefined) {
  const index = selected && state ? state.texts.findIndex((one) => isSelected(one, selected)) : -1
  const text = index === -1 ? undefined : state?.texts[index]
  const entry = text && findUnsaved(unsaved, toTarget(text))
  return {
    text,
    entry,
    draft: typeof entry?.draft === 'string' ? entry.draft : (text?.template ?? ''),
    shown: text ? index : highlighted,
    isOpen: text !== undefined && selected?.onPage === true && !text.image,
  }
}
