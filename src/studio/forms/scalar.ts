import { z } from 'zod'
import type { ControlName } from '../../../schemas/control.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { Control, SuggestionSource } from '../protocol/form.ts'
import { findContrastProblem } from './contrast.ts'
import type { FieldInput } from './field-input.ts'
import { getControlName, getDefault } from './schema-queries.ts'
import { toTitle } from './titles.ts'

export function createScalarControl({
  source,
  at,
  schema,
  value,
}: FieldInput): Control | undefined {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodString) {
    const written = typeof value === 'string' ? value : ''
    const control = getControlName(schema)
    if (control === 'color') {
      const contrast = findContrastProblem(source, at)
      return { kind: 'color', value: written, ...(contrast && { contrast }) }
    }
    if (control === 'date' || control === 'dateOrTime')
      return { kind: 'date', value: written, hasTime: control === 'dateOrTime' }
    const max = here.maxLength ?? undefined
    const suggestions = control && SUGGESTIONS[control]
    return {
      kind: 'text',
      value: written,
      max,
      ...(suggestions && { suggestions }),
      ...(control === 'richText' && { isRich: true }),
    }
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

const SUGGESTIONS: Readonly<Partial<Record<ControlName, SuggestionSource>>> = {
  collection: 'collections',
  figure: 'figures',
  file: 'files',
  imageFile: 'pictures',
}

/** Ignores the implicit limits of integers. */
const toLimit = (limit: number | null): number | undefined =>
  limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
