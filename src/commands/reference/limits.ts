import { z } from 'zod'
import type { JsonSchema } from '../json-schema/schema-parts.ts'

/** A JSON Schema whose texts carry the error message of each pattern they have to match. */
export interface DescribedSchema extends JsonSchema {
  readonly rules?: readonly string[]
  readonly control?: string
}

export function convertWithRules(schema: z.core.$ZodType): DescribedSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override({ zodSchema, jsonSchema }) {
      const rules = jsonSchema.type === 'string' ? getPatternMessages(zodSchema) : []
      if (rules.length > 0) Object.assign(jsonSchema, { rules })
    },
  })
  return converted
}

/** Rules of every text, which the introduction of the reference explains. */
const COMMON_RULES = /^This text /

function getPatternMessages(schema: z.core.$ZodType): string[] {
  const issues = z.safeParse(schema, '').error?.issues ?? []
  const messages = issues.flatMap(({ code, message }) =>
    code === 'invalid_format' && !COMMON_RULES.test(message) ? [message] : [],
  )
  return [...new Set(messages)]
}

export function formatLimits(schema: DescribedSchema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, rules = [] } = schema
  const limits = [
    formatRange(minLength, maxLength, 'characters'),
    formatRange(minItems, maxItems, maxItems === 1 || !maxItems ? 'entry' : 'entries'),
    // The limits of JavaScript are not worth mentioning.
    formatRange(isSafe(minimum) ? minimum : undefined, isSafe(maximum) ? maximum : undefined, ''),
    ...rules,
  ]
  return limits.filter(Boolean).join('; ')
}

const isSafe = (limit: number | undefined): boolean =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER

function formatRange(min: number | undefined, max: number | undefined, unit: string): string {
  const format = (limit: number) => (limit < 10_000 ? `${limit}` : limit.toLocaleString('en'))
  const words = (range: string) => `${range} ${unit}`.trim()
  if (min !== undefined && max !== undefined)
    return words(min === max ? format(min) : `${format(min)} to ${format(max)}`)
  if (max !== undefined) return words(`up to ${format(max)}`)
  return min !== undefined ? words(`at least ${format(min)}`) : ''
}
