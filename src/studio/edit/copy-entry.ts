import type { CompileContext } from '../../content/compile.ts'
import type { Diagnostic, Path } from '../../content/model.ts'
import { minimizeEdit } from '../../content/splices.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Change, EditResult } from './change.ts'
import { edit } from './index.ts'
import { findNewErrors } from './new-errors.ts'
import { NormalizedText } from './normalized-text.ts'
import { parseCached } from './parse-cached.ts'

/** Keys whose values may have to be unique. */
const NAME_KEYS: ReadonlySet<string | number | undefined> = new Set(['id', 'name', 'label'])

const MAX_NAMES = 50

/** Copies an item. Ids, names and labels that must be unique get a number: `prices-2`, `Phone 2`. */
export function copyEntry(
  text: string,
  change: Extract<Change, { readonly do: 'copy' }>,
  context: CompileContext,
): EditResult {
  const copied = edit(text, change)
  if (!copied.ok) return copied
  let now = copied.text
  let diagnostics = findNewErrors(text, now, context)
  for (let names = 0; names < MAX_NAMES && diagnostics.length > 0; names += 1) {
    const renamed = numberName(now, diagnostics, change.to)
    if (renamed === undefined) return { ok: false, diagnostics, refused: now }
    now = renamed
    diagnostics = findNewErrors(text, now, context)
  }
  if (diagnostics.length > 0) return { ok: false, diagnostics, refused: now }
  const whole = { from: 0, to: text.length, insert: now }
  return now === copied.text
    ? copied
    : { ok: true, text: now, splices: [minimizeEdit(text, whole)] }
}

/** @returns undefined if no diagnostic is about a name of the copy */
function numberName(
  text: string,
  diagnostics: readonly Diagnostic[],
  copy: Path,
): string | undefined {
  const { tree } = parseCached(new NormalizedText(text).text)
  for (const { path } of diagnostics) {
    // The diagnostic may be at a later item with the same name.
    const at = [...copy, ...path.slice(copy.length)]
    const name = getValueAt(tree?.data, at)
    const isInList = copy.slice(0, -1).every((step, depth) => path[depth] === step)
    const isSame = isInList && name === getValueAt(tree?.data, path)
    if (!isSame || !NAME_KEYS.has(at.at(-1)) || typeof name !== 'string') continue
    const separator = at.at(-1) === 'label' ? ' ' : '-'
    const result = edit(text, { do: 'set', at, value: addNumber(name, separator) })
    if (result.ok) return result.text
  }
  return undefined
}

function addNumber(name: string, separator: string): string {
  const [, base = name, number] = /^(.*\S)[- ](\d+)$/.exec(name) ?? []
  return `${base}${separator}${Number(number ?? 1) + 1}`
}
