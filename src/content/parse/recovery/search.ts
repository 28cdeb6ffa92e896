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

/** What there is for trying out repairs. */
export interface Means {
  readonly work: Work
  readonly check: Checker
  /** The parts of the text; it counts what has to be parsed besides. */
  readonly memory: PartCache
}

/** Repairs that may be meant, from among which only a better text is chosen. */
interface Choice {
  readonly suspects: readonly number[]
  readonly candidates: readonly Repair[]
  /** What a repair has to be better than. @param shown the lines without those that do not matter */
  readonly now: (shown: Lines) => Verdict
}

/**
 * The repair that leaves the least to find, if the text is not YAML or is more easily read otherwise.
 * @param source the text, or what tells enough of it
 * @param lines all its lines
 * @param examined what the source is
 * @param hidden the lines that are empty in the source
 */
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

/** What is found in a text that is not YAML. */
const WORST = Number.POSITIVE_INFINITY

const isLong = (lines: Lines, at: number): boolean =>
  (lines[at] ?? '').length > limits.recoveredLine

/** What may have been meant where a text is not YAML. */
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
      // A comma before the next key loses nothing of what stands there.
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

/** Several diagnostics that one line in another place would explain are one mistake. */
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
  // What most sites leave out is looked at last.
  const all = [...strict.filter((one) => !isLent(one)), ...strict.filter(isLent)]
  const { suspects, gain } = suspectsOfDiagnostics(source, lines, all)
  if (suspects.length === 0 || suspects.some((line) => isLong(lines, line))) return undefined
  const now = (shown: Lines) => {
    const verdict = verdictOf(readingOf(shown, memory), check)
    const few = verdict.diagnostics - gain + 1
    // A key with a default was lost by that line only if no other of them is missing, or nothing else is left.
    return {
      ...verdict,
      diagnostics: few,
      lent: few > 0 ? Math.min(verdict.lent, 1) : verdict.lent,
    }
  }
  return { suspects, candidates: suspects.flatMap((line) => layoutRepairs(lines, line)), now }
}

/** Repairs for which the column of the syntaxError matters: wrong escapes, and what is open there. */
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

/** A backslash, with what makes it an escape that there is (YAML 1.2, section 5.7). */
const ESCAPE = /\\(?:[0abt\tnvfre "/\\N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})?/g

/** The rest of a line with every wrong escape doubled, in the quoted text that it begins in and in those behind it. */
const escaped = (rest: string): string =>
  rest.replace(/(?:^|")(?:\\.|[^"\\])*"?/g, (text) =>
    text.replace(ESCAPE, (found) => (found.length > 1 ? found : '\\\\')),
  )

/** No more repairs than these are compared in full: the smallest, and those that move the most suspects. */
const FINALISTS = 12
const BROAD_FINALISTS = 4

/** The repair with the best verdict, if it is better than what there is. */
function winner(lines: Lines, choice: Choice, means: Means, hidden: Hidden) {
  const view = viewOf(lines, choice, hidden)
  let best: Repair | undefined
  let least = view.now
  for (const repair of finalists(view, choice, means)) {
    const recovered = shownOf(applied(lines, repair), view.hidden)
    if (!means.work.canRead(recovered)) return best
    const reading = readingOf(recovered, means.memory)
    // What cannot be read as far is not meant, whatever its values are.
    if (compare(reading.form, least) > 0) continue
    if (!means.work.canCheck(recovered)) return best
    const found = verdictOf(reading, means.check)
    // A line is not lost because there is a default for it.
    const lost = repair.lossy && best ? Math.max(0, found.lent - least.lent) : 0
    const verdict = { ...found, diagnostics: found.diagnostics + lost }
    means.work.take(limits.fault * (verdict.diagnostics + verdict.syntaxErrors))
    if (compare(verdict, least) < 0) {
      best = repair
      least = verdict
    }
    if (verdict.syntaxErrors === 0 && verdict.diagnostics + verdict.lent === 0) break
  }
  return best
}

/** What of a text is looked at while repairs are tried. */
interface View {
  readonly hidden: Hidden
  /** The text as it is. */
  readonly shown: Lines
  readonly now: Verdict
}

function viewOf(lines: Lines, { suspects, candidates, now }: Choice, known: Hidden): View {
  const needed = [...suspects, ...candidates.flatMap(endsOf)]
  // What is read already need not be read with more or less around it.
  const isShown = known.size > 0 && !needed.some((line) => known.has(line))
  const hidden = isShown ? known : hiddenFrom(lines, needed)
  const shown = shownOf(lines, hidden)
  const verdict = now(shown)
  // A mistake that does not show there needs all of the text.
  return verdict.line < WORST || verdict.diagnostics < WORST
    ? { hidden, shown, now: verdict }
    : { hidden: new Set(), shown: lines, now: now(lines) }
}

/** The first and the last line that a repair changes. */
const endsOf = ({ line, lines }: Repair): number[] => {
  const changed = [...lines.keys()]
  return [changed[0] ?? line, changed.at(-1) ?? line]
}

/** The lines by which repairs are compared in form. */
function windowsOf({ shown, now }: View, { suspects }: Choice): (repair: Repair) => Window {
  if (now.syntaxErrors > 0) {
    // It counts how far the text can be read: the same lines for all.
    const window = windowAround(shown, suspects)
    return () => window
  }
  // All of the text can be read, and a repair need only leave it so: lines far from its own do not tell.
  const known = new Map<string, Window>()
  return (repair) => {
    const ends = endsOf(repair)
    const window = known.get(`${ends}`) ?? windowAround(shown, ends)
    known.set(`${ends}`, window)
    return window
  }
}

/** The repairs after which the surroundings are best in form, the smallest first. */
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

/** The later a text goes wrong, and the less is wrong with it, the better. */
const compare = (a: Verdict, b: Verdict): number =>
  order(b.line, a.line) ||
  a.syntaxErrors - b.syntaxErrors ||
  order(a.diagnostics, b.diagnostics) ||
  order(a.lent, b.lent)

/** Like a difference, but infinities are equal to each other. */
const order = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
