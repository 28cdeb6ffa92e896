import type { z } from 'zod'
import type { theme } from './theme.ts'

export type Role = keyof z.output<typeof theme>['light']

/** Two colors mixed in Oklab: `percent` of the first, the rest of the second. */
export interface Mix {
  readonly of: Role
  readonly percent: number
  readonly with: Role
}

export type Color = Role | Mix

/** Required contrast ratios (WCAG 2.2): `min` is level AA, `target` is what this project requires for every site. */
export const NEEDED = {
  /** Running text: SC 1.4.3 (AA) and SC 1.4.6 (AAA). */
  body: { min: 4.5, target: 7 },
  /** Labels, buttons, messages: SC 1.4.3. The ratio for large text does not apply: none is large at every width. */
  text: { min: 4.5, target: 4.5 },
  /** Borders, icons and states of controls: SC 1.4.11. */
  line: { min: 3, target: 3 },
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
