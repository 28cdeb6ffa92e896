import { z } from 'zod'
import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import { listVariables } from '../../content/resolve/variables.ts'
import type { MapTree } from '../../content/tree.ts'
import { findUnionOption, unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Control, Field, Form } from '../protocol/form.ts'
import type { ImageValue } from '../protocol/values.ts'
import type { FieldInput } from './field-input.ts'
import { FormSource, isSection } from './form-source.ts'
import { createGroupControl } from './group.ts'
import { createListControl } from './list.ts'
import { createScalarControl } from './scalar.ts'
import {
  accepts,
  getControlName,
  getFieldDescription,
  getFieldTitle,
  isOptional,
} from './schema-queries.ts'
import { summarize, toTitle } from './titles.ts'
import { createUnionControl } from './union.ts'

/** Title of the form of the whole site. */
const SETTINGS = 'Settings'

export function createForm(root: MapTree, at: Path, context: CompileContext): Form | undefined {
  const source = FormSource.get(root, context)
  const schema = source.schemaAt(at)
  const value = getValueAt(source.value, at)
  if (!schema || value === undefined || value === null) return undefined
  const isSite = at.length === 0
  const whole = createField({ source, at, schema, value }, true)
  const field = isSite ? { ...whole, title: SETTINGS, description: '' } : whole
  return { field, within: getAncestors(source, at), suggestions: source.suggestions }
}

export const createVariableFields = (source: FormSource, template: string): Field[] =>
  listVariables(template).flatMap((name) => {
    const parts = name.split('.')
    const at = parts[0] === 'figures' ? [...parts, 'value'] : parts
    const schema = source.schemaAt(at)
    const value = getValueAt(source.value, at)
    return schema && value !== undefined
      ? [createField({ source, at, schema, value, title: `{${name}}` })]
      : []
  })

/** Field of the link that belongs to a label. @param holder map with both */
export function createLinkField(source: FormSource, holder: Path): Field | undefined {
  const map = getValueAt(source.withTypeDefaults, holder)
  if (map === null || typeof map !== 'object' || Array.isArray(map)) return undefined
  for (const [key, value] of Object.entries(map)) {
    const at = [...holder, key]
    const schema = source.schemaAt(at)
    const field =
      schema && getControlName(schema) === 'link' && createField({ source, at, schema, value })
    if (field && field.control.kind === 'link') return field
  }
  return undefined
}

function createField(place: FieldInput, isWhole = false): Field {
  const { source, at, schema, value, title } = place
  const type = source.getSectionType(at)
  return {
    at,
    title:
      title ??
      (type === undefined ? getFieldTitle(schema) : toTitle(type)) ??
      String(at.at(-1) ?? ''),
    description: getFieldDescription(getChosenOption(schema, value)),
    summary: summarize(schema, value).slice(0, 80),
    isInFile: source.isInFile(at),
    inheritedFrom: source.getInheritedFrom(at),
    shared: createScalarControl(place) || isCompanyFact(at) ? source.uses.describe(at) : '',
    isOptional: place.isOptional ?? (isOptional(schema) || hasFallback(place)),
    control: createControl(place, isWhole),
  }
}

function getChosenOption(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const here = unwrapSchema(schema)
  return here instanceof z.ZodDiscriminatedUnion ? (findUnionOption(here, value) ?? schema) : schema
}

/** Whether a default replaces a removed value. Groups with defaults fall back field by field instead. */
const hasFallback = ({ source, at, schema }: FieldInput): boolean =>
  source.hasDefault(at) && (at.length > 4 || !(unwrapSchema(schema) instanceof z.ZodObject))

/** Company facts may be texts or numbers. */
const isCompanyFact = (at: Path): boolean => at.length === 2 && at[0] === 'company'

function createControl(place: FieldInput, isWhole: boolean): Control {
  const { source, at, schema, value } = place
  if (!isWhole && hasOwnForm(place)) return { kind: 'form' }
  const here = unwrapSchema(schema)
  const scalar = createScalarControl(place)
  if (scalar) return scalar
  const ofType = source.getInheritedFrom(at) !== '' && source.expanded.toSourcePath(at) !== at
  const isGroup = here instanceof z.ZodObject
  if (source.getInheritedFrom(at) !== '' && (ofType || !isGroup))
    return { kind: 'inherited', value }
  if (isGroup && getControlName(schema) === 'image' && accepts(schema, value)) {
    const alt = createScalarControl({ ...place, schema: here.shape.alt ?? here })
    // The image schema accepts nothing else.
    return { kind: 'picture', value: value as ImageValue, max: getMaxLength(alt) }
  }
  if (here instanceof z.ZodUnion && getControlName(schema) === 'link' && accepts(schema, value))
    return { kind: 'link', value }
  if (here instanceof z.ZodArray) return createListControl(place, here, createField)
  if (here instanceof z.ZodUnion) return createUnionControl(place, here, createField)
  if (isGroup || here instanceof z.ZodRecord) return createGroupControl(place, here, createField)
  return { kind: 'sourceOnly' }
}

const getMaxLength = (control: Control | undefined): number | undefined =>
  control?.kind === 'text' ? control.max : undefined

/** Top-level parts and discriminated unions open in their own form. */
const hasOwnForm = ({ at, schema }: FieldInput): boolean =>
  at.length === 1 || unwrapSchema(schema) instanceof z.ZodDiscriminatedUnion

function getAncestors(source: FormSource, at: Path): Form['within'] {
  return at.flatMap((_, depth) => {
    const path = at.slice(0, depth)
    const schema = source.schemaAt(path)
    const value = getValueAt(source.value, path)
    const isPage = path.length === 2 && path[0] === 'routes'
    const isForm = depth === 0 || isPage || isSection(path)
    const isPart = path.length === 1 && path[0] !== 'routes'
    if (!schema || (!isForm && !isPart)) return []
    if (depth === 0) return at[0] === 'routes' ? [] : [{ at: path, title: SETTINGS }]
    const title = isPage ? summarize(schema, value) : (getFieldTitle(schema) ?? String(path[0]))
    return [{ at: path, title }]
  })
}
