import { expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const DRAFTS = `
company: { name: Acme }
publication: { origin: https://www.example.com }
collections: { news: { label: News, page: /news } }
routes:
  - path: /
    title: Home
    description: The home page.
    sections:
      - { type: entries, heading: Latest, from: news }
      - { type: prose, draft: true, heading: Not yet, paragraphs: [To be written.] }
  - { path: /about, draft: true, formerly: [/us], title: About, description: Who we are., sections: [{ type: prose, paragraphs: [Us.] }] }
  - { path: /news, title: News, description: All., sections: [{ type: prose, draft: true, paragraphs: [All.] }] }
  - { path: /news/a, collection: news, date: 2027-03-02, title: A, description: First., sections: [{ type: prose, paragraphs: [A.] }] }
  - { path: /news/b, draft: true, collection: news, date: 2027-03-20, title: B, description: Second., sections: [{ type: prose, paragraphs: [B.] }] }
`

const site = (includeDrafts: boolean) =>
  compile(DRAFTS, { vocabulary, files: new Map(), includeDrafts })

test('drafts are in no page, list, menu, collection or redirect of a publication', () => {
  const { value, errors } = site(false)
  expect(errors).toEqual([])
  expect(value?.pages.map(({ path }) => path)).toEqual(['/', '/news/a'])
  expect(JSON.stringify(value)).not.toMatch(/\/about|\/news\/b|Not yet/)
  expect(value?.pages[0]?.sections).toHaveLength(1)
  expect(value?.pages[1]?.placement.breadcrumbs[1]).toEqual({ label: 'News' })
  expect(value?.moves.redirects.size).toBe(0)
})

test('development shows drafts and marks them', () => {
  const { value } = site(true)
  expect(value?.pages.map(({ path, draft }) => [path, draft === true])).toEqual([
    ['/', false],
    ['/about', true],
    ['/news', true],
    ['/news/a', false],
    ['/news/b', true],
  ])
  expect(value?.pages[0]?.sections[0]).toMatchObject({ entries: [{ title: 'B' }, { title: 'A' }] })
  expect(value?.pages[0]?.sections[1]).toMatchObject({ draft: true })
})
