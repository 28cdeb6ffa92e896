import type { Source } from '../diagnostics/position.ts'
import { sameLetter } from '../diagnostics/reference-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getLine, getSpan, getString } from '../locate.ts'
import type { MapTree } from '../tree.ts'

/** Sets whose sheets could not be told apart: each letter belongs to one set. */
export function setDiagnostics(source: Source, root: MapTree): SpanDiagnostic[] {
  const sets = getChild(root, 'sets')
  if (sets?.kind !== 'map') return []
  const first = new Map<string, string>()
  return [...sets.entries].flatMap(([name, { value }]): SpanDiagnostic[] => {
    const letter = getString(value, 'letter')
    if (letter === undefined) return []
    const other = first.get(letter)
    if (other === undefined) {
      first.set(letter, name)
      return []
    }
    const path = ['sets', name, 'letter']
    const line = getLine(source, root, ['sets', other, 'letter'])
    return [{ ...sameLetter(letter, other, line), span: getSpan(root, path), path }]
  })
}
