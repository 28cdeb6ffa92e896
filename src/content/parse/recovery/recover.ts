import { type Source, toPoint } from '../../diagnostics/position.ts'
import { type SpanDiagnostic, toDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { andMore } from '../../diagnostics/yaml-messages.ts'
import type { Diagnostic, Edit } from '../../model.ts'
import { minimizeEdit } from '../../splices.ts'
import { parseDocument } from '../document.ts'
import { limits } from '../limits.ts'
import { type ParseResult, rewriteSource } from '../parse.ts'
import { PartCache } from '../parts/part-cache.ts'
import type { Region } from '../repairs.ts'
import { Budget } from './budget.ts'
import { findRepair, type Score } from './find-repair.ts'
import { applyRepair, findParent, hasPlace, type Lines, neighbour, type Repair } from './repair.ts'

/** A mistake and the repairs that it needed. */
interface Mistake {
  readonly diagnostic: Diagnostic
  readonly repairs: Repair[]
  readonly regions: Region[]
}

export const needsRecovery = ({ syntaxErrors, diagnostics }: ParseResult): boolean =>
  syntaxErrors.length > 0 || diagnostics.some(({ code }) => code === 'yaml/duplicate-key')

/**
 * Repairs one mistake after the other, so that none hides the next. The repaired text is only used to find further
 * mistakes, because the diagnostics of repairs are errors. There is no tree if a syntax error remains.
 */
export function recover(parsed: ParseResult, score: Score, cache?: PartCache): ParseResult {
  const budget = new Budget(limits.recovery)
  // The cache of the caller must not forget the parts of the file.
  const trials = new PartCache(cache, (lexemes) => budget.spend(lexemes))
  const mistakes: Mistake[] = []
  const readable = parsed.source.text.split('\n')
  const originals = readable.map((line, at) => parsed.source.written.get(at + 1) ?? line)
  let lines: Lines = readable
  let { source, ...document } = parsed
  for (let count = 0; count < limits.recoveries; count += 1) {
    const repair = findRepair(source, document, { score, budget, cache: trials })
    if (!repair) break
    const mistake = findMistake(mistakes, originals, repair) ?? createMistake(source, repair)
    if (mistake.repairs.length === 0) mistakes.push(mistake)
    mistake.repairs.push(repair)
    mistake.regions.push(createRegion(lines, repair))
    lines = applyRepair(lines, repair)
    source = rewriteSource(parsed.source, originals, lines)
    document = { ...parseDocument(source, trials), repairs: parsed.repairs }
  }
  const isWrongGuess = mistakes.length > 0 && score(source, document) === Number.POSITIVE_INFINITY
  const { tree, syntaxErrors, diagnostics } = document
  const fixed = mistakes.map((one) => addFix(one, originals, lines, parsed.source.fileStarts))
  return {
    source,
    syntaxErrors,
    ...(syntaxErrors.length > 0
      ? { diagnostics: summarizeErrors(source, syntaxErrors) }
      : { diagnostics, ...(tree && !isWrongGuess ? { tree } : {}) }),
    repairs: {
      diagnostics: [...parsed.repairs.diagnostics, ...fixed],
      regions: [...mistakes.flatMap((one) => one.regions), ...parsed.repairs.regions],
    },
  }
}

/** Returns the first syntax error, with the number of other lines that have one. */
function summarizeErrors(source: Source, errors: readonly SpanDiagnostic[]): SpanDiagnostic[] {
  const [first] = errors
  const lines = new Set(errors.map(({ span }) => toPoint(source, span.start).line))
  if (!first || lines.size < 2) return first ? [first] : []
  const more = andMore(lines.size - 1)
  return [{ ...first, hint: first.hint ? `${first.hint} ${more}` : more }]
}

/** The mistake that a repair belongs to: one on the same line, or stray text on the line after it. */
function findMistake(
  mistakes: readonly Mistake[],
  originals: Lines,
  { line }: Repair,
): Mistake | undefined {
  const before = hasPlace(originals[line] ?? '') ? line : (neighbour(originals, line, -1) ?? line)
  return mistakes.find(({ regions }) =>
    regions.some(({ lines }) => lines.has(line + 1) || lines.has(before + 1)),
  )
}

function createMistake(source: Source, { message, line, from, to }: Repair): Mistake {
  const start = source.lineStarts[line] ?? 0
  const span = { start: start + from, end: start + to }
  return {
    diagnostic: toDiagnostic(source, { ...message, span, path: [] }),
    repairs: [],
    regions: [],
  }
}

const ENTRY = /^ {0,2}[^\s#]/

function createRegion(lines: Lines, repair: Repair): Region {
  const changed = [...repair.lines].filter(([at, text]) => text.trim() !== lines[at]?.trim())
  const isEntry = (line: string) => ENTRY.test(line)
  const length = lines.slice(repair.line + 1).findIndex(isEntry)
  return {
    lines: new Set([repair.line, ...changed.map(([at]) => at)].map((at) => at + 1)),
    from: lines.slice(0, repair.line + 1).findLastIndex(isEntry) + 1,
    end: length === -1 ? lines.length + 1 : repair.line + length + 2,
    parent: changed.length > 0 ? (findParent(lines, repair.line) ?? -1) + 1 : 0,
    isLossy: repair.isLossy ?? false,
  }
}

/** Adds the repairs as edits, unless one drops text or is ambiguous. */
function addFix(
  { diagnostic, repairs }: Mistake,
  originals: Lines,
  lines: Lines,
  starts: readonly number[],
): Diagnostic {
  if (repairs.some(({ isLossy, isUnusual, isAmbiguous }) => isLossy || isUnusual || isAmbiguous))
    return diagnostic
  const changed = new Set(repairs.flatMap((repair) => [...repair.lines.keys()]))
  const fix = [...changed]
    .sort((a, b) => a - b)
    .flatMap((at) => createEdit(originals[at] ?? '', lines[at] ?? '', starts[at] ?? 0))
  return fix.length > 0 ? { ...diagnostic, fix } : diagnostic
}

function createEdit(line: string, next: string, start: number): Edit[] {
  if (line === next) return []
  const { from, to, insert } = minimizeEdit(line, { from: 0, to: line.length, insert: next })
  return [{ from: start + from, to: start + to, insert }]
}
