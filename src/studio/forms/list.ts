import { z } from 'zod'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import { type CountLimits, parseCount } from './counts.ts'
import type { CreateField, FieldInput } from './field-input.ts'
import { isSection } from './form-source.ts'
import type { Control, Offer } from './model.ts'
import { getCountLimits, getFieldDescription, getFieldTitle } from './schema-queries.ts'
import { createSectionOffers } from './section-offers.ts'

export function createListControl(place: FieldInput, list: z.ZodArray, make: CreateField): Control {
  const { source, at, value } = place
  const schema = list.element
  const items = Array.isArray(value) ? value : []
  const entries = items.map((item, index) => {
    const entry = { source, at: [...at, index], schema, value: item }
    return make({ ...entry, isOptional: true })
  })
  const promised = isSection(at.slice(0, -1)) ? getPromisedCount(place) : undefined
  return {
    kind: 'list',
    entries,
    offers: createOffers(place, schema),
    ...getCountLimits(list),
    ...promised,
  }
}

function createOffers({ source, at }: FieldInput, schema: z.core.$ZodType): Offer[] {
  if (isSection([...at, 0])) return createSectionOffers(source)
  const here = unwrapSchema(schema)
  const options = here instanceof z.ZodUnion ? here.options : [schema]
  return options.flatMap((option) => {
    const title = getFieldTitle(option) ?? getFieldTitle(schema) ?? 'Entry'
    const value = source.samples.create(option, title)
    return value === undefined ? [] : [{ title, description: getFieldDescription(option), value }]
  })
}

function getPromisedCount({ source, at }: FieldInput): CountLimits | undefined {
  const type = source.getSectionType(at.slice(0, -1))
  return parseCount(
    getValueAt(source.value, ['sectionTypes', type ?? '', 'counts', at.at(-1) ?? '']),
  )
}
