import type { Data, Defaults } from '../../../schemas/defaults.ts'
import {
  findLanguage,
  getLanguageName,
  listLanguages,
  type OtherLanguage,
} from '../../contract/languages.ts'
import { CONTACT_PATH } from '../../contract/request-path.ts'
import { behaviour, createDefaultTheme } from './look.ts'
import { createDefaultNavigation, type SitePages } from './navigation.ts'
import { toRecord } from './record.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en, type Words } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pl } from './words/pl.ts'

/** Texts by language code without a region. */
export const LANGUAGES: ReadonlyMap<string, Words> = new Map(
  Object.entries({ en, de, fr, es, it, pl, ar }),
)

/** A reserved domain (RFC 2606) for sites without an origin. */
const NO_ORIGIN = 'https://site.example'

const TITLE_PATTERN = '{title} – {company.name}'

const HOME = '/'

/** A site in an unsupported language must define all words itself. @param site the source value, not validated */
export function createDefaults(site: Data): Defaults {
  const { language = 'en' } = toRecord(site.publication)
  const words = findWords(language)
  const languages = listLanguages(site)
  const hasEmail = 'contactEmail' in toRecord(site.company)
  return {
    site: {
      publication: { origin: NO_ORIGIN, language: 'en', titlePattern: TITLE_PATTERN },
      theme: createDefaultTheme(toRecord(site.theme)),
      behaviour,
      ...(words && createTexts(site, listPages(site, languages, undefined), words)),
      ...(languages.length > 0 && { languages: createLanguages(site, languages) }),
      sectionTypes: {},
      figures: {},
      collections: {},
    },
    ...createPageDefaults(words, hasEmail),
    ...(languages.length > 0 && {
      languages: Object.fromEntries(
        languages.map(({ code }) => [code, createPageDefaults(findWords(code), hasEmail)]),
      ),
      missingWords: findMissingWords(site, languages),
    }),
  }
}

/** An invalid code, which is reported elsewhere, counts as English. */
const findWords = (language: unknown): Words | undefined =>
  LANGUAGES.get(
    (typeof language === 'string' && /^([a-z]{2,3})(?:-|$)/.exec(language)?.[1]) || 'en',
  )

const createPageDefaults = (words: Words | undefined, hasEmail: boolean) => ({
  home: words ? { name: words.home } : {},
  sections: words ? createSectionDefaults(words, hasEmail) : {},
})

/** The compiler reports a language without words; with those of another language, it checks the rest. */
function createLanguages(site: Data, languages: readonly OtherLanguage[]) {
  const { titlePattern = TITLE_PATTERN } = toRecord(site.publication)
  return Object.fromEntries(
    languages.map((language) => {
      const { code, path } = language
      const own = toRecord(toRecord(site.languages)[code])
      const part = {
        ...own,
        company: { ...toRecord(site.company), ...toRecord(own.company) },
        languages: site.languages,
        publication: site.publication,
      }
      const texts = createTexts(part, listPages(site, languages, language), findWords(code) ?? en)
      return [code, { label: getLanguageName(code), path, titlePattern, ...texts }]
    }),
  )
}

function findMissingWords(site: Data, languages: readonly OtherLanguage[]) {
  const { words, languages: label, search, footer, notFound, errorScreen, requestPages } = en
  const needed = {
    words: { ...words, languages: label, ...(hasSearch(site) && { search }) },
    footer,
    notFound,
    errorScreen,
    requestPages,
  }
  return Object.fromEntries(
    languages
      .filter(({ code }) => !findWords(code))
      .map(({ code }) => [code, listMissing(needed, toRecord(toRecord(site.languages)[code]))]),
  )
}

/** Names a group of which everything is missing instead of its keys. */
const listMissing = (needed: Data, own: Data, group = ''): string[] =>
  Object.entries(needed).flatMap(([key, value]) => {
    const below = toRecord(value)
    if (!(key in own)) return [group + key]
    return Object.keys(below).length > 0
      ? listMissing(below, toRecord(own[key]), `${group}${key}.`)
      : []
  })

function listPages(
  { routes }: Data,
  languages: readonly OtherLanguage[],
  language: OtherLanguage | undefined,
): SitePages {
  const all = Array.isArray(routes) ? routes.map(toRecord) : []
  return {
    home: language?.path ?? HOME,
    routes: all.filter((route) => findLanguage(languages, route)?.code === language?.code),
  }
}

function createTexts(
  site: Data,
  pages: SitePages,
  { home, more, notFound, requestPages, ...texts }: Words,
) {
  const { words, languages, notice, search, footer, errorScreen } = texts
  const back = { label: notFound.action, to: pages.home }
  const responses = Object.entries(requestPages).map(([name, page]) => [
    name,
    { ...page, action: back },
  ])
  const { bar, panels, links } = createDefaultNavigation(pages, { home, more, ...footer })
  const hasBar = 'bar' in toRecord(site.navigation)
  return {
    words: {
      ...words,
      ...('languages' in site && { languages }),
      ...(hasSearch(site) && { search }),
    },
    ...('notice' in site && { notice }),
    navigation: {
      home: { label: '{company.name}', to: pages.home },
      bar,
      panels: hasBar ? {} : panels,
    },
    footer: { ...footer, links, legal: [formatCopyright(toRecord(site.company))] },
    notFound: { ...notFound, action: back },
    errorScreen,
    requestPages: Object.fromEntries(responses),
  }
}

const hasSearch = (site: Data): boolean => toRecord(site.publication).search === true

const formatCopyright = (company: Data): string =>
  ['©', 'copyrightYear' in company ? '{company.copyrightYear}' : '', getNameVariable(company)]
    .filter(Boolean)
    .join(' ')

const getNameVariable = (company: Data): string =>
  'legalName' in company ? '{company.legalName}' : '{company.name}'

const sectionCache = new Map<string, Defaults['sections']>()

/** Returns the same object for the same arguments, so that results based on it can be cached. */
function createSectionDefaults(words: Words, hasEmail: boolean): Defaults['sections'] {
  const key = `${[...LANGUAGES.values()].indexOf(words)} ${hasEmail}`
  const cached = sectionCache.get(key)
  if (cached) return cached
  const { contact, caseStudy, form: customForm, hours, gallery, events } = words
  const form = { ...contact.form, endpoint: CONTACT_PATH, clearsAfter: ['success'] }
  const created: Defaults['sections'] = {
    contact: { ...contact, form, ...(hasEmail && { email: '{company.contactEmail}' }) },
    'case-study': { headings: caseStudy },
    hours,
    events,
    gallery,
    form: { ...customForm, send: contact.form.submit },
  }
  sectionCache.set(key, created)
  return created
}
