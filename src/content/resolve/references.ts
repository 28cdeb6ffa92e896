import { z } from 'zod'
import type { CallRef } from '../../../schemas/call.ts'
import type { FigureRef } from '../../../schemas/figure.ts'
import type { ImageRef } from '../../../schemas/image.ts'
import type { LinkRef } from '../../../schemas/link.ts'
import { isMarkedReference } from '../../../schemas/reference.ts'
import type { TextRef } from '../../../schemas/text.ts'
import type { Path } from '../model.ts'
import type { Data } from '../tree.ts'
import { findUnionOption, getFieldSchema } from '../validate/schema-walk.ts'

export type Reference = TextRef | LinkRef | ImageRef | FigureRef | CallRef

export interface Found<R extends Reference = Reference> {
  readonly ref: R
  readonly path: Path
}

/** Also searches values that do not fit the schema. A transform to a branded value is a reference. */
export function* findReferences(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): Generator<Found> {
  if (value === undefined || value === null) return
  if (schema instanceof z.ZodDiscriminatedUnion && typeof value === 'object') {
    for (const { ref, path: inside } of sectionReferences(schema, value))
      yield { ref, path: [...path, ...inside] }
    return
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* findReferences(schema.def.innerType, value, path)
  } else if (schema instanceof z.ZodPipe) {
    const parsed = schema.safeParse(value)
    if (parsed.success && isReference(parsed.data)) yield* referencesIn(parsed.data, path)
  } else if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries())
      yield* findReferences(schema.element, item, [...path, index])
  } else if (typeof value === 'object' && !Array.isArray(value)) {
    yield* entries(schema, value as Data, path)
  }
}

const ofSites = new WeakMap<object, { readonly schema: object; readonly found: readonly Found[] }>()

/** Cached by site object. */
export function getReferences(schema: z.core.$ZodType, site: Data): readonly Found[] {
  const before = ofSites.get(site)
  if (before?.schema === schema) return before.found
  const found = [...findReferences(schema, site)]
  ofSites.set(site, { schema, found })
  return found
}

const known = new WeakMap<object, { readonly schema: object; readonly found: readonly Found[] }>()

/** Cached by section object: most are unchanged between compilations. */
function sectionReferences(schema: z.ZodDiscriminatedUnion, value: object): readonly Found[] {
  const before = known.get(value)
  if (before?.schema === schema) return before.found
  const found = Array.isArray(value) ? [] : [...entries(schema, value as Data, [])]
  known.set(value, { schema, found })
  return found
}

function* entries(schema: z.core.$ZodType, value: Data, path: Path): Generator<Found> {
  if (schema instanceof z.ZodRecord) {
    for (const key of Object.keys(value))
      yield* findReferences(schema.valueType, value[key], [...path, key])
    return
  }
  const object = schema instanceof z.ZodUnion ? findUnionOption(schema, value) : schema
  if (!(object instanceof z.ZodObject)) return
  for (const key of Object.keys(value)) {
    const field = getFieldSchema(object, key)
    if (field) yield* findReferences(field, value[key], [...path, key])
  }
}

function* referencesIn(ref: Reference, path: Path): Generator<Found> {
  yield { ref, path }
  if (ref.ref === 'image' && ref.alt) yield { ref: ref.alt, path: [...path, 'alt'] }
}

export const isReference = (value: unknown): value is Reference => isMarkedReference(value)
