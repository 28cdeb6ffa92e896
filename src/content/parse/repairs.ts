import type { Diagnostic } from '../model.ts'

export interface Repairs {
  readonly diagnostics: readonly Diagnostic[]
  readonly regions: readonly Region[]
}

/** Repaired lines, and the lines around them whose meaning depends on the repair. */
export interface Region {
  readonly lines: ReadonlySet<number>
  /** First line of the enclosing entry, and the line after it. */
  readonly from: number
  readonly end: number
  /** Line of the parent, or 0. */
  readonly parent: number
  readonly isLossy: boolean
}

/** Drops diagnostics that may follow from a repair. One loses its fix if an error remains: the repair was wrong. */
export function addRepairs(
  { diagnostics, regions }: Repairs,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const errors = found.filter(({ severity }) => severity === 'error')
  const repaired = diagnostics.map((one) => {
    const own = regions.filter(({ lines }) => lines.has(one.range.start.line))
    const { fix, ...rest } = one
    return !fix || dropFollowing(errors, own).length === errors.length ? one : rest
  })
  return [...repaired, ...dropFollowing(found, regions)]
}

/** Drops diagnostics on repaired lines, and around them if there are several or a line was dropped. */
const dropFollowing = (
  diagnostics: readonly Diagnostic[],
  regions: readonly Region[],
): readonly Diagnostic[] =>
  regions.reduce((left, { lines, parent, from, end, isLossy }) => {
    const outside = left.filter(
      ({ code, range: { start } }) =>
        !lines.has(start.line) && !(start.line === parent && code === 'schema/missing-key'),
    )
    const isAround = ({ range: { start } }: Diagnostic) => from <= start.line && start.line < end
    const isSeveral = outside.filter(isAround).length > 1
    return isSeveral || isLossy ? outside.filter((one) => !isAround(one)) : outside
  }, diagnostics)
