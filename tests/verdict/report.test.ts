import { describe, expect, test } from 'vitest'
import { sumOf } from './outcome.ts'
import { outcomeOf, type Report } from './report.ts'

type FileResult = Report['testResults'][number]

const file = (parts: Partial<FileResult>): FileResult => ({
  name: 'tests/some.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [],
  ...parts,
})

const passed = { fullName: 'works', status: 'passed' }
const failed = { fullName: 'breaks', status: 'failed', failureMessages: ['Error: 1 is not 2'] }
const skipped = { fullName: 'waits', status: 'skipped' }

const good = { ok: true, output: '' }
const bad = { ok: false, output: 'first\nUnhandled Rejection: boom' }

const outcomeWith = (files: readonly FileResult[], ended = good) =>
  outcomeOf({ testResults: files }, ended)

describe('the outcome of a run', () => {
  test('counts every test', () => {
    const files = [
      file({ assertionResults: [passed, passed, skipped] }),
      file({ assertionResults: [passed] }),
    ]
    expect(outcomeWith(files)).toEqual({ passed: 3, failed: 0, skipped: 1, notes: [] })
  })

  test('names what failed and why', () => {
    const outcome = outcomeWith(
      [file({ status: 'failed', assertionResults: [passed, failed] })],
      bad,
    )
    expect(outcome).toMatchObject({ passed: 1, failed: 1 })
    expect(outcome.notes).toEqual(['tests/some.test.ts > breaks\n  Error: 1 is not 2'])
  })

  test('counts a file that did not run as a failure, whatever it skipped', () => {
    const broken = file({
      status: 'failed',
      message: 'SyntaxError: no',
      assertionResults: [skipped],
    })
    expect(outcomeWith([broken], bad)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 1,
      notes: ['tests/some.test.ts\n  SyntaxError: no'],
    })
  })

  test('does not take an error outside of all tests for a success', () => {
    const outcome = outcomeWith([file({ assertionResults: [passed] })], bad)
    expect(outcome).toMatchObject({ passed: 1, failed: 1 })
    expect(outcome.notes[0]).toContain('boom')
  })

  test.for([
    ['is empty', { testResults: [] }, good],
    ['has only skipped tests', { testResults: [file({ assertionResults: [skipped] })] }, good],
    ['is missing', undefined, good],
    ['is missing after a crash', undefined, bad],
  ] as const)('fails if the report %s', ([, report, ended]) => {
    expect(outcomeOf(report, ended)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('the verdict is the sum of all stages', () => {
  const one = { passed: 2, failed: 1, skipped: 0, notes: ['a'] }
  const other = { passed: 3, failed: 0, skipped: 4, notes: [] }
  expect(sumOf([one, other])).toEqual({ passed: 5, failed: 1, skipped: 4, notes: ['a'] })
})
