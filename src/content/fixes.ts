import type { Diagnostic, Edit } from './model.ts'
import { applyEdits } from './splices.ts'

export interface FixResult {
  readonly text: string
  /** Ranges refer to the text before the round in which each fix was applied. */
  readonly applied: readonly Diagnostic[]
}

/** Each round applies fixes that do not overlap, then compiles again. */
const MAX_ROUNDS = 20

export function applyFixes(
  before: string,
  findDiagnostics: (text: string) => readonly Diagnostic[],
): FixResult {
  const applied: Diagnostic[] = []
  let text = before
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const edits: Edit[] = []
    for (const diagnostic of findDiagnostics(text)) {
      const { fix = [] } = diagnostic
      const isSeparate = fix.every((one) => edits.every((other) => isApart(one, other)))
      if (fix.length === 0 || !isSeparate) continue
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
