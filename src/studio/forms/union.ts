import { z } from 'zod'
import { findUnionOption } from '../../content/validate/schema-walk.ts'
import type { Control } from '../protocol/form.ts'
import type { CreateField, FieldInput } from './field-input.ts'
import { accepts, getFieldDescription, getFieldTitle } from './schema-queries.ts'

export function createUnionControl(
  place: FieldInput,
  union: z.ZodUnion,
  make: CreateField,
): Control {
  const { source, at, value } = place
  const { options } = union
  if (union instanceof z.ZodDiscriminatedUnion) {
    const option = findUnionOption(union, value)
    return option ? make({ ...place, schema: option }, true).control : { kind: 'sourceOnly' }
  }
  const fits = options.findIndex((option) => accepts(option, value))
  const chosen = Math.max(0, fits)
  const option = options[chosen]
  if (!option) return { kind: 'sourceOnly' }
  const offers = options.map((one, index) => {
    const title = getFieldTitle(one) ?? `Option ${index + 1}`
    return {
      title,
      description: getFieldDescription(one),
      value: source.samples.create(one, title),
    }
  })
  const field = make({ source, at, schema: option, value, isOptional: false }, true)
  return { kind: 'union', offers, chosen, field }
}
