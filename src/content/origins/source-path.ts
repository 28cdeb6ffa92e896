import type { SectionKind } from '../../../schemas/section.ts'
import type { Site } from '../../../schemas/site.ts'
import type { CompiledSite, Path } from '../model.ts'
import { getMember, getValueAt } from '../value-at.ts'
import { createOutlineLookup } from './outline-lookup.ts'

interface Sites {
  readonly site: Site
  readonly compiled: CompiledSite
  readonly kinds: ReadonlyMap<string, SectionKind>
}

/** Converts a path in the compiled site to one in the validated site; undefined for computed values. */
export function toSourcePath(sites: Sites, [part, ...rest]: Path): Path | undefined {
  const [index, ...inside] = rest
  if (part === 'pages' && typeof index === 'number') return fromPage(sites, index, inside)
  if (part === 'publication' && index === 'base') return [part, 'origin']
  if (part === 'shell') return fromShell(sites, undefined, rest)
  if (part === 'languages' && typeof index === 'string')
    return inside[0] === 'shell'
      ? fromShell(sites, index, inside.slice(1))
      : [part, index, ...inside]
  return part === undefined ? undefined : [part, ...rest]
}

/** @param language undefined for the default language */
function fromShell(sites: Sites, language: string | undefined, path: Path): Path | undefined {
  const [part, field, ...rest] = path
  const root: Path = language === undefined ? [] : ['languages', language]
  if (part === 'languages') return undefined
  if (part === 'notFound' && field === 'placement') {
    if (rest[0] === 'code') return [...root, 'notFound', 'number']
    if (rest[0] !== 'breadcrumbs') return undefined
    const home = findHome(sites, language)
    if (rest[2] === 'href') return ['routes', home, 'path']
    const title = [...root, 'notFound', 'title']
    return rest[1] === 0 && home >= 0 ? getNamePath(sites, home) : title
  }
  const own = sites.site.languages?.[language ?? '']
  if (part === 'company')
    return own?.company && Object.hasOwn(own.company, String(field)) ? [...root, ...path] : path
  return part !== undefined && own && Object.hasOwn(own, part) ? [...root, ...path] : path
}

function findHome({ compiled }: Sites, language: string | undefined): number {
  const { pages, publication, languages } = compiled
  const home = languages[language ?? '']?.path ?? `${publication.base}/`
  return pages.findIndex(({ path }) => path === home)
}

function fromPage(sites: Sites, index: number, [field, ...inside]: Path): Path | undefined {
  const page: Path = ['routes', index]
  // A generated page.
  if (index >= sites.site.routes.length || field === 'translations') return undefined
  if (field === 'placement') return ofPlacement(sites, index, inside)
  if (field === 'id' || field === 'canonical') return [...page, 'path']
  if (field === 'sections' && COMPUTED.has(String(inside[1]))) return ofEntry(sites, index, inside)
  return field === undefined ? page : [...page, field, ...inside]
}

/** Fields of sections that the compiler adds. */
const COMPUTED: ReadonlySet<string> = new Set(['entries', 'paging', 'listed', 'calendar'])

/** An entry or event shows texts of the page that it leads to, or of the list in the section. */
function ofEntry(sites: Sites, page: number, [s, ...rest]: Path): Path | undefined {
  const [list, position, field, ...inside] = rest
  const { pages } = sites.compiled
  const section = typeof s === 'number' ? pages[page]?.sections[s] : undefined
  const entry = getValueAt(section, [list ?? '', position ?? ''])
  if (field === undefined || s === undefined) return undefined
  const index = list === 'listed' ? getMember(entry, 'index') : undefined
  if (typeof index === 'number') {
    const event = ['routes', page, 'sections', s, 'events', index]
    if (field === 'when') return inside[0] === 'iso' ? [...event, 'start'] : undefined
    return OWN_FIELDS.has(String(field)) ? [...event, field, ...inside] : undefined
  }
  const target = pages.findIndex(
    ({ path }) => path === (getMember(entry, 'page') ?? getMember(entry, 'href')),
  )
  return target < 0 ? undefined : ofListedPage(sites, target, [field, ...inside])
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['title', 'place', 'to', 'note'])

