/** Appliances and other goods that products are about. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bar } from './content.ts'

/** A washing machine from the front, in a box of 100 by 120. */
export const washer = (p: Pen): Ink => [
  p.rect('paper', 0, 0, 100, 120, 3),
  p.path('line', 0, 24, 100, 24),
  p.rect('soft', 8, 6, 30, 12),
  p.disc('paper', 60, 12, 7),
  repeat(2, (i) => p.disc('ink', 78 + i * 10, 12, 2.2)),
  p.disc('soft', 50, 70, 36),
  p.disc('paper', 50, 70, 26),
  p.trace('hot', 'M25,74C34,66 42,80 50,74C58,68 66,80 75,73C74,104 27,104 25,74Z'),
]

/** A fridge from the front, in a box of 70 by 130. */
export const fridge = (p: Pen): Ink => [
  p.rect('paper', 0, 0, 70, 130, 3),
  p.path('line', 0, 44, 70, 44),
  p.path('bold', 10, 16, 10, 34),
  p.path('bold', 10, 56, 10, 86),
  bar(p, 44, 12, 16),
]

/** A cooker from the front, in a box of 90 by 110. */
export const cooker = (p: Pen): Ink => [
  p.rect('paper', 0, 0, 90, 110, 3),
  p.path('line', 0, 22, 90, 22),
  repeat(4, (i) => p.disc('soft', 18 + i * 18, 11, 5)),
  p.rect('soft', 12, 42, 66, 50, 2),
  p.path('bold', 16, 33, 74, 33),
]

type Product = (p: Pen, look: Look) => Ink

/** Things to sell, each drawn in a square of 100 about its middle. */
export const PRODUCTS = {
  shirt: (p, look) =>
    p.poly(
      look,
      -16,
      -40,
      -46,
      -24,
      -36,
      4,
      -24,
      -2,
      -24,
      40,
      24,
      40,
      24,
      -2,
      36,
      4,
      46,
      -24,
      16,
      -40,
      0,
      -30,
    ),
  dress: (p, look) => [
    p.poly(
      look,
      -18,
      -44,
      -10,
      -44,
      -6,
      -32,
      6,
      -32,
      10,
      -44,
      18,
      -44,
      14,
      -8,
      34,
      44,
      -34,
      44,
      -14,
      -8,
    ),
    p.path('line', -14, -8, 14, -8),
  ],
  lamp: (p, look) => [
    p.path('line', 0, 0, 0, 40),
    p.poly(look, -14, -40, 14, -40, 32, 0, -32, 0),
    p.rect('ink', -20, 38, 40, 5),
  ],
  mug: (p, look) => [
    p.arc('line', 22, 4, 16, -90, 90),
    p.rect(look, -28, -26, 50, 60, 6),
    p.path('line', -28, -12, 22, -12),
  ],
  shoe: (p, look) => [
    p.trace(look, 'M-44,-22L-14,-22C-4,0 22,4 42,12C46,16 46,24 44,26L-44,26Z'),
    p.path('line', -44, 16, 46, 16),
    p.path('line', -10, -12, 2, -18),
    p.path('line', 0, -2, 12, -8),
  ],
  bag: (p, look) => [
    p.arc('line', 0, -14, 18, 180, 360),
    p.poly(look, -34, -14, 34, -14, 40, 42, -40, 42),
  ],
  chair: (p, look) => [
    p.rect(look, -24, -44, 10, 50),
    p.rect(look, -24, 2, 50, 10),
    p.path('line', -20, 12, -26, 44),
    p.path('line', 22, 12, 28, 44),
  ],
  watch: (p, look) => [
    p.rect('soft', -12, -46, 24, 92, 4),
    p.disc(look, 0, 0, 26),
    p.path('line', 0, -14, 0, 0, 10, 6),
  ],
} satisfies Record<string, Product>
