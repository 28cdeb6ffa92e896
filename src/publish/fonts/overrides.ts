/** Scales a fallback font to the size of the web font, so that the layout does not shift. */
import type { AxisValues, Font } from '../../site-folder/font.ts'
import type { FallbackMetrics } from './fallback-metrics.ts'

const LETTERS = [...' abcdefghijklmnopqrstuvwxyz']

/** Frequencies of space and a to z in 1000 letters of English website text. */
const FREQUENCIES = [
  177, 70, 11, 29, 34, 110, 15, 14, 40, 50, 1, 7, 29, 17, 57, 61, 22, 1, 55, 61, 77, 19, 10, 19, 2,
  11, 1,
]

/** Values of the descriptors as ratios (CSS Fonts 5, section 5). */
export interface Overrides {
  readonly sizeAdjust: number
  readonly ascentOverride: number
  readonly descentOverride: number
  readonly lineGapOverride: number
}

/** @param axes face of the web font. @param cut the fallback font */
export function computeOverrides(font: Font, axes: AxisValues, cut: FallbackMetrics): Overrides {
  const awaited = mean((letter) => font.advance(letter, axes) ?? 0)
  const present = mean((_, index) => (cut.advances[index] ?? 0) / 1000)
  const sizeAdjust = awaited / present
  return {
    sizeAdjust,
    // `size-adjust` scales the heights as well, so divide by it.
    ascentOverride: font.ascent / sizeAdjust,
    descentOverride: font.descent / sizeAdjust,
    lineGapOverride: font.lineGap / sizeAdjust,
  }
}

function mean(advance: (letter: string, index: number) => number): number {
  const all = FREQUENCIES.reduce((sum, frequency) => sum + frequency, 0)
  const sum = LETTERS.map((letter, index) => advance(letter, index) * (FREQUENCIES[index] ?? 0))
  return sum.reduce((total, one) => total + one, 0) / all
}