function ofListedPage(sites: Sites, page: number, [field, ...inside]: Path): Path | undefined {
  switch (field) {
    case 'title':
      return fromOutline(sites, page, ['title']) ?? ['routes', page, 'title']
    case 'href':
    case 'to':
      return ['routes', page, 'path']
    case 'text':
    case 'note':
      return ['routes', page, 'description']
    case 'place':
      return ['routes', page, 'event', 'place']
    case 'date':
      return inside[0] === 'iso' ? ['routes', page, 'date'] : undefined
    case 'image':
      return fromOutline(sites, page, ['image', ...inside])
    default:
      return undefined
  }
}

function ofPlacement(sites: Sites, index: number, [field, ...inside]: Path): Path | undefined {
  const { placement } = sites.compiled.pages[index] ?? {}
  if (!placement) return undefined
  const collection = placement.collection ?? ''
  if (field === 'code') return ['collections', collection, 'prefix']
  if (field === 'collection') return ['routes', index, 'collection']
  const home = findHome(sites, sites.compiled.pages[index]?.language)
  if (field === 'breadcrumbs') {
    const at = inside[0]
    const isLink = inside[1] === 'href'
    if (at === placement.breadcrumbs.length - 1) return getNamePath(sites, index)
    if (at === 0) return isLink ? ['routes', home, 'path'] : getNamePath(sites, home)
    const parent = findParent(sites, index, at)
    if (parent >= 0) return isLink ? ['routes', parent, 'path'] : getNamePath(sites, parent)
    return ['collections', collection, isLink ? 'page' : 'label']
  }
  if (field === 'date') return inside[0] === 'iso' ? ['routes', index, 'date'] : undefined
  if (field === 'event' && inside[0] === 'place') return ['routes', index, 'event', 'place']
  const link = field === 'next' || field === 'previous' ? placement[field] : undefined
  if (!link) return undefined
  const { href } = link
  const next = sites.compiled.pages.findIndex(({ path }) => path === href)
  const [part, ...more] = inside
  if (part === 'label')
    return getLinkLabelPath(sites, index, field === 'next' ? 'next' : 'previous')
  if (part === 'name') return getNamePath(sites, next)
  if (part === 'href') return ['routes', next, 'path']
  if (part === 'code') return ['collections', collection, 'prefix']
  return part === 'image' ? fromOutline(sites, next, ['image', ...more]) : undefined
}

function getLinkLabelPath(
  { site, compiled }: Sites,
  index: number,
  key: 'previous' | 'next',
): Path {
  const { language, placement } = compiled.pages[index] ?? {}
  const collection = placement?.collection ?? ''
  if (site.collections[collection]?.[key] !== undefined) return ['collections', collection, key]
  const root: Path = language === undefined ? [] : ['languages', language]
  return [...root, 'words', `${key}Page`]
}

/** Returns the index of the page that a breadcrumb names; -1 for that of a collection. */
function findParent({ compiled }: Sites, index: number, at: unknown): number {
  const { breadcrumbs = [], collection = '' } = compiled.pages[index]?.placement ?? {}
  const crumb = typeof at === 'number' ? breadcrumbs[at] : undefined
  const page = compiled.collections[collection]?.page
  if (!crumb?.href || (page && 'href' in page && page.href === crumb.href)) return -1
  return compiled.pages.findIndex(({ path }) => path === crumb.href)
}

/** Mirrors `getNamePath` in `pages/placement.ts`. */
function getNamePath(sites: Sites, index: number): Path {
  if (sites.site.routes[index]?.name) return ['routes', index, 'name']
  return fromOutline(sites, index, ['title']) ?? ['routes', index, 'title']
}

function fromOutline({ compiled, kinds }: Sites, index: number, part: Path): Path | undefined {
  const sections = compiled.pages[index]?.sections
  const found = sections && createOutlineLookup(kinds, sections)(part)
  return found && ['routes', index, 'sections', ...found]
}
