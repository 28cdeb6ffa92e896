import type { Source } from '../diagnostics/position.ts'
import { samePrefix } from '../diagnostics/reference-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getLine, getSpan, getString } from '../locate.ts'
import type { MapTree } from '../tree.ts'

export function checkPrefixes(source: Source, root: MapTree): SpanDiagnostic[] {
  const collections = getChild(root, 'collections')
  if (collections?.kind !== 'map') return []
  const first = new Map<string, string>()
  return [...collections.entries].flatMap(([name, { value }]): SpanDiagnostic[] => {
    const prefix = getString(value, 'prefix')
    if (prefix === undefined) return []
    const other = first.get(prefix)
    if (other === undefined) {
      first.set(prefix, name)
      return []
    }
    const path = ['collections', name, 'prefix']
    const line = getLine(source, root, ['collections', other, 'prefix'])
    return [{ ...samePrefix(prefix, other, line), span: getSpan(root, path), path }]
  })
}
