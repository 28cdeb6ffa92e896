import { sourceOf } from '../../../src/content/diagnostics/position.ts'
import { examine } from '../../../src/content/read/examine.ts'
import type { MapTree } from '../../../src/content/tree.ts'

/** The tree of a text that is YAML. */
export function treeOf(text: string): MapTree {
  const { tree } = examine(sourceOf('site.yaml', text))
  if (!tree) throw new Error('This is no map.')
  return tree
}
