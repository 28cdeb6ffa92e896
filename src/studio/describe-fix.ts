import type { Edit } from '../content/model.ts'
import { applyEdits, minimizeEdit } from '../content/splices.ts'

const MAX_LENGTH = 60
const CONTEXT_LENGTH = 24

export function describeFix(text: string, edits: readonly Edit[]): string {
  const from = text.lastIndexOf('\n', (edits[0]?.from ?? 0) - 1) + 1
  const end = text.indexOf('\n', edits.at(-1)?.to ?? text.length)
  const before = text.slice(from, end === -1 ? text.length : end)
  const moved = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
  const [was, is] = [before.split('\n'), applyEdits(before, moved).split('\n')]
  const added = is.length - was.length
  if (added < 0) return added === -1 ? 'delete a line' : `delete ${-added} lines`
  if (added > 0) return `insert “${excerpt('', getInsertedLine(edits))}”`
  const changed = is.flatMap((line, at) => (line === was[at] ? [] : [[was[at] ?? '', line]]))
  const [[old = '', line = ''] = []] = changed
  const isLayout = changed.every(([a, b]) => a?.trim() === b?.trim())
  if (changed.length > 1)
    return isLayout
      ? `reindent ${changed.length} lines`
      : `change to “${excerpt(old, line)}” and fix ${changed.length - 1} more`
  if (line.trim() === '') return `delete “${excerpt('', old)}”`
  if (isLayout) return `indent “${excerpt('', line)}” by ${line.search(/\S/)} spaces`
  return `change to “${excerpt(old, line)}”`
}

const getInsertedLine = (edits: readonly Edit[]): string =>
  edits.flatMap(({ insert }) => insert.split('\n')).find((line) => line.trim() !== '') ?? ''

function excerpt(before: string, after: string): string {
  const [old, line] = [before.trim(), after.trim()]
  if (line.length <= MAX_LENGTH) return line
  const { from, insert } = minimizeEdit(old, { from: 0, to: old.length, insert: line })
  const start = old === '' || from <= CONTEXT_LENGTH ? 0 : from - CONTEXT_LENGTH
  const end = Math.min(
    line.length,
    old === '' ? MAX_LENGTH : Math.max(from + insert.length + CONTEXT_LENGTH, start + MAX_LENGTH),
  )
  const shown = line.slice(start, Math.min(end, start + 2 * MAX_LENGTH))
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < line.length ? '…' : ''}`
}
