import type { Data } from '../../../schemas/defaults.ts'
import { toField } from '../../../schemas/link.ts'
import { type DescribedSchema, formatLimits } from './limits.ts'

export interface Row {
  /** From the heading of the table: `groups[].title`; `NAME` is a name that the site chooses. */
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly default: unknown
  readonly limits: string
  readonly description: string
}

/** Lists the keys of a map and of everything inside it, but not inside shared values (`$ref`). */
export function listRows(schema: DescribedSchema, defaults: Data = {}, prefix = ''): Row[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const named = Object.entries(properties).flatMap(([key, value]) =>
    describeValue(`${prefix}${key}`, toSchema(value), required.includes(key), defaults[key]),
  )
  if (typeof additionalProperties !== 'object') return named
  return [...named, ...describeValue(`${prefix}NAME`, additionalProperties, false, undefined)]
}

export function describeValue(
  path: string,
  schema: DescribedSchema,
  isRequired: boolean,
  fallback: unknown,
): Row[] {
  const value = fallback ?? schema.default
  const entry = getEntry(schema)
  const entryLimits = entry && !entry.$ref ? formatLimits(entry) : ''
  const isOpened = isObject(value) && Object.keys(value).length > 0 && schema.properties
  const row = {
    path,
    type: formatType(schema),
    isRequired,
    default: isOpened ? undefined : value,
    limits: [formatLimits(schema), entryLimits && `each entry: ${entryLimits}`]
      .filter(Boolean)
      .join('; '),
    description: [formatDescription(schema), entry?.enum && entry.description]
      .filter(Boolean)
      .join(' '),
  }
  return [row, ...listInside(path, schema, isObject(value) ? value : {})]
}

/** Shorter for targets, which have a section of their own. */
const formatDescription = ({ description = '' }: DescribedSchema): string =>
  description === toField.meta()?.description ? 'Where it leads.' : description

export function listInside(path: string, schema: DescribedSchema, defaults: Data): Row[] {
  if (schema.$ref) return []
  if (isMap(schema)) return listRows(schema, defaults, path && `${path}.`)
  const entry = getEntry(schema)
  if (entry) return listInside(`${path}[]`, entry, {})
  return (schema.anyOf ?? []).flatMap((option) => listInside(path, toSchema(option), {}))
}

const TYPES = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['object', 'map'],
])

const RICH_TEXT = '[rich text](#rich-text)'

const PLURALS = new Map([
  ['text', 'texts'],
  [RICH_TEXT, RICH_TEXT.replace('text]', 'texts]')],
  ['map', 'maps'],
  ['whole number', 'whole numbers'],
])

export function formatType(schema: DescribedSchema): string {
  const { $ref, type, anyOf, control, enum: words } = schema
  if ($ref) return linkTo($ref)
  if (control === 'richText') return RICH_TEXT
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (words) return words.map((word) => `\`${word}\``).join(' or ')
  const entry = getEntry(schema)
  if (entry) return `list of ${PLURALS.get(formatType(entry)) ?? formatType(entry)}`
  if (anyOf) return [...new Set(anyOf.map((one) => formatType(toSchema(one))))].join(' or ')
  if (isMap(schema)) return 'map'
  return TYPES.get(`${type}`) ?? `${type}`
}

const linkTo = (reference: string): string => {
  const name = reference.replace('#/definitions/', '').toLowerCase()
  return `[${name}](#${name.replaceAll(' ', '-')})`
}

export function getEntry({ items }: DescribedSchema): DescribedSchema | undefined {
  return items && !Array.isArray(items) ? toSchema(items) : undefined
}

const isMap = ({ properties, additionalProperties }: DescribedSchema): boolean =>
  properties !== undefined || typeof additionalProperties === 'object'

export const toSchema = (value: DescribedSchema | boolean | undefined): DescribedSchema =>
  typeof value === 'object' ? value : {}

const isObject = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
