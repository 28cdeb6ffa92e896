import type { Promised } from '../../schemas/section.ts'
import { listFields, promise } from '../../schemas/section.ts'
import type { DiagnosticCode } from '../diagnostics/catalogue.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { brokenPromise } from '../diagnostics/schema-notes.ts'
import { vocabulary } from '../sections/schemas.ts'
import type { Expanded } from './expand.ts'
import { keySpanAt, placeAt } from './locate.ts'
import { type MapTree, plain } from './tree.ts'

/**
 * Checks every section against what its section type promises about the length of its lists.
 * @param known what has been found already: lists that are faulty themselves are not counted
 */
export function brokenPromises(
  root: MapTree,
  expanded: Expanded,
  known: readonly Finding[],
): Finding[] {
  const { value, types, origin, doubtful } = expanded
  const faulty = new Set(known.map(({ path }) => path.join('/')))
  const misnamed = new Set(
    known.flatMap(({ code, path }) => (OTHER_NAME.has(code) ? [path.slice(0, -1).join('/')] : [])),
  )
  const findings: Finding[] = []
  const routes = listOf((value as Record<string, unknown>).routes)
  routes.forEach((route, r) => {
    listOf(route?.sections).forEach((section, s) => {
      const path = ['routes', r, 'sections', s]
      const type = placeAt(root, [...path, 'type']).tree
      const name = section && type.kind === 'scalar' ? String(type.value) : ''
      if (!section || !types.has(name)) return
      const kind = vocabulary.kinds.get(String(section.kind))
      for (const [field, promised] of promisesOf(root, name)) {
        if (!kind || !listFields(kind).includes(field)) continue
        const at = origin([...path, field])
        const list = section[field]
        if (
          faulty.has(at.join('/')) ||
          (list === undefined && (misnamed.has(path.join('/')) || doubtful.has(path.join('/'))))
        )
          continue
        const found = Array.isArray(list) ? list.length : 0
        if (keeps(promised, found)) continue
        const note = brokenPromise(name, field, inWords(promised), found)
        findings.push({ ...note, span: keySpanAt(root, at), path: at })
      }
    })
  })
  return findings
}

/** Findings of keys that may be the list under another name. */
const OTHER_NAME: ReadonlySet<DiagnosticCode> = new Set([
  'schema/unknown-key',
  'yaml/missing-colon',
])

function promisesOf(root: MapTree, type: string): [string, Promised][] {
  const place = placeAt(root, ['sectionTypes', type, 'promises'])
  if (!place.found || place.tree.kind !== 'map') return []
  return [...place.tree.entries].flatMap(([field, entry]) => {
    const parsed = promise.safeParse(plain(entry.value))
    return parsed.success ? [[field, parsed.data] satisfies [string, Promised]] : []
  })
}

function keeps(promised: Promised, found: number): boolean {
  if (typeof promised === 'number') return found === promised
  if ('oneOf' in promised) return promised.oneOf.includes(found)
  return promised.from <= found && found <= promised.to
}

function inWords(promised: Promised): string {
  if (typeof promised === 'number') return String(promised)
  return 'oneOf' in promised ? promised.oneOf.join(' or ') : `${promised.from} to ${promised.to}`
}

const listOf = (value: unknown): (Record<string, unknown> | null)[] =>
  Array.isArray(value) ? value : []
