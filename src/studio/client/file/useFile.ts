import { setDiagnostics } from '@codemirror/lint'
import { EditorState, type Text, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../../content/model.ts'
import { type SourceDiagnostic, type SourceState, STATE_CHANGED } from '../../server/protocol.ts'
import { checkSource, fetchPagesForLine, fetchSource, fetchSourceRange, sendEdit } from '../api.ts'
import { createMarks, extensions, spanIn } from './editor.ts'
import { keepFile, keptFile } from './kept.ts'
import {
  type Conflict,
  changeBetween,
  getDraft,
  isTyped,
  rebased,
  received,
  toEdits,
} from './source-buffer.ts'

/** Delay after typing before the text is checked and stored (ms). */
const REST_MS = 300

interface Checked {
  readonly doc: Text
  readonly diagnostics: readonly SourceDiagnostic[]
}

interface Open extends Conflict {
  readonly file: SourceState
}

/** @param about id of the element that describes the editor */
export function useFile(about: string) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const sent = useRef<string>(undefined)
  const [isReady, setIsReady] = useState(false)
  const [isDraft, setIsDraft] = useState(false)
  const [found, setFound] = useState<Checked>()
  const [conflict, setConflict] = useState<Open>()
  const [said, setSaid] = useState('')

  const showFound = useCallback((view: EditorView, diagnostics: readonly SourceDiagnostic[]) => {
    const { doc } = view.state
    view.dispatch(setDiagnostics(view.state, createMarks(doc, diagnostics)))
    setFound({ doc, diagnostics })
  }, [])

  const take = useCallback(
    (view: EditorView, file: SourceState) => {
      const draft = getDraft(view.state)
      const now = view.state.doc.toString()
      const next = received(draft, now, file, sent.current)
      if ('conflict' in next) return setConflict({ ...next.conflict, file })
      setConflict(undefined)
      view.dispatch({
        changes: next.change,
        effects: rebased.of(next.draft),
        // Exclude external changes from undo.
        annotations: Transaction.addToHistory.of(false),
      })
      if (!isTyped(next.draft)) showFound(view, file.diagnostics)
    },
    [showFound],
  )

  const follow = useCallback(async () => {
    const file = await fetchSource().catch(() => undefined)
    const view = editor.current
    if (!view) return
    if (!file) return setSaid('Could not read the file.')
    if (file.version !== getDraft(view.state).version) take(view, file)
    else if (!isTyped(getDraft(view.state))) showFound(view, file.diagnostics)
  }, [showFound, take])

  const check = useCallback(async () => {
    const view = editor.current
    if (!view) return
    const draft = getDraft(view.state)
    const { doc } = view.state
    if (!keepFile(draft)) setSaid('Unsaved changes are too large to survive a reload.')
    const diagnostics = await checkSource(toEdits(draft))
    if (view.state.doc !== doc || editor.current !== view) return
    if (diagnostics) showFound(view, diagnostics)
    else await follow()
  }, [follow, showFound])

  const save = useCallback(async () => {
    const view = editor.current
    if (!view || !isTyped(getDraft(view.state))) return
    const text = view.state.doc.toString()
    if (text === sent.current) return
    sent.current = text
    const { version: sentVersion, edits } = toEdits(getDraft(view.state))
    const answer = await sendEdit({
      version: sentVersion,
      changes: [{ do: 'editSource', edits }],
    })
    if (answer.ok) {
      const { version } = answer
      const changes = changeBetween(text, view.state.doc.toString())
      view.dispatch({ effects: rebased.of({ base: text, version, changes }) })
      keepFile(getDraft(view.state))
      setSaid('Saved.')
    } else {
      const [first] = answer.diagnostics
      setSaid(`Could not save: ${first?.message ?? ''} ${first?.hint ?? ''}`)
      await check()
    }
    sent.current = undefined
  }, [check])

  useEffect(() => {
    const parent = place.current
    if (!parent) return
    let rest: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const saved = () => void save()
    const open = (file: SourceState) => {
      const kept = keptFile()
      const { base, version } = kept ?? { base: file.text, version: file.version }
      const view = new EditorView({
        parent,
        state: EditorState.create({
          doc: base,
          extensions: [
            extensions(nonce, about, saved),
            EditorView.updateListener.of(({ docChanged, state }) => {
              setIsDraft(isTyped(getDraft(state)))
              if (!docChanged) return
              clearTimeout(rest)
              if (isTyped(getDraft(state))) rest = setTimeout(() => void check(), REST_MS)
            }),
          ],
        }),
      })
      editor.current = view
      view.dispatch({ effects: rebased.of({ base, version, changes: noChange(base) }) })
      if (kept) view.dispatch({ changes: kept.changes })
      take(view, file)
      setIsReady(true)
    }
    fetchSource().then(
      (file) => !isGone && open(file),
      () => setSaid('Could not read the file.'),
    )
    const leave = () => editor.current && keepFile(getDraft(editor.current.state))
    const again = () => void follow()
    addEventListener('pagehide', leave)
    import.meta.hot?.on(STATE_CHANGED, again)
    return () => {
      isGone = true
      clearTimeout(rest)
      leave()
      removeEventListener('pagehide', leave)
      import.meta.hot?.off(STATE_CHANGED, again)
      editor.current?.destroy()
      editor.current = undefined
    }
  }, [about, check, follow, save, take])

  const goTo = useCallback((from: number, takesFocus: boolean) => {
    const view = editor.current
    if (!view) return
    view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    })
    if (takesFocus) view.focus()
  }, [])
  const goToPart = useCallback(
    async (at: Path, takesFocus: boolean) => {
      const isStill = stillHere()
      const place = await fetchSourceRange(at).catch(() => null)
      const view = editor.current
      if (!place || !view) return
      goTo(getDraft(view.state).changes.mapPos(place.from), takesFocus && isStill())
    },
    [goTo],
  )
  const goToDiagnostic = (one: SourceDiagnostic) => {
    const view = editor.current
    if (view) goTo(spanIn(view.state.doc, one).from, true)
  }
  const fix = async ({ fix }: SourceDiagnostic) => {
    const view = editor.current
    // The fix does not fit newer text.
    if (!view || !fix || view.state.doc !== found?.doc) return check()
    view.dispatch({ changes: [...fix.edits], userEvent: 'input.fix' })
    view.focus()
  }
  const pagesHere = async (): Promise<readonly string[]> => {
    const view = editor.current
    if (!view) return []
    const { base, changes } = getDraft(view.state)
    const at = changes.invertedDesc.mapPos(view.state.selection.main.head)
    return fetchPagesForLine(base.slice(0, at).split('\n').length).catch(() => [])
  }
  const become = (text: string) => {
    const view = editor.current
    if (view) view.dispatch({ changes: changeBetween(view.state.doc.toString(), text) })
  }
  const back = () => {
    const view = editor.current
    if (!view) return
    const { base, version } = getDraft(view.state)
    become(base)
    view.dispatch({ effects: rebased.of({ base, version, changes: noChange(base) }) })
    keepFile(getDraft(view.state))
    setConflict(undefined)
    setSaid('')
    view.focus()
    void follow()
  }
  const settle = (isMine: boolean) => {
    const view = editor.current
    if (!view || !conflict) return
    const { text, version, diagnostics } = conflict.file
    if (!isMine) become(text)
    const changes = changeBetween(text, view.state.doc.toString())
    view.dispatch({ effects: rebased.of({ base: text, version, changes }) })
    setConflict(undefined)
    if (isMine) void check()
    else showFound(view, diagnostics)
    view.focus()
  }
  const view = () => editor.current
  /** Saves from the button, which is disabled afterwards; keeps the focus. */
  const write = async () => {
    const isStill = stillHere()
    await save()
    if (isStill()) editor.current?.focus()
  }
  return {
    place,
    view,
    write,
    isReady,
    isDraft,
    found,
    conflict,
    said,
    setSaid,
    back,
    fix,
    settle,
    goToPart,
    goToDiagnostic,
    pagesHere,
  }
}

/** @returns a function that tells whether the focus has not moved since */
function stillHere(): () => boolean {
  const { activeElement } = document
  return () => [activeElement, document.body].includes(document.activeElement)
}

const noChange = (base: string) => changeBetween(base, base)

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
