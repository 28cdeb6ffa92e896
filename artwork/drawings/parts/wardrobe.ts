/** Clothes beyond those among the goods, each drawn in a square of 100 about its middle. */
import type { Pen } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

export const trousers = (p: Pen, look: Look): Ink => [
  p.poly(look, -22, -44, 22, -44, 30, 44, 8, 44, 0, -12, -8, 44, -30, 44),
  p.path('line', -23, -34, 23, -34),
]

export const coat = (p: Pen, look: Look): Ink => [
  p.poly(
    look,
    ...[-12, -44, -32, -34, -44, 16, -30, 20, -24, -4, -26, 44, 26, 44],
    ...[24, -4, 30, 20, 44, 16, 32, -34, 12, -44],
  ),
  p.path('line', -12, -44, 0, -18, 12, -44),
  p.path('line', 0, -18, 0, 44),
  p.path('line', 8, 0, 18, 0),
]

/** A coat hanger whose bar is `w` wide; the hook reaches 26 above the point. */
export const hanger = (p: Pen, u: number, v: number, w: number): Ink => [
  p.trace(
    'line',
    `M${u - 6},${v - 20}C${u - 6},${v - 32} ${u + 9},${v - 30} ${u + 5},${v - 19}L${u},${v - 12}L${u},${v}`,
  ),
  p.path('line', u - w / 2, v + 18, u, v, u + w / 2, v + 18),
]

/** A tape measure along an upright. */
export const tape = (p: Pen, u: number, v: number, h: number): Ink => [
  p.rect('paper', u, v, 16, h),
  p.path(
    'line',
    ...Array.from({ length: Math.floor(h / 10) }, (_, i) => {
      const y = v + 5 + i * 10
      const x = u + (i % 5 ? 6 : 10)
      return [u, y, x, y, u, y]
    }).flat(),
  ),
]
