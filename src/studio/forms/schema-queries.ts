/** Queries on schemas; types are detected by the values they accept. */
import { z } from 'zod'
import { isReference, type Reference } from '../../content/resolve/references.ts'
import { getDescription, getTitle, unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { CountLimits } from './counts.ts'

type Schema = z.core.$ZodType

const PROBES = [
  { src: '/a.svg', decorative: true },
  'a.b',
  '/',
  '/a.mp4',
  '/a.webm',
  '/a.vtt',
  'a@b.example',
]

const cache = new WeakMap<Schema, Reference['ref'] | undefined>()

export function getReferenceKind(schema: Schema): Reference['ref'] | undefined {
  const here = unwrapOptional(schema)
  if (!(here instanceof z.ZodPipe)) return undefined
  if (!cache.has(here)) {
    const refs = PROBES.flatMap((probe) => {
      const { data } = here.safeParse(probe)
      return isReference(data) ? [data.ref] : []
    })
    cache.set(here, refs[0])
  }
  return cache.get(here)
}

export function unwrapOptional(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapOptional(schema.def.innerType)
  return schema
}

export const getFieldTitle = (schema: Schema): string | undefined =>
  getTitle(schema) ?? getTitle(unwrapOptional(schema))

export const getFieldDescription = (schema: Schema): string =>
  getDescription(schema) ?? getDescription(unwrapOptional(schema)) ?? ''

export const isOptional = (schema: Schema): boolean => accepts(schema, undefined)

export const getDefault = (schema: Schema): unknown => z.safeParse(schema, undefined).data

export const accepts = (schema: Schema, value: unknown): boolean =>
  z.safeParse(schema, value).success

export const isColor = (schema: Schema): boolean =>
  accepts(schema, '#1a2B3c') && !accepts(schema, '#1a2B3') && !accepts(schema, 'a')

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
