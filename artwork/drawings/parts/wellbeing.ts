/** Fruit, shoes and sleep: what a quiz about health is illustrated with. */
import type { Pen } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { PRODUCTS } from './goods.ts'

type Thing = (p: Pen, look: Look) => Ink

/** Things that stand for habits, each drawn in a square of 100 about its middle. */
export const HABITS = {
  apple: (p, look) => [
    p.trace(
      look,
      'M0,-18C-14,-30 -42,-24 -42,6C-42,34 -20,46 -8,44C-4,43 4,43 8,44C20,46 42,34 42,6C42,-24 14,-30 0,-18Z',
    ),
    p.trace('line', 'M0,-18C0,-28 -2,-34 -6,-40'),
    p.trace('paper', 'M0,-26C4,-42 18,-46 30,-44C28,-32 16,-24 0,-26Z'),
    p.trace('line', 'M-30,2C-30,-8 -24,-12 -18,-13'),
  ],
  shoe: (p, look) => PRODUCTS.shoe(p, look),
  water: (p, look) => [
    p.trace('paper', 'M-28,-42L28,-42L20,44L-20,44Z'),
    p.trace(look, 'M-25,-12C-14,-20 -6,-4 4,-10C12,-15 18,-14 24.8,-8L20,44L-20,44Z'),
    p.path('line', 12, -42, 22, -58, 34, -58),
  ],
  bed: (p, look) => [
    p.path('bold', -46, -34, -46, 38),
    p.path('bold', 46, 4, 46, 38),
    p.rect('paper', -38, -14, 32, 18, 8),
    p.trace(look, 'M-46,4L-14,4C-6,-14 46,-14 46,8L46,26L-46,26Z'),
    p.trace(look, 'M24,-52C12,-46 12,-26 30,-24C22,-20 6,-24 6,-38C6,-48 16,-54 24,-52Z'),
  ],
} satisfies Record<string, Thing>

export type Habit = keyof typeof HABITS

/** A peach with its leaf, about 100 wide. */
export const peach = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, size / 100)
  return [
    q.trace(
      look,
      'M0,-34C-20,-46 -50,-34 -50,4C-50,34 -22,48 0,50C22,48 50,34 50,4C50,-34 20,-46 0,-34Z',
    ),
    q.trace('cut', 'M0,-34C-14,-16 -18,14 0,50'),
    q.trace('line', 'M0,-34C0,-44 2,-50 8,-56'),
    q.trace('paper', 'M3,-44C14,-66 40,-70 62,-62C52,-42 26,-34 3,-44Z'),
    q.trace('line', 'M3,-44C24,-50 40,-56 62,-62'),
  ]
}

/** One beat of a pulse in a line of `w`, about its middle height. */
export const pulse = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'wire',
): Ink =>
  p.path(
    look,
    ...[
      0, 0, 0.3, 0, 0.36, -0.18, 0.42, 0, 0.46, 0, 0.5, -0.5, 0.56, 0.5, 0.61, 0, 0.68, 0, 0.74,
      -0.14, 0.8, 0, 1, 0,
    ].map((value, i) => (i % 2 ? v + value * h : u + value * w)),
  )
