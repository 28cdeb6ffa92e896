import { kindTraits, type SectionKind } from '../../../schemas/section.ts'
import { locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { isMap, type MapTree, type Tree } from '../tree.ts'
import type { Expanded } from './expand.ts'

/** Replaces numbers by their source text in fields where a section kind shows them as written: 4.80, not 4.8. */
export function keepWrittenNumbers(
  expanded: Expanded,
  root: MapTree,
  kinds: ReadonlyMap<string, SectionKind>,
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
    return Object.assign(Object.create(null), section, Object.fromEntries(replaced))
  }
  const replaced = routes.map((route: unknown, r) => {
    if (!isMap(route) || !Array.isArray(route.sections)) return route
    const before: readonly unknown[] = route.sections
    const sections = before.map((one, s) => replaceIn(one, ['routes', r, 'sections', s]))
    return sections.every((one, s) => one === before[s])
      ? route
      : Object.assign(Object.create(null), route, { sections })
  })
  const value = Object.assign(Object.create(null), expanded.value, { routes: replaced })
  return { ...expanded, value }
}

function toWrittenData(tree: Tree): unknown {
  if (tree.kind === 'scalar') return typeof tree.value === 'number' ? tree.source : tree.value
  if (tree.kind === 'list') return tree.items.map(toWrittenData)
  const entries = [...tree.entries].map(([key, { value }]) => [key, toWrittenData(value)])
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as unknown
}
