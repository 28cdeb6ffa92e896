import type { JsonSchema } from '../../src/build/schema-parts.ts'
import { vocabulary } from '../../src/sections/schemas.ts'

/**
 * The keys that somebody may leave out, each with what counts then, if anything does: `site.sets.*.next`. Shared parts
 * have the name that they have in the schema, keys of sections that of their kind: `grid section.layout = "tiles"`.
 * What every section type may do without, and what may come from its defaults, is not among them.
 */
export function optionalKeys(schema: JsonSchema): string[] {
  const { definitions = {} } = schema as { readonly definitions?: Record<string, JsonSchema> }
  const parts = Object.entries(definitions).flatMap(([name, part]) => optionalIn(part, name))
  const sections = [...vocabulary.kinds].flatMap(([kind, { shape }]) =>
    Object.entries(shape).flatMap(([key, inner]) => {
      const { success, data } = inner.safeParse(undefined)
      return success ? [named(`${kind} section.${key}`, data)] : []
    }),
  )
  return [...new Set([...optionalIn(schema, 'site'), ...parts, ...sections])].sort()
}

/** Where nothing has to stand, or where sections say it. */
const ELSEWHERE = /^site\.(sectionTypes\.|routes\[\]\.sections)/

function optionalIn(schema: JsonSchema | boolean, place: string): string[] {
  if (typeof schema === 'boolean' || ELSEWHERE.test(`${place}.`)) return []
  const { properties = {}, required = [], items, additionalProperties } = schema
  const { anyOf = [], oneOf = [] } = schema
  const own = Object.entries(properties)
    .filter(([key]) => !required.includes(key))
    .map(([key, inner]) => named(`${place}.${key}`, Object(inner).default))
  const inside = [
    ...Object.entries(properties).map(([key, inner]) => [inner, `${place}.${key}`] as const),
    ...[items ?? []].flat().map((item) => [item, `${place}[]`] as const),
    ...(additionalProperties ? [[additionalProperties, `${place}.*`] as const] : []),
    ...[...anyOf, ...oneOf].map((choice) => [choice, place] as const),
  ]
  return [...own, ...inside.flatMap(([inner, where]) => optionalIn(inner, where))]
}

const named = (place: string, without: unknown): string =>
  without === undefined ? place : `${place} = ${JSON.stringify(without)}`
