import { createSource } from '../../../src/content/diagnostics/position.ts'
import { parseDocument } from '../../../src/content/parse/document.ts'
import type { MapTree } from '../../../src/content/tree.ts'

/** Parses valid YAML. */
export function treeOf(text: string): MapTree {
  const { tree } = parseDocument(createSource('site.yaml', text))
  if (!tree) throw new Error('This is no map.')
  return tree
}
