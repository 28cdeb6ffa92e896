import { describe, expect, test } from 'vitest'
import {
  expectFigures,
  FILLED,
  formatAction,
  getKinds,
  getPage,
  getSections,
  getText,
} from './site.ts'
import {
  angularServices,
  duplicate,
  fullStack,
  phrases,
  services,
  technologies,
} from './spec/services.ts'

const getItems = (address: string) =>
  getSections(address, 'accordion').flatMap(({ items }) => items)

describe.for(services)('$address', ({ address, name, figures, accordion, tiles, button }) => {
  test('has the specified sections with their numbers of entries', () => {
    expect(getPage(address).sections).toMatchObject([
      { kind: 'hero', headline: name, tagline: FILLED, intro: FILLED },
      { kind: 'prose', heading: expect.stringMatching(/^What is /) },
      { kind: 'accordion', items: { length: 4 } },
      { kind: 'grid', heading: expect.stringMatching(/^Why .+ Matters$/i), items: { length: 4 } },
      { kind: 'process', numbering: 'from-1', steps: { length: 5 } },
      { kind: 'grid', layout: 'tiles', items: { length: tiles } },
      { kind: 'grid', heading: expect.stringMatching(/^Why choose us/i), items: { length: 2 } },
    ])
    if (tiles === 8) expect(getSections(address, 'grid')[1]?.heading).toMatch(/industries/i)
  })
  test('starts with three figures and a button', () => {
    const [hero] = getSections(address, 'hero')
    expect(formatAction(hero?.action)).toBe(`Get In Touch > ${button}`)
    expectFigures(hero?.figures, figures)
    expect(figures).toHaveLength(3)
  })
  test('describes each service under its name', () => {
    for (const item of getItems(address))
      expect(Object.keys(item).sort()).toEqual(['description', 'image', 'name', 'subtitle'])
    if (accordion.length > 0) expect(getItems(address).map((item) => item.name)).toEqual(accordion)
  })
})

test('the Full Stack page has the specified cards, steps and industries', () => {
  const { sections } = getPage('/services/Full-Stack-Development')
  expect(sections.slice(3)).toMatchObject(fullStack)
})

test.for(Object.entries(phrases))('%s contains its own phrase', ([address, words]) => {
  expect(getText(address).replaceAll('’', "'")).toContain(words)
})

describe.for(technologies)('$address', ({ address, name, figures, services, allServices }) => {
  const [hero] = getSections(address, 'hero')

  test('starts with technology, figures, picture and a button without target', () => {
    expect(getPage(address).title.toLowerCase()).toContain(name.toLowerCase())
    if (address !== duplicate.address) expect(hero?.headline).toContain(name)
    expect(hero?.tagline && hero.image).toBeTruthy()
    expect(formatAction(hero?.action)).toBe('Get In Touch > ')
    expectFigures(hero?.figures, figures)
  })
  test('explains the technology, then lists services', () => {
    expect(getKinds(address)).toMatch(/^hero( prose)+ accordion$/)
    const found = getItems(address).length
    if (allServices) expect(found).toBe(services)
    else expect(found).toBeGreaterThanOrEqual(services)
  })
})

test('the AngularJS page lists the specified services', () => {
  const names = getItems('/Technologies/Angular-JS').map(({ name }) => name.toLowerCase())
  for (const [index, service] of angularServices.entries())
    for (const word of service.toLowerCase().split(' ')) expect(names[index]).toContain(word)
})

test('the Java page repeats the header of the .NET page, and no other page does', () => {
  const getHeader = (address: string) => {
    const { headline, tagline, intro, figures } = { ...getSections(address, 'hero')[0] }
    return { headline, tagline, intro, figures }
  }
  expect(getHeader(duplicate.address)).toEqual(getHeader(duplicate.of))
  const headlines = new Set(technologies.map(({ address }) => getHeader(address).headline))
  expect(headlines.size).toBe(technologies.length - 1)
})
