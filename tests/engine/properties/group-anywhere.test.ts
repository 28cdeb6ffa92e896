/** A group of keys in the place of any value. It cannot be made a text: whoever takes it for one throws. */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { validSite } from '../faults/fixture.ts'
import { brokenClaims } from './claims.ts'
import { compiled, errorsIn } from './compiled.ts'
import { changed } from './generated/breaks.ts'
import { type JsonMap, pathsIn } from './generated/json.ts'

const site: JsonMap = parse(validSite)

/** One path of each shape: what holds for one entry of a list, holds for the others. */
const paths = [
  ...new Map(
    [...pathsIn(site)].map((path) => [
      path.map((step) => (step === Number(step) ? 0 : step)).join('/'),
      path,
    ]),
  ).values(),
]

test('a group in the place of any value is told', () => {
  expect(paths.length).toBeGreaterThan(200)
  for (const path of paths) {
    const text = stringify(changed(site, path, { zzqxv: {} }))
    const result = compiled(text)
    expect(brokenClaims(text, result)).toEqual([])
    expect(errorsIn(result.diagnostics)).not.toEqual([])
  }
})
