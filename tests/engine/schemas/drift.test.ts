import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSiteSchema } from '../../../src/commands/json-schema/json-schema.ts'
import { applyDefaults, DefaultedPaths } from '../../../src/content/validate/apply-defaults.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { changed } from '../properties/generated/breaks.ts'
import { type Json, type JsonMap, pathsIn } from '../properties/generated/json.ts'
import { propertyTimeout, runs } from '../properties/runs.ts'
import { exampleSections, isWellFormed, siteWith } from './site.ts'

const accepts = new Ajv({ strict: true }).compile(createSiteSchema())

test.each(exampleSections.map((section) => [String(section.type), section]))(
  'an example of %s fits',
  (_, section) => {
    const site = siteWith([section])
    expect(accepts(site), JSON.stringify(accepts.errors)).toBe(true)
    expect(isWellFormed(site)).toBe(true)
  },
)

/** Replacements of a value: another value, or undefined. */
const slip = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom<Json | undefined>(undefined, null, true, 'none', 'grid', ' ', 'a\nb', [], {}),
  fc.constantFrom<Json>({ flagged: 'nothing', reason: 'It is kept.' }, { open: 'services' }),
)

/** A value with up to three random changes. */
const withSlips = (value: Json) =>
  fc.array(fc.tuple(fc.nat(), slip), { maxLength: 3 }).map((slips) =>
    slips.reduce<Json>((before, [choice, to]) => {
      const places = [...pathsIn(before)]
      const place = places[choice % places.length]
      return place ? changed(before, place, to) : before
    }, value),
  )

test('the JSON schema accepts every section that the compiler accepts', {
  timeout: propertyTimeout,
}, () => {
  const sections = fc.constantFrom(...exampleSections).chain(withSlips)
  fc.assert(
    fc.property(sections, (section) => {
      const site = siteWith([section as JsonMap])
      if (!accepts(site)) expect(isWellFormed(site)).toBe(false)
    }),
    { numRuns: runs },
  )
})

test('outside of sections, the JSON schema and the compiler agree', () => {
  const { routes = null, ...others } = siteWith(exampleSections.slice(0, 1))
  fc.assert(
    fc.property(withSlips(others), (slipped) => {
      const site = { ...(slipped as JsonMap), routes }
      const { error } = vocabulary.written.safeParse(
        applyDefaults(vocabulary.createDefaults(site).site, site, [], new DefaultedPaths()),
      )
      // JSON Schema cannot express that one value must be larger than another.
      const fits = !error || error.issues.every(({ code }) => code === 'custom')
      expect(accepts(site)).toBe(fits)
    }),
    { numRuns: runs },
  )
})
