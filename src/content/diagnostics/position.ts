import type { Point, Range } from '../model.ts'

/** Offsets in a text; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Source {
  readonly file: string
  readonly text: string
  readonly lineStarts: readonly number[]
  /** Line starts in the file, which may have a byte order mark and CRLF. */
  readonly fileStarts: readonly number[]
  /** Original lines that `text` changes, by line number from 1. */
  readonly written: ReadonlyMap<number, string>
}

const textStart = (text: string): number => (text.startsWith('\ufeff') ? 1 : 0)

/** @param written original lines that `text` changes; positions refer to the originals */
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

/** Clamps offsets outside the text. */
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
  return { line, column: mapColumn(getLineText(source, line), original, before) + 1 }
}

/** Maps a column of a changed line to the original line, which has the same start and end. */
function mapColumn(changed: string, original: string, before: number): number {
  let same = 0
  while (same < before && changed[same] === original[same]) same += 1
  const fromEnd = original.length - (changed.length - before)
  return same === before ? before : Math.min(Math.max(fromEnd, same), original.length)
}

export const toFileOffset = ({ fileStarts }: Source, { line, column }: Point): number =>
  (fileStarts[line - 1] ?? 0) + column - 1

export const toRange = (source: Source, { start, end }: Span): Range => ({
  start: toPoint(source, start),
  end: toPoint(source, Math.max(start, end)),
})

/** Returns '' after the last line. */
export function getLineText({ text, lineStarts }: Source, line: number): string {
  const start = lineStarts[line - 1]
  if (start === undefined) return ''
  return text.slice(start, lineStarts[line] ?? text.length).replace(/\r?\n$/, '')
}
