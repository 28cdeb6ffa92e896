import type { Edit } from '../../model.ts'
import { minimizeEdit } from '../../splices.ts'
import type { Lines, Repair } from './repair.ts'

/**
 * Edits of the file that do what repairs have done, where they have lost nothing and only one way was likely; else none.
 * @param originals the lines as they stand in the file
 * @param lines the lines after all repairs
 * @param starts where the lines begin in the file
 */
export function fixOf(
  repairs: readonly Repair[],
  originals: Lines,
  lines: Lines,
  starts: readonly number[],
): Edit[] {
  if (repairs.some(({ lossy, unusual, doubtful }) => lossy || unusual || doubtful)) return []
  const changed = new Set(repairs.flatMap((repair) => [...repair.lines.keys()]))
  return [...changed]
    .sort((a, b) => a - b)
    .flatMap((at) => editOf(originals[at] ?? '', lines[at] ?? '', starts[at] ?? 0))
}

/** The smallest edit that makes one line of another. @param start of the line in its file */
function editOf(line: string, next: string, start: number): Edit[] {
  if (line === next) return []
  const { from, to, insert } = minimizeEdit(line, { from: 0, to: line.length, insert: next })
  return [{ from: start + from, to: start + to, insert }]
}
