/** What is left of mutation testing: the mutants that no test has noticed. Pure. */

/** A report as Stryker writes it (mutation-testing-report-schema), as far as it is read. */
export interface Report {
  readonly files: Readonly<Record<string, ReportedFile>>
}

interface ReportedFile {
  readonly source: string
  readonly mutants: readonly {
    readonly mutatorName: string
    readonly replacement?: string
    readonly status: string
    readonly location: { readonly start: Place; readonly end: Place }
  }[]
}

/** From 1. */
interface Place {
  readonly line: number
  readonly column: number
}

/** A change of a file that no test has noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly mutator: string
  /** What stands there, in one line. */
  readonly original: string
  readonly replacement: string
  /** What stands before it in its line. */
  readonly before: string
  /** Whether no test runs it at all. */
  readonly isUntested: boolean
}

/** How many mutants there were, and how many of them a test has noticed. */
export interface Count {
  readonly mutants: number
  readonly noticed: number
}

const NOTICED = new Set(['Killed', 'Timeout'])
const LEFT = new Set(['Survived', 'NoCoverage'])

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

function between(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = (lines.at(-1) ?? '').slice(0, end.column - 1)
  return [...lines.slice(0, -1), last].join('\n').slice(start.column - 1)
}

/** The survivors of a report, in the order of its files. */
export const survivorsIn = ({ files }: Report): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => LEFT.has(status))
      .map(({ mutatorName, replacement = '', status, location: { start, end } }) => ({
        file,
        line: start.line,
        mutator: mutatorName,
        original: inOneLine(between(source, start, end)),
        replacement: inOneLine(replacement),
        before: between(source, { line: start.line, column: 1 }, start),
        isUntested: status === 'NoCoverage',
      }))
      .toSorted((a, b) => a.line - b.line),
  )

/** Counts the mutants of reports; those that are no valid programs count for nothing. */
export const countIn = (reports: readonly Report[]): Count => {
  const all = reports.flatMap(({ files }) => Object.values(files).flatMap(({ mutants }) => mutants))
  const noticed = all.filter(({ status }) => NOTICED.has(status)).length
  return { noticed, mutants: noticed + all.filter(({ status }) => LEFT.has(status)).length }
}

/** In percent, rounded down. */
export const scoreOf = ({ mutants, noticed }: Count): number =>
  mutants === 0 ? 100 : Math.floor((1000 * noticed) / mutants) / 10
