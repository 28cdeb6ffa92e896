import type { z } from 'zod'
import type { theme } from './theme.ts'

/** The name of a theme color. */
export type Role = keyof z.output<typeof theme>['light']

/** Two colors mixed in Oklab: `percent` of the first, the rest of the second. */
export interface Mix {
  readonly of: Role
  readonly percent: number
  readonly with: Role
}

export type Color = Role | Mix

/** Required contrast ratios (WCAG 2.2): `least` is level AA, `best` is the target for every site. */
export const NEEDED = {
  /** Running text: SC 1.4.3 (AA) and SC 1.4.6 (AAA). */
  body: { least: 4.5, best: 7 },
  /** Labels, buttons, messages: SC 1.4.3. The lower ratio for large text (3) does not apply: none of it is large at every width. */
  text: { least: 4.5, best: 4.5 },
  /** Borders, icons and states of controls: SC 1.4.11. */
  line: { least: 3, best: 3 },
} as const

export type Use = keyof typeof NEEDED

/** A foreground and a background color that appear together. */
export interface Pair {
  readonly text: Color
  readonly ground: Color
  readonly use: Use
  /** Which of the two a suggested fix changes by default. */
  readonly change: 'text' | 'ground'
}
