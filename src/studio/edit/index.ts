import type { PartCache } from '../../content/cache.ts'
import type { CompileContext } from '../../content/compile.ts'
import { isDeepEqual } from '../../content/deep-equal.ts'
import { createSource } from '../../content/diagnostics/position.ts'
import { toDiagnostic } from '../../content/diagnostics/span-diagnostic.ts'
import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { ParsedDocument } from '../../content/parse/document.ts'
import { applyEdits } from '../../content/splices.ts'
import type { MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Change, EditResult } from './change.ts'
import { copy } from './copy-changes.ts'
import { updateAt } from './data.ts'
import { createEditError, type EditContext, EditError, type Step } from './edit-context.ts'
import { isValue } from './format-value.ts'
import { insert, move, remove } from './list-changes.ts'
import { findNewErrors } from './new-errors.ts'
import { NormalizedText } from './normalized-text.ts'
import { removePage, renamePage } from './page-changes.ts'
import { parseCached } from './parse-cached.ts'
import { setValue } from './set-key.ts'
import { detectStyle } from './style.ts'

export { applyEdits, invertEdits } from '../../content/splices.ts'
export type { Change, EditDiagnostic, EditResult } from './change.ts'

/**
 * Changes only the affected bytes. With a context, follows the schema order of keys and refuses new errors.
 * @param isChecked whether to refuse new errors: false for a part of an edit
 */
export function edit(
  text: string,
  change: Change,
  context?: CompileContext,
  isChecked = context !== undefined,
): EditResult {
  try {
    return applyChange(text, change, context, isChecked)
  } catch (error) {
    if (error instanceof EditError) return { ok: false, diagnostics: error.diagnostics }
    throw error
  }
}

function applyChange(
  file: string,
  change: Change,
  context: CompileContext | undefined,
  isChecked: boolean,
): EditResult {
  const normalized = new NormalizedText(file)
  const { text } = normalized
  const parts = context?.cache?.parts
  const { root } = parseOrThrow(text, parts)
  const style = detectStyle(text, root)
  for (const keepsBlankLines of [false, true]) {
    const { splices, data } = createStep({ text, root, style, context, keepsBlankLines }, change)
    const edits = normalized.toFileEdits(splices)
    const result = applyEdits(file, edits)
    if (!parsesTo(result, data, parts)) continue
    const diagnostics = context && isChecked ? findNewErrors(file, result, context) : []
    return diagnostics.length > 0
      ? { ok: false, diagnostics, refused: result }
      : { ok: true, text: result, splices: edits }
  }
  if (change.do === 'copy') {
    const value = getValueAt(root.data, change.at)
    return applyChange(file, { do: 'insert', at: change.to, value }, context, isChecked)
  }
  const path = 'at' in change ? change.at : []
  throw createEditError({ text, root }, { code: 'edit/not-kept', message: CANNOT_WRITE, path })
}

const CANNOT_WRITE = 'This change cannot be saved here without changing its meaning.'

/**
 * Sets values at different places of the same text, as one step: the file is parsed once.
 * @returns undefined if the values depend on each other; make the changes one after the other then
 */
export function setTogether(
  file: string,
  changes: readonly SetChange[],
  context: CompileContext,
): EditResult | undefined {
  const normalized = new NormalizedText(file)
  const { text } = normalized
  const parts = context.cache?.parts
  const { tree: root, syntaxErrors } = parseCached(text, parts)
  const isPossible =
    syntaxErrors.length === 0 && changes.every(({ at }) => root && isText(root, at))
  if (!root || !isPossible) return undefined
  const base = { text, root, style: detectStyle(text, root), context, keepsBlankLines: false }
  const splices = changes.flatMap((change) => createStep(base, change).splices)
  const data = changes.reduce<unknown>(
    (before, { at, value }) => updateAt(before, at, () => value),
    root.data,
  )
  const edits = normalized.toFileEdits(splices)
  if (edits.some(({ from }, index) => from < (edits[index - 1]?.to ?? 0))) return undefined
  const result = applyEdits(file, edits)
  if (!parsesTo(result, data, parts)) return undefined
  const diagnostics = findNewErrors(file, result, context)
  return diagnostics.length > 0
    ? { ok: false, diagnostics, refused: result }
    : { ok: true, text: result, splices: edits }
}

type SetChange = Extract<Change, { readonly do: 'set' }>

const isText = (root: MapTree, at: Path): boolean => {
  const { tree, found } = locate(root, at)
  return found && tree.kind === 'scalar' && typeof tree.value === 'string'
}

function parseOrThrow(text: string, parts?: PartCache): { root: MapTree } {
  const { tree, syntaxErrors, diagnostics } = parseCached(text, parts)
  if (tree && syntaxErrors.length === 0) return { root: tree }
  const source = createSource('site.yaml', text)
  const found = syntaxErrors.length > 0 ? syntaxErrors : diagnostics
  throw new EditError(
    found.map(({ code, message, hint, span, path }) =>
      toDiagnostic(source, { code, message, hint, span, path }),
    ),
  )
}

function parsesTo(file: string, data: unknown, parts?: PartCache): boolean {
  const { tree, syntaxErrors }: ParsedDocument = parseCached(new NormalizedText(file).text, parts)
  return syntaxErrors.length === 0 && tree !== undefined && isDeepEqual(tree.data, data)
}

function createStep(base: EditContext, change: Change): Step {
  switch (change.do) {
    case 'set':
    case 'insert': {
      const { at, value } = change
      if (!isValue(value))
        throw createEditError(base, { code: 'edit/no-value', message: NO_VALUE, path: at })
      return change.do === 'set' ? setValue(base, at, value) : insert(base, at, value)
    }
    case 'remove':
      return remove(base, change.at)
    case 'copy':
      return copy(base, change.at, change.to)
    case 'move':
      return move(base, change.at, change.to)
    case 'renamePage':
      return renamePage(base, change.from, change.to, change.redirect === true)
    case 'removePage':
      return removePage(base, change.path, change.redirect)
  }
}

const NO_VALUE = 'This value cannot be stored in a site file.'
