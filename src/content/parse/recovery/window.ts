import { formOf } from './judge.ts'
import { indentOf, isEmpty, type Lines } from './repair.ts'

/** An excerpt: lines around some place, and their ancestors. */
export interface Window {
  readonly above: Lines
  readonly from: number
  readonly end: number
}

/** A cut through braces gives an error before those lines; the caller then uses a larger window. */
export function windowAround(lines: Lines, suspects: readonly number[]): Window {
  const first = Math.min(...suspects)
  const last = Math.max(...suspects)
  for (const around of [10, 30, 100]) {
    const window = cutOut(lines, Math.max(0, first - around), Math.min(lines.length, last + around))
    const firstShown = window.above.length + first - window.from
    if (formOf(shownIn(lines, window)).line >= firstShown) return window
  }
  return { above: [], from: 0, end: lines.length }
}

function cutOut(lines: Lines, from: number, end: number): Window {
  const above: string[] = []
  let least = indentOf(lines.slice(from).find((line) => !isEmpty(line)) ?? '')
  for (let index = from - 1; index >= 0 && least > 0; index -= 1) {
    const line = lines[index] ?? ''
    if (isEmpty(line) || indentOf(line) >= least) continue
    least = indentOf(line)
    above.unshift(line)
  }
  return { above, from, end }
}

export const shownIn = (lines: Lines, { above, from, end }: Window): Lines => [
  ...above,
  ...lines.slice(from, end),
]
