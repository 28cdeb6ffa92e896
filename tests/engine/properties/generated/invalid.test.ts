import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import type { Path } from '../../../../src/content/model.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { findContractViolations } from '../compiler-contract.ts'
import { propertyTimeout, runs } from '../runs.ts'
import { changed } from './breaks.ts'
import { publicFiles } from './ground.ts'
import { type Json, type JsonMap, pathsIn, valueAt } from './json.ts'
import { sites } from './sites.ts'
import { styles, written } from './written.ts'

const compiled = (text: string) => compile(text, { vocabulary, files: publicFiles })

/** Replacements of a value; undefined removes it. */
const others: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(null, true, 0, -1, 1.5, 1e21, '', ' ', '{', '}}', '{x}', '#', '/', 'zzqxv'),
  fc.constantFrom<Json>([], {}, [[]], [null], { zzqxv: 1 }, ['x', {}]),
  fc.string(),
)

/** Sites with some values replaced. */
const mutated = sites.chain((site) => {
  const paths = [...pathsIn(site)]
  const mutations = fc.array(fc.tuple(fc.constantFrom(...paths), others), {
    minLength: 1,
    maxLength: 4,
  })
  return fc.record({ site: fc.constant(site), mutations, style: styles })
})

/** A mutation may target text that an earlier one deleted. */
const withMutation = (site: Json, [path, value]: readonly [Path, Json | undefined]): Json =>
  valueAt(site, path) !== undefined ? changed(site, path, value) : site

/** Site files with characters deleted, doubled or inserted. */
const garbled = fc
  .record({
    site: sites,
    style: styles,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    by: fc.oneof(
      fc.constantFrom('', '\n', '- ', '&a', '*a', ...'"\': \t{]#%|'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  })
  .map(({ site, style, at, length, by }) => {
    const text = written(site, style)
    const from = Math.floor(at * text.length)
    return text.slice(0, from) + by + text.slice(from + length)
  })

describe('an arbitrary invalid site', () => {
  test('has a value or an error, and positions inside the file', {
    timeout: propertyTimeout,
  }, () => {
    fc.assert(
      fc.property(mutated, ({ site, mutations, style }) => {
        const other = mutations.reduce<Json>(withMutation, site) as JsonMap
        const text = written(other, style)
        expect(findContractViolations(text, compiled(text))).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('behaves the same with a garbled text', { timeout: propertyTimeout }, () => {
    fc.assert(
      fc.property(garbled, (text) => {
        expect(findContractViolations(text, compiled(text))).toEqual([])
      }),
      { numRuns: Math.ceil(runs / 5) },
    )
  })
})
