/** An online fashion store: what is left in which size, the garment, the payment. */

import { dimension, pointer, tick } from '../parts/annotate.ts'
import { graph, ring } from '../parts/charts.ts'
import { bar, button, field, lines } from '../parts/content.ts'
import { chain } from '../parts/flow.ts'
import { windowFrame } from '../parts/frames.ts'
import { PRODUCTS } from '../parts/goods.ts'
import { coat, hanger, tape, trousers } from '../parts/wardrobe.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const cart = (x: number, y: number): Ink => [
  page.path(
    'line',
    x - 14,
    y - 9,
    x - 8,
    y - 9,
    x - 4,
    y + 4,
    x + 8,
    y + 4,
    x + 12,
    y - 6,
    x - 7,
    y - 6,
  ),
  page.disc('ink', x - 2, y + 9, 2.2),
  page.disc('ink', x + 6, y + 9, 2.2),
]

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.path('line', 30, 102, 930, 102),
  hanger(page.at(66, 84, 0.6), 0, 0, 60),
  bar(page, 98, 76, 90, 'ink', 9),
  repeat(4, (i) => bar(page, 300 + i * 92, 77, 60, i === 1 ? 'ink' : 'mute')),
  page.rect('soft', 690, 68, 150, 24, 12),
  page.disc('line', 706, 79, 5),
  cart(890, 80),
  page.disc('hot', 904, 70, 7),
]

const SIZES = 6

/** The buyers' view: each style with its run of sizes as filled boxes, what sells, what comes back. */
export const dashboard = (): Ink => {
  const styles = ['367520', '256764', '045310', '577654']
  const garments = [PRODUCTS.dress, PRODUCTS.shirt, coat, trousers]
  return [
    frame(),
    [
      bar(page, 54, 126, 130, 'ink', 12),
      repeat(3, (i) => page.rect(i ? 'paper' : 'ink', 380 + i * 88, 120, 76, 24, 12)),
    ],
    repeat(3, (i) => bar(page, 398 + i * 88, 129, 40, i ? 'mute' : 'blank')),
    page.rect('paper', 54, 160, 580, 436, 3),
    page.path('line', 54, 192, 634, 192),
    repeat(SIZES, (i) => bar(page, 240 + i * 44, 173, 16, 'ink')),
    styles.map((run, r) => {
      const y = 242 + r * 101
      return [
        r ? page.path('guide', 54, y - 50, 634, y - 50) : [],
        page.rect('soft', 70, y - 38, 66, 76),
        garments[r]?.(page.at(103, y, 0.6), r === 2 ? 'hot' : 'paper') ?? [],
        [bar(page, 150, y - 12, 60, 'ink'), bar(page, 150, y + 6, 40)],
        [...run].map((stock, i) => {
          const level = (Number(stock) / 7) * 48
          const x = 232 + i * 44
          return [
            page.rect(level ? 'paper' : 'dash', x, y - 24, 32, 48),
            level ? page.rect(level < 12 ? 'hot' : 'shade', x, y + 24 - level, 32, level) : [],
          ]
        }),
        graph(
          page,
          518,
          y - 22,
          98,
          44,
          [0.2, 0.4, 0.3, 0.7, 0.5, 0.9].map((share) => (r % 2 ? 1.1 - share : share)),
          r === 2 ? 'wire' : 'line',
        ),
      ]
    }),
    [page.rect('paper', 658, 120, 248, 230, 3), bar(page, 676, 138, 90, 'ink', 8)],
    page.path('line', 676, 166, 676, 326, 890, 326),
    graph(page, 680, 176, 206, 146, [0.1, 0.16, 0.3, 0.26, 0.5, 0.44, 0.7, 0.95]),
    graph(page, 680, 176, 206, 146, [0.14, 0.2, 0.24, 0.3, 0.36, 0.42, 0.46, 0.5], 'dash'),
    [page.rect('paper', 658, 370, 248, 226, 3), bar(page, 676, 388, 110, 'ink', 8)],
    ring(page, 738, 494, 60, 0.24, 20),
    trousers(page.at(738, 494, 0.6), 'paper'),
    repeat(4, (i) => [
      page.rect(i ? 'shade' : 'hot', 822, 438 + i * 30, 14, 14),
      bar(page, 846, 442 + i * 30, 50 - (i % 3) * 10),
    ]),
  ]
}

