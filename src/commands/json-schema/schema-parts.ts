import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/**
 * Writes parts that a schema needs in several places once, under `definitions`, and refers to them.
 * Titles and descriptions stay beside the reference: each place calls the part by another name.
 * @param parts by name; of two that are alike the first gives the name, one that is not needed is left out
 */
export function shareParts(schema: JsonSchema, parts: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const names = new Map([...parts].reverse().map(([name, part]) => [demandsOf(part), name]))
  const needed = new Set<string>()

  const refer = (node: JsonSchema): JsonSchema => {
    const name = names.get(demandsOf(node))
    if (name === undefined) return inside(node)
    needed.add(name)
    const { title, description } = node
    return { ...(title ? { title, description } : {}), $ref: `#/definitions/${name}` }
  }

  // Walks everything alike: a map of schemas, such as `properties`, is never taken for a part.
  const inside = (node: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))

  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    return value !== null && typeof value === 'object' ? refer(value as JsonSchema) : value
  }

  const shared = inside(schema)
  const definitions: Record<string, JsonSchema> = {}
  // A part may need others: the set grows while it is gone through.
  for (const name of needed) definitions[name] = inside(parts.get(name) ?? {})
  return { ...shared, definitions }
}

/** What a schema demands, whatever it is called. */
const demandsOf = ({ title: _title, description: _description, ...rest }: JsonSchema): string =>
  JSON.stringify(rest)
