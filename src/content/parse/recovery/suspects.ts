import type { DiagnosticCode } from '../../diagnostics/catalog.ts'
import type { Source } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import { lineOf } from './judge.ts'
import { isEmpty, type Lines, neighbour, parentOf } from './repair.ts'

/** Lines that may have caused a syntax error, such as that of an unclosed quote or bracket. */
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

/** Largest distance between cause and error, in lines. Each repair parses all lines between. */
const FARTHEST = 200

/** Codes that a misplaced line can cause. */
const ECHOES: ReadonlySet<DiagnosticCode> = new Set([
  'yaml/duplicate-key',
  'schema/unknown-key',
  'schema/missing-key',
  'schema/wrong-type',
  'schema/no-value',
  'section/broken-promise',
])

const MOST_SUSPECTS = 8

/** A single line does not cause more diagnostics than this. */
const MOST_ECHOES = 100

export interface Misplaced {
  readonly suspects: readonly number[]
  readonly gain: number
}

export function suspectsOfDiagnostics(
  source: Source,
  lines: Lines,
  diagnostics: readonly SpanDiagnostic[],
): Misplaced {
  const misplaced = diagnostics.filter(({ code, isRename }) => ECHOES.has(code) && !isRename)
  if (misplaced.length > MOST_ECHOES) return { suspects: [], gain: 0 }
  const echoes = misplaced.map(({ code, span }) => ({ code, line: lineOf(source, span.start) }))
  // A repeated key may start an item without a hyphen, unless its line was pasted twice.
  const heads = echoes.flatMap(({ code, line }) =>
    code === 'yaml/duplicate-key' && lines[line] !== lines[line - 1] ? [line] : [],
  )
  // A misplaced line is missing in one place and unexpected in another.
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
