import type { Finding } from '../diagnostics/finding.ts'
import { unknownPanel } from '../diagnostics/reference-notes.ts'
import type { Context } from './context.ts'
import type { Doubts } from './doubts.ts'
import { itemsAt, spanAt, wordIn } from './locate.ts'
import { closestWord } from './suggest.ts'
import type { MapTree } from './tree.ts'

/** Checks that the entries of the top bar name panels that are defined. */
export function panelFindings(root: MapTree, { panels }: Context, doubts: Doubts): Finding[] {
  return itemsAt(root, ['navigation', 'bar']).flatMap((entry, index): Finding[] => {
    const name = wordIn(entry, 'panel')
    if (name === undefined || panels.has(name) || doubts.definition(['navigation', 'panels', name]))
      return []
    const path = ['navigation', 'bar', index, 'panel']
    const known = [...panels]
    return [
      { ...unknownPanel(name, closestWord(name, known), known), span: spanAt(root, path), path },
    ]
  })
}
