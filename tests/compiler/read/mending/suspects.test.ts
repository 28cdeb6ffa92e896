import { describe, expect, test } from 'vitest'
import { examine } from '../../../../src/compiler/read/examine.ts'
import {
  suspectsOfFindings,
  suspectsOfProblem,
} from '../../../../src/compiler/read/mending/suspects.ts'
import type { Finding } from '../../../../src/diagnostics/finding.ts'
import { sourceOf } from '../../../../src/diagnostics/position.ts'
import type { Path } from '../../../../src/model.ts'
import { findingOf } from './texts.ts'

/** The lines that are suspected, from 0, for a problem that shows on a line and has causes on others. */
const suspected = (lines: readonly string[], line: number, ...causes: readonly number[]) => {
  const source = sourceOf('', lines.join('\n'))
  const offset = (at: number) => source.lineStarts[at] ?? 0
  return suspectsOfProblem(source, lines, {
    ...findingOf('yaml/syntax', offset(line)),
    causes: causes.map(offset),
    isEscape: false,
  })
}

describe('suspected where a text is not YAML', () => {
  const lines = [
    'a:', // 0
    '  b: 1', // 1
    '  c:', // 2
    '    d: 2', // 3
    '', // 4
    '    e: 3', // 5
    '    f: 4', // 6
    '  # so far', // 7
    '  g: 5', // 8
    'h: 6', // 9
  ]
  test('is the line, the one before, its parent, the first of its siblings, and the next line', () => {
    expect(suspected(lines, 6)).toEqual([6, 5, 2, 3, 8])
  })
  test('is no line twice', () => {
    expect(suspected(lines, 3)).toEqual([3, 2, 5])
    expect(suspected(lines, 1)).toEqual([1, 0, 2])
  })
  test('is the first line of the file for one that stands under nothing', () => {
    expect(suspected(lines, 9)).toEqual([9, 8, 0])
  })
  test('is for the first line only what follows', () => {
    expect(suspected(lines, 0)).toEqual([0, 1])
  })
  test('is what is open there, with its surroundings, and what follows the last of them', () => {
    expect(suspected(lines, 8, 5)).toEqual([8, 5, 6, 0, 1, 3, 2, 9])
    expect(suspected(lines, 1, 6)).toEqual([1, 6, 0, 5, 2, 3, 8])
  })
  test('is no line without content', () => {
    expect(suspected(lines, 4)).toEqual([3, 0, 5])
    expect(suspected(lines, 7)).toEqual([6, 0, 1, 8])
  })
  test('is no sibling below it but the next line', () => {
    expect(suspected(['', 'a:', '  b:', '    c: 1', '    d: 2'], 0, 4)).toEqual([4, 3, 2])
  })
  test('is nothing where there is nothing', () => {
    expect(suspected([''], 0)).toEqual([])
  })
})

/** A finding on a line, from 0. */
type Placed = readonly [line: number, code: Finding['code'], path?: Path]

/** The lines that are suspected of being in the wrong place, and what that has to explain. */
const misplaced = (lines: readonly string[], findings: readonly Placed[]) => {
  const source = sourceOf('', lines.join('\n'))
  const { tree } = examine(source)
  if (!tree) throw new Error('There is no tree.')
  const all = findings.map(([line, code, path]) =>
    findingOf(code, source.lineStarts[line] ?? 0, path),
  )
  return suspectsOfFindings(source, lines, tree, all)
}

const NONE = { suspects: [], gain: 1 }

describe('suspected of being in the wrong place', () => {
  const lines = ['a: 1', 'b: 2', '', 'c: 3', 'd: 4', 'e: 5']
  test('are the lines of several findings, each with the line before it', () => {
    expect(
      misplaced(lines, [
        [3, 'schema/unknown-key', ['c']],
        [5, 'schema/missing-key', ['x']],
      ]),
    ).toEqual({ suspects: [3, 1, 5, 4], gain: 2 })
  })
  test.each<Finding['code']>([
    'yaml/duplicate-key',
    'schema/unknown-key',
    'schema/wrong-type',
    'schema/no-value',
    'section/broken-promise',
  ])('are lines for two of %s', (code) => {
    expect(
      misplaced(lines, [
        [0, code],
        [1, code],
      ]),
    ).toEqual({ suspects: [0, 1], gain: 2 })
  })
  test('is none for a single finding', () => {
    expect(misplaced(lines, [[3, 'schema/unknown-key']])).toEqual(NONE)
  })
  test('is none where things are only missing', () => {
    expect(
      misplaced(lines, [
        [3, 'schema/missing-key', ['x']],
        [5, 'schema/missing-key', ['y']],
      ]),
    ).toEqual(NONE)
  })
  test('is none for findings that no place explains', () => {
    expect(
      misplaced(lines, [
        [1, 'schema/unknown-key'],
        [3, 'schema/format'],
        [4, 'link/dead'],
      ]),
    ).toEqual(NONE)
  })
  test('are eight lines or nine, however many findings there are', () => {
    const many = Array.from({ length: 30 }, (_, index) => `k${index}: 1`)
    const each = (step: number): Placed[] =>
      many.flatMap((_, index) => (index % step === 1 ? [[index, 'schema/unknown-key']] : []))
    expect(misplaced(many, each(2)).suspects).toEqual([1, 0, 3, 2, 5, 4, 7, 6])
    const odd: Placed[] = [[0, 'schema/unknown-key'], ...each(2)]
    expect(misplaced(many, odd).suspects).toEqual([0, 1, 3, 2, 5, 4, 7, 6])
    const first: Placed[] = [[0, 'schema/unknown-key'], ...each(3).slice(1)]
    expect(misplaced(many, first).suspects).toEqual([0, 4, 3, 7, 6, 10, 9, 13, 12])
  })
  test('is none where more than a hundred findings show that it is not one line', () => {
    const times = (count: number): Placed[] =>
      Array.from({ length: count }, () => [1, 'schema/unknown-key'])
    expect(misplaced(lines, times(100))).toEqual({ suspects: [1, 0], gain: 2 })
    expect(misplaced(lines, times(101))).toEqual({ suspects: [], gain: 0 })
  })
})

