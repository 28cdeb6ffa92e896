/** Which contrast colours need where they meet. */
import type { z } from 'zod'
import type { theme } from './theme.ts'

/** What a colour of the theme is for. */
export type Role = keyof z.output<typeof theme>['light']

/** A colour made of two: so many percent of the first one, the rest of the other, mixed in Oklab. */
export interface Mix {
  readonly of: Role
  readonly percent: number
  readonly with: Role
}

/** A colour of the theme, or two of them mixed. */
export type Colour = Role | Mix

/**
 * The contrast that each use of a colour needs (WCAG 2.2): `least` is level AA, without which people are
 * shut out; `best` is what a site is held to.
 */
export const NEEDED = {
  /** Running text: SC 1.4.3, and SC 1.4.6 (AAA). */
  body: { least: 4.5, best: 7 },
  /** Labels, buttons, messages: SC 1.4.3. None of them is large everywhere, so 3 is never enough. */
  text: { least: 4.5, best: 4.5 },
  /** What shows a part, its state or its edge: SC 1.4.11. */
  line: { least: 3, best: 3 },
} as const

/** What a colour is used for. */
export type Use = keyof typeof NEEDED

/** Two colours that meet on the screen. */
export interface Pair {
  readonly text: Colour
  readonly ground: Colour
  readonly use: Use
  /** Which of the two is to be changed if nothing else speaks for the other one. */
  readonly change: 'text' | 'ground'
}
