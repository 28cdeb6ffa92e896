import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Path } from '../../../src/content/model.ts'
import { validSite } from '../faults/fixture.ts'
import { brokenClaims } from './claims.ts'
import { compiled } from './compiled.ts'
import { changed } from './generated/breaks.ts'
import { type Json, type JsonMap, pathsIn } from './generated/json.ts'

// The library writes what it reads, and nothing else stands in the valid site.
const site = parse(validSite) as JsonMap

/** What may be left of a value when somebody empties it. */
const NOTHING: readonly Json[] = process.env.FUZZ_RUNS ? [[], null] : [null]

const claimsWithout = (path: Path, left: Json): string[] => {
  const text = stringify(changed(site, path, left))
  return brokenClaims(text, compiled(text)).map(
    (claim) => `${path.join('/')} = ${JSON.stringify(left)}: ${claim}`,
  )
}

test('whatever is emptied in the valid site, there is a site or an error', () => {
  const near = [...pathsIn(site)].filter((path) => path.length <= 3)
  const paths = near.filter(
    (path, at) => process.env.FUZZ_RUNS || path.length === 1 || at % 3 === 0,
  )
  expect(paths.length).toBeGreaterThan(50)
  const broken = paths.flatMap((path) => NOTHING.flatMap((left) => claimsWithout(path, left)))
  expect(broken).toEqual([])
})
