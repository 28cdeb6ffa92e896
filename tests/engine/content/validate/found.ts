import { validatorOf } from '../../../../src/content/validate/validate.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { type Change, changed } from '../changed.ts'
import { treeOf } from '../tree.ts'

const validate = validatorOf(vocabulary)

/** What validation finds in the valid site with some changes. */
export function foundIn(...changes: readonly Change[]) {
  const text = changed(...changes)
  return validate(treeOf(text)).diagnostics.map(({ code, path, span, hint = '', message }) => ({
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
