import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { captionedIn, standRight } from './captions.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

const pairs = site.pages.flatMap(({ sections }) => {
  const captioned = captionedIn(sections)
  return captioned.flatMap((one, index) =>
    captioned.slice(index + 1).map((other) => [one, other] as const),
  )
})

test('captions of a page stand under the pictures that they tell of', () => {
  expect(pairs.length).toBeGreaterThan(50)
  const mixedUp = pairs.filter(([one, other]) => !standRight(one, other))
  expect(mixedUp.map((pair) => pair.map(({ caption }) => caption))).toEqual([])
})

test('any two captions that have changed places are noticed', () => {
  const missed = pairs.filter(([one, other]) =>
    standRight({ ...one, caption: other.caption }, { ...other, caption: one.caption }),
  )
  expect(missed).toEqual([])
})
