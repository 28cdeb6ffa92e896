import type { Data } from '../../../schemas/defaults.ts'
import { isMap } from '../../content/tree.ts'
import type { JsonSchema } from './schema-parts.ts'

/** @param schema of a map; modified in place. @param defaults of its values */
export function makeDefaultedOptional(schema: JsonSchema, defaults: Data): JsonSchema {
  for (const [key, value] of Object.entries(defaults)) {
    schema.required = (schema.required ?? []).filter((name) => name !== key)
    const inside = schema.properties?.[key]
    if (isMap(value) && typeof inside === 'object') makeDefaultedOptional(inside, value)
  }
  if (schema.required?.length === 0) delete schema.required
  return schema
}
