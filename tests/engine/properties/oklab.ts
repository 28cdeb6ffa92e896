/** Contrast and mixing as a library computes them, and not this project. */
import Color from 'colorjs.io'

/** What `color-mix(in oklab, one percent%, other)` shows, without rounding. */
export const mixOf = (one: string, percent: number, other: string): Color =>
  new Color(other).mix(one, percent / 100, { space: 'oklab' })

/** Contrast of two colours (WCAG 2.2). */
export const ratio = (one: Color, other: Color): number => one.contrast(other, 'WCAG21')