/** A garment: its pictures, colors and sizes, the measures, and what goes with it. */
export const product = (): Ink => {
  const looks: readonly Look[] = ['hot', 'shade', 'paper', 'soft']
  return [
    frame(),
    repeat(4, (i) => [
      page.rect(i ? 'paper' : 'soft', 54, 124 + i * 90, 64, 78),
      i === 3
        ? tape(page, 78, 404, 58)
        : PRODUCTS.dress(page.at(86, 163 + i * 90, [0.6, 0.76, 0.4][i] ?? 1), i ? 'soft' : 'hot'),
    ]),
    page.rect('soft', 134, 124, 350, 348),
    hanger(page, 309, 154, 150),
    PRODUCTS.dress(page.at(309, 306, 3.2), 'hot'),
    [dimension(page, 200, 460, 418, 460), dimension(page, 446, 166, 446, 446)],
    tape(page, 150, 140, 180),
    [bar(page, 516, 134, 260, 'ink', 16), bar(page, 516, 164, 150)],
    [bar(page, 516, 196, 90, 'ink', 14), bar(page, 620, 201, 60)],
    bar(page, 516, 236, 60, 'ink', 5),
    looks.map((look, i) => page.disc(look, 530 + i * 42, 266, 15)),
    page.disc('wire', 530, 266, 20),
    [bar(page, 516, 306, 40, 'ink', 5), bar(page, 740, 306, 80)],
    repeat(SIZES, (i) => {
      const x = 516 + i * 66
      return [
        page.rect(i === 2 ? 'hot' : i === 4 ? 'soft' : 'paper', x, 322, 54, 44, 3),
        bar(page, x + 17, 341, 20, i === 2 ? 'blank' : i === 4 ? 'mute' : 'ink'),
        i === 4 ? page.path('line', x, 366, x + 54, 322) : [],
      ]
    }),
    [button(page, 516, 392, 252, 46), page.rect('line', 780, 392, 46, 46, 3), cart(804, 416)],
    page.trace('line', 'M868,428C838,410 850,392 868,404C886,392 898,410 868,428Z'),
    lines(page, 516, 456, 300, [1, 0.7]),
    page.path('guide', 54, 492, 906, 492),
    bar(page, 54, 508, 120, 'ink', 8),
    [coat, PRODUCTS.shoe, PRODUCTS.bag, PRODUCTS.watch, PRODUCTS.shirt, trousers].map((good, i) => [
      page.rect('paper', 54 + i * 146, 528, 122, 72),
      good(page.at(96 + i * 146, 564, 0.58), i === 2 ? 'shade' : 'soft'),
      [bar(page, 134 + i * 146, 552, 30, 'ink'), bar(page, 134 + i * 146, 566, 24)],
    ]),
    pointer(page, 676, 350, 28, 'paper'),
  ]
}

/** The way out: address, payment, and the basket with the size on every garment. */
export const checkout = (): Ink => {
  const basket = [PRODUCTS.dress, coat, PRODUCTS.shoe]
  return [
    frame(),
    chain(page, 250, 140, 460, 14, ['done', 'done', 'current', 'open']),
    repeat(4, (i) => bar(page, 226 + i * 153, 164, 48, i === 2 ? 'ink' : 'mute')),
    page.rect('paper', 54, 196, 500, 130, 3),
    [
      bar(page, 74, 214, 90, 'ink', 8),
      page.disc('ink', 526, 218, 10),
      tick(page, 526, 218, 10, 'cut'),
    ],
    [field(page, 74, 238, 210, 0.6), field(page, 304, 238, 230, 0.4)],
    [bar(page, 74, 292, 210), bar(page, 304, 292, 130)],
    page.rect('soft', 54, 344, 500, 252, 3),
    bar(page, 74, 362, 110, 'ink', 8),
    repeat(3, (i) => [
      page.rect('paper', 74 + i * 156, 386, 144, 62, 3),
      page.disc('paper', 94 + i * 156, 417, 9),
      i ? [] : page.disc('hot', 94 + i * 156, 417, 5),
    ]),
    [
      page.rect('shade', 116, 402, 44, 30, 4),
      page.path('line', 116, 412, 160, 412),
      bar(page, 170, 414, 36),
    ],
    [
      page.rect('shade', 288, 398, 22, 38, 4),
      page.disc('ink', 299, 430, 2),
      bar(page, 320, 414, 40),
    ],
    [
      page.rect('shade', 430, 404, 50, 26, 2),
      page.disc('paper', 455, 417, 8),
      bar(page, 488, 414, 26),
    ],
    [
      field(page, 74, 466, 300, 0.7, 32),
      field(page, 392, 466, 62, 0.5, 32),
      field(page, 472, 466, 62, 0.4, 32),
    ],
    button(page, 74, 530, 460, 46),
    page.rect('paper', 580, 196, 326, 400, 3),
    bar(page, 600, 214, 100, 'ink', 8),
    basket.map((good, i) => [
      page.rect('soft', 600, 238 + i * 84, 66, 70),
      good(page.at(633, 273 + i * 84, 0.56), i ? 'paper' : 'hot'),
      [bar(page, 682, 252 + i * 84, 120, 'ink', 7), bar(page, 682, 268 + i * 84, 70)],
      page.rect('paper', 682, 284 + i * 84, 34, 20, 3),
      bar(page, 691, 291 + i * 84, 16, 'ink'),
      bar(page, 846, 252 + i * 84, 40, 'ink', 7),
    ]),
    page.path('line', 600, 498, 886, 498),
    repeat(2, (i) => [bar(page, 600, 514 + i * 20, 80), bar(page, 846, 514 + i * 20, 40)]),
    [bar(page, 600, 564, 70, 'ink', 12), bar(page, 816, 562, 70, 'ink', 16)],
  ]
}
