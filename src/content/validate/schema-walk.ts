import { z } from 'zod'
import type { Path } from '../model.ts'
import { findClosestWord } from '../suggest.ts'
import { isMap } from '../tree.ts'
import { getMember } from '../value-at.ts'

export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapSchema(schema.def.innerType)
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.def.in)
  return schema
}

export function getChildSchema(schema: z.core.$ZodType, value: unknown, key: string | number) {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodArray) return here.element
  if (here instanceof z.ZodRecord) return here.valueType
  if (here instanceof z.ZodObject) return getFieldSchema(here, key)
  if (here instanceof z.ZodUnion) {
    if (Array.isArray(value)) return here.options.map(unwrapSchema).find(isArray)?.element
    const option = findUnionOption(here, value)
    return option && getFieldSchema(option, key)
  }
  return undefined
}

const isArray = (schema: z.core.$ZodType): schema is z.ZodArray => schema instanceof z.ZodArray

/** The schema of a known key, else the catchall. */
export function getFieldSchema(
  object: z.ZodObject,
  key: string | number,
): z.core.$ZodType | undefined {
  if (Object.hasOwn(object.shape, key)) return object.shape[key]
  const { catchall } = object.def
  return catchall instanceof z.ZodNever ? undefined : catchall
}

/** Selects by discriminator, else by the keys of the value. */
export function findUnionOption(union: z.ZodUnion, value: unknown): z.ZodObject | undefined {
  if (union instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = union.def
    const word = isMap(value) ? value[discriminator] : undefined
    return listObjects(union).find(
      ({ shape: { [discriminator]: field } }) =>
        field instanceof z.ZodLiteral && [...field.values].some((one) => one === word),
    )
  }
  const keys = value !== null && typeof value === 'object' ? Object.keys(value) : []
  const objects = listObjects(union)
  const fits = (option: z.ZodObject) => keys.filter((key) => isAlmost(key, option)).length
  return objects.toSorted((a, b) => fits(b) - fits(a))[0]
}

const listObjects = ({ options }: z.ZodUnion): z.ZodObject[] =>
  options.flatMap((option) => {
    const object = unwrapSchema(option)
    return object instanceof z.ZodObject ? [object] : []
  })

const isAlmost = (key: string, { shape }: z.ZodObject): boolean =>
  Object.hasOwn(shape, key) || findClosestWord(key, Object.keys(shape)) !== undefined

/** The value selects the options of unions. */
export function getSchemaAt(schema: z.core.$ZodType, value: unknown, path: Path) {
  let here: z.core.$ZodType | undefined = schema
  let at = value
  for (const key of path) {
    here = here && getChildSchema(here, at, key)
    at = getMember(at, key)
  }
  return here
}

export function getSchemaKeys(schema: z.core.$ZodType | undefined, value: unknown): string[] {
  const here = schema && unwrapSchema(schema)
  if (here instanceof z.ZodObject) return Object.keys(here.shape)
  const option = here instanceof z.ZodUnion ? findUnionOption(here, value) : undefined
  return option ? Object.keys(option.shape) : []
}

export const getDescription = (schema: z.core.$ZodType | undefined): string | undefined =>
  schema && z.globalRegistry.get(schema)?.description

export const getTitle = (schema: z.core.$ZodType | undefined): string | undefined =>
  schema && z.globalRegistry.get(schema)?.title

/** Distinguishes only list, map, and neither. */
export function hasSameShape(schema: z.core.$ZodType, value: unknown): boolean {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodArray) return Array.isArray(value)
  if (here instanceof z.ZodObject || here instanceof z.ZodRecord) return isMap(value)
  return here instanceof z.ZodUnion || typeof value !== 'object'
}
