import type { Pair, Role } from '../../../schemas/contrast.ts'
import { findFailingPairs, getRoles, keepStrictest, type Palette } from './failures.ts'
import { suggestColor } from './suggest-color.ts'

export interface Fault {
  readonly role: Role
  readonly pairs: readonly Pair[]
  /** The nearest color with enough contrast for all pairs, as `#RRGGBB`. */
  readonly enough: string | undefined
}

export const filterByRole = (role: Role, pairs: readonly Pair[]): Pair[] =>
  pairs.filter((pair) => getRoles(pair).includes(role))

/** Assigns each failing pair to one fault. Applying all suggested colors leaves no failing pair. */
export function findFaults(before: Palette, meeting: readonly Pair[]): Fault[] {
  const pairs = keepStrictest(meeting)
  const faults: Fault[] = []
  let palette = before
  for (let left = findFailingPairs(before, pairs); left.length > 0; ) {
    const fault = selectFault(left, palette, pairs)
    faults.push(fault)
    left = left.filter((pair) => !fault.pairs.includes(pair))
    if (fault.enough) palette = { ...palette, [fault.role]: fault.enough }
  }
  return faults
}

function selectFault(left: readonly Pair[], palette: Palette, all: readonly Pair[]): Fault {
  const roles = [...new Set(left.flatMap(getRoles))]
    .map((role) => ({ role, pairs: filterByRole(role, left) }))
    .toSorted((one, other) => other.pairs.length - one.pairs.length)
  for (const { role, pairs } of roles) {
    // Accept only a color that makes no other pair fail.
    const suggested = suggestColor(palette, role, filterByRole(role, all))
    if (suggested) return { role, pairs, enough: suggested }
  }
  return createUnfixableFault(left)
}

/** No single color change fixes all pairs: report the text of the worst one. */
function createUnfixableFault(left: readonly Pair[]): Fault {
  const [role] = left.flatMap(getRoles)
  if (role === undefined) throw new Error('There is nothing left.')
  return { role, pairs: filterByRole(role, left), enough: undefined }
}
