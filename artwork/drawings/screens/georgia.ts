/** A quiz about health: its questions, its results, and how far these are passed on. */
import { arrow, pointer, tick } from '../parts/annotate.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { phoneFrame, windowFrame } from '../parts/frames.ts'
import { HABITS, type Habit, peach, pulse } from '../parts/wellbeing.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const KINDS: readonly Habit[] = ['apple', 'shoe', 'water', 'bed']

const habit = (p: Pen, u: number, v: number, size: number, i: number, chosen = false): Ink =>
  HABITS[KINDS[i % 4] ?? 'apple'](p.at(u, v, size / 100), chosen ? 'hot' : 'soft')

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('paper', 30, 58, 900, 46),
  peach(page, 64, 84, 26),
  bar(page, 92, 76, 120, 'ink', 9),
]

/** A result with its picture: a medal for a kind of person. */
const medal = (p: Pen, u: number, v: number, r: number, i: number): Ink => [
  p.poly(
    'shade',
    u - r * 0.5,
    v + r * 0.7,
    u - r * 0.72,
    v + r * 1.5,
    u - r * 0.34,
    v + r * 1.34,
    u - r * 0.1,
    v + r * 1.6,
    u,
    v + r * 0.9,
  ),
  p.poly(
    'shade',
    u + r * 0.5,
    v + r * 0.7,
    u + r * 0.72,
    v + r * 1.5,
    u + r * 0.34,
    v + r * 1.34,
    u + r * 0.1,
    v + r * 1.6,
    u,
    v + r * 0.9,
  ),
  p.disc('soft', u, v, r),
  p.disc('paper', u, v, r * 0.84),
  habit(p, u, v, r * 1.04, i, true),
]

/** A peach with a pulse; its results branch out to friends, and to theirs. */
export const cover = (): Ink => {
  const friends = [
    [660, 130, 34],
    [730, 330, 38],
    [650, 530, 32],
  ] as const
  const theirs = [
    [824, 70, 24],
    [852, 184, 20],
    [890, 300, 26],
    [872, 410, 20],
    [816, 500, 22],
    [800, 596, 24],
  ] as const
  return [
    page.rect('ground', 0, 0, 960, 640),
    repeat(9, (i) => page.path('guide', 0, 40 + i * 70, 960, 40 + i * 70)),
    friends.map(([x, y], i) => [
      page.path('line', 330, 340, x, y),
      [theirs[i * 2], theirs[i * 2 + 1]].map((to) =>
        to ? page.path('line', x, y, to[0], to[1]) : [],
      ),
    ]),
    peach(page, 320, 350, 400, 'hot'),
    pulse(page, 60, 360, 520, 240, 'cut'),
    page.path('wire', 0, 360, 118, 360),
    friends.map(([x, y, r], i) => [
      page.disc('ground', x, y, r + 8),
      avatar(page, x, y, r, i === 1 ? 'hot' : 'soft'),
    ]),
    theirs.map(([x, y, r], i) => [
      page.disc('ground', x, y, r + 6),
      i % 3 === 1 ? page.disc('dash', x, y, r) : avatar(page, x, y, r),
    ]),
  ]
}

/** How many stay from question to question, and the tree that grew from a share. */
export const dashboard = (): Ink => {
  const stay = [1, 0.94, 0.9, 0.87, 0.66, 0.63, 0.61, 0.58]
  const branches = [
    [742, 250, 3],
    [842, 250, 2],
    [656, 250, 2],
  ] as const
  return [
    frame(),
    repeat(3, (i) => bar(page, 660 + i * 84, 78, 56, i ? 'mute' : 'ink')),
    page.rect('paper', 54, 124, 540, 282, 3),
    bar(page, 74, 142, 140, 'ink', 9),
    page.path('line', 74, 362, 574, 362),
    stay.map((share, i) => {
      const [x, h] = [80 + i * 62, share * 180]
      const next = stay[i + 1]
      return [
        next === undefined
          ? []
          : page.poly(
              i === 3 ? 'hot' : 'mute',
              x + 44,
              362 - h,
              x + 62,
              362 - next * 180,
              x + 62,
              362,
              x + 44,
              362,
            ),
        page.rect('soft', x, 362 - h, 44, h),
        habit(page, x + 22, 384, 26, i),
      ]
    }),
    page.rect('paper', 614, 124, 292, 282, 3),
    bar(page, 634, 142, 110, 'ink', 9),
    branches.map(([x, y, count], k) => [
      page.path('line', 756, 190, x, y),
      repeat(count, (i) => {
        const u = x + (i - (count - 1) / 2) * 36
        return [
          page.path('line', x, y, u, 320),
          k === 0
            ? repeat(2, (j) => [
                page.path('guide', u, 320, u - 8 + j * 16, 372),
                page.disc('soft', u - 8 + j * 16, 372, 6),
              ])
            : [],
          page.disc('paper', u, 320, 10),
        ]
      }),
      page.disc('soft', x, y, 15),
    ]),
    avatar(page, 756, 190, 22, 'hot'),
    repeat(4, (i) => {
      const x = 54 + i * 136
      return [
        page.rect(i === 1 ? 'soft' : 'paper', x, 426, 126, 170, 3),
        medal(page, x + 63, 478, 34, i),
        [bar(page, x + 33, 550, 60, 'ink'), bar(page, x + 39, 568, 48, 'mute', 10)],
      ]
    }),
    page.rect('paper', 614, 426, 292, 170, 3),
    bar(page, 634, 444, 90, 'ink', 9),
    repeat(4, (i) => [
      bar(page, 634, 478 + i * 30, 80 - (i % 2) * 16),
      page.rect('soft', 730, 474 + i * 30, 156, 14, 7),
      page.rect(i === 2 ? 'hot' : 'shade', 730, 474 + i * 30, [120, 86, 150, 60][i] ?? 0, 14, 7),
    ]),
  ]
}

