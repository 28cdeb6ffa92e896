import {
  type Entry,
  isOmitted,
  type ListTree,
  type MapTree,
  type Tree,
} from '../../content/tree.ts'
import { depthOf, isBlank, isComment, lineEnd, lineStart, skipped } from './lines.ts'

/** The lines of an entry or item of a block: its own, the comments directly above it, and deeper ones below it. */
export interface Chunk {
  /** Where its key or hyphen stands. */
  readonly mark: number
  /** The column of that, from 0. */
  readonly column: number
  /** Whether the mark stands behind the hyphen of what holds the block. */
  readonly isInline: boolean
  /** The beginning of its first line; its mark where that is inline. */
  readonly start: number
  /** The end of its last line, before the line end. */
  readonly end: number
}

/** The chunks of a map or list that is written without braces and brackets, and is not empty. */
export function chunksOf(text: string, node: MapTree | ListTree): Chunk[] {
  const chunks: Chunk[] = []
  for (const [mark, contentEnd] of marksOf(text, node)) {
    const column = mark - lineStart(text, mark)
    const isInline = !isBlank(text.slice(mark - column, mark))
    const floor = (chunks.at(-1)?.end ?? -1) + 1
    const start = isInline ? mark : leadStart(text, mark - column, floor)
    chunks.push({ mark, column, isInline, start, end: tailEnd(text, contentEnd, column) })
  }
  return chunks
}

function marksOf(text: string, node: MapTree | ListTree): [mark: number, end: number][] {
  if (node.kind === 'map')
    return [...node.entries.values()].map(({ key, value }) => [
      markOfKey(text, key.start),
      entryEnd(text, { key, value }),
    ])
  let from = node.span.start
  return node.items.map((item) => {
    const mark = skipped(text, from)
    from = contentEnd(text, item)
    return [mark, from]
  })
}

const entryEnd = (text: string, { key, value }: Entry): number =>
  Math.max(afterColon(text, key.end), contentEnd(text, value))

/** A key may have a question mark before it. */
const markOfKey = (text: string, start: number): number =>
  start - (/\?[ \t]+$/.exec(text.slice(lineStart(text, start), start))?.[0].length ?? 0)

/** Behind the colon of a key. */
export function afterColon(text: string, keyEnd: number): number {
  const at = skipped(text, keyEnd)
  return text.charAt(at) === ':' ? at + 1 : keyEnd
}

/** The end of the last character of a value; of a text in lines, the end of its last line. */
export function contentEnd(text: string, node: Tree): number {
  if (node.kind === 'scalar') {
    if (isOmitted(node)) return node.span.end
    return isBlockText(text, node) ? blockTextEnd(text, node) : node.span.end
  }
  if (node.flow) return node.span.end
  const last = node.kind === 'map' ? [...node.entries.values()].at(-1) : node.items.at(-1)
  if (!last) return node.span.end
  return 'key' in last ? entryEnd(text, last) : contentEnd(text, last)
}

/** Whether a text stands in lines below `|` or `>`. */
export const isBlockText = (text: string, node: Tree): boolean =>
  node.kind === 'scalar' && !isOmitted(node) && /[|>]/.test(text.charAt(node.span.start))

/** Blank lines below such a text belong to it where its sign has a plus. */
function blockTextEnd(text: string, { span }: Tree): number {
  const written = text.slice(span.start, span.end)
  if (/^.\d?\+/.test(written)) return written.endsWith('\n') ? span.end - 1 : span.end
  return lineEnd(text, span.start + written.trimEnd().length)
}

/** The beginning of the comments that stand directly above a line. */
function leadStart(text: string, line: number, floor: number): number {
  let start = line
  while (start > floor) {
    const above = lineStart(text, start - 1)
    if (above < floor || !isComment(text.slice(above, start))) return start
    start = above
  }
  return start
}

/** The end of the line that a value ends on, or of the last comment below it that is indented further than its mark. */
function tailEnd(text: string, from: number, column: number): number {
  let end = lineEnd(text, from)
  for (let at = end; at < text.length; ) {
    const next = lineEnd(text, at + 1)
    const line = text.slice(at + 1, next)
    if (isComment(line) && depthOf(line) > column) end = next
    else if (!isBlank(line)) return end
    at = next
  }
  return end
}
