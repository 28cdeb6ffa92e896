import { indentOf, isEmpty, type Lines } from './repair.ts'

/** Entries of the first two levels stand on their own: a mistake in one says nothing of the others. */
const OWN_LEVEL = 2

/** Whether a line begins a page, a section type, or something else that stands on its own. */
export const startsEntry = (line: string): boolean => !isEmpty(line) && indentOf(line) <= OWN_LEVEL

/** Leaves lines in their places, but empties those in which nothing is tried. */
export type Hide = (lines: Lines) => Lines

/**
 * Hides the pages that have none of some lines and are not beside one that has, so that trying a repair takes no longer
 * in a file of many pages. Where one of the lines is on no page, nothing is hidden: all pages may refer to it.
 */
export function hideFrom(lines: Lines, needed: readonly number[]): Hide {
  const starts = lines.flatMap((line, at) => (startsEntry(line) ? [at] : []))
  const isItem = (start: number | undefined) => /^ *- /.test(lines[start ?? -1] ?? '')
  const touched = needed.map((line) => starts.findLastIndex((start) => start <= line))
  if (touched.some((at) => !isItem(starts[at]))) return (all) => all
  const kept = new Set(touched.flatMap((at) => [at - 1, at, at + 1]))
  const hidden = new Set<number>()
  for (const [index, start] of starts.entries()) {
    if (kept.has(index) || !isItem(start)) continue
    const end = starts[index + 1] ?? lines.length
    for (let at = start; at < end; at += 1) hidden.add(at)
  }
  return (all) => all.map((line, at) => (hidden.has(at) ? '' : line))
}
