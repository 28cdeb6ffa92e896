import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import { expand } from '../../content/validate/expand.ts'
import { getSchemaAt, getSchemaKeys } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/validate/unions.ts'

/** The keys that the map at a path may have, in the order of its schema; none where nobody knows them. */
export function getKeyOrder(root: MapTree, at: Path, { vocabulary }: CompileContext): string[] {
  const { value } = expand(root, [...vocabulary.kinds.keys()])
  const keys = getSchemaKeys(getSchemaAt(vocabulary.site, value, at), getValueAt(value, at))
  // In the file, a section names its type, which names its kind.
  const isSection = at.length === 4 && at[0] === 'routes' && at[2] === 'sections'
  return isSection ? keys.map((key) => (key === 'kind' ? 'type' : key)) : keys
}

/** Where a new key stands among others: behind the nearest one that comes before it in the schema. */
export function getInsertIndex(
  key: string,
  others: readonly string[],
  order: readonly string[],
): number {
  const at = order.indexOf(key)
  if (at === -1) return others.length
  const before = order.slice(0, at).findLast((one) => others.includes(one))
  if (before !== undefined) return others.indexOf(before) + 1
  const after = order.slice(at + 1).find((one) => others.includes(one))
  return after === undefined ? others.length : others.indexOf(after)
}
