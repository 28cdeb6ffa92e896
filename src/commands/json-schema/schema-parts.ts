import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Moves parts to `definitions`; titles and descriptions stay. @param parts by name; of equal ones, the first is used */
export function shareParts(schema: JsonSchema, parts: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const names = new Map([...parts].reverse().map(([name, part]) => [toConstraints(part), name]))
  const needed = new Set<string>()

  const refer = (node: JsonSchema): JsonSchema => {
    const name = names.get(toConstraints(node))
    if (name === undefined) return inside(node)
    needed.add(name)
    const { title, description } = node
    return { ...(title ? { title, description } : {}), $ref: `#/definitions/${name}` }
  }

  const inside = (node: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))

  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    return value !== null && typeof value === 'object' ? refer(value as JsonSchema) : value
  }

  const shared = inside(schema)
  const definitions: Record<string, JsonSchema> = {}
  for (const name of needed) definitions[name] = inside(parts.get(name) ?? {})
  return { ...shared, definitions }
}

const toConstraints = ({ title: _title, description: _description, ...rest }: JsonSchema): string =>
  JSON.stringify(rest)
