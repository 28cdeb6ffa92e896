import type { Range } from '../model.ts'
import { getLineText, type Source } from './position.ts'

const WIDTH = 100

/**
 * The lines around a range with the place marked, for reading in a terminal or an overlay.
 * @param source the text as it was compiled
 * @param range what to mark; a range over several lines is marked on its first line
 * @param context how many lines to show before and after
 */
export function formatCodeFrame(source: Source, { start, end }: Range, context = 2): string {
  const first = Math.max(1, start.line - context)
  const last = Math.min(source.lineStarts.length, start.line + context)
  const gutter = String(last).length
  const from = Math.max(0, start.column - Math.floor(WIDTH * 0.6))
  const rows: string[] = []
  for (let line = first; line <= last; line += 1) {
    const text = visible(getLineText(source, line).slice(from, from + WIDTH))
    const marker = line === start.line ? '>' : ' '
    rows.push(`${marker} ${String(line).padStart(gutter)} | ${text}`.trimEnd())
    if (line === start.line) {
      const length = end.line === start.line ? end.column - start.column : WIDTH
      const room = Math.max(1, Math.min(length, text.length - (start.column - 1 - from)))
      rows.push(
        `  ${' '.repeat(gutter)} | ${' '.repeat(start.column - 1 - from)}${'^'.repeat(room)}`,
      )
    }
  }
  return rows.join('\n')
}

/** Makes every character take one visible column: tabs as an arrow, control characters as a box. */
const visible = (text: string): string =>
  text.replace(/\t/g, '→').replace(/\p{Cc}|[\u2028\u2029]|\p{Cf}/gu, '□')
