/** Arbitrary valid sites, derived from the schemas alone. */
import fc from 'fast-check'
import { formerAddress } from '../../../../schemas/route.ts'
import { type Kind, vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { closedSite } from './close.ts'
import { draft } from './drafts.ts'
import type { JsonMap, Raw } from './json.ts'
import { fromExamples } from './refined.ts'
import { arbitraryOf, type Special } from './walk.ts'

const kinds = new Map([...vocabulary.kinds].map(([name, schema]) => [schema as unknown, name]))

/** Sections come from the schemas of their kinds; refined fields come from the examples. */
const sections: Special = (schema, usual) => {
  // Unique, and different from all pages.
  if (schema === formerAddress) return fc.uuid().map((id) => `/was-${id}`)
  const kind = kinds.get(schema)
  if (kind === undefined) return fromExamples(schema)
  return (
    fc
      .tuple(usual(), fc.nat())
      // Safe: the keys of the vocabulary are the kinds.
      .map(([fields, pick]) =>
        draft('section', { kind: kind as Kind, fields: fields as Raw, pick }),
      )
  )
}

/** A site as plain data. */
export const sites: fc.Arbitrary<JsonMap> = arbitraryOf(vocabulary.site, sections).map((site) =>
  closedSite(site as Raw),
)
