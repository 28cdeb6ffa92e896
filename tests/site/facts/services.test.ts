import { describe, expect, test } from 'vitest'
import { expectFigures, FILLED, kindsAt, pageAt, sectionsAt, textAt, written } from './site.ts'
import {
  angularServices,
  duplicate,
  fullStack,
  sayings,
  services,
  technologies,
} from './spec/services.ts'

const itemsAt = (address: string) => sectionsAt(address, 'accordion').flatMap(({ items }) => items)

describe.for(services)('$address', ({ address, name, figures, accordion, tiles, button }) => {
  test('has its sections in order, each with its heading and as many entries as it must', () => {
    expect(pageAt(address).sections).toMatchObject([
      { kind: 'hero', headline: name, tagline: FILLED, intro: FILLED },
      { kind: 'prose', heading: expect.stringMatching(/^What is /) },
      { kind: 'accordion', items: { length: 4 } },
      { kind: 'grid', heading: expect.stringMatching(/^Why .+ Matters$/i), items: { length: 4 } },
      { kind: 'process', numbering: 'from-1', steps: { length: 5 } },
      { kind: 'grid', layout: 'tiles', items: { length: tiles } },
      { kind: 'grid', heading: expect.stringMatching(/^Why choose us/i), items: { length: 2 } },
    ])
    if (tiles === 8) expect(sectionsAt(address, 'grid')[1]?.heading).toMatch(/industries/i)
  })
  test('begins with three figures and a button', () => {
    const [hero] = sectionsAt(address, 'hero')
    expect(written(hero?.action)).toBe(`Get In Touch > ${button}`)
    expectFigures(hero?.figures, figures)
    expect(figures).toHaveLength(3)
  })
  test('tells of each of its services, under its name', () => {
    for (const item of itemsAt(address))
      expect(Object.keys(item).sort()).toEqual(['description', 'image', 'name', 'subtitle'])
    if (accordion.length > 0) expect(itemsAt(address).map((item) => item.name)).toEqual(accordion)
  })
})

test('the Full Stack page has its cards, steps and industries', () => {
  const { sections } = pageAt('/services/Full-Stack-Development')
  expect(sections.slice(3)).toMatchObject(fullStack)
})

test.for(Object.entries(sayings))('%s says what only it says', ([address, words]) => {
  expect(textAt(address).replaceAll('’', "'")).toContain(words)
})

describe.for(technologies)('$address', ({ address, name, figures, services, allServices }) => {
  const [hero] = sectionsAt(address, 'hero')

  test('begins with its technology, figures, picture and a button without action', () => {
    expect(pageAt(address).title.toLowerCase()).toContain(name.toLowerCase())
    if (address !== duplicate.address) expect(hero?.headline).toContain(name)
    expect(hero?.tagline && hero.image).toBeTruthy()
    expect(written(hero?.action)).toBe('Get In Touch > ')
    expectFigures(hero?.figures, figures)
  })
  test('explains, then lists its services', () => {
    expect(kindsAt(address)).toMatch(/^hero( prose)+ accordion$/)
    const found = itemsAt(address).length
    if (allServices) expect(found).toBe(services)
    else expect(found).toBeGreaterThanOrEqual(services)
  })
})

test('the AngularJS page names its services', () => {
  const names = itemsAt('/Technologies/Angular-JS').map(({ name }) => name.toLowerCase())
  for (const [index, service] of angularServices.entries())
    for (const word of service.toLowerCase().split(' ')) expect(names[index]).toContain(word)
})

test('the Java page repeats the header of the .NET page, and no other page does', () => {
  const headerAt = (address: string) => {
    const { headline, tagline, intro, figures } = { ...sectionsAt(address, 'hero')[0] }
    return { headline, tagline, intro, figures }
  }
  expect(headerAt(duplicate.address)).toEqual(headerAt(duplicate.of))
  const headlines = new Set(technologies.map(({ address }) => headerAt(address).headline))
  expect(headlines.size).toBe(technologies.length - 1)
})
