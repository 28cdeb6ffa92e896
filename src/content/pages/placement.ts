import type { Outline } from '../../../schemas/outline.ts'
import { isHome } from '../../contract/base.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Collections, Crumb, NextPage, PageData, PagePosition, Section } from '../model.ts'

export interface UnplacedPage<S extends Section = Section> extends Omit<PageData<S>, 'placement'> {
  readonly collection?: string
  /** Label in breadcrumbs in place of the headline. */
  readonly name?: string | undefined
  readonly outline: Outline
  readonly isHidden?: boolean
}

const MIN_DIGITS = 2

export function placePages<S extends Section>(
  pages: readonly UnplacedPage<S>[],
  collections: Collections,
): PageData<S>[] {
  const members = new Map<string, UnplacedPage<S>[]>()
  const numbers = pages.map((page) => {
    if (page.collection === undefined) return 0
    const all = members.get(page.collection)
    if (!all) members.set(page.collection, [page])
    return all ? all.push(page) : 1
  })
  const byRoute = new Map(pages.map((page) => [routeKey(page.path), page]))
  const home = findHome(pages)
  return pages.map((unplaced, index) => {
    const trail = createBreadcrumbs(unplaced, home, collections, byRoute)
    const { collection, name: _, outline: __, isHidden, ...page } = unplaced
    if (collection === undefined) {
      // A single breadcrumb is useless.
      const hidden = isHidden || trail.length < 2
      return { ...page, placement: { breadcrumbs: trail, ...(hidden && { hidden }) } }
    }
    const all = members.get(collection) ?? []
    const number = numbers[index] ?? 0
    const placement = {
      code: formatCode(number, all, collections[collection]),
      number,
      total: all.length,
      collection,
      breadcrumbs: trail,
    }
    const next = getNextPage(number, all, collections[collection])
    return {
      ...page,
      placement: { ...placement, ...(isHidden && { hidden: true }), ...(next && { next }) },
    }
  })
}

type Collection = Collections[string] | undefined

function formatCode(number: number, all: readonly UnplacedPage[], collection: Collection): string {
  const digits = Math.max(MIN_DIGITS, `${all.length}`.length)
  return `${collection?.prefix ?? ''} ${`${number}`.padStart(digits, '0')}`
}

/** The first page follows the last one. Undefined if the collection has no `next`. */
function getNextPage(
  number: number,
  all: readonly UnplacedPage[],
  collection: Collection,
): NextPage | undefined {
  const place = number % all.length
  const page = all[place]
  if (collection?.next === undefined || !page || all.length === 1) return undefined
  const { image } = page.outline
  return {
    label: collection.next,
    name: getName(page),
    href: page.path,
    code: formatCode(place + 1, all, collection),
    ...(image && { image }),
  }
}

/** For a page outside of the list of pages, such as the not-found page. */
export function createStandalonePosition(
  code: string,
  label: string,
  pages: readonly UnplacedPage[],
): PagePosition {
  const home = findHome(pages)
  const start = home ? [{ label: getName(home), href: home.path }] : []
  return { code, total: pages.length, breadcrumbs: [...start, { label }] }
}

const findHome = (pages: readonly UnplacedPage[]): UnplacedPage | undefined =>
  pages.find(({ path }) => isHome(path))

function createBreadcrumbs(
  page: UnplacedPage,
  home: UnplacedPage | undefined,
  collections: Collections,
  byRoute: ReadonlyMap<string, UnplacedPage>,
): Crumb[] {
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
