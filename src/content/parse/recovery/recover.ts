import type { SectionSource } from '../../../../schemas/site.ts'
import type { Checker } from '../../check.ts'
import { createSource, type Source } from '../../diagnostics/position.ts'
import { toDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { memoizeLast } from '../../memoize-last.ts'
import type { Diagnostic } from '../../model.ts'
import type { Validate } from '../../validate/validate.ts'
import { type ParsedDocument, parseDocument, parseWithParts } from '../document.ts'
import { limits } from '../limits.ts'
import { parseParts } from '../parts/parse-parts.ts'
import { PartCache } from '../parts/part-cache.ts'
import { type Region, regionOf } from './echoes.ts'
import { fixOf } from './fix.ts'
import { lineOf, textOf } from './judge.ts'
import { type Hidden, hiddenFrom, shownOf } from './nearby.ts'
import { applied, hasPlace, type Lines, neighbour, type Repair } from './repair.ts'
import { bestRepair, type Means } from './search.ts'
import { Work } from './work.ts'

interface Reading {
  /** The text, or an excerpt that is sufficient. */
  readonly source: Source
  readonly examined: ParsedDocument
  readonly hidden: Hidden
  readonly others: number
}

export interface Recovered<S extends SectionSource> extends Reading {
  /** The first unrecovered error is in `examined.syntaxErrors`. */
  readonly syntaxDiagnostics: readonly Diagnostic[]
  readonly regions: readonly Region[]
  readonly validate: Validate<S>
}

/**
 * Repairs syntax errors one at a time, so that no error hides the next. Repaired text never reaches a page, because
 * the diagnostics are errors.
 */
export function recover<S extends SectionSource>(
  source: Source,
  originals: Lines,
  readable: Lines,
  { validate, ...others }: Checker<S>,
  memory: PartCache,
): Recovered<S> {
  const told: Told[] = []
  const regions: Region[] = []
  const remembering = memoizeLast(validate)
  const check = { ...others, validate: remembering }
  const work = new Work()
  const trials = new PartCache(memory, (lexemes) => work.take(lexemes))
  const means = { check, work, memory: trials }
  const { file, text, lineStarts: fileStarts } = source
  const isPlain = readable === originals && !text.startsWith('\ufeff') && !text.includes('\r\n')
  const sourceFrom = (some: Lines) =>
    isPlain && some === readable
      ? source
      : createSource(file, textOf(some), differences(originals, some), fileStarts)
  let lines = readable
  for (;;) {
    // Cache only the original text for the next run.
    const reading = readingOf(lines, sourceFrom, lines === readable ? memory : trials, means)
    const { examined, hidden } = reading
    const repair =
      regions.length < limits.recoveries && work.left >= 0
        ? bestRepair(reading.source, lines, examined, means, hidden)
        : undefined
    if (!repair) {
      const syntaxDiagnostics = told.map(({ diagnostic, repairs }) => {
        const fix = fixOf(repairs, originals, lines, fileStarts)
        return fix.length > 0 ? { ...diagnostic, fix } : diagnostic
      })
      return { ...reading, syntaxDiagnostics, regions, validate: remembering }
    }
    const known = told.find(({ regions }) => isOf(regions, originals, repair))
    const one = known ?? {
      diagnostic: recoveredDiagnostic(reading.source, repair),
      repairs: [],
      regions: [],
    }
    if (!known) told.push(one)
    const region = regionOf(lines, repair)
    one.repairs.push(repair)
    one.regions.push(region)
    regions.push(region)
    lines = applied(lines, repair)
  }
}

/** Parses only the first part with a syntax error, or the whole text if there is none. */
function readingOf(
  lines: Lines,
  sourceFrom: (lines: Lines) => Source,
  memory: PartCache,
  { work, memory: trials }: Means,
): Reading {
  const source = sourceFrom(lines)
  const parts = parseParts(source.text, memory)
  if (parts && 'broken' in parts) {
    const hidden = hiddenFrom(lines, [lineOf(source, parts.broken)])
    const shown = shownOf(lines, hidden)
    work.canRead(shown)
    const near = sourceFrom(shown)
    const examined = parseDocument(near, trials)
    if (examined.syntaxErrors.length > 0)
      return { source: near, examined, hidden, others: parts.others }
  }
  work.canRead(lines)
  return { source, examined: parseWithParts(source, parts, trials), hidden: new Set(), others: 0 }
}

interface Told {
  readonly diagnostic: Diagnostic
  readonly repairs: Repair[]
  readonly regions: Region[]
}

/** Whether a repair belongs to a reported region: on the same line, or stray text on the next one. */
function isOf(regions: readonly Region[], originals: Lines, { line }: Repair): boolean {
  const goesOn = !hasPlace(originals[line] ?? '')
  const before = goesOn ? (neighbour(originals, line, -1) ?? line) : line
  return regions.some((region) => region.lines.has(line + 1) || region.lines.has(before + 1))
}

function recoveredDiagnostic(source: Source, { message, line, from, to }: Repair): Diagnostic {
  const start = source.lineStarts[line] ?? 0
  return toDiagnostic(source, {
    ...message,
    span: { start: start + from, end: start + to },
    path: [],
  })
}

function differences(originals: Lines, lines: Lines): Map<number, string> {
  const written = new Map<number, string>()
  if (originals === lines) return written
  originals.forEach((line, index) => {
    if (line !== lines[index]) written.set(index + 1, line)
  })
  return written
}
