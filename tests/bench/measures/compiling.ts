import { measured } from '../child.ts'
import { type Measured, rounded } from '../report.ts'
import { withSites } from '../sites/files.ts'
import type { Times } from './compiling-child.ts'

/** A site ten times as large may cost this much more for each of its pages. */
const MOST_PER_ROUTE = 1.5

/** How long the compiler takes, and how much memory. */
export async function compiling(sizes: readonly number[]): Promise<Measured> {
  const all = await withSites(sizes, async ({ routes, file, text }) => {
    const cost = await measured('tests/bench/measures/compiling-child.ts', { SITE_FILE: file })
    // The last line is written by the program for this one.
    const times = JSON.parse(cost.output.trim().split('\n').at(-1) ?? '') as Times
    return { routes, characters: text.length, ...times, ...cost }
  })
  const [least] = all
  const complaints = all.flatMap(({ routes, again }) => {
    const ratio = again / routes / ((least?.again ?? 0) / (least?.routes ?? 1))
    return ratio > MOST_PER_ROUTE
      ? [
          `Compiling ${routes} routes costs ${rounded(ratio)} times as much per route as ${least?.routes}.`,
        ]
      : []
  })
  return {
    title: 'Compile',
    how: 'The text of a site file to pages, in a process of its own: the first time, again (median), and again after a change of one word as `npm run dev` does it (median). CPU milliseconds of all threads, which are the same on a busy machine.',
    columns: [
      'routes',
      'million characters',
      'first',
      'again',
      'per route',
      'after a change',
      'peak MB',
    ],
    rows: all.map(({ routes, characters, first, again, changed, peak }) => [
      routes,
      (characters / 1e6).toFixed(1),
      rounded(first),
      rounded(again),
      rounded(again / routes),
      rounded(changed),
      rounded(peak),
    ]),
    complaints,
  }
}
