import * as messages from '../diagnostics/font-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan, getString, locate } from '../locate.ts'
import type { PublicFiles } from '../model.ts'
import { getFault } from '../resolve/public-file.ts'
import { findClosestPath } from '../suggest.ts'
import type { MapTree } from '../tree.ts'

const FONTS = ['theme', 'fonts']

/** The addresses of the files of fonts that the theme names. */
export function listFontFiles(root: MapTree): string[] {
  const { tree, found } = locate(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries.values()].flatMap(({ value }) => getString(value, 'src') ?? [])
}

/** Fonts of the theme whose files are not there, or are no fonts. */
export function checkFonts(root: MapTree, publicFiles: PublicFiles): SpanDiagnostic[] {
  const { tree, found } = locate(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([role, { value }]): SpanDiagnostic[] => {
    const src = getString(value, 'src')
    if (src === undefined) return []
    const fault = getFault(publicFiles.get(src))
    if (fault === undefined && publicFiles.has(src)) return []
    const fonts = [...publicFiles.keys()].filter((address) => address.endsWith('.woff2'))
    const path = [...FONTS, role, 'src']
    const message =
      fault === undefined
        ? messages.missingFont(src, findClosestPath(src, fonts))
        : messages.faultyFont(src, fault)
    return [{ ...message, span: getSpan(root, path), path }]
  })
}
