import type { CompileContext } from '../../content/compile.ts'
import { applyEdits } from '../../content/splices.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Change, EditDiagnostic, EditResult } from '../edit/index.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { suggestThemeColors } from '../forms/contrast.ts'
import { FormSource } from '../forms/form-source.ts'
import type { RefusalReason } from '../protocol/edits.ts'

type Refusal = Extract<EditResult, { readonly ok: false }>

type SetChange = Extract<Change, { readonly do: 'set' }>

/** Adds the values that would be accepted instead of the changed text. */
export function addSuggestions(
  { diagnostics, refused }: Refusal,
  changes: readonly Change[],
  context: CompileContext,
): RefusalReason[] {
  const [only] = changes
  const isText = changes.length === 1 && only?.do === 'set' && typeof only.value === 'string'
  return diagnostics.map((one) => {
    const { message, hint } = one
    const suggestions =
      isText && refused !== undefined ? findValues(one, refused, only, context) : []
    return {
      message,
      ...(hint !== undefined && { hint }),
      ...(suggestions.length > 0 && { suggestions }),
    }
  })
}

function findValues(
  { fix, code }: EditDiagnostic,
  refused: string,
  { at, value }: SetChange,
  context: CompileContext,
): readonly string[] {
  if (code === 'theme/contrast') {
    const { tree } = parseCached(new NormalizedText(refused).text)
    return tree ? suggestThemeColors(FormSource.get(tree, context), at) : []
  }
  if (!fix) return []
  const { tree } = parseCached(new NormalizedText(applyEdits(refused, fix)).text)
  const found = tree && getValueAt(tree.data, at)
  return typeof found === 'string' && found !== value ? [found] : []
}
