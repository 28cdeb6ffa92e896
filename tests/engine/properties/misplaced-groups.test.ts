import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { validSite } from '../faults/fixture.ts'
import { compiled, errorsIn } from './compiled.ts'
import { findContractViolations } from './compiler-contract.ts'
import { changed } from './generated/breaks.ts'
import { type JsonMap, pathsIn } from './generated/json.ts'
import { propertyTimeout, runs } from './runs.ts'

const site: JsonMap = parse(validSite)

/** One place for each path, ignoring list indices. */
const places = new Map(
  [...pathsIn(site)].map((path) => [path.join('/').replace(/\/\d+/g, '/0'), path]),
)

test(
  'a group in place of any value is an error',
  () => {
    expect(places.size).toBeGreaterThan(200)
    fc.assert(
      fc.property(fc.constantFrom(...places.values()), (path) => {
        const text = stringify(changed(site, path, { zzqxv: {} }), { nullStr: '' })
        const result = compiled(text)
        expect(findContractViolations(text, result)).toEqual([])
        expect(errorsIn(result.diagnostics)).not.toEqual([])
      }),
      { numRuns: 4 * runs },
    )
  },
  propertyTimeout,
)
