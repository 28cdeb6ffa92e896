import { faultyStyleSheet, missingStyleSheet } from '../diagnostics/file-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getSpan, getString } from '../locate.ts'
import type { PublicFiles } from '../model.ts'
import { findClosestPath } from '../suggest.ts'
import type { MapTree } from '../tree.ts'

export function checkStyleSheet(root: MapTree, files: PublicFiles): SpanDiagnostic[] {
  const theme = getChild(root, 'theme')
  const address = theme && getString(theme, 'css')
  if (!address) return []
  const file = files.get(address)
  const sheets = [...files.keys()].filter((one) => one.endsWith('.css'))
  const fault = file && 'styleFault' in file ? file.styleFault : undefined
  if (files.has(address) && fault === undefined) return []
  const message = files.has(address)
    ? faultyStyleSheet(address, fault ?? '')
    : missingStyleSheet(address, findClosestPath(address, sheets))
  const path = ['theme', 'css']
  return [{ ...message, span: getSpan(root, path), path }]
}
