import type { Data, Defaults } from '../../../schemas/defaults.ts'
import { CONTACT_PATH } from '../../contract/request-path.ts'
import { behaviour, createDefaultTheme } from './look.ts'
import { createDefaultNavigation } from './navigation.ts'
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
  const words = LANGUAGES.get(parseLanguageCode(language))
  return {
    site: {
      publication: { origin: NO_ORIGIN, language: 'en', titlePattern: TITLE_PATTERN },
      theme: createDefaultTheme(toRecord(site.theme)),
      behaviour,
      ...(words && createTexts(site, words)),
      sectionTypes: {},
      figures: {},
      collections: {},
    },
    home: words ? { name: words.home } : {},
    sections: words ? createSectionDefaults(words, 'contactEmail' in toRecord(site.company)) : {},
  }
}

/** An invalid code, which is reported elsewhere, counts as English. */
const parseLanguageCode = (language: unknown): string =>
  (typeof language === 'string' && /^([a-z]{2,3})(?:-|$)/.exec(language)?.[1]) || 'en'

function createTexts(
  site: Data,
  { home, more, words, notice, footer, notFound, errorScreen, requestPages }: Words,
) {
  const back = { label: notFound.action, to: HOME }
  const pages = Object.entries(requestPages).map(([name, page]) => [
    name,
    { ...page, action: back },
  ])
  const { bar, panels, links } = createDefaultNavigation(site, { home, more, ...footer })
  const hasBar = 'bar' in toRecord(site.navigation)
  return {
    words,
    ...('notice' in site && { notice }),
    navigation: { home: { label: '{company.name}', to: HOME }, bar, panels: hasBar ? {} : panels },
    footer: { ...footer, links, legal: [formatCopyright(toRecord(site.company))] },
    notFound: { ...notFound, action: back },
    errorScreen,
    requestPages: Object.fromEntries(pages),
  }
}

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
  const { contact, caseStudy, form: customForm, hours, gallery } = words
  const form = { ...contact.form, endpoint: CONTACT_PATH, clearsAfter: ['success'] }
  const created: Defaults['sections'] = {
    contact: { ...contact, form, ...(hasEmail && { email: '{company.contactEmail}' }) },
    'case-study': { headings: caseStudy },
    hours,
    gallery,
    form: { ...customForm, send: contact.form.submit },
  }
  sectionCache.set(key, created)
  return created
}
