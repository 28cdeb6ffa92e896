/** The fonts of the site: where they come from, and how much of them is kept. */

/** What is kept of an axis: a range, or one place on it. */
export type Kept = number | { readonly min: number; readonly max: number }

export interface Recipe {
  /** Where the font is written, below the public folder. */
  readonly address: string
  /** The package that the font comes from; its licence is kept beside the font. */
  readonly package: string
  /** A file of the package: a variable font with Latin letters. */
  readonly file: string
  readonly axes: Readonly<Record<string, Kept>>
  /** OpenType features that are kept; all others cost more than they give here. */
  readonly features: readonly string[]
}

export const recipes: readonly Recipe[] = [
  {
    address: 'fonts/archivo.woff2',
    package: '@fontsource-variable/archivo',
    file: 'files/archivo-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
    features: ['kern', 'tnum'],
  },
  // Headlines have one cut. As a font of its own it takes a third of what an axis of widths would.
  {
    address: 'fonts/archivo-display.woff2',
    package: '@fontsource-variable/archivo',
    file: 'files/archivo-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 118 },
    features: ['kern', 'tnum'],
  },
  {
    address: 'fonts/geist-mono.woff2',
    package: '@fontsource-variable/geist-mono',
    file: 'files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
    features: ['kern', 'ccmp'],
  },
]
