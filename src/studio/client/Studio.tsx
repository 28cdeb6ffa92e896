import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { STATE_CHANGED } from '../protocol/addresses.ts'
import type { Actions } from './actions.ts'
import { useStudio } from './context.ts'
import { Diagnostics } from './Diagnostics.tsx'
import { Frame } from './Frame.tsx'
import { findFirstText } from './forms/form-path.ts'
import { useNewSection } from './forms/useNewSection.tsx'
import { Inspector } from './Inspector.tsx'
import { NewPage } from './PageDialogs.tsx'
import { SideColumn } from './panels/SideColumn.tsx'
import { useSectionCopy } from './SectionCopy.tsx'
import { isSelected } from './selection.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { Toolbar, type ViewOptions } from './Toolbar.tsx'
import { usePictures } from './usePictures.ts'
import { useSectionLinks } from './useSectionLinks.tsx'

const FileView = lazy(async () => ({ default: (await import('./file/FileView.tsx')).FileView }))

const NARROW_PX = 900

const getInitialView = (): ViewOptions => ({
  width: innerWidth < 700 ? 390 : 1280,
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  isEditing: true,
  isSource: false,
  panel: undefined,
})

export function Studio() {
  const { model, actions } = useStudio()
  const { path, state, selected, formAt } = model
  const [view, setView] = useState(getInitialView)
  const change = (next: Partial<ViewOptions>) => setView((before) => ({ ...before, ...next }))
  const sourceButton = useRef<HTMLButtonElement>(null)
  const isNarrow = useMediaQuery(`(width < ${NARROW_PX}px)`)
  const [isAdding, setAdding] = useState(false)
  const addPage = useCallback(() => setAdding(true), [])
  const pictures = usePictures()
  const newSection = useNewSection()
  const sectionCopy = useSectionCopy(state?.pages ?? [], path)
  const { pages = [], menus = [], files = [] } = state ?? {}
  const { dialog: linksDialog, ...removal } = useSectionLinks(pages, path)
  const sections = { add: newSection.ask, copy: sectionCopy.ask, ...removal }
  const tools = { pictures, sections, targets: { path, pages, menus, files } }
  useLiveState(actions)
  const onKey = useUndoKeys(actions)
  return (
    <>
      <Toolbar view={view} onChange={change} isNarrow={isNarrow} sourceButton={sourceButton} />
      {(view.panel || !isNarrow) && (
        <SideColumn
          panel={view.panel ?? 'pages'}
          isDrawer={isNarrow}
          pages={pages}
          path={path}
          onOpen={actions.open}
          onAdd={addPage}
          onClose={() => change({ panel: undefined })}
        />
      )}
      <main className="canvas" aria-label="Page preview">
        <Diagnostics
          diagnostics={state?.diagnostics ?? []}
          onFix={(one) => void actions.fix(one)}
        />
        <Frame
          width={view.width}
          scheme={view.scheme}
          isEditing={view.isEditing}
          highlighted={findFirstText(formAt, state)}
          onDrop={(number, file) => {
            const one = state?.texts[number]
            actions.select(number, false)
            if (one && !one.typeDefault) void pictures.upload(one, file)
          }}
          onKey={onKey}
          onMove={actions.moveSelected}
          sections={sections}
        />
      </main>
      {view.isSource && (
        <Suspense fallback={<p className="source empty">Loading…</p>}>
          <FileView
            path={path}
            at={state?.texts.find((one) => selected && isSelected(one, selected))?.at ?? formAt}
            page={pages.findIndex((page) => page.path === path)}
            onOpen={actions.open}
            onClose={() => {
              change({ isSource: false })
              sourceButton.current?.focus()
            }}
          />
        </Suspense>
      )}
      <Inspector
        tools={tools}
        isHidden={view.isSource}
        onShowSource={() => change({ isSource: true })}
      />
      <ToastRegion />
      {newSection.dialog}
      {sectionCopy.dialog}
      {linksDialog}
      {isAdding && <NewPage path={path} pages={pages} from="" onClose={() => setAdding(false)} />}
    </>
  )
}

function useMediaQuery(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query])
  const subscribe = (changed: () => void) => {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => list.matches)
}

function useLiveState(actions: Actions): void {
  useEffect(() => {
    void actions.load(0)
    const again = () => void actions.load()
    import.meta.hot?.on(STATE_CHANGED, again)
    return () => import.meta.hot?.off(STATE_CHANGED, again)
  }, [actions])
}

/** Undo and redo by keyboard, also for the frame. Fields have their own. */
function useUndoKeys(actions: Actions): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!(isRedo || key === 'z') || isField(event.target)) return
    event.preventDefault()
    void actions.turn(isRedo ? 'redo' : 'undo')
  }
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return onKey
}

const FIELDS = 'input, textarea, [contenteditable=true], [contenteditable=true] *'

// Elements of the frame belong to another realm, so `instanceof` fails.
const isField = (target: EventTarget | null): boolean =>
  target !== null && 'matches' in target && (target as Element).matches(FIELDS)
