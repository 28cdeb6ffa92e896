import type { WrittenEvent } from '../../../schemas/event.ts'
import type { Outline } from '../../../schemas/outline.ts'
import { routeKey } from '../../contract/routes.ts'
import type {
  Collections,
  Crumb,
  NextPage,
  PageData,
  PageEvent,
  PagePosition,
  Section,
} from '../model.ts'
import { formatDate } from './dates.ts'
import { sortByDate } from './entries.ts'
import { formatPeriod } from './events.ts'
import { getCalendarAddress } from './generated-files.ts'

export interface UnplacedPage<S extends Section = Section> extends Omit<PageData<S>, 'placement'> {
  readonly collection?: string
  /** ISO 8601. */
  readonly date?: string
  readonly event?: WrittenEvent
  /** Of a generated page that continues a list. */
  readonly number?: number
  /** Label in breadcrumbs in place of the headline. */
  readonly name?: string | undefined
  readonly outline: Outline
  readonly isHidden?: boolean
}

const MIN_DIGITS = 2

/** What breadcrumbs, dates and links between dated pages need of a language. */
export interface PlacementTexts {
  readonly language: string
  /** Canonical path of the home page. */
  readonly home: string
  readonly timeZone?: string | undefined
  readonly base?: string
  readonly previousPage?: string | undefined
  readonly nextPage?: string | undefined
}

/** @param languages by the language of pages; the key of the default language is `''` */
export function placePages<S extends Section>(
  pages: readonly UnplacedPage<S>[],
  collections: Collections,
  languages: ReadonlyMap<string, PlacementTexts>,
): PageData<S>[] {
  const members = new Map<string, UnplacedPage<S>[]>()
  const numbers = pages.map((page) => {
    if (page.collection === undefined) return 0
    const all = members.get(page.collection)
    if (!all) members.set(page.collection, [page])
    return all ? all.push(page) : 1
  })
  const byDate = new Map([...members].map(([name, all]) => [name, sortDatedPages(all)]))
  const byRoute = new Map(pages.map((page) => [routeKey(page.path), page]))
  return pages.map((unplaced, index) => {
    const texts = languages.get(unplaced.language ?? '') ?? { language: 'en', home: '/' }
    const home = byRoute.get(routeKey(texts.home))
    const trail = createBreadcrumbs(unplaced, home, collections, byRoute)
    const { collection, date, name: _, outline: __, isHidden, ...rest } = unplaced
    const { number: ___, event, ...page } = rest
    const dated = {
      ...(date !== undefined && { date: formatDate(date, texts.language) }),
      ...(event && { event: createPageEvent(event, page.path, texts) }),
    }
    if (collection === undefined) {
      // A single breadcrumb is useless.
      const hidden = isHidden || (trail.length < 2 && date === undefined)
      return { ...page, placement: { ...dated, breadcrumbs: trail, ...(hidden && { hidden }) } }
    }
    const all = members.get(collection) ?? []
    const number = numbers[index] ?? 0
    const about = collections[collection]
    const placement = {
      ...(about?.prefix !== undefined && { code: formatCode(number, all, about.prefix) }),
      number,
      ...(about?.prefix !== undefined && { total: all.length }),
      collection,
      ...dated,
      breadcrumbs: trail,
    }
    const links =
      date === undefined
        ? getNextPage(number, all, about)
        : getNeighbors(unplaced, byDate.get(collection) ?? [], about, texts)
    return {
      ...page,
      placement: { ...placement, ...(isHidden && { hidden: true }), ...links },
    }
  })
}

function createPageEvent(event: WrittenEvent, path: string, texts: PlacementTexts): PageEvent {
  const { base = '' } = texts
  return {
    when: formatPeriod(event, texts),
    ...(event.place !== undefined && { place: event.place }),
    calendar: base + getCalendarAddress(path.slice(base.length)),
  }
}

type Collection = Collections[string] | undefined

/** Oldest first. */
const sortDatedPages = <P extends UnplacedPage>(pages: readonly P[]): readonly P[] =>
  sortByDate(pages.filter(({ date }) => date !== undefined)).reverse()

