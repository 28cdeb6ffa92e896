import { z } from 'zod'

/** A fault that a schema finds with code of its own. */
export interface Fault {
  readonly message: string
  /** From the checked value to the faulty one. */
  readonly path?: readonly (string | number)[]
  readonly hint?: string
  /** Unambiguous replacement for the faulty value. */
  readonly replacement?: string
}

export const reportFaults = (
  faults: readonly Fault[],
  input: unknown,
  issues: z.core.$ZodRawIssue[],
): void => {
  for (const { message, path = [], ...params } of faults)
    issues.push({ code: 'custom', message, path: [...path], input, params })
}

/** A schema that parses a text, or reports its fault. */
export const parsed = <T>(maxLength: number, parse: (written: string) => T | Fault) =>
  z
    .string()
    .max(maxLength)
    .transform((written, { issues }): T => {
      const result = parse(written)
      if (!isFault(result)) return result
      reportFaults([result], written, issues)
      return z.NEVER
    })

const isFault = (value: unknown): value is Fault =>
  value !== null && typeof value === 'object' && 'message' in value
