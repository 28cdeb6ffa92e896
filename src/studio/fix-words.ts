import type { Edit } from '../content/model.ts'
import { applyEdits, minimizeEdit } from '../content/splices.ts'

/** A line that is longer is shown around what changes. */
const MOST = 60
const AROUND = 24

/** What a fix does, in a few words: what stands there afterwards. */
export function fixWords(text: string, edits: readonly Edit[]): string {
  const from = text.lastIndexOf('\n', (edits[0]?.from ?? 0) - 1) + 1
  const end = text.indexOf('\n', edits.at(-1)?.to ?? text.length)
  const before = text.slice(from, end === -1 ? text.length : end)
  const moved = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
  const [was, is] = [before.split('\n'), applyEdits(before, moved).split('\n')]
  const added = is.length - was.length
  if (added < 0) return added === -1 ? 'delete a line' : `delete ${-added} lines`
  if (added > 0) return `write “${around('', insertedLine(edits))}”`
  const changed = is.flatMap((line, at) => (line === was[at] ? [] : [[was[at] ?? '', line]]))
  const [[old = '', line = ''] = []] = changed
  const isLayout = changed.every(([a, b]) => a?.trim() === b?.trim())
  if (changed.length > 1)
    return isLayout
      ? `indent ${changed.length} lines anew`
      : `write “${around(old, line)}” and mend ${changed.length - 1} more`
  if (line.trim() === '') return `delete “${around('', old)}”`
  if (isLayout) return `put ${line.search(/\S/)} spaces before “${around('', line)}”`
  return `write “${around(old, line)}”`
}

const insertedLine = (edits: readonly Edit[]): string =>
  edits.flatMap(({ insert }) => insert.split('\n')).find((line) => line.trim() !== '') ?? ''

/** A line, or the part of it that is other than before. */
function around(before: string, after: string): string {
  const [old, line] = [before.trim(), after.trim()]
  if (line.length <= MOST) return line
  const { from, insert } = minimizeEdit(old, { from: 0, to: old.length, insert: line })
  const start = old === '' || from <= AROUND ? 0 : from - AROUND
  const end = Math.min(
    line.length,
    old === '' ? MOST : Math.max(from + insert.length + AROUND, start + MOST),
  )
  const shown = line.slice(start, Math.min(end, start + 2 * MOST))
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < line.length ? '…' : ''}`
}
