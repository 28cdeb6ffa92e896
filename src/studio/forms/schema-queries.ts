import { z } from 'zod'
import type { ControlName } from '../../../schemas/control.ts'
import { getDescription, getTitle, unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { CountLimits } from './counts.ts'

type Schema = z.core.$ZodType

export const getControlName = (schema: Schema): ControlName | undefined =>
  z.globalRegistry.get(unwrapOptional(schema))?.control ?? z.globalRegistry.get(schema)?.control

export function unwrapOptional(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapOptional(schema.def.innerType)
  return schema
}

export const getFieldTitle = (schema: Schema): string | undefined =>
  getTitle(schema) ?? getTitle(unwrapOptional(schema))

export const getFieldDescription = (schema: Schema): string =>
  getDescription(schema) ?? getDescription(unwrapOptional(schema)) ?? ''

/** Example values from the metadata of a schema. */
export const getExamples = (schema: Schema): readonly unknown[] =>
  [schema, unwrapOptional(schema)].flatMap((one) => z.globalRegistry.get(one)?.examples ?? [])

export const isOptional = (schema: Schema): boolean => accepts(schema, undefined)

export const getDefault = (schema: Schema): unknown => z.safeParse(schema, undefined).data

export const accepts = (schema: Schema, value: unknown): boolean =>
  z.safeParse(schema, value).success

export function getOnlyValue(schema: Schema): unknown {
  const here = unwrapSchema(schema)
  return here instanceof z.ZodLiteral && here.values.size === 1 ? [...here.values][0] : undefined
}

export function getCountLimits(list: z.ZodArray): CountLimits {
  let min = 0
  let max: number | null = null
  for (const check of list.def.checks ?? []) {
    const { def } = check._zod
    if ('minimum' in def) min = Number(def.minimum)
    if ('maximum' in def) max = Number(def.maximum)
    if ('length' in def) min = max = Number(def.length)
  }
  return { min, max }
}
