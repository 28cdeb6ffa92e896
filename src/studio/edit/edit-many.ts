import type { CompileContext } from '../../content/compile.ts'
import { minimizeEdit } from '../../content/splices.ts'
import type { Change, EditResult } from './change.ts'
import { copyEntry } from './copy-entry.ts'
import { edit, setTogether } from './index.ts'
import { findNewErrors } from './new-errors.ts'

export function editMany(
  text: string,
  changes: readonly Change[],
  context: CompileContext,
): EditResult {
  const [only, ...others] = changes
  if (only && others.length === 0)
    return only.do === 'copy' ? copyEntry(text, only, context) : edit(text, only, context)
  const together = changes.every((change) => change.do === 'set')
    ? setTogether(text, changes, context)
    : undefined
  if (together) return together
  let now = text
  for (const change of changes) {
    const result = edit(now, change, context, false)
    if (!result.ok) return result
    now = result.text
  }
  const diagnostics = findNewErrors(text, now, context)
  if (diagnostics.length > 0) return { ok: false, diagnostics }
  const all = minimizeEdit(text, { from: 0, to: text.length, insert: now })
  return { ok: true, text: now, splices: now === text ? [] : [all] }
}
