import { expect, test } from 'vitest'
import { compiled } from '../../properties/compiled.ts'

const NEWS = `
company: { name: Acme }
publication: { origin: https://www.example.com, language: de }
collections: { news: { label: Meldungen, page: /news } }
routes:
  - path: /
    title: Home
    description: The home page.
    sections: [{ type: entries, heading: Latest, from: news, limit: 1 }]
  - path: /news
    title: News
    description: All news.
    sections: [{ type: entries, heading: News, from: news, perPage: 2 }]
  - { path: /news/a, collection: news, date: 2027-03-02, title: A, description: First., sections: [{ type: prose, paragraphs: [A.] }] }
  - { path: /news/c, collection: news, date: 2027-05-12, title: C, description: Third., sections: [{ type: prose, paragraphs: [C.] }] }
  - { path: /news/b, collection: news, date: 2027-03-20, title: B, description: Second., sections: [{ type: prose, paragraphs: [B.] }] }
`

const site = (text = NEWS) => {
  const { value, errors } = compiled(text)
  const at = (address: string) => value?.pages.find(({ path }) => path === address)
  return { errors, value, at }
}

const titles = (section: unknown) =>
  Object(section).entries.map(({ title }: { readonly title: string }) => title)

test('entries lists the pages of a collection, newest first, with dates in the language of the site', () => {
  const { at } = site()
  expect(at('/')?.sections[0]).toMatchObject({
    entries: [
      {
        title: 'C',
        href: '/news/c',
        text: 'Third.',
        date: { iso: '2027-05-12', text: '12. Mai 2027' },
      },
    ],
  })
  expect(titles(at('/news')?.sections[0])).toEqual(['C', 'B'])
})

test('a list with perPage continues on generated pages', () => {
  const { at, value } = site()
  expect(at('/news')?.sections[0]).toMatchObject({
    paging: { number: 1, total: 2, next: '/news/2' },
  })
  expect(at('/news/2')).toMatchObject({
    id: 'news-2',
    title: 'News (2)',
    canonical: 'https://www.example.com/news/2',
    sections: [{ entries: [{ title: 'A' }], paging: { number: 2, total: 2, previous: '/news' } }],
    placement: {
      breadcrumbs: [
        { label: 'Startseite', href: '/' },
        { label: 'News', href: '/news' },
        { label: '2' },
      ],
    },
  })
  expect(value?.pages).toHaveLength(6)
})

test('dated pages lead to the ones before and after them, and back to the page of the collection', () => {
  const { at } = site()
  const { date, breadcrumbs, previous, next } = at('/news/b')?.placement ?? {}
  expect([date?.text, previous?.href, next?.href]).toEqual(['20. März 2027', '/news/a', '/news/c'])
  expect(breadcrumbs?.map(({ href }) => href)).toEqual(['/', '/news', undefined])
  expect(at('/news/a')?.placement.previous).toBeUndefined()
  expect(at('/news/c')?.placement.next).toBeUndefined()
})

test('a page at the address of a continued list, and an impossible date, are errors', () => {
  const { errors } = site(
    NEWS.replace('path: /news/a', 'path: /news/2').replace('2027-03-20', '2027-02-30'),
  )
  expect(errors.map(({ message }) => message)).toEqual(['The date 2027-02-30 does not exist.'])
  expect(site(NEWS.replace('path: /news/a', 'path: /news/2')).errors).toMatchObject([
    { code: 'route/reserved', range: { start: { line: 14, column: 13 } } },
  ])
})

test('an unknown collection is located, with a fix', () => {
  const { errors } = site(NEWS.replace('from: news, limit', 'from: nws, limit'))
  expect(errors).toMatchObject([{ code: 'set/unknown', hint: 'Did you mean "news"?' }])
  expect(errors[0]?.fix).toBeDefined()
})

test('texts of an entry lead back to the page that it shows', () => {
  const { findOrigin } = compiled(NEWS)
  const at = ['pages', 0, 'sections', 0, 'entries', 0]
  expect(findOrigin?.([...at, 'title'])?.path).toEqual(['routes', 3, 'title'])
  expect(findOrigin?.([...at, 'text'])?.path).toEqual(['routes', 3, 'description'])
})
