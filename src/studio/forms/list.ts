import { z } from 'zod'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/validate/unions.ts'
import { type Bounds, limitsOf } from './counts.ts'
import type { Control, Offer } from './model.ts'
import { type FieldSource, type Make, withinOf } from './place.ts'
import { bounds, helpOf, nameOf } from './schemas.ts'
import { sectionOffers } from './section-offers.ts'
import { isSection } from './source.ts'

/** The entries of a list, what can be added, and how many there may be. */
export function listOf(place: FieldSource, list: z.ZodArray, make: Make): Control {
  const { source, at, value } = place
  const schema = list.element
  const items = Array.isArray(value) ? value : []
  const entries = items.map((item, index) => {
    const entry = { source, at: [...at, index], schema, value: item, within: withinOf(schema) }
    return make({ ...entry, isOptional: true })
  })
  const promised = isSection(at.slice(0, -1)) ? promiseOf(place) : undefined
  return { kind: 'list', entries, offers: offersFor(place, schema), ...bounds(list), ...promised }
}

/** What can be put into a list: a section of each type, each option of a union, or the one that there is. */
function offersFor({ source, at }: FieldSource, schema: z.core.$ZodType): Offer[] {
  if (isSection([...at, 0])) return sectionOffers(source)
  const here = unwrapSchema(schema)
  const options = here instanceof z.ZodUnion ? here.options : [schema]
  return options.flatMap((option) => {
    const title = nameOf(option) ?? nameOf(schema) ?? 'Entry'
    const value = source.samples.of(option, title)
    return value === undefined ? [] : [{ title, description: helpOf(option), value }]
  })
}

/** How many entries the type of a section promises for a list. */
function promiseOf({ source, at }: FieldSource): Bounds | undefined {
  const type = source.typeOf(at.slice(0, -1))
  return limitsOf(getValueAt(source.value, ['sectionTypes', type ?? '', 'counts', at.at(-1) ?? '']))
}
