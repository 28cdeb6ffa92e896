/** What interfaces are shown in. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A browser window with its address bar; content starts 34 below its top. */
export const windowFrame = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  bar: Look = 'soft',
): Ink => [
  p.rect('paper', u, v, w, h, 4),
  p.trace(
    bar,
    `M${u},${v + 34}L${u},${v + 4}Q${u},${v} ${u + 4},${v}L${u + w - 4},${v}Q${u + w},${v} ${u + w},${v + 4}L${u + w},${v + 34}Z`,
  ),
  repeat(3, (i) => p.disc('paper', u + 20 + i * 18, v + 17, 5)),
  p.rect('paper', u + 80, v + 8, w - 160, 18, 9),
]

/** A window without an address: a program of its own. */
export const panelFrame = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  body: Look = 'paper',
): Ink => [
  p.rect(body, u, v, w, h, 4),
  p.path('line', u, v + 24, u + w, v + 24),
  repeat(3, (i) => p.disc('soft', u + 16 + i * 14, v + 12, 3.5)),
]

/** A phone, upright; its screen is inset by 8 and starts 20 below its top. */
export const phoneFrame = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('soft', u, v, w, h, w * 0.13),
  p.rect('paper', u + 8, v + 8, w - 16, h - 16, w * 0.09),
  p.rect('ink', u + w / 2 - w * 0.12, v + 14, w * 0.24, 6, 3),
  p.rect('mute', u + w * 0.34, v + h - 18, w * 0.32, 3, 1.5),
]

/** A tablet, lying on its side; its screen is inset by 16. */
export const tabletFrame = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('soft', u, v, w, h, 14),
  p.rect('paper', u + 16, v + 16, w - 32, h - 32, 3),
  p.disc('ink', u + 8, v + h / 2, 2.5),
]
