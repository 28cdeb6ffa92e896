import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { image } from '../../../../schemas/image.ts'
import { target } from '../../../../schemas/link.ts'
import { text } from '../../../../schemas/text.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { ImageDraft, LinkDraft, TextDraft } from './drafts.ts'
import { isMap, listIn, mapIn } from './json.ts'
import { sites } from './sites.ts'
import { arbitraryOf } from './walk.ts'

const sampleOf = (schema: z.ZodType) => fc.sample(arbitraryOf(schema), { numRuns: 20, seed: 1 })

describe('the generator follows the schemas', () => {
  test('a key that is new comes by itself', () => {
    const schema = z.strictObject({ old: z.literal('a'), fresh: z.int().min(3).max(4) })
    for (const value of sampleOf(schema)) expect(schema.safeParse(value).success).toBe(true)
  })

  test('references are known by what they become', () => {
    for (const one of sampleOf(text(20))) expect(one).toBeInstanceOf(TextDraft)
    for (const one of sampleOf(image)) expect(one).toBeInstanceOf(ImageDraft)
    for (const one of sampleOf(target)) expect(one).toBeInstanceOf(LinkDraft)
  })

  test('every kind of section and every key of the site comes up', () => {
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
})
