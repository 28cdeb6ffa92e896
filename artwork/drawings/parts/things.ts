/** Single things from the front that many pictures need: stores, locks, keys, machines, paper. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A store of data, upright; its box starts at u, v and is `w` by `h`, with bands below its lid. */
export const can = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'soft',
  lid: Look = 'paper',
  bands = 2,
): Ink => {
  const ry = w * 0.16
  const [top, foot, k] = [v + ry, v + h - ry, ry * 1.33]
  return [
    p.trace(
      look,
      `M${u},${top}L${u},${foot}C${u},${foot + k} ${u + w},${foot + k} ${u + w},${foot}L${u + w},${top}Z`,
    ),
    p.disc(lid, u + w / 2, top, w / 2, ry),
    repeat(bands, (i) => {
      const y = top + ((foot - top) * (i + 1)) / (bands + 1)
      return p.trace(
        look === 'dash' ? 'dash' : 'line',
        `M${u},${y}C${u},${y + k} ${u + w},${y + k} ${u + w},${y}`,
      )
    }),
  ]
}

/** A padlock about its middle, as wide as `size`; open if its shackle is up. */
export const padlock = (
  p: Pen,
  u: number,
  v: number,
  size: number,
  look: Look = 'hot',
  open = false,
): Ink => {
  const q = p.at(u, v, size / 40)
  const lift = open ? -9 : 0
  return [
    q.arc('bold', 0, -12 + lift, 12, 180, 360),
    q.path('bold', -12, -12 + lift, -12, -2),
    open ? [] : q.path('bold', 12, -12, 12, -2),
    q.rect(look, -20, -6, 40, 32, 4),
    q.disc(look === 'paper' ? 'ink' : 'blank', 0, 7, 4),
    q.rect(look === 'paper' ? 'ink' : 'blank', -1.6, 7, 3.2, 10),
  ]
}

/** A key whose bow is at the point and whose bit is to the right. */
export const key = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, size / 60)
  return [
    q.trace(look, 'M10,-4L58,-4L58,14L50,14L50,4L44,4L44,11L36,11L36,4L10,4Z'),
    q.disc(look, 0, 0, 15),
    q.disc('paper', -3, 0, 6),
  ]
}

/** A warning about its middle. */
export const warning = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, size / 40)
  const sign = look === 'paper' || look === 'soft' ? 'ink' : 'blank'
  return [
    q.poly(look, 0, -19, 21, 17, -21, 17),
    q.rect(sign, -2, -7, 4, 12, 1.5),
    q.disc(sign, 0, 11, 2.6),
  ]
}

/** A toothed wheel about its middle. */
export const cog = (
  p: Pen,
  u: number,
  v: number,
  r: number,
  look: Look = 'soft',
  teeth = 10,
  eye: Look = 'paper',
): Ink => {
  const step = (2 * Math.PI) / teeth
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const a = (Math.floor(i / 4) + ([-0.27, -0.16, 0.16, 0.27][i % 4] ?? 0)) * step
    const reach = i % 4 === 1 || i % 4 === 2 ? r : r * 0.8
    return [u + reach * Math.cos(a), v + reach * Math.sin(a)]
  })
  return [p.poly(look, ...points.flat()), p.disc(eye, u, v, r * 0.36)]
}

/** A clock; the hands as hours of a dial. */
export const clock = (
  p: Pen,
  u: number,
  v: number,
  r: number,
  hours = 10,
  minutes = 2,
  look: Look = 'paper',
): Ink => {
  const hand = (at: number, reach: number) => {
    const a = ((at / 12) * 360 - 90) * (Math.PI / 180)
    return p.path(
      look === 'hot' ? 'cut' : 'bold',
      u,
      v,
      u + r * reach * Math.cos(a),
      v + r * reach * Math.sin(a),
    )
  }
  return [
    p.disc(look, u, v, r),
    repeat(12, (i) => {
      const a = (i * Math.PI) / 6
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return p.path('line', u + r * 0.82 * c, v + r * 0.82 * s, u + r * 0.9 * c, v + r * 0.9 * s)
    }),
    hand(hours, 0.42),
    hand(minutes, 0.66),
  ]
}

/** A laptop; its screen is inset by 8 and `h` tall, the base is below. */
export const laptop = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('soft', u, v, w, h, 6),
  p.rect('paper', u + 8, v + 8, w - 16, h - 16),
  p.poly('shade', u - w * 0.1, v + h + 12, u, v + h, u + w, v + h, u + w * 1.1, v + h + 12),
]

/** A sheet of paper with a folded corner. */
export const sheet = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'paper',
): Ink => {
  const f = Math.min(w, h) * 0.18
  return [
    p.poly(look, u, v, u + w - f, v, u + w, v + f, u + w, v + h, u, v + h),
    p.poly('soft', u + w - f, v, u + w - f, v + f, u + w, v + f),
  ]
}

