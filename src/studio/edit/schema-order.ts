import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import { expand } from '../../content/validate/expand.ts'
import { getSchemaAt, getSchemaKeys } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'

/** Empty if unknown. */
export function getKeyOrder(root: MapTree, at: Path, { vocabulary }: CompileContext): string[] {
  const { value } = expand(root, [...vocabulary.kinds.keys()])
  const keys = getSchemaKeys(getSchemaAt(vocabulary.site, value, at), getValueAt(value, at))
  // The schema has `kind` where the file has `type`.
  const isSection = at.length === 4 && at[0] === 'routes' && at[2] === 'sections'
  return isSection ? keys.map((key) => (key === 'kind' ? 'type' : key)) : keys
}

/** Inserts a key after its nearest predecessor in schema order. */
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
