import { kindTraits, type SectionKind } from '../../../schemas/section.ts'
import { locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { ResultCache } from '../result-cache.ts'
import { createData, type Data, isMap, type MapTree, type Tree, withEntries } from '../tree.ts'
import type { Expanded } from './expand.ts'

/** Replaces numbers by their source text in fields where a section kind shows them as written: 4.80, not 4.8. */
export function keepWrittenNumbers(
  expanded: Expanded,
  root: MapTree,
  kinds: ReadonlyMap<string, SectionKind>,
  cache = new ResultCache<Data>(),
): Expanded {
  const { routes } = expanded.value
  if (!Array.isArray(routes)) return expanded
  const replaceIn = (section: unknown, path: Path): unknown => {
    const kind = isMap(section) && kinds.get(String(section.kind))
    const fields = (kind && kindTraits.get(kind)?.writtenNumbers) || []
    if (!isMap(section) || fields.length === 0) return section
    const replaced = fields.flatMap((field) => {
      const place = locate(root, expanded.toSourcePath([...path, field]))
      return place.found ? [[field, toWrittenData(place.tree)]] : []
    })
    return withEntries(section, Object.fromEntries(replaced))
  }
  const replaceInRoute = (route: Data, r: number): Data => {
    const before: readonly unknown[] = Array.isArray(route.sections) ? route.sections : []
    const sections = before.map((one, s) => replaceIn(one, ['routes', r, 'sections', s]))
    return sections.every((one, s) => one === before[s]) ? route : withEntries(route, { sections })
  }
  const replaced = routes.map((route: unknown, r) =>
    isMap(route) ? cache.getOrCompute(route, [kinds], () => replaceInRoute(route, r)) : route,
  )
  return { ...expanded, value: withEntries(expanded.value, { routes: replaced }) }
}

function toWrittenData(tree: Tree): unknown {
  if (tree.kind === 'scalar') return typeof tree.value === 'number' ? tree.source : tree.value
  if (tree.kind === 'list') return tree.items.map(toWrittenData)
  const data = createData()
  for (const [key, { value }] of tree.entries) data[key] = toWrittenData(value)
  return data
}
