import { ChangeSet, type EditorState, StateEffect, StateField } from '@codemirror/state'
import type { Edit } from '../../../content/model.ts'
import { minimizeEdit } from '../../../content/splices.ts'
import type { SourceEdits } from '../../server/protocol.ts'

/** What is typed over a text of the file. */
export interface SourceBuffer {
  /** The text of the file, with one character for every line end. */
  readonly base: string
  readonly version: string
  /** What leads from that text to the one in the editor. */
  readonly changes: ChangeSet
}

/** The file says something else from now on: what is typed is typed over that. */
export const rebased = StateEffect.define<SourceBuffer>()

/** The draft of an editor; all that is typed becomes part of it. */
export const draftField = StateField.define<SourceBuffer>({
  create: ({ doc }) => ({
    base: doc.toString(),
    version: '',
    changes: ChangeSet.empty(doc.length),
  }),
  update(draft, transaction) {
    const found = transaction.effects.find((one) => one.is(rebased))
    if (found) return found.value
    if (!transaction.docChanged) return draft
    return { ...draft, changes: draft.changes.compose(transaction.changes) }
  },
})

export const draftOf = (state: EditorState): SourceBuffer => state.field(draftField)

export const isTyped = ({ changes }: SourceBuffer): boolean => !changes.empty

/** What is typed, as edits of the text of the file. */
export function editsOf({ version, changes }: SourceBuffer): SourceEdits {
  const edits: Edit[] = []
  changes.iterChanges((from, to, _, __, inserted) => {
    edits.push({ from, to, insert: inserted.toString() })
  })
  return { version, edits }
}

/** The one change that leads from a text to another one. */
export const changeBetween = (text: string, next: string): ChangeSet =>
  ChangeSet.of(
    minimizeEdit(text, { from: 0, to: text.length, insert: next }),
    text.length,
    '\n', // nothing else is a line end
  )

/** Both versions of lines that others have changed while somebody typed in them. */
export interface Conflict {
  readonly theirs: string
  readonly mine: string
}

/** What becomes of an editor when the file has another text: its change and the draft over the new text, or both versions. */
export type Received =
  | { readonly change: ChangeSet; readonly draft: SourceBuffer }
  | { readonly conflict: Conflict }

/**
 * Takes in the text that the file has now. What others have changed elsewhere comes in beside what is typed.
 * @param now what stands in the editor
 * @param sent what was sent to be written just now
 */
export function received(
  { base, changes }: SourceBuffer,
  now: string,
  file: { readonly text: string; readonly version: string },
  sent?: string,
): Received {
  const { text, version } = file
  // It is our own.
  if (text === now || text === sent) {
    const change = ChangeSet.empty(now.length)
    return { change, draft: { base: text, version, changes: changeBetween(text, now) } }
  }
  const theirs = changeBetween(base, text)
  if (theirs.empty)
    return { change: ChangeSet.empty(now.length), draft: { base, version, changes } }
  const around = linesAround(base, theirs)
  if (changes.empty || !changes.touchesRange(around.from, around.to)) {
    const draft = { base: text, version, changes: changes.map(theirs, true) }
    return { change: theirs.map(changes), draft }
  }
  const all = linesAround(base, theirs, changes)
  const cut = (of: string, by: ChangeSet) => of.slice(by.mapPos(all.from, -1), by.mapPos(all.to, 1))
  return { conflict: { theirs: cut(text, theirs), mine: cut(now, changes) } }
}

/** All lines between the first and the last that are changed. */
function linesAround(base: string, ...all: readonly ChangeSet[]): { from: number; to: number } {
  let from = base.length
  let to = 0
  for (const changes of all)
    changes.iterChangedRanges((start, end) => {
      from = Math.min(from, start)
      to = Math.max(to, end)
    })
  const end = base.indexOf('\n', to)
  return { from: base.lastIndexOf('\n', from - 1) + 1, to: end === -1 ? base.length : end }
}
