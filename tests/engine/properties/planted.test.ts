import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordingFaults } from '../content/diagnostics/wording.ts'
import { compiled, errorsIn } from './compiled.ts'
import type { Plant } from './plants.ts'
import { sorts } from './plants.ts'
import { patience, runs } from './runs.ts'

/** The lines of a diagnostic, with its code: what a planted mistake has to give. */
const seen = ({ text }: Plant) => {
  const { diagnostics } = compiled(text)
  expect(wordingFaults(diagnostics)).toEqual([])
  return errorsIn(diagnostics).map(({ code, range: { start, end } }) => ({
    code,
    lines: [start.line, end.line],
  }))
}

describe.each(Object.entries(sorts))('%s at any place', (_, plants) => {
  test('can be planted at more than one', () => expect(plants.length).toBeGreaterThan(1))

  test('is the only error, and on its line', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.nat(plants.length - 1), (number) => {
        const plant = plants[number]
        if (!plant) throw new Error('There is no such place.')
        const { at, code, line } = plant
        expect({ at, errors: seen(plant) }).toEqual({ at, errors: [{ code, lines: [line, line] }] })
      }),
      { numRuns: Math.ceil(runs / 4) },
    )
  })
})
