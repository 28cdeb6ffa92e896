import { describe, expect, test } from 'vitest'
import { expectFigures, kindsAt, pageAt, sectionsAt, textAt, titlesOf, written } from './site.ts'
import {
  angularServices,
  duplicate,
  fullStack,
  sayings,
  serviceLayout,
  services,
  technologies,
} from './spec/services.ts'

const itemsAt = (address: string) => sectionsAt(address, 'accordion').flatMap(({ items }) => items)

describe.for(services)('$address', ({ address, name, figures, accordion, tiles, button }) => {
  const [benefits, things, choices] = sectionsAt(address, 'grid')
  const [steps] = sectionsAt(address, 'process')

  test('begins with its name, figures and button', () => {
    const [hero] = sectionsAt(address, 'hero')
    expect(hero?.headline).toBe(name)
    expect(hero?.tagline && hero.intro).toBeTruthy()
    expect(written(hero?.action)).toBe(`${serviceLayout.button} > ${button}`)
    expectFigures(hero?.figures, figures)
    expect(hero?.figures).toHaveLength(serviceLayout.figures)
  })
  test('has its sections in order, under their headings', () => {
    expect(kindsAt(address)).toBe('hero prose accordion grid process grid grid')
    expect(sectionsAt(address, 'prose')[0]?.heading).toMatch(serviceLayout.explainer)
    expect(benefits?.heading).toMatch(serviceLayout.benefitsHeading)
    expect(choices?.heading).toMatch(serviceLayout.choicesHeading)
    if (tiles === 8) expect(things?.heading).toMatch(/industries/i)
  })
  test('has as many services, benefits, steps, tiles and choices as it must', () => {
    const items = itemsAt(address)
    expect(items).toHaveLength(serviceLayout.accordion)
    for (const item of items)
      expect(Object.keys(item).sort()).toEqual(serviceLayout.itemFields.toSorted())
    if (accordion.length > 0) expect(items.map((item) => item.name)).toEqual(accordion)
    expect(benefits?.items).toHaveLength(serviceLayout.benefits)
    expect(steps?.steps).toHaveLength(serviceLayout.steps)
    expect(steps?.numbering).toBe('from-1')
    expect(things?.items).toHaveLength(tiles)
    expect(things?.layout).toBe('tiles')
    expect(choices?.items).toHaveLength(serviceLayout.choices)
  })
})

test('the Full Stack page has its cards, steps and industries', () => {
  const [benefits, industries, choices] = sectionsAt(fullStack.address, 'grid')
  const [process] = sectionsAt(fullStack.address, 'process')
  expect(benefits?.heading).toBe(fullStack.benefitsHeading)
  expect(titlesOf(benefits?.items)).toEqual(fullStack.benefits)
  expect(titlesOf(process?.steps)).toEqual(fullStack.steps)
  expect(titlesOf(industries?.items)).toEqual(fullStack.industries)
  expect(titlesOf(choices?.items)).toEqual(fullStack.choices)
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
    expect(written(hero?.action)).toBe(`${serviceLayout.button} > `)
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
