import type { Finding } from '../../diagnostics/finding.ts'
import type { Path } from '../../model.ts'
import { childOf } from '../locate.ts'
import { type MapTree, plain } from '../tree.ts'
import { kindInSection, NamedTypes } from './named-types.ts'
import { readTypes, type SectionType } from './section-types.ts'

export interface Expanded {
  /** The site with every section completed from its type; sections without a usable type are null. */
  readonly value: unknown
  readonly types: ReadonlyMap<string, SectionType>
  readonly findings: readonly Finding[]
  /** Sections that could not be completed: a finding says why, so the schema need not. */
  readonly incomplete: ReadonlySet<string>
  /** Sections whose type is faulty: what they lack, the type may give. */
  readonly doubtful: ReadonlySet<string>
  /** Where a value of the completed site stands in the file: in the section, or in the defaults of its type. */
  readonly origin: (path: Path) => Path
}

/** Completes sections from their section types, so that they can be checked by kind. */
export function expand(root: MapTree, kinds: readonly string[]): Expanded {
  const findings: Finding[] = []
  const value = plain(root) as Record<string, unknown>
  const types = readTypes(root, value, kinds, findings)
  const incomplete = new Set<string>()
  const doubtful = new Set<string>()
  const named = new NamedTypes(root, types)
  const borrowed = new Map<string, { type: string; own: ReadonlySet<string> }>()
  const routes = childOf(root, 'routes')
  const items = routes?.kind === 'list' ? routes.items : []
  items.forEach((route, r) => {
    const sections = childOf(route, 'sections')
    if (sections?.kind !== 'list') return
    const target = (value.routes as Record<string, unknown>[])[r]?.sections as unknown[]
    sections.items.forEach((section, s) => {
      if (section.kind !== 'map') return
      const path = ['routes', r, 'sections', s]
      const at = path.join('/')
      const { key, type } = named.by(section, path)
      if (!type?.kind) {
        target[s] = null
        incomplete.add(at)
        return
      }
      if (type.doubtful) doubtful.add(at)
      borrowed.set(at, { type: type.name, own: new Set(section.entries.keys()) })
      const { [key]: _type, ...own } = target[s] as Record<string, unknown>
      // A section cannot name its kind itself: an own `kind` stays and is reported as an unknown key.
      target[s] = { ...type.defaults, ...own, kind: type.kind }
      if ('kind' in own) findings.push(kindInSection(root, path))
    })
  })
  const origin = (path: Path): Path => {
    const from = borrowed.get(path.slice(0, 4).join('/'))
    const field = path[4]
    if (!from || field === undefined || from.own.has(String(field))) return path
    const inDefaults = ['sectionTypes', from.type, 'defaults', ...path.slice(4)]
    return types.get(from.type)?.defaults[String(field)] === undefined ? path : inDefaults
  }
  return {
    value,
    types,
    findings: [...findings, ...named.findings()],
    incomplete,
    doubtful,
    origin,
  }
}
