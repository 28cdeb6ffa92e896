import { type CompileContext, compile } from '../../content/compile.ts'
import type { Diagnostic } from '../../content/model.ts'

let last: { text: string; context: CompileContext; errors: readonly Diagnostic[] } | undefined

/** Caches the last result: the next edit starts from that text. */
function getErrors(text: string, context: CompileContext): readonly Diagnostic[] {
  if (
    last?.text !== text ||
    last.context.vocabulary !== context.vocabulary ||
    last.context.files !== context.files
  ) {
    last = { text, context, errors: compile(text, context).errors }
  }
  return last.errors
}

/** Errors of the new text that the old text does not have. Positions are ignored because they may have moved. */
export function findNewErrors(
  before: string,
  after: string,
  context: CompileContext,
): Diagnostic[] {
  const getName = ({ code, message }: Diagnostic) => `${code} ${message}`
  const known = getErrors(before, context).map(getName)
  return getErrors(after, context).filter((one) => {
    const at = known.indexOf(getName(one))
    if (at !== -1) known.splice(at, 1)
    return at === -1
  })
}
