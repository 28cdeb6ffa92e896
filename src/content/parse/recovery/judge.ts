import type { Checker } from '../../check.ts'
import type { DiagnosticCode } from '../../diagnostics/catalog.ts'
import { createSource, type Source, toPoint } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { pathKey } from '../../paths.ts'
import type { MapTree } from '../../tree.ts'
import { type ParsedDocument, parseDocument, parseWhole } from '../document.ts'
import { limits } from '../limits.ts'
import type { PartCache } from '../parts/part-cache.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import type { Lines } from './repair.ts'

export interface Verdict {
  /** Line of the first syntax error, or infinity. */
  readonly line: number
  readonly syntaxErrors: number
  readonly diagnostics: number
  /** Number of missing keys that have a default. A misplaced line may have lost them. */
  readonly lent: number
  /** Values that are wrong wherever they are. Removing such a diagnostic only hides the value. */
  readonly wrongValues: number
}

export const textOf = (lines: Lines): string => lines.join('\n')

/** From 0. */
export const lineOf = (source: Source, offset: number): number => toPoint(source, offset).line - 1

export interface Reading {
  readonly source: Source
  readonly examined: ParsedDocument
  readonly form: Verdict
}

export function readingOf(lines: Lines, memory: PartCache): Reading {
  const source = createSource('', textOf(lines))
  const examined = parseDocument(source, memory)
  return { source, examined, form: formOfExamined(source, examined) }
}

/** Scores the syntax alone, which is fast. */
export function formOf(lines: Lines, count?: (lexemes: number) => void): Verdict {
  const source = createSource('', textOf(lines))
  return formOfExamined(source, parseWhole(source, count))
}

export function verdictOf({ source, examined, form }: Reading, check: Checker): Verdict {
  const { tree, diagnostics } = examined
  const faults = tree ? check.strict(tree).faults : 0
  if (faults > limits.faults) return { ...form, diagnostics: faults }
  const all = tree ? check.diagnostics(source, tree, diagnostics) : diagnostics
  const isLent = tree ? lentIn(tree, check, all) : () => false
  const [own, lent] = [all.filter((one) => !isLent(one)), all.filter(isLent)]
  const wrongValues = placesOf(all.filter((one) => isWrongValue(source, one)))
  return { ...form, diagnostics: placesOf(own), lent: placesOf(lent), wrongValues }
}

const placesOf = (diagnostics: readonly SpanDiagnostic[]): number =>
  new Set(diagnostics.map(({ code, span, path }) => `${code} ${span.start} ${path.join('/')}`)).size

const VALUE_CODES: ReadonlySet<DiagnosticCode> = new Set([
  'schema/not-allowed',
  'section/unknown-kind',
  'section/unknown-type',
])

/** A misplaced line may hide the definition of a type, but not if no key has its name. */
function isWrongValue({ text }: Source, { code, span }: SpanDiagnostic): boolean {
  if (!VALUE_CODES.has(code)) return false
  const name = text.slice(span.start, span.end)
  return !text.includes(` ${name}:`)
}

const isMissing = ({ code }: SpanDiagnostic): boolean => code === 'schema/missing-key'

export function lentIn(
  tree: MapTree,
  { validate }: Checker,
  strict: readonly SpanDiagnostic[],
): (diagnostic: SpanDiagnostic) => boolean {
  if (!strict.some(isMissing)) return () => false
  const needed = new Set(
    validate(tree).diagnostics.flatMap((one) => (isMissing(one) ? [pathKey(one.path)] : [])),
  )
  return (one) => isMissing(one) && !needed.has(pathKey(one.path))
}

function formOfExamined(
  source: Source,
  { syntaxErrors, tree, diagnostics }: ParsedDocument,
): Verdict {
  const first = Math.min(...syntaxErrors.map((syntaxError) => firstLineOf(source, syntaxError)))
  const unreadable = !tree && syntaxErrors.length === 0 ? diagnostics.length : 0
  const line = unreadable > 0 ? -1 : first
  return {
    line,
    syntaxErrors: syntaxErrors.length + unreadable,
    diagnostics: 0,
    lent: 0,
    wrongValues: 0,
  }
}

/** For an unclosed quote, use the line where it opens. */
const firstLineOf = (source: Source, { span, causes }: YamlSyntaxError): number =>
  lineOf(source, Math.min(span.start, ...causes))