function formatCode(number: number, all: readonly UnplacedPage[], prefix: string): string {
  const digits = Math.max(MIN_DIGITS, `${all.length}`.length)
  return `${prefix} ${`${number}`.padStart(digits, '0')}`
}

/** The first page follows the last one. Empty if the collection has no `next`. */
function getNextPage(
  number: number,
  all: readonly UnplacedPage[],
  collection: Collection,
): { readonly next?: NextPage } {
  const place = number % all.length
  const page = all[place]
  if (collection?.next === undefined || !page || all.length === 1) return {}
  const { next: label, prefix } = collection
  const code = prefix === undefined ? undefined : formatCode(place + 1, all, prefix)
  return { next: createNextPage(label, page, code) }
}

/** The dated pages before and after a page. */
function getNeighbors(
  page: UnplacedPage,
  all: readonly UnplacedPage[],
  collection: Collection,
  { previousPage = '←', nextPage = '→' }: PlacementTexts,
): { readonly previous?: NextPage; readonly next?: NextPage } {
  const place = all.indexOf(page)
  const [previous, next] = [all[place - 1], all[place + 1]]
  return {
    ...(previous && { previous: createNextPage(collection?.previous ?? previousPage, previous) }),
    ...(next && { next: createNextPage(collection?.next ?? nextPage, next) }),
  }
}

function createNextPage(label: string, page: UnplacedPage, code?: string): NextPage {
  const { image } = page.outline
  return {
    label,
    name: getName(page),
    href: page.path,
    ...(code !== undefined && { code }),
    ...(image && { image }),
  }
}

/** For a page outside of the list of pages, such as the not-found page. */
export function createStandalonePosition(
  code: string,
  label: string,
  pages: readonly UnplacedPage[],
  homePath: string,
): PagePosition {
  const home = pages.find(({ path }) => routeKey(path) === routeKey(homePath))
  const start = home ? [{ label: getName(home), href: home.path }] : []
  return { code, total: pages.length, breadcrumbs: [...start, { label }] }
}

function createBreadcrumbs(
  page: UnplacedPage,
  home: UnplacedPage | undefined,
  collections: Collections,
  byRoute: ReadonlyMap<string, UnplacedPage>,
): Crumb[] {
  const base = page.partOf === undefined ? undefined : byRoute.get(routeKey(page.partOf))
  if (base) {
    const trail = createBreadcrumbs(base, home, collections, byRoute)
    const last = { label: getName(base), href: base.path }
    return [...trail.slice(0, -1), last, { label: `${page.number}` }]
  }
  const here = { label: getName(page) }
  if (!home || page === home) return [here]
  const [collection] = createCollectionCrumb(page, collections)
  const parents = findParents(page, home, byRoute)
    .filter(({ path }) => path !== collection?.href)
    .map((parent) => ({ label: getName(parent), href: parent.path }))
  const hasCrumb = collection && (collection.href !== undefined || parents.length === 0)
  return [
    { label: getName(home), href: home.path },
    ...parents,
    ...(hasCrumb ? [collection] : []),
    here,
  ]
}

/** Returns the pages above a page in its address, for `/news/2024/fair` those at `/news` and `/news/2024`. */
function findParents(
  { path }: UnplacedPage,
  home: UnplacedPage,
  byRoute: ReadonlyMap<string, UnplacedPage>,
): UnplacedPage[] {
  const parts = path.split('/')
  return parts.slice(2).flatMap((_, index) => {
    const parent = byRoute.get(routeKey(parts.slice(0, index + 2).join('/')))
    return parent && parent !== home ? [parent] : []
  })
}

/** Undefined on the page of the collection itself. */
function createCollectionCrumb(
  { collection, path }: UnplacedPage,
  collections: Collections,
): Crumb[] {
  const { label, page } = collections[collection ?? ''] ?? {}
  if (label === undefined) return []
  const href = page?.kind === 'route' ? page.href : undefined
  if (href === undefined) return [{ label }]
  return routeKey(href.replace(/#.*/, '')) === routeKey(path) ? [] : [{ label, href }]
}

const getName = ({ name, outline, title }: UnplacedPage): string => name ?? outline.title ?? title
