import type { CompileResult } from '../content/compile.ts'
import type { Origin, Path } from '../content/model.ts'

/** Line numbers from 1, inclusive. */
interface LineRange {
  readonly from: number
  readonly to: number
}

/** @param result of the last valid text; evaluated lazily @param text the last valid text */
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

/** Maps a line to its old position, or to the old lines that its change replaced. */
function mapToOldLines(old: readonly string[], newer: readonly string[], line: number): LineRange {
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

function* listValuePaths(value: unknown, path: Path): Generator<Path> {
  if (typeof value === 'string' || typeof value === 'number') yield path
  if (value === null || typeof value !== 'object') return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, inner] of entries) yield* listValuePaths(inner, [...path, key])
}

function getLineRanges(origin: Origin | undefined): LineRange[] {
  if (!origin) return []
  const { start, end } = origin.range
  return [{ from: start.line, to: end.line }, ...origin.parts.flatMap(getLineRanges)]
}
