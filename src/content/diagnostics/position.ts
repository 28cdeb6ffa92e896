import type { Point, Range } from '../model.ts'

/** A stretch of a text in offsets: `start` is inside, `end` is behind it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A text that knows its lines. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly lineStarts: readonly number[]
  /** Where the lines begin in the file, which may have a byte order mark and other line ends. */
  readonly fileStarts: readonly number[]
  /** How lines stand in the file where `text` has them otherwise, by their number from 1. */
  readonly written: ReadonlyMap<number, string>
}

/** A byte order mark is no column. */
const textStart = (text: string): number => (text.startsWith('\ufeff') ? 1 : 0)

/**
 * @param file the name under which diagnostics speak of the text
 * @param written the lines of the file that `text` has otherwise: places are given as in the file
 * @param fileStarts where the lines begin in the file, if its lines begin elsewhere than those of `text`
 */
export function createSource(
  file: string,
  text: string,
  written: ReadonlyMap<number, string> = new Map(),
  fileStarts?: readonly number[],
): Source {
  const lineStarts = [textStart(text)]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1)
  }
  return { file, text, lineStarts, fileStarts: fileStarts ?? lineStarts, written }
}

/** The line and column of an offset; offsets outside the text count as its nearest end. */
export function toPoint(source: Source, offset: number): Point {
  const { text, lineStarts, written } = source
  const inside = Math.min(Math.max(offset, textStart(text)), text.length)
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lineStarts[middle] ?? 0) <= inside) low = middle
    else high = middle - 1
  }
  const line = low + 1
  const before = inside - (lineStarts[low] ?? 0)
  const original = written.get(line)
  if (original === undefined) return { line, column: before + 1 }
  return { line, column: sameColumn(getLineText(source, line), original, before) + 1 }
}

/** Where a place of a changed line stands in the original: both agree at their start and end. */
function sameColumn(changed: string, original: string, before: number): number {
  let same = 0
  while (same < before && changed[same] === original[same]) same += 1
  const fromEnd = original.length - (changed.length - before)
  return same === before ? before : Math.min(Math.max(fromEnd, same), original.length)
}

/** The offset of a place in the file. */
export const toFileOffset = ({ fileStarts }: Source, { line, column }: Point): number =>
  (fileStarts[line - 1] ?? 0) + column - 1

/** The range of a span. */
export const toRange = (source: Source, { start, end }: Span): Range => ({
  start: toPoint(source, start),
  end: toPoint(source, Math.max(start, end)),
})

/** The text of a line without its line break; '' behind the last line. */
export function getLineText({ text, lineStarts }: Source, line: number): string {
  const start = lineStarts[line - 1]
  if (start === undefined) return ''
  return text.slice(start, lineStarts[line] ?? text.length).replace(/\r?\n$/, '')
}
