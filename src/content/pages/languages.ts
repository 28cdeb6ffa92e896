import type { SectionSource, Site } from '../../../schemas/site.ts'
import {
  findLanguage,
  getDirection,
  getLanguageName,
  listLanguages,
  type OtherLanguage,
} from '../../contract/languages.ts'
import { routeKey } from '../../contract/routes.ts'
import type {
  CompiledSite,
  LanguageLink,
  PageData,
  RequestPages,
  Resolved,
  Shell,
} from '../model.ts'

type Sources = Pick<Resolved<Site<SectionSource>>, 'publication' | 'languages' | 'routes'>

/** Undefined for the default language. */
interface InLanguage {
  readonly language?: string | undefined
}

/** What a page shares with the other pages in its language. */
export const getShell = (site: CompiledSite, { language }: InLanguage): Shell =>
  site.languages[language ?? '']?.shell ?? site.shell

/** The feeds in the language of a page. */
export const listFeeds = ({ feeds }: CompiledSite, { language }: InLanguage) =>
  feeds.filter((feed) => feed.language === language)

export const getRequestPages = (site: CompiledSite, { language }: InLanguage): RequestPages =>
  site.languages[language ?? '']?.requestPages ?? site.requestPages

export const getLanguage = ({ publication }: CompiledSite, { language }: InLanguage): string =>
  language ?? publication.language

/** The languages of a site, its default language first. */
export const listLanguageCodes = ({ publication, languages }: CompiledSite): string[] => [
  publication.language,
  ...Object.keys(languages),
]

/** Whether a page is the home page of its language. */
export const isLanguageHome = (site: CompiledSite, { path, language }: PageData): boolean =>
  path === (site.languages[language ?? '']?.path ?? `${site.publication.base}/`)

/** Undefined for a site in one language. */
export function createLanguageLinks(
  { publication, languages = {} }: Pick<Sources, 'publication' | 'languages'>,
  toAddress: (path: string) => string,
): readonly LanguageLink[] | undefined {
  const others = Object.entries(languages)
  if (others.length === 0) return undefined
  const { language: code } = publication
  const first = { code, label: getLanguageName(code), direction: getDirection(code) }
  return [
    { ...first, href: toAddress('/') },
    ...others.map(([code, { label, path }]) => ({
      ...{ code, label, direction: getDirection(code) },
      href: toAddress(path),
    })),
  ]
}

export interface PageLanguage {
  readonly language?: string
  readonly translations?: Readonly<Record<string, string>>
}

/** The languages and translations of the pages, in the order of the file. */
export function placeLanguages(
  site: Sources,
  toAddress: (path: string) => string,
): readonly PageLanguage[] {
  const languages = listLanguages(site)
  if (languages.length === 0) return site.routes.map(() => ({}))
  const placed = site.routes.map((route) => {
    const language = findLanguage(languages, route)
    const code = language?.code ?? site.publication.language
    return {
      code,
      language,
      path: toAddress(route.path),
      of: getOriginal(route, language, toAddress),
    }
  })
  const groups = new Map<string, (typeof placed)[number][]>()
  for (const page of placed) {
    const group = groups.get(page.of)
    if (group) group.push(page)
    else groups.set(page.of, [page])
  }
  return placed.map(({ code, language, of }) => {
    const others = (groups.get(of) ?? []).filter((one) => one.code !== code)
    return {
      ...(language && { language: language.code }),
      ...(others.length > 0 && {
        translations: Object.fromEntries(others.map((one) => [one.code, one.path])),
      }),
    }
  })
}

/** The key of the page that a page translates; its own for a page in the default language. */
function getOriginal(
  { path, translationOf }: Sources['routes'][number],
  language: OtherLanguage | undefined,
  toAddress: (path: string) => string,
): string {
  if (translationOf?.kind === 'route') return routeKey(translationOf.href)
  return routeKey(toAddress(language && path === language.path ? '/' : path))
}
