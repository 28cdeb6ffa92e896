import { validate } from '../../../src/compiler/validate/validate.ts'
import { validSite } from '../../faults/fixture.ts'
import { treeOf } from '../tree.ts'

/** What is changed in the valid site, once. */
export type Change = readonly [right: string, wrong: string]

/** What validation finds in the valid site with some changes. */
export function foundIn(...changes: readonly Change[]) {
  const text = changes.reduce((before, [right, wrong]) => {
    if (!before.includes(right)) throw new Error(`The valid site has no "${right}".`)
    return before.replace(right, () => wrong)
  }, validSite)
  return validate(treeOf(text)).findings.map(({ code, path, span, hint = '', message }) => ({
    code,
    path: path.join('/'),
    /** The text that is marked. */
    marked: text.slice(span.start, span.end),
    /** What stands on the line from there on. */
    rest: text.slice(span.start).split('\n')[0],
    hint,
    message,
  }))
}

/** Only codes and paths of that. */
export const inShort = (...changes: readonly Change[]): string[] =>
  foundIn(...changes).map(({ code, path }) => `${code} ${path}`)
