/** Covers of the case studies: dark in either mode, the subject right of the middle. */
import { space } from './iso.ts'
import { arrow, net, pointer } from './parts/annotate.ts'
import { bars, ring, schedule, sector } from './parts/charts.ts'
import { avatar, bar, lines } from './parts/content.ts'
import { chain } from './parts/flow.ts'
import { phoneFrame } from './parts/frames.ts'
import { PRODUCTS } from './parts/goods.ts'
import { boardingPass, planeSign } from './parts/travel.ts'
import { page, repeat } from './pen.ts'
import type { Ink } from './stroke.ts'

const ground = page.rect('ground', 0, 0, 960, 640)

/** A rail of clothes, and the shop that sells them on a phone. */
export const yepme = (): Ink => {
  const goods = [PRODUCTS.dress, PRODUCTS.shirt, PRODUCTS.dress, PRODUCTS.shirt, PRODUCTS.dress]
  return [
    ground,
    page.path('guide', 0, 560, 960, 560),
    [
      page.path('bold', 90, 110, 90, 560),
      page.path('bold', 50, 560, 130, 560),
      page.path('bold', 90, 130, 700, 130),
    ],
    goods.map((good, i) => {
      const x = 170 + i * 108
      return [
        page.trace(
          'line',
          `M${x - 6},120C${x - 6},106 ${x + 10},110 ${x + 6},122L${x},138L${x},160`,
        ),
        page.path('line', x - 40, 186, x, 160, x + 40, 186),
        good(page.at(x, i % 2 ? 284 : 266, 2.3), i === 2 ? 'hot' : i % 2 ? 'soft' : 'paper'),
      ]
    }),
    page.rect('soft', 180, 470, 400, 16),
    [page.path('line', 200, 486, 200, 560), page.path('line', 560, 486, 560, 560)],
    PRODUCTS.bag(page.at(270, 416, 1.25), 'paper'),
    PRODUCTS.shoe(page.at(410, 434, 1.3), 'paper'),
    PRODUCTS.bag(page.at(520, 436, 0.8), 'soft'),
    phoneFrame(page, 640, 90, 240, 480),
    bar(page, 668, 142, 90, 'ink', 10),
    page.path('line', 820, 140, 832, 140, 838, 156, 856, 156, 860, 144, 834, 144),
    Object.values(PRODUCTS)
      .slice(0, 6)
      .map((good, i) => {
        const [x, y] = [664 + (i % 2) * 100, 176 + Math.floor(i / 2) * 124]
        return [
          page.rect(i === 1 ? 'hot' : 'soft', x, y, 90, 84),
          good(page.at(x + 45, y + 42, 0.72), 'paper'),
          bar(page, x, y + 94, 60, 'ink'),
          bar(page, x, y + 106, 36),
        ]
      }),
  ]
}

/** A watch that measures a day: rings, pulse, steps. */
export const goemerge = (): Ink => [
  ground,
  net(page, 0, 80, 960, 480, 60),
  page.path(
    'wire',
    0,
    330,
    210,
    330,
    236,
    290,
    262,
    330,
    300,
    330,
    330,
    180,
    372,
    470,
    404,
    330,
    960,
    330,
  ),
  page.poly('soft', 510, 40, 670, 40, 690, 160, 490, 160),
  page.poly('soft', 510, 620, 670, 620, 690, 500, 490, 500),
  page.rect('shade', 722, 270, 22, 60, 6),
  page.rect('soft', 440, 140, 284, 380, 70),
  page.rect('paper', 462, 162, 240, 336, 54),
  ring(page, 582, 290, 104, 0.78, 24),
  [
    page.disc('soft', 582, 290, 70),
    sector(page, 582, 290, 70, -90, 130, 'ink'),
    page.disc('paper', 582, 290, 48),
  ],
  page.trace(
    'hot',
    'M582,320C540,290 556,258 574,266C580,268 582,276 582,278C582,276 584,268 590,266C608,258 624,290 582,320Z',
  ),
  bars(page, 510, 412, 144, 50, [0.3, 0.6, 0.4, 0.9, 0.7, 0.5, 0.8, 0.4], 3),
  [
    bar(page, 772, 200, 50, 'ink', 16),
    bar(page, 772, 232, 36),
    bar(page, 772, 420, 50, 'ink', 16),
    bar(page, 772, 452, 36),
  ],
  [
    page.path('line', 692, 232, 748, 208, 768, 208),
    page.path('line', 660, 440, 748, 428, 768, 428),
  ],
]

