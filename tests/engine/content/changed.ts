import { validSite } from '../faults/fixture.ts'

/** What is changed in the valid site, once. */
export type Change = readonly [right: string, wrong: string]

/** The valid site with some of its texts changed, each where it is met first. Throws where one is not there. */
export const changed = (...changes: readonly Change[]): string =>
  changes.reduce((before, [right, wrong]) => {
    if (!before.includes(right)) throw new Error(`The valid site has no "${right}".`)
    return before.replace(right, () => wrong)
  }, validSite)
