/** What a stage has found. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, in words: one entry a failure. */
  readonly notes: readonly string[]
}

/** All stages together. */
export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  notes: outcomes.flatMap(({ notes }) => notes),
})
