import { indentOf, isEmpty, type Lines } from './repair.ts'

/** Entries of the first two levels stand on their own: a mistake in one says nothing of the others. */
const OWN_LEVEL = 2

/** Whether a line begins a page, a section type, or something else that stands on its own. */
export const startsEntry = (line: string): boolean => !isEmpty(line) && indentOf(line) <= OWN_LEVEL

/** Leaves lines in their places, but empties those in which nothing is tried. */
export type Hide = (lines: Lines) => Lines

/**
 * Hides the pages that have none of some lines and are not beside one that has, so that trying a repair takes no longer
 * in a file of many pages.
 */
export function hideFrom(lines: Lines, needed: readonly number[]): Hide {
  const starts = lines.flatMap((line, at) => (startsEntry(line) ? [at] : []))
  const kept = new Set(
    needed.flatMap((line) => {
      const at = starts.findLastIndex((start) => start <= line)
      return [at - 1, at, at + 1]
    }),
  )
  const hidden = new Set<number>()
  for (const [index, start] of starts.entries()) {
    if (kept.has(index) || !/^ *- /.test(lines[start] ?? '')) continue
    const end = starts[index + 1] ?? lines.length
    for (let at = start; at < end; at += 1) hidden.add(at)
  }
  return (all) => all.map((line, at) => (hidden.has(at) ? '' : line))
}
