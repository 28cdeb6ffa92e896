/** Courses of work: lanes, switches, verdicts. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, bust, lines } from '../parts/content.ts'
import { chairSide, sitter } from '../parts/figures.ts'
import { panelFrame } from '../parts/frames.ts'
import { cloudShape } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const hourglass = (x: number, y: number, look: Look): Ink => [
  page.poly(
    'paper',
    x - 16,
    y - 26,
    x + 16,
    y - 26,
    x + 3,
    y,
    x + 16,
    y + 26,
    x - 16,
    y + 26,
    x - 3,
    y,
  ),
  page.poly(look, x - 9, y - 14, x + 9, y - 14, x, y),
  page.poly(look, x - 14, y + 24, x + 14, y + 24, x, y + 10),
  page.path('bold', x - 20, y - 28, x + 20, y - 28),
  page.path('bold', x - 20, y + 28, x + 20, y + 28),
]

/** Who does what, lane by lane; where the work changes hands it waits. */
export const processLanes = (): Ink => {
  const step = (x: number, y: number): Ink => [
    page.rect('paper', x - 40, y - 24, 80, 48, 4),
    lines(page, x - 26, y - 9, 52, [1, 0.6], 12),
  ]
  return [
    repeat(3, (i) => [
      page.rect(i === 1 ? 'soft' : 'paper', 30, 36 + i * 136, 580, 136),
      page.rect('shade', 30, 36 + i * 136, 66, 136),
      bust(page, 63, 108 + i * 136, 44),
    ]),
    [
      arrow(page, 'line', [196, 92, 236, 92], 8),
      arrow(page, 'line', [276, 116, 276, 204], 8),
      arrow(page, 'line', [316, 240, 348, 240], 8),
      arrow(page, 'line', [396, 194, 396, 92, 454, 92], 8),
      arrow(page, 'line', [396, 286, 396, 384, 350, 384], 8),
      arrow(page, 'line', [270, 384, 172, 384], 8),
      arrow(page, 'line', [534, 92, 568, 92, 568, 358], 8),
    ],
    [step(156, 92), step(276, 92), step(494, 92), step(276, 240), step(310, 384)],
    page.poly('paper', 396, 194, 444, 240, 396, 286, 348, 240),
    [
      page.path('bold', 390, 232, 396, 226, 402, 232, 396, 242, 396, 248),
      page.disc('ink', 396, 256, 2.5),
    ],
    [page.disc('bold', 150, 384, 20), page.disc('ink', 150, 384, 12)],
    [page.disc('paper', 568, 384, 26), tick(page, 568, 384, 24, 'bold')],
    repeat(4, (i) => page.rect('paper', 462 + (i % 2) * 4, 282 - i * 9, 62, 12)),
    [
      page.disc('paper', 568, 240, 36),
      hourglass(568, 240, 'hot'),
      page.path('dash', 494, 116, 494, 248),
    ],
  ]
}

/** What fits runs through by itself; what does not is switched to a desk. */
export const exceptionTrack = (): Ink => {
  const paper = (x: number, y: number): Ink => [
    page.rect('paper', x - 21, y - 56, 42, 52, 2),
    lines(page, x - 13, y - 46, 26, [1, 0.7, 0.9], 11),
    page.rect('ink', x - 24, y - 5, 48, 5),
  ]
  return [
    [
      page.path('bold', 20, 150, 500, 150),
      page.path('bold', 20, 166, 500, 166),
      repeat(24, (i) => page.path('line', 30 + i * 20, 144, 30 + i * 20, 172)),
      page.trace('bold', 'M220,150C300,150 300,330 420,330'),
      page.trace('bold', 'M210,166C288,166 288,346 420,346'),
      repeat(6, (i) => {
        const [x = 0, y = 0] =
          [
            [262, 186],
            [280, 218],
            [296, 252],
            [318, 290],
            [350, 322],
            [390, 338],
          ][i] ?? []
        const angle = [68, 72, 70, 52, 28, 4][i] ?? 0
        return page.turn(x, y, angle + 90).path('line', -16, 0, 16, 0)
      }),
    ],
    [
      page.disc('paper', 216, 216, 20),
      page.path('bold', 216, 216, 196, 258),
      page.disc('ink', 216, 216, 5),
      page.path('dash', 216, 196, 216, 172),
    ],
    [paper(70, 144), paper(150, 144), paper(360, 144), paper(440, 144)],
    [
      page.disc('hot', 300, 214, 34),
      bar(page, 282, 202, 36, 'blank'),
      bar(page, 282, 216, 24, 'blank'),
    ],
    [
      page.poly('shade', 500, 130, 516, 196, 604, 196, 620, 130),
      repeat(4, (i) => page.rect('paper', 526 + (i % 2) * 4, 118 - i * 10, 66, 12)),
      page.poly('soft', 500, 140, 516, 196, 604, 196, 620, 140),
      tick(page, 560, 170, 30, 'bold'),
    ],
    [
      page.path('line', 380, 446, 620, 446),
      page.rect('shade', 410, 346, 130, 10),
      page.path('line', 422, 356, 422, 446),
      page.path('line', 526, 356, 526, 446),
      chairSide(page, 586, 390, 132, -1),
      sitter(page, 574, 386, 124, 'paper', -1),
      page.rect('paper', 436, 340, 44, 6),
      page.path('bold', 470, 338, 484, 322),
    ],
  ]
}

