import type { Diagnostic } from '../../model.ts'
import { startsEntry } from './nearby.ts'
import { type Lines, parentOf, type Repair } from './repair.ts'

/** Lines with a recovered syntax error, and the surrounding lines whose meaning depends on the repair. */
export interface Region {
  /** Changed lines, from 1. */
  readonly lines: ReadonlySet<number>
  /** First line of the enclosing entry, and the line after it. */
  readonly from: number
  readonly end: number
  readonly parent: number
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

/** Removes diagnostics on changed lines, and around them if several lines changed or one was dropped. */
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

/** Removes a fix if an error remains at its place, because the repair was then a wrong guess. */
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
