/** What documents tell search engines in the words of schema.org, as far as the site file says it. */
import type { CompiledSite, PageData } from '../content/model.ts'
import { BUILT } from '../content/resolve/built-files.ts'
import { isHome } from '../contract/base.ts'

/** A thing in JSON-LD: its type and what is known of it. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

type Described = Pick<CompiledSite, 'publication' | 'shell' | 'collections' | 'outlines'>

/**
 * The things that a page is about: the organization where it introduces itself, the trail to the page,
 * the service or the work that it describes.
 */
export function createStructuredData(site: Described, page: PageData): Thing[] {
  const trail = breadcrumbs(site, page)
  const subject = subjectOf(site, page)
  const isIntroduced = isHome(page.path) || officesOn(site, page).length > 0
  return [
    ...(isIntroduced ? [organization(site, page)] : []),
    ...(trail ? [trail] : []),
    ...(subject ? [subject] : []),
  ]
}

/** The text of a data block: no character can end the element that it stands in. */
export const serializeStructuredData = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')

const absolute = ({ publication }: Described, href: string): string => publication.origin + href

const home = (site: Described, place = ''): string =>
  absolute(site, `${site.publication.base}/${place}`)

const organizationId = (site: Described): string => home(site, '#organization')

/** The organization where only its name matters. */
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

const officesOn = ({ outlines }: Described, { path }: PageData) => outlines.get(path)?.offices ?? []

/** The trail as the page shows it. Steps without a page are left out: every one but the last needs an address. */
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

/** The service or the work that a page describes, if its collection has a subject and its sections describe it. */
function subjectOf(site: Described, { placement, path, canonical }: PageData): Thing | undefined {
  const subject = site.collections[placement.collection ?? '']?.subject
  const { title: name, summary: description, genre } = site.outlines.get(path) ?? {}
  if (!subject || name === undefined || description === undefined) return undefined
  const about = { name, description }
  if (subject === 'service') {
    return { '@type': 'Service', ...about, url: canonical, provider: provider(site) }
  }
  const work = { ...about, ...(genre ? { genre } : {}), url: canonical }
  return { '@type': 'CreativeWork', ...work, creator: provider(site) }
}
