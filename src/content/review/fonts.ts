import * as messages from '../diagnostics/font-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getSpan, locate } from '../locate.ts'
import type { Path, PublicFiles } from '../model.ts'
import { getFault } from '../resolve/public-file.ts'
import { findClosestPath } from '../suggest.ts'
import type { MapTree, Tree } from '../tree.ts'

const FONTS = ['theme', 'fonts']

interface FontFile {
  readonly src: string
  readonly path: Path
}

function findFontFiles(root: MapTree): FontFile[] {
  const { tree, found } = locate(root, FONTS)
  if (!found || tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([role, { value }]) => {
    const src = getChild(value, 'src')
    const path = [...FONTS, role, 'src']
    if (src?.kind !== 'list') return toFontFile(src, path)
    return src.items.flatMap((item, index) => toFontFile(item, [...path, index]))
  })
}

const toFontFile = (tree: Tree | undefined, path: Path): FontFile[] =>
  tree?.kind === 'scalar' && typeof tree.value === 'string' ? [{ src: tree.value, path }] : []

export const listFontFiles = (root: MapTree): string[] => findFontFiles(root).map(({ src }) => src)

export function checkFonts(root: MapTree, publicFiles: PublicFiles): SpanDiagnostic[] {
  return findFontFiles(root).flatMap(({ src, path }): SpanDiagnostic[] => {
    const fault = getFault(publicFiles.get(src))
    if (fault === undefined && publicFiles.has(src)) return []
    const fonts = [...publicFiles.keys()].filter((address) => address.endsWith('.woff2'))
    const message =
      fault === undefined
        ? messages.missingFont(src, findClosestPath(src, fonts))
        : messages.faultyFont(src, fault)
    return [{ ...message, span: getSpan(root, path), path }]
  })
}
