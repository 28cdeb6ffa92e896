import type { Data, Defaults } from '../../../schemas/defaults.ts'
import { CONTACT_PATH } from '../../contract/request-path.ts'
import { behaviour, createDefaultTheme } from './look.ts'
import { createDefaultNavigation } from './navigation.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en, type Words } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pl } from './words/pl.ts'

/** The languages whose words are known, by their codes without a country. */
export const LANGUAGES: ReadonlyMap<string, Words> = new Map(
  Object.entries({ en, de, fr, es, it, pl, ar }),
)

/** Where a site is published that does not say where: an address that nobody can own (RFC 2606). */
const NO_ORIGIN = 'https://site.example'

const HOME = '/'

/**
 * What a site has where its file says nothing. In a language whose words are not known, all words have to be written.
 * @param site what is written, which may be faulty
 */
export function createDefaults(site: Data): Defaults {
  const { language = 'en' } = toRecord(site.publication)
  const words = LANGUAGES.get(parseLanguageCode(language))
  return {
    site: {
      publication: { origin: NO_ORIGIN, language: 'en' },
      theme: createDefaultTheme(toRecord(site.theme)),
      behaviour,
      ...(words && createTexts(site, words)),
      sectionTypes: {},
      figures: {},
      sets: {},
    },
    home: words ? { name: words.home } : {},
    sections: words ? createSectionDefaults(words, 'contactEmail' in toRecord(site.company)) : {},
  }
}

/** The code of a language without a country. What is none, has a mistake of its own, and stands for English. */
const parseLanguageCode = (language: unknown): string =>
  (typeof language === 'string' && /^([a-z]{2,3})(?:-|$)/.exec(language)?.[1]) || 'en'

function createTexts(
  site: Data,
  { home, words, footer, notFound, errorScreen, requestPages }: Words,
) {
  const back = { label: notFound.action, to: HOME }
  const pages = Object.entries(requestPages).map(([name, page]) => [
    name,
    { ...page, action: back },
  ])
  const { bar, links } = createDefaultNavigation(site, home)
  return {
    words,
    navigation: { home: { label: '{company.name}', to: HOME }, bar, panels: {} },
    footer: { ...footer, links, legal: [formatCopyright(toRecord(site.company))] },
    notFound: { ...notFound, action: back },
    errorScreen,
    requestPages: Object.fromEntries(pages),
  }
}

/** The line of the owner at the end of every page. */
const formatCopyright = (company: Data): string =>
  ['©', 'copyrightYear' in company ? '{company.copyrightYear}' : '', getNameVariable(company)]
    .filter(Boolean)
    .join(' ')

const getNameVariable = (company: Data): string =>
  'legalName' in company ? '{company.legalName}' : '{company.name}'

const sections = new Map<string, Defaults['sections']>()

/** The words of sections; the same objects for the same words, so that what is made of them can be kept. */
function createSectionDefaults(words: Words, hasEmail: boolean): Defaults['sections'] {
  const key = `${[...LANGUAGES.values()].indexOf(words)} ${hasEmail}`
  const known = sections.get(key)
  if (known) return known
  const { contact, caseStudy } = words
  const form = { ...contact.form, endpoint: CONTACT_PATH, clearsAfter: ['success'] }
  const made: Defaults['sections'] = {
    contact: { ...contact, form, ...(hasEmail && { email: '{company.contactEmail}' }) },
    'case-study': { headings: caseStudy },
  }
  sections.set(key, made)
  return made
}

const toRecord = (value: unknown): Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Data) : {}
