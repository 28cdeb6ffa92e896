import { setDiagnostics } from '@codemirror/lint'
import { openSearchPanel } from '@codemirror/search'
import { EditorState, type Text, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Path } from '../../../content/model.ts'
import type { SourceDiagnostic, SourceState } from '../../protocol/source.ts'
import { checkSource, fetchPagesForLine, fetchSource, fetchSourceRange, sendEdit } from '../api.ts'
import { createMarks, extensions, spanIn } from './editor.ts'
import { loadSourceCopy, storeSourceCopy } from './session-copy.ts'
import {
  type Conflict,
  changeBetween,
  getDraft,
  isTyped,
  rebased,
  received,
  type SourceBuffer,
  toEdits,
} from './source-buffer.ts'

/** Delay after typing before the text is checked and stored (ms). */
const REST_MS = 300

export interface SourceModel {
  readonly isDraft: boolean
  readonly found:
    | { readonly doc: Text; readonly diagnostics: readonly SourceDiagnostic[] }
    | undefined
  readonly conflict: (Conflict & { readonly file: SourceState }) | undefined
  readonly message: string
}

export const INITIAL: SourceModel = {
  isDraft: false,
  found: undefined,
  conflict: undefined,
  message: '',
}

export class SourceEditor {
  readonly #view: EditorView
  readonly #onChange: (change: Partial<SourceModel>) => void
  #found: SourceModel['found']
  #conflict: SourceModel['conflict']
  #sent: string | undefined
  #rest: ReturnType<typeof setTimeout> | undefined
  #isGone = false

