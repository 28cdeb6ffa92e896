/** A wedding guide on the web: the plan of a couple, the search by trade and place, vendors side by side. */

import { cross, pointer, tick } from '../parts/annotate.ts'
import { ring } from '../parts/charts.ts'
import { avatar, bar, button, lines, photo } from '../parts/content.ts'
import { station } from '../parts/flow.ts'
import { windowFrame } from '../parts/frames.ts'
import { heart, rating, rings, TRADES } from '../parts/nuptials.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const trades = Object.values(TRADES)

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  rings(page.at(66, 80, 0.4)),
  bar(page, 98, 76, 130, 'ink', 9),
  repeat(3, (i) => bar(page, 560 + i * 90, 77, 60)),
  [heart(page, 850, 80, 22), avatar(page, 894, 80, 14)],
  page.path('line', 30, 102, 930, 102),
]

/** A vendor's picture: the sign of the trade on a ground. */
const portrait = (u: number, v: number, w: number, h: number, trade: number): Ink => [
  page.rect(trade % 2 ? 'shade' : 'soft', u, v, w, h),
  trades[trade % trades.length]?.(page.at(u + w / 2, v + h / 2, h / 130), 'paper') ?? [],
]

const pin = (u: number, v: number, size: number, chosen: boolean): Ink => {
  const p = page.at(u, v, size / 40)
  return [
    p.trace(
      chosen ? 'hot' : 'paper',
      'M0,0C-10,-16 -17,-22 -17,-32C-17,-43 -9,-50 0,-50C9,-50 17,-43 17,-32C17,-22 10,-16 0,0Z',
    ),
    chosen ? heart(p, 0, -32, 16, 'blank') : p.disc('shade', 0, -33, 6),
  ]
}

/** The couple's page: the day, the trades still open, and the vendors kept for each. */
export const dashboard = (): Ink => [
  frame(),
  page.rect('soft', 54, 122, 852, 110, 3),
  rings(page.at(118, 176, 0.9), 'hot'),
  [bar(page, 180, 150, 240, 'ink', 18), bar(page, 180, 182, 160), bar(page, 180, 200, 110)],
  repeat(3, (i) => [
    page.rect('paper', 640 + i * 84, 142, 72, 70, 3),
    bar(page, 656 + i * 84, 158, 40, 'ink', 22),
    bar(page, 662 + i * 84, 194, 28),
  ]),
  [bar(page, 54, 254, 150, 'ink', 10), bar(page, 640, 254, 110, 'ink', 10)],
  trades.map((trade, i) => {
    const y = 278 + i * 64
    const kept = [3, 3, 2, 1, 0][i] ?? 0
    return [
      page.rect(i === 2 ? 'soft' : 'paper', 54, y, 556, 56, 3),
      trade(page.at(88, y + 28, 0.42), i === 2 ? 'hot' : 'soft'),
      [bar(page, 124, y + 18, 90 - (i % 3) * 14, 'ink'), bar(page, 124, y + 33, 60)],
      repeat(kept, (k) => [
        photo(page, 250 + k * 66, y + 8, 54, 40, 'shade'),
        i < 2 && k === 1 ? heart(page, 302 + k * 66, y + 12, 18) : [],
      ]),
      page.rect('dash', 250 + kept * 66, y + 8, 54, 40),
      page.path('line', 271 + kept * 66, y + 28, 283 + kept * 66, y + 28),
      page.path('line', 277 + kept * 66, y + 22, 277 + kept * 66, y + 34),
      station(page, 584, y + 28, 11, i < 2 ? 'done' : i === 2 ? 'current' : 'open'),
    ]
  }),
  page.rect('paper', 640, 278, 266, 196, 3),
  repeat(7, (i) => bar(page, 659 + i * 35, 292, 14, 'ink', 4)),
  repeat(35, (i) => {
    const [x, y] = [654 + (i % 7) * 35, 306 + Math.floor(i / 7) * 32]
    return i === 26
      ? [page.rect('hot', x, y, 28, 26), heart(page, x + 14, y + 15, 16, 'blank')]
      : page.rect([9, 17, 20].includes(i) ? 'shade' : 'wash', x, y, 28, 26)
  }),
  page.rect('paper', 640, 488, 266, 108, 3),
  ring(page, 696, 542, 40, 0.45, 14),
  lines(page, 758, 516, 120, [0.8, 1, 0.6], 22),
]