describe('a key without a value is suspected alone', () => {
  const alone = (...lines: readonly string[]) =>
    misplaced(lines, [[lines.findIndex((line) => line.includes('k')), 'schema/no-value']])
  const FIRST = { suspects: [0], gain: 1 }
  test('if the next line stands in its column', () => {
    expect(alone('k:', 'b: 1')).toEqual(FIRST)
    expect(alone('k:   # words', '', '# more', 'b: 1')).toEqual(FIRST)
    expect(alone('a:', '  k:', '  b: 1')).toEqual({ suspects: [1], gain: 1 })
  })
  test.each<readonly [why: string, lines: readonly string[]]>([
    ['the next line is deeper', ['k:', '  b: 1']],
    ['the next line is less deep', ['a:', '  k:', 'b: 1']],
    ['nothing follows', ['a: 1', 'k:']],
    ['it has a value', ['k: ~', 'b: 1']],
    ['it has a value with a colon', ['k: "x:y"', 'b: 1']],
    ['its value goes on after another colon', ['k: "x: y"', 'b: 1']],
  ])('but not if %s', (_, lines) => {
    expect(alone(...lines)).toEqual(NONE)
  })
  test('but not for another finding', () => {
    expect(misplaced(['k:', 'b: 1'], [[0, 'schema/wrong-type']])).toEqual(NONE)
  })
  test('but with the lines of the others, where there are several findings', () => {
    const lines = ['k:', 'b: 1', 'c: 2']
    expect(
      misplaced(lines, [
        [0, 'schema/no-value'],
        [2, 'schema/unknown-key'],
      ]),
    ).toEqual({ suspects: [0, 2, 1], gain: 2 })
  })
})

describe('what is missing between braces', () => {
  const lines = ['a: { b: 1 }', 'c:', '  d: 1', 'e: 2']
  test('is not the fault of another line', () => {
    expect(
      misplaced(lines, [
        [0, 'schema/missing-key', ['a', 'x']],
        [3, 'schema/unknown-key', ['e']],
      ]),
    ).toEqual(NONE)
  })
  test('may be what an unknown key there was meant as', () => {
    expect(
      misplaced(lines, [
        [0, 'schema/missing-key', ['a', 'x']],
        [0, 'schema/unknown-key', ['a', 'b']],
      ]),
    ).toEqual({ suspects: [0], gain: 2 })
  })
  test('may be so without braces', () => {
    expect(
      misplaced(lines, [
        [1, 'schema/missing-key', ['c', 'x']],
        [3, 'schema/unknown-key', ['e']],
      ]),
    ).toEqual({ suspects: [1, 0, 3, 2], gain: 2 })
  })
  test('is told from what is missing where there is no map', () => {
    expect(
      misplaced(lines, [
        [3, 'schema/missing-key', ['e', 'x']],
        [2, 'schema/unknown-key', ['c', 'd']],
      ]),
    ).toEqual({ suspects: [3, 2, 1], gain: 2 })
  })
  test('is told from what is wrong there otherwise', () => {
    expect(
      misplaced(lines, [
        [0, 'schema/wrong-type', ['a', 'b']],
        [3, 'schema/unknown-key', ['e']],
      ]),
    ).toEqual({ suspects: [0, 3, 2], gain: 2 })
  })
  test('is told from braces that are wrong as a whole', () => {
    expect(
      misplaced(
        ['c:', '  d: { q: 1 }', 'e: 2'],
        [
          [1, 'schema/wrong-type', ['c', 'd']],
          [2, 'schema/unknown-key', ['e']],
        ],
      ),
    ).toEqual({ suspects: [1, 0, 2], gain: 2 })
  })
  test('is told from what is missing in a list between brackets', () => {
    expect(
      misplaced(
        ['a: [1]', 'e: 2'],
        [
          [0, 'schema/missing-key', ['a', 'x']],
          [1, 'schema/unknown-key', ['e']],
        ],
      ),
    ).toEqual({ suspects: [0, 1], gain: 2 })
  })
  test('is not what an unknown key in other braces was meant as', () => {
    expect(
      misplaced(
        ['a:', '  b: { p: 1 }', '  c: { q: 1 }'],
        [
          [1, 'schema/missing-key', ['a', 'b', 'x']],
          [2, 'schema/unknown-key', ['a', 'c', 'q']],
        ],
      ),
    ).toEqual(NONE)
  })
})
