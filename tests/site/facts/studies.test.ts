import { describe, expect, test } from 'vitest'
import { kindsAt, pageAt, sectionsAt, targetOf, textAt, titlesOf, written } from './site.ts'
import {
  engineeringSteps,
  headings,
  landingLayout,
  landings,
  limits,
  roles,
  topics,
} from './spec/studies.ts'

const { steps, approachHeading, approachSteps, casesHeading, touch } = landingLayout

describe.for([...landings])('%s', ([address, studies]) => {
  const isEngineering = address === '/Product-Engineering'

  test('has a picture and a link to get in touch', () => {
    const [hero] = sectionsAt(address, 'hero')
    expect(kindsAt(address)).toBe('hero process process links')
    expect(hero?.image && hero.intro).toBeTruthy()
    expect(written(hero?.action)).toBe(touch)
  })
  test('has its process and its approach', () => {
    const [process, approach] = sectionsAt(address, 'process')
    expect(process?.steps).toHaveLength(steps)
    if (isEngineering) expect(titlesOf(process?.steps)).toEqual(engineeringSteps)
    expect(approach?.heading).toBe(approachHeading)
    expect(approach?.steps).toHaveLength(approachSteps)
  })
  test('lists its case studies', () => {
    const [list] = sectionsAt(address, 'links')
    expect(list?.items.map(({ to }) => targetOf(to))).toEqual(studies)
    if (!isEngineering) expect(list?.heading).toBe(casesHeading)
  })
})

/** Words of a topic that say nothing about its subject. */
const EMPTY = new Set(['a', 'and', 'app', 'with', 'from', 'to', 'on', 'the', 'system', 'web'])

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/)

const cases = [...topics].flatMap(([topic, addresses]) =>
  addresses.map((address) => ({ topic, address })),
)

test.for(cases)('$address is about: $topic', ({ topic, address }) => {
  const { title, description } = pageAt(address)
  const [study] = sectionsAt(address, 'case-study')
  const { profile, objective, solution, technology, workings, looks } = { ...study?.headings }
  expect([profile, objective, solution, technology, workings, looks]).toEqual(headings)
  const said = wordsOf([title, description, study?.headline, study?.summary].join(' '))
  // Longer words count by their beginning: 'approval' in 'approve'.
  const stems = wordsOf(topic)
    .filter((word) => word && !EMPTY.has(word))
    .map((word) => word.slice(0, 6))
  expect(stems.filter((stem) => !said.some((word) => word.startsWith(stem)))).toEqual([])
})

/** All texts of the studies about some topics; without any, of all studies. */
const textAbout = (...about: readonly string[]): string =>
  cases
    .filter(({ topic }) => about.length === 0 || about.includes(topic))
    .map(({ address }) => textAt(address))
    .join('\n')

test.for(Object.entries(limits))('a study about the %s states its limits', ([topic, words]) => {
  // '4 phases' is not in '14 phases', and 'ALL' not in 'all'.
  for (const limit of words)
    expect(textAbout(topic)).toMatch(new RegExp(`(?<![\\w.])${limit}(?!\\w)`))
})

test('every role appears in a study that may have it', () => {
  for (const [names, about] of roles)
    for (const name of names) expect(textAbout(...about).toLowerCase()).toContain(name)
})
