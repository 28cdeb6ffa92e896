import { ChangeSet, type EditorState, StateEffect, StateField } from '@codemirror/state'
import type { Edit } from '../../../content/model.ts'
import { minimizeEdit } from '../../../content/splices.ts'
import type { CheckRequest } from '../../protocol/edits.ts'

export interface SourceBuffer {
  /** Source text with `\n` line ends. */
  readonly base: string
  readonly version: string
  readonly changes: ChangeSet
}

export const rebased = StateEffect.define<SourceBuffer>()

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

export const getDraft = (state: EditorState): SourceBuffer => state.field(draftField)

export const isTyped = ({ changes }: SourceBuffer): boolean => !changes.empty

export function toEdits({ version, changes }: SourceBuffer): CheckRequest {
  const edits: Edit[] = []
  changes.iterChanges((from, to, ...[, , inserted]) => {
    edits.push({ from, to, insert: inserted.toString() })
  })
  return { version, edits }
}

export const changeBetween = (text: string, next: string): ChangeSet =>
  ChangeSet.of(
    minimizeEdit(text, { from: 0, to: text.length, insert: next }),
    text.length,
    '\n', // only line end
  )

export interface Conflict {
  readonly theirs: string
  readonly mine: string
}

export type Received =
  | { readonly change: ChangeSet; readonly draft: SourceBuffer }
  | { readonly conflict: Conflict }

/** Merges the current file text; changes of the same lines conflict. @param sent text of the last save */
export function received(
  { base, changes }: SourceBuffer,
  now: string,
  file: { readonly text: string; readonly version: string },
  sent?: string,
): Received {
  const { text, version } = file
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
