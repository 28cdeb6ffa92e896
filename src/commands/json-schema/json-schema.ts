import { z } from 'zod'
import { figureNames, paragraphs, points } from '../../../schemas/fields.ts'
import { image } from '../../../schemas/image.ts'
import { action, target } from '../../../schemas/link.ts'
import { itemCount } from '../../../schemas/section.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { vocabulary } from '../../theme/sections/schemas.ts'
import { withoutDefaults } from './schema-defaults.ts'
import { alikeLists, sectionsOf } from './schema-lists.ts'
import { type JsonSchema, shareParts } from './schema-parts.ts'

/** Where the schema lies; the first line of a site file points to it. */
export const SCHEMA_FILE = new URL('../../../schemas/site.schema.json', import.meta.url)

/**
 * The JSON Schema of a site file, for completion and help in editors; draft 7, which every editor
 * reads. It accepts whatever the compiler accepts. What it cannot know is left to the compiler:
 * where a link leads, and which kind of section a section's type is.
 */
export function siteJsonSchema(): JsonSchema {
  const { site, sections } = vocabulary.createDefaults({})
  const schema = alikeLists(withoutDefaults(convert(vocabulary.written), site))
  for (const section of sectionsOf(schema))
    withoutDefaults(section, sections[`${section.title}`] ?? {})
  const shared = shareParts(schema, new Map([...commonParts(), ...kindParts()]))
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...shared }
}

/** The text of the file. */
export const siteJsonSchemaText = (): string => `${JSON.stringify(siteJsonSchema(), null, 1)}\n`

/** A schema of the grammar as JSON Schema: of what is written, not of what becomes of it. */
function convert(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' })
  return converted
}

const commonParts = (): [string, JsonSchema][] =>
  Object.entries({
    target,
    action,
    image,
    figures: figureNames,
    paragraphs,
    points,
    itemCount,
  }).map(toPart)

/** What the fields of the kinds hold: a section has them, and the defaults of a section type. */
const kindParts = (): [string, JsonSchema][] =>
  [...vocabulary.kinds].flatMap(([kind, { shape }]) =>
    Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const written = unwrapSchema(field)
      const part = written instanceof z.ZodArray ? written.element : written
      return unwrapSchema(part) instanceof z.ZodObject ? [toPart([`${kind}.${name}`, part])] : []
    }),
  )

const toPart = ([name, schema]: [string, z.core.$ZodType]): [string, JsonSchema] => [
  name,
  convert(schema),
]
