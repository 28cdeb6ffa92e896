import type { Range } from '../model.ts'
import { getLineText, type Source } from './position.ts'

const WIDTH = 100

/** Marks a range over several lines on its first line. */
export function formatCodeFrame(source: Source, { start, end }: Range, context = 2): string {
  const first = Math.max(1, start.line - context)
  const last = Math.min(source.lineStarts.length, start.line + context)
  const gutter = String(last).length
  const from = Math.max(0, start.column - Math.floor(WIDTH * 0.6))
  const rows: string[] = []
  for (let line = first; line <= last; line += 1) {
    const text = showInvisible(getLineText(source, line).slice(from, from + WIDTH))
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

const showInvisible = (text: string): string =>
  text.replace(/\t/g, '→').replace(/\p{Cc}|[\u2028\u2029]|\p{Cf}/gu, '□')
