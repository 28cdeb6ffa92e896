import * as messages from '../diagnostics/reference-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { childOf, spanAt, wordIn } from '../locate.ts'
import type { DrawingAt, PublicFiles } from '../model.ts'
import { addressOfFile, sizeOf } from '../resolve/named-file.ts'
import type { MapTree } from '../tree.ts'

/** A logo that is a picture, but no drawing that can stand in a page. */
export function logoDiagnostics(
  root: MapTree,
  files: PublicFiles,
  drawingAt: DrawingAt,
): SpanDiagnostic[] {
  const publication = childOf(root, 'publication')
  const logo = publication && childOf(publication, 'logo')
  const address = logo && addressOfFile(wordIn(logo, 'src') ?? '', files)
  if (address === undefined || !sizeOf(files.get(address))) return []
  const drawing = drawingAt(address)
  if (!('fault' in drawing)) return []
  const path = ['publication', 'logo', 'src']
  return [{ ...messages.noDrawing(address, drawing.fault), span: spanAt(root, path), path }]
}
