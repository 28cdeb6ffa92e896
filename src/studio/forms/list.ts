import { z } from 'zod'
import type { Path } from '../../content/model.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Control, Offer } from '../protocol/form.ts'
import { type CountLimits, parseCount } from './counts.ts'
import type { CreateField, FieldInput } from './field-input.ts'
import { type FormSource, isSection } from './form-source.ts'
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
  return {
    kind: 'list',
    entries,
    offers: createOffers(place, schema),
    ...getLimits(source, at, list),
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

/** How many entries a list can have: by its schema, or by the `counts` of its section type. */
export function getListLimits(source: FormSource, at: Path): CountLimits {
  const schema = source.schemaAt(at)
  const list = schema && unwrapSchema(schema)
  return list instanceof z.ZodArray ? getLimits(source, at, list) : { min: 0, max: null }
}

function getLimits(source: FormSource, at: Path, list: z.ZodArray): CountLimits {
  const type = isSection(at.slice(0, -1)) ? source.getSectionType(at.slice(0, -1)) : undefined
  const counts = ['sectionTypes', type ?? '', 'counts', at.at(-1) ?? '']
  const promised = type === undefined ? undefined : parseCount(getValueAt(source.value, counts))
  return promised ?? getCountLimits(list)
}
