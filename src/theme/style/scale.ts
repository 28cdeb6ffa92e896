import type { Theme } from '../../content/model.ts'

const ROOT_PX = 16

const round = (value: number): number => Math.round(value * 10_000) / 10_000

const rem = (px: number): string => `${round(px / ROOT_PX)}rem`

/**
 * The size of one step of the type scale as a CSS length: it grows in a straight line between the
 * two widths of the scale and stays put outside of them. In rem, so that it follows the visitor's
 * own text size.
 * @param scale the scale of the theme
 * @param step 0 is running text; each step up multiplies by the ratio
 */
export function formatFluidSize(scale: Theme['scale'], step: number): string {
  const from = scale.fromPx * scale.fromRatio ** step
  const to = scale.toPx * scale.toRatio ** step
  const span = scale.toWidthPx - scale.fromWidthPx
  if (span <= 0 || from === to) return rem(to)
  const slope = (to - from) / span
  const start = from - slope * scale.fromWidthPx
  const min = rem(Math.min(from, to))
  const max = rem(Math.max(from, to))
  return `clamp(${min},${rem(start)} + ${round(slope * 100)}vw,${max})`
}
