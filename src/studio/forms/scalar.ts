import { z } from 'zod'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { Control, Suggestions, Suggests } from './model.ts'
import type { FieldSource } from './place.ts'
import { accepts, isColour, refOf, usual } from './schemas.ts'
import { inWords } from './words.ts'

/** The control of a value that is one word, text, number or answer; undefined for all others. */
export function scalarOf({ source, schema, value, within }: FieldSource): Control | undefined {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodString) {
    const written = typeof value === 'string' ? value : ''
    if (isColour(here)) return { kind: 'colour', value: written }
    const most = here.maxLength ?? undefined
    const suggests = suggestsOf(schema, within, source.suggestions)
    return { kind: 'text', value: written, most, ...(suggests && { suggests }) }
  }
  if (here instanceof z.ZodNumber)
    return {
      kind: 'number',
      value: typeof value === 'number' ? value : undefined,
      least: finite(here.minValue),
      most: finite(here.maxValue),
      isWhole: here.isInt,
    }
  if (here instanceof z.ZodEnum) return choiceOf(schema, here.options.map(String), value)
  if (here instanceof z.ZodBoolean)
    return { kind: 'yesNo', value: (value ?? usual(schema)) === true, isNoUnsaid: false }
  if (!(here instanceof z.ZodLiteral)) return undefined
  const words = [...here.values]
  if (words.length === 1 && words[0] === true)
    return { kind: 'yesNo', value: value === true, isNoUnsaid: true }
  return choiceOf(schema, words.map(String), value)
}

function choiceOf(schema: z.core.$ZodType, words: readonly string[], value: unknown): Control {
  const otherwise = z.safeParse(schema, undefined)
  return {
    kind: 'choice',
    value: value === undefined ? '' : String(value),
    choices: words.map((word) => ({ value: word, title: inWords(word) })),
    otherwise: otherwise.success ? inWords(String(otherwise.data ?? '')) : undefined,
  }
}

function suggestsOf(
  schema: z.core.$ZodType,
  within: FieldSource['within'],
  { files }: Suggestions,
): Suggests | undefined {
  const ref = refOf(schema)
  if (ref === 'figure') return 'figures'
  // An e-mail address is a link, too, but no file is one.
  if (ref === 'link') return files.some(({ value }) => accepts(schema, value)) ? 'files' : undefined
  if (ref !== undefined) return undefined
  return within === 'image' ? 'pictures' : undefined
}

/** A limit that says something: whole numbers end somewhere by themselves. */
const finite = (limit: number | null): number | undefined =>
  limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
