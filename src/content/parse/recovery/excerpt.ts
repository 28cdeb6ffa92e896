import { createSource, toPoint } from '../../diagnostics/position.ts'
import { parseWhole } from '../document.ts'
import { splitIntoParts } from '../parts/split.ts'
import { findAncestors, getIndent, isEmpty, type Lines } from './repair.ts'

/** Empties the pages that are not next to the given lines, so that candidates are parsed and scored fast. */
export function createExcerpt(lines: Lines, needed: ReadonlySet<number>): Lines {
  const text = lines.join('\n')
  const source = createSource('', text)
  const parts = (splitIntoParts(text) ?? []).map(({ item, start }) => ({
    isItem: item !== undefined,
    line: toPoint(source, start).line - 1,
  }))
  const near = new Set([...needed].map((line) => parts.findLastIndex((part) => part.line <= line)))
  const excerpt = [...lines]
  for (const [index, { isItem, line }] of parts.entries()) {
    if (!isItem || [index - 1, index, index + 1].some((one) => near.has(one))) continue
    excerpt.fill('', line, parts[index + 1]?.line ?? lines.length)
  }
  return excerpt
}

/** Returns a function that cuts out the lines around the suspects and their ancestors, to compare the syntax of repairs. */
export function createWindow(lines: Lines, suspects: readonly number[]) {
  const first = Math.min(...suspects)
  const last = Math.max(...suspects)
  for (const around of [10, 30, 100]) {
    const from = Math.max(0, first - around)
    const indent = getIndent(lines.slice(from).find((line) => !isEmpty(line)) ?? '')
    const ancestors = findAncestors(lines, from, indent)
      .toReversed()
      .map((line) => lines[line] ?? '')
    const cut = (all: Lines) => [...ancestors, ...all.slice(from, last + around)]
    // A cut through braces or a long text gives an error before the suspects.
    const text = cut(lines).join('\n')
    const errors = parseWhole(createSource('', text)).syntaxErrors
    const start = ancestors.length + first - from
    const before = text.split('\n').slice(0, start).join('\n').length
    if (errors.every(({ span, causes }) => Math.min(span.start, ...causes) >= before)) return cut
  }
  return (all: Lines) => all
}
