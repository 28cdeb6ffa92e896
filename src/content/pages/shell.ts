import type { SectionSource, Site } from '../../../schemas/site.ts'
import type { ReadDrawing, Resolved, Shell, SiteLanguage } from '../model.ts'
import { getSearchIndexAddress } from './generated-files.ts'
import { createLanguageLinks } from './languages.ts'
import { createStandalonePosition, type UnplacedPage } from './placement.ts'

export interface ShellSources {
  readonly site: Resolved<Site<SectionSource>>
  /** See `parseBase`. */
  readonly base: string
  readonly pages: readonly UnplacedPage[]
  readonly readDrawing?: ReadDrawing | undefined
}

type Texts = Pick<
  Resolved<Site>,
  'company' | 'words' | 'notice' | 'navigation' | 'footer' | 'notFound' | 'errorScreen'
>

export function buildShell(sources: ShellSources): Shell {
  const { site } = sources
  return createShell(sources, site, site.publication.language, '/')
}

export function buildLanguages(sources: ShellSources): Record<string, SiteLanguage> {
  const { site, base } = sources
  return Object.fromEntries(
    Object.entries(site.languages ?? {}).map(([code, own]): [string, SiteLanguage] => {
      const texts = { ...own, company: mergeCompany(site.company, own.company) }
      const shell = createShell(sources, texts, code, own.path)
      return [code, { path: base + own.path, shell, requestPages: own.requestPages }]
    }),
  )
}

export const mergeCompany = (
  company: Texts['company'],
  own: object | undefined,
): Texts['company'] => Object.assign({}, company, own)

function createShell(
  { site, base, pages, readDrawing }: ShellSources,
  { company, words, notice, navigation, footer, errorScreen, ...texts }: Texts,
  language: string,
  home: string,
): Shell {
  const { behaviour, publication } = site
  const { number, ...notFound } = texts.notFound
  const placement =
    number === undefined
      ? {}
      : { placement: createStandalonePosition(number, notFound.title, pages, base + home) }
  const { logo } = publication
  const drawing = logo && readDrawing?.(decodeURIComponent(logo.src).slice(base.length))
  const languages = createLanguageLinks(site, (path) => base + path)
  return {
    ...(drawing && !('fault' in drawing) && { logo: { drawing, alt: logo.alt } }),
    language,
    ...(languages && { languages }),
    ...(publication.timeZone !== undefined && { timeZone: publication.timeZone }),
    ...(notice && { notice }),
    ...(publication.search && { search: { index: base + getSearchIndexAddress(language) } }),
    behaviour,
    company,
    words,
    navigation,
    footer,
    errorScreen,
    notFound: { ...notFound, ...placement },
  }
}
