/** What a video chat with doughnuts needs: sweets, hats, guests, a clock and a map. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bust } from './content.ts'

/** An iced doughnut from above; a small one is drawn more plainly. */
export function doughnut(p: Pen, u: number, v: number, r: number, icing: Look = 'hot'): Ink {
  if (r < 40)
    return [
      p.disc('soft', u, v, r),
      p.disc(icing, u, v, r * 0.82),
      p.disc('paper', u, v, r * 0.28),
      p.path('cut', u - r * 0.5, v - r * 0.3, u - r * 0.34, v - r * 0.5),
      p.path('cut', u + r * 0.34, v + r * 0.5, u + r * 0.52, v + r * 0.36),
    ]
  const wave = Array.from({ length: 56 }, (_, i) => {
    const a = (i / 56) * 2 * Math.PI
    const reach = r * (0.84 + 0.05 * Math.sin(7 * a) + 0.025 * Math.cos(4 * a))
    return [u + reach * Math.cos(a), v + reach * Math.sin(a)]
  }).flat()
  return [
    p.disc('soft', u, v, r),
    p.poly(icing, ...wave),
    repeat(26, (i) => {
      const a = i * 2.4
      const reach = r * (0.46 + 0.3 * ((i * 0.618) % 1))
      return p
        .turn(u + reach * Math.cos(a), v + reach * Math.sin(a), i * 67)
        .rect(i % 3 ? 'blank' : 'ink', -r * 0.05, -r * 0.018, r * 0.1, r * 0.036, r * 0.018)
    }),
    p.disc('soft', u, v, r * 0.34),
    p.disc('paper', u, v, r * 0.27),
  ]
}

/** A paper hat; its brim is centred on the point. */
export const partyHat = (p: Pen, u: number, v: number, w: number, look: Look = 'hot'): Ink => [
  p.poly(look, u - w / 2, v, u, v - w * 1.15, u + w / 2, v),
  p.path('cut', u - w * 0.3, v - w * 0.42, u + w * 0.36, v - w * 0.24),
  p.disc('paper', u, v - w * 1.18, w * 0.15),
]

const GUEST_LOOKS: readonly Look[] = ['paper', 'soft', 'paper', 'shade']
const WALL_LOOKS: readonly Look[] = ['soft', 'shade', 'shade', 'soft', 'soft']

/** A guest in a frame of the chat; guests differ by their number. */
export const guest = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  i: number,
  look: Look = GUEST_LOOKS[(i * 3) % 4] ?? 'paper',
): Ink => {
  const size = h * (i % 3 === 1 ? 0.66 : 0.74)
  const x = u + w * (0.44 + 0.06 * (i % 3))
  const y = v + h - size * 0.62
  return [
    p.rect(WALL_LOOKS[i % 5] ?? 'soft', u, v, w, h, 3),
    bust(p, x, y, size, look),
    i % 2 === 0 ? partyHat(p, x, y - size * 0.36, size * 0.3, i % 4 ? 'paper' : 'hot') : [],
    i % 4 === 1 ? doughnut(p, u + w * 0.82, v + h * 0.76, h * 0.14) : [],
    p.rect('line', u, v, w, h, 3),
  ]
}

/** A clock that runs down; `share` is what is left of it. */
export const countdown = (p: Pen, u: number, v: number, r: number, share: number): Ink => {
  const end = -90 + 360 * share
  const a = (end * Math.PI) / 180
  return [
    p.disc('soft', u, v, r),
    repeat(12, (i) => p.turn(u, v, i * 30).path('line', r * 0.78, 0, r * 0.9, 0)),
    p.disc('guide', u, v, r + 8),
    p.arc('wire', u, v, r + 8, -90, end),
    p.disc('hot', u + (r + 8) * Math.cos(a), v + (r + 8) * Math.sin(a), 5),
    p.path('bold', u, v, u + r * 0.66 * Math.cos(a), v + r * 0.66 * Math.sin(a)),
    p.disc('ink', u, v, r * 0.07),
  ]
}

/** Land by rows from north to south: columns of 7.5 degrees, start and length in turn. */
const LAND: readonly (readonly number[])[] = [
  [8, 5, 16, 5, 36, 4],
  [2, 4, 6, 9, 17, 4, 26, 2, 29, 18],
  [3, 4, 7, 5, 14, 2, 21, 1, 25, 22],
  [6, 1, 7, 6, 14, 2, 23, 1, 25, 17, 45, 1],
  [7, 9, 24, 19],
  [7, 7, 23, 1, 25, 5, 31, 10, 42, 1],
  [8, 6, 23, 2, 29, 12, 42, 1],
  [9, 3, 13, 1, 23, 6, 29, 2, 31, 9],
  [10, 2, 13, 1, 22, 7, 29, 3, 33, 3, 36, 4],
  [11, 2, 14, 1, 22, 7, 30, 1, 34, 1, 37, 2, 40, 1],
  [12, 1, 14, 2, 22, 9, 34, 1, 37, 1, 40, 1],
  [14, 3, 25, 5, 37, 1, 39, 1],
  [13, 6, 25, 5, 38, 2, 42, 2],
  [14, 5, 26, 3, 38, 1, 43, 1],
  [14, 4, 26, 3, 30, 1, 41, 3],
  [15, 3, 26, 3, 30, 1, 39, 5],
  [14, 3, 26, 2, 39, 6],
  [14, 2, 40, 1, 42, 3],
  [14, 1, 43, 1, 47, 1],
  [14, 1],
]

/** The continents in stripes; `step` is the distance of two rows. */
export const stripedWorld = (p: Pen, u: number, v: number, step: number): Ink => {
  const stripes = LAND.flatMap((runs, row) =>
    runs.flatMap((start, k) => {
      if (k % 2) return []
      const [x, y] = [u + start * step, v + row * step]
      const [right, foot] = [x + (runs[k + 1] ?? 0) * step - 3, y + step * 0.6]
      return `M${x},${y}L${right},${y}L${right},${foot}L${x},${foot}Z`
    }),
  )
  return p.trace('mute', stripes.join(''))
}
