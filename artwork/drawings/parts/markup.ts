/** What programs and pages are written with, and the gestures that change them. */
import type { Pen } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { arrow } from './annotate.ts'
import { bar } from './content.ts'

/** An angle bracket, `h` tall, whose tip is at the point and looks to the left, or to the right. */
export const angle = (
  p: Pen,
  u: number,
  v: number,
  h: number,
  look: Look = 'bold',
  right = false,
): Ink => {
  const w = (right ? -1 : 1) * h * 0.45
  return p.path(look, u + w, v - h / 2, u, v, u + w, v + h / 2)
}

/** Part of a circle with an arrow head at its end; angles in degrees, clockwise from the right. */
export function arcArrow(
  p: Pen,
  u: number,
  v: number,
  r: number,
  from: number,
  to: number,
  look: Look = 'line',
  head = 10,
): Ink {
  const a = (to * Math.PI) / 180
  const lean = ((to > from ? 90 : -90) - ((to > from ? 1 : -1) * head * 26) / r) % 360
  const q = p.turn(u + r * Math.cos(a), v + r * Math.sin(a), to + lean)
  return [p.arc(look, u, v, r, from, to), q.path(look, -head, -head * 0.6, 0, 0, -head, head * 0.6)]
}

/** A curved arrow: start, two handles, end. */
export function curve(p: Pen, look: Look, points: readonly number[], head = 10): Ink {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points
  const length = Math.hypot(x3 - x2, y3 - y2) || 1
  const [dx, dy] = [((x3 - x2) / length) * 2, ((y3 - y2) / length) * 2]
  return [
    p.trace(look, `M${x0},${y0}C${x1},${y1} ${x2},${y2} ${x3},${y3}`),
    arrow(p, look, [x3 - dx, y3 - dy, x3, y3], head),
  ]
}

/** A broad arrow along a circle, from an angle to another, clockwise; its tip is the end. */
export function bandArrow(
  p: Pen,
  u: number,
  v: number,
  r: number,
  width: number,
  from: number,
  to: number,
  look: Look = 'soft',
): Ink {
  const at = (degrees: number, reach: number) => {
    const a = (degrees * Math.PI) / 180
    return [u + reach * Math.cos(a), v + reach * Math.sin(a)]
  }
  const neck = to - (width * 70) / r
  const angles = Array.from({ length: 13 }, (_, i) => from + ((neck - from) * i) / 12)
  return p.poly(
    look,
    ...angles.flatMap((a) => at(a, r + width / 2)),
    ...at(neck, r + width),
    ...at(to, r),
    ...at(neck, r - width),
    ...angles.reverse().flatMap((a) => at(a, r - width / 2)),
  )
}

/** A hand that comes from the right and holds something between thumb and finger at the point. */
export const pinch = (p: Pen, u: number, v: number, size: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, size / 80)
  return [
    q.trace(
      look,
      'M-2,-4C-3,-9 3,-12 9,-12L28,-22C36,-26 46,-24 54,-20L70,-18L70,22L50,22C40,22 32,18 26,13L8,11C1,11 -3,8 -2,4C0,1 8,2 14,2L24,1L14,-2C8,-3 0,-2 -2,-4Z',
    ),
    q.trace('line', 'M28,-6C36,-6 40,-2 40,3'),
    q.rect('shade', 66, -22, 14, 48, 2),
  ]
}

/** Lines of a program; each is an indent and the widths of its words. */
export const listing = (
  p: Pen,
  u: number,
  v: number,
  rows: readonly (readonly number[])[],
  gap = 16,
  dark: Look = 'ink',
  light: Look = 'mute',
): Ink =>
  rows.map(([indent = 0, ...words], i) => {
    let x = u + indent
    return words.map((w, j) => {
      x += w + 6
      return bar(p, x - w - 6, v + i * gap, w, (i + j) % 3 === 0 ? dark : light)
    })
  })

/** A paint brush that stands with its tip at the point. */
export const brush = (p: Pen, u: number, v: number, size: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, size / 80)
  return [
    q.rect(look, -4, -80, 8, 46, 3),
    q.rect('shade', -9, -36, 18, 10),
    q.trace('ink', 'M-9,-26L9,-26C12,-14 4,-8 0,0C-4,-8 -12,-14 -9,-26Z'),
  ]
}

/** A handle on a track at a share of its way. */
export const slider = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  share: number,
  look: Look = 'paper',
): Ink => [p.rect('mute', u, v - 2.5, w, 5, 2.5), p.disc(look, u + w * share, v, 7)]

/** A frame with the marks that a picture is fitted by at its corners. */
export const register = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'line',
): Ink =>
  [
    [u, v],
    [u + w, v],
    [u, v + h],
    [u + w, v + h],
  ].map(([x = 0, y = 0]) => [
    p.disc(look, x, y, 6),
    p.path(look, x - 11, y, x + 11, y),
    p.path(look, x, y - 11, x, y + 11),
  ])
