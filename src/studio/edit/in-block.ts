import type { ListTree, MapTree } from '../../content/tree.ts'
import { afterColon, type Chunk, chunksOf } from './chunks.ts'
import { afterBlankLines, depthOf, isBlank, lineStart, pad } from './lines.ts'
import type { Piece, TextSplice } from './normalized-text.ts'
import type { Place } from './place.ts'

/** A map or list in lines, ready to be changed. */
export interface Block {
  readonly text: string
  readonly place: Place<MapTree | ListTree>
  readonly chunks: readonly Chunk[]
  /**
   * Whether blank lines go with the lines above them: below a text that keeps its blank lines, others would become a
   * part of it.
   */
  readonly takesBlanks: boolean
}

export const blockAt = (
  text: string,
  place: Place<MapTree | ListTree>,
  takesBlanks: boolean,
): Block => ({ text, place, chunks: chunksOf(text, place.node), takesBlanks })

/** Takes out one of several lines of a block, or what is left of it. */
export function removedFrom(block: Block, index: number): TextSplice[] {
  const { text, chunks } = block
  const chunk = chunks[index]
  if (!chunk) return []
  if (chunks.length === 1) return emptied(block, chunk)
  const next = chunks[index + 1]
  if (!chunk.isInline) return [withoutLines(block, chunk)]
  const joins = next && next.start === chunk.end + 1 && next.start === lineStart(text, next.mark)
  if (joins) return [{ from: chunk.mark, to: next.mark, insert: [] }]
  // Comments or blank lines stand before the next one: it stays where it is, and the hyphen above stands alone.
  return [{ from: hyphenBefore(text, chunk.mark), to: chunk.end, insert: [] }]
}

/** Whole lines with one of the line ends around them. */
function withoutLines({ text, takesBlanks }: Block, { start, end }: Chunk): TextSplice {
  const to = takesBlanks ? afterBlankLines(text, end) : end
  if (to < text.length) return { from: start, to: to + 1, insert: [] }
  return { from: takesBlanks ? start : Math.max(start - 1, 0), to, insert: [] }
}

/** What is left of a block without its only line. */
function emptied({ text, place, takesBlanks }: Block, chunk: Chunk): TextSplice[] {
  const empty = place.node.kind === 'map' ? '{}' : '[]'
  const whole = { from: chunk.mark, to: chunk.end, insert: [empty] }
  if (chunk.isInline) return [whole]
  if (!place.holder) return [{ ...whole, from: chunk.start }]
  const at = afterHolder(text, place)
  const line = withoutLines({ text, place, chunks: [], takesBlanks }, chunk)
  return [{ from: at, to: at, insert: [` ${empty}`] }, line]
}

/** Behind the colon or hyphen of what holds a value. */
export function afterHolder(text: string, { holder }: Place): number {
  if (holder?.entry) return afterColon(text, holder.entry.key.end)
  const chunk = holder && chunksOf(text, holder.place.node)[holder.index]
  return chunk ? chunk.mark + 1 : 0
}

/**
 * Puts lines before the chunk with this index, or at the end.
 * @param lines without the indentation of the first
 * @param follow whether they stand directly below the chunk before them, where there is one
 */
export function insertedInto(
  block: Block,
  index: number,
  lines: string,
  follow = false,
): TextSplice[] {
  const { text, chunks, takesBlanks } = block
  const isSpaced =
    !takesBlanks &&
    chunks.length > 1 &&
    chunks.every((chunk, at) => isApart(text, chunks[at - 1], chunk))
  return placed(block, index, [lines], isSpaced ? '\n\n' : '\n', follow)
}

const isApart = (text: string, above: Chunk | undefined, below: Chunk): boolean =>
  above === undefined ||
  text
    .slice(above.end + 1, below.start)
    .split('\n')
    .slice(0, -1)
    .some(isBlank)

function placed(
  { text, chunks, takesBlanks }: Block,
  index: number,
  lines: readonly Piece[],
  between: string,
  follow: boolean,
): TextSplice[] {
  const [above, below] = [chunks[index - 1], chunks[index]]
  const column = pad((below ?? above)?.column ?? 0)
  if (above && (follow || !below)) {
    const at = takesBlanks ? afterBlankLines(text, above.end) : above.end
    // A text that keeps its blank lines needs a line end behind them, also where the file has no last one.
    const end = takesBlanks && at === text.length ? ['\n'] : []
    return [{ from: at, to: at, insert: [between, column, ...lines, ...end] }]
  }
  if (!below) return []
  const { isInline, mark, start } = below
  if (!isInline) return [{ from: start, to: start, insert: [column, ...lines, between] }]
  const [first] = lines
  const isComment = typeof first === 'object' && text.charAt(first.start) === '#'
  // A comment that has a line of its own keeps it.
  return isComment
    ? [
        {
          from: hyphenBefore(text, mark),
          to: mark,
          insert: ['\n', column, ...lines, between, column],
        },
      ]
    : [{ from: mark, to: mark, insert: [...lines, between, column] }]
}

/** Behind the hyphen that stands before an inline mark. */
function hyphenBefore(text: string, mark: number): number {
  const line = lineStart(text, mark)
  return line + text.slice(line, mark).trimEnd().length
}

/** Moves an item to the index that it shall have afterwards. */
export function movedIn(block: Block, from: number, to: number): TextSplice[] {
  const { text, chunks } = block
  const chunk = chunks[from]
  if (!chunk) return []
  const indented = depthOf(text.slice(chunk.start, chunk.end))
  const lines = [{ start: chunk.start + indented, end: chunk.end }]
  const there = placed(block, from < to ? to + 1 : to, lines, '\n', from < to)
  return [...removedFrom(block, from), ...there]
}
