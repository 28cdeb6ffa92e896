import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../../src/content/model.ts'
import {
  type Region,
  regionOf,
  withoutEchoes,
} from '../../../../../src/content/parse/recovery/echoes.ts'

const LINES = [
  'routes:', // 1
  '  - path: /', // 2
  '    title: Home', // 3
  '', // 4
  '    sections:', // 5
  '      - type: steps', // 6
  '        heading: Process', // 7
  '', // 8
  '  - path: /more', // 9
  '    title: More', // 10
  '# the end', // 11
]

test.for<[what: string, line: number, text: string, region: Omit<Region, 'lossy'>]>([
  ['in an entry', 6, '        heading: The', { lines: new Set([7]), from: 2, end: 9, parent: 6 }],
  [
    'in the last entry',
    9,
    '    title: Less',
    { lines: new Set([10]), from: 9, end: 12, parent: 9 },
  ],
  ['that begins one', 8, '  - path: /less', { lines: new Set([9]), from: 9, end: 12, parent: 1 }],
  ['under nothing', 0, 'route:', { lines: new Set([1]), from: 1, end: 2, parent: 0 }],
  ['that only moves', 5, '    - type: steps', { lines: new Set([6]), from: 2, end: 9, parent: 0 }],
])('the region of a line %s', ([, line, text, region]) => {
  const message = { code: 'yaml/syntax', message: 'This is not valid YAML.' } as const
  const repair = { message, line, from: 0, to: 1, lines: new Map([[line, text]]) }
  expect(regionOf(LINES, repair)).toEqual({ ...region, lossy: false })
  expect(regionOf(LINES, { ...repair, lossy: true })).toEqual({ ...region, lossy: true })
})

const region: Region = { lines: new Set([7]), from: 5, end: 9, parent: 4, lossy: false }

/** A diagnostic on a line. */
const on = (line: number, code: Diagnostic['code'] = 'schema/wrong-type'): Diagnostic => ({
  code,
  severity: 'error',
  message: 'Something is wrong.',
  file: 'site.yaml',
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
  path: [],
})
const missing = (line: number) => on(line, 'schema/missing-key')

/** The lines of the diagnostics that are left. */
const left = (diagnostics: readonly Diagnostic[], ...regions: readonly Region[]): number[] =>
  withoutEchoes(diagnostics, regions).map(({ range }) => range.start.line)

describe('of diagnostics near a recovered mistake', () => {
  test.for<[found: readonly Diagnostic[], kept: readonly number[]]>([
    [
      [on(2), on(7), on(9)],
      [2, 9],
    ],
    [[missing(4), on(4)], [4]],
    [
      [missing(3), missing(10)],
      [3, 10],
    ],
    [[on(5)], [5]],
    [[on(8), on(7)], [8]],
    [[on(5), on(8)], []],
    [
      [on(4), on(5)],
      [4, 5],
    ],
    [
      [on(8), on(9)],
      [8, 9],
    ],
  ])('those of %j: only %j are left', ([found, kept]) => {
    expect(left(found, region)).toEqual(kept)
  })
  test('even one around it is left out where a line was lost, and none elsewhere', () => {
    expect(left([on(4), on(5), on(9)], { ...region, lossy: true })).toEqual([4, 9])
  })
  test('each region leaves out its own', () => {
    const other: Region = { lines: new Set([20]), from: 18, end: 22, parent: 0, lossy: true }
    expect(left([on(6), on(7), on(19), on(20), on(30)], region, other)).toEqual([6, 30])
  })
})
