import * as messages from '../diagnostics/font-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
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
export function fontDiagnostics(root: MapTree, publicFiles: PublicFiles): SpanDiagnostic[] {
  const { tree, found } = placeAt(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([role, { value }]): SpanDiagnostic[] => {
    const src = wordIn(value, 'src')
    if (src === undefined) return []
    const fault = faultOf(publicFiles.get(src))
    if (fault === undefined && publicFiles.has(src)) return []
    const fonts = [...publicFiles.keys()].filter((address) => address.endsWith('.woff2'))
    const path = [...FONTS, role, 'src']
    const said =
      fault === undefined
        ? messages.missingFont(src, closestPath(src, fonts))
        : messages.faultyFont(src, fault)
    return [{ ...said, span: spanAt(root, path), path }]
  })
}
