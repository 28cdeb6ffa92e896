/** Selling: from the shelf through the cart to the receipt. */
import { HOT, PLAIN, space } from '../iso.ts'
import { arrow, tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { PRODUCTS } from '../parts/goods.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A shopping cart, full. */
export const cart = (): Ink => [
  page.path('line', 60, 432, 580, 432),
  [
    page.rect('soft', 232, 90, 96, 110),
    page.path('line', 280, 90, 280, 120),
    page.rect('hot', 338, 60, 74, 140),
    page.rect('paper', 424, 120, 80, 80),
    page.path('line', 424, 146, 504, 146),
  ],
  page.trace('bold', 'M76,96L140,96L198,352L500,352'),
  page.poly('paper', 160, 176, 560, 176, 516, 312, 190, 312),
  repeat(7, (i) => page.path('line', 216 + i * 50, 176, 228 + i * 42, 312)),
  repeat(2, (i) => page.path('line', 170 + i * 10, 221 + i * 45, 546 - i * 15, 221 + i * 45)),
  page.disc('hot', 78, 96, 11),
  [230, 470].map((x) => [page.disc('soft', x, 398, 33), page.disc('paper', x, 398, 12)]),
]

/** A shop front with awning, window and door. */
export const storefront = (): Ink => [
  page.path('bold', 30, 430, 610, 430),
  page.rect('soft', 80, 120, 480, 310),
  [page.rect('ground', 80, 52, 480, 68), page.rect('line', 80, 52, 480, 68)],
  page.rect('bright', 110, 72, 30, 30),
  bar(page, 158, 80, 200, 'glow', 14),
  page.rect('paper', 110, 226, 290, 160),
  [
    PRODUCTS.dress(page.at(172, 312, 1.2), 'paper'),
    PRODUCTS.bag(page.at(258, 330), 'hot'),
    PRODUCTS.chair(page.at(342, 320, 1.1), 'soft'),
  ],
  page.path('line', 110, 372, 400, 372),
  page.rect('paper', 430, 216, 100, 214),
  page.rect('soft', 444, 232, 72, 110),
  page.disc('ink', 446, 366, 5),
  page.rect('paper', 462, 262, 36, 22),
  page.path('line', 480, 250, 462, 262),
  page.path('line', 480, 250, 498, 262),
  repeat(8, (i) =>
    page.trace(
      i % 2 ? 'paper' : 'hot',
      `M${84 + i * 59},120L${143 + i * 59},120L${140 + i * 62 - 8},176C${140 + i * 62 - 8},206 ${78 + i * 62 - 8},206 ${78 + i * 62 - 8},176Z`,
    ),
  ),
]

/** Shelves of boxes; one box is on its way. */
export const warehouse = (): Ink => {
  const s = space(244, 206)
  const level = (z: number, row: number): Ink =>
    repeat(4, (i) => {
      const height = 32 + ((i * 5 + row * 7) % 4) * 5
      const skin = row === 1 && i === 2 ? HOT : PLAIN
      return (i + row * 2) % 4 === 3 ? [] : s.box(16 + i * 76, 14, z, 54, 50, height, skin)
    })
  const post = (x: number, y: number): Ink =>
    s.box(x, y, 0, 8, 8, 188, { top: 'paper', left: 'ink', right: 'ink' })
  return [
    s.top(-24, -24, 0).rect('wash', 0, 0, 350, 240),
    [post(0, 0), post(156, 0), post(312, 0)],
    [0, 62, 124].map((z, row) => [s.box(0, 0, z, 320, 78, 8), level(z + 8, row)]),
    s.box(0, 0, 182, 320, 78, 6),
    [post(0, 72), post(156, 72), post(312, 72)],
    s.box(120, 146, 0, 116, 66, 10),
    s.box(132, 154, 10, 46, 48, 40),
    s.box(184, 154, 10, 42, 48, 28),
    arrow(s.top(0, 0, 0), 'wire', [192, 92, 192, 138], 14),
  ]
}

/** A printed catalogue, open at a spread of goods. */
export const catalogue = (): Ink => {
  const goods = [
    PRODUCTS.lamp,
    PRODUCTS.mug,
    PRODUCTS.shoe,
    PRODUCTS.shirt,
    PRODUCTS.watch,
    PRODUCTS.chair,
    PRODUCTS.bag,
    PRODUCTS.dress,
  ]
  return [
    page.poly('shade', 40, 84, 320, 110, 600, 84, 600, 418, 320, 440, 40, 418),
    page.poly('paper', 52, 66, 320, 96, 320, 428, 52, 402),
    page.poly('paper', 588, 66, 320, 96, 320, 428, 588, 402),
    goods.map((good, i) => {
      const right = i > 3
      const [column, row] = [i % 2, Math.floor((i % 4) / 2)]
      const x = (right ? 348 : 72) + column * 118
      const y = (right ? 112 - column * 12 : 90 + column * 12) + row * 154
      return [
        page.rect(i === 5 ? 'hot' : 'soft', x, y, 104, 104),
        good(page.at(x + 52, y + 52, 0.84), 'paper'),
        lines(page, x, y + 114, 100, [0.8, 0.4], 12),
      ]
    }),
  ]
}

/** A card goes into a terminal, and the receipt comes out. */
export const payment = (): Ink => [
  page.poly('paper', 250, 40, 390, 40, 390, 170, 250, 170),
  page.path(
    'line',
    250,
    40,
    264,
    50,
    278,
    40,
    292,
    50,
    306,
    40,
    320,
    50,
    334,
    40,
    348,
    50,
    362,
    40,
    376,
    50,
    390,
    40,
  ),
  [
    lines(page, 268, 74, 60, [1, 0.7, 0.9], 18),
    repeat(3, (i) => bar(page, 346, 74 + i * 18, 28, 'ink')),
  ],
  page.rect('soft', 216, 126, 208, 290, 12),
  page.rect('ink', 240, 126, 160, 10),
  page.rect('paper', 240, 156, 160, 72, 3),
  tick(page, 278, 192, 34),
  [bar(page, 310, 182, 70, 'ink', 8), bar(page, 310, 200, 44)],
  repeat(12, (i) =>
    page.rect(
      i === 11 ? 'hot' : 'paper',
      246 + (i % 3) * 52,
      248 + Math.floor(i / 3) * 38,
      44,
      28,
      3,
    ),
  ),
  page.rect('paper', 424, 236, 178, 114, 10),
  page.rect('ink', 424, 256, 178, 22),
  [page.rect('soft', 448, 292, 32, 24, 3), bar(page, 496, 296, 76), bar(page, 496, 310, 50)],
  arrow(page, 'line', [560, 376, 450, 376], 12),
  [page.path('guide', 60, 416, 216, 416), page.path('guide', 424, 416, 600, 416)],
  repeat(3, (i) => [
    page.disc(i ? 'paper' : 'soft', 130, 370 - i * 22, 50, 20),
    page.disc('line', 130, 370 - i * 22, 34, 12),
  ]),
]
