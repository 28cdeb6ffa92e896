import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import type { Image } from '../../src/model.ts'
import { advantage, inCommon, pairsOf, picturesIn } from './described.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

const groups = [
  ...site.pages.map(({ path, sections }) => ({ path, pictures: picturesIn(sections) })),
  { path: 'around the pages', pictures: picturesIn([site.shell, site.requestPages]) },
]

/**
 * Pairs of one page that are told right, although the words of each fit the other better: they show the same subject,
 * or their drawings say of themselves what they mean and not what they show.
 */
const ALIKE: readonly string[] = [
  '/drawings/dashboard.svg and /drawings/metric-definition.svg',
  '/drawings/mobile-web.svg and /drawings/html-email.svg',
  '/covers/shopper.svg and /screens/shopper-dashboard.svg',
  '/covers/goemerge.svg and /screens/goemerge-dashboard.svg',
  '/screens/abscbn-dashboard.svg and /screens/abscbn-episodes.svg',
  '/covers/klm.svg and /screens/klm-result.svg',
  '/screens/klm-share.svg and /screens/klm-result.svg',
]

/** What is left of a difference between sums of the same numbers. */
const NOTHING = 1e-9

/** Pairs whose alternative texts fit better the other way round. */
const mixedUp = (pictures: readonly Image[]): string[] =>
  pairsOf(pictures)
    .filter(([one, other]) => advantage(one, other) < -NOTHING)
    .map(([one, other]) => `${one.src} and ${other.src}`)

const known = (pictures: readonly Image[]): string[] =>
  pairsOf(pictures)
    .map(([one, other]) => `${one.src} and ${other.src}`)
    .filter((pair) => ALIKE.includes(pair))

test.for(groups)('on $path no alternative text tells of another picture', ({ pictures }) => {
  expect(
    mixedUp(pictures),
    'If they tell of the right pictures, write the pair into ALIKE; if it is gone, take it out.',
  ).toEqual(known(pictures))
})

test('a picture that stands in two places is told with some of the same words', () => {
  const all = groups.flatMap(({ pictures }) => pictures)
  const twice = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => (one.src === other.src ? [[one, other] as const] : [])),
  )
  expect(twice.length).toBeGreaterThan(0)
  const apart = twice.filter(([one, other]) => inCommon(one.alt, other.alt) < 2)
  expect(apart.map(([one, other]) => `${one.src}: "${one.alt}" and "${other.alt}"`)).toEqual([])
})

describe('it is noticed', () => {
  const pairs = groups.flatMap(({ pictures }) => pairsOf(pictures))
  const swapped = ([one, other]: readonly [Image, Image]) => [
    { ...one, alt: other.alt },
    { ...other, alt: one.alt },
  ]

  test('if two pictures of a page exchange their alternative texts, in 99 cases of 100', () => {
    expect(pairs.length).toBeGreaterThan(1000)
    const missed = pairs.filter(
      (pair) => mixedUp([...pair]).length === mixedUp(swapped(pair)).length,
    )
    expect(missed.length / pairs.length).toBeLessThan(0.01)
  })
})
