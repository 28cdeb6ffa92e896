import { applyEdits } from '../../content/splices.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Change, EditDiagnostic, EditResult } from '../edit/index.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import type { RefusalReason } from './edit-schema.ts'

type Refusal = Extract<EditResult, { readonly ok: false }>

/** Adds the values that the fixes of the diagnostics would give to the changed text. */
export function addSuggestions(
  { diagnostics, refused }: Refusal,
  changes: readonly Change[],
): RefusalReason[] {
  const [only] = changes
  const isText = changes.length === 1 && only?.do === 'set' && typeof only.value === 'string'
  return diagnostics.map((one) => {
    const { message, hint } = one
    const suggestion = isText && refused !== undefined ? findValue(one, refused, only) : undefined
    return {
      message,
      ...(hint !== undefined && { hint }),
      ...(suggestion !== undefined && { suggestion }),
    }
  })
}

function findValue(
  { fix }: EditDiagnostic,
  refused: string,
  { at, value }: Extract<Change, { readonly do: 'set' }>,
): string | undefined {
  if (!fix) return undefined
  const { tree } = parseCached(new NormalizedText(applyEdits(refused, fix)).text)
  const found = tree && getValueAt(tree.data, at)
  return typeof found === 'string' && found !== value ? found : undefined
}
