import type { CompileContext } from '../../content/compile.ts'
import type { Change, EditResult, Splice } from './change.ts'
import { edit } from './index.ts'
import { newErrors } from './new-errors.ts'

/** Several edits as one: the errors that they cause together count, not those on the way. */
export function editAll(
  text: string,
  changes: readonly Change[],
  context: CompileContext,
): EditResult {
  const [only, ...others] = changes
  if (only && others.length === 0) return edit(text, only, context)
  let now = text
  for (const change of changes) {
    const result = edit(now, change)
    if (!result.ok) return result
    now = result.text
  }
  const diagnostics = newErrors(text, now, context)
  if (diagnostics.length > 0) return { ok: false, diagnostics }
  return { ok: true, text: now, splices: now === text ? [] : [between(text, now)] }
}

/** All that is different, in one splice. */
function between(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
