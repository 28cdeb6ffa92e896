/** Small machines with a program inside. */
import { HOT, LIGHT, space } from '../iso.ts'
import { arrow, tick } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { bolt, cog, folder, key } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A sensor taken apart along its axis: housing, board, battery, cover. */
export const explodedDevice = (): Ink => {
  const s = space(320, 132)
  const corners = (z0: number, z1: number) =>
    [
      [10, 10],
      [130, 10],
      [10, 130],
    ].map(([x = 0, y = 0]) => s.path('guide', x, y, z0, x, y, z1))
  const board = s.top(0, 0, 2)
  const front = s.top(0, 0, 104)
  return [
    s.path('dash', 70, 70, -196, 70, 70, 130),
    repeat(2, (i) => {
      const [x, y] = s.point(16 + i * 110, 126 - i * 110, -222)
      return [
        page.path('bold', x, y, x, y + 20),
        page.rect('ink', x - 7, y + 20, 14, 6, 2),
        page.path('line', x - 4, y + 5, x + 4, y + 9, x - 4, y + 11, x + 4, y + 15),
      ]
    }),
    s.box(0, 0, -196, 140, 140, 14),
    corners(-182, -110),
    [
      s.box(36, 14, -112, 68, 112, 34, LIGHT),
      s.box(58, 126, -104, 24, 8, 18),
      s.left(36, 126, -78).rect('shade', 0, 0, 68, 10),
    ],
    corners(-78, -8),
    s.box(0, 0, -8, 140, 140, 10),
    [
      board.path('line', 20, 20, 20, 60, 46, 60),
      board.path('line', 30, 20, 30, 50, 46, 50),
      board.path('line', 94, 60, 120, 60, 120, 30),
      board.path('line', 94, 80, 126, 80, 126, 120),
      board.path('line', 60, 96, 60, 126),
      board.path('line', 80, 96, 80, 126, 106, 126),
    ],
    s.box(46, 46, 2, 48, 48, 14, HOT),
    [s.box(104, 14, 2, 20, 14, 8), s.box(14, 98, 2, 14, 26, 12)],
    corners(2, 76),
    s.box(0, 0, 76, 140, 140, 28),
    front.rect('soft', 24, 24, 92, 58, 6),
    repeat(4, (i) => front.path('line', 34 + i * 12, 100, 34 + i * 12, 122)),
    front.disc('paper', 100, 110, 12),
  ]
}

/** Which task runs when; an interrupt pushes aside what runs. */
export const taskTimeline = (): Ink => {
  const row = (i: number) => 96 + i * 88
  const runs = [
    [0, 250, 70],
    [1, 110, 80],
    [1, 420, 54],
    [2, 190, 60],
    [2, 320, 100],
    [3, 110, 0],
    [3, 474, 50],
  ] as const
  return [
    repeat(4, (i) => [
      bar(page, 30, row(i) + 22, [44, 52, 38, 48][i] ?? 0, 'ink', 7),
      page.path('line', 100, row(i) + 52, 604, row(i) + 52),
      repeat(26, (j) => page.path('guide', 100 + j * 20, row(i) + 52, 100 + j * 20, row(i) + 57)),
    ]),
    [190, 250, 320, 420, 474].map((x) => page.path('guide', x, 84, x, 424)),
    runs.map(([lane, x, w]) =>
      w === 0
        ? []
        : page.rect(lane === 0 ? 'hot' : lane === 2 ? 'shade' : 'soft', x, row(lane) + 10, w, 42),
    ),
    [
      page.rect('dash', 250, row(2) + 10, 70, 42),
      arrow(page, 'line', [250, row(2) + 10, 250, row(0) + 60], 8),
      arrow(page, 'line', [320, row(0) + 52, 320, row(2) + 2], 8),
    ],
    bolt(page, 244, 36, 62),
    page.path('dash', 566, 60, 566, 430),
    page.poly('ink', 566, 44, 598, 55, 566, 66),
    page.path('line', 566, 44, 566, 66),
  ]
}

