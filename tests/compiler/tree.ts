import { examine } from '../../src/compiler/read/examine.ts'
import type { MapTree } from '../../src/compiler/tree.ts'
import { sourceOf } from '../../src/diagnostics/position.ts'

/** The tree of a text that is YAML. */
export function treeOf(text: string): MapTree {
  const { tree } = examine(sourceOf('site.yaml', text))
  if (!tree) throw new Error('This is no map.')
  return tree
}
