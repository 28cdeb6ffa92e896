/** Databases as machines: filled, moved, compared, asked. */
import { arrow, cross, dimension, tick } from '../parts/annotate.ts'
import { bar, table } from '../parts/content.ts'
import { equal, notEqual, plus } from '../parts/figures.ts'
import { can, clock, rackFront, warning } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Every change of one store runs on a tape into the other. */
export const changeDataCapture = (): Ink => {
  const signs = [164, 216, 268, 320, 372, 424]
  return [
    can(page, 36, 90, 150, 330, 'soft', 'paper', 3),
    can(page, 454, 90, 150, 330, 'soft', 'paper', 3),
    page.trace('paper', 'M120,232L520,232L520,272L120,272Z'),
    [page.path('guide', 120, 240, 520, 240), page.path('guide', 120, 264, 520, 264)],
    page.rect('shade', 104, 220, 26, 64, 3),
    page.rect('shade', 510, 220, 26, 64, 3),
    signs.map((x, i) => [
      page.rect(i === 0 ? 'hot' : 'paper', x - 17, 238, 34, 28, 2),
      i % 3 === 0
        ? plus(page, x, 252, 14, i === 0 ? 'cut' : 'bold')
        : i % 3 === 1
          ? page.turn(x, 252, 40).poly('ink', -3, -9, 3, -9, 3, 5, 0, 10, -3, 5)
          : page.path('bold', x - 7, 252, x + 7, 252),
    ]),
    [
      page.disc('soft', 222, 302, 26),
      page.disc('paper', 222, 302, 7),
      page.disc('soft', 418, 302, 26),
      page.disc('paper', 418, 302, 7),
      page.path('line', 222, 302, 222, 430),
      page.path('line', 418, 302, 418, 430),
      page.path('line', 190, 430, 450, 430),
    ],
    arrow(page, 'line', [270, 330, 370, 330], 10),
    [
      plus(page, 539, 330, 22, 'bold'),
      repeat(3, (i) => bar(page, 500 + i * 28, 366, 18, i ? 'mute' : 'ink', 7)),
    ],
  ]
}

const definition = (x: number, chips: readonly number[], hot: number): Ink => [
  page.rect('paper', x, 56, 180, 360, 3),
  page.rect('ink', x, 56, 180, 44, 3),
  bar(page, x + 18, 73, 84, 'blank', 10),
  chips.map((chip, i) => [
    i ? page.path('guide', x, 100 + i * 52, x + 180, 100 + i * 52) : [],
    bar(page, x + 18, 122 + i * 52, [70, 54, 84, 62, 76, 48][i] ?? 0, 'ink', 8),
    chip === 0
      ? page.rect(i === hot ? 'hot' : 'soft', x + 124, 115 + i * 52, 38, 22)
      : chip === 1
        ? page.disc('shade', x + 143, 126 + i * 52, 13)
        : page.poly('soft', x + 143, 112 + i * 52, x + 160, 138 + i * 52, x + 126, 138 + i * 52),
  ]),
]

/** Two definitions of the same table; one column has no type that fits. */
export const schemaConversion = (): Ink => {
  const y = (i: number) => 126 + i * 52
  const pairs = [
    [0, 0],
    [1, 2],
    [2, 1],
    [3, 3],
    [5, 5],
  ] as const
  return [
    definition(50, [0, 2, 0, 0, 1, 2], -1),
    definition(410, [0, 0, 2, 0, 0, 2], 4),
    pairs.map(([from, to]) => [
      page.trace('line', `M230,${y(from)}C320,${y(from)} 320,${y(to)} 410,${y(to)}`),
      page.disc('ink', 230, y(from), 4),
      page.disc('ink', 410, y(to), 4),
    ]),
    page.path('dash', 230, y(4), 286, y(4)),
    page.path('dash', 354, y(4), 410, y(4)),
    warning(page, 320, y(4), 52),
  ]
}

/** A crane lifts a store off its old rack and sets it down on new ground. */
export const databaseLift = (): Ink => [
  page.path('line', 20, 440, 620, 440),
  rackFront(page, 48, 300, 150, 4, 32),
  [
    page.path('bold', 250, 440, 250, 66),
    page.path('bold', 284, 440, 284, 66),
    repeat(9, (i) =>
      page.path('line', 250 + (i % 2) * 34, 440 - i * 40, 284 - (i % 2) * 34, 400 - i * 40),
    ),
    page.path('bold', 250, 66, 267, 28, 284, 66),
    page.path('bold', 120, 66, 590, 66),
    page.path('bold', 120, 84, 590, 84),
    repeat(18, (i) =>
      page.path('line', 120 + i * 26, i % 2 ? 66 : 84, 146 + i * 26, i % 2 ? 84 : 66),
    ),
    page.path('line', 267, 28, 130, 66),
    page.path('line', 267, 28, 560, 66),
    page.rect('shade', 122, 84, 52, 42),
    page.rect('paper', 252, 92, 30, 34, 3),
  ],
  [
    page.rect('ink', 376, 84, 34, 10),
    page.path('line', 393, 94, 393, 140),
    page.arc('bold', 393, 150, 9, -90, 150),
    page.path('line', 393, 158, 340, 196, 446, 196, 393, 158),
  ],
  can(page, 340, 184, 106, 116, 'soft', 'paper', 0),
  page.trace('hot', 'M340,232L340,262C340,284 446,284 446,262L446,232C446,254 340,254 340,232Z'),
  [
    page.rect('ink', 440, 386, 164, 12),
    repeat(2, (i) => [
      page.path('line', 474 + i * 96, 398, 460 + i * 96, 440),
      page.path('line', 474 + i * 96, 398, 488 + i * 96, 440),
      page.path('line', 464 + i * 96, 424, 484 + i * 96, 424),
    ]),
    can(page, 470, 262, 104, 122, 'dash', 'dash', 1),
  ],
  [
    page.trace('line', 'M130,300C130,220 240,330 340,282'),
    page.trace('line', 'M160,300C170,250 250,340 344,290'),
    page.trace('line', 'M446,286C500,330 560,330 588,386'),
  ],
]

