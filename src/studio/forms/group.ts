import { z } from 'zod'
import type { Path } from '../../content/model.ts'
import type { Data } from '../../content/tree.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import type { Control, Field, MissingPart } from '../protocol/form.ts'
import type { CreateField, FieldInput } from './field-input.ts'
import { createScalarControl } from './scalar.ts'
import {
  getControlName,
  getFieldDescription,
  getFieldTitle,
  getOnlyValue,
} from './schema-queries.ts'

export function createGroupControl(
  place: FieldInput,
  group: z.ZodObject | z.ZodRecord,
  make: CreateField,
): Control {
  const value = place.value as Data
  const named = createNamedEntry(place, group)
  const others = group instanceof z.ZodObject ? Object.keys(group.shape) : []
  const free = named
    ? Object.keys(value)
        .filter((key) => !others.includes(key))
        .map((key) => make({ ...getPart(place, key, named.schema), title: key, isOptional: true }))
    : []
  const known =
    group instanceof z.ZodObject
      ? createShapeFields(place, group, make)
      : { fields: [], missing: [] }
  return {
    kind: 'group',
    fields: [...known.fields, ...free],
    missing: known.missing,
    ...(named && { namedEntry: named.offer }),
  }
}

function createShapeFields(place: FieldInput, { shape }: z.ZodObject, make: CreateField) {
  const value = place.value as Data
  const fields: Field[] = []
  const missing: MissingPart[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const only = getOnlyValue(schema)
    // A field with a single possible value is not shown.
    if ((only !== undefined && only !== true) || isEditedElsewhere(place.at, key)) continue
    if (value[key] === undefined && isNeedless(place, key)) continue
    const part = getPart(place, key, schema)
    const control = createScalarControl(part)
    const isAnswer = control?.kind === 'choice' || control?.kind === 'checkbox'
    if (value[key] !== undefined || isAnswer) fields.push(make(part))
    else missing.push(...createMissingPart(part, control))
  }
  return { fields, missing }
}

/** Pages have their own list; changing an address also changes links. */
const isEditedElsewhere = (at: Path, key: string): boolean =>
  (at.length === 0 && key === 'routes') || (at.length === 2 && at[0] === 'routes' && key === 'path')

/** Pages of a site in one language, or in the default language, need no language or translation. */
function isNeedless({ source, at, value }: FieldInput, key: string): boolean {
  if (at.length !== 2 || at[0] !== 'routes') return false
  const languages = listLanguages(source.value as Data)
  if (key === 'language') return languages.length === 0
  return key === 'translationOf' && !findLanguage(languages, value as Data)
}

const getPart = (
  { source, at, value }: FieldInput,
  key: string,
  schema: z.core.$ZodType,
): FieldInput => ({ source, at: [...at, key], schema, value: (value as Data)[key] })

/** A missing part: scalars start empty, others with the offered value. */
function createMissingPart(
  { source, at, schema }: FieldInput,
  control: Control | undefined,
): MissingPart[] {
  const title = getFieldTitle(schema) ?? String(at.at(-1))
  const description = getFieldDescription(schema)
  const absent = {
    at,
    title,
    description,
    summary: '',
    isInFile: false,
    inheritedFrom: '',
    shared: '',
  }
  const value = control ? undefined : source.samples.create(schema, title)
  const empty = control ?? (value === undefined ? createEmptyPicture(schema) : undefined)
  if (empty) return [{ field: { ...absent, isOptional: true, control: empty }, offer: undefined }]
  if (value === undefined) return []
  const field: Field = { ...absent, isOptional: true, control: { kind: 'sourceOnly' } }
  return [{ field, offer: { title, description, value } }]
}

/** For the first picture of a site, which is uploaded. */
const createEmptyPicture = (schema: z.core.$ZodType): Control | undefined =>
  getControlName(schema) === 'image'
    ? { kind: 'picture', value: { src: '', decorative: true }, max: undefined }
    : undefined

function createNamedEntry({ source }: FieldInput, group: z.ZodObject | z.ZodRecord) {
  const { catchall } = group instanceof z.ZodObject ? group.def : { catchall: group.valueType }
  if (!catchall || catchall instanceof z.ZodNever) return undefined
  const title = getFieldTitle(catchall) ?? 'Entry'
  const description = getFieldDescription(catchall)
  return {
    schema: catchall,
    offer: { title, description, value: source.samples.create(catchall, title) },
  }
}
