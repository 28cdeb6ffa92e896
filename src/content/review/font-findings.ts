import type { Finding } from '../diagnostics/finding.ts'
import * as note from '../diagnostics/reference-notes.ts'
import { placeAt, spanAt, wordIn } from '../locate.ts'
import type { PublicFiles } from '../model.ts'
import { faultOf } from '../resolve/named-file.ts'
import { closestPath } from '../suggest.ts'
import type { MapTree } from '../tree.ts'

const FONTS = ['theme', 'fonts']

/** The addresses of the files of fonts that the theme names. */
export function fontFiles(root: MapTree): string[] {
  const { tree, found } = placeAt(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries.values()].flatMap(({ value }) => wordIn(value, 'src') ?? [])
}

/** Fonts of the theme whose files are not there, or are no fonts. */
export function fontFindings(root: MapTree, publicFiles: PublicFiles): Finding[] {
  const { tree, found } = placeAt(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([role, { value }]): Finding[] => {
    const src = wordIn(value, 'src')
    if (src === undefined) return []
    const fault = faultOf(publicFiles.get(src))
    if (fault === undefined && publicFiles.has(src)) return []
    const fonts = [...publicFiles.keys()].filter((address) => address.endsWith('.woff2'))
    const path = [...FONTS, role, 'src']
    const said =
      fault === undefined
        ? note.missingFont(src, closestPath(src, fonts))
        : note.faultyFont(src, fault)
    return [{ ...said, span: spanAt(root, path), path }]
  })
}