/** Row by row it is proven that both tables hold the same. */
export const rowComparison = (): Ink => {
  const y = (i: number) => 96 + i * 42
  const side = (x: number): Ink => [
    page.rect('paper', x, 40, 214, 350),
    page.rect('soft', x, 40, 214, 36),
    [bar(page, x + 16, 55, 40, 'ink'), bar(page, x + 100, 55, 60, 'ink')],
    repeat(7, (i) => [
      i === 4
        ? page.rect('hot', x, y(i) - 20, 214, 42)
        : page.path('guide', x, y(i) + 22, x + 214, y(i) + 22),
      bar(page, x + 16, y(i) - 3, 30, i === 4 ? 'blank' : 'mute', 8),
      bar(
        page,
        x + 66,
        y(i) - 3,
        [60, 46, 70, 52, 64, 40, 58][i] ?? 0,
        i === 4 ? 'blank' : 'mute',
        8,
      ),
      bar(
        page,
        x + 156,
        y(i) - 3,
        i === 4 && x > 300 ? 20 : ([40, 32, 44, 28, 42, 36, 30][i] ?? 0),
        i === 4 ? 'blank' : 'ink',
        8,
      ),
    ]),
    page.rect('line', x, 40, 214, 350),
  ]
  return [
    side(40),
    side(386),
    repeat(7, (i) =>
      i === 4 ? notEqual(page, 320, y(i), 34, 'wire') : equal(page, 320, y(i), 26, 'bold'),
    ),
    [40, 386].map((x) => [
      page.path('line', x + 107, 390, x + 107, 412),
      page.rect('paper', x + 32, 412, 150, 38, 19),
      bar(page, x + 54, 428, 22, 'ink'),
      repeat(4, (i) => bar(page, x + 82 + i * 22, 428, 14, i % 2 ? 'mute' : 'ink')),
    ]),
    page.path('dash', 222, 431, 418, 431),
    page.disc('paper', 320, 431, 18),
    cross(page, 320, 431, 14, 'bold'),
  ]
}

/** How a question is answered: from the tables at the right to the result at the left. */
export const queryPlan = (): Ink => {
  const leaf = (y: number, look: 'soft' | 'hot'): Ink => [
    table(page, 500, y, 100, [0.5, 0.5], 2, 22),
    page.rect(look, 500, y, 100, 22),
  ]
  const join = (x: number, y: number): Ink => [
    page.disc('line', x - 11, y, 19),
    page.disc('line', x + 11, y, 19),
  ]
  const flow = (x0: number, y0: number, x1: number, y1: number, w: number, hot = false): Ink => {
    const m = (x0 + x1) / 2
    return [
      page.poly(
        hot ? 'hot' : 'shade',
        ...[x0, y0 - w, m - w, y0 - w, m - w, y1 - w, x1 + w + 8, y1 - w, x1 + w + 8, y1 - w - 7],
        ...[x1, y1, x1 + w + 8, y1 + w + 7, x1 + w + 8, y1 + w, m + w, y1 + w, m + w, y0 + w],
        ...[x0, y0 + w],
      ),
    ]
  }
  const box = (x: number, y: number, w = 92, h = 66): Ink =>
    page.rect('paper', x - w / 2, y - h / 2, w, h, 4)
  return [
    flow(500, 80, 414, 148, 2),
    flow(500, 216, 414, 172, 2),
    flow(500, 350, 414, 350, 13, true),
    flow(320, 160, 266, 240, 3),
    flow(320, 350, 266, 276, 7),
    flow(176, 256, 132, 256, 2),
    [leaf(46, 'soft'), leaf(182, 'soft'), leaf(316, 'soft')],
    [box(366, 160), join(366, 160)],
    [
      box(366, 350, 92, 80),
      page.trace('soft', 'M340,326L392,326L372,352L372,374L360,366L360,352Z'),
    ],
    [box(222, 256, 88, 88), join(222, 256)],
    [page.rect('ink', 40, 206, 90, 100, 4), tick(page, 85, 244, 34, 'cut')],
    bar(page, 60, 282, 50, 'blank'),
    [page.path('line', 456, 366, 456, 404), clock(page, 456, 432, 28, 12, 2)],
    dimension(page, 320, 414, 412, 414),
  ]
}
