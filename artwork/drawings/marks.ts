/** Twelve abstract marks that stand in for the signs of clients. */

import { sector } from './parts/charts.ts'
import { page, repeat } from './pen.ts'
import type { Ink } from './stroke.ts'
import type { Look } from './tokens.ts'

const X = 120
const Y = 60
const centre = page.at(X, Y)

/** The points of an arc; angles in degrees, clockwise from the right. */
const arcPoints = (u: number, v: number, r: number, from: number, to: number): number[] =>
  Array.from({ length: 25 }, (_, i) => ((from + ((to - from) * i) / 24) * Math.PI) / 180).flatMap(
    (a) => [u + r * Math.cos(a), v + r * Math.sin(a)],
  )

/** Part of a ring of 18. */
const band = (look: Look, u: number, v: number, r: number, from: number, to: number): Ink =>
  centre.poly(look, ...arcPoints(u, v, r, from, to), ...arcPoints(u, v, r - 18, to, from))

/** A disc of 40 between two heights. */
const slice = (top: number, foot: number): Ink => {
  const angle = (v: number) => (Math.asin(v / 40) * 180) / Math.PI
  const [a, b] = [angle(top), angle(foot)]
  return centre.poly('ink', ...arcPoints(0, 0, 40, a, b), ...arcPoints(0, 0, 40, 180 - b, 180 - a))
}

/** In order: client 1 to client 12, each about the middle of 240 by 120. */
export const MARKS: readonly (() => Ink)[] = [
  () => [slice(-40, -8), slice(-3, 8), slice(14, 22), slice(29, 36)],
  () =>
    repeat(3, (i) =>
      centre.poly(
        i === 1 ? 'flush' : 'ink',
        -54 + i * 36,
        36,
        -18 + i * 36,
        -36,
        6 + i * 36,
        -36,
        -30 + i * 36,
        36,
      ),
    ),
  () => [
    centre.rect('ink', -40, -40, 38, 38),
    centre.disc('ink', 21, -21, 19),
    centre.poly('ink', -40, 40, -2, 2, -2, 40),
    centre.rect('ink', 2, 2, 38, 38),
  ],
  () => repeat(8, (i) => page.turn(X, Y, i * 45).poly('ink', -6, -12, 6, -12, 10, -42, -10, -42)),
  () => [
    centre.poly('ink', 0, -42, 40, -20, 0, 2, -40, -20),
    centre.poly('mute', -40, -12, -4, 8, -4, 46, -40, 26),
    centre.poly('ink', 40, -12, 4, 8, 4, 46, 40, 26),
  ],
  () => [
    sector(centre, 0, 0, 42, 180, 360, 'ink'),
    sector(centre, -21, 4, 20, 0, 180, 'ink'),
    sector(centre, 21, 4, 20, 0, 180, 'mute'),
  ],
  () =>
    [14, 24, 40, 30, 18].map((half, i) => centre.rect('ink', -48 + i * 20, -half, 14, 2 * half, 7)),
  () => [
    centre.poly('ink', -44, 34, -14, -34, 0, -4, -17, 34),
    centre.poly('ink', 44, 34, 14, -34, 0, -4, 17, 34),
    centre.disc('flush', 0, 28, 8),
  ],
  () => [
    repeat(3, (i) =>
      repeat(3, (j) => (i + j === 2 ? [] : centre.disc('ink', -28 + i * 28, -28 + j * 28, 11))),
    ),
    centre.poly('ink', -35, 27, 27, -35, 35, -27, -27, 35),
  ],
  () => [
    band('ink', -20, 0, 38, 90, 270),
    centre.disc('ink', 0, 0, 13),
    band('flush', 20, 0, 38, -90, 90),
  ],
  () => [
    band('ink', 0, 0, 42, 100, 350),
    band('mute', 0, 0, 42, 5, 85),
    centre.disc('ink', 0, 0, 12),
  ],
  () => [
    centre.poly('ink', -42, -36, 42, -36, 42, -18, 12, -18, 12, 36, -12, 36, -12, -18, -42, -18),
    centre.rect('ink', -42, -8, 20, 44),
    centre.rect('mute', 22, -8, 20, 44),
  ],
]
