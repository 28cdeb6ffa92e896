import { validSite } from '../faults/fixture.ts'

/** A replacement in the valid site. */
export type Change = readonly [right: string, wrong: string]

/** The valid site with the first occurrence of some texts replaced. @throws if one does not occur */
export const changed = (...changes: readonly Change[]): string =>
  changes.reduce((before, [right, wrong]) => {
    if (!before.includes(right)) throw new Error(`The valid site has no "${right}".`)
    return before.replace(right, () => wrong)
  }, validSite)
