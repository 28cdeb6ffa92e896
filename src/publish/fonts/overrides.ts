/** How a font that a visitor has is scaled, so that the one that arrives later takes the same room. */
import type { AxisValues, Font } from '../../site-folder/font.ts'
import type { FallbackMetrics } from './fallback-metrics.ts'

const LETTERS = [...' abcdefghijklmnopqrstuvwxyz']

/** How often a space and a to z stand in a thousand letters of English, counted in the texts of a website. */
const FREQUENCIES = [
  177, 70, 11, 29, 34, 110, 15, 14, 40, 50, 1, 7, 29, 17, 57, 61, 22, 1, 55, 61, 77, 19, 10, 19, 2,
  11, 1,
]

/** Shares of 1, for the descriptors of the same names (CSS Fonts 5, section 5). */
export interface Overrides {
  readonly sizeAdjust: number
  readonly ascentOverride: number
  readonly descentOverride: number
  readonly lineGapOverride: number
}

/**
 * @param font the one that is awaited
 * @param axes the cut in which it is used
 * @param cut what stands in for it
 */
export function computeOverrides(font: Font, axes: AxisValues, cut: FallbackMetrics): Overrides {
  const awaited = mean((letter) => font.advance(letter, axes) ?? 0)
  const present = mean((_, index) => (cut.advances[index] ?? 0) / 1000)
  const sizeAdjust = awaited / present
  return {
    sizeAdjust,
    // The heights are scaled as well, so the scale is taken out of them first.
    ascentOverride: font.ascent / sizeAdjust,
    descentOverride: font.descent / sizeAdjust,
    lineGapOverride: font.lineGap / sizeAdjust,
  }
}

/** The mean advance of running text. */
function mean(advance: (letter: string, index: number) => number): number {
  const all = FREQUENCIES.reduce((sum, frequency) => sum + frequency, 0)
  const sum = LETTERS.map((letter, index) => advance(letter, index) * (FREQUENCIES[index] ?? 0))
  return sum.reduce((total, one) => total + one, 0) / all
}
