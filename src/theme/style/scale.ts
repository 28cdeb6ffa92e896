import type { Theme } from '../../content/model.ts'

const ROOT_PX = 16

const round = (value: number): number => Math.round(value * 10_000) / 10_000

const rem = (px: number): string => `${round(px / ROOT_PX)}rem`

/** @param step 0 is running text; each step up multiplies by the ratio. @returns a CSS length in rem */
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