const fate = (x: number, y: number, look: Look = 'paper'): Ink => [
  panelFrame(page, x, y, 106, 88, look),
  lines(page, x + 14, y + 38, 78, look === 'hot' ? [] : [0.6, 1, 0.8], 14),
  look === 'hot'
    ? [
        bar(page, x + 14, y + 38, 48, 'blank'),
        bar(page, x + 14, y + 52, 78, 'blank'),
        bar(page, x + 14, y + 66, 60, 'blank'),
      ]
    : [],
]

/** Four programs, four fates: put away, kept, lifted to the cloud, taken apart. */
export const applicationVerdicts = (): Ink => [
  page.path('line', 16, 420, 624, 420),
  [
    fate(38, 240),
    page.rect('soft', 24, 270, 134, 150),
    repeat(5, (i) => page.rect('paper', 24, 270 + i * 30, 134, 24)),
    page.rect('shade', 34, 270, 14, 150),
    page.rect('shade', 134, 270, 14, 150),
    repeat(5, (i) => [
      page.disc('ink', 41, 282 + i * 30, 2),
      page.disc('ink', 141, 282 + i * 30, 2),
    ]),
    page.turn(30, 262, -24).rect('paper', 0, -10, 134, 12),
  ],
  [
    page.rect('ink', 178, 330, 134, 10),
    page.path('line', 190, 340, 190, 420),
    page.path('line', 300, 340, 300, 420),
    page.rect('shade', 178, 400, 134, 8),
    fate(192, 242),
    repeat(3, (i) => page.rect('soft', 204 + i * 22, 360, 18, 40)),
  ],
  [
    cloudShape(page, 330, 40, 134, 'paper'),
    page.path('line', 372, 116, 348, 190),
    page.path('line', 420, 116, 446, 190),
    page.path('line', 396, 116, 396, 190),
    fate(344, 190, 'hot'),
    page.rect('dash', 344, 332, 106, 88, 4),
    arrow(page, 'wire', [397, 324, 397, 292], 10),
  ],
  [
    page.path('guide', 488, 420, 488, 250),
    page.path('guide', 616, 420, 616, 250),
    page.path('line', 484, 420, 484, 252),
    page.path('line', 616, 420, 616, 252),
    repeat(4, (i) => page.path('line', 478, 270 + i * 40, 622, 270 + i * 40)),
    page.path('line', 484, 310, 616, 350),
    page.path('line', 616, 310, 484, 350),
    page.poly(
      'paper',
      498,
      420,
      498,
      318,
      540,
      318,
      552,
      340,
      574,
      336,
      580,
      352,
      602,
      352,
      602,
      420,
    ),
    lines(page, 510, 352, 60, [0.6, 1, 0.8], 16),
    page.turn(556, 286, 10).rect('paper', 0, 0, 46, 24, 3),
    page.turn(500, 262, -14).rect('soft', 0, 0, 36, 20, 3),
    page.turn(560, 244, 30).rect('ink', -5, -80, 10, 70, 4),
    page
      .turn(560, 244, 30)
      .trace('shade', 'M-8,-78C-20,-84 -20,-106 -8,-112L-8,-96L8,-96L8,-112C20,-106 20,-84 8,-78Z'),
  ],
]
