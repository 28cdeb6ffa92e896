/** A lesson is observed on the iPad, and talked about in the browser. */
import { space } from '../iso.ts'
import { tick } from '../parts/annotate.ts'
import { graph, schedule } from '../parts/charts.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { tabletFrame, windowFrame } from '../parts/frames.ts'
import { bubble } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** What happens in the lesson, minute by minute: start and length in steps. */
const LESSON: readonly (readonly [row: number, start: number, length: number, look: Look])[] = [
  [0, 0, 3, 'hot'],
  [1, 3, 2.4, 'shade'],
  [0, 5.4, 1.2, 'hot'],
  [2, 6.6, 3.4, 'soft'],
  [1, 10, 1.6, 'shade'],
  [0, 11.6, 1.4, 'hot'],
]

/** Desks of a class from above, in two-seaters, before the board; 300 by 250. */
const seating = (p: Pen, called: readonly number[]): Ink => [
  p.rect('ink', 70, 0, 160, 10, 2),
  p.rect('soft', 30, 26, 60, 26, 3),
  p.disc('hot', 150, 44, 12),
  repeat(12, (i) => {
    const [x, y] = [(i % 3) * 110, 80 + Math.floor(i / 3) * 46]
    return [
      p.rect('paper', x, y, 80, 22, 3),
      repeat(2, (seat) =>
        p.disc(called.includes(i * 2 + seat) ? 'hot' : 'soft', x + 20 + seat * 40, y + 26, 9),
      ),
    ]
  }),
]

/** The observer's week: lessons to see, lessons seen, talks still to hold. */
export const dashboard = (): Ink => {
  const talks: readonly Look[] = ['hot', 'paper', 'paper', 'shade', 'paper']
  return [
    tabletFrame(page, 30, 24, 900, 592),
    page.rect('soft', 46, 40, 210, 560),
    [avatar(page, 80, 76, 18, 'hot'), bar(page, 108, 66, 90, 'ink', 9), bar(page, 108, 82, 60)],
    page.rect('paper', 62, 110, 178, 28, 14),
    repeat(6, (i) => {
      const y = 178 + i * 66
      return [
        i === 1 ? page.rect('paper', 54, y - 32, 194, 64, 4) : [],
        avatar(page, 82, y, 18, 'paper'),
        [bar(page, 110, y - 9, 84 - (i % 3) * 14, 'ink', 7), bar(page, 110, y + 5, 60)],
        page.disc('guide', 226, y, 9),
        page.arc('wire', 226, y, 9, -90, -90 + 72 * ((i * 3) % 5)),
      ]
    }),
    bar(page, 282, 64, 150, 'ink', 14),
    button(page, 778, 58, 116, 30),
    page.rect('paper', 282, 106, 612, 292),
    repeat(5, (day) => [
      page.rect(day === 2 ? 'hot' : 'soft', 318 + day * 115.2, 106, 115.2, 30),
      bar(page, 352 + day * 115.2, 118, 46, day === 2 ? 'blank' : 'ink'),
      page.path('guide', 318 + day * 115.2, 136, 318 + day * 115.2, 398),
    ]),
    repeat(6, (hour) => [
      bar(page, 292, 152 + hour * 42, 16),
      hour ? page.path('guide', 318, 136 + hour * 43.6, 894, 136 + hour * 43.6) : [],
    ]),
    (
      [
        [0, 0.3, 1, 'shade'],
        [0, 3, 1, 'shade'],
        [2, 0.4, 1, 'shade'],
        [2, 2.2, 1, 'hot'],
        [2, 4.6, 0.8, 'paper'],
        [3, 1, 1, 'paper'],
        [3, 3.6, 1, 'paper'],
        [4, 2, 1, 'paper'],
      ] as const
    ).map(([day, start, length, look]) => {
      const [x, y, h] = [324 + day * 115.2, 136 + start * 43.6, length * 43.6]
      return [
        page.rect(look, x, y, 103, h, 4),
        bar(page, x + 10, y + 10, 54, look === 'hot' ? 'blank' : 'ink'),
        bar(
          page,
          x + 10,
          y + 22,
          36,
          look === 'hot' ? 'blank' : look === 'shade' ? 'blank' : 'mute',
        ),
        look === 'shade' ? tick(page, x + 88, y + 16, 12, 'line') : [],
      ]
    }),
    bar(page, 282, 422, 110, 'ink', 9),
    talks.slice(0, 3).map((look, i) => {
      const x = 282 + i * 208
      return [
        page.rect('paper', x, 446, 196, 138, 4),
        avatar(page, x + 30, 476, 17),
        [bar(page, x + 56, 466, 80, 'ink', 7), bar(page, x + 56, 480, 54)],
        schedule(page, x + 14, 506, 12.6, 14, LESSON),
        bubble(page, x + 150, 462, 30, 20, look),
        bar(page, x + 14, 564, 110),
      ]
    }),
  ]
}

