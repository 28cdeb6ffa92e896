import type { Lines, Repair, Repairs } from '../../../../src/compiler/read/mending/repair.ts'
import type { Note } from '../../../../src/diagnostics/finding.ts'

const numbered = (line: number, text: string) => `${line}: ${text}`

/** Columns behind the end of a line show as ␣. */
const marked = (text: string, from: number, to: number) => {
  const wide = text.padEnd(to, '␣')
  return `${wide.slice(0, from)}«${wide.slice(from, to)}»${wide.slice(to)}`
}

type Shown = readonly [note: Note, ...rest: unknown[]]

/** What is said, the line with «» around what is marked, the new lines, and flags if there are any. */
export const shown = (
  lines: Lines,
  { note, line, from, to, lines: mended, ...flags }: Repair,
): Shown => [
  note,
  numbered(line, marked(lines[line] ?? '', from, to)),
  ...[...mended].map(([at, text]) => numbered(at, text)),
  ...(Object.keys(flags).length > 0 ? [flags] : []),
]

/** Repairs of one line, which has the number 1: the lines around it are no concern of theirs. */
export const repairsOf = (repairs: Repairs, line: string): Shown[] => {
  const lines = ['before: {', line, 'after: "']
  return repairs(lines, 1).map((repair) => shown(lines, repair))
}
