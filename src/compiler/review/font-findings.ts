import type { Finding } from '../../diagnostics/finding.ts'
import * as note from '../../diagnostics/reference-notes.ts'
import type { PublicFiles } from '../../model.ts'
import { placeAt, spanAt, wordIn } from '../locate.ts'
import { closestPath } from '../suggest.ts'
import type { MapTree } from '../tree.ts'

const FONTS = ['theme', 'fonts']

/** Fonts of the theme whose files are not there. */
export function fontFindings(root: MapTree, publicFiles: PublicFiles): Finding[] {
  const { tree, found } = placeAt(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([role, { value }]): Finding[] => {
    const src = wordIn(value, 'src')
    if (src === undefined || publicFiles.has(src)) return []
    const fonts = [...publicFiles.keys()].filter((address) => address.endsWith('.woff2'))
    const path = [...FONTS, role, 'src']
    return [{ ...note.missingFont(src, closestPath(src, fonts)), span: spanAt(root, path), path }]
  })
}
