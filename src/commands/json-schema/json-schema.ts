import { z } from 'zod'
import { figureNames, paragraphs, points } from '../../../schemas/fields.ts'
import { image } from '../../../schemas/image.ts'
import { action, target } from '../../../schemas/link.ts'
import { itemCount } from '../../../schemas/section.ts'
import { isMap } from '../../content/tree.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import { vocabulary } from '../../theme/sections/schemas.ts'
import { makeDefaultedOptional } from './schema-defaults.ts'
import { getSectionSchemas, mergeListEntries } from './schema-lists.ts'
import { type JsonSchema, shareParts } from './schema-parts.ts'

/** The first line of a site file refers to this file. */
export const SCHEMA_FILE = new URL('../../../schemas/site.schema.json', import.meta.url)

/** Draft 7. Accepts all that the compiler accepts; checks neither link targets nor the kind behind a section type. */
export function createSiteSchema(): JsonSchema {
  const { site, sections } = vocabulary.createDefaults({ languages: { en: {} } })
  const { languages, ...rest } = site
  const schema = mergeListEntries(makeDefaultedOptional(convert(vocabulary.written), rest))
  makeLanguagesOptional(schema, languages)
  for (const section of getSectionSchemas(schema))
    makeDefaultedOptional(section, sections[`${section.title}`] ?? {})
  const parts = [...createCommonParts(), ...createKindParts(), ...listLanguageParts(schema)]
  const shared = shareParts(schema, new Map(parts))
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...shared }
}

/** A language has the same defaults whatever its code. */
function makeLanguagesOptional({ properties }: JsonSchema, defaults: unknown): void {
  const languages = properties?.languages
  const own = isMap(defaults) ? defaults.en : undefined
  if (typeof languages !== 'object' || typeof languages.additionalProperties !== 'object') return
  if (isMap(own)) makeDefaultedOptional(languages.additionalProperties, own)
}

const LANGUAGE_PARTS = [
  'words',
  'notice',
  'navigation',
  'footer',
  'notFound',
  'errorScreen',
  'requestPages',
]

/** The keys that languages share with the site. */
const listLanguageParts = ({ properties = {} }: JsonSchema): [string, JsonSchema][] =>
  LANGUAGE_PARTS.flatMap((name): [string, JsonSchema][] => {
    const part = properties[name]
    return typeof part === 'object' ? [[name, part]] : []
  })

export const formatSiteSchema = (): string => `${JSON.stringify(createSiteSchema(), null, 1)}\n`

function convert(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      if (jsonSchema.control === 'richText')
        jsonSchema.description = [jsonSchema.description, RICH_TEXT].filter(Boolean).join(' ')
      // Of interest to the studio only.
      delete jsonSchema.control
    },
  })
  return converted
}

const RICH_TEXT = 'May contain **bold**, *italic*, [links](/page) and line breaks.'

const createCommonParts = (): [string, JsonSchema][] =>
  Object.entries({
    target,
    action,
    image,
    figures: figureNames,
    paragraphs,
    points,
    itemCount,
  }).map(toPart)

const createKindParts = (): [string, JsonSchema][] =>
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
