/** What comes on wheels: trucks that arrive in time, vans with a whole store, carts that race. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, bust } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { PRODUCTS } from '../parts/goods.ts'
import { can, clock } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Stacks shrink from day to day, the coming ones within a margin; a truck arrives before the last. */
export const stockForecast = (): Ink => {
  const stacks = [6, 5, 5, 3, 2, 1] as const
  const x = (i: number) => 76 + i * 92
  return [
    page.rect('wash', 396, 48, 220, 262),
    page.path('bold', 24, 310, 616, 310),
    stacks.map((count, i) =>
      repeat(count, (k) => {
        const [u, v] = [x(i), 310 - (k + 1) * 36]
        return i < 4
          ? [
              page.rect(i === 3 ? 'soft' : 'paper', u - 32, v, 64, 36),
              page.rect('mute', u - 6, v + 1, 12, 13),
            ]
          : page.rect('dash', u - 32, v, 64, 36)
      }),
    ),
    stacks.map((count, i) => {
      if (i < 4) return []
      const [middle, reach] = [310 - count * 36, 14 + (i - 3) * 15]
      const low = Math.min(310, middle + reach)
      return [
        page.path('wire', x(i), middle - reach, x(i), low),
        page.path('wire', x(i) - 12, middle - reach, x(i) + 12, middle - reach),
        page.path('wire', x(i) - 12, low, x(i) + 12, low),
        page.disc('hot', x(i), middle, 6),
      ]
    }),
    page.path('line', 396, 34, 396, 326),
    page.poly('ink', 396, 34, 428, 43, 396, 52),
    repeat(6, (i) => [
      page.path('line', x(i), 310, x(i), 320),
      bar(page, x(i) - 14, 328, 28, i === 3 ? 'ink' : 'mute'),
    ]),
    page.path('bold', 24, 446, 616, 446),
    [
      page.rect('hot', 330, 362, 118, 66, 3),
      repeat(2, (i) => page.path('cut', 370 + i * 39, 366, 370 + i * 39, 424)),
      page.trace('paper', 'M452,380L484,380L506,404L506,428L452,428Z'),
      page.trace('soft', 'M462,388L481,388L494,403L462,403Z'),
      [358, 476].map((u) => [page.disc('ink', u, 431, 15), page.disc('paper', u, 431, 6)]),
      repeat(3, (i) => page.path('line', 306 - i * 8, 380 + i * 16, 266 - i * 14, 380 + i * 16)),
    ],
    arrow(page, 'bold', [520, 400, 536, 400, 536, 350], 12),
  ]
}

/** A moving van is loaded with goods, customers and receipts; on its side two tallies agree. */
export const movingVan = (): Ink => {
  const box = (x: number, y: number, size: number, what: number, look: Look = 'paper'): Ink => [
    page.rect(look, x, y - size, size, size, 2),
    page.path(look === 'hot' ? 'cut' : 'line', x, y - size * 0.8, x + size, y - size * 0.8),
    what === 0
      ? PRODUCTS.shirt(page.at(x + size / 2, y - size * 0.38, size / 190), 'soft')
      : what === 1
        ? bust(page, x + size / 2, y - size * 0.36, size * 0.42)
        : repeat(3, (i) =>
            bar(
              page,
              x + size * 0.26,
              y - size * (0.64 - i * 0.17),
              size * (0.5 - (i % 2) * 0.14),
              'ink',
              5,
            ),
          ),
  ]
  const tally = (y: number): Ink =>
    repeat(2, (group) => [
      repeat(4, (i) =>
        page.path('bold', 312 + group * 62 + i * 11, y, 312 + group * 62 + i * 11, y + 42),
      ),
      page.path('bold', 304 + group * 62, y + 36, 353 + group * 62, y + 6),
    ])
  return [
    page.path('bold', 20, 424, 620, 424),
    [
      page.path('bold', 84, 424, 84, 74),
      page.trace('paper', 'M48,92L132,92L152,111L132,130L48,130Z'),
      bar(page, 62, 107, 62, 'ink', 8),
      page.trace('soft', 'M120,148L64,148L48,163L64,178L120,178Z'),
      bar(page, 68, 160, 40, 'mute'),
    ],
    page.rect('paper', 226, 98, 288, 268, 3),
    page.rect('shade', 226, 98, 52, 268),
    [box(232, 364, 44, 2), box(232, 318, 44, 1, 'soft')],
    page.rect('line', 226, 98, 52, 268),
    [tally(132), tally(216)],
    page.path('line', 432, 153, 446, 153, 446, 237, 432, 237),
    tick(page, 476, 195, 36),
    repeat(2, (i) => bar(page, 312, 314 + i * 18, 160 - i * 60, 'mute', 7)),
    page.trace('soft', 'M514,190L566,190C580,190 606,268 610,292L610,366L514,366Z'),
    page.trace('paper', 'M530,208L562,208C572,208 588,254 590,274L530,274Z'),
    page.rect('ink', 596, 326, 18, 12, 2),
    [286, 330, 560].map((x) => [page.disc('ink', x, 394, 30), page.disc('paper', x, 394, 12)]),
    page.rect('ink', 246, 366, 364, 10),
    page.poly('shade', 226, 366, 226, 376, 96, 424, 70, 424),
    [
      page.turn(150, 388, -20).path('bold', -34, 0, -34, -108),
      page.turn(150, 388, -20).path('bold', -34, -4, 34, -4),
      page.turn(150, 388, -20).disc('ink', -30, 3, 10),
    ],
    (() => {
      const q = page.turn(150, 388, -20)
      return [
        q.rect('hot', -28, -62, 58, 56, 2),
        q.path('cut', -28, -50, 30, -50),
        PRODUCTS.shirt(q.at(1, -28, 0.32), 'paper'),
        q.rect('paper', -26, -104, 46, 42, 2),
        bust(q, -3, -80, 20),
      ]
    })(),
    [box(20, 424, 46, 1), box(28, 378, 40, 2)],
  ]
}

