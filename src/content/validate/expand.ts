import type { CreateDefaults, Defaults } from '../../../schemas/defaults.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild } from '../locate.ts'
import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import { ResultCache } from '../result-cache.ts'
import { type Data, isMap, type MapTree, type Tree, toData, withEntries } from '../tree.ts'
import { applyDefaults, DefaultedPaths } from './apply-defaults.ts'
import { reportKindKey, SectionTypeLookup } from './section-type-lookup.ts'
import { parseSectionTypes, type SectionType, type SectionTypes } from './section-types.ts'
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

interface ExpandOptions {
  readonly createDefaults?: CreateDefaults
  readonly aliases?: Aliases | undefined
  readonly cache?: ExpandCache
}

/** A page whose sections have usable types, without diagnostics. Paths start in the page. */
interface ExpandedRoute {
  readonly value: unknown
  readonly sections: readonly (TypedSection | undefined)[]
  readonly inherited: DefaultedPaths
}

interface TypedSection {
  readonly type: SectionType
  readonly own: Data
}

/** By the data of section types and of pages. */
export class ExpandCache {
  readonly types = new ResultCache<SectionTypes>()
  readonly routes = new ResultCache<ExpandedRoute>()
}

/** Applies the defaults of the site and of section types, so that sections can be validated by kind. */
export function expand(
  root: MapTree,
  kinds: readonly string[],
  { createDefaults = NO_DEFAULTS, aliases = new Map(), cache }: ExpandOptions = {},
): Expanded {
  const defaults = createDefaults(root.data)
  const expander = new RouteExpander(root, kinds, {
    defaults,
    aliases,
    cache: cache ?? new ExpandCache(),
  })
  const sectionTypes = getChild(root, 'sectionTypes')
  const routes = getChild(root, 'routes')
  const expanded =
    routes?.kind === 'list' ? routes.items.map((route, r) => expander.expand(route, r)) : []
  const { renamed, types } = expander.types
  const written = withEntries(root.data, {
    ...(sectionTypes?.kind === 'map' && { sectionTypes: withEntries(sectionTypes.data, renamed) }),
    ...(routes?.kind === 'list' && { routes: expanded.map(({ value }) => value) }),
  })
  const inherited = new DefaultedPaths(expanded.map((one) => one.inherited))
  return {
    value: applyDefaults(defaults.site, written, [], inherited),
    types,
    diagnostics: expander.diagnostics(),
    incomplete: expander.incomplete,
    uncertain: expander.uncertain,
    toSourcePath: (path) => toSourcePath(expanded, path),
    inherited,
    missingWords: new Map(Object.entries(defaults.missingWords ?? {})),
  }
}

interface RouteContext {
  readonly defaults: Defaults
  readonly aliases: Aliases
  readonly cache: ExpandCache
}

class RouteExpander {
  readonly types: SectionTypes
  readonly incomplete = new Set<string>()
  readonly uncertain = new Set<string>()
  readonly #root: MapTree
  readonly #defaults: Defaults
  readonly #cache: ExpandCache
  readonly #languages: ReturnType<typeof listLanguages>
  readonly #lookup: SectionTypeLookup
  readonly #diagnostics: SpanDiagnostic[] = []

  constructor(root: MapTree, kinds: readonly string[], { defaults, aliases, cache }: RouteContext) {
    this.#root = root
    this.#defaults = defaults
    this.#cache = cache
    this.#languages = listLanguages(root.data)
    this.types = this.#parseTypes(kinds, aliases)
    this.#lookup = new SectionTypeLookup(root, this.types.types, aliases)
  }

  diagnostics(): SpanDiagnostic[] {
    return [...this.#diagnostics, ...this.#lookup.diagnostics()]
  }

  expand(route: Tree, r: number): ExpandedRoute {
    const sections = getChild(route, 'sections')
    if (route.kind !== 'map' || sections?.kind !== 'list')
      return { value: toData(route), sections: [], inherited: new DefaultedPaths() }
    const language = findLanguage(this.#languages, route.data)
    const { home, sections: ofKinds } =
      this.#defaults.languages?.[language?.code ?? ''] ?? this.#defaults
    const ofPage = route.data.path === (language?.path ?? '/') ? home : NOTHING
    const inputs = [this.types, ofKinds, ofPage]
    const known = this.#cache.routes.find(route.data, inputs)
    if (known) {
      for (const section of known.sections) if (section) this.#lookup.addUse(section.type)
      return known
    }
    const before = this.#countFindings()
    const inherited = new DefaultedPaths()
    const typed: (TypedSection | undefined)[] = []
    const all = sections.items.map((section, s) => {
      const { type, value } = this.#expandSection(section, ['routes', r, 'sections', s])
      typed.push(section.kind === 'map' && type ? { type, own: section.data } : undefined)
      const ofKind = type?.kind === undefined ? undefined : ofKinds[type.kind]
      return ofKind && isMap(value)
        ? applyDefaults(ofKind, value, ['sections', s], inherited)
        : value
    })
    const value = applyDefaults(ofPage, withEntries(route.data, { sections: all }), [], inherited)
    const expanded = { value, sections: typed, inherited }
    if (this.#countFindings() === before) this.#cache.routes.add(route.data, inputs, expanded)
    return expanded
  }

  #expandSection(
    section: Tree,
    path: Path,
  ): { readonly value: unknown; readonly type?: SectionType } {
    if (section.kind !== 'map') return { value: toData(section) }
    const at = pathKey(path)
    const { key, type } = this.#lookup.find(section, path)
    if (!type?.kind) {
      this.incomplete.add(at)
      return { value: null }
    }
    if (type.uncertain) this.uncertain.add(at)
    // Keep an explicit `kind`, so that it is reported as an unknown key.
    if (section.entries.has('kind')) this.#diagnostics.push(reportKindKey(this.#root, path))
    return { type, value: applyType(section.data, key, type.kind, type.defaults) }
  }

  #countFindings(): number {
    const { size } = this.incomplete
    return size + this.uncertain.size + this.#diagnostics.length + this.#lookup.size
  }

  #parseTypes(kinds: readonly string[], aliases: Aliases): SectionTypes {
    const written = getChild(this.#root, 'sectionTypes')
    const about = written?.kind === 'map' ? written.data : NO_TYPES
    const known = this.#cache.types.find(about, kinds)
    if (known) return known
    const types = parseSectionTypes(this.#root, kinds, aliases, this.#diagnostics)
    return this.#diagnostics.length > 0 ? types : this.#cache.types.add(about, kinds, types)
  }
}

const NO_TYPES = {}
const NOTHING: Data = {}

function toSourcePath(routes: readonly ExpandedRoute[], path: Path): Path {
  const [part, r, list, s, key] = path
  if (part !== 'routes' || list !== 'sections' || key === undefined) return path
  const section = routes[Number(r)]?.sections[Number(s)]
  if (!section || Object.hasOwn(section.own, key)) return path
  const { name, defaults } = section.type
  return defaults[key] === undefined ? path : ['sectionTypes', name, 'defaults', ...path.slice(4)]
}

function applyType(section: Data, key: string, kind: string, defaults: Data): Data {
  const { [key]: _type, ...own } = section
  return { ...defaults, ...own, kind }
}
