/** What all runs on all pages have given, as a table. */
import type { Measured } from '../bench/report.ts'
import type { Audit } from './audit.ts'

/** The worst of all runs on a page: scores, times in ms, layout shift, kilobytes. */
export function worstOf(path: string, runs: readonly Audit[]): readonly string[] {
  const most = (of: (run: Audit) => number) => Math.max(...runs.map(of))
  const scores = Object.keys(runs[0]?.scores ?? {}).map((name) =>
    Math.min(...runs.map(({ scores }) => scores[name] ?? 0)),
  )
  const times = [
    most(({ firstPaint }) => firstPaint),
    most(({ largestPaint }) => largestPaint),
    most(({ blocked }) => blocked),
  ].map((ms) => `${Math.round(ms)}`)
  const kilobytes = most(({ bytes }) => bytes) / 1000
  return [
    path,
    scores.join('/'),
    ...times,
    most(({ shift }) => shift).toFixed(3),
    kilobytes.toFixed(0),
  ]
}

export const COLUMNS = ['page', 'scores', 'FCP', 'LCP', 'TBT', 'CLS', 'kB']

/** The table for `docs/benchmarks.md`. */
export const tableOf = (rows: readonly (readonly string[])[], runs: number): Measured => ({
  title: 'Lighthouse on a phone',
  how: `\`npm run bench:lighthouse -- --runs ${runs} --write\`: the worst of ${runs} runs with its default, simulated throttling. Scores for performance, accessibility, best practices and search engines; times in ms.`,
  columns: COLUMNS,
  rows,
  complaints: [],
})
