import type { z } from 'zod'

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
