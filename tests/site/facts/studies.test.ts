import { describe, expect, test } from 'vitest'
import { FILLED, formatAction, getPage, getSections, getTarget, getText } from './site.ts'
import { engineeringSteps, headings, landings, limits, roles, topics } from './spec/studies.ts'

describe.for([...landings])('%s', ([address, studies]) => {
  const isEngineering = address === '/Product-Engineering'

  test('has a picture, a contact link, a process and an approach', () => {
    expect(getPage(address).sections).toMatchObject([
      { kind: 'hero', image: expect.anything(), intro: FILLED },
      { kind: 'process', steps: isEngineering ? engineeringSteps : { length: 5 } },
      { kind: 'process', heading: 'How we do it', steps: { length: 14 } },
      { kind: 'links', ...(isEngineering ? {} : { heading: 'What we have cooked' }) },
    ])
    const [hero] = getSections(address, 'hero')
    expect(formatAction(hero?.action)).toBe('Get in touch > /contact')
  })
  test('lists the specified case studies', () => {
    const [list] = getSections(address, 'links')
    expect(list?.items.map(({ to }) => getTarget(to))).toEqual(studies)
  })
})

/** Words that do not identify a topic. */
const STOP_WORDS = new Set(['a', 'and', 'app', 'with', 'from', 'to', 'on', 'the', 'system', 'web'])

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/)

const cases = [...topics].flatMap(([topic, addresses]) =>
  addresses.map((address) => ({ topic, address })),
)

test.for(cases)('$address is about: $topic', ({ topic, address }) => {
  const { title, description } = getPage(address)
  const [study] = getSections(address, 'case-study')
  expect(study?.headings).toMatchObject(headings)
  const words = splitWords([title, description, study?.headline, study?.summary].join(' '))
  // Compare stems: 'approval' matches 'approve'.
  const stems = splitWords(topic)
    .filter((word) => word && !STOP_WORDS.has(word))
    .map((word) => word.slice(0, 6))
  expect(stems.filter((stem) => !words.some((word) => word.startsWith(stem)))).toEqual([])
})

/** Texts of the studies about some topics, by default of all studies. */
const getTextAbout = (...about: readonly string[]): string =>
  cases
    .filter(({ topic }) => about.length === 0 || about.includes(topic))
    .map(({ address }) => getText(address))
    .join('\n')

test.for(Object.entries(limits))(
  'a study about the %s contains the limits of the product',
  ([topic, words]) => {
    // '14 phases' does not contain '4 phases', and 'all' does not contain 'ALL'.
    for (const limit of words)
      expect(getTextAbout(topic)).toMatch(new RegExp(`(?<![\\w.])${limit}(?!\\w)`))
  },
)

test('every role appears in a study about its topic', () => {
  for (const [names, about] of roles)
    for (const name of names) expect(getTextAbout(...about).toLowerCase()).toContain(name)
})
