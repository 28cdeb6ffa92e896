import type { Diagnostic, Edit } from './model.ts'
import { applyEdits } from './splices.ts'

/** What was mended in a text. */
export interface FixResult {
  readonly text: string
  /** The diagnostics that are gone, with their places in the text as it was when their turn came. */
  readonly applied: readonly Diagnostic[]
}

/** Each round mends what does not overlap; what comes to light only then waits for the next one. */
const MOST_ROUNDS = 20

/**
 * Applies the fixes of all diagnostics that have one.
 * @param diagnosticsOf what is found in a text
 */
export function applyFixes(
  before: string,
  diagnosticsOf: (text: string) => readonly Diagnostic[],
): FixResult {
  const applied: Diagnostic[] = []
  let text = before
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits: Edit[] = []
    for (const diagnostic of diagnosticsOf(text)) {
      const { fix = [] } = diagnostic
      const isFree = fix.every((one) => edits.every((other) => isApart(one, other)))
      if (fix.length === 0 || !isFree) continue
      edits.push(...fix)
      applied.push(diagnostic)
    }
    if (edits.length === 0) break
    text = applyEdits(
      text,
      edits.sort((a, b) => a.from - b.from),
    )
  }
  return { text, applied }
}

const isApart = (a: Edit, b: Edit): boolean => a.to < b.from || b.to < a.from
