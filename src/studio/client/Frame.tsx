import { useEffect, useRef, useState } from 'react'
import { showColors } from './colors-in-frame.ts'
import { findComputed } from './computed-text.ts'
import { useStudio } from './context.ts'
import { getFormPath } from './forms/form-path.ts'
import {
  type Click,
  canOpenInPlace,
  FramePage,
  findClicked,
  type MissedClick,
} from './frame-page.ts'
import { type Scheme, showIn } from './scheme-in-frame.ts'
import { SectionLayer } from './section-layer/SectionLayer.tsx'
import type { SectionTools } from './section-tools.ts'
import type { TextOnPage } from './texts-in-frame.ts'
import { useFrameDocument } from './useFrameDocument.ts'
import { type Clicked, useSelectionInFrame } from './useSelectionInFrame.ts'

interface Props {
  readonly width: number
  readonly scheme: Scheme
  readonly isEditing: boolean
  readonly highlighted: number | undefined
  readonly onDrop: (text: number, file: File) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onMove: (step: -1 | 1) => void
  readonly sections: SectionTools
}

export function Frame({ width, scheme, isEditing, highlighted, onDrop, onKey, ...rest }: Props) {
  const { onMove, sections } = rest
  const { model, actions } = useStudio()
  const { path, state, selected, unsaved } = model
  const page = useRef<FramePage>(undefined)
  const [loadedPage, setLoadedPage] = useState<FramePage>()
  const clicked = useRef<Clicked>(undefined)
  /** A click on a text that the state does not contain, or not yet. */
  const early = useRef<MissedClick>(undefined)
  const current = useRef({ state, isEditing, onDrop, onKey })
  current.current = { state, isEditing, onDrop, onKey }

  const choose = (place: TextOnPage, click: Click) => {
    clicked.current = { place, point: click }
    early.current = undefined
    actions.select(place.text, canOpenInPlace(place, click))
  }
  /** Opens the form of a computed text. */
  const openComputed = ({ target }: MissedClick) => {
    const there = page.current
    if (!there || !state) return
    const at = findComputed(there.document, state, there.find(state), target)
    if (!at) return
    const form = getFormPath(at)
    actions.openForm(form)
    if (at.length > form.length) actions.aim(at)
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
          if (current.current.state) void actions.load(0)
        },
        onDrop: (text, file) => current.current.onDrop(text, file),
        onKey: (event) => current.current.onKey(event),
      })
      setLoadedPage(page.current)
    },
  })
  useEffect(() => {
    if (page.current) showIn(scheme, page.current.document)
  }, [scheme])
  useEffect(() => {
    if (page.current) showColors(unsaved, scheme, page.current.document)
  }, [unsaved, scheme])

  useSelectionInFrame({ page, clicked, highlighted, onMove })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection replaces the click
  useEffect(() => {
    early.current = undefined
  }, [selected?.number])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state may contain what was clicked
  useEffect(() => {
    const click = early.current
    if (!page.current || state?.path !== path || !click) return
    early.current = undefined
    const found = findClicked(page.current.find(state), click.target)
    if (found) choose(found, click)
    else openComputed(click)
  }, [state])

  return (
    <div className="paper">
      <iframe ref={frame} title="Page preview" />
      {loadedPage && isEditing && <SectionLayer page={loadedPage} tools={sections} />}
    </div>
  )
}
