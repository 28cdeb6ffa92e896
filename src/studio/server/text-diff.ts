import { ChangeSet } from '@codemirror/state'
import { diffArrays } from 'diff'
import type { Edit } from '../../content/model.ts'
import { minimizeEdit } from '../../content/splices.ts'
import type { Tree } from '../../content/tree.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'

/** Limit of differing tokens. Beyond it, everything between the first and the last difference counts as replaced. */
const MAX_DIFFERENCES = 2000

/** The only line separator, so that other ones stay in the text. */
export const toChangeSet = (edits: readonly Edit[], length: number): ChangeSet =>
  ChangeSet.of([...edits], length, '\n')

/** The difference of two texts. A changed scalar is replaced as a whole. */
export function diffText(before: string, after: string): ChangeSet {
  const [old, now] = [tokenize(before), tokenize(after)]
  const found = diffArrays(old, now, { maxEditLength: MAX_DIFFERENCES })
  if (!found)
    return toChangeSet(
      [minimizeEdit(before, { from: 0, to: before.length, insert: after })],
      before.length,
    )
  const edits: Edit[] = []
  let at = 0
  for (const { added, removed, value } of found) {
    const text = value.join('')
    const last = edits.at(-1)
    const joins = last?.to === at
    if (added) {
      if (joins) edits[edits.length - 1] = { ...last, insert: last.insert + text }
      else edits.push({ from: at, to: at, insert: text })
      continue
    }
    if (removed) {
      if (joins) edits[edits.length - 1] = { ...last, to: at + text.length }
      else edits.push({ from: at, to: at + text.length, insert: '' })
    }
    at += text.length
  }
  return toChangeSet(edits, before.length)
}

function tokenize(file: string): string[] {
  const normalized = new NormalizedText(file)
  const { tree } = parseCached(normalized.text)
  const tokens: string[] = []
  let at = 0
  for (const { start, end } of tree ? listScalars(tree) : []) {
    const [from, to] = [normalized.toFileOffset(start), normalized.toFileOffset(end)]
    if (from < at || to === from) continue
    tokens.push(...splitLines(file.slice(at, from)), file.slice(from, to))
    at = to
  }
  return [...tokens, ...splitLines(file.slice(at))]
}

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

function* listScalars(tree: Tree): Generator<{ readonly start: number; readonly end: number }> {
  if (tree.kind === 'scalar') yield tree.span
  else if (tree.kind === 'list') for (const item of tree.items) yield* listScalars(item)
  else
    for (const { key, value } of tree.entries.values()) {
      yield key
      yield* listScalars(value)
    }
}
