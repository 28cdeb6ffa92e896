import type { SectionKind } from '../../../schemas/section.ts'
import type { SectionSource, Site } from '../../../schemas/site.ts'
import { withBase } from '../../contract/base.ts'
import type { CompiledSite, LinkReport, ReadDrawing, Resolved, Shell, SiteFeed } from '../model.ts'
import { isDraftPage } from './drafts.ts'
import { addEntries } from './entries.ts'
import { addressForms, collectForms } from './forms.ts'
import { getFeedAddress } from './generated-files.ts'
import { buildOutline } from './outline.ts'
import { createStandalonePosition, placePages, type UnplacedPage } from './placement.ts'

export interface PageSources<S extends SectionSource> {
  readonly site: Resolved<Site<S>>
  readonly links: LinkReport
  /** See `parseBase`. */
  readonly base: string
  readonly kinds: ReadonlyMap<string, SectionKind>
  readonly readDrawing?: ReadDrawing | undefined
}

export function buildPages<S extends SectionSource>(
  sources: PageSources<S>,
): CompiledSite<Resolved<S>> {
  const { site, links, base, kinds } = sources
  const origin = new URL(site.publication.origin).origin
  const toAddress = (path: string) => withBase(base, path)
  const written = site.routes.map((route): UnplacedPage<Resolved<S>> => {
    const { collection, date, name, breadcrumbs, title, description, robots, sections } = route
    const isDraft = isDraftPage(route)
    const path = toAddress(route.path)
    return {
      id: '',
      path,
      ...(collection !== undefined && { collection }),
      ...(date !== undefined && { date }),
      name,
      isHidden: breadcrumbs === 'hide',
      title,
      ...createDocumentTitle(site, route),
      description,
      ...(robots && { robots }),
      ...(isDraft && { draft: true }),
      canonical: origin + path,
      sections: addressForms(sections, kinds, base, path),
      outline: buildOutline(kinds, sections),
    }
  })
  const listed = addEntries(written, kinds, site.publication.language)
  const ids = createChunkIds(listed.map(({ path }) => path.slice(base.length)))
  const pages = listed.map((page, index) => ({ ...page, id: ids[index] ?? '' }))
  const placed = placePages(pages, site.collections, {
    language: site.publication.language,
    ...site.words,
  })
  return {
    publication: { ...site.publication, origin, base },
    shell: buildShell(sources, pages),
    theme: site.theme,
    requestPages: site.requestPages,
    collections: site.collections,
    pages: placed,
    forms: collectForms(placed, kinds),
    feeds: listFeeds(site, base),
    outlines: new Map(pages.map(({ path, outline }) => [path, outline])),
    links,
    moves: {
      redirects: new Map(
        site.routes.flatMap(({ path, formerly = [] }) =>
          formerly.map((from) => [toAddress(from), toAddress(path)] as const),
        ),
      ),
      gone: (site.gone ?? []).map(toAddress),
    },
  }
}

function listFeeds(
  { collections, company }: Pick<Resolved<Site>, 'collections' | 'company'>,
  base: string,
): SiteFeed[] {
  return Object.entries(collections).flatMap(([collection, { feed, label, page: to }]) => {
    if (!feed) return []
    const page = to?.kind === 'route' ? to.href.replace(/[?#].*/, '') : undefined
    const address = base + getFeedAddress(collection, page?.slice(base.length))
    return [{ address, title: `${company.name}: ${label}`, collection, ...(page && { page }) }]
  })
}

/** Without the lists of pages and the pages that continue them, which repeat texts of other pages. */
export const withoutEntries = <S extends SectionSource>(
  compiled: CompiledSite<Resolved<S>>,
  { routes }: Pick<Resolved<Site<S>>, 'routes'>,
): CompiledSite<Resolved<S>> => ({
  ...compiled,
  pages: compiled.pages
    .slice(0, routes.length)
    .map((page, index) => ({ ...page, sections: routes[index]?.sections ?? [] })),
})

/** The home page, and titles with the name of the company, need no pattern. */
function createDocumentTitle(
  { publication, company }: Pick<Resolved<Site>, 'publication' | 'company'>,
  { path, title }: { readonly path: string; readonly title: string },
): { readonly documentTitle?: string } {
  if (path === '/' || title.includes(company.name)) return {}
  const documentTitle = publication.titlePattern.replace('{title}', () => title)
  return documentTitle === title ? {} : { documentTitle }
}

function buildShell<S extends SectionSource>(
  { site, base, readDrawing }: PageSources<S>,
  pages: readonly UnplacedPage[],
): Shell {
  const { behaviour, company, words, navigation, footer, errorScreen, publication } = site
  const { number, ...notFound } = site.notFound
  const placement =
    number === undefined
      ? {}
      : { placement: createStandalonePosition(number, notFound.title, pages) }
  const { logo } = publication
  const drawing = logo && readDrawing?.(decodeURIComponent(logo.src).slice(base.length))
  return {
    ...(drawing && !('fault' in drawing) && { logo: { drawing, alt: logo.alt } }),
    language: publication.language,
    ...(publication.timeZone !== undefined && { timeZone: publication.timeZone }),
    ...(site.notice && { notice: site.notice }),
    behaviour,
    company,
    words,
    navigation,
    footer,
    errorScreen,
    notFound: { ...notFound, ...placement },
  }
}

/** Unique names for chunks, safe as file names. */
export function createChunkIds(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    const name =
      path
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'home'
    let id = name
    for (let n = 2; taken.has(id); n += 1) id = `${name}-${n}`
    taken.add(id)
    return id
  })
}
