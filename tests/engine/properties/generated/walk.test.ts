import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { isMap, listIn, mapIn } from './json.ts'
import { sites } from './sites.ts'

test('generates every section kind and every key', () => {
  const samples = fc.sample(sites, { numRuns: 60, seed: 1 })
  const kinds = samples.flatMap((site) =>
    Object.values(mapIn(site, 'sectionTypes')).map((type) => (isMap(type) ? type.kind : '')),
  )
  expect(new Set(kinds)).toEqual(new Set(vocabulary.kinds.keys()))
  const keys = new Set(samples.flatMap((site) => Object.keys(site)))
  const required = Object.entries(vocabulary.site.shape).flatMap(([key, field]) =>
    field instanceof z.ZodOptional ? [] : [key],
  )
  expect([...keys]).toEqual(expect.arrayContaining(required))
  expect(Math.max(...samples.map((site) => listIn(site, 'routes').length))).toBe(8)
})
