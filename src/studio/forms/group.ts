import { z } from 'zod'
import type { Path } from '../../content/model.ts'
import type { Data } from '../../content/tree.ts'
import type { Control, Field, MissingPart } from './model.ts'
import { type FieldSource, type Make, withinOf } from './place.ts'
import { scalarOf } from './scalar.ts'
import { fixed, helpOf, nameOf } from './schemas.ts'

/** The fields of a group of keys, and what could be added to it. */
export function partsOf(place: FieldSource, group: z.ZodObject | z.ZodRecord, make: Make): Control {
  const value = place.value as Data
  const named = namedBy(place, group)
  const others = group instanceof z.ZodObject ? Object.keys(group.shape) : []
  const free = named
    ? Object.keys(value)
        .filter((key) => !others.includes(key))
        .map((key) => partOf(place, key, named.schema, make, { title: key, isOptional: true }))
    : []
  const known =
    group instanceof z.ZodObject ? shapeOf(place, group, make) : { fields: [], missing: [] }
  return {
    kind: 'group',
    fields: [...known.fields, ...free],
    missing: known.missing,
    ...(named && { named: named.offer }),
  }
}

function shapeOf(place: FieldSource, { shape }: z.ZodObject, make: Make) {
  const value = place.value as Data
  const fields: Field[] = []
  const missing: MissingPart[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const only = fixed(schema)
    // What can be said in one way only is no question.
    if ((only !== undefined && only !== true) || isElsewhere(place.at, key)) continue
    const part = { source: place.source, at: [...place.at, key], schema, value: value[key] }
    const control = scalarOf({ ...part, within: withinOf(place.schema) })
    const isAnswer = control?.kind === 'choice' || control?.kind === 'yesNo'
    if (value[key] !== undefined || isAnswer) fields.push(partOf(place, key, schema, make, {}))
    else missing.push(...missingPart(part, control))
  }
  return { fields, missing }
}

/** Pages have a list of their own, and their addresses change with every link to them. */
const isElsewhere = (at: Path, key: string): boolean =>
  (at.length === 0 && key === 'routes') || (at.length === 2 && at[0] === 'routes' && key === 'path')

function partOf(
  { source, at, value, schema: around }: FieldSource,
  key: string,
  schema: z.core.$ZodType,
  make: Make,
  rest: Pick<FieldSource, 'title' | 'isOptional'>,
): Field {
  const part = (value as Data)[key]
  const within = withinOf(around)
  return make({ source, at: [...at, key], schema, value: part, within, ...rest })
}

/** A part that could be there: one word or number begins with what is typed, all others as they are offered. */
function missingPart(
  { source, at, schema }: FieldSource,
  control: Control | undefined,
): MissingPart[] {
  const title = nameOf(schema) ?? String(at.at(-1))
  const description = helpOf(schema)
  const absent = { at, title, description, summary: '', isWritten: false, lender: '', shared: '' }
  if (control) return [{ field: { ...absent, isOptional: true, control }, offer: undefined }]
  const value = source.samples.of(schema, title)
  // What nobody can make up cannot be put in.
  if (value === undefined) return []
  const field: Field = { ...absent, isOptional: true, control: { kind: 'elsewhere' } }
  return [{ field, offer: { title, description, value } }]
}

/** What stands under names that are free to choose. */
function namedBy({ source }: FieldSource, group: z.ZodObject | z.ZodRecord) {
  const { catchall } = group instanceof z.ZodObject ? group.def : { catchall: group.valueType }
  if (!catchall || catchall instanceof z.ZodNever) return undefined
  const title = nameOf(catchall) ?? 'Entry'
  const description = helpOf(catchall)
  return {
    schema: catchall,
    offer: { title, description, value: source.samples.of(catchall, title) },
  }
}
