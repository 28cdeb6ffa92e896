/** Called directly: no fixture has exactly two diagnostics around a repair. */
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/content/model.ts'
import { addRepairs, type Region } from '../../../../src/content/parse/repairs.ts'

const region: Region = { lines: new Set([7]), from: 5, end: 9, parent: 4, isLossy: false }

const at = (line: number, code: Diagnostic['code'] = 'schema/wrong-type'): Diagnostic => ({
  code,
  severity: 'error',
  message: 'Something is wrong.',
  file: 'site.yaml',
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
  path: [],
})
const missing = (line: number) => at(line, 'schema/missing-key')

const remaining = (found: readonly Diagnostic[], ...regions: readonly Region[]): number[] =>
  addRepairs({ diagnostics: [], regions }, found).map(({ range }) => range.start.line)

test.for<[title: string, found: readonly Diagnostic[], lines: readonly number[]]>([
  ['those on repaired lines', [at(2), at(7), at(9)], [2, 9]],
  ['missing keys of the parent, but nothing else there', [missing(4), at(4)], [4]],
  ['several in the entry of the repaired line', [at(5), at(8)], []],
])('drops %s', ([, found, lines]) => expect(remaining(found, region)).toEqual(lines))

test.for<[title: string, found: readonly Diagnostic[]]>([
  ['missing keys outside the entry', [missing(3), missing(10)]],
  ['a single one in the entry', [at(5)]],
  ['one on each side of the first line of the entry', [at(4), at(5)]],
  ['one on each side of the end of the entry', [at(8), at(9)]],
])('keeps %s', ([, found]) => {
  expect(remaining(found, region)).toEqual(found.map(({ range }) => range.start.line))
})

test('drops a single one in the entry if the repair dropped a line', () => {
  expect(remaining([at(4), at(5), at(9)], { ...region, isLossy: true })).toEqual([4, 9])
})

test('handles every region', () => {
  const other: Region = { lines: new Set([20]), from: 18, end: 22, parent: 0, isLossy: true }
  expect(remaining([at(6), at(7), at(19), at(20), at(30)], region, other)).toEqual([6, 30])
})

test('keeps a fix only if no error remains on its line', () => {
  const repaired = { ...at(7), fix: [{ from: 0, to: 1, insert: '' }] }
  const repairs = { diagnostics: [repaired], regions: [region] }
  expect(addRepairs(repairs, [at(2)])[0]).toHaveProperty('fix')
  expect(addRepairs(repairs, [at(7)])[0]).not.toHaveProperty('fix')
})
