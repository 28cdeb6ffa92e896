import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import type { PageData } from '../../src/model.ts'

const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const numberOf = (word: string): number | undefined => {
  const at = NUMBERS.indexOf(word)
  return at === -1 ? undefined : at + 2
}

type Section = PageData['sections'][number]

/** How long the lists in a value are. */
const lengthsIn = (value: unknown): number[] => {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(lengthsIn)
  return Array.isArray(value) ? [value.length, ...inner] : inner
}

/** Numbers that a section announces in words, and does not have: 'Five ways' above four. */
function uncounted(section: Section): string[] {
  // What prose tells of stands in its sentences.
  if (section.kind === 'prose') return []
  const announced = ['heading' in section && section.heading, 'intro' in section && section.intro]
  const lengths = lengthsIn(section)
  return announced.flatMap((text) => {
    const words =
      String(text || '')
        .toLowerCase()
        .match(/\b[a-z]+\b/g) ?? []
    return words.filter((word) => {
      const number = numberOf(word)
      return number !== undefined && !lengths.includes(number)
    })
  })
}

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages } = site

test('what a section announces in words is there as often', () => {
  const found = pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => uncounted(section).map((word) => `${path}: ${word}`)),
  )
  expect(found).toEqual([])
})

describe('it is noticed', () => {
  const ways = pages[0]?.sections.find(
    (section) => section.kind === 'grid' && section.intro?.startsWith('Five ways'),
  )
  if (ways?.kind !== 'grid') throw new Error('The home page has no five ways any more.')

  test('if one more is announced', () => {
    expect(uncounted({ ...ways, intro: 'Six ways to start with us.' })).toEqual(['six'])
    expect(uncounted({ ...ways, heading: 'Six of them' })).toEqual(['six'])
  })
  test('if one is missing', () => {
    expect(uncounted(ways)).toEqual([])
    expect(uncounted({ ...ways, items: ways.items.slice(1) })).toEqual(['five'])
  })
})
