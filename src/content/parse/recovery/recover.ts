import { PartCache } from '../../cache.ts'
import type { Source } from '../../diagnostics/position.ts'
import { toDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import type { Diagnostic } from '../../model.ts'
import { minimizeEdit } from '../../splices.ts'
import { parseDocument } from '../document.ts'
import { limits } from '../limits.ts'
import { type ParseResult, rewriteSource } from '../parse.ts'
import type { Region } from '../repairs.ts'
import { summarizeErrors } from '../syntax-errors.ts'
import { findRepair, type Score } from './find-repair.ts'
import {
  applyRepair,
  findAncestors,
  findNeighbor,
  getIndent,
  isStructure,
  type Lines,
  type Repair,
} from './repair.ts'

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
export function recover(parsed: ParseResult, score: Score, cache = new PartCache()): ParseResult {
  const budget = { left: limits.recovery }
  // Excerpts must not displace the parts of the text, nor repaired parts those of the file.
  const repaired = new PartCache(cache)
  const trials = new PartCache(repaired, (lexemes) => {
    budget.left -= lexemes
  })
  const mistakes: Mistake[] = []
  const readable = parsed.source.text.split('\n')
  const originals = readable.map((line, at) => parsed.source.written.get(at + 1) ?? line)
  let lines: Lines = readable
  let isWrongGuess = false
  let { source, ...document } = parsed
  for (let count = 0; count < limits.recoveries; count += 1) {
    const repair = findRepair(source, document, { score, budget, cache: trials })
    if (!repair) break
    const mistake = findMistake(mistakes, originals, repair) ?? createMistake(source, repair)
    if (mistake.repairs.length === 0) mistakes.push(mistake)
    mistake.repairs.push(repair)
    mistake.regions.push(createRegion(lines, repair))
    lines = applyRepair(lines, repair)
    isWrongGuess = repair.problems === Number.POSITIVE_INFINITY
    source = rewriteSource(parsed.source, originals, lines)
    document = { ...parseDocument(source, repaired), repairs: parsed.repairs }
  }
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

/** The mistake that a repair belongs to: one on the same line, or stray text on the line after it. */
function findMistake(mistakes: readonly Mistake[], originals: Lines, { line }: Repair) {
  const isText = !isStructure(originals[line] ?? '')
  const before = isText ? (findNeighbor(originals, line, -1) ?? line) : line
  return mistakes.find(({ regions }) =>
    regions.some(({ lines }) => lines.has(line + 1) || lines.has(before + 1)),
  )
}

function createMistake(source: Source, { message, line, from, to }: Repair): Mistake {
  const start = source.lineStarts[line] ?? 0
  const span = { start: start + from, end: start + to }
  const diagnostic = toDiagnostic(source, { ...message, span, path: [] })
  return { diagnostic, repairs: [], regions: [] }
}

function createRegion(lines: Lines, repair: Repair): Region {
  const changed = [...repair.lines].filter(([at, text]) => text.trim() !== lines[at]?.trim())
  const isEntry = (line: string) => /^ {0,2}[^\s#]/.test(line)
  const length = lines.slice(repair.line + 1).findIndex(isEntry)
  const [parent] = findAncestors(lines, repair.line, getIndent(lines[repair.line] ?? ''))
  return {
    lines: new Set([repair.line, ...changed.map(([at]) => at)].map((at) => at + 1)),
    from: lines.slice(0, repair.line + 1).findLastIndex(isEntry) + 1,
    end: length === -1 ? lines.length + 1 : repair.line + length + 2,
    parent: changed.length > 0 ? (parent ?? -1) + 1 : 0,
    isLossy: repair.risk === 'lossy',
  }
}

/** Adds the repairs as edits, unless one drops text or is ambiguous. */
function addFix(
  { diagnostic, repairs }: Mistake,
  originals: Lines,
  lines: Lines,
  starts: readonly number[],
): Diagnostic {
  if (repairs.some(({ risk }) => risk)) return diagnostic
  const changed = new Set(repairs.flatMap((repair) => [...repair.lines.keys()]))
  const fix = [...changed]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const [line, insert, start] = [originals[at] ?? '', lines[at] ?? '', starts[at] ?? 0]
      if (line === insert) return []
      const { from, to, ...edit } = minimizeEdit(line, { from: 0, to: line.length, insert })
      return [{ ...edit, from: start + from, to: start + to }]
    })
  return fix.length > 0 ? { ...diagnostic, fix } : diagnostic
}
