import { describe, expect, test } from 'vitest'
import { describeIssues, validate } from '../../../../src/content/validate/validate.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { type Change, changed } from '../changed.ts'
import { contextOf } from '../context.ts'

function listIssues(text: string) {
  const { root, expanded } = contextOf(text)
  return describeIssues(root, expanded, validate(expanded, vocabulary).issues, vocabulary)
}

/** Codes and paths of the diagnostics of the valid site with some changes. */
const inShort = (...changes: readonly Change[]): string[] =>
  listIssues(changed(...changes)).map(({ code, path }) => `${code} ${path.join('/')}`)

const BROKEN = 'section/broken-promise'
const STEPS = `${BROKEN} routes/0/sections/1/steps`
const oneStepLess: Change = ['          - title: Deliver\n', '']
const fromTo = (from: number, to: number): Change => [
  '{ from: 2, to: 6 }',
  `{ from: ${from}, to: ${to} }`,
]
const figures = '        figures: [home.projects, home.rating, home.support]\n'

describe('counts of lists', () => {
  test.each([
    [0, 1, [`${BROKEN} routes/2/sections/1/items`]],
    [1, 2, []],
    [2, 2, []],
    [2, 3, []],
    [3, 6, [`${BROKEN} routes/2/sections/1/items`]],
    // It cannot be more than a larger number and less than a smaller one.
    [6, 2, ['schema/format sectionTypes/questions/counts/items']],
  ])('is checked from %d to %d: %j', (from, to, reported) => {
    expect(inShort(fromTo(from, to))).toEqual(reported)
  })
})

const oneFigure = (line: string): Change => [figures, line]

test.each<readonly [what: string, changes: readonly Change[], reported: readonly string[]]>([
  [
    'not counted with an entry that is faulty itself',
    [
      oneStepLess,
      [
        '          - title: Design\n            text: Screens and data are drawn on the same table.\n',
        '          -\n',
      ],
    ],
    ['schema/no-value routes/0/sections/1/steps/1'],
  ],
  [
    'not counted behind a key without its colon',
    [oneFigure('        figures=home: x\n')],
    ['yaml/missing-colon routes/2/sections/0/figures=home'],
  ],
  [
    'not counted where the counts are none',
    [['counts: { steps: 3 }', 'counts: []'], oneStepLess],
    ['schema/wrong-type sectionTypes/steps/counts'],
  ],
  [
    'not counted where the kind does not exist',
    [['kind: process', 'kind: zzqxv'], oneStepLess],
    ['section/unknown-kind sectionTypes/steps/kind'],
  ],
  [
    'not counted in a section that is a word',
    [['      - type: tiles', '      - steps\n      - type: tiles']],
    ['schema/wrong-type routes/0/sections/2'],
  ],
  [
    'not counted on a page that is empty',
    [['routes:\n', 'routes:\n  -\n']],
    ['schema/no-value routes/0'],
  ],
  [
    'counted beside a key that is not known',
    [['          - title: Deliver\n', '        zzqxv: 1\n']],
    ['schema/unknown-key routes/0/sections/1/zzqxv', STEPS],
  ],
  [
    'counted with a fault deeper down in one entry',
    [['          - title: Deliver\n', '            zzqxv: x\n']],
    ['schema/unknown-key routes/0/sections/1/steps/1/zzqxv', STEPS],
  ],
])('a list is %s', (_, changes, reported) => expect(inShort(...changes)).toEqual(reported))

test('does not count a list with an invalid default entry', () => {
  const inDefaults: Change = [
    '    defaults:\n      eyebrow',
    '    defaults:\n      figures: [home.projects, Bad]\n      eyebrow',
  ]
  const found = inShort(inDefaults, oneFigure(''), oneFigure(''))
  expect(new Set(found)).toEqual(
    new Set(['schema/format sectionTypes/service-head/defaults/figures/1']),
  )
})
