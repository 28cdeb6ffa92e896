import { z } from 'zod'
import { findUnionOption } from '../../content/validate/schema-walk.ts'
import type { Control } from './model.ts'
import { type FieldSource, type Make, withinOf } from './place.ts'
import { accepts, helpOf, nameOf } from './schemas.ts'

/** What may be said in one of several ways: which one it is, and its own control. */
export function unionOf(place: FieldSource, union: z.ZodUnion, make: Make): Control {
  const { source, at, value, schema } = place
  const { options } = union
  if (union instanceof z.ZodDiscriminatedUnion) {
    const option = findUnionOption(union, value)
    return option ? make({ ...place, schema: option }, true).control : { kind: 'elsewhere' }
  }
  const fits = options.findIndex((option) => accepts(option, value))
  const chosen = Math.max(0, fits)
  const option = options[chosen]
  if (!option) return { kind: 'elsewhere' }
  const within = withinOf(schema)
  const offers = options.map((one, index) => {
    const title = nameOf(one) ?? `Way ${index + 1}`
    return { title, description: helpOf(one), value: source.samples.of(one, title) }
  })
  const field = make({ source, at, schema: option, value, within, isOptional: false }, true)
  return { kind: 'union', offers, chosen, field }
}