/** A question with pictures for answers, one of them chosen. */
export const question = (): Ink => [
  frame(),
  repeat(8, (i) =>
    page.rect(i < 3 ? 'hot' : i === 3 ? 'shade' : 'paper', 500 + i * 50, 76, 44, 12, 6),
  ),
  page.rect('wash', 31, 105, 898, 510),
  page.path('line', 30, 104, 930, 104),
  [bar(page, 240, 146, 480, 'ink', 20), bar(page, 320, 180, 320, 'ink', 20)],
  repeat(4, (i) => {
    const x = 72 + i * 208
    const chosen = i === 1
    return [
      chosen ? page.rect('shade', x + 8, 236, 192, 222, 6) : [],
      page.rect('paper', x, chosen ? 222 : 232, 192, 222, 6),
      habit(page, x + 96, chosen ? 314 : 324, 122, i, chosen),
      bar(page, x + 46, chosen ? 408 : 418, 100, chosen ? 'ink' : 'mute', 9),
      chosen
        ? [
            page.rect('wire', x, 222, 192, 222, 6),
            page.disc('hot', x + 178, 236, 18),
            tick(page, x + 178, 236, 18, 'cut'),
          ]
        : [],
    ]
  }),
  page.rect('paper', 72, 490, 816, 96, 6),
  [page.disc('soft', 120, 538, 30), pulse(page, 96, 538, 48, 44, 'line')],
  [
    bar(page, 172, 512, 210, 'ink', 9),
    lines(page, 172, 534, 420, [1, 0.8]),
    bar(page, 172, 566, 90, 'ink', 5),
  ],
  button(page, 744, 516, 120, 44),
  [bar(page, 660, 535, 56, 'mute')],
  pointer(page, 372, 392, 32, 'paper'),
]

/** A result, and the friend who meets it as a card. */
export const result = (): Ink => [
  phoneFrame(page, 150, 24, 290, 592),
  page.rect('soft', 158, 54, 274, 232),
  repeat(12, (i) => page.turn(295, 160, i * 30 + 15).path('line', 80, 0, 94, 0)),
  medal(page, 295, 160, 64, 1),
  [bar(page, 200, 304, 190, 'ink', 16), lines(page, 190, 334, 210, [1, 0.92, 0.5])],
  page.rect('paper', 182, 386, 226, 62, 4),
  [habit(page, 212, 417, 38, 2), bar(page, 244, 404, 110, 'ink', 7), bar(page, 244, 420, 140)],
  repeat(4, (i) => [
    page.disc(i === 0 ? 'hot' : 'soft', 211 + i * 56, 492, 22),
    [
      page.path('cut', 203, 496, 211, 484, 219, 496),
      page.rect('line', 259, 485, 16, 14, 3),
      page.disc('line', 323, 492, 8),
      [page.path('line', 371, 492, 387, 492), page.path('line', 379, 484, 379, 500)],
    ][i] ?? [],
  ]),
  button(page, 182, 536, 226, 42),
  arrow(page, 'wire', [448, 492, 490, 492, 490, 250, 518, 250], 10),
  phoneFrame(page, 524, 24, 290, 592),
  [avatar(page, 566, 88, 18), bar(page, 594, 78, 90, 'ink', 7), bar(page, 594, 92, 56)],
  lines(page, 548, 122, 236, [0.9, 0.6]),
  page.rect('paper', 546, 156, 246, 220, 4),
  page.rect('soft', 546, 156, 246, 134),
  medal(page, 608, 208, 40, 1),
  [
    page.disc('dash', 716, 208, 40),
    page.disc('dash', 716, 198, 13),
    page.trace('dash', 'M692,234C698,212 734,212 740,234'),
  ],
  [bar(page, 562, 306, 150, 'ink', 9), bar(page, 562, 326, 190), button(page, 562, 344, 80, 20)],
  page.path('guide', 532, 396, 806, 396),
  repeat(3, (i) => page.rect(i ? 'soft' : 'hot', 552 + i * 82, 410, 66, 20, 10)),
  page.path('guide', 532, 444, 806, 444),
  [bar(page, 560, 466, 210, 'ink', 10)],
  repeat(4, (i) => [
    page.rect('paper', 548 + i * 62, 492, 54, 62, 4),
    habit(page, 575 + i * 62, 524, 36, i),
  ]),
  repeat(8, (i) => page.rect(i ? 'soft' : 'hot', 560 + i * 27, 570, 20, 6, 3)),
]
