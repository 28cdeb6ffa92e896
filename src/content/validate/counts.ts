import type { ItemCount } from '../../../schemas/section.ts'
import { itemCount, listFields } from '../../../schemas/section.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { countUpsideDown, wrongCount } from '../diagnostics/schema-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getKeySpan, locate } from '../locate.ts'
import { pathKey } from '../paths.ts'
import { Poison } from '../poison.ts'
import { type MapTree, toData } from '../tree.ts'
import type { Expanded } from './expand.ts'

/** @param known earlier diagnostics; faulty lists are skipped */
export function checkCounts(
  root: MapTree,
  expanded: Expanded,
  known: readonly SpanDiagnostic[],
  vocabulary: Vocabulary,
): SpanDiagnostic[] {
  const { value, types, toSourcePath, uncertain } = expanded
  const poison = new Poison()
  poison.add(known)
  const counts = new Map([...types.keys()].map((type) => [type, getRequirements(root, type)]))
  const diagnostics = [...counts.values()].flat().flatMap(({ impossible }) => impossible ?? [])
  const routes = toList(value.routes)
  routes.forEach((route, r) => {
    toList(route?.sections).forEach((section, s) => {
      const path = ['routes', r, 'sections', s]
      const type = locate(root, [...path, 'type']).tree
      const name = section && type.kind === 'scalar' ? String(type.value) : ''
      const kind = vocabulary.kinds.get(String(section?.kind))
      if (!section || !kind) return
      for (const { field, count, impossible } of counts.get(name) ?? []) {
        const at = toSourcePath([...path, field])
        const list = section[field]
        const isLost =
          list === undefined && (poison.hasMisnamedKey(path) || uncertain.has(pathKey(path)))
        const isList = listFields(kind).includes(field)
        if (impossible || isLost || !isList || poison.touches(at)) continue
        const found = Array.isArray(list) ? list.length : 0
        if (isMet(count, found)) continue
        const message = wrongCount(name, field, formatCount(count), found)
        diagnostics.push({ ...message, span: getKeySpan(root, at), path: at })
      }
    })
  })
  return diagnostics
}

interface Requirement {
  readonly field: string
  readonly count: ItemCount
  readonly impossible?: SpanDiagnostic
}

function getRequirements(root: MapTree, type: string): Requirement[] {
  const place = locate(root, ['sectionTypes', type, 'counts'])
  if (!place.found || place.tree.kind !== 'map') return []
  return [...place.tree.entries].flatMap(([field, { value }]): Requirement[] => {
    const { data } = itemCount.safeParse(toData(value))
    if (data === undefined) return []
    const isReversed = typeof data === 'object' && 'from' in data && data.from > data.to
    const path = ['sectionTypes', type, 'counts', field]
    const impossible = { ...countUpsideDown(), span: value.span, path }
    return [{ field, count: data, ...(isReversed ? { impossible } : {}) }]
  })
}

function isMet(count: ItemCount, found: number): boolean {
  if (typeof count === 'number') return found === count
  if ('oneOf' in count) return count.oneOf.includes(found)
  return count.from <= found && found <= count.to
}

function formatCount(count: ItemCount): string {
  if (typeof count === 'number') return String(count)
  return 'oneOf' in count ? count.oneOf.join(' or ') : `${count.from} to ${count.to}`
}

const toList = (value: unknown): (Record<string, unknown> | null)[] =>
  Array.isArray(value) ? value : []
