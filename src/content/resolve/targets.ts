import { kindTraits, type SectionKind } from '../../../schemas/section.ts'
import { parseBase } from '../../contract/base.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Path, PublicFiles } from '../model.ts'
import { findDraftLanguages, isDraft, isDraftPage } from '../pages/drafts.ts'
import { getCalendarAddress, getFeedAddress } from '../pages/generated-files.ts'
import { type Data, isMap } from '../tree.ts'
import { BUILT_FILES, PUBLICATION } from './built-files.ts'
import { collectVariables, type Variables } from './variables.ts'

export interface KnownPage {
  readonly path: string
  readonly at: Path
  /** Undefined for the default language. */
  readonly language: string | undefined
  readonly anchors: ReadonlySet<string>
  /** Visitors see neither drafts nor draft sections. */
  readonly isDraft: boolean
  readonly draftAnchors: ReadonlySet<string>
}

/** What references can refer to. The site may have errors elsewhere. */
export interface Targets {
  readonly origin: string | undefined
  /** The path of the site on its host, without a trailing slash. */
  readonly base: string
  /** Undefined for the default language. */
  readonly language?: string
  /** Whether the language is not published yet. */
  readonly isDraft?: boolean
  /** Path of the home page of the language. */
  readonly home: string
  readonly variables: Variables
  readonly pages: ReadonlyMap<string, KnownPage>
  /** Canonical page paths by the route keys of their former addresses. */
  readonly moved: ReadonlyMap<string, string>
  readonly figures: ReadonlySet<string>
  readonly panels: ReadonlySet<string>
  readonly collections: ReadonlySet<string>
  readonly publicFiles: PublicFiles
  /** Generated files by address, with the value that causes them. */
  readonly builtFiles: ReadonlyMap<string, Path>
}

export interface SiteTargets extends Targets {
  /** By code of a further language. */
  readonly languages: ReadonlyMap<string, Targets>
}

const MAIN_ANCHOR = 'main'

/** Ids that every document uses (`src/publish/document.ts`), so no section can have them. */
export const DOCUMENT_IDS: readonly string[] = [MAIN_ANCHOR, 'root', 'global']

export function createTargets(
  site: Data,
  publicFiles: PublicFiles,
  kinds: ReadonlyMap<string, SectionKind> = new Map(),
): SiteTargets {
  const languages = listLanguages(site)
  const drafts = findDraftLanguages(site)
  const pages = new Map<string, KnownPage>()
  for (const [index, route] of list(site.routes).entries()) {
    if (typeof route.path !== 'string' || pages.has(routeKey(route.path))) continue
    const sections = list(route.sections)
    const language = findLanguage(languages, route)?.code
    const getIds = (all: readonly Data[]) =>
      all.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
    pages.set(routeKey(route.path), {
      path: route.path,
      at: ['routes', index, 'path'],
      language,
      anchors: new Set([MAIN_ANCHOR, ...getIds(sections)]),
      // The home page cannot be a draft.
      isDraft: route.path !== '/' && (isDraftPage(route) || drafts.has(language ?? '')),
      draftAnchors: new Set(getIds(sections.filter(isDraft))),
    })
  }
  const figures = Object.entries(map(site.figures)).flatMap(([group, names]) =>
    Object.keys(map(names)).map((name) => `${group}.${name}`),
  )
  const { origin: configured } = map(site.publication)
  const origin = typeof configured === 'string' ? configured : undefined
  const targets: Targets = {
    origin,
    base: parseBase(origin),
    home: '/',
    variables: collectVariables(site),
    pages,
    moved: findMoved(site),
    figures: new Set(figures),
    panels: listPanels(site),
    collections: new Set(Object.keys(map(site.collections))),
    publicFiles,
    builtFiles: new Map([
      ...BUILT_FILES.map((file) => [file, PUBLICATION] as const),
      ...listFeeds(site, pages),
      ...listCalendars(site, kinds),
    ]),
  }
  const others = languages.map(({ code, path }): [string, Targets] => {
    const own = map(map(site.languages)[code])
    const company = { ...map(site.company), ...map(own.company) }
    const variables = 'company' in own ? collectVariables({ ...site, company }) : targets.variables
    return [
      code,
      {
        ...targets,
        language: code,
        isDraft: drafts.has(code),
        home: path,
        variables,
        panels: listPanels(own),
      },
    ]
  })
  return { ...targets, languages: new Map(others) }
}

/** Paths of pages by the keys of their former addresses. Values of a wrong type have diagnostics of their own. */
const findMoved = (site: Data): ReadonlyMap<string, string> =>
  new Map(
    list(site.routes).flatMap(({ path, formerly }) =>
      (Array.isArray(formerly) ? formerly : []).flatMap((from: unknown): [string, string][] =>
        typeof from === 'string' && typeof path === 'string' ? [[routeKey(from), path]] : [],
      ),
    ),
  )

const listFeeds = (site: Data, pages: ReadonlyMap<string, KnownPage>) =>
  Object.entries(map(site.collections)).flatMap(([name, collection]) => {
    const { feed, page } = map(collection)
    const path = typeof page === 'string' ? page.replace(/[?#].*/, '') : undefined
    const known = path === undefined ? undefined : pages.get(routeKey(path))?.path
    const at: Path = ['collections', name, 'feed']
    return feed === true ? [[getFeedAddress(name, known), at] as const] : []
  })

/** Variables, panels and the home page depend on the language. @param page that contains the path */
export function getTargetsAt(
  targets: SiteTargets,
  [part, code]: Path,
  page: KnownPage | undefined,
): Targets {
  const language = part === 'languages' ? String(code) : page?.language
  return (language !== undefined && targets.languages.get(language)) || targets
}

const listPanels = ({ navigation }: Data): ReadonlySet<string> =>
  new Set(Object.keys(map(map(navigation).panels)))

/** Calendar files by address, with the path of the page. */
function listCalendars(
  { routes, sectionTypes }: Data,
  kinds: ReadonlyMap<string, SectionKind>,
): (readonly [string, Path])[] {
  const listsEvents = ({ type }: Data): boolean => {
    if (typeof type !== 'string') return false
    const { kind = type } = map(map(sectionTypes)[type])
    const schema = typeof kind === 'string' ? kinds.get(kind) : undefined
    return schema !== undefined && kindTraits.get(schema)?.events !== undefined
  }
  return list(routes).flatMap(({ path, event, sections }, index) => {
    if (typeof path !== 'string' || !(event || list(sections).some(listsEvents))) return []
    return [[getCalendarAddress(path), ['routes', index, 'path']] as const]
  })
}

const map = (value: unknown): Data => (isMap(value) ? value : {})

const list = (value: unknown): Data[] => (Array.isArray(value) ? value.map(map) : [])
