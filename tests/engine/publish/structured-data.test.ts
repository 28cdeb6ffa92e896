import { describe, expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { structuredData, type Thing } from '../../../src/publish/structured-data.ts'
import { site } from '../theme/shell/surroundings.tsx'

const { company } = site.shell
const { origin } = site.publication

const has = (page: PageData, kind: string) => page.sections.some((one) => one.kind === kind)
const isHome = ({ path }: PageData) => path === '/'

const thingsOn = (page: PageData) => structuredData(site, page)

const typed = (things: readonly Thing[], type: string) =>
  things.filter((one) => one['@type'] === type)

describe('the organization', () => {
  test('introduces itself on the home page and where its offices are, and nowhere else', () => {
    for (const page of site.pages) {
      const { length } = typed(thingsOn(page), 'Organization')
      expect(length > 0, page.path).toBe(isHome(page) || has(page, 'offices'))
    }
  })

  test('has the offices of a page that shows them', () => {
    for (const page of site.pages.filter((one) => has(one, 'offices'))) {
      const offices = page.sections.flatMap((one) => (one.kind === 'offices' ? one.items : []))
      const [organization] = typed(thingsOn(page), 'Organization')
      expect(organization?.location).toEqual(
        offices.map(({ city, country }) => ({
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
        })),
      )
    }
  })
})

describe('the trail', () => {
  test('has steps with addresses, numbered from 1, and ends at the page', () => {
    for (const page of site.pages.filter(({ path, sheet }) => path !== '/' && !sheet.hidden)) {
      const [trail] = typed(thingsOn(page), 'BreadcrumbList')
      // The property is made by the code under test; its shape is what is checked here.
      const steps = trail?.itemListElement as { position: number; name: string; item: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect(steps.length).toBeGreaterThan(1)
      expect(steps[0]?.item).toBe(`${origin}/`)
      expect(steps.at(-1)).toMatchObject({
        name: page.sheet.trail.at(-1)?.label,
        item: page.canonical,
      })
      const labels = page.sheet.trail.map(({ label }) => label)
      expect(labels).toEqual(expect.arrayContaining(steps.map(({ name }) => name)))
    }
  })
})

test('a case study is a work with the name, summary and category that it shows, at its own address', () => {
  for (const page of site.pages) {
    const studies = page.sections.flatMap((one) => (one.kind === 'case-study' ? [one] : []))
    expect(typed(thingsOn(page), 'CreativeWork'), page.path).toMatchObject(
      studies.map(({ headline, summary, category }) => ({
        ...{ name: headline, description: summary, genre: category, url: page.canonical },
      })),
    )
  }
})

test('a service is described with its address and its provider, and only on a page of services', () => {
  for (const page of site.pages)
    for (const service of typed(thingsOn(page), 'Service')) {
      expect(page.sheet.set, page.path).toBe('services')
      expect(service).toMatchObject({
        url: page.canonical,
        description: expect.stringMatching(/./),
        provider: { '@id': `${origin}/#organization`, name: company.name },
      })
    }
})

describe('nothing is said to machines that people cannot read', () => {
  /** Every text in a value, but for the words of schema.org. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([key, inner]) => (key === '@type' ? [] : textsIn(inner)))
  }
  const { shell, sets, requestPages } = site
  const said = (page: PageData) =>
    new Set(textsIn([page, { shell, sets, requestPages }]).map((text) => text.trim()))

  test('on any page', () => {
    for (const page of site.pages) {
      const known = said(page)
      const made = textsIn(thingsOn(page)).filter((text) => !text.startsWith(`${origin}/`))
      if (!page.sheet.hidden) expect(made.length, page.path).toBeGreaterThan(0)
      expect(
        made.filter((text) => !known.has(text)),
        page.path,
      ).toEqual([])
    }
  })
})
