/** How work is done: agreed, planned, checked, joined. */
import { HOT, PLAIN, space } from '../iso.ts'
import { arrow, cross, dimension, net, tick } from '../parts/annotate.ts'
import { avatar, bar, lines } from '../parts/content.ts'
import { chain } from '../parts/flow.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A document goes from hand to hand until it is sealed. */
export const approval = (): Ink => [
  page.poly('paper', 60, 60, 236, 60, 276, 100, 276, 330, 60, 330),
  page.poly('soft', 236, 60, 236, 100, 276, 100),
  lines(page, 86, 96, 130, [0.7, 1]),
  lines(page, 86, 140, 164, [1, 0.9, 0.95, 0.6, 0.9, 1, 0.4], 18),
  page.trace('wire', 'M90,300C104,270 116,316 130,294C140,280 150,310 176,290'),
  [
    repeat(3, (i) => [
      page.path('line', 350 + i * 100, 150, 350 + i * 100, 232),
      avatar(page, 350 + i * 100, 110, 38),
    ]),
  ],
  arrow(page, 'line', [276, 232, 318, 232], 10),
  chain(page, 350, 232, 200, 26, ['done', 'done', 'current']),
  page.path('dash', 550, 260, 550, 340, 484, 340),
  page.turn(410, 372, -8).disc('paper', 0, 0, 66),
  page.turn(410, 372, -8).disc('dash', 0, 0, 54),
  page.turn(410, 372, -8).path('wire', -26, 2, -8, 20, 28, -20),
]

const flag = (x: number, y: number, h: number, look: Look): Ink => [
  page.disc('paper', x, y, 16, 8),
  page.path('bold', x, y, x, y - h),
  page.poly(look, x, y - h, x + 52, y - h + 16, x, y - h + 32),
]

/** A road with flags where something is reached. */
export const roadmap = (): Ink => [
  page.trace(
    'soft',
    'M60,450C40,340 460,400 430,300C410,230 130,260 150,180C170,110 420,150 470,60L530,60C500,180 240,150 236,196C236,236 520,210 536,310C550,420 200,360 200,450Z',
  ),
  page.trace(
    'dash',
    'M130,450C130,352 500,410 483,305C470,220 186,250 193,188C204,130 470,160 500,60',
  ),
  [
    flag(160, 392, 84, 'soft'),
    flag(480, 330, 100, 'soft'),
    flag(222, 220, 84, 'soft'),
    flag(486, 96, 66, 'hot'),
  ],
  [
    [300, 330],
    [330, 176],
    [560, 220],
  ].map(([x = 0, y = 0]) => page.poly('shade', x - 16, y + 16, x, y - 22, x + 16, y + 16)),
  repeat(2, (i) => [bar(page, 60, 90 + i * 18, 90 - i * 30, i ? 'mute' : 'ink')]),
]

/** A ledger under the lens: what agrees and what does not. */
export const audit = (): Ink => [
  page.rect('shade', 92, 58, 330, 384),
  page.rect('paper', 78, 44, 330, 384),
  bar(page, 104, 70, 130, 'ink', 12),
  page.path('line', 78, 100, 408, 100),
  repeat(9, (i) => [
    page.path('guide', 78, 136 + i * 36, 408, 136 + i * 36),
    bar(page, 104, 115 + i * 36, [120, 90, 140, 100, 130, 80, 110, 136, 96][i] ?? 0),
    bar(page, 290, 115 + i * 36, [40, 54, 36, 50, 46, 30, 52, 44, 38][i] ?? 0, 'ink'),
    i === 4 || i === 7
      ? cross(page, 382, 118 + i * 36, 12, 'line')
      : tick(page, 382, 118 + i * 36, 14, 'line'),
  ]),
  page.turn(492, 344, 45).rect('ink', -10, -16, 120, 32, 8),
  page.disc('soft', 414, 264, 104),
  page.disc('paper', 414, 264, 90),
  [page.path('guide', 330, 230, 498, 230), page.path('guide', 330, 304, 498, 304)],
  bar(page, 346, 206, 120, 'mute', 9),
  page.rect('hot', 336, 238, 156, 58),
  [bar(page, 352, 262, 70, 'blank', 11), cross(page, 462, 267, 24, 'cut')],
  bar(page, 352, 316, 90, 'mute', 9),
]

