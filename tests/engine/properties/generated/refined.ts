/** Fields with a refinement, which the schema walk cannot satisfy: their values come from the examples. */
import fc from 'fast-check'
import { z } from 'zod'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { examples } from '../../theme/sections/examples.ts'
import { draft } from './drafts.ts'
import { numberFor } from './ground.ts'
import { isMap } from './json.ts'

/** Whether a schema has a refinement. */
const isRefined = (schema: z.core.$ZodType): boolean =>
  (schema._zod.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'custom')

/** A value from an example, with its references turned into drafts. */
function draftOf(value: unknown, key = ''): unknown {
  const pick = numberFor(JSON.stringify(value) ?? '')
  if (key === 'to')
    return draft('link', { form: 'address', pick, anchor: pick, reason: 'It is so.' })
  if (key === 'figures' && Array.isArray(value)) return value.map(() => draft('figure', { pick }))
  if (Array.isArray(value)) return value.map((entry) => draftOf(entry))
  if (!isMap(value)) return value
  if ('src' in value) return draft('image', { fields: { decorative: true }, pick })
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, draftOf(one, name)]))
}

const written = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? written(schema.def.innerType)
    : schema

/** The refined fields of all kinds with the values from their examples. */
const refined = new Map(
  [...vocabulary.kinds].flatMap(([kind, { shape }]) =>
    Object.entries<z.core.$ZodType>(shape).flatMap(([key, field]) => {
      const schema = written(field)
      if (!isRefined(schema)) return []
      const values = examples.flatMap(({ kind: own, section }) =>
        own === kind && key in section ? [draftOf(section[key], key)] : [],
      )
      return [[schema, fc.constantFrom(...values)] as const]
    }),
  ),
)

/** Values of a refined field; undefined for any other schema. */
export const fromExamples = (schema: z.core.$ZodType): fc.Arbitrary<unknown> | undefined =>
  refined.get(schema)
