/** What belongs to a building site, and the cards that are shown at its gate. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A hard hat from the side, as wide as `w`; its brim lies at `v`. */
export const hardHat = (p: Pen, u: number, v: number, w: number, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, w / 100)
  return [
    q.trace(look, 'M-40,0C-40,-58 40,-58 40,0Z'),
    q.trace(look, 'M-8,-44C-12,-30 -12,-12 -11,0L11,0C12,-12 12,-30 8,-44C4,-50 -4,-50 -8,-44Z'),
    q.trace('line', 'M-26,-30C-30,-20 -31,-10 -31,0M26,-30C30,-20 31,-10 31,0'),
    q.rect(look, -50, 0, 100, 9, 4.5),
  ]
}

/** Scaffolding: uprights, planks on each floor, braces in every other bay. */
export const scaffold = (
  p: Pen,
  u: number,
  v: number,
  bays: number,
  floors: number,
  step = 100,
): Ink => [
  repeat(bays + 1, (i) => p.path('line', u + i * step, v - 16, u + i * step, v + floors * step)),
  repeat(floors, (floor) =>
    repeat(bays, (bay) => {
      const [x, y] = [u + bay * step, v + floor * step]
      return (floor + bay) % 2
        ? p.path('guide', x, y, x + step, y + step)
        : p.path('guide', x, y + step * 0.62, x + step, y + step * 0.62)
    }),
  ),
  repeat(floors, (floor) =>
    p.rect(floor % 2 ? 'soft' : 'shade', u - 12, v + floor * step - 5, bays * step + 24, 10),
  ),
]

/** A square code; the pattern means nothing. */
export function squareCode(p: Pen, u: number, v: number, size: number, look: Look = 'ink'): Ink {
  const cells = 17
  const cell = size / cells
  const corner = (x: number, y: number): Ink => [
    p.rect(look, u + x * cell, v + y * cell, cell * 5, cell * 5),
    p.rect('blank', u + (x + 1) * cell, v + (y + 1) * cell, cell * 3, cell * 3),
    p.rect(look, u + (x + 1.6) * cell, v + (y + 1.6) * cell, cell * 1.8, cell * 1.8),
  ]
  const inCorner = (x: number, y: number) => (x < 6 && (y < 6 || y > 10)) || (x > 10 && y < 6)
  const squares: string[] = []
  for (let y = 0; y < cells; y++)
    for (let x = 0; x < cells; x++)
      if (!inCorner(x, y) && (x * x * 3 + y * 5 + x * y * 7) % 5 < 2) {
        const [a, b] = [u + x * cell, v + y * cell]
        squares.push(`M${a},${b}L${a + cell},${b}L${a + cell},${b + cell}L${a},${b + cell}Z`)
      }
  return [p.trace(look, squares.join('')), corner(0, 0), corner(12, 0), corner(0, 12)]
}

/** The sign of a network that cannot be reached. */
export const noSignal = (p: Pen, u: number, v: number, size = 1): Ink => {
  const q = p.at(u, v, size)
  return [
    repeat(3, (i) => q.arc('line', 0, 0, 8 + i * 8, 225, 315)),
    q.disc('ink', 0, 0, 2.5),
    q.path('wire', -16, -24, 16, 4),
  ]
}
