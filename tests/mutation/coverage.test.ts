import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FileCoverage, perTest } from './coverage.ts'

const source = (...mutants: readonly number[]) =>
  mutants.map((id) => `stryMutAct_9fa48("${id}")`).join()
const path = (name: string) => join(process.cwd(), name)

/** @param files for each test file, which mutants its tests meet, and which are met outside of them */
const covered = (
  sources: readonly string[],
  files: Readonly<
    Record<
      string,
      { outside?: readonly number[]; tests: Readonly<Record<string, readonly number[]>> }
    >
  >,
) => {
  const hits = (mutants: readonly number[] = []) => Object.fromEntries(mutants.map((id) => [id, 1]))
  const coverage = Object.entries(files).map(([name, { outside, tests }]) => ({
    filepath: path(name),
    coverage: {
      static: hits(outside),
      perTest: Object.fromEntries(
        Object.entries(tests).map(([test, met]) => [`${path(name)}#${test}`, hits(met)]),
      ),
    } satisfies FileCoverage,
  }))
  const all = Object.entries(files).flatMap(([name, { tests }]) =>
    Object.keys(tests).map((test) => ({ id: `${name}#${test}`, fileName: path(name) })),
  )
  const result = perTest(sources, coverage, all)
  expect(result.static).toEqual({})
  const of = (mutant: number) =>
    Object.entries(result.perTest).flatMap(([test, met]) => (met[mutant] ? [test] : []))
  return of
}

describe('the tests that can fail for a mutant', () => {
  test('are those that meet it', () => {
    const of = covered([source(1, 2)], { 'a.ts': { tests: { x: [1], y: [1, 2], 'a # z': [] } } })
    expect([of(1).sort(), of(2)]).toEqual([['a.ts#x', 'a.ts#y'], ['a.ts#y']])
  })
  test('are, for what a module does when it is loaded, those that use something else of it', () => {
    const files = {
      'a.ts': { outside: [1, 3], tests: { x: [2], y: [] } },
      'b.ts': { outside: [1], tests: { z: [2] } },
    }
    const of = covered([source(1, 2), source(3)], files)
    expect(of(1).sort()).toEqual(['a.ts#x', 'b.ts#z'])
    // Nothing else of its file is used: then all that load it.
    expect(of(3).sort()).toEqual(['a.ts#x', 'a.ts#y'])
  })
  test('are a hundred and twenty at most, first those that differ in what they meet', () => {
    const same = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`same ${index}`, [1]]),
    )
    const of = covered([source(1, 2, 3)], {
      'a.ts': { tests: { ...same, wide: [1, 2], other: [1, 3] } },
    })
    expect(of(1)).toHaveLength(120)
    expect(of(1)).toEqual(expect.arrayContaining(['a.ts#wide', 'a.ts#other']))
    expect(of(2)).toEqual(['a.ts#wide'])
  })
})
