import { expect, test } from 'vitest'
import type { Audit } from './audit.ts'
import { tableOf, worstOf } from './table.ts'

const run: Audit = {
  path: '/',
  scores: { performance: 100, accessibility: 100 },
  firstPaint: 700,
  largestPaint: 900.4,
  blocked: 0,
  shift: 0,
  bytes: 120_000,
  earlyScripts: 449,
  machine: 3000,
  stolen: 0,
  remarks: [],
}

test('the worst of all runs counts, for each number by itself', () => {
  const slower = { ...run, largestPaint: 1000.6, shift: 0.0014 }
  const heavier = { ...run, scores: { performance: 99, accessibility: 100 }, bytes: 130_400 }
  expect(worstOf('/', [run, slower, heavier])).toEqual([
    '/',
    '99/100',
    '700',
    '1001',
    '0',
    '0.001',
    '130',
  ])
})

test('a table says how often each page was looked at', () => {
  const { how, columns, rows } = tableOf([worstOf('/', [run])], 3)
  expect(how).toContain('the worst of 3 runs')
  expect(rows[0]).toHaveLength(columns.length)
})
