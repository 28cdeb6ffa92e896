/** Users of a domain: as figures on platforms, as accounts in a list. */
import type { Skin, Space } from '../iso.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { avatar, bar } from './content.ts'

/** A figure like in a board game, by the middle of its foot. */
export const figure = (
  s: Space,
  x: number,
  y: number,
  z: number,
  look: Look = 'paper',
  size = 1,
): Ink => {
  const [u, v] = s.point(x, y, z)
  const q = page.at(u, v, size)
  return [
    q.trace(
      look,
      'M-20,-4C-20,8 20,8 20,-4C20,-10 12,-12 10,-18L6,-42C4,-46 -4,-46 -6,-42L-10,-18C-12,-12 -20,-10 -20,-4Z',
    ),
    q.disc(look, 0, -52, 14),
  ]
}

/** A platform on which the members of a unit stand. */
export const platform = (
  s: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  skin?: Skin,
): Ink => [
  s.box(x, y, z, w, d, 14, skin),
  s.top(x, y, z + 14).rect('guide', 10, 10, w - 20, d - 20),
]

/** A switch, on or off. */
export const toggle = (p: Pen, u: number, v: number, on: boolean, size = 1): Ink => {
  const q = p.at(u, v, size)
  return [q.rect(on ? 'hot' : 'soft', 0, 0, 34, 18, 9), q.disc('paper', on ? 25 : 9, 9, 6.5)]
}

/** A small card with an account on it. */
export const accountCard = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  i: number,
  look: Look = 'paper',
): Ink => [
  p.rect(look, u, v, w, 42, 3),
  avatar(p, u + 22, v + 21, 13),
  bar(p, u + 44, v + 13, w * (0.36 + (i % 3) * 0.07), 'ink'),
  bar(p, u + 44, v + 25, w * 0.3),
]

/** The units of a domain as an indented tree; numbers are depths, one may be chosen. */
export const unitTree = (
  p: Pen,
  u: number,
  v: number,
  depths: readonly number[],
  chosen: number,
  step = 36,
): Ink => [
  repeat(depths.length, (i) => {
    const depth = depths[i] ?? 0
    const [x, y] = [u + depth * 22, v + i * step]
    const parent = depths.slice(0, i).lastIndexOf(depth - 1)
    return [
      parent < 0 ? [] : p.path('guide', x - 13, v + parent * step + 9, x - 13, y, x - 2, y),
      i === chosen ? p.rect('paper', x - 4, y - 15, 170 - depth * 22, 30, 3) : [],
      p.trace(
        i === chosen ? 'hot' : 'paper',
        `M${x + 2},${y - 7}L${x + 9},${y - 7}L${x + 12},${y - 4}L${x + 22},${y - 4}L${x + 22},${y + 8}L${x + 2},${y + 8}Z`,
      ),
      bar(p, x + 32, y - 3, 84 - depth * 12 - (i % 3) * 8, i === chosen ? 'ink' : 'mute'),
    ]
  }),
]