/** During the lesson: seats, a running lane for each activity, notes with their minute. */
export const observation = (): Ink => [
  tabletFrame(page, 30, 24, 900, 592),
  page.rect('slab', 46, 40, 868, 50),
  [
    page.disc('hot', 74, 65, 10),
    bar(page, 94, 60, 70, 'glow', 10),
    bar(page, 380, 60, 200, 'hint', 9),
  ],
  [page.rect('blank', 806, 52, 88, 26, 4), bar(page, 828, 62, 44, 'ink')],
  seating(page.at(82, 118), [3, 4, 9, 14, 15, 20]),
  [
    page.path('dash', 232, 174, 252, 196, 262, 226),
    page.path('dash', 232, 174, 168, 230, 152, 268),
    page.path('dash', 244, 166, 330, 190, 356, 220),
  ],
  page.path('guide', 412, 90, 412, 420),
  repeat(5, (i) => [
    page.rect(i === 1 ? 'hot' : 'paper', 430 + i * 94, 106, 84, 34, 17),
    bar(page, 450 + i * 94, 120, 44, i === 1 ? 'blank' : 'ink'),
  ]),
  repeat(3, (i) => {
    const y = 158 + i * 66
    return [
      bar(page, 430, y + 8, 34, 'ink', 8),
      page.rect(i === 1 ? 'soft' : 'paper', 478, y, 416, 54, 4),
      lines(page, 492, y + 14, 300, [1, [0.7, 0.9, 0.5][i] ?? 1], 15),
      page.disc(i === 1 ? 'hot' : 'shade', 866, y + 27, 9),
    ]
  }),
  bar(page, 430, 366, 34, 'ink', 8),
  page.rect('paper', 478, 356, 416, 58, 4),
  page.trace(
    'wire',
    'M494,390C500,366 508,366 510,384C512,398 520,392 524,380C528,372 534,376 532,388C532,396 542,394 546,382C550,370 560,374 556,388C556,396 566,394 572,384C582,370 590,376 588,388C590,396 602,392 610,382',
  ),
  page.rect('soft', 46, 432, 868, 168),
  repeat(3, (i) => [
    avatar(page, 76, 468 + i * 40, 11, i === 0 ? 'hot' : 'paper'),
    bar(page, 96, 465 + i * 40, 56, 'ink', 7),
    page.path('guide', 172, 488 + i * 40, 894, 488 + i * 40),
  ]),
  schedule(page, 172, 448, 44, 40, LESSON),
  repeat(17, (i) => page.path('line', 172 + i * 44, 576, 172 + i * 44, i % 4 ? 582 : 588)),
  [page.path('wire', 744, 440, 744, 590), page.disc('hot', 744, 440, 6)],
  [430, 536, 672].map((x) => page.poly('ink', x - 6, 566, x + 6, 566, x, 576)),
  page.turn(612, 380, 40).poly('paper', 0, 0, -8, -22, -8, -186, 8, -186, 8, -22),
  page.turn(612, 380, 40).poly('ink', 0, 0, -8, -22, 8, -22),
]

