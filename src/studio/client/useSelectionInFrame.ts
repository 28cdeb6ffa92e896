import { type RefObject, useEffect, useRef } from 'react'
import type { Point } from './caret.ts'
import { useStudio } from './context.ts'
import type { FramePage } from './frame-page.ts'
import type { Model } from './model.ts'
import { isEntry, toTarget } from './read-state.ts'
import { isSelected } from './selection.ts'
import type { TextOnPage } from './texts-in-frame.ts'
import { findUnsaved } from './unsaved.ts'

/** The clicked occurrence: a text may appear several times. */
export interface Clicked {
  readonly place: TextOnPage
  readonly point: Point
}

interface Options {
  readonly page: RefObject<FramePage | undefined>
  readonly clicked: RefObject<Clicked | undefined>
  /** Index of the text to outline while nothing is selected. */
  readonly highlighted: number | undefined
  readonly onMove: (step: -1 | 1) => void
}

/** Outlines the selected text on the page or opens its field, and shows all unsaved texts. */
export function useSelectionInFrame({ page, clicked, highlighted, onMove }: Options): void {
  const { model, actions } = useStudio()
  const { state, selected, unsaved } = model
  /** The selection for which the field in the page took the focus: not again when its text moves. */
  const focused = useRef<number>(undefined)
  const { text, entry, draft, shown, isOpen } = readSelection(model, highlighted)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next effect updates the typed text
  useEffect(() => {
    const there = page.current
    if (!there) return
    if (shown === undefined || !state) {
      there.clear()
      clicked.current = undefined
      return
    }
    const isNew = focused.current !== selected?.number
    focused.current = selected?.number
    const same = clicked.current?.place.text === shown ? clicked.current : undefined
    const place = same?.place ?? there.find(state).find((one) => one.text === shown)
    if (!place) return
    if (!isOpen) return there.point(place, !same && (isNew || !text))
    const { title: name = '', isRich } = text ?? {}
    const how = { value: draft, name, isRich, targets: state.pages, point: same?.point, isNew }
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
    const there = page.current
    if (!there || !state) return
    there.showUnsaved(state, unsaved, clicked.current?.place)
    if (isOpen) there.inPlace.show(draft, isRefused)
  }, [page, clicked, unsaved, state, draft, isRefused, isOpen])
}

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
