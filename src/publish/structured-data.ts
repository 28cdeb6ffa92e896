/** Structured data (schema.org) from the site file. */
import type { CompiledSite, PageData } from '../content/model.ts'
import { BUILT } from '../content/resolve/built-files.ts'
import { isHome } from '../contract/base.ts'
import { toPlainText } from '../contract/rich-text.ts'
import { isCountry } from './countries.ts'

/** JSON-LD. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

type Described = Pick<CompiledSite, 'publication' | 'shell' | 'collections' | 'outlines'>

/** The organization on pages that introduce it, breadcrumbs, and the service or work of the page. */
export function createStructuredData(site: Described, page: PageData): Thing[] {
  const trail = breadcrumbs(site, page)
  const subject = getSubject(site, page)
  const isIntroduced = isHome(page.path) || officesOn(site, page).length > 0
  return [
    ...(isIntroduced ? [organization(site, page)] : []),
    ...(trail ? [trail] : []),
    ...(subject ? [subject] : []),
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
const provider = (site: Described): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.shell.company.name,
})

function organization(site: Described, page: PageData): Thing {
  const { company } = site.shell
  const { icon, appIcons } = site.publication
  const offices = officesOn(site, page).map(({ city, country }) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  }))
  return {
    ...provider(site),
    legalName: company.legalName,
    url: home(site),
    logo: absolute(
      site,
      (appIcons?.sizes.at(-1) ?? icon)?.src ?? site.publication.base + BUILT.icon,
    ),
    email: company.contactEmail,
    slogan: company.slogan,
    address: company.headquarters && {
      '@type': 'PostalAddress',
      addressLocality: company.headquarters,
    },
    ...(offices.length > 0 ? { location: offices } : {}),
  }
}

/** Entries of another kind, such as opening hours, have no country and are no addresses. */
const officesOn = ({ outlines, shell }: Described, { path }: PageData) =>
  (outlines.get(path)?.offices ?? []).filter(({ country }) => isCountry(country, shell.language))

/** Omits breadcrumbs without a page: each one but the last needs an address. */
function breadcrumbs(site: Described, { placement, canonical }: PageData): Thing | undefined {
  const { breadcrumbs: trail } = placement
  if (placement.hidden || trail.length < 2) return undefined
  const steps = trail.flatMap(({ label, href }, index) => {
    if (index === trail.length - 1) return [{ name: label, item: canonical }]
    return href === undefined ? [] : [{ name: label, item: absolute(site, href) }]
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** The service or work of a page, if its collection has a subject and its sections describe it. */
function getSubject(site: Described, { placement, path, canonical }: PageData): Thing | undefined {
  const subject = site.collections[placement.collection ?? '']?.subject
  const { title: name, summary, genre } = site.outlines.get(path) ?? {}
  if (!subject || name === undefined || summary === undefined) return undefined
  const about = { name, description: toPlainText(summary) }
  if (subject === 'service') {
    return { '@type': 'Service', ...about, url: canonical, provider: provider(site) }
  }
  const work = { ...about, ...(genre ? { genre } : {}), url: canonical }
  return { '@type': 'CreativeWork', ...work, creator: provider(site) }
}