/** A clipboard whose last point is open. */
export const checklist = (): Ink => [
  page.rect('soft', 144, 60, 352, 390, 10),
  page.rect('paper', 166, 92, 308, 336),
  page.rect('ink', 260, 40, 120, 44, 6),
  page.disc('blank', 320, 56, 7),
  repeat(5, (i) => [
    page.rect(i < 3 ? 'paper' : i === 3 ? 'hot' : 'paper', 192, 118 + i * 60, 34, 34, 3),
    i < 3
      ? tick(page, 211, 133 + i * 60, 34, 'bold')
      : i === 3
        ? tick(page, 209, 315, 24, 'cut')
        : [],
    bar(page, 250, 122 + i * 60, [180, 140, 196, 160, 120][i] ?? 0, i < 4 ? 'ink' : 'mute', 8),
    bar(page, 250, 140 + i * 60, [120, 170, 90, 110, 150][i] ?? 0),
  ]),
  [
    page.turn(540, 150, 24).poly('paper', 0, 250, -13, 214, -13, 0, 13, 0, 13, 214),
    page.turn(540, 150, 24).poly('ink', 0, 250, -5, 236, 5, 236),
    page.turn(540, 150, 24).rect('shade', -13, 0, 26, 26),
  ],
]

const leg = (x: number, y: number, side: 1 | -1, lift: number): Ink =>
  page.path('bold', x, y, x + side * 44, y + lift, x + side * 64, y + lift + 30)

/** A bug caught in the cross hairs; beside it the runs, one of them failed. */
export const testing = (): Ink => [
  page.disc('guide', 256, 240, 190),
  page.disc('guide', 256, 240, 130),
  [
    page.path('line', 40, 240, 116, 240),
    page.path('line', 396, 240, 472, 240),
    page.path('line', 256, 24, 256, 92),
    page.path('line', 256, 388, 256, 456),
  ],
  [
    leg(300, 220, 1, -24),
    leg(304, 258, 1, 6),
    leg(298, 296, 1, 30),
    leg(212, 220, -1, -24),
    leg(208, 258, -1, 6),
    leg(214, 296, -1, 30),
  ],
  [
    page.trace('line', 'M240,168C230,142 220,136 206,132'),
    page.trace('line', 'M272,168C282,142 292,136 306,132'),
  ],
  page.disc('ink', 256, 182, 32, 26),
  page.disc('hot', 256, 264, 58, 78),
  page.path('cut', 256, 192, 256, 340),
  [
    [232, 236],
    [280, 236],
    [234, 286],
    [278, 286],
  ].map(([x = 0, y = 0]) => page.disc('blank', x, y, 8)),
  repeat(6, (i) => {
    const y = 96 + i * 52
    return [
      page.rect('paper', 500, y, 100, 38, 3),
      i === 3
        ? [page.rect('ink', 500, y, 38, 38, 3), cross(page, 519, y + 19, 14, 'cut')]
        : tick(page, 520, y + 19, 16),
      bar(page, 548, y + 16, 36),
    ]
  }),
]

const pawn = (p: Pen, look: Look, size = 1): Ink => {
  const q = p.at(0, 0, size)
  return [
    q.trace(look, 'M-18,4C-18,-8 -8,-12 -7,-30L7,-30C8,-12 18,-8 18,4C14,12 -14,12 -18,4Z'),
    q.disc(look, 0, -40, 12),
  ]
}

