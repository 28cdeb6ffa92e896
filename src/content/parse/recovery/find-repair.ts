import type { PartCache } from '../../cache.ts'
import { createSource, type Source, toPoint } from '../../diagnostics/position.ts'
import { type ParsedDocument, parseDocument, parseWhole } from '../document.ts'
import { limits } from '../limits.ts'
import { createCandidates } from './candidates.ts'
import { createExcerpt, createWindow } from './excerpt.ts'
import { applyRepair, type Lines, type Repair } from './repair.ts'

/** Fewer problems are better. The text may be an excerpt without some pages. Infinity if there are too many. */
export type Score = (source: Source, document: ParsedDocument) => number

/** Steps left to recover a text: one per lexeme that is parsed, or equivalent work. */
export interface Budget {
  left: number
}

export interface Search {
  readonly score: Score
  readonly budget: Budget
  readonly cache: PartCache
}

/** With the score of the text after the repair. */
interface ScoredRepair extends Repair {
  readonly problems: number
}

interface Syntax {
  readonly line: number
  readonly errors: number
}

/** Finds the best repair of the first syntax error or duplicate key. Undefined if none is an improvement. */
export function findRepair(
  source: Source,
  document: ParsedDocument,
  search: Search,
): ScoredRepair | undefined {
  const lines = source.text.split('\n')
  const { suspects, repairs } = createCandidates(source, lines, document)
  const shortlist = createShortlist(lines, suspects, repairs, search.budget)
  if (shortlist.length === 0) return undefined
  const changed = shortlist.flatMap((repair) => [...repair.lines.keys()])
  const excerpt = createExcerpt(lines, new Set([...suspects, ...changed]))
  const now = parseExcerpt(excerpt, search)
  let best: ScoredRepair | undefined
  let least = { ...now.syntax, problems: Number.POSITIVE_INFINITY }
  if (document.syntaxErrors.length === 0) least.problems = now.countProblems()
  for (const repair of shortlist) {
    if (search.budget.left < 0) break
    const parsed = parseExcerpt(applyRepair(excerpt, repair), search)
    const difference = compareSyntax(parsed.syntax, least)
    if (difference > 0 || (difference === 0 && !best && document.syntaxErrors.length > 0)) continue
    const problems = parsed.countProblems()
    if (difference === 0 && problems >= least.problems) continue
    best = { ...repair, problems }
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
  const known = new Set<string>()
  for (const repair of repairs.slice(0, limits.repairs)) {
    const key = JSON.stringify([...repair.lines])
    if (known.has(key)) continue
    known.add(key)
    if (budget.left < 0) break
    const source = createSource('', cut(applyRepair(lines, repair)).join('\n'))
    const document = parseWhole(source, (lexemes) => (budget.left -= lexemes))
    ranked.push({ repair, syntax: getSyntax(source, document) })
  }
  const [best] = ranked.map(({ syntax }) => syntax).sort(compareSyntax)
  return ranked
    .filter(({ syntax }) => best && compareSyntax(syntax, best) === 0)
    .map(({ repair }) => repair)
    .sort((a, b) => getOddness(a) - getOddness(b) || a.lines.size - b.lines.size)
    .slice(0, SHORTLIST)
}

const getOddness = ({ risk }: Repair): number => (risk === 'lossy' ? 2 : risk === 'unusual' ? 1 : 0)

/** Characters that cost as much to read from a cache, or to score, as one lexeme to parse. */
const CACHED_CHARACTERS = 100
const SCORED_CHARACTERS = 20

function parseExcerpt(lines: Lines, { score, budget, cache }: Search) {
  const source = createSource('', lines.join('\n'))
  const document = parseDocument(source, cache)
  budget.left -= source.text.length / CACHED_CHARACTERS
  const countProblems = () => {
    const problems = score(source, document)
    budget.left -= source.text.length / SCORED_CHARACTERS
    budget.left -= limits.fault * Math.min(problems, limits.faults)
    return problems
  }
  return { syntax: getSyntax(source, document), countProblems }
}

function getSyntax(source: Source, { syntaxErrors, tree }: ParsedDocument): Syntax {
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
