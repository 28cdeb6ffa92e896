import { describe, expect, test } from 'vitest'
import type { Sets } from '../../../../src/content/model.ts'
import { looseSheet, numbered, type UnnumberedPage } from '../../../../src/content/pages/sheets.ts'
import { validSite } from '../../faults/fixture.ts'
import { compiled } from '../../properties/compiled.ts'

const SETS: Sets = {
  company: { letter: 'C', label: 'Company' },
  work: { letter: 'W', label: 'Work', page: { kind: 'route', href: '/Work#list' } },
}

const page = (path: string, set: string, more: Partial<UnnumberedPage> = {}): UnnumberedPage => ({
  id: '',
  path,
  set,
  title: `Title of ${path}`,
  description: '',
  canonical: '',
  sections: [],
  outline: {},
  ...more,
})

const sheets = (pages: readonly UnnumberedPage[], sets = SETS) =>
  numbered(pages, sets).map(({ sheet }) => sheet)

const home = page('/', 'company', { name: 'Home' })

describe('sheets', () => {
  test('are numbered within their set, in the order of the file', () => {
    const pages = [page('/a', 'work'), home, page('/b', 'work'), page('/c', 'company')]
    expect(sheets(pages).map(({ code, number, of, set }) => [code, number, of, set])).toEqual([
      ['W 01', 1, 2, 'work'],
      ['C 01', 1, 2, 'company'],
      ['W 02', 2, 2, 'work'],
      ['C 02', 2, 2, 'company'],
    ])
  })

  test('have as many digits as the last one of their set', () => {
    const pages = Array.from({ length: 100 }, (_, index) => page(`/${index}`, 'work'))
    const codes = sheets(pages).map(({ code }) => code)
    expect([codes[0], codes[98], codes[99]]).toEqual(['W 001', 'W 099', 'W 100'])
  })
})

const LEADING: Sets = { ...SETS, work: { letter: 'W', label: 'Work', next: 'Next work' } }
const nexts = (pages: readonly UnnumberedPage[], sets = LEADING) =>
  sheets(pages, sets).map(({ next }) => next && [next.label, next.code, next.name, next.href])

describe('the next sheet', () => {
  const [a, b] = [page('/a', 'work', { name: 'A' }), page('/b', 'work', { name: 'B' })]

  test('is the one after it in the set, and the first one after the last', () => {
    expect(nexts([a, home, b])).toEqual([
      ['Next work', 'W 02', 'B', '/b'],
      undefined,
      ['Next work', 'W 01', 'A', '/a'],
    ])
  })

  test('is none where the set has no word for it or no other sheet', () => {
    expect(nexts([a, b], SETS)).toEqual([undefined, undefined])
    expect(nexts([home, a])).toEqual([undefined, undefined])
  })

  test('comes with the picture that it begins with', () => {
    const image = { src: '/a.svg', alt: '', width: 4, height: 3 }
    const shown = sheets([page('/a', 'work', { outline: { image } }), b], LEADING)
    expect(shown.map(({ next }) => next?.image)).toEqual([undefined, image])
  })
})

test('a page that is no sheet stands beside all of them, under the home page', () => {
  const pages = [home, page('/a', 'work')]
  const trail = [{ label: 'Home', href: '/' }, { label: 'Lost' }]
  expect(looseSheet('404', 'Lost', pages)).toEqual({ code: '404', of: 2, trail })
  expect(looseSheet('404', 'Lost', pages.slice(1)).trail).toEqual(trail.slice(1))
})

const trailOf = (one: UnnumberedPage, sets = SETS) => sheets([home, one], sets)[1]?.trail

describe('a trail', () => {
  test('leads from the home page over the set', () => {
    expect(trailOf(page('/a', 'work', { name: 'A' }))).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Work', href: '/Work#list' },
      { label: 'A' },
    ])
  })

  test('has no address for a set without a page of this site', () => {
    expect(trailOf(page('/a', 'company'))?.[1]).toEqual({ label: 'Company' })
    const external = { kind: 'external', href: 'https://elsewhere.example' } as const
    for (const to of [{ kind: 'nothing' } as const, external]) {
      const sets = { ...SETS, work: { letter: 'W', label: 'Work', page: to } }
      expect(trailOf(page('/a', 'work'), sets)?.[1]).toEqual({ label: 'Work' })
    }
  })

  test('does not lead over the page that it leads to', () => {
    expect(trailOf(page('/work', 'work', { name: 'Our work' }))).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Our work' },
    ])
  })

  test('is only this page on the home page', () => {
    expect(sheets([home])[0]?.trail).toEqual([{ label: 'Home' }])
  })

  test('names a page by its name, else its headline, else its title', () => {
    const outline = { title: 'Headline' }
    const lastOf = (more: Partial<UnnumberedPage>) => trailOf(page('/a', 'work', more))?.at(-1)
    expect(lastOf({ outline, name: 'Name' })).toEqual({ label: 'Name' })
    expect(lastOf({ outline })).toEqual({ label: 'Headline' })
    expect(lastOf({})).toEqual({ label: 'Title of /a' })
  })
})

test('the sheets of the valid site', () => {
  const pages = compiled(validSite).value?.pages ?? []
  expect(pages.map(({ sheet }) => [sheet.code, sheet.of])).toEqual([
    ['C 01', 2],
    ['C 02', 2],
    ['S 01', 2],
    ['S 02', 2],
  ])
  expect(pages[3]?.sheet.trail.at(-1)).toEqual({ label: 'DevOps' })
  // What is for the compiler alone is not sent to browsers.
  expect(pages.filter((page) => 'set' in page || 'name' in page || 'outline' in page)).toEqual([])
})

test('a page without a title block keeps its number', () => {
  const text = validSite.replace('    title: DevOps\n', '    title: DevOps\n    titleBlock: none\n')
  const sheets = compiled(text).value?.pages.map(({ sheet }) => [sheet.code, sheet.hidden])
  expect(sheets?.slice(2)).toEqual([
    ['S 01', undefined],
    ['S 02', true],
  ])
})

test('a set can lead to a place on a page; one that does not exist is a dead link', () => {
  const withPage = (to: string) =>
    compiled(validSite.replace('label: Services, subject', `label: Services, page: ${to}, subject`))
  const { value } = withPage('/#process')
  expect(value?.pages[2]?.sheet.trail[1]).toEqual({ label: 'Services', href: '/#process' })
  expect(withPage('/Gone').diagnostics.map(({ code }) => code)).toEqual(['link/dead'])
})
