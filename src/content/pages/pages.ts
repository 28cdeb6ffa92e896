import type { SectionKind } from '../../../schemas/section.ts'
import type { SectionSource, Site } from '../../../schemas/site.ts'
import { withBase } from '../../contract/base.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import type { CompiledSite, LinkReport, ReadDrawing, Resolved, SiteFeed } from '../model.ts'
import { isDraftPage } from './drafts.ts'
import { addEntries } from './entries.ts'
import { addEvents, collectCalendars } from './events.ts'
import { addFormattedTexts } from './formatted-texts.ts'
import { addressForms, collectForms } from './forms.ts'
import { getFeedAddress } from './generated-files.ts'
import { placeLanguages } from './languages.ts'
import { buildOutline } from './outline.ts'
import { type PlacementTexts, placePages, type UnplacedPage } from './placement.ts'
import { buildLanguages, buildShell, mergeCompany } from './shell.ts'

export interface PageSources<S extends SectionSource> {
  readonly site: Resolved<Site<S>>
  readonly links: LinkReport
  /** See `parseBase`. */
  readonly base: string
  readonly kinds: ReadonlyMap<string, SectionKind>
  readonly readDrawing?: ReadDrawing | undefined
  /** In ms, see `CompileContext`. */
  readonly now?: number | undefined
}

export function buildPages<S extends SectionSource>(
  sources: PageSources<S>,
): CompiledSite<Resolved<S>> {
  const { site, links, base, kinds, readDrawing } = sources
  const toAddress = (path: string) => withBase(base, path)
  const languages = placeLanguages(site, toAddress)
  const written = site.routes.map((route, index) => createPage(sources, route, languages[index]))
  const { language, timeZone } = site.publication
  const context = { kinds, base, language, timeZone, now: sources.now }
  const listed = addEntries(addEvents(written, context), kinds, language)
  const ids = createChunkIds(listed.map(({ path }) => path.slice(base.length)))
  const pages = listed.map((page, index) => ({ ...page, id: ids[index] ?? '' }))
  const placed = placePages(pages, site.collections, listPlacementTexts(site, base))
  const shellSources = { site, base, pages, readDrawing }
  return {
    publication: { ...site.publication, origin: getOrigin(site), base },
    shell: buildShell(shellSources),
    languages: buildLanguages(shellSources),
    theme: site.theme,
    requestPages: site.requestPages,
    collections: site.collections,
    pages: placed,
    forms: collectForms(placed, kinds),
    feeds: listFeeds(site, base),
    calendars: collectCalendars(written, context),
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

const getOrigin = ({ publication }: Pick<Resolved<Site>, 'publication'>): string =>
  new URL(publication.origin).origin

/** @param inLanguage undefined for a site in one language */
function createPage<S extends SectionSource>(
  { site, base, kinds }: PageSources<S>,
  route: Resolved<Site<S>>['routes'][number],
  inLanguage: ReturnType<typeof placeLanguages>[number] | undefined,
): UnplacedPage<Resolved<S>> {
  const { collection, date, event, name, breadcrumbs, title, description, robots, sections } = route
  const path = withBase(base, route.path)
  const language = inLanguage?.language ?? site.publication.language
  return {
    id: '',
    path,
    ...(collection !== undefined && { collection }),
    ...(date !== undefined && { date }),
    ...(event && { event }),
    name,
    isHidden: breadcrumbs === 'hide',
    title,
    ...createDocumentTitle(site, route, inLanguage?.language),
    ...inLanguage,
    description,
    ...(robots && { robots }),
    ...(isDraftPage(route) && { draft: true }),
    canonical: getOrigin(site) + path,
    sections: addFormattedTexts(addressForms(sections, kinds, base, path), kinds, language),
    outline: buildOutline(kinds, sections),
  }
}

function listFeeds(
  site: Pick<Resolved<Site>, 'collections' | 'company' | 'languages' | 'routes'>,
  base: string,
): SiteFeed[] {
  const { collections, company } = site
  const languages = listLanguages(site)
  return Object.entries(collections).flatMap(([collection, { feed, label, page: to }]) => {
    if (!feed) return []
    const page = to?.kind === 'route' ? to.href.replace(/[?#].*/, '') : undefined
    const address = base + getFeedAddress(collection, page?.slice(base.length))
    const route = site.routes.find(({ path }) => base + path === page)
    const language = route && findLanguage(languages, route)?.code
    const { name } = mergeCompany(company, site.languages?.[language ?? '']?.company)
    const inLanguage = language === undefined ? {} : { language }
    const title = `${name}: ${label}`
    return [{ address, title, collection, ...(page && { page }), ...inLanguage }]
  })
}

function listPlacementTexts(
  {
    publication,
    words,
    languages = {},
  }: Pick<Resolved<Site>, 'publication' | 'words' | 'languages'>,
  base: string,
): ReadonlyMap<string, PlacementTexts> {
  const shared = { base, timeZone: publication.timeZone }
  const others = Object.entries(languages).map(
    ([code, { path, words }]): [string, PlacementTexts] => [
      code,
      { ...words, ...shared, language: code, home: base + path },
    ],
  )
  const { language } = publication
  return new Map([['', { ...words, ...shared, language, home: `${base}/` }], ...others])
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
  {
    publication,
    company,
    languages = {},
  }: Pick<Resolved<Site>, 'publication' | 'company' | 'languages'>,
  { path, title }: { readonly path: string; readonly title: string },
  language = '',
): { readonly documentTitle?: string } {
  const own = languages[language]
  const { name } = mergeCompany(company, own?.company)
  if (path === (own?.path ?? '/') || title.includes(name)) return {}
  const { titlePattern } = own ?? publication
  const documentTitle = titlePattern.replace('{title}', () => title)
  return documentTitle === title ? {} : { documentTitle }
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
