import { indentOf, isEmpty, type Lines } from './repair.ts'

/** Entries on the first two levels are independent of each other. */
const OWN_LEVEL = 2

export const startsEntry = (line: string): boolean => !isEmpty(line) && indentOf(line) <= OWN_LEVEL

export type Hidden = ReadonlySet<number>

export const shownOf = (lines: Lines, hidden: Hidden): Lines =>
  hidden.size === 0 ? lines : lines.map((line, at) => (hidden.has(at) ? '' : line))

/** Hides pages far from the needed lines, for speed. Hides nothing if a line outside of pages is needed. */
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

function pagesOf(lines: Lines): [from: number, to: number][] {
  const pages: [number, number][] = []
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