/** From the chip to the files: each stage proves the next before it starts it. */
export const bootChain = (): Ink => {
  const s = [space(104, 330), space(232, 260), space(360, 190), space(488, 120)] as const
  const lift = (i: number) => 60 + i * 60
  return [
    s.map((block, i) => block.box(0, 0, -lift(i), 84, 84, lift(i))),
    [
      s[0].box(20, 20, 0, 44, 44, 12, { top: 'ink', left: 'shade', right: 'shade' }),
      repeat(4, (i) => s[0].path('bold', 24 + i * 12, 64, 4, 24 + i * 12, 74, 0)),
      repeat(4, (i) => s[0].path('bold', 64, 24 + i * 12, 4, 74, 24 + i * 12, 0)),
    ],
    [s[1].box(20, 20, 0, 44, 44, 40, LIGHT), s[1].top(20, 20, 40).path('line', 0, 22, 44, 22)],
    [cog(page, 360, 216, 34, 'shade'), cog(page, 360, 204, 34, 'soft')],
    [
      folder(page, 452, 48, 46, 36),
      page.path('line', 474, 84, 474, 136, 498, 136),
      page.path('line', 474, 104, 498, 104),
      folder(page, 498, 92, 34, 26, 'paper'),
      folder(page, 498, 124, 34, 26, 'paper'),
    ],
    repeat(3, (i) => {
      const [x, y] = [148 + i * 128, 268 - i * 70]
      return [
        page.trace(
          'line',
          `M${x - 36},${y + 46}C${x - 36},${y - 30} ${x - 6},${y - 56} ${x + 32},${y - 42}`,
        ),
        page.path('line', x + 22, y - 52, x + 34, y - 42, x + 20, y - 35),
        page.disc(i === 0 ? 'hot' : 'paper', x - 22, y - 22, 20),
        tick(page, x - 22, y - 22, 18, i === 0 ? 'cut' : 'bold'),
      ]
    }),
  ]
}

/** A new version comes by air, proven by its seal, into the slot that is free. */
export const signedUpdate = (): Ink => [
  [
    page.path('bold', 96, 150, 62, 440),
    page.path('bold', 96, 150, 130, 440),
    repeat(4, (i) => page.path('line', 90 - i * 7, 200 + i * 60, 110 + i * 7, 260 + i * 60)),
    repeat(4, (i) => page.path('line', 102 + i * 7, 200 + i * 60, 83 - i * 7, 260 + i * 60)),
    page.path('line', 30, 440, 610, 440),
    page.disc('ink', 96, 146, 9),
  ],
  repeat(3, (i) => [
    page.arc('line', 96, 146, 34 + i * 24, -42, 42),
    page.arc('line', 96, 146, 34 + i * 24, 138, 222),
  ]),
  [
    space(250, 190).box(0, 0, 0, 62, 62, 56),
    space(250, 190).top(0, 0, 56).rect('shade', 24, 0, 14, 62),
    space(250, 190).left(0, 62, 56).rect('shade', 24, 0, 14, 56),
    page.disc('hot', 222, 222, 21),
    key(page, 213, 222, 26, 'paper'),
  ],
  [
    page.rect('soft', 384, 60, 160, 360, 6),
    page.poly('shade', 544, 60, 606, 90, 606, 430, 544, 420),
    page.path('line', 594, 250, 594, 280),
    page.rect('paper', 404, 84, 120, 148, 3),
    page.rect('paper', 404, 252, 120, 148, 3),
    space(464, 128).box(0, 0, 0, 52, 52, 48),
    space(464, 128).top(0, 0, 48).rect('shade', 20, 0, 12, 52),
    page.disc('ink', 416, 220, 4),
    cog(page, 508, 214, 11, 'soft', 8),
  ],
  space(464, 300).box(0, 0, 0, 52, 52, 48, { top: 'dash', left: 'dash', right: 'dash' }),
  page.trace('wire', 'M310,250C350,260 370,320 410,328'),
  page.path('wire', 398, 318, 412, 328, 396, 336),
  page.trace('line', 'M532,330C566,310 566,190 534,170'),
  page.path('line', 548, 172, 533, 169, 538, 184),
]
