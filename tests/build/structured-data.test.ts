import { describe, expect, test } from 'vitest'
import { structuredData, type Thing } from '../../src/build/structured-data.ts'
import type { PageData } from '../../src/model.ts'
import { site } from '../page/surroundings.tsx'

const { company } = site.shell
const { origin } = site.publication

const at = (path: string): PageData => {
  const page = site.pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return page
}

const thingsOn = (page: PageData) => structuredData(site, page)

const typed = (things: readonly Thing[], type: string) =>
  things.filter((one) => one['@type'] === type)

const typesOn = (path: string) => thingsOn(at(path)).map((one) => one['@type'])

describe('the organization', () => {
  test('introduces itself on the home page and where its offices are, and nowhere else', () => {
    const introduced = site.pages.filter((page) => typed(thingsOn(page), 'Organization').length > 0)
    expect(introduced.map(({ path }) => path)).toEqual(['/', '/Contact-Us'])
  })

  test('says of itself what the site file says', () => {
    expect(typed(thingsOn(at('/')), 'Organization')).toMatchObject([
      {
        name: company.name,
        legalName: company.legalName,
        email: company.contactEmail,
        url: `${origin}/`,
        address: { '@type': 'PostalAddress', addressLocality: company.headquarters },
      },
    ])
  })

  test('has the largest of its icons as a logo', () => {
    const [organization] = typed(thingsOn(at('/')), 'Organization')
    expect(organization?.logo).toBe(`${origin}/icons/icon-512.png`)
  })

  test('has the offices of the contact page', () => {
    const page = at('/Contact-Us')
    const offices = page.sections.flatMap((one) => (one.kind === 'offices' ? one.items : []))
    const [organization] = typed(thingsOn(page), 'Organization')
    expect(organization?.location).toEqual(
      offices.map(({ city, country }) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
      })),
    )
    expect(offices).toHaveLength(3)
  })
})

describe('the trail', () => {
  test('is on every page that shows one, but the home page', () => {
    const without = site.pages.filter(
      (page) => typed(thingsOn(page), 'BreadcrumbList').length !== 1,
    )
    const unshown = site.pages.filter(({ path, sheet }) => path === '/' || sheet.hidden)
    expect(without).toEqual(unshown)
  })

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

describe('what a page describes', () => {
  test.each(site.pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
    const isStudy = page.sections.some(({ kind }) => kind === 'case-study')
    const isService = page.sheet.set === 'services' && path !== '/services/test'
    expect(typesOn(path).filter((type) => /Work|Service/.test(type))).toEqual(
      isStudy ? ['CreativeWork'] : isService ? ['Service'] : [],
    )
  })

  test('a service has its name, its description and its provider', () => {
    expect(typed(thingsOn(at('/services/DevOps')), 'Service')).toMatchObject([
      {
        name: 'DevOps',
        description: expect.stringMatching(/.{20}/),
        url: `${origin}/services/DevOps`,
        provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.name },
      },
    ])
  })

  test('a work has its name, its summary and its category', () => {
    const page = at('/KLM-Clear-for-Boarding')
    const [study] = page.sections.flatMap((one) => (one.kind === 'case-study' ? [one] : []))
    expect(typed(thingsOn(page), 'CreativeWork')).toMatchObject([
      { name: study?.headline, description: study?.summary, genre: study?.category },
    ])
  })

  test('a page that says nothing of its subject describes none', () => {
    expect(typesOn('/services/test')).toEqual([])
  })
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

  test.for(site.pages)('$path', (page) => {
    const known = said(page)
    const made = textsIn(thingsOn(page)).filter((text) => !text.startsWith(`${origin}/`))
    if (!page.sheet.hidden) expect(made.length).toBeGreaterThan(0)
    expect(made.filter((text) => !known.has(text))).toEqual([])
  })
})

test.for(site.pages)('what $path tells of has the address of the page', (page) => {
  const subjects = thingsOn(page).filter((one) => /Service|CreativeWork/.test(one['@type']))
  for (const { url } of subjects) expect(url).toBe(page.canonical)
})
