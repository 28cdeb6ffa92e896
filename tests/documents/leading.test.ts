import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { advantage, leadingOf, pairsOf, weightsOf } from './leading.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

const pages = site.pages.map(leadingOf)
const weight = weightsOf(pages)

/** Texts of some length: a headline or a tagline of a few words says too little to tell by. */
const LONG = ['description', 'intro', 'summary', 'category']

const pairs = pairsOf(pages).filter(({ name }) => LONG.includes(name))

/** Pairs that are told right, although the words of each fit the other better. */
const ALIKE: readonly string[] = [
  'description of /Technologies/Angular-JS and /Technologies/React-JS',
  'description of /Mobile-Applications and /Abscbn-News',
  'category of /Abscbn-News and /Teenbeen-Media',
]

const mixedUp = (of: typeof pairs): string[] =>
  of
    .filter((pair) => advantage(pair, weight) < 0)
    .map(({ name, one, other }) => `${name} of ${one.path} and ${other.path}`)

test('what leads a page tells of that page, and not of another', () => {
  expect(pairs.length).toBeGreaterThan(2500)
  expect(
    mixedUp(pairs),
    'If they tell of the right pages, write the pair into ALIKE; if it is gone, take it out.',
  ).toEqual(ALIKE)
})

describe('it is noticed', () => {
  test('if two pages exchange such a text, in 97 cases of 100', () => {
    const exchanged = pairs.map((pair) => {
      const { name, one, other } = pair
      const from = (page: typeof one, text = '') => ({
        ...page,
        leads: { ...page.leads, [name]: text },
      })
      return { name, one: from(one, other.leads[name]), other: from(other, one.leads[name]) }
    })
    const missed = exchanged.filter((pair) => mixedUp([pair]).length === 0)
    expect(missed.length / pairs.length).toBeLessThan(0.03)
  })
})
