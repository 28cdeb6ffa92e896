import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { createStructuredData, type Thing } from '../../../src/publish/structured-data.ts'
import { site } from '../theme/shell/surroundings.tsx'

const { company } = site.shell
const { origin } = site.publication

const thingsOn = (page: PageData, type: string): readonly Thing[] =>
  createStructuredData(site, page).filter((one) => one['@type'] === type)

test('describes the organization on the home page and on pages with offices', () => {
  for (const page of site.pages) {
    const shown = page.sections.flatMap((one) => (one.kind === 'offices' ? one.items : []))
    const offices = shown.map(({ city, country }) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    }))
    const isIntroduced = page.path === '/' || offices.length > 0
    const organizations = thingsOn(page, 'Organization')
    expect(organizations, page.path).toHaveLength(isIntroduced ? 1 : 0)
    for (const { location = [] } of organizations) expect(location).toEqual(offices)
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
  const [organization] = createStructuredData({ ...site, outlines }, home)
  expect(organization?.location).toMatchObject([{ address: { addressLocality: 'Lyon' } }])
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
    const texts = textsIn(createStructuredData(site, page))
    const visible = texts.filter((text) => !text.startsWith(`${origin}/`))
    if (!page.placement.hidden) expect(visible, page.path).not.toEqual([])
    expect(known, page.path).toEqual(expect.arrayContaining(visible))
  }
})
