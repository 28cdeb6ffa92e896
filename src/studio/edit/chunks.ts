import {
  type Entry,
  isOmitted,
  type ListTree,
  type MapTree,
  type Tree,
} from '../../content/tree.ts'
import {
  getIndentWidth,
  isBlank,
  isComment,
  lineEnd,
  lineStart,
  skipBlanksAndComments,
} from './lines.ts'

/** The lines of an entry: its own, comments directly above, and deeper comments below. */
export interface Chunk {
  /** Offset of the key or hyphen. */
  readonly mark: number
  /** Column from 0. */
  readonly column: number
  /** Whether the mark follows the hyphen of the parent on the same line. */
  readonly isInline: boolean
  /** Start of the first line; the mark if inline. */
  readonly start: number
  /** End of the last line, before the line end. */
  readonly end: number
}

export function getChunks(text: string, node: MapTree | ListTree): Chunk[] {
  const chunks: Chunk[] = []
  for (const [mark, getContentEnd] of getMarks(text, node)) {
    const column = mark - lineStart(text, mark)
    const isInline = !isBlank(text.slice(mark - column, mark))
    const floor = (chunks.at(-1)?.end ?? -1) + 1
    const start = isInline ? mark : getLeadStart(text, mark - column, floor)
    chunks.push({ mark, column, isInline, start, end: getTailEnd(text, getContentEnd, column) })
  }
  return chunks
}

function getMarks(text: string, node: MapTree | ListTree): [mark: number, end: number][] {
  if (node.kind === 'map')
    return [...node.entries.values()].map(({ key, value }) => [
      getKeyMark(text, key.start),
      getEntryEnd(text, { key, value }),
    ])
  let from = node.span.start
  return node.items.map((item) => {
    const mark = skipBlanksAndComments(text, from)
    from = getContentEnd(text, item)
    return [mark, from]
  })
}

const getEntryEnd = (text: string, { key, value }: Entry): number =>
  Math.max(getOffsetAfterColon(text, key.end), getContentEnd(text, value))

const getKeyMark = (text: string, start: number): number =>
  start - (/\?[ \t]+$/.exec(text.slice(lineStart(text, start), start))?.[0].length ?? 0)

export function getOffsetAfterColon(text: string, keyEnd: number): number {
  const at = skipBlanksAndComments(text, keyEnd)
  return text.charAt(at) === ':' ? at + 1 : keyEnd
}

/** End of a value; for a block scalar, the end of its last line. */
export function getContentEnd(text: string, node: Tree): number {
  if (node.kind === 'scalar') {
    if (isOmitted(node)) return node.span.end
    return isBlockText(text, node) ? getBlockTextEnd(text, node) : node.span.end
  }
  if (node.flow) return node.span.end
  const last = node.kind === 'map' ? [...node.entries.values()].at(-1) : node.items.at(-1)
  if (!last) return node.span.end
  return 'key' in last ? getEntryEnd(text, last) : getContentEnd(text, last)
}

export const isBlockText = (text: string, node: Tree): boolean =>
  node.kind === 'scalar' && !isOmitted(node) && /[|>]/.test(text.charAt(node.span.start))

/** Trailing blank lines belong to the text if its indicator has a plus. */
function getBlockTextEnd(text: string, { span }: Tree): number {
  const written = text.slice(span.start, span.end)
  if (/^.\d?\+/.test(written)) return written.endsWith('\n') ? span.end - 1 : span.end
  return lineEnd(text, span.start + written.trimEnd().length)
}

function getLeadStart(text: string, line: number, floor: number): number {
  let start = line
  while (start > floor) {
    const above = lineStart(text, start - 1)
    if (above < floor || !isComment(text.slice(above, start))) return start
    start = above
  }
  return start
}

function getTailEnd(text: string, from: number, column: number): number {
  let end = lineEnd(text, from)
  for (let at = end; at < text.length; ) {
    const next = lineEnd(text, at + 1)
    const line = text.slice(at + 1, next)
    if (isComment(line) && getIndentWidth(line) > column) end = next
    else if (!isBlank(line)) return end
    at = next
  }
  return end
}
