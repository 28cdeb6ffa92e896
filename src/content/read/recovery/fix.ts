import type { Edit } from '../../model.ts'
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

/** The smallest edit that makes one line of another. */
function editOf(from: string, to: string, start: number): Edit[] {
  if (from === to) return []
  let head = 0
  while (head < from.length && head < to.length && from[head] === to[head]) head += 1
  let tail = 0
  const most = Math.min(from.length, to.length) - head
  while (tail < most && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1
  const insert = to.slice(head, to.length - tail)
  return [{ from: start + head, to: start + from.length - tail, insert }]
}
