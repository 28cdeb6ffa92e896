import { readFileSync } from 'node:fs'
import type { Data } from '../../../schemas/defaults.ts'
import { figureName } from '../../../schemas/figure.ts'
import { image } from '../../../schemas/image.ts'
import { action, target } from '../../../schemas/link.ts'
import { itemCount, type SectionKind } from '../../../schemas/section.ts'
import { slug } from '../../../schemas/text.ts'
import { theme } from '../../../schemas/theme.ts'

import { vocabulary } from '../../theme/sections/schemas.ts'
import { makeDefaultedOptional } from '../json-schema/schema-defaults.ts'
import { shareParts } from '../json-schema/schema-parts.ts'
import { convertWithRules, type DescribedSchema } from './limits.ts'
import { describeValue, getEntry, listInside, listRows, toSchema } from './rows.ts'
import { formatTable } from './table.ts'

export const REFERENCE_FILE = new URL('../../../docs/reference.md', import.meta.url)

const SECTIONS = new URL('../../theme/sections/', import.meta.url)

const COMMON_VALUES = {
  Target: target,
  Link: action,
  Image: image,
  Figure: figureName,
  Name: slug,
  Count: itemCount,
  Color: theme.shape.light.shape.accent,
  Font: theme.shape.fonts.shape.text,
}

const commonParts = new Map(
  Object.entries(COMMON_VALUES).map(([name, schema]) => [name, convertWithRules(schema)]),
)

export function createReference(): string {
  const { site, sections } = vocabulary.createDefaults({
    company: { contactEmail: 'mail@site.example' },
  })
  const keys = Object.entries(convertSite(site).properties ?? {})
  const kinds = [...vocabulary.kinds]
  const contents = [
    formatContents('Keys of the file', keys),
    formatContents('Shared values', [...commonParts], (name) => name.toLowerCase()),
    formatContents('Section kinds', kinds, (name) => `kind-${name}`),
  ]
  const parts = [
    readIntroduction('file').replace('<!-- contents -->', contents.join('\n')),
    '## Keys of the file',
    ...keys.flatMap(([key, schema]) => describeKey(key, toSchema(schema), site[key])),
    readIntroduction('values'),
    ...[...commonParts].flatMap(([name, schema]) => describeCommonValue(name, schema)),
    readIntroduction('kinds'),
    ...kinds.flatMap(([name, kind]) => describeKind(name, kind, sections[name])),
  ]
  return `${parts.join('\n\n')}\n`
}

function formatContents(
  title: string,
  entries: readonly (readonly [string, unknown])[],
  toAnchor = (name: string) => name,
): string {
  const links = entries.map(([name]) => `[${name}](#${toAnchor(name).toLowerCase()})`)
  return `- **${title}**: ${links.join(', ')}`
}

const readIntroduction = (name: string): string =>
  readFileSync(new URL(`introductions/${name}.md`, import.meta.url), 'utf8').trim()

const SECTION_KIND = { $ref: '#/definitions/section kinds' }

function convertSite(defaults: Data): DescribedSchema {
  const site = shareParts(
    makeDefaultedOptional(convertWithRules(vocabulary.written), defaults),
    commonParts,
  )
  const { sections } = getEntry(toSchema(site.properties?.routes))?.properties ?? {}
  toSchema(sections).items = SECTION_KIND
  const types = toSchema(site.properties?.sectionTypes)
  types.additionalProperties = summarizeSectionType(toSchema(types.additionalProperties))
  const languages = toSchema(site.properties?.languages)
  languages.additionalProperties = summarizeLanguage(languages.additionalProperties, site)
  return site
}

/** The schema has an option for each kind; they differ in their defaults and counts only. */
function summarizeSectionType({ oneOf = [], ...rest }: DescribedSchema): DescribedSchema {
  const { about, defaults, counts } = toSchema(oneOf[0]).properties ?? {}
  const { description } = toSchema(counts)
  return {
    ...rest,
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { ...SECTION_KIND, description: 'The kind of section.' },
      about: toSchema(about),
      defaults: { type: 'object', description: toSchema(defaults).description ?? '' },
      counts: {
        description: description ?? '',
        additionalProperties: {
          $ref: '#/definitions/Count',
          description: 'How many entries the list of this name has.',
        },
      },
    },
  }
}

/** A language has the keys of the site, with defaults. */
function summarizeLanguage(
  schema: DescribedSchema['additionalProperties'],
  site: DescribedSchema,
): DescribedSchema {
  const { required: _, properties = {}, ...rest } = toSchema(schema)
  const entries = Object.entries(properties).map(([key, value]) => {
    const { description = '' } = toSchema(value)
    const isKey = key in (site.properties ?? {})
    return [key, isKey ? { $ref: `#/definitions/${key}`, description } : value]
  })
  return { ...rest, properties: Object.fromEntries(entries) }
}

function describeKey(key: string, schema: DescribedSchema, defaults: unknown): string[] {
  const [row, ...rows] = describeValue(key, schema, false, defaults)
  if (!row) return []
  const start = schema.type === 'array' ? `${key}[].` : `${key}.`
  const entries = rows.map((one) => ({ ...one, path: one.path.replace(start, '') }))
  const type = schema.type === 'array' ? ` A ${row.type}${row.limits && ` (${row.limits})`}.` : ''
  const summary = [`### ${key}`, `${row.description}${type}`]
  return rows.length > 0 ? [...summary, formatTable(entries, key)] : summary
}

function describeCommonValue(name: string, schema: DescribedSchema): string[] {
  const others = new Map([...commonParts].filter(([other]) => other !== name))
  const rows = listInside('', shareParts(schema, others), {})
  const text = readIntroduction(name.toLowerCase())
  return [`### ${name}`, text, ...(rows.length > 0 ? [formatTable(rows, name.toLowerCase())] : [])]
}

function describeKind(name: string, kind: SectionKind, defaults: Data = {}): string[] {
  const { properties = {}, ...rest }: DescribedSchema = shareParts(
    makeDefaultedOptional(convertWithRules(kind), defaults),
    commonParts,
  )
  const { kind: _kind, id: _id, ...fields } = properties
  const rows = listRows({ ...rest, properties: fields }, defaults)
  return [
    `<a id="kind-${name}"></a>\n\n### ${name}`,
    `${rest.description}`,
    `![The section kind ${name}](pictures/kinds/${name}.webp)`,
    formatTable(rows, `kind-${name}`),
    'Example:',
    `\`\`\`yaml\n${readExample(name)}\n\`\`\``,
  ]
}

function readExample(kind: string): string {
  const examples = readFileSync(new URL(`${kind}/example.yaml`, SECTIONS), 'utf8')
  const [, usual = ''] = /^usual:\n((?: .*\n|\n)+)/m.exec(examples) ?? []
  const fields = usual.trimEnd().replace(/^ {2}kind: .*\n/, '')
  return `- type: ${kind}\n${fields}`
}
