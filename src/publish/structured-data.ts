import type { BreadcrumbList, LocalBusiness, Organization, Thing as Things } from 'schema-dts'
import { PLACES } from '../../schemas/organization-types.ts'
import type { CompiledSite, PageData } from '../content/model.ts'
import { getLanguage, getShell, isLanguageHome } from '../content/pages/languages.ts'
import { BUILT } from '../content/resolve/built-files.ts'
import { toPlainText } from '../contract/rich-text.ts'
import { isCountry } from './countries.ts'
import { createOpeningHours } from './opening-hours-data.ts'

export type Thing = Exclude<Things, string>

type Company = Exclude<Organization, string>

type Described = CompiledSite

/** The organization on pages that introduce it, breadcrumbs, and the service or work of the page. */
export function createStructuredData(site: Described, page: PageData): Thing[] {
  const trail = breadcrumbs(site, page)
  const subject = getSubject(site, page) ?? describeArticle(site, page)
  const isIntroduced =
    isLanguageHome(site, page) ||
    officesOn(site, page).length > 0 ||
    getHours(site, page) !== undefined
  return [
    ...(isIntroduced ? [organization(site, page)] : []),
    ...(trail ? [trail] : []),
    ...(subject ? [subject] : []),
    ...describePage(site, page),
    ...describeEvents(site, page),
  ]
}

/** Escapes `<`, so that no text can end the script element. */
export const serializeStructuredData = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')

const absolute = ({ publication }: Described, href: string): string => publication.origin + href

const home = (site: Described, place = ''): string =>
  absolute(site, `${site.publication.base}/${place}`)

const organizationId = (site: Described): string => home(site, '#organization')

/** The organization by name only. */
const provider = (site: Described, page: PageData) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: getShell(site, page).company.name,
  }) as const satisfies Company

const omitUndefined = <T extends object>(
  values: T,
): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.assign(
    {},
    ...Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [{ [key]: value }],
    ),
  )

const getHours = ({ outlines }: Described, { path }: PageData) => outlines.get(path)?.hours

function organization(site: Described, page: PageData): Company {
  const { company } = getShell(site, page)
  const { icon, appIcons } = site.publication
  const offices = officesOn(site, page).map(({ city, country }) => ({
    '@type': 'Place' as const,
    address: {
      '@type': 'PostalAddress' as const,
      addressLocality: city,
      addressCountry: country,
    },
  }))
  const place = describePlace(site, page)
  const isPlace = PLACES.some((type) => type === company.type)
  const locations =
    place && !isPlace ? [{ '@type': 'Place' as const, ...place }, ...offices] : offices
  const described: Company = {
    ...provider(site, page),
    url: home(site),
    logo: absolute(
      site,
      (appIcons?.sizes.at(-1) ?? icon)?.src ?? site.publication.base + BUILT.icon,
    ),
    ...omitUndefined({
      legalName: company.legalName,
      email: company.contactEmail,
      telephone: company.phone === undefined ? undefined : String(company.phone),
      slogan: company.slogan,
      address: describeAddress(company),
      sameAs: company.social,
    }),
    ...(locations.length > 0 ? { location: locations } : {}),
    ...(isPlace && place),
  }
  // The types of schema.org have these properties, or inherit them.
  return company.type ? ({ ...described, '@type': company.type } as Company) : described
}

function describePlace(
  site: Described,
  page: PageData,
): Pick<Exclude<LocalBusiness, string>, 'geo' | 'openingHoursSpecification'> | undefined {
  const { geo } = site.shell.company
  const hours = getHours(site, page)
  if (!geo && !hours) return undefined
  return {
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(hours && { openingHoursSpecification: createOpeningHours(hours) }),
  }
}

function describeAddress({
  address,
  headquarters,
}: Described['shell']['company']): Company['address'] {
  if (address === undefined)
    return headquarters && { '@type': 'PostalAddress', addressLocality: headquarters }
  if (typeof address === 'string') return address
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.country,
    ...omitUndefined({ addressRegion: address.region }),
  }
}

