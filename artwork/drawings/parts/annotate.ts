/** The draughtsman's marks: dimensions, arrows, crosses, guides, ticks. */
import type { Pen } from '../pen.ts'
import { repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** An arrow through points given as u, v, u, v, …; its head is at the last one. */
export function arrow(p: Pen, look: Look, points: readonly number[], head = 10): Ink {
  const [u0 = 0, v0 = 0, u1 = 0, v1 = 0] = points.slice(-4)
  const length = Math.hypot(u1 - u0, v1 - v0) || 1
  const [du, dv] = [((u1 - u0) / length) * head, ((v1 - v0) / length) * head]
  return [
    p.path(look, ...points),
    p.path(
      look,
      u1 - du - dv * 0.6,
      v1 - dv + du * 0.6,
      u1,
      v1,
      u1 - du + dv * 0.6,
      v1 - dv - du * 0.6,
    ),
  ]
}

/** A dimension line between two points, with its oblique ends. */
export function dimension(p: Pen, u0: number, v0: number, u1: number, v1: number): Ink {
  const end = (u: number, v: number) => p.path('line', u - 4, v + 4, u + 4, v - 4)
  return [p.path('guide', u0, v0, u1, v1), end(u0, v0), end(u1, v1)]
}

/** A small cross that marks a point. */
export const mark = (p: Pen, u: number, v: number, size = 6): Ink => [
  p.path('guide', u - size, v, u + size, v),
  p.path('guide', u, v - size, u, v + size),
]

/** A net of guides. */
export const net = (p: Pen, u: number, v: number, w: number, h: number, step: number): Ink => [
  repeat(Math.floor(w / step) + 1, (i) => p.path('guide', u + i * step, v, u + i * step, v + h)),
  repeat(Math.floor(h / step) + 1, (i) => p.path('guide', u, v + i * step, u + w, v + i * step)),
]

export const tick = (p: Pen, u: number, v: number, size = 12, look: Look = 'wire'): Ink =>
  p.path(look, u - size / 2, v, u - size / 8, v + size * 0.4, u + size / 2, v - size * 0.4)

export const cross = (p: Pen, u: number, v: number, size = 12, look: Look = 'line'): Ink => [
  p.path(look, u - size / 2, v - size / 2, u + size / 2, v + size / 2),
  p.path(look, u - size / 2, v + size / 2, u + size / 2, v - size / 2),
]

/** The pointer of a mouse; its tip is the point. */
export const pointer = (p: Pen, u: number, v: number, size = 26, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, size / 26)
  return q.poly(look, 0, 0, 0, 22, 5.5, 17, 9.5, 26, 13.5, 24, 9.5, 15.5, 17, 15)
}