/** Search: trades across the top, places on a map, vendors beside it. */
export const search = (): Ink => {
  const places = [
    [146, 278],
    [262, 292],
    [344, 356],
    [196, 470],
    [390, 500],
    [300, 560],
  ] as const
  return [
    frame(),
    page.rect('soft', 30, 102, 900, 74),
    trades.map((trade, i) => [
      page.rect(i ? 'paper' : 'ink', 54 + i * 74, 112, 62, 54, 3),
      trade(page.at(85 + i * 74, 139, 0.4), i ? 'soft' : 'hot'),
    ]),
    [
      page.rect('paper', 440, 122, 210, 34, 3),
      pin(462, 150, 18, false),
      bar(page, 484, 136, 110, 'ink'),
    ],
    [page.rect('paper', 662, 122, 130, 34, 3), bar(page, 676, 136, 80)],
    button(page, 804, 122, 102, 34),
    page.rect('shade', 30, 176, 430, 440),
    page.poly('soft', 30, 176, 460, 176, 460, 260, 330, 310, 210, 300, 30, 400),
    page.poly('soft', 30, 470, 190, 400, 330, 420, 460, 380, 460, 616, 30, 616),
    page.path('cut', 90, 176, 150, 360, 120, 616),
    page.path('cut', 30, 260, 240, 270, 460, 200),
    page.path('cut', 30, 540, 230, 500, 460, 570),
    page.path('cut', 280, 176, 250, 400, 360, 616),
    page.disc('dash', 256, 400, 150),
    places.map(([x, y], i) => pin(x, y, i === 1 ? 48 : 34, i === 1 || i === 4)),
    page.path('line', 460, 176, 460, 616),
    repeat(3, (i) => {
      const y = 192 + i * 142
      return [
        page.rect(i === 1 ? 'soft' : 'paper', 480, y, 426, 128, 3),
        portrait(492, y + 12, 140, 104, i === 1 ? 0 : i ? 5 : 10),
        [bar(page, 652, y + 22, 150 - i * 20, 'ink', 10), rating(page, 658, y + 52, 5 - (i % 2))],
        [lines(page, 652, y + 72, 150, [1, 0.7]), bar(page, 652, y + 104, 50, 'ink')],
        heart(page, 878, y + 28, 26, i === 1 ? 'hot' : 'paper'),
        button(page, 812, y + 84, 80, 28, i === 1 ? 'hot' : 'paper'),
      ]
    }),
    pointer(page, 880, 362, 26, 'paper'),
  ]
}

const answer = (p: Pen, u: number, v: number, kind: number): Ink => {
  if (kind === 0) return cross(p, u, v, 11)
  return kind === 1 ? tick(p, u, v, 16) : bar(p, u - 32, v - 3, 64)
}

