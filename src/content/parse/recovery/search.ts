import type { Checker } from '../../check.ts'
import type { Source } from '../../diagnostics/position.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import { dedupeByPath } from '../../paths.ts'
import type { ParsedDocument } from '../document.ts'
import { limits } from '../limits.ts'
import type { PartCache } from '../parts/part-cache.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import { bracketRepairs, closedBefore, missingCommaAtEnd, missingCommas } from './brackets.ts'
import { formOf, lentIn, lineOf, readingOf, type Verdict, verdictOf } from './judge.ts'
import { layoutRepairs } from './layout.ts'
import { type Hidden, hiddenFrom, shownOf } from './nearby.ts'
import { punctuationRepairs } from './punctuation.ts'
import { applied, type Lines, type Repair, rewrite } from './repair.ts'
import { stray } from './strays.ts'
import { suspectsOfDiagnostics, suspectsOfSyntaxError } from './suspects.ts'
import { shownIn, type Window, windowAround } from './window.ts'
import type { Work } from './work.ts'

export interface Means {
  readonly work: Work
  readonly check: Checker
  /** Counts the lexemes that it has to parse. */
  readonly memory: PartCache
}

interface Choice {
  readonly suspects: readonly number[]
  readonly candidates: readonly Repair[]
  readonly now: (shown: Lines) => Verdict
}

/** Repairs the first syntax error, or one misplaced line that explains several diagnostics. */
export function bestRepair(
  source: Source,
  lines: Lines,
  examined: ParsedDocument,
  means: Means,
  hidden: Hidden = new Set(),
): Repair | undefined {
  const [syntaxError] = examined.syntaxErrors
  const choice = syntaxError
    ? repairs(source, lines, syntaxError, means)
    : simplerReadings(source, lines, examined, means)
  return choice && winner(lines, choice, means, hidden)
}

const WORST = Number.POSITIVE_INFINITY

const isLong = (lines: Lines, at: number): boolean =>
  (lines[at] ?? '').length > limits.recoveredLine

function repairs(
  source: Source,
  lines: Lines,
  syntaxError: YamlSyntaxError,
  { memory }: Means,
): Choice | undefined {
  const suspects = suspectsOfSyntaxError(source, lines, syntaxError)
  if (suspects.some((line) => isLong(lines, line))) return undefined
  const at = lineOf(source, syntaxError.span.start)
  const { code, message, hint } = syntaxError
  const about = (line: number) => (line === at ? { code, message, hint } : messages.syntax())
  const candidates = [
    ...atPlace(source, lines, syntaxError),
    ...suspects.flatMap((line) => [
      // Drops no text.
      ...missingCommas(lines, line),
      ...punctuationRepairs(lines, line),
      ...bracketRepairs(lines, line),
      ...layoutRepairs(lines, line),
    ]),
    ...suspects.map((line) => stray(lines, line, about(line))),
  ]
  const now = (shown: Lines) => {
    const { form } = readingOf(shown, memory)
    const line = form.syntaxErrors > 0 ? at : WORST
    return { ...form, line, diagnostics: WORST, lent: WORST }
  }
  return { suspects, candidates, now }
}

/** Candidate repairs that explain several diagnostics by one misplaced line. */
function simplerReadings(
  source: Source,
  lines: Lines,
  { tree, diagnostics }: ParsedDocument,
  { check, memory, work }: Means,
): Choice | undefined {
  if (!tree || !work.canCheck(lines)) return undefined
  if (diagnostics.length + check.validate(tree).diagnostics.length === 0) return undefined
  const strict = dedupeByPath(diagnostics, check.strict(tree).diagnostics)
  const isLent = lentIn(tree, check, strict)
  // Try keys with defaults last.
  const all = [...strict.filter((one) => !isLent(one)), ...strict.filter(isLent)]
  const { suspects, gain } = suspectsOfDiagnostics(source, lines, all)
  if (suspects.length === 0 || suspects.some((line) => isLong(lines, line))) return undefined
  const now = (shown: Lines) => {
    const verdict = verdictOf(readingOf(shown, memory), check)
    const few = verdict.diagnostics - gain + 1
    // The line lost a key with a default only if no other such key is missing, or no other diagnostic remains.
    return {
      ...verdict,
      diagnostics: few,
      lent: few > 0 ? Math.min(verdict.lent, 1) : verdict.lent,
    }
  }
  return { suspects, candidates: suspects.flatMap((line) => layoutRepairs(lines, line)), now }
}

