import type { DiagnosticCode } from '../../diagnostics/catalogue.ts'
import type { Source } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import { lineOf } from './judge.ts'
import { isEmpty, type Lines, neighbour, parentOf } from './repair.ts'

/**
 * The lines that may be wrong where a text is not YAML: where it shows, where what is open there
 * begins, the line before each, the line under which it stands, the first of its siblings, and the
 * line that follows.
 */
export function suspectsOfSyntaxError(
  source: Source,
  lines: Lines,
  { span, causes }: YamlSyntaxError,
): number[] {
  const shown = [span.start, ...causes].map((offset) => lineOf(source, offset))
  const suspects = new Set(shown)
  for (const line of shown) {
    const parent = parentOf(lines, line)
    const eldest = neighbour(lines, parent ?? -1, 1)
    for (const one of [neighbour(lines, line, -1), parent, eldest]) {
      if (one !== undefined && one < line && line - one < FARTHEST) suspects.add(one)
    }
  }
  const after = neighbour(lines, Math.max(...shown), 1)
  if (after !== undefined) suspects.add(after)
  return [...suspects].filter((line) => !isEmpty(lines[line] ?? ''))
}

/** A mistake shows within fewer lines; all those between have to be read for each repair that is tried. */
const FARTHEST = 200

/** Diagnostics that a line in the wrong place gives. */
const ECHOES: ReadonlySet<DiagnosticCode> = new Set([
  'yaml/duplicate-key',
  'schema/unknown-key',
  'schema/missing-key',
  'schema/wrong-type',
  'schema/no-value',
  'section/broken-promise',
])

const MOST_SUSPECTS = 8

/** More diagnostics than this are not the fault of one line. */
const MOST_ECHOES = 100

/** Lines that may be in the wrong place, and how many diagnostics that has to explain. */
export interface Misplaced {
  readonly suspects: readonly number[]
  readonly gain: number
}

/** The lines that may be in the wrong place, if there are diagnostics that one such line could explain. */
export function suspectsOfDiagnostics(
  source: Source,
  lines: Lines,
  diagnostics: readonly SpanDiagnostic[],
): Misplaced {
  const misplaced = diagnostics.filter(({ code }) => ECHOES.has(code))
  if (misplaced.length > MOST_ECHOES) return { suspects: [], gain: 0 }
  const echoes = misplaced.map(({ code, span }) => ({ code, line: lineOf(source, span.start) }))
  // A key that comes again may begin an entry without its hyphen; one whose line was pasted twice does not.
  const heads = echoes.flatMap(({ code, line }) =>
    code === 'yaml/duplicate-key' && lines[line] !== lines[line - 1] ? [line] : [],
  )
  // A line in the wrong place is missed in one place, and too much in another.
  const isTooMuch = echoes.some(({ code }) => code !== 'schema/missing-key')
  if (echoes.length < 2 || !isTooMuch) return { suspects: heads, gain: 1 }
  const suspects = new Set<number>()
  for (const { line } of echoes) {
    const before = neighbour(lines, line, -1)
    suspects.add(line)
    if (before !== undefined) suspects.add(before)
    if (suspects.size >= MOST_SUSPECTS) break
  }
  return { suspects: [...suspects], gain: 2 }
}
