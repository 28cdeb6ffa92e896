import { type CompileContext, compile } from '../../content/compile.ts'
import type { Diagnostic } from '../../content/model.ts'

/** Errors of the new text that the old text does not have. Positions are ignored because they may have moved. */
export function findNewErrors(
  before: string,
  after: string,
  context: CompileContext,
): Diagnostic[] {
  const getName = ({ code, message }: Diagnostic) => `${code} ${message}`
  const known = compile(before, context).errors.map(getName)
  return compile(after, context).errors.filter((one) => {
    const at = known.indexOf(getName(one))
    if (at !== -1) known.splice(at, 1)
    return at === -1
  })
}