function atPlace(
  source: Source,
  lines: Lines,
  { isEscape, span, causes, ...about }: YamlSyntaxError,
) {
  const place = (offset: number) => {
    const line = lineOf(source, offset)
    return { line, column: offset - (source.lineStarts[line] ?? 0) }
  }
  if (isEscape) {
    const { line, column } = place(span.start)
    const { code, message, hint } = about
    const text = lines[line] ?? ''
    const recovered = text.slice(0, column) + escaped(text.slice(column))
    return [rewrite(line, recovered, { code, message, hint }, column, column + 1)]
  }
  const last = lineOf(source, Math.max(span.start, ...causes))
  const open = causes.filter((cause) => /[{[]/.test(source.text.charAt(cause)))
  return open.flatMap((cause) =>
    [last, last + 1].flatMap((end) => [
      ...missingCommaAtEnd(lines, end - 1),
      ...closedBefore(lines, end, source.text.charAt(cause), place(cause)),
    ]),
  )
}

/** A backslash with a valid escape (YAML 1.2, section 5.7). */
const ESCAPE = /\\(?:[0abt\tnvfre "/\\N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})?/g

const escaped = (rest: string): string =>
  rest.replace(/(?:^|")(?:\\.|[^"\\])*"?/g, (text) =>
    text.replace(ESCAPE, (found) => (found.length > 1 ? found : '\\\\')),
  )

/** Repairs compared in full: the smallest ones, and those that move the most suspect lines. */
const FINALISTS = 12
const BROAD_FINALISTS = 4

/** Returns undefined if no repair improves on the current text. */
function winner(lines: Lines, choice: Choice, means: Means, hidden: Hidden) {
  const view = viewOf(lines, choice, hidden)
  let best: Repair | undefined
  let least = view.now
  for (const repair of finalists(view, choice, means)) {
    const recovered = shownOf(applied(lines, repair), view.hidden)
    if (!means.work.canRead(recovered)) return best
    const reading = readingOf(recovered, means.memory)
    // Skip repairs with worse syntax, whatever their values are.
    if (compare(reading.form, least) > 0) continue
    if (!means.work.canCheck(recovered)) return best
    const found = verdictOf(reading, means.check)
    // A default must not make it attractive to drop a line.
    const lost = repair.lossy && best ? Math.max(0, found.lent - least.lent) : 0
    const verdict = { ...found, diagnostics: found.diagnostics + lost }
    means.work.take(limits.fault * (verdict.diagnostics + verdict.syntaxErrors))
    if (view.now.syntaxErrors === 0 && verdict.wrongValues < view.now.wrongValues) continue
    if (compare(verdict, least) < 0) {
      best = repair
      least = verdict
    }
    if (verdict.syntaxErrors === 0 && verdict.diagnostics + verdict.lent === 0) break
  }
  return best
}

interface View {
  readonly hidden: Hidden
  readonly shown: Lines
  readonly now: Verdict
}

function viewOf(lines: Lines, { suspects, candidates, now }: Choice, known: Hidden): View {
  const needed = [...suspects, ...candidates.flatMap(endsOf)]
  const isShown = known.size > 0 && !needed.some((line) => known.has(line))
  const hidden = isShown ? known : hiddenFrom(lines, needed)
  const shown = shownOf(lines, hidden)
  const verdict = now(shown)
  // If the excerpt shows no error, examine the whole text.
  return verdict.line < WORST || verdict.diagnostics < WORST
    ? { hidden, shown, now: verdict }
    : { hidden: new Set(), shown: lines, now: now(lines) }
}

const endsOf = ({ line, lines }: Repair): number[] => {
  const changed = [...lines.keys()]
  return [changed[0] ?? line, changed.at(-1) ?? line]
}

function windowsOf({ shown, now }: View, { suspects }: Choice): (repair: Repair) => Window {
  if (now.syntaxErrors > 0) {
    // All repairs need the same lines, because the position of the next error counts.
    const window = windowAround(shown, suspects)
    return () => window
  }
  // The text has no syntax error, so only the changed lines matter.
  const known = new Map<string, Window>()
  return (repair) => {
    const ends = endsOf(repair)
    const window = known.get(`${ends}`) ?? windowAround(shown, ends)
    known.set(`${ends}`, window)
    return window
  }
}

/** The repairs with the best syntax in their surroundings, the smallest first. */
function finalists(view: View, choice: Choice, means: Means): Repair[] {
  const { suspects, candidates } = choice
  const windowOf = windowsOf(view, choice)
  const formed: { repair: Repair; verdict: Verdict }[] = []
  for (const repair of unique(candidates.slice(0, limits.repairs))) {
    const shown = shownIn(shownOf(applied(view.shown, repair), view.hidden), windowOf(repair))
    if (means.work.left < 0) break
    formed.push({ repair, verdict: formOf(shown, (lexemes) => means.work.take(lexemes)) })
  }
  const [best] = formed.map(({ verdict }) => verdict).sort(compare)
  const equal = formed
    .filter(({ verdict }) => best && compare(verdict, best) === 0)
    .map(({ repair }) => repair)
    .sort((a, b) => oddness(a) - oddness(b) || a.lines.size - b.lines.size)
  const moved = ({ lines: rewritten }: Repair) => suspects.filter((at) => rewritten.has(at)).length
  const broad = equal.slice(FINALISTS).sort((a, b) => moved(b) - moved(a))
  return [...equal.slice(0, FINALISTS), ...broad.slice(0, BROAD_FINALISTS)]
}

const oddness = ({ lossy, unusual }: Repair): number => (lossy ? 2 : unusual ? 1 : 0)

function unique(candidates: readonly Repair[]): Repair[] {
  const byLines = new Map<string, Repair>()
  for (const repair of candidates) {
    const key = JSON.stringify([...repair.lines])
    if (!byLines.has(key)) byLines.set(key, repair)
  }
  return [...byLines.values()]
}

/** A later first error is better, then fewer diagnostics. */
const compare = (a: Verdict, b: Verdict): number =>
  order(b.line, a.line) ||
  a.syntaxErrors - b.syntaxErrors ||
  order(a.diagnostics, b.diagnostics) ||
  order(a.lent, b.lent)

/** Like subtraction, but equal infinities give 0. */
const order = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