/** On the web: the same notes under the criteria that they speak for, and the questions for the talk. */
export const review = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  [avatar(page, 74, 94, 22), bar(page, 108, 80, 150, 'ink', 12), bar(page, 108, 100, 100)],
  [avatar(page, 826, 94, 18, 'hot'), avatar(page, 860, 94, 18), page.disc('paper', 894, 94, 18)],
  page.path('bold', 888, 94, 900, 94),
  page.path('bold', 894, 88, 894, 100),
  page.rect('soft', 30, 130, 900, 92),
  schedule(page, 54, 140, 65, 24, LESSON),
  page.path('wire', 444, 134, 444, 218),
  [180, 300, 444, 640, 790].map((x) => page.disc(x === 444 ? 'hot' : 'paper', x, 216, 7)),
  repeat(3, (i) => {
    const y = 244 + i * 122
    return [
      page.rect('paper', 54, y, 504, 110, 4),
      page.rect(i === 1 ? 'hot' : 'shade', 54, y, 8, 110),
      bar(page, 78, y + 14, [170, 210, 140][i] ?? 0, 'ink', 9),
      repeat(4, (level) =>
        page.rect(
          level <= ([1, 2, 1][i] ?? 0) ? 'ink' : 'soft',
          440 + level * 26,
          y + 12,
          22,
          12,
          2,
        ),
      ),
      repeat(2, (note) => [
        page.rect('soft', 78, y + 38 + note * 34, 54, 24, 12),
        bar(page, 92, y + 47 + note * 34, 26, 'ink'),
        lines(page, 146, y + 43 + note * 34, 380, [0.9 - note * 0.2, 0.5], 11),
      ]),
    ]
  }),
  page.path('line', 582, 222, 582, 616),
  bar(page, 606, 246, 130, 'ink', 10),
  [avatar(page, 620, 296, 15, 'hot'), bubble(page, 646, 274, 226, 62, 'soft')],
  lines(page, 660, 290, 190, [1, 0.8, 0.4], 15),
  [avatar(page, 894, 382, 15), bubble(page, 640, 360, 226, 50, 'paper', true)],
  lines(page, 654, 376, 190, [0.9, 0.6], 15),
  [page.rect('paper', 606, 436, 300, 96, 4), bar(page, 622, 450, 90, 'ink', 7)],
  repeat(3, (i) => [
    page.rect(i === 0 ? 'hot' : 'paper', 622, 468 + i * 20, 13, 13, 2),
    bar(page, 646, 472 + i * 20, [190, 160, 210][i] ?? 0),
  ]),
  button(page, 606, 552, 140, 36),
  button(page, 760, 552, 146, 36, 'paper'),
]

/** A classroom from the back row, and the tablet on which it is being noted. */
export const cover = (): Ink => {
  const s = space(360, 196)
  const board = s.right(-20, 330, 170)
  return [
    page.rect('ground', 0, 0, 960, 640),
    repeat(8, (i) => s.path('guide', -20 + i * 62, 0, 0, -20 + i * 62, 400, 0)),
    repeat(7, (i) => s.path('guide', -20, i * 66, 0, 414, i * 66, 0)),
    board.rect('soft', 0, 0, 270, 120),
    board.rect('paper', 10, 10, 250, 100),
    graph(board, 24, 24, 100, 66, [0.1, 0.3, 0.7, 0.6, 1], 'wire'),
    lines(board, 146, 34, 96, [1, 0.7, 0.9], 20),
    s.drum(30, 60, 0, 15, 66, 'hot', 'hot'),
    page.disc('paper', ...s.point(30, 60, 86), 17),
    repeat(9, (i) => {
      const [x, y] = [100 + Math.floor(i / 3) * 110, 30 + (i % 3) * 130]
      return [
        s.box(x, y, 26, 44, 90, 8),
        s.drum(x + 70, y + 24, 0, 11, 34),
        s.drum(x + 70, y + 68, 0, 11, 34),
      ]
    }),
    page.rect('soft', 520, 330, 400, 270, 16),
    page.rect('paper', 536, 346, 368, 238, 4),
    [page.disc('hot', 562, 374, 8), bar(page, 580, 369, 100, 'ink', 10)],
    schedule(page, 560, 396, 24, 34, LESSON),
    page.path('wire', 826, 388, 826, 506),
    page.path('line', 560, 508, 880, 508),
    lines(page, 560, 526, 260, [1, 0.8, 0.5], 16),
    page.turn(736, 540, 42).poly('paper', 0, 0, -9, -24, -9, -210, 9, -210, 9, -24),
    page.turn(736, 540, 42).poly('ink', 0, 0, -9, -24, 9, -24),
  ]
}
