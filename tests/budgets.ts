/** Limits for a page in bytes on the wire (brotli): about 15 % above the heaviest page when the limit was set. */
export const budgets = {
  /** Entry and preloaded modules of a first visit. */
  scripts: 89_000,
  /** HTML with inlined styles: fits into the first round trip of a connection. */
  document: 14_000,
  /** Document, fonts and start script: what a page loads before the first interaction, apart from images. */
  firstView: 60_000,
  /** The font files with characters of the page. */
  fonts: 36_000,
  /** All images, including lazy ones. */
  pictures: 47_500,
} as const

const ADVICE: Readonly<Record<keyof typeof budgets, string>> = {
  scripts: 'which modules the page loads (`npm run build`, then the chunks in dist/assets)',
  document: 'how long the page is and which styles it brings along',
  firstView: 'what the document loads before the first interaction',
  fonts: 'which characters and faces the font files in public/fonts contain',
  pictures: 'how large the files of the pictures are',
}

export type PageWeight = { readonly [Name in keyof typeof budgets]: number } & {
  readonly path: string
}

/** @returns a message for every exceeded budget */
export function findExceededBudgets(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) =>
    Object.entries(budgets).flatMap(([key, limit]) => {
      const name = key as keyof typeof budgets
      const bytes = weight[name]
      // NaN exceeds every limit.
      if (bytes <= limit) return []
      return [
        `${weight.path}: ${bytes} bytes of ${name}, the limit is ${limit}. Check ${ADVICE[name]}, or raise \`${name}\` in tests/budgets.ts and give the reason in the commit.`,
      ]
    }),
  )
}
