import type { Edit } from '../../model.ts'
import { minimizeEdit } from '../../splices.ts'
import type { Lines, Repair } from './repair.ts'

/** Returns no edits if a repair drops text or is ambiguous. */
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

function editOf(line: string, next: string, start: number): Edit[] {
  if (line === next) return []
  const { from, to, insert } = minimizeEdit(line, { from: 0, to: line.length, insert: next })
  return [{ from: start + from, to: start + to, insert }]
}
