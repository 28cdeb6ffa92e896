/** Charts and gauges. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Axes of a chart: up the left, along the foot. */
export const axes = (p: Pen, u: number, v: number, w: number, h: number): Ink =>
  p.path('line', u, v, u, v + h, u + w, v + h)

/** Upright bars on a common foot; values are shares of `h`, one may be hot. */
export function bars(
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  values: readonly number[],
  hot = -1,
): Ink {
  const step = w / values.length
  return values.map((value, i) =>
    p.rect(
      i === hot ? 'hot' : 'soft',
      u + i * step + step * 0.18,
      v + h * (1 - value),
      step * 0.64,
      h * value,
    ),
  )
}

/** A line through values, which are shares of `h`. */
export function graph(
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  values: readonly number[],
  look: Look = 'wire',
): Ink {
  const step = w / (values.length - 1)
  return p.path(look, ...values.flatMap((value, i) => [u + i * step, v + h * (1 - value)]))
}

/** A ring of which a share is filled, from the top clockwise. */
export const ring = (p: Pen, u: number, v: number, r: number, share: number, width = 10): Ink => [
  p.disc('soft', u, v, r),
  sector(p, u, v, r, -90, -90 + 360 * share, 'hot'),
  p.disc('paper', u, v, r - width),
]

/** A slice of a disc; angles in degrees, clockwise from the right. */
export function sector(
  p: Pen,
  u: number,
  v: number,
  r: number,
  from: number,
  to: number,
  look: Look,
): Ink {
  const points = repeatAngles(from, to).flatMap((a) => [u + r * Math.cos(a), v + r * Math.sin(a)])
  return p.poly(look, u, v, ...points)
}

function repeatAngles(from: number, to: number): number[] {
  const count = Math.max(2, Math.ceil((to - from) / 6))
  return Array.from(
    { length: count + 1 },
    (_, i) => ((from + ((to - from) * i) / count) * Math.PI) / 180,
  )
}

/** A half-round scale with a needle at a share of its way. */
export function gauge(p: Pen, u: number, v: number, r: number, share: number): Ink {
  const angle = Math.PI * (1 + share)
  return [
    sector(p, u, v, r, 180, 360, 'soft'),
    sector(p, u, v, r, 300, 360, 'hot'),
    sector(p, u, v, r * 0.72, 180, 360, 'paper'),
    repeat(11, (i) => {
      const a = Math.PI * (1 + i / 10)
      return p.path(
        'line',
        u + Math.cos(a) * r * 0.8,
        v + Math.sin(a) * r * 0.8,
        u + Math.cos(a) * r * 0.9,
        v + Math.sin(a) * r * 0.9,
      )
    }),
    p.path('bold', u, v, u + Math.cos(angle) * r * 0.78, v + Math.sin(angle) * r * 0.78),
    p.disc('ink', u, v, r * 0.06),
  ]
}

/** Horizontal bars as on a schedule: row, start and length in units of `step`. */
export const schedule = (
  p: Pen,
  u: number,
  v: number,
  step: number,
  height: number,
  spans: readonly (readonly [row: number, start: number, length: number, look: Look])[],
): Ink =>
  spans.map(([row, start, length, look]) =>
    p.rect(
      look,
      u + start * step,
      v + row * height + height * 0.18,
      length * step,
      height * 0.64,
      3,
    ),
  )
