import type { Finding } from '../diagnostics/finding.ts'
import { missingKey, noValue, unknownKind, unknownType, wrongType } from '../diagnostics/schema-notes.ts'
import type { Path } from '../model.ts'
import { closest } from '../nearest.ts'
import { spanAt } from './locate.ts'
import { plain, type MapTree, type Tree } from './tree.ts'

/** A section type as it stands in the file, checked as far as sections need it. */
export interface SectionType {
  readonly name: string
  /** Undefined where the file names no known kind. */
  readonly kind: string | undefined
  readonly defaults: Readonly<Record<string, unknown>>
}

export interface Expanded {
  /** The site with every section completed from its type; sections without a usable type are null. */
  readonly value: unknown
  readonly types: ReadonlyMap<string, SectionType>
  readonly findings: readonly Finding[]
  /** Sections that could not be completed: a finding says why, so the schema need not. */
  readonly incomplete: ReadonlySet<string>
  /** Where a value of the completed site stands in the file: in the section, or in the defaults of its type. */
  readonly origin: (path: Path) => Path
}

/** Completes sections from their section types, so that they can be checked by kind. */
export function expand(root: MapTree, kinds: readonly string[]): Expanded {
  const findings: Finding[] = []
  const types = readTypes(root, kinds, findings)
  const value = plain(root) as Record<string, unknown>
  const routes = childOf(root, 'routes')
  if (routes?.kind !== 'list' || !Array.isArray(value.routes)) {
    return { value, types, findings, incomplete: new Set(), origin: (path) => path }
  }
  const incomplete = new Set<string>()
  const borrowed = new Map<string, { type: string; own: ReadonlySet<string> }>()
  routes.items.forEach((route, r) => {
    const sections = childOf(route, 'sections')
    if (sections?.kind !== 'list') return
    const target = (value.routes as Record<string, unknown>[])[r]?.sections as unknown[]
    sections.items.forEach((section, s) => {
      if (section.kind !== 'map') return
      const path = ['routes', r, 'sections', s]
      const type = typeOf(section, path, types, findings)
      if (!type?.kind) {
        target[s] = null
        incomplete.add(path.join('/'))
        return
      }
      borrowed.set(path.join('/'), { type: type.name, own: new Set(section.entries.keys()) })
      const { type: _type, ...own } = target[s] as Record<string, unknown>
      // A section cannot name its kind itself: an own `kind` stays and is reported as an unknown key.
      target[s] = { ...type.defaults, ...own, kind: type.kind }
      if ('kind' in own) findings.push(kindInSection(root, [...path, 'kind']))
    })
  })
  const origin = (path: Path): Path => {
    const from = borrowed.get(path.slice(0, 4).join('/'))
    const field = path[4]
    if (!from || field === undefined || from.own.has(String(field))) return path
    const inDefaults = ['sectionTypes', from.type, 'defaults', ...path.slice(4)]
    return types.get(from.type)?.defaults[String(field)] === undefined ? path : inDefaults
  }
  return { value, types, findings, incomplete, origin }
}

function typeOf(
  section: MapTree,
  path: Path,
  types: ReadonlyMap<string, SectionType>,
  findings: Finding[],
): SectionType | undefined {
  const known = [...types.keys()]
  const entry = section.entries.get('type')
  const named = entry?.value.kind === 'scalar' ? entry.value.value : undefined
  const type = types.get(String(named))
  if (type && typeof named === 'string') return type
  const at = [...path, 'type']
  if (!entry) {
    const span = { start: section.span.start, end: section.span.start + 1 }
    const about = `one of ${known.join(', ')}.`
    findings.push({ ...missingKey('type', about), span, path: at })
  } else if (typeof named === 'string') {
    const note = unknownType(named, closest(named, known), known)
    findings.push({ ...note, span: entry.value.span, path: at })
  } else {
    const note = named === null ? noValue('type') : wrongType('the name of a section type', 'something else', undefined)
    findings.push({ ...note, span: entry.value.span, path: at })
  }
  return undefined
}

function readTypes(root: MapTree, kinds: readonly string[], findings: Finding[]) {
  const types = new Map<string, SectionType>()
  const sectionTypes = childOf(root, 'sectionTypes')
  if (sectionTypes?.kind !== 'map') return types
  for (const [name, { value }] of sectionTypes.entries) {
    const kind = childOf(value, 'kind')
    const word = kind?.kind === 'scalar' && typeof kind.value === 'string' ? kind.value : undefined
    const known = word !== undefined && kinds.includes(word)
    if (word !== undefined && kind && !known) {
      const path = ['sectionTypes', name, 'kind']
      findings.push({ ...unknownKind(word, closest(word, kinds), kinds), span: kind.span, path })
    }
    const defaults = childOf(value, 'defaults')
    types.set(name, {
      name,
      kind: known ? word : undefined,
      defaults: defaults?.kind === 'map' ? (plain(defaults) as Record<string, unknown>) : {},
    })
  }
  return types
}

const kindInSection = (root: Tree, path: Path): Finding => ({
  code: 'schema/unknown-key',
  message: 'A section names its type, not its kind.',
  hint: 'Delete this line; the kind stands with the section type under sectionTypes.',
  span: spanAt(root, path),
  path,
})

const childOf = (tree: Tree, key: string): Tree | undefined =>
  tree.kind === 'map' ? tree.entries.get(key)?.value : undefined
