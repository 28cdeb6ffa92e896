/** Reads the report that Vitest writes for machines. */

import type { Outcome } from './outcome.ts'
import type { Ended } from './run.ts'

/** The part of the report that counts. */
export interface Report {
  readonly testResults: readonly FileResult[]
}

interface FileResult {
  readonly name: string
  readonly status: string
  /** What kept the file from running, if it did not. */
  readonly message: string
  readonly assertionResults: readonly TestResult[]
}

interface TestResult {
  readonly fullName: string
  readonly status: string
  readonly failureMessages?: readonly string[] | null
}

const MOST_LINES = 25

/** What the tests of a project came to: every test counts as one, and so does a file that did not run. */
export function outcomeOf(report: Report | undefined, { ok, output }: Ended): Outcome {
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => tests.filter((one) => one.status === status).length
  const [passed, failed] = [count('passed'), count('failed')]
  const notes = files.flatMap(notesOf)
  // Errors outside of any test, or a run that broke off, show only in how it ended.
  if (!ok && notes.length === 0) notes.push(`The run failed:\n${lastLines(output)}`)
  if (ok && passed + failed === 0) notes.push(`Not one test ran:\n${lastLines(output)}`)
  return { passed, failed: notes.length, skipped: tests.length - passed - failed, notes }
}

function notesOf({ name, status, message, assertionResults }: FileResult): string[] {
  const failures = assertionResults.filter((one) => one.status === 'failed')
  if (status === 'failed' && failures.length === 0) return [`${name}\n${firstLines(message)}`]
  return failures.map(
    ({ fullName, failureMessages }) =>
      `${name} > ${fullName}\n${(failureMessages ?? []).map(firstLines).join('\n')}`,
  )
}

const firstLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `  ${line}`)
    .join('\n')

const lastLines = (text: string): string =>
  firstLines(text.split('\n').slice(-MOST_LINES).join('\n'))
