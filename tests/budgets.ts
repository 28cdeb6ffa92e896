/**
 * What a page may cost, in bytes as they are sent (brotli): about 15 % more than the heaviest page measured on the day
 * that a limit was set. The one place where these limits stand.
 */
export const budgets = {
  /** Everything that the first page of a visit runs: its entry and all modules that its document names. */
  scripts: 89_000,
  /** The document with its styles: fits into the first flight of a connection. */
  document: 14_000,
  /** All fonts that a page may load: compressed as they are. */
  fonts: 36_300,
  /** All pictures that a page shows, also those that are loaded when somebody scrolls to them. */
  pictures: 47_500,
} as const

/** Where to look if a budget is passed. */
const LOOK: Readonly<Record<keyof typeof budgets, string>> = {
  scripts: 'which modules the page loads (`npm run build`, then the chunks in dist/assets)',
  document: 'how long the page is and which styles it brings along',
  fonts: 'which characters and faces the font files in public/fonts contain',
  pictures: 'how large the files of the pictures are',
}

/** What a page weighs, by the names of the budgets. */
export type PageWeight = { readonly [Name in keyof typeof budgets]: number } & {
  readonly path: string
}

/** One line for every budget that a page does not keep to, with what to do. */
export function findExceededBudgets(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) =>
    Object.entries(budgets).flatMap(([key, limit]) => {
      const name = key as keyof typeof budgets
      const bytes = weight[name]
      // What has no size keeps to no limit.
      if (bytes <= limit) return []
      return [
        `${weight.path}: ${bytes} bytes of ${name}, ${limit} allowed. Look at ${LOOK[name]}; if the page is worth it, raise \`${name}\` in tests/budgets.ts and say why in the commit.`,
      ]
    }),
  )
}
