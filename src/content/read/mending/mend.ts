import type { SectionSource } from '../../../../schemas/site.ts'
import type { Check } from '../../check.ts'
import { type Source, sourceOf } from '../../diagnostics/position.ts'
import { diagnosticOf } from '../../diagnostics/span-diagnostic.ts'
import type { Diagnostic } from '../../model.ts'
import { rememberingLast, type Validate } from '../../validate/validate.ts'
import { type Examined, examine } from '../examine.ts'
import { limits } from '../limits.ts'
import type { PartMemory } from '../parts/memory.ts'
import { type Region, regionOf } from './echoes.ts'
import { textOf } from './judge.ts'
import { applied, type Lines, type Repair } from './repair.ts'
import { bestRepair } from './search.ts'

/** A text that can be read, as far as it could be mended. */
export interface Mended<S extends SectionSource> {
  readonly source: Source
  readonly examined: Examined
  /** What had to be mended; the first thing that could not be is among `examined.syntaxErrors`. */
  readonly syntaxDiagnostics: readonly Diagnostic[]
  readonly regions: readonly Region[]
  /** The check of trees; it remembers what it has found in the one of `examined`. */
  readonly validate: Validate<S>
}

/**
 * Mends a text as its author may have meant it, one mistake at a time, so that every mistake gives
 * one diagnostic and does not hide the next. Nothing of it reaches a page: the diagnostics are errors.
 * @param originals the lines as they stand in the file
 * @param readable the same lines without what cannot be seen
 * @param check how readings of the text are compared
 * @param memory of the text that was read before
 */
export function mend<S extends SectionSource>(
  file: string,
  originals: Lines,
  readable: Lines,
  { validate, ...others }: Check<S>,
  memory: PartMemory,
): Mended<S> {
  const syntaxDiagnostics: Diagnostic[] = []
  const regions: Region[] = []
  const remembering = rememberingLast(validate)
  const check = { ...others, validate: remembering }
  const means = { characters: limits.mending, check, memory }
  let lines = readable
  for (;;) {
    const source = sourceOf(file, textOf(lines), differences(originals, lines))
    const examined = examine(source, memory)
    const repair =
      regions.length < limits.mends ? bestRepair(source, lines, examined, means) : undefined
    if (!repair) return { source, examined, syntaxDiagnostics, regions, validate: remembering }
    const known = regions.some((region) => region.lines.has(repair.line + 1))
    if (!known) syntaxDiagnostics.push(mendedDiagnostic(source, repair))
    regions.push(regionOf(lines, repair))
    lines = applied(lines, repair)
  }
}

function mendedDiagnostic(source: Source, { message, line, from, to }: Repair): Diagnostic {
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
