/** What people spend on, as small signs, and what is left of it on paper. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bar } from './content.ts'

type Sign = (p: Pen, look: Look) => Ink

/** Kinds of expenses, each drawn in a square of 24 about its middle. */
const EXPENSES = {
  meal: (p, look) => [
    p.trace(look, 'M-9,-4L7,-4L5,9L-7,9Z'),
    p.trace('line', 'M7,-2C13,-2 12,5 6,5M-4,-8C-6,-11 -2,-11 -4,-14M2,-8C0,-11 4,-11 2,-14'),
  ],
  fare: (p, look) => [
    p.rect(look, -11, -9, 22, 16, 3),
    p.path('line', -11, -1, 11, -1),
    p.disc('paper', -6, 8, 3),
    p.disc('paper', 6, 8, 3),
  ],
  shopping: (p, look) => [p.arc('line', 0, -4, 5, 180, 360), p.rect(look, -9, -4, 18, 14, 2)],
  home: (p, look) => [p.poly(look, -10, 0, 0, -10, 10, 0, 8, 0, 8, 9, -8, 9, -8, 0)],
  phone: (p, look) => [
    p.rect(look, -6, -11, 12, 22, 3),
    p.path('line', -2, 7, 2, 7),
    p.arc('line', 4, -6, 8, -60, 20),
  ],
  film: (p, look) => [
    p.rect(look, -11, -8, 22, 16, 2),
    p.path('line', -5, -8, -5, 8),
    p.path('line', 5, -8, 5, 8),
  ],
} satisfies Record<string, Sign>

export type Expense = keyof typeof EXPENSES

/** A sign in a circle. */
export const expenseSign = (
  p: Pen,
  u: number,
  v: number,
  r: number,
  kind: Expense,
  look: Look = 'soft',
): Ink => [p.disc(look, u, v, r), EXPENSES[kind](p.at(u, v, r / 20), 'paper')]

/** A till receipt with its torn foot. */
export const receipt = (p: Pen, u: number, v: number, w: number, h: number): Ink => {
  const teeth = 8
  const zigzag = Array.from(
    { length: teeth * 2 },
    (_, i) => `L${u + w - ((i + 1) * w) / (teeth * 2)},${v + h - (i % 2 ? 0 : 8)}`,
  ).join('')
  const rows = Math.max(1, Math.floor((h - 110) / 22))
  return [
    p.trace('paper', `M${u},${v}L${u + w},${v}L${u + w},${v + h}${zigzag}Z`),
    bar(p, u + w * 0.25, v + 20, w * 0.5, 'ink', 9),
    repeat(rows, (i) => [
      bar(p, u + w * 0.12, v + 50 + i * 22, w * (0.34 + ((i * 3) % 4) * 0.05)),
      bar(p, u + w * 0.72, v + 50 + i * 22, w * 0.16, 'ink'),
    ]),
    p.path('dash', u + w * 0.12, v + h - 56, u + w * 0.88, v + h - 56),
    bar(p, u + w * 0.52, v + h - 42, w * 0.36, 'ink', 10),
  ]
}
