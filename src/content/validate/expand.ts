import type { DefaultsOf } from '../../../schemas/defaults.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild } from '../locate.ts'
import type { Path } from '../model.ts'
import { type Data, type MapTree, type Tree, toData } from '../tree.ts'
import { applyDefaults, DefaultedPaths } from './apply-defaults.ts'
import { reportKindKey, SectionTypeLookup } from './section-type-lookup.ts'
import { parseSectionTypes, type SectionType } from './section-types.ts'

export interface Expanded {
  /** The site with every section completed from its type; sections without a usable type are null. */
  readonly value: Data
  readonly types: ReadonlyMap<string, SectionType>
  readonly diagnostics: readonly SpanDiagnostic[]
  /** Sections that could not be completed: a diagnostic says why, so the schema need not. */
  readonly incomplete: ReadonlySet<string>
  /** Sections whose type is faulty: what they lack, the type may give. */
  readonly uncertain: ReadonlySet<string>
  /** Where a value of the completed site stands in the file: in the section, or in the defaults of its type. */
  readonly toSourcePath: (path: Path) => Path
  /** What stands nowhere in the file. */
  readonly inherited: DefaultedPaths
}

/** Of a file that says everything. */
export const NO_DEFAULTS: DefaultsOf = () => ({ site: {}, home: {}, sections: {} })

/**
 * Completes the site from its defaults, and sections from their section types, so that they can be checked by kind.
 * @param kinds the names of the kinds
 */
export function expand(
  root: MapTree,
  kinds: readonly string[],
  defaultsOf: DefaultsOf = NO_DEFAULTS,
): Expanded {
  const defaults = defaultsOf(root.data)
  const inherited = new DefaultedPaths()
  const diagnostics: SpanDiagnostic[] = []
  const { types, respelt } = parseSectionTypes(root, kinds, diagnostics)
  const incomplete = new Set<string>()
  const uncertain = new Set<string>()
  const named = new SectionTypeLookup(root, types)
  const borrowed = new Map<string, { type: string; own: MapTree['entries'] }>()
  const sectionOf = (section: Tree, path: Path): unknown => {
    if (section.kind !== 'map') return toData(section)
    const at = path.join('/')
    const { key, type } = named.find(section, path)
    if (!type?.kind) {
      incomplete.add(at)
      return null
    }
    if (type.uncertain) uncertain.add(at)
    borrowed.set(at, { type: type.name, own: section.entries })
    // A section cannot name its kind itself: an own `kind` stays and is reported as an unknown key.
    if (section.entries.has('kind')) diagnostics.push(reportKindKey(root, path))
    const value = completed(section.data, key, type.kind, type.defaults)
    const ofKind = defaults.sections[type.kind]
    return ofKind ? theSame(value, ofKind, applyDefaults(ofKind, value, path, inherited)) : value
  }
  const routeOf = (route: Tree, r: number): unknown => {
    const sections = getChild(route, 'sections')
    if (route.kind !== 'map' || sections?.kind !== 'list') return toData(route)
    const path = ['routes', r, 'sections']
    const all = sections.items.map((section, s) => sectionOf(section, [...path, s]))
    const whole = changed(route.data, { sections: all })
    if (route.data.path !== '/') return whole
    return applyDefaults(defaults.home, whole, ['routes', r], inherited)
  }
  const sectionTypes = getChild(root, 'sectionTypes')
  const routes = getChild(root, 'routes')
  const written = changed(root.data, {
    ...(sectionTypes?.kind === 'map' && { sectionTypes: changed(sectionTypes.data, respelt) }),
    ...(routes?.kind === 'list' && { routes: routes.items.map(routeOf) }),
  })
  const value = applyDefaults(defaults.site, written, [], inherited)
  const toSourcePath = (path: Path): Path => {
    const from = borrowed.get(path.slice(0, 4).join('/'))
    const field = path[4]
    if (!from || field === undefined || from.own.has(String(field))) return path
    const inDefaults = ['sectionTypes', from.type, 'defaults', ...path.slice(4)]
    return types.get(from.type)?.defaults[String(field)] === undefined ? path : inDefaults
  }
  return {
    value,
    types,
    diagnostics: [...diagnostics, ...named.diagnostics()],
    incomplete,
    uncertain,
    toSourcePath,
    inherited,
  }
}

/** Data with other entries, without a prototype like all data of the file. */
const changed = (data: Data, entries: Data): Data =>
  Object.assign(Object.create(null), data, entries)

/** A section that has been completed, and what from. */
interface Completion {
  readonly kind: string
  readonly defaults: Data
  readonly value: Data
}

const completions = new WeakMap<Data, Completion>()

/**
 * A section with the defaults of its type: the same object where it is completed again from the same.
 * @param key the one that names its type
 */
function completed(section: Data, key: string, kind: string, defaults: Data): Data {
  const known = completions.get(section)
  if (known?.kind === kind && known.defaults === defaults) return known.value
  const { [key]: _type, ...own } = section
  const value = { ...defaults, ...own, kind }
  completions.set(section, { kind, defaults, value })
  return value
}

const wholes = new WeakMap<Data, { readonly ofKind: Data; readonly value: Data }>()

/** A section with what its kind says: the same object where it is made again from the same. */
function theSame(section: Data, ofKind: Data, made: Data): Data {
  const known = wholes.get(section)
  if (known?.ofKind === ofKind) return known.value
  wholes.set(section, { ofKind, value: made })
  return made
}
