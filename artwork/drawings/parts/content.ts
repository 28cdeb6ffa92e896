/** What fills an interface: text as bars, pictures, buttons, tables, forms, people. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A line of text as a bar. */
export const bar = (p: Pen, u: number, v: number, w: number, look: Look = 'mute', h = 6): Ink =>
  p.rect(look, u, v, w, h, Math.min(h / 2, 3))

/** Lines of text; each width is a share of `w`. */
export const lines = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  shares: readonly number[],
  gap = 14,
): Ink => shares.map((share, i) => bar(p, u, v + i * gap, w * share))

/** A picture whose content does not matter: hills and a sun. */
export const photo = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'soft',
): Ink => [
  p.rect(look, u, v, w, h),
  p.disc('paper', u + w * 0.72, v + h * 0.3, Math.min(w, h) * 0.1),
  p.path(
    'line',
    u,
    v + h * 0.85,
    u + w * 0.32,
    v + h * 0.42,
    u + w * 0.56,
    v + h * 0.78,
    u + w * 0.7,
    v + h * 0.6,
    u + w,
    v + h * 0.9,
  ),
]

/** A picture that is still to be drawn. */
export const crossed = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('paper', u, v, w, h),
  p.path('guide', u, v, u + w, v + h),
  p.path('guide', u + w, v, u, v + h),
]

export const button = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h = 22,
  look: Look = 'hot',
): Ink => [
  p.rect(look, u, v, w, h, 3),
  bar(p, u + w * 0.25, v + h / 2 - 2.5, w * 0.5, look === 'paper' ? 'mute' : 'blank', 5),
]

/** A table with a head; `columns` are shares of its width. */
export function table(
  p: Pen,
  u: number,
  v: number,
  w: number,
  columns: readonly number[],
  rows: number,
  step = 28,
): Ink {
  const starts = columns.map((_, i) => columns.slice(0, i).reduce((sum, share) => sum + share, 0))
  return [
    p.rect('paper', u, v, w, step * (rows + 1)),
    p.rect('soft', u, v, w, step),
    repeat(rows + 1, (row) => [
      row > 1 ? p.path('guide', u, v + row * step, u + w, v + row * step) : [],
      columns.map((share, i) =>
        bar(
          p,
          u + (starts[i] ?? 0) * w + 10,
          v + row * step + step / 2 - 3,
          share * w * (row === 0 ? 0.4 : 0.35 + (0.3 * ((row * 7 + i * 3) % 4)) / 3),
          row === 0 ? 'ink' : 'mute',
        ),
      ),
    ]),
  ]
}

/** A labelled field of a form. */
export const field = (p: Pen, u: number, v: number, w: number, filled = 0.5, h = 26): Ink => [
  bar(p, u, v, w * 0.3, 'ink', 4),
  p.rect('paper', u, v + 10, w, h, 2),
  filled > 0 ? bar(p, u + 10, v + 10 + h / 2 - 3, w * filled) : [],
]

/** Someone's portrait in a circle. */
export const avatar = (p: Pen, u: number, v: number, r: number, look: Look = 'soft'): Ink => [
  p.disc(look, u, v, r),
  p.disc('paper', u, v - r * 0.25, r * 0.32),
  p.trace(
    'paper',
    `M${u - r * 0.62},${v + r * 0.76}C${u - r * 0.5},${v + r * 0.05} ${u + r * 0.5},${v + r * 0.05} ${u + r * 0.62},${v + r * 0.76}`,
  ),
]

/** Someone's head and shoulders, as wide as `w`. */
export const bust = (p: Pen, u: number, v: number, w: number, look: Look = 'paper'): Ink => [
  p.trace(
    look,
    `M${u - w / 2},${v + w * 0.62}C${u - w / 2},${v + w * 0.1} ${u - w * 0.25},${v} ${u},${v}C${u + w * 0.25},${v} ${u + w / 2},${v + w * 0.1} ${u + w / 2},${v + w * 0.62}Z`,
  ),
  p.disc(look, u, v - w * 0.22, w * 0.23),
]
