import type { ListTree, MapTree } from '../../content/tree.ts'
import { type Chunk, getChunks, getOffsetAfterColon } from './chunks.ts'
import { getIndentWidth, indent, isBlank, lineStart, skipBlankLines } from './lines.ts'
import type { Piece, TextSplice } from './normalized-text.ts'
import type { Place } from './place.ts'

export interface Block {
  readonly text: string
  readonly place: Place<MapTree | ListTree>
  readonly chunks: readonly Chunk[]
  /** Blank lines after a block scalar that keeps them would become part of it. */
  readonly keepsBlankLines: boolean
}

export const createBlock = (
  text: string,
  place: Place<MapTree | ListTree>,
  keepsBlankLines: boolean,
): Block => ({ text, place, chunks: getChunks(text, place.node), keepsBlankLines })

export function removeFromBlock(block: Block, index: number): TextSplice[] {
  const { text, chunks } = block
  const chunk = chunks[index]
  if (!chunk) return []
  if (chunks.length === 1) return emptyBlock(block, chunk)
  const next = chunks[index + 1]
  if (!chunk.isInline) return [removeLines(block, chunk)]
  const joins = next && next.start === chunk.end + 1 && next.start === lineStart(text, next.mark)
  if (joins) return [{ from: chunk.mark, to: next.mark, insert: [] }]
  // Comments or blank lines follow: leave the next entry in place and the hyphen on its own line.
  return [{ from: getOffsetAfterHyphen(text, chunk.mark), to: chunk.end, insert: [] }]
}

function removeLines({ text, keepsBlankLines }: Block, { start, end }: Chunk): TextSplice {
  const to = keepsBlankLines ? skipBlankLines(text, end) : end
  if (to < text.length) return { from: start, to: to + 1, insert: [] }
  return { from: keepsBlankLines ? start : Math.max(start - 1, 0), to, insert: [] }
}

function emptyBlock({ text, place, keepsBlankLines }: Block, chunk: Chunk): TextSplice[] {
  const empty = place.node.kind === 'map' ? '{}' : '[]'
  const whole = { from: chunk.mark, to: chunk.end, insert: [empty] }
  if (chunk.isInline) return [whole]
  if (!place.parent) return [{ ...whole, from: chunk.start }]
  const at = getOffsetAfterMark(text, place)
  const line = removeLines({ text, place, chunks: [], keepsBlankLines }, chunk)
  return [{ from: at, to: at, insert: [` ${empty}`] }, line]
}

export function getOffsetAfterMark(text: string, { parent }: Place): number {
  if (parent?.entry) return getOffsetAfterColon(text, parent.entry.key.end)
  const chunk = parent && getChunks(text, parent.place.node)[parent.index]
  return chunk ? chunk.mark + 1 : 0
}

/** @param lines without the indentation of the first line @param follow insert directly below the previous chunk */
export function insertIntoBlock(
  block: Block,
  index: number,
  lines: string,
  follow = false,
): TextSplice[] {
  const { text, chunks, keepsBlankLines } = block
  const isSpaced =
    !keepsBlankLines &&
    chunks.length > 1 &&
    chunks.every((chunk, at) => isSpacedFrom(text, chunks[at - 1], chunk))
  return insertPieces(block, { index, lines: [lines], between: isSpaced ? '\n\n' : '\n', follow })
}

const isSpacedFrom = (text: string, above: Chunk | undefined, below: Chunk): boolean =>
  above === undefined ||
  text
    .slice(above.end + 1, below.start)
    .split('\n')
    .slice(0, -1)
    .some(isBlank)

interface Insertion {
  readonly index: number
  readonly lines: readonly Piece[]
  /** Line ends before or after the next chunk. */
  readonly between: string
  /** Whether to insert directly below the previous chunk. */
  readonly follow: boolean
}

function insertPieces(
  { text, chunks, keepsBlankLines }: Block,
  { index, lines, between, follow }: Insertion,
): TextSplice[] {
  const [above, below] = [chunks[index - 1], chunks[index]]
  const column = indent((below ?? above)?.column ?? 0)
  if (above && (follow || !below)) {
    const at = keepsBlankLines ? skipBlankLines(text, above.end) : above.end
    // A text that keeps blank lines needs a final line end.
    const end = keepsBlankLines && at === text.length ? ['\n'] : []
    return [{ from: at, to: at, insert: [between, column, ...lines, ...end] }]
  }
  if (!below) return []
  const { isInline, mark, start } = below
  if (!isInline) return [{ from: start, to: start, insert: [column, ...lines, between] }]
  const [first] = lines
  const isComment = typeof first === 'object' && text.charAt(first.start) === '#'
  return isComment
    ? [
        {
          from: getOffsetAfterHyphen(text, mark),
          to: mark,
          insert: ['\n', column, ...lines, between, column],
        },
      ]
    : [{ from: mark, to: mark, insert: [...lines, between, column] }]
}

function getOffsetAfterHyphen(text: string, mark: number): number {
  const line = lineStart(text, mark)
  return line + text.slice(line, mark).trimEnd().length
}

export function moveInBlock(block: Block, from: number, to: number): TextSplice[] {
  const { text, chunks } = block
  const chunk = chunks[from]
  if (!chunk) return []
  const indented = getIndentWidth(text.slice(chunk.start, chunk.end))
  const lines = [{ start: chunk.start + indented, end: chunk.end }]
  const follow = from < to
  const index = follow ? to + 1 : to
  const there = insertPieces(block, { index, lines, between: '\n', follow })
  return [...removeFromBlock(block, from), ...there]
}
