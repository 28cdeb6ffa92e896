/** The trades of a wedding as signs, each in a square of 40 about its middle. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

type Trade = (p: Pen, look: Look) => Ink

export const TRADES = {
  cake: (p, look) => [
    p.rect(look, -7, -12, 14, 10),
    p.rect(look, -12, -2, 24, 10),
    p.rect(look, -17, 8, 34, 10),
    p.path('line', 0, -12, 0, -19),
  ],
  flowers: (p, look) => [
    p.path('line', 0, -2, 0, 19),
    p.path('line', 0, 14, 9, 6),
    repeat(5, (i) => {
      const a = ((i * 72 - 90) * Math.PI) / 180
      return p.disc(look, Math.cos(a) * 7, -6 + Math.sin(a) * 7, 6)
    }),
    p.disc('paper', 0, -6, 4),
  ],
  camera: (p, look) => [
    p.rect(look, -7, -15, 14, 8),
    p.rect(look, -18, -9, 36, 25, 3),
    p.disc('paper', 0, 4, 9),
    p.disc('ink', 0, 4, 3),
  ],
  band: (p, look) => [
    p.path('bold', -7, 10, -7, -14, 12, -18, 12, 6),
    p.disc(look, -12, 11, 6, 5),
    p.disc(look, 7, 7, 6, 5),
  ],
  hall: (p, look) => [
    p.poly(look, -19, -6, 0, -18, 19, -6),
    repeat(4, (i) => p.rect(look, -16 + i * 9, -3, 5, 16)),
    p.rect(look, -19, 13, 38, 5),
  ],
  rings: (p) => [p.disc('bold', -7, 2, 10), p.disc('bold', 7, 2, 10)],
} satisfies Record<string, Trade>

export type TradeName = keyof typeof TRADES
