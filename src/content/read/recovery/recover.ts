import type { SectionSource } from '../../../../schemas/site.ts'
import type { Check } from '../../check.ts'
import { type Source, sourceOf } from '../../diagnostics/position.ts'
import { diagnosticOf } from '../../diagnostics/span-diagnostic.ts'
import type { Diagnostic } from '../../model.ts'
import { rememberingLast, type Validate } from '../../validate/validate.ts'
import { type Examined, examine, examined } from '../examine.ts'
import { limits } from '../limits.ts'
import { examineParts } from '../parts/examine-parts.ts'
import { PartMemory } from '../parts/memory.ts'
import { type Region, regionOf } from './echoes.ts'
import { fixOf } from './fix.ts'
import { lineOf, textOf } from './judge.ts'
import { hideFrom } from './nearby.ts'
import { applied, hasPlace, type Lines, neighbour, type Repair } from './repair.ts'
import { bestRepair } from './search.ts'
import { Work } from './work.ts'

/** A text that can be read, as far as it could be recovered. */
export interface Recovered<S extends SectionSource> {
  readonly source: Source
  readonly examined: Examined
  /** What had to be recovered; the first thing that could not be is among `examined.syntaxErrors`. */
  readonly syntaxDiagnostics: readonly Diagnostic[]
  readonly regions: readonly Region[]
  /** The check of trees; it remembers what it has found in the one of `examined`. */
  readonly validate: Validate<S>
}

/**
 * Recovers a text as its author may have meant it, one mistake at a time, so that every mistake gives
 * one diagnostic and does not hide the next. Nothing of it reaches a page: the diagnostics are errors.
 * @param originals the lines as they stand in the file
 * @param fileStarts where they begin there
 * @param readable the same lines without what cannot be seen
 * @param check how readings of the text are compared
 * @param memory of the text that was read before
 */
export function recover<S extends SectionSource>(
  file: string,
  originals: Lines,
  fileStarts: readonly number[],
  readable: Lines,
  { validate, ...others }: Check<S>,
  memory: PartMemory,
): Recovered<S> {
  const told: Told[] = []
  const regions: Region[] = []
  const remembering = rememberingLast(validate)
  const check = { ...others, validate: remembering }
  const work = new Work()
  let lines = readable
  for (;;) {
    const source = sourceOf(file, textOf(lines), differences(originals, lines), fileStarts)
    const text = new Text(source, memory)
    const repair =
      regions.length < limits.recoveries ? nextRepair(text, lines, memory, check, work) : undefined
    if (!repair) {
      const { examined } = text
      const syntaxDiagnostics = told.map(({ diagnostic, repairs }) => {
        const fix = fixOf(repairs, originals, lines, fileStarts)
        return fix.length > 0 ? { ...diagnostic, fix } : diagnostic
      })
      return { source, examined, syntaxDiagnostics, regions, validate: remembering }
    }
    const known = told.find(({ regions }) => isOf(regions, originals, repair))
    const one = known ?? {
      diagnostic: recoveredDiagnostic(source, repair),
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

/** A text that is read in one piece only where its parts do not tell, and only once. */
class Text {
  readonly source: Source
  readonly #parts: ReturnType<typeof examineParts>
  readonly #memory: PartMemory
  #examined: Examined | undefined

  constructor(source: Source, memory: PartMemory) {
    this.source = source
    this.#memory = memory
    this.#parts = examineParts(source.text, memory)
  }

  /** The line where the first part begins that cannot be read by itself. */
  get broken(): number | undefined {
    const parts = this.#parts
    return parts && 'broken' in parts ? lineOf(this.source, parts.broken) : undefined
  }

  get examined(): Examined {
    this.#examined ??= examined(this.source, this.#parts, this.#memory)
    return this.#examined
  }
}

/** The best repair of the first mistake in the form of a text; of what its values tell if there is none. */
function nextRepair(text: Text, lines: Lines, memory: PartMemory, check: Check, work: Work) {
  const { source, broken } = text
  const means = { check, work, memory: new PartMemory(memory, (steps) => work.take(steps)) }
  if (broken !== undefined) {
    const shown = hideFrom(lines, [broken])(lines)
    if (!work.canRead(shown)) return undefined
    const part = sourceOf('', textOf(shown))
    const near = examine(part, means.memory)
    if (near.syntaxErrors.length > 0) return bestRepair(part, lines, near, means)
  }
  return work.canRead(lines) ? bestRepair(source, lines, text.examined, means) : undefined
}

/** A diagnostic and the repairs that it stands for. */
interface Told {
  readonly diagnostic: Diagnostic
  readonly repairs: Repair[]
  readonly regions: Region[]
}

/** Whether a repair belongs to a mistake that is told: in the same line, or words without a place in the next one. */
function isOf(regions: readonly Region[], originals: Lines, { line }: Repair): boolean {
  const goesOn = !hasPlace(originals[line] ?? '')
  const before = goesOn ? (neighbour(originals, line, -1) ?? line) : line
  return regions.some((region) => region.lines.has(line + 1) || region.lines.has(before + 1))
}

function recoveredDiagnostic(source: Source, { message, line, from, to }: Repair): Diagnostic {
  const start = source.lineStarts[line] ?? 0
  return diagnosticOf(source, {
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