/** A shopping cart on racing wheels in its pit stop: tank, wheel, jack and clock at work. */
export const pitStop = (): Ink => {
  const wheel = (x: number, y: number, r: number): Ink => [
    page.disc('ink', x, y, r),
    page.disc('paper', x, y, r * 0.56),
    repeat(5, (i) => page.turn(x, y, i * 72).path('line', 0, 0, r * 0.56, 0)),
    page.disc('ink', x, y, r * 0.14),
  ]
  return [
    repeat(20, (i) =>
      page.rect(
        (i + Math.floor(i / 10)) % 2 ? 'ink' : 'paper',
        478 + (i % 10) * 14,
        34 + Math.floor(i / 10) * 14,
        14,
        14,
      ),
    ),
    page.path('bold', 20, 430, 620, 430),
    page.path('dash', 60, 446, 580, 446),
    [
      can(page, 30, 100, 84, 118, 'soft', 'paper', 1),
      page.rect('shade', 24, 218, 96, 14),
      [40, 104].map((x) => page.path('bold', x, 232, x, 300)),
      page.trace('bold', 'M114,176C170,176 150,92 210,96C236,98 240,130 240,160'),
    ],
    [
      PRODUCTS.lamp(page.at(300, 128, 0.9), 'paper'),
      PRODUCTS.bag(page.at(360, 142, 0.9), 'soft'),
      PRODUCTS.shirt(page.at(424, 134, 0.9), 'shade'),
    ],
    page.poly('hot', 206, 168, 500, 168, 466, 300, 240, 300),
    repeat(6, (i) => page.path('cut', 246 + i * 42, 172, 262 + i * 34, 296)),
    [212, 254].map((y, i) => page.path('cut', 218 + i * 12, y, 488 - i * 11, y)),
    page.disc('paper', 352, 234, 34),
    page.path('bold', 342, 222, 354, 214, 354, 256),
    page.path('bold', 174, 130, 200, 140, 246, 330, 480, 330, 520, 346),
    page.rect('ink', 506, 338, 54, 9, 2),
    page.rect('ink', 160, 118, 36, 12, 5),
    [wheel(276, 374, 48), page.disc('dash', 446, 374, 50), page.disc('ink', 446, 374, 8)],
    [page.poly('shade', 330, 430, 396, 430, 364, 346), page.rect('ink', 340, 338, 48, 9, 2)],
    wheel(512, 382, 46),
    arrow(page, 'bold', [494, 318, 458, 318], 11),
    person(page, 590, 430, 150, 'soft'),
    page.path('bold', 580, 344, 556, 372),
    [person(page, 120, 430, 150, 'paper'), page.path('bold', 128, 338, 192, 362)],
    [
      page.rect('shade', 176, 350, 42, 20, 3),
      page.rect('ink', 218, 355, 16, 10),
      page.path('bold', 186, 370, 182, 390),
    ],
    [page.path('bold', 590, 282, 590, 170), clock(page, 590, 136, 36, 12, 2)],
  ]
}
