import { z } from 'zod'
import { isReference } from '../../content/resolve/references.ts'
import { getChildSchema, unwrapSchema } from '../../content/validate/schema-walk.ts'
import { accepts } from './schemas.ts'

type Schema = z.core.$ZodType

/** A name of the file for people: `repair-head` is "Repair head". */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The first text of a value that people read, in the order of its schema. */
export function firstText(schema: Schema, value: unknown): string | undefined {
  if (schema instanceof z.ZodPipe && typeof value === 'string') {
    const { data } = schema.safeParse(value)
    return isReference(data) && data.ref === 'text' ? data.template : undefined
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return firstText(schema.def.innerType, value)
  if (value === null || typeof value !== 'object') return undefined
  for (const key of keysInOrder(schema, value)) {
    const child = getChildSchema(schema, value, key)
    const found = child && firstText(child, (value as Record<string | number, unknown>)[key])
    if (found !== undefined) return found
  }
  return undefined
}

function keysInOrder(schema: Schema, value: object): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()]
  const own = Object.keys(value)
  const here = unwrapSchema(schema)
  if (!(here instanceof z.ZodObject)) return own
  return [...new Set([...Object.keys(here.shape), ...own])].filter((key) => own.includes(key))
}

/** What says a value in a few words: its first text, or itself. */
export function summaryOf(schema: Schema, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return firstText(schema, value) ?? firstWord(value) ?? ''
}

function firstWord(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return undefined
  for (const one of Object.values(value)) {
    const found = firstWord(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** What stands where a text is still to be written; it is told as a warning until then. */
export function markFor(schema: Schema, title: string): string | undefined {
  const words = title
    .toUpperCase()
    .replace(/[^\p{Lu} ]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ')
  return [`[${words}]`, '[TEXT]'].find((mark) => accepts(schema, mark) && mark.length > 4)
}
