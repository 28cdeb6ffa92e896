/** What a page may cost, in bytes as they are sent (brotli). The one place where these limits stand. */
export const budgets = {
  /** Everything that the first page of a visit runs: its entry and all modules that its document names. */
  scripts: 77_000,
  /** The document with its styles: fits into the first flight of a connection. */
  document: 14_000,
  /** All fonts that a page may load: compressed as they are. */
  fonts: 60_000,
} as const

/** How far a page may move by itself (Cumulative Layout Shift): less than this is shown as 0.00. */
export const LAYOUT_SHIFT = 0.005

/** What a page weighs, by the names of the budgets. */
export type Weight = { readonly [Name in keyof typeof budgets]: number } & { readonly path: string }

/** One line for every budget that a page does not keep to. */
export function overweight(weights: readonly Weight[]): string[] {
  return weights.flatMap((weight) =>
    Object.entries(budgets).flatMap(([name, limit]) => {
      const bytes = weight[name as keyof typeof budgets]
      return bytes > limit ? [`${weight.path}: ${bytes} bytes of ${name}, ${limit} allowed`] : []
    }),
  )
}
