import type { Pair, Role } from '../../../schemas/contrast.ts'
import { findFailingPairs, getRoles, keepStrictest, type Palette } from './failures.ts'
import { suggestColor } from './suggest-color.ts'

/** A colour that is too close to others. */
export interface Fault {
  readonly role: Role
  /** Where it is, the worst first. */
  readonly pairs: readonly Pair[]
  /** The nearest colour that is enough for all of them, as `#RRGGBB`; undefined where there is none. */
  readonly enough: string | undefined
}

const within = (role: Role, pairs: readonly Pair[]): Pair[] =>
  pairs.filter((pair) => getRoles(pair).includes(role))

/**
 * Every failing pair in exactly one fault. At fault is the colour with which most goes wrong, and of two
 * that meet only once the text: so a wrong ground is one fault and not one for all that stands on it.
 * Where every fault has a colour that is enough, taking all of them leaves nothing that fails.
 * @param meeting the colours that meet on a page
 */
export function findFaults(before: Palette, meeting: readonly Pair[]): Fault[] {
  const pairs = keepStrictest(meeting)
  const faults: Fault[] = []
  let palette = before
  for (let left = findFailingPairs(before, pairs); left.length > 0; ) {
    const fault = worstOf(left, palette, pairs)
    faults.push(fault)
    left = left.filter((pair) => !fault.pairs.includes(pair))
    if (fault.enough) palette = { ...palette, [fault.role]: fault.enough }
  }
  return faults
}

function worstOf(left: readonly Pair[], palette: Palette, all: readonly Pair[]): Fault {
  const roles = [...new Set(left.flatMap(getRoles))]
    .map((role) => ({ role, pairs: within(role, left) }))
    .toSorted((one, other) => other.pairs.length - one.pairs.length)
  for (const { role, pairs } of roles) {
    // With this colour nothing else goes wrong instead.
    const enough = suggestColor(palette, role, within(role, all))
    if (enough) return { role, pairs, enough }
  }
  return hopeless(left)
}

/** What is left where no change of one colour is right for everything: the text of the worst pair. */
function hopeless(left: readonly Pair[]): Fault {
  const [role] = left.flatMap(getRoles)
  if (role === undefined) throw new Error('There is nothing left.')
  return { role, pairs: within(role, left), enough: undefined }
}
