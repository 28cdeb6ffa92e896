import type { ResolvedSection } from '../../../schemas/outline.ts'
import { type EntrySource, kindTraits, type SectionKind } from '../../../schemas/section.ts'
import type { Entry, Paging } from '../model.ts'
import { formatDate } from './dates.ts'
import type { UnplacedPage } from './placement.ts'

type Kinds = ReadonlyMap<string, SectionKind>

/** For each section: the pages that it lists, if its kind lists pages. */
export const listEntrySources = (
  kinds: Kinds,
  sections: readonly ResolvedSection[],
): (EntrySource | undefined)[] =>
  sections.map((section) => {
    const kind = kinds.get(section.kind)
    return kind && kindTraits.get(kind)?.entries?.(section)
  })

/** Newest first, then pages without a date. Pages of one day stay in the order of the file. */
export const sortByDate = <P extends Pick<UnplacedPage, 'date'>>(pages: readonly P[]): P[] =>
  [...pages].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

/** @param language of pages without one. @returns the pages, then further pages of lists with `perPage` */
export function addEntries<P extends UnplacedPage>(
  pages: readonly P[],
  kinds: Kinds,
  language: string,
): P[] {
  const hasEntries = pages.some(({ sections }) =>
    listEntrySources(kinds, sections).some((source) => source !== undefined),
  )
  if (!hasEntries) return [...pages]
  const listed = new Map<string, readonly Entry[]>()
  const list = (collection: string): readonly Entry[] => {
    const known = listed.get(collection)
    if (known) return known
    const members = pages.filter((page) => page.collection === collection)
    const entries = sortByDate(members).map((page) => createEntry(page, page.language ?? language))
    listed.set(collection, entries)
    return entries
  }
  const filled = pages.map((page) => fillLists(page, kinds, list))
  return [...filled.map(({ first }) => first), ...filled.flatMap(({ more }) => more)]
}

function createEntry({ path, outline, title, description, date }: UnplacedPage, language: string) {
  const { image } = outline
  return {
    title: outline.title ?? title,
    href: path,
    text: description,
    ...(date !== undefined && { date: formatDate(date, language) }),
    // Decorative, because the title is beside it.
    ...(image && { image: { ...image, alt: '' } }),
  }
}

interface Filled<P> {
  readonly first: P
  readonly more: readonly P[]
}

function fillLists<P extends UnplacedPage>(
  page: P,
  kinds: Kinds,
  list: (collection: string) => readonly Entry[],
): Filled<P> {
  const sources = listEntrySources(kinds, page.sections)
  if (sources.every((source) => source === undefined)) return { first: page, more: [] }
  // Only the first list continues.
  const continued = sources.findIndex((source) => source?.perPage !== undefined)
  const source = sources[continued]
  const total = source ? countPages(source, list(source.from).length) : 1
  const fill = (number: number): P => ({
    ...page,
    sections: page.sections.map((section, index) => {
      const source = sources[index]
      if (!source) return section
      const { from, limit, perPage = Number.MAX_SAFE_INTEGER, hasPictures } = source
      const listed = list(from).slice(0, limit)
      const all = hasPictures ? listed : listed.map(({ image: _, ...entry }) => entry)
      const start = index === continued ? (number - 1) * perPage : 0
      const paging = index === continued && createPaging(page.path, number, total)
      return { ...section, entries: all.slice(start, start + perPage), ...(paging && { paging }) }
    }),
  })
  const more = Array.from({ length: total - 1 }, (_, index) => {
    const number = index + 2
    const path = getNumberedPath(page.path, number)
    return {
      ...omitCollection(fill(number)),
      ...{ path, number, partOf: page.path },
      title: `${page.title} (${number})`,
      canonical: page.canonical.slice(0, -page.path.length) + path,
    }
  })
  return { first: fill(1), more }
}

/** Only the first page belongs to a collection. */
function omitCollection<P extends UnplacedPage>(page: P): P {
  const { collection: _, date: __, ...rest } = page
  // Safe: both fields are optional.
  return rest as P
}

/** @param size of the collection */
export const countPages = ({ limit, perPage }: EntrySource, size: number): number =>
  perPage ? Math.max(1, Math.ceil(Math.min(limit ?? size, size) / perPage)) : 1

/** `/news/2`; `/2` for the home page. */
export const getNumberedPath = (path: string, number: number): string =>
  number === 1 ? path : `${path.replace(/\/$/, '')}/${number}`

function createPaging(path: string, number: number, total: number): Paging | undefined {
  if (total < 2) return undefined
  return {
    number,
    total,
    ...(number > 1 && { previous: getNumberedPath(path, number - 1) }),
    ...(number < total && { next: getNumberedPath(path, number + 1) }),
  }
}
