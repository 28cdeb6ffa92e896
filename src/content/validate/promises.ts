import type { Promised } from '../../../schemas/section.ts'
import { listFields, promise } from '../../../schemas/section.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { DiagnosticCode } from '../diagnostics/catalogue.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { brokenPromise, promiseUpsideDown } from '../diagnostics/schema-notes.ts'
import { keySpanAt, placeAt } from '../locate.ts'
import { type MapTree, plain } from '../tree.ts'
import type { Expanded } from './expand.ts'

/**
 * Checks every section against what its section type promises about the length of its lists.
 * @param known what has been found already: lists that are faulty themselves are not counted
 */
export function brokenPromises(
  root: MapTree,
  expanded: Expanded,
  known: readonly Finding[],
  vocabulary: Vocabulary,
): Finding[] {
  const { value, types, origin, doubtful } = expanded
  const faulty = new Set(
    known.flatMap(({ path }) => {
      const isEntry = typeof path.at(-1) === 'number'
      return [path, ...(isEntry ? [path.slice(0, -1)] : [])].map((one) => one.join('/'))
    }),
  )
  const misnamed = new Set(
    known.flatMap(({ code, path }) => (OTHER_NAME.has(code) ? [path.slice(0, -1).join('/')] : [])),
  )
  const promises = new Map([...types.keys()].map((type) => [type, promisesOf(root, type)]))
  const findings = [...promises.values()].flat().flatMap(({ impossible }) => impossible ?? [])
  const routes = listOf((value as Record<string, unknown>).routes)
  routes.forEach((route, r) => {
    listOf(route?.sections).forEach((section, s) => {
      const path = ['routes', r, 'sections', s]
      const type = placeAt(root, [...path, 'type']).tree
      const name = section && type.kind === 'scalar' ? String(type.value) : ''
      const kind = vocabulary.kinds.get(String(section?.kind))
      if (!section || !kind) return
      for (const { field, promised, impossible } of promises.get(name) ?? []) {
        const at = origin([...path, field])
        const list = section[field]
        const here = path.join('/')
        const isLost = list === undefined && (misnamed.has(here) || doubtful.has(here))
        const isList = listFields(kind).includes(field)
        if (impossible || isLost || !isList || faulty.has(at.join('/'))) continue
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

interface Given {
  readonly field: string
  readonly promised: Promised
  /** Why nothing can keep it. */
  readonly impossible?: Finding
}

function promisesOf(root: MapTree, type: string): Given[] {
  const place = placeAt(root, ['sectionTypes', type, 'promises'])
  if (!place.found || place.tree.kind !== 'map') return []
  return [...place.tree.entries].flatMap(([field, { value }]): Given[] => {
    const { data } = promise.safeParse(plain(value))
    if (data === undefined) return []
    const isUpsideDown = typeof data === 'object' && 'from' in data && data.from > data.to
    const path = ['sectionTypes', type, 'promises', field]
    const impossible = { ...promiseUpsideDown(), span: value.span, path }
    return [{ field, promised: data, ...(isUpsideDown ? { impossible } : {}) }]
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
