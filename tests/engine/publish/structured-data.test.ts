import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import {
  createStructuredData,
  serializeStructuredData,
} from '../../../src/publish/structured-data.ts'
import { site } from '../theme/shell/surroundings.tsx'

const { company } = site.shell
const { origin } = site.publication

interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** As search engines read it. */
const describeSite = (
  described: Parameters<typeof createStructuredData>[0],
  page: PageData,
): Thing[] => JSON.parse(serializeStructuredData(createStructuredData(described, page)))['@graph']

const thingsOn = (page: PageData, type: string): readonly Thing[] =>
  describeSite(site, page).filter((one) => one['@type'] === type)

test('describes the organization on the home page and on pages with offices', () => {
  for (const page of site.pages) {
    const shown = page.sections.flatMap((one) => (one.kind === 'offices' ? one.items : []))
    const hasHours = page.sections.some(({ kind }) => kind === 'hours')
    const offices = shown.map(({ city, country }) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    }))
    const isIntroduced = page.path === '/' || offices.length > 0 || hasHours
    const organizations = thingsOn(page, 'Organization')
    expect(organizations, page.path).toHaveLength(isIntroduced ? 1 : 0)
    for (const { location = [] } of organizations)
      expect(location).toEqual(hasHours ? [expect.anything(), ...offices] : offices)
  }
})

test('publishes no address for entries without a country', () => {
  const home = site.pages[0]
  if (!home) throw new Error('The site has no page.')
  const entries = [
    { city: '7.30 – 17.00', country: 'Monday to Friday' },
    { city: 'Lyon', country: 'France' },
  ]
  const outlines = new Map([[home.path, { offices: entries }]])
  const [organization] = describeSite({ ...site, outlines }, home)
  expect(organization?.location).toMatchObject([{ address: { addressLocality: 'Lyon' } }])
})

test('publishes address, place and opening hours with the type of the company', () => {
  const [home] = site.pages
  if (!home) throw new Error('The site has no page.')
  const span = { from: 540, to: 750 }
  const hours = {
    days: [
      { days: [0, 1], open: [span, { from: 1200, to: 1560 }] },
      { days: [6], closed: true },
    ],
    exceptions: [{ date: '2027-12-24', until: '2027-12-26', closed: true }],
  } as const
  const facts = {
    address: {
      street: '12 Church Street',
      postalCode: 'TN20 6AB',
      city: 'Mayfield',
      country: 'GB',
    },
    geo: { latitude: 51.02, longitude: 0.26 },
    phone: '+44 1435 555018',
    social: ['https://social.example/mill'],
  }
  const describe = (type?: 'Bakery' | 'NGO') => {
    const shell = { ...site.shell, company: Object.assign({}, company, facts, type && { type }) }
    const outlines = new Map([[home.path, { hours }]])
    return describeSite({ ...site, shell, outlines }, home)[0]
  }
  const place = {
    geo: { '@type': 'GeoCoordinates', latitude: 51.02, longitude: 0.26 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:30' },
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '20:00', closes: '02:00' },
      { validFrom: '2027-12-24', validThrough: '2027-12-26', opens: '00:00', closes: '00:00' },
    ],
  }
  expect(describe('Bakery')).toMatchObject({
    '@type': 'Bakery',
    address: {
      streetAddress: '12 Church Street',
      addressLocality: 'Mayfield',
      addressCountry: 'GB',
    },
    telephone: '+44 1435 555018',
    sameAs: ['https://social.example/mill'],
    ...place,
  })
  expect(describe('NGO')).toMatchObject({ '@type': 'NGO', location: [place] })
  expect(describe()).toMatchObject({ '@type': 'Organization', location: [place] })
})

test('breadcrumbs have addresses, positions from 1, and end at the page', () => {
  for (const page of site.pages.filter(
    ({ path, placement }) => path !== '/' && !placement.hidden,
  )) {
    const [trail] = thingsOn(page, 'BreadcrumbList')
    // The property is visible by the code under test; its shape is what is checked here.
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.length).toBeGreaterThan(1)
    expect(steps[0]?.item).toBe(`${origin}/`)
    const labels = page.placement.breadcrumbs.map(({ label }) => label)
    expect(steps.at(-1)).toMatchObject({ name: labels.at(-1), item: page.canonical })
    expect(labels).toEqual(expect.arrayContaining(steps.map(({ name }) => name)))
  }
})

test('describes a case study with its name, summary, category and address', () => {
  for (const page of site.pages) {
    const studies = page.sections.flatMap((one) => (one.kind === 'case-study' ? [one] : []))
    expect(thingsOn(page, 'CreativeWork'), page.path).toMatchObject(
      studies.map(({ headline, summary, category }) => ({
        ...{ name: headline, description: summary, genre: category, url: page.canonical },
      })),
    )
  }
})

test('describes services with address and provider on their pages only', () => {
  const described = site.pages.flatMap((page) => {
    const services = thingsOn(page, 'Service')
    for (const service of services)
      expect(service, page.path).toMatchObject({
        url: page.canonical,
        description: expect.stringMatching(/./),
        provider: { '@id': `${origin}/#organization`, name: company.name },
      })
    return services.map(() => page.placement.collection)
  })
  expect(new Set(described)).toEqual(new Set(['services']))
})

/** Every text in a value, except for terms of schema.org. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '@type' ? [] : textsIn(inner)))
}

test('contains only what the page shows', () => {
  const { shell, collections, requestPages } = site
  for (const page of site.pages) {
    const known = textsIn([page, { shell, collections, requestPages }])
    const texts = textsIn(describeSite(site, page))
    // Opening hours are shown in words.
    const visible = texts.filter(
      (text) => !text.startsWith(`${origin}/`) && !/day$|^\d\d:\d\d$|^\d{4}-/.test(text),
    )
    if (!page.placement.hidden) expect(visible, page.path).not.toEqual([])
    expect(known, page.path).toEqual(expect.arrayContaining(visible))
  }
})
