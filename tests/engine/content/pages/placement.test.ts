/** Called directly: collections of a hundred pages would need long site files. */
import { describe, expect, test } from 'vitest'
import type { Collections } from '../../../../src/content/model.ts'
import { placePages, type UnplacedPage } from '../../../../src/content/pages/placement.ts'
import { validSite } from '../../faults/fixture.ts'
import { compiled } from '../../properties/compiled.ts'

const COLLECTIONS: Collections = {
  company: { prefix: 'C', label: 'Company' },
  work: { prefix: 'W', label: 'Work', page: { kind: 'route', href: '/Work#list' } },
}

const page = (
  path: string,
  collection: string,
  more: Partial<UnplacedPage> = {},
): UnplacedPage => ({
  id: '',
  path,
  collection,
  title: `Title of ${path}`,
  description: '',
  canonical: '',
  sections: [],
  outline: {},
  ...more,
})

const placements = (pages: readonly UnplacedPage[], collections = COLLECTIONS) =>
  placePages(pages, collections, new Map([['', { language: 'en', home: '/' }]])).map(
    ({ placement }) => placement,
  )

const home = page('/', 'company', { name: 'Home' })

describe('page numbers', () => {
  test('count the pages of a collection in the order of the file', () => {
    const pages = [page('/a', 'work'), home, page('/b', 'work'), page('/c', 'company')]
    expect(
      placements(pages).map(({ code, number, total, collection }) => [
        code,
        number,
        total,
        collection,
      ]),
    ).toEqual([
      ['W 01', 1, 2, 'work'],
      ['C 01', 1, 2, 'company'],
      ['W 02', 2, 2, 'work'],
      ['C 02', 2, 2, 'company'],
    ])
  })
})

const LEADING: Collections = {
  ...COLLECTIONS,
  work: { prefix: 'W', label: 'Work', next: 'Next work' },
}
const nexts = (pages: readonly UnplacedPage[], collections = LEADING) =>
  placements(pages, collections).map(
    ({ next }) => next && [next.label, next.code, next.name, next.href],
  )

describe('the next page', () => {
  const [a, b] = [page('/a', 'work', { name: 'A' }), page('/b', 'work', { name: 'B' })]

  test('is the following page of the collection, and the first one after the last', () => {
    expect(nexts([a, home, b])).toEqual([
      ['Next work', 'W 02', 'B', '/b'],
      undefined,
      ['Next work', 'W 01', 'A', '/a'],
    ])
  })

  test('is undefined without a label or another page', () => {
    expect(nexts([a, b], COLLECTIONS)).toEqual([undefined, undefined])
    expect(nexts([home, a])).toEqual([undefined, undefined])
  })
})

const trailOf = (one: UnplacedPage, collections = COLLECTIONS) =>
  placements([home, one], collections)[1]?.breadcrumbs

describe('breadcrumbs', () => {
  test('lead from the home page through the collection', () => {
    expect(trailOf(page('/a', 'work', { name: 'A' }))).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Work', href: '/Work#list' },
      { label: 'A' },
    ])
  })

  test('have no address for a collection without a page', () => {
    expect(trailOf(page('/a', 'company'))?.[1]).toEqual({ label: 'Company' })
    const external = { kind: 'external', href: 'https://elsewhere.example' } as const
    for (const to of [{ kind: 'nothing' } as const, external]) {
      const collections = { ...COLLECTIONS, work: { prefix: 'W', label: 'Work', page: to } }
      expect(trailOf(page('/a', 'work'), collections)?.[1]).toEqual({ label: 'Work' })
    }
  })

  test('contain each parent page once', () => {
    const news = page('/News', 'none', { name: 'News' })
    const trailsIn = (collections: typeof COLLECTIONS, collection: string) =>
      placements([home, news, page('/news/fair', collection, { name: 'Fair' })], collections)[2]
        ?.breadcrumbs
    const expected = [
      { label: 'Home', href: '/' },
      { label: 'News', href: '/News' },
      { label: 'Fair' },
    ]
    expect(trailsIn(COLLECTIONS, 'none')).toEqual(expected)
    const to = { kind: 'route', href: '/News' } as const
    const linked = { ...COLLECTIONS, work: { prefix: 'W', label: 'News', page: to } }
    expect(trailsIn(linked, 'work')).toEqual(expected)
    expect(trailsIn(COLLECTIONS, 'company')).toEqual(expected)
  })
})

test('numbers the pages of the valid site', () => {
  const pages = compiled(validSite).value?.pages ?? []
  expect(pages.map(({ placement }) => [placement.code, placement.total])).toEqual([
    ['C 01', 2],
    ['C 02', 2],
    ['S 01', 2],
    ['S 02', 2],
  ])
  expect(pages[3]?.placement.breadcrumbs.at(-1)).toEqual({ label: 'DevOps' })
  // Data for the compiler is not sent to browsers.
  expect(
    pages.filter((page) => 'collection' in page || 'name' in page || 'outline' in page),
  ).toEqual([])
})

test('a page without breadcrumbs keeps its number', () => {
  const text = validSite.replace(
    '    title: DevOps\n',
    '    title: DevOps\n    breadcrumbs: hide\n',
  )
  const placements = compiled(text).value?.pages.map(({ placement }) => [
    placement.code,
    placement.hidden,
  ])
  expect(placements?.slice(2)).toEqual([
    ['S 01', undefined],
    ['S 02', true],
  ])
})

test('a collection can link to an anchor; a missing one is reported', () => {
  const withPage = (to: string) =>
    compiled(validSite.replace('label: Services, subject', `label: Services, page: ${to}, subject`))
  const { value } = withPage('/#process')
  expect(value?.pages[2]?.placement.breadcrumbs[1]).toEqual({
    label: 'Services',
    href: '/#process',
  })
  expect(withPage('/Gone').diagnostics.map(({ code }) => code)).toEqual(['link/dead'])
})
