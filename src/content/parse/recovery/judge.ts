import type { Checker } from '../../check.ts'
import { createSource, type Source, toPoint } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { pathKey } from '../../paths.ts'
import type { MapTree } from '../../tree.ts'
import { type ParsedDocument, parseDocument, parseWhole } from '../document.ts'
import { limits } from '../limits.ts'
import type { PartCache } from '../parts/part-cache.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import type { Lines } from './repair.ts'

/** How good a reading of a text is. */
export interface Verdict {
  /** The line of the first place that is not YAML, infinite if there is none. */
  readonly line: number
  readonly syntaxErrors: number
  /** How many diagnostics the values would give. */
  readonly diagnostics: number
  /** How many keys are missing that have a default: a line in the wrong place may have lost them. */
  readonly lent: number
}

export const textOf = (lines: Lines): string => lines.join('\n')

/** The line of an offset, from 0. */
export const lineOf = (source: Source, offset: number): number => toPoint(source, offset).line - 1

/** A text as it is read, and how good its form is. */
export interface Reading {
  readonly source: Source
  readonly examined: ParsedDocument
  /** As if its values were right. */
  readonly form: Verdict
}

/** Reads a text. @param memory of texts like it */
export function readingOf(lines: Lines, memory: PartCache): Reading {
  const source = createSource('', textOf(lines))
  const examined = parseDocument(source, memory)
  return { source, examined, form: formOfExamined(source, examined) }
}

/** Judges the form of a text alone, which is quick. @param count is told how many lexemes were parsed */
export function formOf(lines: Lines, count?: (lexemes: number) => void): Verdict {
  const source = createSource('', textOf(lines))
  return formOfExamined(source, parseWhole(source, count))
}

/** Judges a text in form and content. */
export function verdictOf({ source, examined, form }: Reading, check: Checker): Verdict {
  const { tree, diagnostics } = examined
  const faults = tree ? check.strict(tree).faults : 0
  if (faults > limits.faults) return { ...form, diagnostics: faults, lent: 0 }
  const all = tree ? check.diagnostics(source, tree, diagnostics) : diagnostics
  const isLent = tree ? lentIn(tree, check, all) : () => false
  const [own, lent] = [all.filter((one) => !isLent(one)), all.filter(isLent)]
  return { ...form, diagnostics: placesOf(own), lent: placesOf(lent) }
}

const placesOf = (diagnostics: readonly SpanDiagnostic[]): number =>
  new Set(diagnostics.map(({ code, span, path }) => `${code} ${span.start} ${path.join('/')}`)).size

const isMissing = ({ code }: SpanDiagnostic): boolean => code === 'schema/missing-key'

/** Tells what is missing only where there are no defaults. @param strict what is found without them */
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
  return { line, syntaxErrors: syntaxErrors.length + unreadable, diagnostics: 0, lent: 0 }
}

/** A quote that swallows half the file goes wrong where it opens, not where it ends. */
const firstLineOf = (source: Source, { span, causes }: YamlSyntaxError): number =>
  lineOf(source, Math.min(span.start, ...causes))
