import { z } from 'zod'
import { isReference, isText } from '../../content/resolve/references.ts'
import { getChildSchema, unwrapSchema } from '../../content/validate/schema-walk.ts'
import { accepts } from './schema-queries.ts'

type Schema = z.core.$ZodType

export function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function findFirstText(schema: Schema, value: unknown): string | undefined {
  if (schema instanceof z.ZodPipe && typeof value === 'string') {
    const { data } = schema.safeParse(value)
    return isReference(data) && isText(data) ? data.template : undefined
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return findFirstText(schema.def.innerType, value)
  if (value === null || typeof value !== 'object') return undefined
  for (const key of getOrderedKeys(schema, value)) {
    const child = getChildSchema(schema, value, key)
    const found = child && findFirstText(child, (value as Record<string | number, unknown>)[key])
    if (found !== undefined) return found
  }
  return undefined
}

function getOrderedKeys(schema: Schema, value: object): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()]
  const own = Object.keys(value)
  const here = unwrapSchema(schema)
  if (!(here instanceof z.ZodObject)) return own
  return [...new Set([...Object.keys(here.shape), ...own])].filter((key) => own.includes(key))
}

export function summarize(schema: Schema, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return findFirstText(schema, value) ?? findFirstString(value) ?? ''
}

function findFirstString(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return undefined
  for (const one of Object.values(value)) {
    const found = findFirstString(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** Placeholder for a text; `npm run check` warns about it. */
export function createPlaceholder(schema: Schema, title: string): string | undefined {
  const words = title
    .toUpperCase()
    .replace(/[^\p{Lu} ]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ')
  return [`[${words}]`, '[TEXT]'].find((mark) => accepts(schema, mark) && mark.length > 4)
}
