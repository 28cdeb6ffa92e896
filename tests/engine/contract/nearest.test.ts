import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findClosest, findNearest } from '../../../src/contract/nearest.ts'

const routes = [
  ...'/ /Contact-Us /Our-Clients /Careers /Product-Engineering /Mobile-Applications'.split(' '),
  ...'/Big-Data-Analytics /Social-Integration /services/web-dev /services/DevOps'.split(' '),
  ...'/services/Data-Analytics /services/Infrastructure-Services /services/test'.split(' '),
  ...'/services/UI-UX-Designing /Technologies/React-JS /Technologies/Java'.split(' '),
  ...'/Technologies/JavaScript /Onix-Application-Manager /YepMe-Ecommerce'.split(' '),
].map((path) => ({ path }))

const first = (path: string) => findNearest(path, routes)[0]?.path

describe('nearest', () => {
  it.each([
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

  it('gives fewer only if there are fewer routes', () => {
    expect(findNearest('/x', routes)).toHaveLength(3)
    expect(findNearest('/x', routes, 5)).toHaveLength(5)
    expect(findNearest('/x', routes.slice(0, 2))).toHaveLength(2)
    expect(findNearest('/x', [])).toEqual([])
  })

  const among = (asked: string, ...paths: readonly string[]) => {
    const all = paths.map((path) => ({ path }))
    return findNearest(asked, all).map(({ path }) => path)
  }

  it.each([
    ['signs do not count, letters do', '/contact-us', '/contact-ux', '/contactus'],
    ['numbers count like letters', '/css-3', '/css-2', '/css/3'],
    ['no letters at all are those of the home page', '/---', '/--x', '/'],
    ['a route that is part of what was asked', '/careersandjobs', '/carbonyandjobs', '/careers'],
    ['a route that what was asked is part of', '/php', '/pop', '/phpcode'],
    ['but not of two letters', '/ui', '/quiz', '/up'],
    ['the last part of a route', '/careers', '/career', '/company/jobs/careers'],
    ['the home page has no last part', '/here', '/', '/hxyz'],
    ['what is close as a whole', '/data_tools', '/services/data-tools', '/data-tools'],
  ])('%s: %s is not %s but %s', (_, asked, other, expected) => {
    expect(among(asked, other, expected)).toEqual([expected, other])
  })

  it('compares no more for a long address than for a short one', () => {
    const asked = `/${'a'.repeat(99)}`
    // Whatever stands behind the part that is compared makes no difference, however many parts it has.
    for (const more of ['', '/careers', '/careers/b/c'.repeat(50), 'careers'.repeat(500)]) {
      expect(among(asked + more, '/careers', '/aaaa')).toEqual(['/aaaa', '/careers'])
    }
    // Among equals the order decides. Of very many parts, the last ones count.
    expect(among('/a/b/c/d/e/f/g/h/i/careers', '/careers', '/a')[0]).toBe('/careers')
    expect(among('/careers/b/c/d/e', '/careers', '/c')[0]).toBe('/c')
    expect(among('/q', '/b', '/a')).toEqual(['/b', '/a'])
  })

  it('gives `count` different routes for anything, and a known route first however it is cased', () => {
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

describe('closest', () => {
  const kinds = ['hero', 'stats', 'accordion', 'case-study', 'grid', 'GRID-large']

  it.each([
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

  it('prefers the candidate that differs only by case', () => {
    expect(findClosest('NAME', ['namer', 'nama', 'name'])).toBe('name')
    for (const kind of kinds) expect(findClosest(kind.toUpperCase(), kinds)).toBe(kind)
  })

  it('finds words of up to 300 characters', () => {
    const word = 'w'.repeat(300)
    expect(findClosest(word, [word])).toBe(word)
    expect(findClosest(`${word}w`, [`${word}w`])).toBeUndefined()
  })
})
