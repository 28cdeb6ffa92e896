import type { CompileResult } from '../content/compile.ts'
import type { Origin, Path } from '../content/model.ts'

/** Lines of a text, from 1; `to` is the last of them. */
interface LineRange {
  readonly from: number
  readonly to: number
}

/**
 * Tells which pages show what is written in a line of a newer text of the same file.
 * @param result of compiling the last good text; nothing is worked out before the first question
 * @param text that good text
 * @returns gives the addresses of the pages in the order of the site, for a newer text and a line of it, from 1; none
 *   for a line that has been added, and where nothing was compiled
 */
export function createPageFinder({ value, findOrigin }: CompileResult, text: string) {
  const { pages = [] } = value ?? {}
  const old = text.split('\n')
  let written: readonly (readonly [page: string, lines: readonly LineRange[]])[] | undefined
  return (newer: string, line: number): string[] => {
    if (!findOrigin) return []
    const { from, to } = mapToOldLines(old, newer.split('\n'), line)
    written ??= pages.map((page, index) => [
      page.path,
      [...listValuePaths(page, ['pages', index])].flatMap((path) =>
        getLineRanges(findOrigin(path)),
      ),
    ])
    return written.flatMap(([page, lines]) =>
      lines.some((one) => one.from <= to && from <= one.to) ? [page] : [],
    )
  }
}

/** Where a line was, or the lines that were in the place of what has changed. */
function mapToOldLines(old: readonly string[], newer: readonly string[], line: number): LineRange {
  // Where no line came or went, what has changed stands where it stood.
  if (old.length === newer.length) return { from: line, to: line }
  const most = Math.min(old.length, newer.length)
  let start = 0
  while (start < most && old[start] === newer[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === newer.at(-1 - end)) end += 1
  if (line <= start) return { from: line, to: line }
  const moved = line + old.length - newer.length
  if (line > newer.length - end) return { from: moved, to: moved }
  return { from: start + 1, to: old.length - end }
}

/** The paths of all texts and numbers in a value. */
function* listValuePaths(value: unknown, path: Path): Generator<Path> {
  if (typeof value === 'string' || typeof value === 'number') yield path
  if (value === null || typeof value !== 'object') return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, inner] of entries) yield* listValuePaths(inner, [...path, key])
}

/** The lines where something is written, and all that it is made of. */
function getLineRanges(origin: Origin | undefined): LineRange[] {
  if (!origin) return []
  const { start, end } = origin.range
  return [{ from: start.line, to: end.line }, ...origin.parts.flatMap(getLineRanges)]
}
