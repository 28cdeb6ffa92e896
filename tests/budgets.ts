/** What a page may cost, in bytes as they are sent (brotli). The one place where these limits stand. */
export const budgets = {
  /** Everything that the first page of a visit runs: its entry and all modules that its document names. */
  scripts: 77_480,
  /** The document with its styles: fits into the first flight of a connection. */
  document: 14_000,
  /** All fonts that a page may load: compressed as they are. */
  fonts: 32_000,
  /** All pictures that a page shows, also those that are loaded when somebody scrolls to them. */
  pictures: 42_000,
} as const

/** What a visitor with a phone on a slow connection has to wait for, by Lighthouse's simulation. */
export const paint = {
  /** Largest Contentful Paint, in milliseconds. */
  largestMs: 1200,
  /** Total Blocking Time, in milliseconds. */
  blockedMs: 40,
  /** Cumulative Layout Shift: less than this is shown as 0.00. */
  shift: 0.005,
  /** Scripts that are asked for before the first paint, in bytes with their headers: the one that starts the others. */
  earlyScripts: 2000,
  /** Everything that a page fetches before anybody scrolls, in bytes. */
  bytes: 200_000,
} as const

/** What a page weighs, by the names of the budgets. */
export type Weight = { readonly [Name in keyof typeof budgets]: number } & { readonly path: string }

/** One line for every budget that a page does not keep to. */
export function overweight(weights: readonly Weight[]): string[] {
  return weights.flatMap((weight) =>
    Object.entries(budgets).flatMap(([name, limit]) => {
      const bytes = weight[name as keyof typeof budgets]
      // What has no size keeps to no limit.
      return bytes <= limit ? [] : [`${weight.path}: ${bytes} bytes of ${name}, ${limit} allowed`]
    }),
  )
}

/** What work may cost as a multiple of other work in the same run: no clock is in it, and no machine. */
export const cost = {
  /** A kilobyte of a section's HTML, against one of a plain list of links. */
  kilobyteOfSection: 2.5,
  /** The same of kinds that wrap every few words in links, pictures and buttons. */
  kilobyteOfDenseSection: 4,
  /** The same of all sections of a page together. */
  kilobyteOfPage: 4,
  /** All that surrounds the sections of a page, the same. */
  kilobyteOfFrame: 6,
  /** To compile a site with twice as many pages: a step that compares all with all comes to four times as much. */
  twiceAsMuch: 2.5,
} as const

/** How much work what a visitor does may cost the main thread (CPU ms); a phone takes four times as long. */
export const interaction = {
  /** Opening, closing, pressing, writing a letter. */
  threadMs: 40,
  /** Scrolling on by a window, or doing nothing for a second. */
  scrollMs: 30,
  /** Going to another page: one is taken away and another one built, with all of its styles. */
  goMs: 60,
  /** Crossing the window with the pointer: twenty places one after the other, a frame for each. */
  crossMs: 80,
  /** Frames that a page asks for while nobody does anything and nothing moves. */
  restFrames: 0,
} as const
