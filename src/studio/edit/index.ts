import type { CompileContext } from '../../content/compile.ts'
import { createSource } from '../../content/diagnostics/position.ts'
import { toDiagnostic } from '../../content/diagnostics/span-diagnostic.ts'
import type { ParsedDocument } from '../../content/parse/document.ts'
import type { PartCache } from '../../content/parse/parts/part-cache.ts'
import { applyEdits } from '../../content/splices.ts'
import type { MapTree } from '../../content/tree.ts'
import { type Base, Refusal, refusal, type Step } from './base.ts'
import type { Change, EditResult } from './change.ts'
import { insert, move, remove } from './in-list.ts'
import { isSame } from './meant.ts'
import { newErrors } from './new-errors.ts'
import { NormalizedText } from './normalized-text.ts'
import { removePage, renamePage } from './pages.ts'
import { reading } from './reading.ts'
import { set } from './set.ts'
import { styleOf } from './style.ts'
import { isValue } from './write-value.ts'

export { applyEdits, invertEdits } from '../../content/splices.ts'
export type { Change, EditDiagnostic, EditResult } from './change.ts'

/**
 * Edits the text of a site file: only the bytes of what is changed change. What was written reads back as what was
 * meant, and everything else as before; else the edit is refused.
 * @param context what the compiler takes besides the text: with it, an edit is refused that causes errors, and new
 *   keys stand where their schema has them
 */
export function edit(text: string, change: Change, context?: CompileContext): EditResult {
  try {
    return edited(text, change, context)
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, diagnostics: error.diagnostics }
    throw error
  }
}

function edited(file: string, change: Change, context: CompileContext | undefined): EditResult {
  const plainText = new NormalizedText(file)
  const { text } = plainText
  const parts = context?.cache?.parts
  const { root } = readable(text, parts)
  const style = styleOf(text, root)
  for (const takesBlanks of [false, true]) {
    const { drafts, data } = stepOf({ text, root, style, context, takesBlanks }, change)
    const splices = plainText.splices(drafts)
    const result = applyEdits(file, splices)
    if (!readsAs(result, data, parts)) continue
    const diagnostics = context ? newErrors(file, result, context) : []
    return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, text: result, splices }
  }
  throw refusal({ text, root }, 'edit/not-kept', NOT_KEPT, 'at' in change ? change.at : [])
}

const NOT_KEPT = 'This cannot be written here so that it reads back as it is meant.'

/** The tree of a text. @throws Refusal where the text is no YAML: then nobody knows what stands where */
function readable(text: string, parts?: PartCache): { root: MapTree } {
  const { tree, syntaxErrors, diagnostics } = reading(text, parts)
  if (tree && syntaxErrors.length === 0) return { root: tree }
  const source = createSource('site.yaml', text)
  const found = syntaxErrors.length > 0 ? syntaxErrors : diagnostics
  throw new Refusal(
    found.map(({ code, message, hint, span, path }) =>
      toDiagnostic(source, { code, message, hint, span, path }),
    ),
  )
}

function readsAs(file: string, data: unknown, parts?: PartCache): boolean {
  const { tree, syntaxErrors }: ParsedDocument = reading(new NormalizedText(file).text, parts)
  return syntaxErrors.length === 0 && tree !== undefined && isSame(tree.data, data)
}

function stepOf(base: Base, change: Change): Step {
  switch (change.do) {
    case 'set':
    case 'insert': {
      const { at, value } = change
      if (!isValue(value)) throw refusal(base, 'edit/no-value', NO_VALUE, at)
      return change.do === 'set' ? set(base, at, value) : insert(base, at, value)
    }
    case 'remove':
      return remove(base, change.at)
    case 'move':
      return move(base, change.at, change.to)
    case 'renamePage':
      return renamePage(base, change.from, change.to, change.redirect === true)
    case 'removePage':
      return removePage(base, change.path, change.redirect)
  }
}

const NO_VALUE = 'This value cannot be written into a site file.'
