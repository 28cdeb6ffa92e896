/** People as simple marks, and curves that statistics need. */
import type { Pen } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Someone who stands with both feet at the point, `h` tall. */
export const person = (p: Pen, u: number, v: number, h: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, h / 100)
  return [
    q.trace(
      look,
      'M-17,-34L-17,-56C-17,-72 -10,-76 0,-76C10,-76 17,-72 17,-56L17,-34L11,-34L9,0L1,0L0,-28L-1,0L-9,0L-11,-34Z',
    ),
    q.disc(look, 0, -88, 11),
  ]
}

/** Someone at a table who looks to the right, or to the left; seated with the hip at the point. */
export const sitter = (
  p: Pen,
  u: number,
  v: number,
  h: number,
  look: Look = 'paper',
  side: 1 | -1 = 1,
): Ink => {
  const s = h / 100
  const at = (x: number, y: number) => `${u + x * s * side},${v + y * s}`
  return [
    p.trace(
      look,
      `M${at(-14, 0)}C${at(-18, -30)} ${at(-16, -58)} ${at(-2, -62)}C${at(12, -62)} ${at(14, -50)} ${at(14, -40)}L${at(13, -16)}L${at(42, -14)}C${at(48, -14)} ${at(50, -10)} ${at(50, -4)}L${at(50, 40)}L${at(60, 42)}L${at(60, 48)}L${at(36, 48)}L${at(36, 4)}L${at(0, 6)}C${at(-8, 6)} ${at(-14, 4)} ${at(-14, 0)}Z`,
    ),
    p.disc(look, u + 4 * s * side, v - 80 * s, 14 * s),
    p.trace(
      look,
      `M${at(-2, -50)}L${at(10, -26)}L${at(40, -30)}L${at(40, -37)}L${at(15, -35)}L${at(8, -54)}Z`,
    ),
  ]
}

/** A chair seen from the side; the seat begins at the point. */
export const chairSide = (p: Pen, u: number, v: number, h: number, side: 1 | -1 = 1): Ink => {
  const s = (h / 100) * side
  const t = h / 100
  return [
    p.path('bold', u - 6 * s, v - 56 * t, u, v, u + 44 * s, v, u + 46 * s, v + 42 * t),
    p.path('bold', u, v, u - 4 * s, v + 42 * t),
  ]
}

/** The points of a bell on a foot line: its middle, its foot, how wide (sigma) and how tall. */
export const bell = (
  middle: number,
  foot: number,
  sigma: number,
  height: number,
  reach = 3,
): number[] =>
  Array.from({ length: 41 }, (_, i) => {
    const t = -reach + (2 * reach * i) / 40
    return [middle + t * sigma, foot - height * Math.exp((-t * t) / 2)]
  }).flat()

/** A spark of trouble: an x in a disc, or a question. */
export const notEqual = (p: Pen, u: number, v: number, size: number, look: Look = 'wire'): Ink => [
  p.path(look, u - size / 2, v - size * 0.2, u + size / 2, v - size * 0.2),
  p.path(look, u - size / 2, v + size * 0.2, u + size / 2, v + size * 0.2),
  p.path(look, u - size * 0.3, v + size * 0.55, u + size * 0.3, v - size * 0.55),
]

export const equal = (p: Pen, u: number, v: number, size: number, look: Look = 'line'): Ink => [
  p.path(look, u - size / 2, v - size * 0.2, u + size / 2, v - size * 0.2),
  p.path(look, u - size / 2, v + size * 0.2, u + size / 2, v + size * 0.2),
]

export const plus = (p: Pen, u: number, v: number, size: number, look: Look = 'line'): Ink => [
  p.path(look, u - size / 2, v, u + size / 2, v),
  p.path(look, u, v - size / 2, u, v + size / 2),
]
