import type { Diagnostic } from '../../model.ts'
import { startsEntry } from './nearby.ts'
import { type Lines, parentOf, type Repair } from './repair.ts'

/** Lines of which a mistake is known, and the lines around whose meaning depends on how it was meant. */
export interface Region {
  /** Lines that were reworded, from 1. */
  readonly lines: ReadonlySet<number>
  /** The page, section type, or other entry in which they stand: its first line, and the one behind it. */
  readonly from: number
  readonly end: number
  /** The line of the key or item to which a reworded line belongs: what it lacks may be there. */
  readonly parent: number
  /** Whether a line was lost. */
  readonly lossy: boolean
}

export function regionOf(lines: Lines, repair: Repair): Region {
  const changed = [...repair.lines].filter(([at, text]) => text.trim() !== lines[at]?.trim())
  const from = lines.slice(0, repair.line + 1).findLastIndex(startsEntry)
  const length = lines.slice(repair.line + 1).findIndex(startsEntry)
  return {
    lines: new Set([repair.line, ...changed.map(([at]) => at)].map((at) => at + 1)),
    from: from + 1,
    parent: changed.length > 0 ? (parentOf(lines, repair.line) ?? -1) + 1 : 0,
    end: length === -1 ? lines.length + 1 : repair.line + length + 2,
    lossy: repair.lossy ?? false,
  }
}

/**
 * Leaves out diagnostics that may be echoes of recovered mistakes: those in the lines themselves, and those
 * around them if there are several or a line was lost.
 */
export function withoutEchoes(
  diagnostics: readonly Diagnostic[],
  regions: readonly Region[],
): readonly Diagnostic[] {
  return regions.reduce((left, { lines, parent, from, end, lossy }) => {
    const outside = left.filter(
      ({ code, range: { start } }) =>
        !lines.has(start.line) && !(start.line === parent && code === 'schema/missing-key'),
    )
    const around = ({ range: { start } }: Diagnostic) => from <= start.line && start.line < end
    const several = outside.filter(around).length > 1
    return several || lossy ? outside.filter((one) => !around(one)) : outside
  }, diagnostics)
}

/**
 * Takes the fix from what leaves an error where it was recovered: then it was meant otherwise.
 * @param syntax what was recovered
 * @param found what is wrong with the text besides, echoes among it
 */
export const withSureFixes = (
  syntax: readonly Diagnostic[],
  found: readonly Diagnostic[],
  regions: readonly Region[],
): Diagnostic[] =>
  syntax.map((one) => {
    if (!one.fix) return one
    const own = regions.filter(({ lines }) => lines.has(one.range.start.line))
    const errors = found.filter(({ severity }) => severity === 'error')
    const { fix: _, ...rest } = one
    return withoutEchoes(errors, own).length === errors.length ? one : rest
  })
