/** Arbitrary valid sites, made of nothing but the schemas. */
import fc from 'fast-check'
import { formerAddress } from '../../../../schemas/route.ts'
import { type Kind, vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { closedSite } from './close.ts'
import { draft } from './drafts.ts'
import type { JsonMap, Raw } from './json.ts'
import { fromExamples } from './refined.ts'
import { arbitraryOf, type Special } from './walk.ts'

const kinds = new Map([...vocabulary.kinds].map(([name, schema]) => [schema as unknown, name]))

/** Sections are known by the schemas of their kinds; a rule of a kind is kept as its examples keep it. */
const sections: Special = (schema, usual) => {
  // Each is another one, and none is that of a page.
  if (schema === formerAddress) return fc.uuid().map((id) => `/was-${id}`)
  const kind = kinds.get(schema)
  if (kind === undefined) return fromExamples(schema)
  return (
    fc
      .tuple(usual(), fc.nat())
      // The names of the vocabulary are the kinds; a map does not know that.
      .map(([fields, pick]) =>
        draft('section', { kind: kind as Kind, fields: fields as Raw, pick }),
      )
  )
}

/** A site as data: what people would write. */
export const sites: fc.Arbitrary<JsonMap> = arbitraryOf(vocabulary.site, sections).map((site) =>
  closedSite(site as Raw),
)