/** A folder with its tab at the left. */
export const folder = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'soft',
): Ink => [
  p.trace(
    look,
    `M${u},${v}L${u + w * 0.36},${v}L${u + w * 0.46},${v + h * 0.16}L${u + w},${v + h * 0.16}L${u + w},${v + h}L${u},${v + h}Z`,
  ),
  p.path('line', u, v + h * 0.3, u + w, v + h * 0.3),
]

/** Machines in a rack, from the front; one of them may be hot. */
export const rackFront = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  units: number,
  step = 30,
  hot = -1,
): Ink => [
  p.rect('shade', u, v, w, units * step + 12, 3),
  repeat(units, (i) => {
    const y = v + 8 + i * step
    return [
      p.rect(i === hot ? 'hot' : 'paper', u + 8, y, w - 16, step - 4, 2),
      p.disc('ink', u + 20, y + step / 2 - 2, 3),
      p.disc('soft', u + 31, y + step / 2 - 2, 3),
      p.path(
        i === hot ? 'cut' : 'line',
        u + w * 0.55,
        y + step / 2 - 2,
        u + w - 18,
        y + step / 2 - 2,
      ),
    ]
  }),
]

/** A cloud in a box of `w` by about 0.6 `w`. */
export const cloudShape = (p: Pen, u: number, v: number, w: number, look: Look = 'paper'): Ink =>
  p
    .at(u, v, w / 100)
    .trace(look, 'M22,58C-4,58 -6,28 18,26C18,4 46,-6 58,12C72,2 90,12 86,28C104,30 102,58 82,58Z')

/** A lightning; its upper end is at the point. */
export const bolt = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink =>
  p.at(u, v, size / 40).poly(look, 4, 0, -12, 22, -2, 22, -6, 40, 12, 15, 2, 15, 10, 0)

/** A lens; the glass about the point, the handle to the lower right. */
export const lens = (p: Pen, u: number, v: number, r: number, glass: Look = 'paper'): Ink => [
  p.turn(u, v, 45).rect('ink', r, -r * 0.14, r * 1.1, r * 0.28, r * 0.1),
  p.disc('soft', u, v, r * 1.12),
  p.disc(glass, u, v, r),
]

/** A hand that points up with its first finger; its tip is the point. */
export const hand = (p: Pen, u: number, v: number, size: number, look: Look = 'paper'): Ink =>
  p
    .at(u, v, size / 60)
    .trace(
      look,
      'M-5,4C-5,-3 5,-3 5,4L5,24C10,20 15,22 16,26C21,22 26,25 26,30C31,27 35,31 35,36L34,48C33,54 30,58 28,66L4,66C2,58 -6,50 -14,40C-20,32 -12,28 -5,36Z',
    )

/** A clipboard in a box of `w` by `h`. */
export const clipboard = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('shade', u, v, w, h, w * 0.05),
  p.rect('paper', u + w * 0.07, v + w * 0.1, w * 0.86, h - w * 0.17),
  p.rect('ink', u + w * 0.32, v - w * 0.05, w * 0.36, w * 0.14, w * 0.03),
]

/** A key of a keyboard, in a box of `w` by `h`. */
export const keycap = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('shade', u, v, w, h, 8),
  p.rect('paper', u + w * 0.06, v + h * 0.04, w * 0.88, h * 0.8, 6),
]

/** A seal with its two ribbons, about its middle. */
export const seal = (p: Pen, u: number, v: number, r: number, look: Look = 'hot'): Ink => [
  p.poly(
    'shade',
    u - r * 0.6,
    v,
    u - r * 0.8,
    v + r * 1.9,
    u - r * 0.3,
    v + r * 1.5,
    u,
    v + r * 1.9,
    u,
    v,
  ),
  p.poly(
    'shade',
    u + r * 0.6,
    v,
    u + r * 0.8,
    v + r * 1.9,
    u + r * 0.3,
    v + r * 1.5,
    u,
    v + r * 1.9,
    u,
    v,
  ),
  p.poly(
    look,
    ...Array.from({ length: 32 }, (_, i) => {
      const [a, reach] = [(i * Math.PI) / 16, i % 2 ? r * 0.88 : r]
      return [u + reach * Math.cos(a), v + reach * Math.sin(a)]
    }).flat(),
  ),
  p.path(
    look === 'hot' ? 'cut' : 'line',
    u - r * 0.4,
    v,
    u - r * 0.1,
    v + r * 0.35,
    u + r * 0.45,
    v - r * 0.35,
  ),
]

/** A coin about its middle. */
export const coin = (p: Pen, u: number, v: number, r: number, look: Look = 'paper'): Ink => [
  p.disc(look, u, v, r),
  p.disc('line', u, v, r * 0.74),
  p.path(look === 'hot' ? 'cut' : 'bold', u, v - r * 0.36, u, v + r * 0.36),
]
