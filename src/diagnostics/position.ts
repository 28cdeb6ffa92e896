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
}

/** @param file the name under which findings speak of the text */
export function sourceOf(file: string, text: string): Source {
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1)
  }
  return { file, text, lineStarts }
}

/** The line and column of an offset; offsets outside the text count as its nearest end. */
export function pointAt({ text, lineStarts }: Source, offset: number): Point {
  const inside = Math.min(Math.max(offset, 0), text.length)
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lineStarts[middle] ?? 0) <= inside) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: inside - (lineStarts[low] ?? 0) + 1 }
}

/** The range of a span. */
export const rangeOf = (source: Source, { start, end }: Span): Range => ({
  start: pointAt(source, start),
  end: pointAt(source, Math.max(start, end)),
})

/** The text of a line without its line break; '' behind the last line. */
export function lineAt({ text, lineStarts }: Source, line: number): string {
  const start = lineStarts[line - 1]
  if (start === undefined) return ''
  return text.slice(start, lineStarts[line] ?? text.length).replace(/\r?\n$/, '')
}
