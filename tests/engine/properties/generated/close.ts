/** Turns a draft of a site into a site in which every reference resolves. */
import { type Draft, isDraft } from './drafts.ts'
import { numberFor, picked, pictures } from './ground.ts'
import { isMap, type Json, type JsonMap, listIn, mapIn, type Raw } from './json.ts'
import { closedLink, type KnownPage, type Targets } from './links.ts'
import { closedPaths } from './routes.ts'
import { closedSections } from './sections.ts'
import { closedTheme } from './theme.ts'
import { joined } from './words.ts'

/** Chooses a target for every reference; all other generated values stay unchanged. */
export function closedSite(draft: Raw): JsonMap {
  const routes = listIn(draft, 'routes')
  const drafts = routes.map(({ sections }) =>
    (Array.isArray(sections) ? sections : []).filter((one) => isDraft(one, 'section')),
  )
  const { types, pages } = closedSections(mapIn(draft, 'sectionTypes'), drafts)
  const paths = closedPaths(routes)
  const known = pages.map((sections, index): KnownPage => {
    const ids = sections.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
    return { path: paths[index] ?? '', anchors: ['main', ...ids] }
  })
  const collections = closedCollections(mapIn(draft, 'collections'), routes)
  const navigation = mapIn(draft, 'navigation')
  const panels = Object.keys(mapIn(navigation, 'panels'))
  const { defined } = collections
  const closing = new Closing({ pages: known, panels }, { ...draft, collections: defined })
  return closing.all({
    ...draft,
    // The logo needs an SVG that can be inlined.
    publication: { ...mapIn(draft, 'publication'), logo: undefined },
    theme: closedTheme(mapIn(draft, 'theme')),
    navigation: { ...navigation, bar: closedBar(navigation.bar, panels) },
    sectionTypes: types,
    collections: defined,
    routes: routes.map((route, index) => ({
      ...route,
      path: paths[index],
      collection: collections.names[index],
      sections: pages[index],
    })),
  })
}

/** Assigns a collection to every page; prefixes are unique and every collection is used. */
function closedCollections(collections: Raw, routes: readonly Raw[]) {
  const names = routes.map(({ collection }) =>
    picked(Object.keys(collections), numberFor(String(collection))),
  )
  const prefixes = new Set<unknown>()
  const defined = Object.entries(collections).flatMap(([name, collection], index) => {
    if (!names.includes(name) || !isMap(collection)) return []
    const prefix = prefixes.has(collection.prefix)
      ? String.fromCharCode(65 + index).repeat(2)
      : collection.prefix
    prefixes.add(prefix)
    return [[name, { ...collection, prefix }]]
  })
  return { names, defined: Object.fromEntries(defined) as Raw }
}

/** Bar entries that open existing panels. */
const closedBar = (bar: unknown, panels: readonly string[]): unknown =>
  Array.isArray(bar)
    ? bar.map((entry) =>
        isMap(entry) && 'panel' in entry
          ? { panel: picked(panels, numberFor(String(entry.panel))) }
          : entry,
      )
    : bar

/** Replaces drafts by references to their targets. */
class Closing {
  readonly #targets: Targets
  readonly #figures: readonly string[]
  readonly #collections: readonly string[]
  readonly #variables: readonly string[]
  /** The only variable that others may use; it uses none. */
  readonly #first: string

  constructor(targets: Targets, draft: Raw) {
    this.#targets = targets
    this.#figures = Object.entries(mapIn(draft, 'figures')).flatMap(([group, figures]) =>
      Object.keys(isMap(figures) ? figures : {}).map((name) => `${group}.${name}`),
    )
    this.#collections = Object.keys(mapIn(draft, 'collections'))
    const company = Object.entries(mapIn(draft, 'company')).flatMap(([key, value]) =>
      value === undefined ? [] : [`company.${key}`],
    )
    this.#variables = [...company, ...this.#figures.map((name) => `figures.${name}`)]
    this.#first = company[0] ?? ''
  }

  all(site: Raw): JsonMap {
    return Object.fromEntries(
      Object.entries(site).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, this.#in(value, [key])]],
      ),
    )
  }

  #in(value: unknown, path: readonly (string | number)[]): Json {
    if (isDraft(value, 'text')) return this.#text(value, path)
    if (isDraft(value, 'figure')) return picked(this.#figures, value.pick)
    if (isDraft(value, 'collection')) return picked(this.#collections, value.pick)
    if (isDraft(value, 'image')) return this.#image(value, path)
    if (isDraft(value, 'link')) {
      const page = path[0] === 'routes' ? this.#targets.pages[Number(path[1])] : undefined
      return closedLink(value, this.#targets, page)
    }
    if (Array.isArray(value)) return value.map((entry, index) => this.#in(entry, [...path, index]))
    if (isMap(value)) {
      const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
      return Object.fromEntries(
        entries.map(([key, entry]) => [key, this.#in(entry, [...path, key])]),
      )
    }
    if (['string', 'number', 'boolean'].includes(typeof value)) return value as Json
    throw new Error(`Unknown draft at ${path.join('/')}.`)
  }

  #text({ pieces, longest }: Draft<'text'>, path: readonly (string | number)[]): string {
    const usable = this.#variablesAt(path)
    return joined(
      pieces.flatMap((piece) => {
        if (typeof piece === 'string') return [piece]
        return usable.length > 0 ? [`{${picked(usable, piece)}}`] : []
      }),
      longest,
    )
  }

  /** Variables use only the first one, so that there are no cycles. */
  #variablesAt(path: readonly (string | number)[]): readonly string[] {
    if (path.join('.') === this.#first) return []
    const isVariable = path[0] === 'company' || (path[0] === 'figures' && path[3] === 'value')
    return isVariable ? [this.#first] : this.#variables
  }

  #image({ fields, pick }: Draft<'image'>, path: readonly (string | number)[]): Json {
    const { src: _src, alt, decorative, ...others } = fields
    const text = isDraft(alt, 'text') ? { alt: this.#text(alt, [...path, 'alt']) } : {}
    const silent = decorative === undefined && 'alt' in text ? {} : { decorative: true }
    const known = { src: picked(pictures, pick), ...text, ...silent }
    return { ...known, ...(this.#in(others, path) as JsonMap) }
  }
}
