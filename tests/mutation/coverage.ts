/** Which tests a mutant can fail. Pure. */
import { relative } from 'node:path'

/** How often each mutant was met, by its number: outside of tests, and in each test by its id. */
export interface FileCoverage {
  readonly static: Readonly<Record<string, number>>
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Coverage {
  static: Record<string, number>
  perTest: Record<string, Record<string, number>>
}

/** The numbers of the mutants in each source file, as Stryker has written them into it. */
const mutantsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = '']) => id)),
]

/**
 * Stryker has every test run for a mutant in what a module does when it is loaded: its constants. But such
 * a constant can only matter to tests that use something of its file, or, if no test meets anything else
 * in that file, to the tests in files that load it.
 * @param sources the texts of the mutated files
 * @param files the coverage that each test file reported
 * @param tests all tests
 */
export const perTest = (
  sources: readonly string[],
  files: readonly { readonly filepath: string; readonly coverage: FileCoverage }[],
  tests: readonly { readonly id: string; readonly fileName: string }[],
): Coverage => {
  const result: Coverage = { static: {}, perTest: {} }
  const add = (test: string, mutant: string, hits: number) => {
    result.perTest[test] ??= {}
    const own = result.perTest[test]
    own[mutant] = (own[mutant] ?? 0) + hits
  }
  const neighbours = new Map(
    sources.map(mutantsIn).flatMap((all) => all.map((mutant) => [mutant, all] as const)),
  )
  const testsOf = new Map<string, Set<string>>()
  for (const { filepath, coverage } of files) {
    for (const [rawId, met] of Object.entries(coverage.perTest)) {
      const id = `${relative(process.cwd(), filepath)}#${rawId.split('#').slice(1).join('#')}`
      for (const [mutant, hits] of Object.entries(met)) {
        add(id, mutant, hits)
        testsOf.set(mutant, (testsOf.get(mutant) ?? new Set()).add(id))
      }
    }
  }
  for (const { filepath, coverage } of files) {
    const own = tests.filter(({ fileName }) => fileName === filepath).map(({ id }) => id)
    for (const [mutant, hits] of Object.entries(coverage.static)) {
      const near = (neighbours.get(mutant) ?? []).flatMap((one) => [...(testsOf.get(one) ?? [])])
      for (const id of near.length > 0 ? new Set(near) : own) add(id, mutant, hits)
    }
  }
  for (const source of sources) keepTelling(result.perTest, mutantsIn(source))
  return result
}

/** As many tests as are run for one mutant. */
const MOST_TESTS = 120

/**
 * Leaves each mutant of a file the tests that can tell most: first one of those that meet the same in the
 * file, beginning with the widest, then a second one of each, and so on.
 */
const keepTelling = (coverage: Coverage['perTest'], mutants: readonly string[]): void => {
  const met = new Map<string, readonly string[]>()
  for (const [test, own] of Object.entries(coverage)) {
    const here = mutants.filter((mutant) => own[mutant] !== undefined)
    if (here.length > 0) met.set(test, here)
  }
  const turns = new Map<string, number>()
  const ranked = [...met]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([test, here]) => {
      const turn = turns.get(here.join()) ?? 0
      turns.set(here.join(), turn + 1)
      return { test, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ test }) => test)
  for (const mutant of mutants) {
    const covering = ranked.filter((test) => coverage[test]?.[mutant] !== undefined)
    for (const test of covering.slice(MOST_TESTS)) delete coverage[test]?.[mutant]
  }
}
