import { describe, expect, test } from 'vitest'
import { FILLED, pageAt, sectionsAt, targetOf, textAt, written } from './site.ts'
import { engineeringSteps, headings, landings, limits, roles, topics } from './spec/studies.ts'

describe.for([...landings])('%s', ([address, studies]) => {
  const isEngineering = address === '/Product-Engineering'

  test('has a picture, a link to get in touch, its process and its approach', () => {
    expect(pageAt(address).sections).toMatchObject([
      { kind: 'hero', image: expect.anything(), intro: FILLED },
      { kind: 'process', steps: isEngineering ? engineeringSteps : { length: 5 } },
      { kind: 'process', heading: 'How we do it', steps: { length: 14 } },
      { kind: 'links', ...(isEngineering ? {} : { heading: 'What we have cooked' }) },
    ])
    const [hero] = sectionsAt(address, 'hero')
    expect(written(hero?.action)).toBe('Get in touch > /contact')
  })
  test('lists its case studies', () => {
    const [list] = sectionsAt(address, 'links')
    expect(list?.items.map(({ to }) => targetOf(to))).toEqual(studies)
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
  expect(study?.headings).toMatchObject(headings)
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
