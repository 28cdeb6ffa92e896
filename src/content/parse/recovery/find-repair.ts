import { createSource, type Source, toPoint } from '../../diagnostics/position.ts'
import { type ParsedDocument, parseDocument, parseWhole } from '../document.ts'
import { limits } from '../limits.ts'
import type { PartCache } from '../parts/part-cache.ts'
import type { Budget } from './budget.ts'
import { createCandidates } from './candidates.ts'
import { createExcerpt, createWindow } from './excerpt.ts'
import { applyRepair, type Lines, type Repair } from './repair.ts'

/**
 * Counts the problems of a text that was parsed: the fewer, the better is a repair. The text may be an excerpt without
 * some pages. Infinity if there are too many to count.
 */
export type Score = (source: Source, document: ParsedDocument) => number

export interface Search {
  readonly score: Score
  readonly budget: Budget
  readonly cache: PartCache
}

interface Syntax {
  /** Line of the first error, or infinity. */
  readonly line: number
  readonly errors: number
}

/** Finds the best repair of the first syntax error or duplicate key. Undefined if none is an improvement. */
export function findRepair(
  source: Source,
  document: ParsedDocument,
  search: Search,
): Repair | undefined {
  const lines = source.text.split('\n')
  const { suspects, repairs } = createCandidates(source, lines, document)
  const shortlist = createShortlist(lines, suspects, repairs, search.budget)
  const excerpt = createExcerpt(lines, [...suspects, ...shortlist.flatMap(getEnds)])
  const now = parseExcerpt(excerpt, search)
  let best: Repair | undefined
  let least = { ...now.syntax, problems: Number.POSITIVE_INFINITY }
  if (document.syntaxErrors.length === 0) least.problems = scoreExcerpt(now, search)
  for (const repair of shortlist) {
    if (search.budget.isSpent) break
    const parsed = parseExcerpt(applyRepair(excerpt, repair), search)
    const difference = compareSyntax(parsed.syntax, least)
    if (difference > 0 || (difference === 0 && !best && document.syntaxErrors.length > 0)) continue
    const problems = scoreExcerpt(parsed, search)
    if (difference === 0 && problems >= least.problems) continue
    best = repair
    least = { ...parsed.syntax, problems }
  }
  return best
}

const SHORTLIST = 16

/** The repairs with the best syntax in their surroundings, the least intrusive first. */
function createShortlist(
  lines: Lines,
  suspects: readonly number[],
  repairs: readonly Repair[],
  budget: Budget,
): Repair[] {
  if (repairs.length === 0) return []
  const cut = createWindow(lines, suspects)
  const ranked: { repair: Repair; syntax: Syntax }[] = []
  for (const repair of uniqueRepairs(repairs).slice(0, limits.repairs)) {
    if (budget.isSpent) break
    const source = createSource('', cut(applyRepair(lines, repair)).join('\n'))
    const document = parseWhole(source, (lexemes) => budget.spend(lexemes))
    ranked.push({ repair, syntax: getSyntax(source, document) })
  }
  const [best] = ranked.map(({ syntax }) => syntax).sort(compareSyntax)
  return ranked
    .filter(({ syntax }) => best && compareSyntax(syntax, best) === 0)
    .map(({ repair }) => repair)
    .sort((a, b) => getOddness(a) - getOddness(b) || a.lines.size - b.lines.size)
    .slice(0, SHORTLIST)
}

const getOddness = ({ isLossy, isUnusual }: Repair): number => (isLossy ? 2 : isUnusual ? 1 : 0)

/** First and last changed line. */
function getEnds({ line, lines }: Repair): number[] {
  const changed = [...lines.keys()]
  return [changed[0] ?? line, changed.at(-1) ?? line]
}

function uniqueRepairs(repairs: readonly Repair[]): Repair[] {
  const byLines = new Map<string, Repair>()
  for (const repair of repairs) {
    const key = JSON.stringify([...repair.lines])
    if (!byLines.has(key)) byLines.set(key, repair)
  }
  return [...byLines.values()]
}

/** Characters that cost as much to read from a cache, or to score, as one lexeme to parse. */
const CACHED_CHARACTERS = 100
const SCORED_CHARACTERS = 20

interface ParsedExcerpt {
  readonly source: Source
  readonly document: ParsedDocument
  readonly syntax: Syntax
}

function parseExcerpt(lines: Lines, { budget, cache }: Search): ParsedExcerpt {
  const source = createSource('', lines.join('\n'))
  const document = parseDocument(source, cache)
  budget.spend(source.text.length / CACHED_CHARACTERS)
  return { source, document, syntax: getSyntax(source, document) }
}

function scoreExcerpt({ source, document }: ParsedExcerpt, { score, budget }: Search): number {
  const problems = score(source, document)
  budget.spend(
    source.text.length / SCORED_CHARACTERS + limits.fault * Math.min(problems, limits.faults),
  )
  return problems
}

export function getSyntax(source: Source, { syntaxErrors, tree }: ParsedDocument): Syntax {
  // A text that cannot be parsed at all is worse than any other.
  if (!tree && syntaxErrors.length === 0) return { line: -1, errors: 1 }
  // For an unclosed quote, use the line where it opens.
  const lines = syntaxErrors.map(
    ({ span, causes }) => toPoint(source, Math.min(span.start, ...causes)).line - 1,
  )
  return { line: Math.min(...lines), errors: syntaxErrors.length }
}

/** A later first error is better, then fewer errors. */
const compareSyntax = (a: Syntax, b: Syntax): number =>
  a.line === b.line ? a.errors - b.errors : b.line - a.line