/** Three florists side by side, the questions down the left, and the letter to one of them. */
export const compare = (): Ink => {
  const rows = [
    [2, 2, 2],
    [1, 1, 0],
    [1, 1, 1],
    [0, 1, 0],
    [2, 2, 2],
  ]
  return [
    frame(),
    [TRADES.flowers(page.at(78, 146, 0.5), 'hot'), bar(page, 112, 134, 110, 'ink', 12)],
    bar(page, 112, 156, 70),
    repeat(3, (c) => {
      const x = 236 + c * 150
      return [
        page.rect(c === 1 ? 'soft' : 'paper', x, 120, 138, 476, 3),
        portrait(x + 10, 130, 118, 88, c === 1 ? 2 : 7),
        c === 1 ? heart(page, x + 118, 136, 24) : [],
        [bar(page, x + 24, 232, 90, 'ink', 8), rating(page, x + 40, 258, [4, 5, 3][c] ?? 4)],
        button(page, x + 14, 552, 110, 30, c === 1 ? 'hot' : 'paper'),
      ]
    }),
    rows.map((row, r) => {
      const y = 308 + r * 50
      return [
        page.path('guide', 54, y - 25, 674, y - 25),
        bar(page, 54, y - 3, [120, 90, 140, 104, 76][r] ?? 0, 'ink'),
        row.map((kind, c) => answer(page, 305 + c * 150, y, kind)),
      ]
    }),
    page.path('guide', 54, 533, 674, 533),
    page.rect('paper', 700, 120, 206, 476, 3),
    [avatar(page, 730, 152, 18, 'hot'), bar(page, 758, 142, 100, 'ink'), bar(page, 758, 157, 60)],
    [page.rect('soft', 714, 192, 150, 64, 8), lines(page, 726, 208, 126, [1, 0.8, 0.5])],
    [
      page.rect('hot', 742, 274, 150, 50, 8),
      bar(page, 756, 290, 110, 'blank'),
      bar(page, 756, 304, 70, 'blank'),
    ],
    [page.rect('soft', 714, 342, 150, 84, 8), lines(page, 726, 356, 100, [1, 0.6])],
    repeat(3, (i) => page.rect('paper', 726 + i * 44, 384, 36, 30, 2)),
    [page.rect('paper', 714, 500, 178, 44, 3), lines(page, 726, 514, 130, [0.8])],
    button(page, 714, 556, 178, 28),
  ]
}

/** The kitchen table: a laptop with the guide, two cups, a cake to come. */
export const cover = (): Ink => [
  page.rect('ground', 0, 0, 960, 640),
  page.path('guide', 0, 90, 960, 90),
  repeat(10, (i) => page.path('guide', 48 + i * 96, 0, 48 + i * 96, 90)),
  page.poly('soft', 40, 520, 140, 430, 850, 430, 930, 520),
  page.rect('shade', 40, 520, 890, 24),
  [page.path('bold', 90, 544, 90, 640), page.path('bold', 880, 544, 880, 640)],
  page.rect('paper', 250, 150, 440, 296, 10),
  page.rect('soft', 266, 166, 408, 262),
  page.poly('shade', 250, 446, 690, 446, 740, 486, 200, 486),
  page.poly('soft', 410, 466, 530, 466, 540, 480, 400, 480),
  [rings(page.at(292, 188, 0.34)), bar(page, 316, 184, 90, 'ink', 8)],
  heart(page, 650, 188, 22),
  repeat(6, (i) => {
    const [x, y] = [284 + (i % 3) * 128, 212 + Math.floor(i / 3) * 104]
    return [
      page.rect('paper', x, y, 116, 94, 3),
      trades[i % 5]?.(page.at(x + 58, y + 38, 0.56), i === 2 ? 'hot' : 'shade') ?? [],
      bar(page, x + 14, y + 76, 56, 'ink'),
      i % 2 ? [] : heart(page, x + 100, y + 78, 16),
    ]
  }),
  TRADES.cake(page.at(804, 356, 1.9), 'hot'),
  page.path('line', 804, 432, 804, 466),
  page.disc('paper', 804, 470, 52, 10),
  repeat(2, (i) => {
    const p = page.at(i ? 190 : 112, i ? 474 : 440)
    return [
      p.arc('bold', 46, -20, 14, -90, 90),
      p.trace('paper', 'M0,-44L46,-44L42,0C40,6 6,6 4,0Z'),
      p.disc(i ? 'hot' : 'shade', 23, -44, 23, 6),
      p.trace('line', 'M14,-58C8,-66 20,-72 14,-82'),
      p.trace('line', 'M30,-58C24,-66 36,-72 30,-82'),
    ]
  }),
]
