import * as messages from '../diagnostics/site-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getSpan, getString } from '../locate.ts'
import type { PublicFiles, ReadDrawing } from '../model.ts'
import { findFileAddress, getImageSize } from '../resolve/public-file.ts'
import type { MapTree } from '../tree.ts'

export function checkLogo(
  root: MapTree,
  files: PublicFiles,
  drawingAt: ReadDrawing,
): SpanDiagnostic[] {
  const publication = getChild(root, 'publication')
  const logo = publication && getChild(publication, 'logo')
  const address = logo && findFileAddress(getString(logo, 'src') ?? '', files)
  if (address === undefined || !getImageSize(files.get(address))) return []
  const drawing = drawingAt(address)
  if (!('fault' in drawing)) return []
  const path = ['publication', 'logo', 'src']
  return [{ ...messages.noDrawing(address, drawing.fault), span: getSpan(root, path), path }]
}
