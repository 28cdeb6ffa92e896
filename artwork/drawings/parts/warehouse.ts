/** What lies in the warehouse of a maker of roofing. */
import type { Space } from '../iso.ts'
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A house under a shingled gable, about 100 wide; the sign of the product. */
export const roofSign = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, size / 100)
  return [
    q.rect('paper', -34, 0, 68, 40),
    q.poly(look, -54, 6, 0, -48, 54, 6),
    q.path('cut', -30, -12, 30, -12),
    q.path('cut', -8, -32, 8, -32),
  ]
}

/** Wooden pallet from the front. */
const pallet = (p: Pen, u: number, v: number, w: number): Ink => [
  p.rect('paper', u, v, w, 5),
  repeat(3, (i) => p.rect('shade', u + i * (w / 2 - 6), v + 5, 12, 7)),
]

/** Bundles of shingles on a pallet, from the front; their foot lies at `v`. */
export const bundles = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  layers: number,
  look: Look = 'soft',
): Ink => [
  pallet(p, u, v - 12, w),
  repeat(layers, (i) => {
    const y = v - 12 - (i + 1) * 11
    const joint = i % 2 ? 0.38 : 0.62
    return [
      p.rect(look, u + 2, y, w - 4, 11, 2),
      p.path('line', u + w * joint, y, u + w * joint, y + 11),
    ]
  }),
]

/** Rolls of underlayment that stand on a pallet, from the front. */
export const rolls = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'soft',
): Ink => [
  pallet(p, u, v - 12, w),
  repeat(3, (i) => {
    const [x, r] = [u + (w / 6) * (1 + i * 2), w / 6.4]
    return [
      p.trace(
        look,
        `M${x - r},${v - 12 - h}L${x - r},${v - 12}L${x + r},${v - 12}L${x + r},${v - 12 - h}Z`,
      ),
      p.disc('paper', x, v - 12 - h, r, r * 0.4),
      p.disc('line', x, v - 12 - h, r * 0.4, r * 0.16),
    ]
  }),
]

/** Boards of insulation in a wrapped stack, from the front. */
export const boards = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'paper',
): Ink => [
  pallet(p, u, v - 12, w),
  p.rect(look, u + 3, v - 12 - h, w - 6, h),
  repeat(Math.floor(h / 8), (i) =>
    p.path('guide', u + 3, v - 12 - i * 8, u + w - 3, v - 12 - i * 8),
  ),
  p.path('line', u + w * 0.32, v - 12 - h, u + w * 0.32, v - 12),
  p.path('line', u + w * 0.68, v - 12 - h, u + w * 0.68, v - 12),
]

/** A frame of shelves from the front: beams at each level, uprights at each bay. */
export const rack = (
  p: Pen,
  u: number,
  v: number,
  bay: number,
  bays: number,
  level: number,
  levels: number,
): Ink => [
  repeat(levels, (i) => p.rect('shade', u, v + (i + 1) * level - 6, bay * bays, 6)),
  repeat(bays + 1, (i) => p.rect('paper', u + i * bay - 3, v, 6, level * levels + 8)),
]

/** A pallet of shingle bundles in space, by its farthest lower corner. */
export const palletIn = (
  s: Space,
  x: number,
  y: number,
  z: number,
  layers: number,
  hot = false,
): Ink => [
  s.box(x, y, z, 62, 62, 8, { top: 'paper', left: 'paper', right: 'soft' }),
  repeat(layers, (i) =>
    s.box(
      x + 3,
      y + 3,
      z + 8 + i * 13,
      56,
      56,
      13,
      hot
        ? { top: 'hot', left: 'hot', right: 'hot' }
        : { top: 'soft', left: 'soft', right: 'shade' },
    ),
  ),
]
