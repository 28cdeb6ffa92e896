import { describe, expect, test } from 'vitest'
import type { Change } from '../changed.ts'
import { foundIn, inShort } from './found.ts'

const BROKEN = 'section/broken-promise'
const STEPS = `${BROKEN} routes/0/sections/1/steps`
const oneStepLess: Change = ['          - title: Deliver\n', '']
const oneTileLess: Change = ['          - { title: React }\n', '']
const fromTo = (from: number, to: number): Change => [
  '{ from: 2, to: 6 }',
  `{ from: ${from}, to: ${to} }`,
]
const figures = '        figures: [home.projects, home.rating, home.support]\n'

describe('how many entries a list has', () => {
  test('is what its section type counts, at the key of the list', () => {
    expect(foundIn(oneStepLess)).toEqual([
      expect.objectContaining({
        code: BROKEN,
        path: 'routes/0/sections/1/steps',
        rest: 'steps:',
        message: expect.stringMatching(/"steps" has 3 steps, .+ 2\./),
        hint: expect.stringContaining('steps → counts'),
      }),
    ])
  })
  test('may be one of several', () => {
    const [diagnostic, ...others] = foundIn(oneTileLess)
    expect(diagnostic).toMatchObject({ code: BROKEN, path: 'routes/0/sections/2/items' })
    expect(diagnostic?.message).toContain('2 or 4 items')
    expect(others).toEqual([])
  })
  test.each([
    [0, 1, 1],
    [1, 2, 0],
    [2, 2, 0],
    [2, 3, 0],
    [3, 6, 1],
  ])('from %d to %d: both are included', (from, to, broken) => {
    expect(inShort(fromTo(from, to))).toEqual(
      Array.from({ length: broken }, () => `${BROKEN} routes/2/sections/1/items`),
    )
  })
  test('cannot be more than a larger number and less than a smaller one', () => {
    expect(foundIn(fromTo(6, 2))).toEqual([
      expect.objectContaining({
        code: 'schema/format',
        path: 'sectionTypes/questions/counts/items',
        marked: '{ from: 6, to: 2 }',
      }),
    ])
  })
})

describe('lists that are not counted', () => {
  test.each<[string, readonly Change[], string]>([
    [
      'with an entry that is faulty itself',
      [
        oneStepLess,
        [
          '          - title: Design\n            text: Screens and data are drawn on the same table.\n',
          '          -\n',
        ],
      ],
      'schema/no-value routes/0/sections/1/steps/1',
    ],
    [
      'under another name',
      [[figures, '        figurs: [home.projects]\n']],
      'schema/unknown-key routes/2/sections/0/figurs',
    ],
    [
      'behind a key without its colon',
      [[figures, '        figures=home: x\n']],
      'yaml/missing-colon routes/2/sections/0/figures=home',
    ],
    [
      'where the counts are none',
      [['counts: { steps: 3 }', 'counts: []'], oneStepLess],
      'schema/wrong-type sectionTypes/steps/counts',
    ],
    [
      'of a kind that does not exist',
      [['kind: process', 'kind: zzqxv'], oneStepLess],
      'section/unknown-kind sectionTypes/steps/kind',
    ],
    [
      'of a section that is a word',
      [['      - type: tiles', '      - steps\n      - type: tiles']],
      'schema/wrong-type routes/0/sections/2',
    ],
    ['of a page that is empty', [['routes:\n', 'routes:\n  -\n']], 'schema/no-value routes/0'],
  ])('%s', (_, changes, expected) => {
    expect(inShort(...changes)).toEqual([expected])
  })
  test('with a faulty entry among the defaults of the type', () => {
    const found = inShort(
      [
        '    defaults:\n      eyebrow',
        '    defaults:\n      figures: [home.projects, Bad]\n      eyebrow',
      ],
      [figures, ''],
      [figures, ''],
    )
    expect([...new Set(found)]).toEqual([
      'schema/format sectionTypes/service-head/defaults/figures/1',
    ])
  })
})

describe('lists that are counted all the same', () => {
  test('beside a key that is not known, if they are there', () => {
    expect(inShort(['          - title: Deliver\n', '        zzqxv: 1\n'])).toEqual([
      'schema/unknown-key routes/0/sections/1/zzqxv',
      STEPS,
    ])
  })
  test('if they are left out', () => {
    expect(inShort([figures, ''])).toEqual([`${BROKEN} routes/2/sections/0/figures`])
  })
  test('with a fault deeper down in one entry', () => {
    expect(inShort(['          - title: Deliver\n', '            zzqxv: x\n'])).toEqual([
      'schema/unknown-key routes/0/sections/1/steps/1/zzqxv',
      STEPS,
    ])
  })
})
