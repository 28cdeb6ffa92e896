import { unknownPanel } from '../diagnostics/reference-notes.ts'
import type { Context } from './context.ts'
import { itemsAt, spanAt, wordIn } from './locate.ts'
import type { Referring } from './misnamed.ts'
import { closestWord } from './suggest.ts'
import type { MapTree } from './tree.ts'

/** An entry of the top bar that names a panel. */
export interface PanelEntry {
  readonly panel: string
  /** What is wrong with it, if there is no such panel. */
  readonly referring?: Referring
}

/** The entries of the top bar that name panels. */
export function panelEntries(root: MapTree, { panels }: Context): PanelEntry[] {
  return itemsAt(root, ['navigation', 'bar']).flatMap((entry, index): PanelEntry[] => {
    const panel = wordIn(entry, 'panel')
    if (panel === undefined) return []
    if (panels.has(panel)) return [{ panel }]
    const path = ['navigation', 'bar', index, 'panel']
    const meant = closestWord(panel, [...panels])
    const finding = { ...unknownPanel(panel, meant, [...panels]), span: spanAt(root, path), path }
    return [{ panel, referring: { finding, missing: { kind: 'panel', name: panel, meant } } }]
  })
}