/** Entries of another kind, such as opening hours, have no country and are no addresses. */
const officesOn = (site: Described, page: PageData) =>
  (site.outlines.get(page.path)?.offices ?? []).filter(({ country }) =>
    isCountry(country, getLanguage(site, page)),
  )

/** Omits breadcrumbs without a page: each one but the last needs an address. */
function breadcrumbs(
  site: Described,
  { placement, canonical }: PageData,
): Exclude<BreadcrumbList, string> | undefined {
  const { breadcrumbs: trail } = placement
  if (placement.hidden || trail.length < 2) return undefined
  const steps = trail.flatMap(({ label, href }, index) => {
    if (index === trail.length - 1) return [{ name: label, item: canonical }]
    return href === undefined ? [] : [{ name: label, item: absolute(site, href) }]
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  }
}

/** The event of a page, and those that it lists and that have no page of their own. Search engines ignore past ones. */
function describeEvents(site: Described, page: PageData): Thing[] {
  const { path } = page
  const events = site.calendars.get(path) ?? []
  return events
    .filter(({ page = path, isPast }) => page === path && !isPast)
    .map(({ title, start, end, isAllDay, place, href = path, note }) => {
      const format = (time: number) => new Date(time).toISOString().slice(0, isAllDay ? 10 : 19)
      const zone = isAllDay ? '' : 'Z'
      // The last day of an event is the one before its end.
      const last = end !== undefined && isAllDay ? end - 1 : end
      return {
        '@type': 'Event',
        name: title,
        startDate: format(start) + zone,
        ...(last !== undefined && { endDate: format(last) + zone }),
        ...(place !== undefined && { location: { '@type': 'Place', name: place, address: place } }),
        ...(note !== undefined && { description: toPlainText(note) }),
        ...describeEventPage(site, path, href),
        organizer: provider(site, page),
      }
    })
}

/** @param href of the page of the event here or elsewhere, or a mail address */
function describeEventPage({ publication: { origin } }: Described, path: string, href: string) {
  const page = origin + path
  const address = new URL(href, page)
  if (address.origin === new URL(origin).origin) return { url: address.href }
  return { url: page, ...(address.protocol.startsWith('http') && { sameAs: address.href }) }
}

/** An article, if the page is dated and its collection has no subject. */
function describeArticle(site: Described, page: PageData): Thing | undefined {
  const { placement, title, description, path, canonical } = page
  const { subject } = site.collections[placement.collection ?? ''] ?? {}
  if (!placement.date || placement.event || subject) return undefined
  const { image } = site.outlines.get(path) ?? {}
  return {
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: placement.date.iso,
    ...(image && { image: absolute(site, image.src) }),
    url: canonical,
    mainEntityOfPage: canonical,
    ...describeLanguage(site, page),
    author: provider(site, page),
    publisher: provider(site, page),
  }
}

/** The service or work of a page, if its collection has a subject and its sections describe it. */
function getSubject(site: Described, page: PageData): Thing | undefined {
  const { placement, path, canonical } = page
  const subject = site.collections[placement.collection ?? '']?.subject
  const { title: name, summary, genre } = site.outlines.get(path) ?? {}
  if (!subject || name === undefined || summary === undefined) return undefined
  const about = { name, description: toPlainText(summary) }
  if (subject === 'service') {
    return { '@type': 'Service', ...about, url: canonical, provider: provider(site, page) }
  }
  const work = {
    ...about,
    ...(genre ? { genre } : {}),
    ...describeLanguage(site, page),
    url: canonical,
  }
  return { '@type': 'CreativeWork', ...work, creator: provider(site, page) }
}

/** Only for a site in several languages. */
const describeLanguage = (site: Described, page: PageData): { readonly inLanguage?: string } =>
  Object.keys(site.languages).length > 0 ? { inLanguage: getLanguage(site, page) } : {}

function describePage(site: Described, page: PageData): Thing[] {
  const language = describeLanguage(site, page)
  if (language.inLanguage === undefined) return []
  const { title: name, canonical: url } = page
  return [{ '@type': 'WebPage', name, url, ...language }]
}