/** Towers, and the slides that present them to whoever shares them. */
export const jll = (): Ink => {
  const s = space(292, 330)
  const p = page.at(54.5, 46, 0.86)
  const tower = (x: number, y: number, size: number, h: number): Ink => [
    s.box(x, y, 0, size, size, h),
    repeat(Math.floor(h / 26), (i) => [
      s.left(x, y + size, h).path('line', 8, 18 + i * 26, size - 8, 18 + i * 26),
      s.right(x + size, y + size, h).path('line', 8, 18 + i * 26, size - 8, 18 + i * 26),
    ]),
  ]
  return [
    ground,
    net(s.top(-60, -60, 0), 0, 0, 360, 360, 60),
    [
      tower(0, 0, 80, 250),
      tower(110, 0, 70, 180),
      tower(0, 110, 70, 130),
      tower(100, 100, 90, 210),
      tower(200, 85, 60, 110),
    ],
    [p.rect('shade', 516, 90, 380, 240), p.rect('soft', 492, 120, 380, 240)],
    p.rect('paper', 468, 150, 380, 250),
    p.rect('hot', 468, 150, 12, 250),
    [bar(p, 506, 178, 160, 'ink', 16), lines(p, 506, 214, 140, [1, 0.8, 0.9, 0.5], 18)],
    [
      p.rect('soft', 680, 178, 140, 120),
      p.poly('paper', 700, 298, 700, 220, 730, 220, 730, 298),
      p.poly('shade', 736, 298, 736, 196, 776, 196, 776, 298),
      p.poly('paper', 782, 298, 782, 240, 806, 240, 806, 298),
    ],
    bars(p, 506, 316, 300, 64, [0.4, 0.6, 0.5, 0.8, 0.7, 1, 0.9, 0.6], 5),
    [pointer(p, 640, 300, 34, 'hot'), pointer(p, 812, 268, 34, 'paper')],
    p.path('line', 468, 470, 848, 470),
    repeat(4, (i) => avatar(p, 500 + i * 90, 470, 32, i === 1 ? 'hot' : 'soft')),
  ]
}

/** Demand laid against capacity, week by week. */
export const shopper = (): Ink => [
  ground,
  repeat(14, (i) => page.path('guide', 300 + i * 46, 70, 300 + i * 46, 570)),
  repeat(5, (i) => [avatar(page, 230, 112 + i * 52, 19), bar(page, 130, 108 + i * 52, 70)]),
  schedule(page, 300, 86, 46, 52, [
    [0, 0, 3, 'soft'],
    [0, 4, 5, 'hot'],
    [1, 1, 6, 'shade'],
    [1, 8, 4, 'soft'],
    [2, 0, 2, 'soft'],
    [2, 3, 4, 'shade'],
    [2, 8, 5, 'soft'],
    [3, 2, 7, 'soft'],
    [3, 10, 2, 'shade'],
    [4, 0, 5, 'shade'],
    [4, 6, 3, 'hot'],
    [4, 10, 3, 'soft'],
  ]),
  bars(
    page,
    300,
    380,
    598,
    180,
    [0.4, 0.5, 0.66, 0.6, 0.76, 0.95, 1, 0.82, 0.7, 0.6, 0.66, 0.5, 0.4],
    6,
  ),
  page.path('wire', 300, 420, 484, 420, 484, 404, 760, 404, 760, 420, 898, 420),
  page.path('line', 300, 380, 300, 560, 910, 560),
  page.path('dash', 599, 60, 599, 580),
  page.poly(
    'paper',
    140,
    430,
    180,
    430,
    180,
    470,
    220,
    470,
    220,
    510,
    180,
    510,
    180,
    550,
    140,
    550,
    140,
    510,
    100,
    510,
    100,
    470,
    140,
    470,
  ),
]

/** A washing machine, and the four approvals that its campaign passes. */
export const whirlpool = (): Ink => {
  const s = space(640, 336)
  const front = s.left(0, 220, 300)
  return [
    ground,
    net(s.top(-200, -60, 0), 0, 0, 520, 460, 52),
    s.box(0, 0, 0, 230, 220, 300),
    front.rect('paper', 0, 0, 230, 56),
    front.rect('shade', 14, 14, 74, 28),
    front.disc('paper', 130, 28, 16),
    repeat(3, (i) => front.disc(i ? 'ink' : 'hot', 168 + i * 18, 28, 5)),
    front.disc('shade', 115, 174, 92),
    front.disc('paper', 115, 174, 72),
    front.trace(
      'hot',
      'M46,186C70,164 90,204 115,186C140,168 160,204 184,184C180,270 50,270 46,186Z',
    ),
    s.right(230, 220, 300).rect('line', 24, 40, 170, 220),
    chain(page, 90, 540, 380, 34, ['done', 'done', 'current', 'open']),
    repeat(4, (i) => [bar(page, 62 + i * 127, 592, 56, 'ink'), bar(page, 72 + i * 127, 606, 36)]),
    arrow(page, 'line', [504, 540, 560, 540, 590, 500], 12),
  ]
}

/** A boarding pass that wins if it is shared. */
export const klm = (): Ink => [
  ground,
  page.trace('dash', 'M60,560C200,120 620,20 900,150'),
  planeSign(page.turn(470, 150, -18), 0, 0, 120, 'paper'),
  repeat(3, (i) =>
    page.disc(i === 1 ? 'hot' : 'paper', [60, 900, 60][i] ?? 0, [560, 150, 560][i] ?? 0, 12),
  ),
  [
    boardingPass(page.turn(330, 336, 10), 0, 0, 500),
    boardingPass(page.turn(270, 320, -6), 0, 0, 560),
  ],
  [
    page.disc('soft', 160, 200, 44),
    page.disc('soft', 100, 300, 30),
    page.disc('hot', 208, 286, 26),
  ],
  [
    page.path('line', 160, 244, 204, 262),
    page.path('line', 129, 296, 182, 288),
    avatar(page, 160, 200, 44),
    avatar(page, 100, 300, 30),
  ],
]
