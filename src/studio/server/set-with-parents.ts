import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import type { Change } from '../edit/index.ts'

export function setWithParents(
  root: MapTree,
  at: Path,
  value: unknown,
): Extract<Change, { readonly do: 'set' }> {
  let depth = at.length
  while (depth > 1 && !locate(root, at.slice(0, depth - 1)).found) depth -= 1
  const inside = at.slice(depth)
  const whole = inside.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  return { do: 'set', at: at.slice(0, depth), value: whole }
}