  constructor(
    parent: HTMLElement,
    about: string,
    file: SourceState,
    onChange: (change: Partial<SourceModel>) => void,
  ) {
    this.#onChange = onChange
    const kept = loadSourceCopy()
    const { base, version } = kept ?? { base: file.text, version: file.version }
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: base,
        extensions: [
          extensions(nonce, about, () => void this.save()),
          EditorView.updateListener.of(({ docChanged, state }) => {
            onChange({ isDraft: isTyped(getDraft(state)) })
            if (!docChanged) return
            clearTimeout(this.#rest)
            if (isTyped(getDraft(state))) this.#rest = setTimeout(() => void this.#check(), REST_MS)
          }),
        ],
      }),
    })
    this.#rebase({ base, version, changes: changeBetween(base, base) })
    if (kept) this.#view.dispatch({ changes: kept.changes })
    this.#receive(file)
  }

  get #draft(): SourceBuffer {
    return getDraft(this.#view.state)
  }

  get #text(): string {
    return this.#view.state.doc.toString()
  }

  destroy(): void {
    this.#isGone = true
    clearTimeout(this.#rest)
    this.keep()
    this.#view.destroy()
  }

  keep(): boolean {
    return storeSourceCopy(this.#draft)
  }

  async follow(): Promise<void> {
    const file = await fetchSource().catch(() => undefined)
    if (this.#isGone) return
    if (!file) this.#onChange({ message: 'Could not read the file.' })
    else if (file.version !== this.#draft.version) this.#receive(file)
    else if (!isTyped(this.#draft)) this.#show(file.diagnostics)
  }

  async save(): Promise<void> {
    if (!isTyped(this.#draft)) return
    const text = this.#text
    if (text === this.#sent) return
    this.#sent = text
    const { version, edits } = toEdits(this.#draft)
    const answer = await sendEdit({ version, changes: [{ do: 'editSource', edits }] })
    if (answer.ok) {
      const changes = changeBetween(text, this.#text)
      this.#rebase({ base: text, version: answer.version, changes })
      this.keep()
      this.#onChange({ message: 'Saved.' })
    } else {
      const [first] = answer.diagnostics
      this.#onChange({ message: `Could not save: ${first?.message ?? ''} ${first?.hint ?? ''}` })
      await this.#check()
    }
    this.#sent = undefined
  }

  /** Saves from the button, which is disabled afterwards; keeps the focus. */
  async saveByButton(): Promise<void> {
    const isStill = watchFocus()
    await this.save()
    if (isStill()) this.#view.focus()
  }

  discard(): void {
    const { base, version } = this.#draft
    this.#become(base)
    this.#rebase({ base, version, changes: changeBetween(base, base) })
    this.keep()
    this.#setConflict(undefined)
    this.#onChange({ message: '' })
    this.#view.focus()
    void this.follow()
  }

  settle(isMine: boolean): void {
    if (!this.#conflict) return
    const { text, version, diagnostics } = this.#conflict.file
    if (!isMine) this.#become(text)
    this.#rebase({ base: text, version, changes: changeBetween(text, this.#text) })
    this.#setConflict(undefined)
    if (isMine) void this.#check()
    else this.#show(diagnostics)
    this.#view.focus()
  }

  fix({ fix }: SourceDiagnostic): void {
    // The fix does not fit newer text.
    if (!fix || this.#view.state.doc !== this.#found?.doc) {
      void this.#check()
      return
    }
    this.#view.dispatch({ changes: [...fix.edits], userEvent: 'input.fix' })
    this.#view.focus()
  }

  async goToPart(at: Path, takesFocus: boolean): Promise<void> {
    const isStill = watchFocus()
    const place = await fetchSourceRange(at).catch(() => null)
    if (place && !this.#isGone)
      this.#goTo(this.#draft.changes.mapPos(place.from), takesFocus && isStill())
  }

  goToDiagnostic(one: SourceDiagnostic): void {
    this.#goTo(spanIn(this.#view.state.doc, one).from, true)
  }

  readonly search = (): boolean => openSearchPanel(this.#view)

  listPages(): Promise<readonly string[]> {
    const { base, changes } = this.#draft
    const at = changes.invertedDesc.mapPos(this.#view.state.selection.main.head)
    return fetchPagesForLine(base.slice(0, at).split('\n').length).catch(() => [])
  }

  #receive(file: SourceState): void {
    const next = received(this.#draft, this.#text, file, this.#sent)
    this.#setConflict('conflict' in next ? { ...next.conflict, file } : undefined)
    if ('conflict' in next) return
    this.#view.dispatch({
      changes: next.change,
      effects: rebased.of(next.draft),
      // Exclude external changes from undo.
      annotations: Transaction.addToHistory.of(false),
    })
    if (!isTyped(next.draft)) this.#show(file.diagnostics)
  }

  async #check(): Promise<void> {
    const { doc } = this.#view.state
    if (!this.keep())
      this.#onChange({ message: 'Unsaved changes are too large to survive a reload.' })
    const diagnostics = await checkSource(toEdits(this.#draft))
    if (this.#isGone || this.#view.state.doc !== doc) return
    if (diagnostics) this.#show(diagnostics)
    else await this.follow()
  }

  #show(diagnostics: readonly SourceDiagnostic[]): void {
    const { doc } = this.#view.state
    this.#view.dispatch(setDiagnostics(this.#view.state, createMarks(doc, diagnostics)))
    this.#found = { doc, diagnostics }
    this.#onChange({ found: this.#found })
  }

  #setConflict(conflict: SourceModel['conflict']): void {
    this.#conflict = conflict
    this.#onChange({ conflict })
  }

  #rebase(draft: SourceBuffer): void {
    this.#view.dispatch({ effects: rebased.of(draft) })
  }

  #become(text: string): void {
    this.#view.dispatch({ changes: changeBetween(this.#text, text) })
  }

  #goTo(from: number, takesFocus: boolean): void {
    this.#view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    })
    if (takesFocus) this.#view.focus()
  }
}

/** @returns a function that tells whether the focus has not moved since */
function watchFocus(): () => boolean {
  const { activeElement } = document
  return () => [activeElement, document.body].includes(document.activeElement)
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