/** A board, pieces, and the move that is thought ahead. */
export const strategy = (): Ink => {
  const s = space(320, 130)
  const cell = 50
  const board = s.top(0, 0, 0)
  const on = (i: number, j: number) => page.at(...s.point((i + 0.5) * cell, (j + 0.5) * cell, 0))
  return [
    s.box(-14, -14, -20, 328, 328, 20),
    repeat(6, (i) =>
      repeat(6, (j) =>
        (i + j) % 2
          ? board.rect('shade', i * cell, j * cell, cell, cell)
          : board.rect('paper', i * cell, j * cell, cell, cell),
      ),
    ),
    board.rect('hot', 4 * cell, cell, cell, cell),
    board.path(
      'wire',
      1.5 * cell,
      4.5 * cell,
      1.5 * cell,
      2.5 * cell,
      4.5 * cell,
      2.5 * cell,
      4.5 * cell,
      1.7 * cell,
    ),
    board.path('wire', 4.3 * cell, 1.9 * cell, 4.5 * cell, 1.65 * cell, 4.7 * cell, 1.9 * cell),
    [pawn(on(0, 1), 'ink'), pawn(on(2, 0), 'ink'), pawn(on(2, 1), 'ink'), pawn(on(5, 2), 'ink')],
    [pawn(on(0, 5), 'paper'), pawn(on(3, 4), 'paper'), pawn(on(4, 5), 'paper')],
    pawn(on(1, 4), 'paper', 1.5),
    on(1, 4).poly('hot', -20, -72, -24, -100, -10, -88, 0, -106, 10, -88, 24, -100, 20, -72),
  ]
}

/** Steps that rise from version to version. */
export const upgrade = (): Ink => {
  const s = space(226, 218)
  const size = 80
  const height = (i: number) => 36 + i * 56
  const old = { top: 'dash', left: 'dash', right: 'dash' } as const
  return [
    net(s.top(-20, -20, 0), 0, 0, 360, 180, 20),
    repeat(4, (i) => s.box(i * size, 0, 0, size, 140, height(i), i === 3 ? HOT : PLAIN)),
    repeat(3, (i) => s.box(i * size + 18, 46, height(i), 44, 44, 28 + i * 6, i ? PLAIN : old)),
    repeat(4, (i) =>
      repeat(i + 1, (j) =>
        s.left(i * size, 140, 0).rect(i === 3 ? 'blank' : 'ink', 12 + j * 15, -20, 8, 8),
      ),
    ),
    arrow(page, 'wire', [150, 150, 230, 96, 320, 66, 400, 54], 16),
    s
      .top(3 * size, 0, height(3))
      .poly('blank', 40, 26, 68, 64, 51, 64, 51, 114, 29, 114, 29, 64, 12, 64),
  ]
}

/** A piece of a puzzle; on each side (top, right, foot, left) a knob 1, a hole -1 or nothing 0. */
function piece(
  p: Pen,
  look: Look,
  size: number,
  sides: readonly [number, number, number, number],
): Ink {
  const k = size * 0.16
  const corners = [
    [0, 0, 1, 0],
    [size, 0, 0, 1],
    [size, size, -1, 0],
    [0, size, 0, -1],
  ] as const
  const outline = corners.map(([x, y, dx, dy], i) => {
    const knob = sides[i] ?? 0
    const at = (along: number, out: number) =>
      `${x + dx * along + dy * out * knob},${y + dy * along - dx * out * knob}`
    if (knob === 0) return `L${at(size, 0)}`
    const middle = size / 2
    return `L${at(middle - k * 0.6, 0)}C${at(middle - k * 1.9, k * 2.2)} ${at(middle + k * 1.9, k * 2.2)} ${at(middle + k * 0.6, 0)}L${at(size, 0)}`
  })
  return p.trace(look, `M0,0${outline.join('')}Z`)
}

/** Four systems become one; the last is put in its place. */
export const integration = (): Ink => [
  page.rect('dash', 320, 70, 170, 170),
  piece(page.at(150, 70), 'paper', 170, [0, -1, 1, 0]),
  piece(page.at(150, 240), 'soft', 170, [-1, 1, 0, 0]),
  piece(page.at(320, 240), 'shade', 170, [1, 0, 0, -1]),
  piece(page.turn(392, 34, 12), 'hot', 170, [0, 0, -1, 1]),
  [
    page.disc('line', 206, 152, 26, 10),
    page.path('line', 180, 152, 180, 184),
    page.path('line', 232, 152, 232, 184),
    page.trace('line', 'M180,184C180,198 232,198 232,184'),
  ],
  [
    page.rect('line', 200, 302, 60, 44),
    page.path('line', 230, 346, 230, 362),
    page.path('line', 212, 362, 248, 362),
  ],
  repeat(3, (i) => bar(page, 386, 320 + i * 20, 70 - i * 14, 'ink', 8)),
  dimension(page, 150, 442, 490, 442),
]
