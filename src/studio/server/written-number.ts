import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'

/** The characters of a number that is shown as written: 4.80. */
export function readWrittenNumber(root: MapTree, at: Path): string | undefined {
  const { tree, found } = locate(root, at)
  const isNumber = found && tree.kind === 'scalar' && typeof tree.value === 'number'
  return isNumber ? tree.source : undefined
}
