import { z } from 'zod'
import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import { listVariables } from '../../content/resolve/variables.ts'
import type { MapTree } from '../../content/tree.ts'
import { findUnionOption, unwrapSchema } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/validate/unions.ts'
import type { ImageValue } from '../server/protocol.ts'
import { partsOf } from './group.ts'
import { listOf } from './list.ts'
import type { Control, Field, Form } from './model.ts'
import type { FieldSource } from './place.ts'
import { scalarOf } from './scalar.ts'
import { accepts, helpOf, mayLack, nameOf, refOf } from './schemas.ts'
import { isSection, Source } from './source.ts'
import { unionOf } from './union.ts'
import { inWords, summaryOf } from './words.ts'

/**
 * The form of a part of a site: of anything that its schema knows, whatever the kinds are.
 * @param at where the part stands in the file
 * @returns undefined where there is nothing
 */
export function formAt(root: MapTree, at: Path, context: CompileContext): Form | undefined {
  const source = Source.of(root, context)
  const schema = source.schemaAt(at)
  const value = getValueAt(source.value, at)
  if (!schema || value === undefined || value === null) return undefined
  const field = fieldOf({ source, at, schema, value }, true)
  return { field, within: around(source, at), suggestions: source.suggestions }
}

/** The fields of the facts and figures that a text names in braces, each with where else it is shown. */
export const variablesOf = (source: Source, template: string): Field[] =>
  listVariables(template).flatMap((name) => {
    const parts = name.split('.')
    const at = parts[0] === 'figures' ? [...parts, 'value'] : parts
    const schema = source.schemaAt(at)
    const value = getValueAt(source.value, at)
    return schema && value !== undefined
      ? [fieldOf({ source, at, schema, value, title: `{${name}}` })]
      : []
  })

/** The field of the link beside a text, if it is the text of one. @param holder what has both */
export function linkBeside(source: Source, holder: Path): Field | undefined {
  const map = getValueAt(source.written, holder)
  if (map === null || typeof map !== 'object' || Array.isArray(map)) return undefined
  for (const [key, value] of Object.entries(map)) {
    const at = [...holder, key]
    const schema = source.schemaAt(at)
    const field = schema && refOf(schema) === 'link' && fieldOf({ source, at, schema, value })
    if (field && field.control.kind === 'link') return field
  }
  return undefined
}

/** @param isWhole whether it is the form itself, not a field of one */
function fieldOf(place: FieldSource, isWhole = false): Field {
  const { source, at, schema, value, title } = place
  const type = source.typeOf(at)
  return {
    at,
    title:
      title ?? (type === undefined ? nameOf(schema) : inWords(type)) ?? String(at.at(-1) ?? ''),
    description: helpOf(optionIn(schema, value)),
    summary: summaryOf(schema, value).slice(0, 80),
    isWritten: source.isWritten(at),
    lender: source.lenderOf(at),
    shared: scalarOf(place) || isFact(at) ? source.uses.told(at) : '',
    isOptional: place.isOptional ?? (mayLack(schema) || mayFallBack(place)),
    control: controlOf(place, isWhole),
  }
}

/** What a value is among several kinds: that says more of it than that it is one of them. */
function optionIn(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const here = unwrapSchema(schema)
  return here instanceof z.ZodDiscriminatedUnion ? (findUnionOption(here, value) ?? schema) : schema
}

/** Whether a default takes the place of what is taken out: of a group that is usual anyway, its fields do, one by one. */
const mayFallBack = ({ source, at, schema }: FieldSource): boolean =>
  source.hasDefault(at) && (at.length > 4 || !(unwrapSchema(schema) instanceof z.ZodObject))

/** Whether a path leads to a fact of the company, whose value may be a text or a number. */
const isFact = (at: Path): boolean => at.length === 2 && at[0] === 'company'

function controlOf(place: FieldSource, isWhole: boolean): Control {
  const { source, at, schema, value } = place
  if (!isWhole && hasOwnForm(place)) return { kind: 'form' }
  const here = unwrapSchema(schema)
  const scalar = scalarOf(place)
  if (scalar) return scalar
  const ofType = source.lenderOf(at) !== '' && source.expanded.toSourcePath(at) !== at
  const isGroup = here instanceof z.ZodObject
  if (source.lenderOf(at) !== '' && (ofType || !isGroup)) return { kind: 'lent', value }
  if (isGroup && refOf(schema) === 'image' && accepts(schema, value)) {
    const alt = scalarOf({ ...place, schema: here.shape.alt ?? here })
    // The schema of pictures accepts nothing else.
    return { kind: 'picture', value: value as ImageValue, most: mostOf(alt) }
  }
  if (here instanceof z.ZodUnion && refOf(schema) === 'link' && accepts(schema, value))
    return { kind: 'link', value }
  if (here instanceof z.ZodArray) return listOf(place, here, fieldOf)
  if (here instanceof z.ZodUnion) return unionOf(place, here, fieldOf)
  if (isGroup || here instanceof z.ZodRecord) return partsOf(place, here, fieldOf)
  return { kind: 'elsewhere' }
}

const mostOf = (control: Control | undefined): number | undefined =>
  control?.kind === 'text' ? control.most : undefined

/** Parts of the site, and what is of one kind among several, are large: each has a form of its own. */
const hasOwnForm = ({ at, schema }: FieldSource): boolean =>
  at.length === 1 || unwrapSchema(schema) instanceof z.ZodDiscriminatedUnion

/** What has a form around a place, from the site down. */
function around(source: Source, at: Path): Form['within'] {
  return at.flatMap((_, depth) => {
    const path = at.slice(0, depth)
    const schema = source.schemaAt(path)
    const value = getValueAt(source.value, path)
    const isPage = path.length === 2 && path[0] === 'routes'
    const isForm = path.length === 0 || isPage || isSection(path)
    const isPart = path.length === 1 && path[0] !== 'routes'
    if (!schema || (!isForm && !isPart)) return []
    const title = isPage ? summaryOf(schema, value) : (nameOf(schema) ?? String(path[0]))
    return [{ at: path, title }]
  })
}
