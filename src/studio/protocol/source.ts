/** What the source view reads. */
import { z } from 'zod'
import { range } from './state.ts'
import { list, splices } from './values.ts'

const sourceDiagnostic = z.object({
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  range,
  hint: z.string(),
  fix: z.object({ edits: splices, label: z.string() }).optional(),
})

export const sourceDiagnostics = list(sourceDiagnostic)

/** The site file without byte order mark and with `\n` line ends. Offsets of edits refer to this text. */
export const sourceState = z.object({
  text: z.string(),
  version: z.string(),
  diagnostics: sourceDiagnostics,
})

/** Offsets in the text of the source view. */
export const sourceRange = z.object({ from: z.number(), to: z.number() })

export const pagePaths = list(z.string())

export type SourceDiagnostic = z.infer<typeof sourceDiagnostic>
export type SourceState = z.infer<typeof sourceState>
