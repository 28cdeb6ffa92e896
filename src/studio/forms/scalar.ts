import { z } from 'zod'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { FieldInput } from './field-input.ts'
import type { Control, SuggestionSource, Suggestions } from './model.ts'
import { accepts, getDefault, getReferenceKind, isColor } from './schema-queries.ts'
import { toTitle } from './titles.ts'

export function createScalarControl({
  source,
  schema,
  value,
  within,
}: FieldInput): Control | undefined {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodString) {
    const written = typeof value === 'string' ? value : ''
    if (isColor(here)) return { kind: 'color', value: written }
    const max = here.maxLength ?? undefined
    const suggestions = getSuggestionSource(schema, within, source.suggestions)
    return { kind: 'text', value: written, max, ...(suggestions && { suggestions }) }
  }
  if (here instanceof z.ZodNumber)
    return {
      kind: 'number',
      value: typeof value === 'number' ? value : undefined,
      min: toLimit(here.minValue),
      max: toLimit(here.maxValue),
      isInteger: here.isInt,
    }
  if (here instanceof z.ZodEnum) return createChoiceControl(schema, here.options.map(String), value)
  if (here instanceof z.ZodBoolean)
    return { kind: 'checkbox', value: (value ?? getDefault(schema)) === true, omitsFalse: false }
  if (!(here instanceof z.ZodLiteral)) return undefined
  const words = [...here.values]
  if (words.length === 1 && words[0] === true)
    return { kind: 'checkbox', value: value === true, omitsFalse: true }
  return createChoiceControl(schema, words.map(String), value)
}

function createChoiceControl(
  schema: z.core.$ZodType,
  words: readonly string[],
  value: unknown,
): Control {
  const otherwise = z.safeParse(schema, undefined)
  return {
    kind: 'choice',
    value: value === undefined ? '' : String(value),
    choices: words.map((word) => ({ value: word, title: toTitle(word) })),
    defaultTitle: otherwise.success ? toTitle(String(otherwise.data ?? '')) : undefined,
  }
}

function getSuggestionSource(
  schema: z.core.$ZodType,
  within: FieldInput['within'],
  { files }: Suggestions,
): SuggestionSource | undefined {
  const ref = getReferenceKind(schema)
  if (ref === 'figure') return 'figures'
  // Email addresses are links, too, but not files.
  if (ref === 'link' || ref === 'download')
    return files.some(({ value }) => accepts(schema, value)) ? 'files' : undefined
  if (ref !== undefined) return undefined
  return within === 'image' ? 'pictures' : undefined
}

/** Ignores the implicit limits of integers. */
const toLimit = (limit: number | null): number | undefined =>
  limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
