import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClosest, findNearest } from '../../../src/contract/nearest.ts'

const routes = [
  ...'/ /Contact-Us /Our-Clients /Careers /Product-Engineering /Mobile-Applications'.split(' '),
  ...'/Big-Data-Analytics /Social-Integration /services/web-dev /services/DevOps'.split(' '),
  ...'/services/Data-Analytics /services/Infrastructure-Services /services/test'.split(' '),
  ...'/services/UI-UX-Designing /Technologies/React-JS /Technologies/Java'.split(' '),
  ...'/Technologies/JavaScript /Onix-Application-Manager /YepMe-Ecommerce'.split(' '),
].map((path) => ({ path }))

const first = (path: string) => findNearest(path, routes)[0]?.path

describe('findNearest', () => {
  test.each([
    ['/contact', '/Contact-Us'],
    ['/contactus.html', '/Contact-Us'],
    ['/Clickjoy-BigDataAnalytics', '/Big-Data-Analytics'],
    ['/Guavus-BigDataAnalytics', '/Big-Data-Analytics'],
    ['/services/devop', '/services/DevOps'],
    ['/devops', '/services/DevOps'],
    ['/careers/jobs', '/Careers'],
    ['/design', '/services/UI-UX-Designing'],
    ['/data', '/services/Data-Analytics'],
    ['/react', '/Technologies/React-JS'],
    ['/Technologies/java/', '/Technologies/Java'],
    ['/%63%61%72%65%65%72%73', '/Careers'],
    ['/%E0%A4%A/careers', '/Careers'],
    ['/', '/'],
  ])('%s -> %s', (asked, expected) => {
    expect(first(asked)).toBe(expected)
  })

  test('returns `count` routes, or all if there are fewer', () => {
    expect(findNearest('/x', routes)).toHaveLength(3)
    expect(findNearest('/x', routes, 5)).toHaveLength(5)
    expect(findNearest('/x', routes.slice(0, 2))).toHaveLength(2)
    expect(findNearest('/x', [])).toEqual([])
  })

  const among = (asked: string, ...paths: readonly string[]) => {
    const all = paths.map((path) => ({ path }))
    return findNearest(asked, all).map(({ path }) => path)
  }

  test.each([
    ['ignores punctuation', '/contact-us', '/contact-ux', '/contactus'],
    ['compares digits', '/css-3', '/css-2', '/css/3'],
    ['treats an address without letters as the home page', '/---', '/--x', '/'],
    ['prefers a route that the address contains', '/careersandjobs', '/carbonyandjobs', '/careers'],
    ['prefers a route that contains the address', '/php', '/pop', '/phpcode'],
    ['ignores containment of two letters', '/ui', '/quiz', '/up'],
    ['compares the last segment of a route', '/careers', '/career', '/company/jobs/careers'],
    ['gives the home page no last segment', '/here', '/', '/hxyz'],
    ['prefers a match of the whole path', '/data_tools', '/services/data-tools', '/data-tools'],
  ])('%s: for %s, not %s but %s', (_, asked, other, expected) => {
    expect(among(asked, other, expected)).toEqual([expected, other])
  })

  test('limits the compared length and number of segments', () => {
    const asked = `/${'a'.repeat(99)}`
    // Text behind the compared part makes no difference.
    for (const more of ['', '/careers', '/careers/b/c'.repeat(50), 'careers'.repeat(500)]) {
      expect(among(asked + more, '/careers', '/aaaa')).toEqual(['/aaaa', '/careers'])
    }
    // Of many segments, the last four count. Among equals, the order decides.
    expect(among('/a/b/c/d/e/f/g/h/i/careers', '/careers', '/a')[0]).toBe('/careers')
    expect(among('/careers/b/c/d/e', '/careers', '/c')[0]).toBe('/c')
    expect(among('/q', '/b', '/a')).toEqual(['/b', '/a'])
  })

  test('returns `count` different routes for any address, and finds known routes in any case', () => {
    const known = fc.constantFrom(...routes.map(({ path }) => path))
    const anything = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(anything, fc.nat(25), known, (path, count, route) => {
        const found = findNearest(path, routes, count)
        expect(new Set(found).size).toBe(Math.min(count, routes.length))
        expect(routes).toEqual(expect.arrayContaining(found))
        expect(first(route.toUpperCase())).toBe(route)
      }),
    )
  })
})

describe('findClosest', () => {
  const kinds = ['hero', 'stats', 'accordion', 'case-study', 'grid', 'GRID-large']

  test.each([
    ['acordion', 'accordion'],
    ['Accordion', 'accordion'],
    ['case_study', 'case-study'],
    ['grid-LARGE', 'GRID-large'],
    ['heroes', 'hero'],
    ['gird', undefined],
    ['carousel', undefined],
    ['', undefined],
  ])('%s -> %s', (word, expected) => {
    expect(findClosest(word, kinds)).toBe(expected)
  })

  test('prefers the candidate that differs only by case', () => {
    expect(findClosest('NAME', ['namer', 'nama', 'name'])).toBe('name')
    for (const kind of kinds) expect(findClosest(kind.toUpperCase(), kinds)).toBe(kind)
  })

  test('finds words of up to 300 characters', () => {
    const word = 'w'.repeat(300)
    expect(findClosest(word, [word])).toBe(word)
    expect(findClosest(`${word}w`, [`${word}w`])).toBeUndefined()
  })
})
