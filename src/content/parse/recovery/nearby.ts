import { indentOf, isEmpty, type Lines } from './repair.ts'

/** Entries of the first two levels stand on their own: a mistake in one says nothing of the others. */
const OWN_LEVEL = 2

/** Whether a line begins a page, a section type, or something else that stands on its own. */
export const startsEntry = (line: string): boolean => !isEmpty(line) && indentOf(line) <= OWN_LEVEL

/** Which lines are not looked at, because nothing is tried in them. */
export type Hidden = ReadonlySet<number>

/** The lines in their places, but empty where they are hidden. */
export const shownOf = (lines: Lines, hidden: Hidden): Lines =>
  hidden.size === 0 ? lines : lines.map((line, at) => (hidden.has(at) ? '' : line))

/**
 * Hides the pages that have none of some lines and are not beside one that has, so that trying a repair takes no longer
 * in a file of many pages. Where one of the lines is on no page, nothing is hidden: all pages may refer to it.
 */
export function hiddenFrom(lines: Lines, needed: readonly number[]): Hidden {
  const pages = pagesOf(lines)
  const touched = needed.map((line) => pages.findIndex(([from, to]) => from <= line && line < to))
  if (touched.includes(-1)) return new Set()
  const kept = new Set(touched.flatMap((at) => [at - 1, at, at + 1]))
  const hidden = new Set<number>()
  for (const [index, [from, to]] of pages.entries())
    if (!kept.has(index)) for (let at = from; at < to; at += 1) hidden.add(at)
  return hidden
}

/** The lines of each item of a list on the first two levels, from its hyphen to the next one or the next key of the whole. */
function pagesOf(lines: Lines): [from: number, to: number][] {
  const pages: [number, number][] = []
  /** Of the list that a line may belong to. */
  let indent: number | undefined
  let isList = false
  for (const [at, line] of lines.entries()) {
    if (isEmpty(line)) continue
    const own = indentOf(line)
    if (KEY.test(line)) {
      isList = false
      indent = undefined
      continue
    }
    if (ITEM.test(line)) indent ??= own
    const last = isList ? pages.at(-1) : undefined
    if (ITEM.test(line) && own === indent) {
      isList = true
      pages.push([at, at + 1])
    } else if (last) last[1] = at + 1
  }
  return pages
}

const KEY = /^[\w-]+:(\s|$)/
const ITEM = /^ {0,2}- /
