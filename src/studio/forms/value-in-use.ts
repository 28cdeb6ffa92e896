import { z } from 'zod'
import { getChildSchema, unwrapSchema } from '../../content/validate/schema-walk.ts'
import { unwrapOptional } from './schema-queries.ts'

type Schema = z.core.$ZodType

export function findValueInUse(wanted: Schema, schema: Schema, value: unknown): unknown {
  if (unwrapOptional(schema) === wanted) return value
  if (value === null || typeof value !== 'object' || !collectSchemas(schema).has(wanted))
    return undefined
  for (const [key, child] of Object.entries(value)) {
    const inside = getChildSchema(schema, value, Array.isArray(value) ? Number(key) : key)
    const found = inside && findValueInUse(wanted, inside, child)
    if (found !== undefined) return found
  }
  return undefined
}

const cache = new WeakMap<Schema, ReadonlySet<Schema>>()

function collectSchemas(schema: Schema): ReadonlySet<Schema> {
  const before = cache.get(schema)
  if (before) return before
  const found = new Set<Schema>()
  const left = [schema]
  for (let next = left.pop(); next; next = left.pop()) {
    const here = unwrapOptional(next)
    if (found.has(here)) continue
    found.add(here)
    left.push(...getChildSchemas(unwrapSchema(here)))
  }
  cache.set(schema, found)
  return found
}

function getChildSchemas(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodUnion) return schema.options
  if (!(schema instanceof z.ZodObject)) return []
  const { catchall } = schema.def
  return [...Object.values(schema.shape), ...(catchall ? [catchall] : [])]
}
