import { expect, test } from 'vitest'
import { createMetadataFiles } from '../../../src/publish/metadata-files.ts'
import { createStructuredData } from '../../../src/publish/structured-data.ts'
import { compiled } from '../properties/compiled.ts'

const NEWS = `
company: { name: Acme & Sons }
publication: { origin: https://www.example.com/shop/ }
collections: { news: { label: News, page: /news, feed: true } }
routes:
  - path: /
    title: Home
    description: The home page.
    sections: [{ type: prose, heading: Home, paragraphs: ["[Subscribe](/news/feed.xml)"] }]
  - path: /news
    title: News
    description: All news.
    sections: [{ type: entries, heading: News, from: news }]
  - { path: /news/a, collection: news, date: 2027-03-02, title: "A < B & C", description: First., sections: [{ type: prose, paragraphs: [A.] }] }
  - { path: /news/b, collection: news, date: 2027-03-20, title: B, description: Second., sections: [{ type: prose, paragraphs: [B.] }] }
`

const build = (text = NEWS) => {
  const { value, diagnostics } = compiled(text)
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return value
}

const read = (text: string, address: string) =>
  createMetadataFiles(build(text)).find((file) => file.address === address)

test('a collection with a feed has an Atom file, newest first, with the dates of its pages only', () => {
  const { body = '', type } = read(NEWS, '/shop/news/feed.xml') ?? {}
  const text = String(body)
  expect(type).toBe('application/atom+xml')
  expect([...text.matchAll(/<(?:id|updated)>([^<]*)</g)].map(([, found]) => found)).toEqual([
    'https://www.example.com/shop/news/feed.xml',
    '2027-03-20T12:00:00.000Z',
    'https://www.example.com/shop/news/b',
    '2027-03-20T12:00:00.000Z',
    'https://www.example.com/shop/news/a',
    '2027-03-02T12:00:00.000Z',
  ])
  // Titles of the feed are HTML.
  expect(text).toContain('<title type="html"><![CDATA[A &lt; B &amp; C]]></title>')
  expect(text).toContain('<title>Acme &amp; Sons: News</title>')
})

test('the sitemap has the dates of dated pages and of their list', () => {
  const found = String(read(NEWS, '/shop/sitemap.xml')?.body).matchAll(
    /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<)?/g,
  )
  expect([...found].map(([, address = '', date]) => [address.slice(28), date])).toEqual([
    ['/', undefined],
    ['/news', '2027-03-20'],
    ['/news/a', '2027-03-02'],
    ['/news/b', '2027-03-20'],
  ])
})

test('dated pages are articles for search engines', () => {
  const site = build()
  const [, , page] = site.pages
  if (!page) throw new Error('The page is missing.')
  expect(createStructuredData(site, page)).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsArticle',
      headline: 'A < B & C',
      datePublished: '2027-03-02',
      url: 'https://www.example.com/shop/news/a',
    }),
  )
})

test('a page without a date, and a page or file at the address of the feed, are errors', () => {
  const codes = (text: string) => compiled(text).errors.map(({ code, path }) => [code, ...path])
  expect(codes(NEWS.replace('date: 2027-03-02, ', ''))).toEqual([
    ['schema/missing-key', 'routes', 2, 'collection'],
  ])
  expect(codes(NEWS.replace('path: /news/b', 'path: /news/feed.xml'))).toEqual([
    ['route/reserved', 'routes', 3, 'path'],
  ])
  const { errors } = compiled(NEWS, new Map([['/news/feed.xml', null]]))
  expect(errors).toMatchObject([{ code: 'file/built', path: ['collections', 'news', 'feed'] }])
})

test('a feed has the language of the page of its collection', () => {
  const text = NEWS.replace(
    'collections: {',
    'languages: { de: { company: { name: Acme und Söhne } } }\ncollections: { neues: { label: Neues, page: /de, feed: true },',
  ).replace(
    '  - path: /news\n',
    `  - path: /de
    title: Startseite
    description: Die Startseite.
    sections: [{ type: entries, heading: Neues, from: neues }]
  - path: /news\n`,
  )
  expect(build(text).feeds.map(({ title, language }) => [title, language])).toEqual([
    ['Acme und Söhne: Neues', 'de'],
    ['Acme & Sons: News', undefined],
  ])
})
