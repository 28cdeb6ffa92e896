/** People who come, go, hand over and work side by side. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, crossed, lines, photo } from '../parts/content.ts'
import { chairSide, person, sitter } from '../parts/figures.ts'
import { clock } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const deskSide = (x: number, y: number): Ink => [
  page.rect('shade', x, y, 92, 8),
  page.path('line', x + 8, y + 8, x + 8, y + 62),
  page.path('line', x + 84, y + 8, x + 84, y + 62),
  page.rect('soft', x + 26, y - 5, 36, 5),
  page.path('bold', x + 61, y - 4, x + 72, y - 38),
]

/** Three are at work; the fourth seat waits for the one who comes. */
export const emptySeat = (): Ink => {
  const seat = (x: number, y: number, look: Look): Ink => [
    chairSide(page, x - 4, y + 14, 84),
    sitter(page, x + 10, y + 12, 84, look),
    deskSide(x + 44, y - 8),
  ]
  return [
    page.path('line', 20, 210, 620, 210),
    page.path('line', 20, 424, 620, 424),
    [seat(90, 156, 'paper'), seat(330, 156, 'soft')],
    [
      page.path('line', 52, 210, 52, 176),
      page.trace('soft', 'M52,178C30,150 40,130 52,118C64,130 74,150 52,178Z'),
      page.rect('shade', 42, 184, 20, 26),
    ],
    page.rect('paper', 516, 84, 84, 60),
    page.path('line', 524, 132, 546, 112, 562, 122, 592, 96),
    seat(426, 370, 'paper'),
    [
      page.path('dash', 228, 338, 234, 384, 274, 384, 276, 424),
      page.path('dash', 234, 384, 232, 424),
      deskSide(284, 362),
    ],
    [
      person(page, 110, 424, 150, 'hot'),
      page.trace('hot', 'M122,312L150,344L144,352L114,334Z'),
      page.turn(118, 350, -18).rect('paper', 0, 0, 54, 10, 2),
      arrow(page, 'wire', [158, 400, 212, 400], 12),
    ],
  ]
}

/** One board for two groups in two time zones. */
export const sharedBoard = (): Ink => {
  const half = (side: 1 | -1): Ink => {
    const x = (u: number) => (side === 1 ? u : 640 - u)
    const desk = (u: number, y: number, look: Look): Ink => [
      chairSide(page, x(u), y, 74, side),
      sitter(page, x(u + 12), y - 1, 78, look, side),
      page.rect('shade', Math.min(x(u + 40), x(u + 104)), y - 22, 64, 7),
      page.path('line', x(u + 96), y - 15, x(u + 96), y + 31),
      page.path('bold', x(u + 72), y - 24, x(u + 82), y - 52),
    ]
    return [desk(22, 296, 'paper'), desk(40, 404, 'soft')]
  }
  return [
    page.path('line', 20, 327, 170, 327),
    page.path('line', 470, 327, 620, 327),
    page.path('line', 20, 436, 620, 436),
    half(1),
    half(-1),
    clock(page, 92, 120, 42, 10, 0),
    clock(page, 548, 120, 42, 6, 6),
    [
      page.path('bold', 210, 330, 196, 436),
      page.path('bold', 430, 330, 444, 436),
      page.rect('soft', 180, 56, 280, 288, 4),
      page.rect('paper', 190, 66, 260, 268),
    ],
    repeat(3, (i) => [
      i ? page.path('line', 190 + i * 87, 66, 190 + i * 87, 334) : [],
      bar(page, 204 + i * 87, 82, 40, 'ink', 8),
      repeat([4, 2, 3][i] ?? 0, (k) => [
        page.rect(k % 2 ? 'soft' : 'paper', 200 + i * 87, 106 + k * 54, 66, 42, 2),
        lines(page, 208 + i * 87, 118 + k * 54, 50, [1, 0.6], 12),
      ]),
    ]),
    [
      page.turn(330, 226, -7).rect('hot', 0, 0, 66, 44, 2),
      bar(page.turn(330, 226, -7), 10, 12, 44, 'blank'),
      bar(page.turn(330, 226, -7), 10, 25, 28, 'blank'),
      arrow(page, 'wire', [312, 294, 404, 294], 10),
    ],
  ]
}

/** In front the finished page is shown; behind the curtain it is put together. */
export const behindTheCurtain = (): Ink => [
  page.rect('shade', 20, 400, 600, 18),
  page.poly('soft', 20, 418, 620, 418, 620, 452, 20, 452),
  page.path('bold', 40, 40, 600, 40),
  page.trace('shade', 'M286,40C276,140 300,240 280,400L356,400C340,240 366,140 352,40Z'),
  repeat(3, (i) =>
    page.trace(
      'line',
      `M${304 + i * 16},40C${296 + i * 16},160 ${316 + i * 14},260 ${300 + i * 18},400`,
    ),
  ),
  repeat(5, (i) => page.disc('paper', 290 + i * 15, 40, 5)),
  [
    page.path('bold', 440, 290, 418, 400),
    page.path('bold', 548, 290, 572, 400),
    page.rect('paper', 420, 100, 150, 196, 3),
    page.rect('soft', 420, 100, 150, 22, 3),
    photo(page, 434, 134, 122, 66),
    lines(page, 434, 212, 122, [1, 0.8, 0.9], 13),
    page.rect('hot', 434, 256, 56, 22, 3),
    page.rect('ink', 414, 294, 162, 8),
  ],
  [
    person(page, 602, 400, 138, 'paper'),
    page.trace('paper', 'M592,308L572,292L568,300L588,324Z'),
    page.path('bold', 572, 296, 546, 270),
  ],
  [
    page.rect('shade', 92, 318, 142, 12),
    page.path('line', 106, 330, 106, 400),
    page.path('line', 220, 330, 220, 400),
    page.rect('dash', 118, 166, 94, 150),
    page.rect('soft', 118, 294, 94, 22),
    crossed(page, 118, 246, 56, 44),
    page.rect('shade', 178, 246, 34, 44),
    page.turn(134, 196, -10).rect('hot', 0, 0, 54, 34),
  ],
  [
    person(page, 62, 400, 150, 'soft'),
    page.trace('soft', 'M72,304L134,218L142,224L82,322Z'),
    person(page, 252, 400, 150, 'paper'),
    page.trace('paper', 'M244,304L210,276L204,284L238,320Z'),
  ],
  tick(page, 600, 80, 22),
]
