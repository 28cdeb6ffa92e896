/** What a form asks of a schema: it is known by what it accepts, never by its name. */
import { z } from 'zod'
import { isReference, type Reference } from '../../content/resolve/references.ts'
import { getDescription, getTitle, unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { CountLimits } from './counts.ts'

type Schema = z.core.$ZodType

/** Words that a schema of a reference accepts. */
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

/** What a schema refers to, if its values are references. */
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

/** A schema without what says that it may be left out. */
export function unwrapOptional(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapOptional(schema.def.innerType)
  return schema
}

/** The name of a field for people, said by its schema or by what is optional in it. */
export const getFieldTitle = (schema: Schema): string | undefined =>
  getTitle(schema) ?? getTitle(unwrapOptional(schema))

/** What a field is for, for people; empty where its schema does not say. */
export const getFieldDescription = (schema: Schema): string =>
  getDescription(schema) ?? getDescription(unwrapOptional(schema)) ?? ''

/** Whether the schema allows its value to be left out. */
export const isOptional = (schema: Schema): boolean => accepts(schema, undefined)

/** What counts where nothing is written, as the schema has it. */
export const getDefault = (schema: Schema): unknown => z.safeParse(schema, undefined).data

export const accepts = (schema: Schema, value: unknown): boolean =>
  z.safeParse(schema, value).success

/** Whether a schema of texts takes colours and nothing else. */
export const isColour = (schema: Schema): boolean =>
  accepts(schema, '#1a2B3c') && !accepts(schema, '#1a2B3') && !accepts(schema, 'a')

/** The only value that a schema takes: such a field says nothing to people. */
export function getOnlyValue(schema: Schema): unknown {
  const here = unwrapSchema(schema)
  return here instanceof z.ZodLiteral && here.values.size === 1 ? [...here.values][0] : undefined
}

/** How many entries a list may have. */
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
