/** What the checks of a zod schema ask for. A check that is not known here is an error, so that none is overlooked. */
import { z } from 'zod'

/** The bounds of a text, list or number, and the patterns of a text. */
export interface Asked {
  readonly least: number | undefined
  readonly most: number | undefined
  readonly patterns: readonly RegExp[]
  readonly whole: boolean
}

/** @throws on a check that the generator does not know */
export function askedBy(schema: z.core.$ZodType): Asked {
  let asked: Asked = { least: undefined, most: undefined, patterns: [], whole: false }
  const { checks = [], ...own } = schema._zod.def
  for (const check of [...('check' in own ? [schema] : []), ...checks]) {
    asked = { ...asked, ...partOf(check, asked) }
  }
  return asked
}

function partOf(check: unknown, { patterns }: Asked): Partial<Asked> {
  if (check instanceof z.core.$ZodCheckMinLength) return { least: check._zod.def.minimum }
  if (check instanceof z.core.$ZodCheckMaxLength) return { most: check._zod.def.maximum }
  if (check instanceof z.core.$ZodCheckRegex)
    return { patterns: [...patterns, check._zod.def.pattern] }
  if (check instanceof z.core.$ZodCheckGreaterThan && check._zod.def.inclusive)
    return { least: Number(check._zod.def.value) }
  if (check instanceof z.core.$ZodCheckLessThan && check._zod.def.inclusive)
    return { most: Number(check._zod.def.value) }
  const isWhole = check instanceof z.core.$ZodNumberFormat && check._zod.def.format === 'safeint'
  if (isWhole) return { whole: true }
  throw new Error(`The generator does not know the check ${nameOf(check)}.`)
}

const nameOf = (check: unknown): string =>
  check instanceof Object && '_zod' in check
    ? JSON.stringify((check as z.core.$ZodCheck)._zod.def)
    : String(check)
