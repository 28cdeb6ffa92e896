import { describe, expect, test } from 'vitest'
import {
  type Region,
  regionOf,
  withoutEchoes,
} from '../../../../src/compiler/read/mending/echoes.ts'
import type { Diagnostic } from '../../../../src/model.ts'
import { repairOf } from './texts.ts'

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

describe('the region of a mended mistake', () => {
  test('is the entry in which its line stands, up to the next one', () => {
    expect(regionOf(LINES, repairOf(6, [[6, '        heading: The process']]))).toEqual({
      lines: new Set([7]),
      from: 2,
      end: 9,
      parent: 6,
      lossy: false,
    })
  })
  test('ends behind the file where no other entry follows, whatever comments do', () => {
    expect(regionOf(LINES, repairOf(9, [[9, '    title: Less']]))).toEqual({
      lines: new Set([10]),
      from: 9,
      end: 12,
      parent: 9,
      lossy: false,
    })
  })
  test('begins at the line itself where that begins an entry', () => {
    expect(regionOf(LINES, repairOf(8, [[8, '  - path: /less']]))).toMatchObject({
      from: 9,
      end: 12,
      parent: 1,
    })
  })
  test('ends at once where the next line begins an entry', () => {
    const lines = ['a: 1', 'b: 2', '  c: 3', '   d: 4']
    expect(regionOf(lines, repairOf(0, [[0, 'a: 3']]))).toMatchObject({ from: 1, end: 2 })
    expect(regionOf(lines, repairOf(3, [[3, '   d: 5']]))).toMatchObject({ from: 3, end: 5 })
  })
  test('has no first line where nothing above begins an entry', () => {
    expect(regionOf(['', '    a: 1', 'b: 2'], repairOf(1, [[1, '    a: 2']]))).toMatchObject({
      from: 0,
      end: 3,
      parent: 0,
    })
  })
  test('has the line that the finding is about, and every line with other words', () => {
    const repair = repairOf(1, [
      [2, '    title: House'],
      [5, '      - type: tiles'],
    ])
    expect(regionOf(LINES, repair).lines).toEqual(new Set([2, 3, 6]))
  })
  test('has of lines that only move the one that the finding is about, and no parent', () => {
    const repair = repairOf(5, [
      [5, '    - type: steps  '],
      [6, '      heading: Process'],
    ])
    expect(regionOf(LINES, repair)).toMatchObject({ lines: new Set([6]), parent: 0 })
  })
  test('has as its parent nothing where the line stands under none', () => {
    expect(regionOf(LINES, repairOf(0, [[0, 'route:']])).parent).toBe(0)
  })
  test('has new words where the repair goes beyond the file', () => {
    expect(regionOf(['a: 1'], repairOf(0, [[1, 'b: 2']])).lines).toEqual(new Set([1, 2]))
  })
  test('knows whether a line was lost', () => {
    expect(regionOf(LINES, repairOf(6, [[6, '']], { lossy: true })).lossy).toBe(true)
  })
})

const region: Region = { lines: new Set([7]), from: 5, end: 9, parent: 4, lossy: false }

/** A finding on a line. */
const on = (line: number, code: Diagnostic['code'] = 'schema/wrong-type'): Diagnostic => ({
  code,
  severity: 'error',
  message: 'Something is wrong.',
  file: 'site.yaml',
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
  path: [],
})

/** The lines of the findings that are left. */
const left = (findings: readonly Diagnostic[], ...regions: readonly Region[]): number[] =>
  withoutEchoes(findings, regions).map(({ range }) => range.start.line)

describe('of findings near a mended mistake', () => {
  test('those in its own lines are left out', () => {
    expect(left([on(2), on(7), on(9)], region)).toEqual([2, 9])
  })
  test('a key that is missing in its parent is left out, and nothing else there', () => {
    expect(left([on(4, 'schema/missing-key'), on(4)], region)).toEqual([4])
    expect(left([on(3, 'schema/missing-key'), on(10, 'schema/missing-key')], region)).toEqual([
      3, 10,
    ])
  })
  test('one around it is kept', () => {
    expect(left([on(5)], region)).toEqual([5])
    expect(left([on(8), on(7)], region)).toEqual([8])
  })
  test.each<readonly [around: readonly [number, number], kept: readonly number[]]>([
    [[5, 8], []],
    [[6, 6], []],
    [
      [4, 5],
      [4, 5],
    ],
    [
      [8, 9],
      [8, 9],
    ],
  ])('several around it are left out: lines %j', (around, kept) => {
    expect(
      left(
        around.map((line) => on(line)),
        region,
      ),
    ).toEqual(kept)
  })
  test('even one around it is left out where a line was lost, and none elsewhere', () => {
    const lossy = { ...region, lossy: true }
    expect(left([on(4), on(5), on(9)], lossy)).toEqual([4, 9])
  })
  test('each region leaves out its own', () => {
    const other: Region = { lines: new Set([20]), from: 18, end: 22, parent: 0, lossy: true }
    expect(left([on(6), on(7), on(19), on(20), on(30)], region, other)).toEqual([6, 30])
  })
  test('all are kept where nothing was mended', () => {
    expect(left([on(1), on(1)])).toEqual([1, 1])
  })
})
