import type { CreateDefaults, Defaults } from '../../../schemas/defaults.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild } from '../locate.ts'
import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import { type Data, type MapTree, type Tree, toData } from '../tree.ts'
import { applyDefaults, DefaultedPaths } from './apply-defaults.ts'
import { reportKindKey, SectionTypeLookup } from './section-type-lookup.ts'
import { parseSectionTypes, type SectionType } from './section-types.ts'
import type { Aliases } from './suggest-type.ts'

export interface Expanded {
  /** The site with defaults applied. Sections without a usable type are null. */
  readonly value: Data
  readonly types: ReadonlyMap<string, SectionType>
  readonly diagnostics: readonly SpanDiagnostic[]
  /** Keys of sections that could not be completed; a diagnostic exists. */
  readonly incomplete: ReadonlySet<string>
  /** Keys of sections whose type has errors, so missing fields may come from the type. */
  readonly uncertain: ReadonlySet<string>
  /** From a path of the completed site to one in the section, or in the defaults of its type. */
  readonly toSourcePath: (path: Path) => Path
  readonly inherited: DefaultedPaths
  /** What a language without built-in words lacks, by its code. */
  readonly missingWords: ReadonlyMap<string, readonly string[]>
}

export const NO_DEFAULTS: CreateDefaults = () => ({ site: {}, home: {}, sections: {} })

/** Applies the defaults of the site and of section types, so that sections can be validated by kind. */
export function expand(
  root: MapTree,
  kinds: readonly string[],
  defaultsOf: CreateDefaults = NO_DEFAULTS,
  aliases: Aliases = new Map(),
): Expanded {
  const defaults = defaultsOf(root.data)
  const languages = listLanguages(root.data)
  const inherited = new DefaultedPaths()
  const diagnostics: SpanDiagnostic[] = []
  const { types, renamed } = parseSectionTypes(root, kinds, aliases, diagnostics)
  const incomplete = new Set<string>()
  const uncertain = new Set<string>()
  const lookup = new SectionTypeLookup(root, types, aliases)
  const fromTypes = new Map<string, TypedSection>()
  const expandSection = (section: Tree, path: Path, ofKinds: Defaults['sections']): unknown => {
    if (section.kind !== 'map') return toData(section)
    const at = pathKey(path)
    const { key, type } = lookup.find(section, path)
    if (!type?.kind) {
      incomplete.add(at)
      return null
    }
    if (type.uncertain) uncertain.add(at)
    fromTypes.set(at, { type, own: section.entries })
    // Keep an explicit `kind`, so that it is reported as an unknown key.
    if (section.entries.has('kind')) diagnostics.push(reportKindKey(root, path))
    const value = applyType(section.data, key, type.kind, type.defaults)
    const ofKind = ofKinds[type.kind]
    return ofKind ? applyDefaults(ofKind, value, path, inherited) : value
  }
  const expandRoute = (route: Tree, r: number): unknown => {
    const sections = getChild(route, 'sections')
    if (route.kind !== 'map' || sections?.kind !== 'list') return toData(route)
    const path = ['routes', r, 'sections']
    const language = findLanguage(languages, route.data)
    const { home, sections: ofKinds } = defaults.languages?.[language?.code ?? ''] ?? defaults
    const all = sections.items.map((section, s) => expandSection(section, [...path, s], ofKinds))
    const whole = withEntries(route.data, { sections: all })
    if (route.data.path !== (language?.path ?? '/')) return whole
    return applyDefaults(home, whole, ['routes', r], inherited)
  }
  const sectionTypes = getChild(root, 'sectionTypes')
  const routes = getChild(root, 'routes')
  const written = withEntries(root.data, {
    ...(sectionTypes?.kind === 'map' && { sectionTypes: withEntries(sectionTypes.data, renamed) }),
    ...(routes?.kind === 'list' && { routes: routes.items.map(expandRoute) }),
  })
  const value = applyDefaults(defaults.site, written, [], inherited)
  return {
    value,
    types,
    diagnostics: [...diagnostics, ...lookup.diagnostics()],
    incomplete,
    uncertain,
    toSourcePath: (path) => toSourcePath(fromTypes, path),
    inherited,
    missingWords: new Map(Object.entries(defaults.missingWords ?? {})),
  }
}

interface TypedSection {
  readonly type: SectionType
  readonly own: MapTree['entries']
}

function toSourcePath(sections: ReadonlyMap<string, TypedSection>, path: Path): Path {
  const [section, field] = [sections.get(pathKey(path.slice(0, 4))), String(path[4])]
  if (!section || path[4] === undefined || section.own.has(field)) return path
  const { name, defaults } = section.type
  return defaults[field] === undefined ? path : ['sectionTypes', name, 'defaults', ...path.slice(4)]
}

const withEntries = (data: Data, entries: Data): Data =>
  Object.assign(Object.create(null), data, entries)

function applyType(section: Data, key: string, kind: string, defaults: Data): Data {
  const { [key]: _type, ...own } = section
  return { ...defaults, ...own, kind }
}
