import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import type { Image, PageData } from '../../src/model.ts'
import { picturesIn } from './described.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages } = site

/** The picture that a page begins with. */
const headOf = ({ sections: [head] }: PageData): Image | undefined =>
  head && 'image' in head ? head.image : undefined

const studies = pages.filter(({ sections: [head] }) => head?.kind === 'case-study')
const coverOf = new Map(studies.map((page) => [page.path, headOf(page)?.src]))

/** What leads to a page and has a picture beside it, however deep it stands: cards, lists, the sheet that follows. */
function beside(value: unknown): { readonly href: string; readonly src: string }[] {
  if (value === null || typeof value !== 'object') return []
  const { to, image, href = Object(to).href } = value as Record<string, unknown>
  const { src } = Object(image)
  const own = typeof href === 'string' && typeof src === 'string' ? [{ href, src }] : []
  return [...own, ...Object.values(value).flatMap(beside)]
}

/** Links to case studies that stand beside something else than their covers, and covers beside other links. */
const misplaced = (value: unknown): string[] =>
  beside(value)
    .filter(({ href, src }) =>
      coverOf.has(href) ? coverOf.get(href) !== src : [...coverOf.values()].includes(src),
    )
    .map(({ href, src }) => `${src} stands beside a link to ${href}`)

/** Pictures of a case study that are named after another one. */
function foreign({ path, sections }: Pick<PageData, 'path' | 'sections'>): string[] {
  const [, product = ''] = /^\/covers\/(.+)\.svg$/.exec(coverOf.get(path) ?? '') ?? []
  const isOwn = (src: string) =>
    src === `/covers/${product}.svg` || src.startsWith(`/screens/${product}-`)
  return picturesIn(sections).flatMap(({ src }) => (isOwn(src) ? [] : [`${path} shows ${src}`]))
}

test('beside a link to a case study stands its cover, all over the site', () => {
  expect(studies.length).toBeGreaterThan(15)
  expect(beside(pages).filter(({ href }) => coverOf.has(href)).length).toBeGreaterThan(30)
  expect(misplaced([pages, site.shell])).toEqual([])
})

test('the sheet that follows a page shows the picture that its page begins with', () => {
  const next = pages.flatMap(({ sheet }) => sheet.next ?? [])
  expect(next.length).toBeGreaterThan(15)
  for (const { href, image } of next) {
    const page = pages.find(({ path }) => path === href)
    expect(image, href).toEqual(page && headOf(page))
  }
})

test.for(studies)('$path has a cover and screens of its own', (page) => {
  const cover = coverOf.get(page.path) ?? ''
  const [, product = ''] = /^\/covers\/(.+)\.svg$/.exec(cover) ?? []
  // '/PWG-Mobile' has 'pwg-mobile.svg', '/Prune-Digital' has 'prune.svg'.
  expect(`${page.path.toLowerCase()}-`).toMatch(new RegExp(`^/${product}`))
  expect([...coverOf.values()].filter((src) => src === cover)).toHaveLength(1)
  expect(foreign(page)).toEqual([])
})

describe('it is noticed', () => {
  const [one, other] = studies
  const [ownCover, otherCover] = [one, other].map((page) => page && headOf(page))
  const link = (href: string | undefined) => ({ label: 'Read', to: { kind: 'route', href } })

  test('if two covers have changed places', () => {
    const right = [
      { ...link(one?.path), image: ownCover },
      { ...link(other?.path), image: otherCover },
    ]
    expect(misplaced({ items: right })).toEqual([])
    const wrong = [
      { ...link(one?.path), image: otherCover },
      { ...link(other?.path), image: ownCover },
    ]
    expect(misplaced({ items: wrong })).toHaveLength(2)
  })

  test('if a cover stands beside a link to something else', () => {
    expect(misplaced([{ ...link('/Careers'), image: ownCover }])).toHaveLength(1)
    expect(misplaced([{ ...link(one?.path), image: { src: '/drawings/code.svg' } }])).toHaveLength(
      1,
    )
  })

  test('if a case study shows a screen of another one', () => {
    if (!one || !other) throw new Error('There are no case studies.')
    expect(foreign({ path: one.path, sections: other.sections })).not.toEqual([])
  })
})
