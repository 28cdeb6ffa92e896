/** Programs as subjects. */

import { arrow, dimension, mark, tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { panelFrame } from '../parts/frames.ts'
import { solid } from '../parts/solid.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const LISTING = [
  [0, 60, 90],
  [1, 44, 120],
  [2, 90, 40],
  [2, 50, 110],
  [3, 70, 30],
  [2, 30, 80],
  [1, 20, 0],
  [0, 80, 60],
  [1, 60, 90],
  [1, 110, 0],
  [0, 24, 0],
] as const

/** A listing, and in front of it the signs < / > as solid things. */
export const code = (): Ink => [
  panelFrame(page, 60, 48, 430, 316),
  page.path('guide', 104, 72, 104, 364),
  LISTING.map(([indent, first, second], i) => [
    bar(page, 78, 90 + i * 24, 14, 'mute', 5),
    bar(page, 120 + indent * 26, 89 + i * 24, first, i % 3 === 1 ? 'ink' : 'mute', 8),
    second ? bar(page, 128 + indent * 26 + first, 89 + i * 24, second, 'mute', 8) : [],
  ]),
  solid([352, 250, 352, 286, 302, 326, 352, 366, 352, 402, 254, 340, 254, 312], 18, -12),
  solid([420, 232, 452, 232, 404, 420, 372, 420], 18, -12, 'hot'),
  solid([472, 250, 570, 312, 570, 340, 472, 402, 472, 366, 522, 326, 472, 286], 18, -12),
]

/** A dark window with a prompt that waits. */
export const terminal = (): Ink => [
  page.rect('soft', 124, 56, 448, 300, 4),
  page.rect('pane', 68, 96, 460, 320, 6),
  page.rect('faint', 69, 125, 458, 2),
  repeat(3, (i) => page.disc('glow', 88 + i * 18, 111, 4.5)),
  page.poly('glow', 100, 158, 124, 158, 176, 206, 124, 254, 100, 254, 152, 206),
  page.rect('bright', 192, 236, 78, 18),
  repeat(4, (i) => [
    bar(page, 100, 288 + i * 28, 16, 'bright', 8),
    bar(page, 130, 288 + i * 28, [150, 96, 210, 60][i] ?? 0, 'faint', 8),
  ]),
]

const component = (x: number, y: number, w: number, hot = false): Ink => [
  page.rect(hot ? 'hot' : 'paper', x - w / 2, y, w, 52, 3),
  page.rect(hot ? 'hot' : 'soft', x - w / 2, y, w, 16, 3),
  bar(page, x - w / 2 + 10, y + 26, w * 0.55, hot ? 'blank' : 'mute'),
  bar(page, x - w / 2 + 10, y + 38, w * 0.35, hot ? 'blank' : 'mute'),
]

/** A tree of components; one branch is drawn anew. */
export const componentTree = (): Ink => {
  const link = (x0: number, y0: number, x1: number, y1: number, hot = false) =>
    page.path(hot ? 'wire' : 'line', x0, y0, x0, (y0 + y1) / 2, x1, (y0 + y1) / 2, x1, y1)
  return [
    [link(320, 100, 140, 190), link(320, 100, 500, 190)],
    [link(140, 242, 90, 340), link(140, 242, 190, 340), link(500, 242, 560, 340)],
    [link(320, 100, 320, 190, true), link(320, 242, 280, 340), link(320, 242, 450, 340, true)],
    component(320, 48, 150),
    [component(140, 190, 120), component(320, 190, 120, true), component(500, 190, 120)],
    [
      component(80, 340, 84),
      component(184, 340, 84),
      component(286, 340, 84),
      component(450, 340, 84, true),
      component(560, 340, 84),
    ],
    [38, 142, 244, 408, 518].map((x) => dimension(page, x, 408, x + 84, 408)),
  ]
}

/** State goes round in one direction only: view, action, store, and back to the view. */
export const stateFlow = (): Ink => {
  const turn = (from: number, to: number): Ink => {
    const end = (to * Math.PI) / 180
    const [x, y] = [320 + 150 * Math.cos(end), 240 + 150 * Math.sin(end)]
    return [
      page.arc('wire', 320, 240, 150, from, to),
      arrow(page.turn(x, y, to + 90), 'wire', [-1, 0, 4, 0], 14),
    ]
  }
  return [
    page.disc('guide', 320, 240, 150),
    [turn(-48, 22), turn(68, 118), turn(162, 228)],
    panelFrame(page, 240, 40, 160, 110),
    lines(page, 258, 88, 124, [1, 0.7]),
    page.rect('hot', 258, 118, 60, 20, 3),
    page.disc('paper', 460, 316, 56),
    page.poly('soft', 464, 276, 434, 322, 458, 322, 452, 358, 488, 306, 462, 306),
    page.trace('soft', 'M112,270L112,360C112,394 232,394 232,360L232,270Z'),
    page.disc('paper', 172, 270, 60, 24),
    repeat(2, (i) =>
      page.trace(
        'line',
        `M112,${300 + i * 30}C112,${334 + i * 30} 232,${334 + i * 30} 232,${300 + i * 30}`,
      ),
    ),
    mark(page, 320, 240, 14),
  ]
}

const digits = (p: Pen, rows: number, columns: number): Ink =>
  repeat(rows, (row) =>
    repeat(columns, (column) =>
      (row * 5 + column * 3 + row * column) % 3 === 0
        ? p.path('line', column * 20, row * 24 - 7, column * 20, row * 24 + 7)
        : p.disc('line', column * 20, row * 24, 5, 7),
    ),
  )

/** One source becomes bytes, and the bytes run on every machine. */
export const bytecode = (): Ink => [
  page.poly('paper', 50, 120, 138, 120, 170, 152, 170, 360, 50, 360),
  page.poly('soft', 138, 120, 138, 152, 170, 152),
  lines(page, 68, 150, 60, [0.9, 0.6]),
  lines(page, 68, 184, 84, [1, 0.7, 0.9, 0.5, 0.8, 1, 0.6, 0.9, 0.4, 0.7], 16),
  arrow(page, 'line', [182, 240, 230, 240]),
  page.rect('soft', 240, 92, 150, 296, 4),
  digits(page.at(265, 124), 11, 6),
  page.rect('wire', 254, 230, 122, 28),
  repeat(3, (i) =>
    arrow(page, 'line', [400, 240, 436, 240, 436, 110 + i * 130, 466, 110 + i * 130]),
  ),
  [
    page.rect('paper', 476, 72, 120, 72, 4),
    page.poly('soft', 520, 144, 552, 144, 560, 166, 512, 166),
    tick(page, 536, 108, 22),
  ],
  [page.rect('paper', 506, 192, 56, 96, 8), tick(page, 534, 240, 22)],
  repeat(3, (i) => [
    page.rect(i === 1 ? 'paper' : 'soft', 476, 332 + i * 28, 120, 28),
    page.disc('hot', 580, 346 + i * 28, 3),
    bar(page, 488, 343 + i * 28, 50),
  ]),
]

const classBox = (
  x: number,
  y: number,
  w: number,
  fields: number,
  methods: number,
  head: 'soft' | 'hot' = 'soft',
): Ink => [
  page.rect('paper', x, y, w, 42 + (fields + methods) * 18),
  page.rect(head, x, y, w, 30),
  bar(page, x + w * 0.25, y + 11, w * 0.5, head === 'hot' ? 'blank' : 'ink', 8),
  repeat(fields + methods, (i) => {
    const v = y + 42 + i * 18 + (i >= fields ? 6 : 0)
    return [
      page.disc(i < fields ? 'mute' : 'ink', x + 14, v + 3, 3),
      bar(page, x + 26, v, w * (0.4 + ((i * 5) % 3) * 0.1)),
    ]
  }),
  page.path('line', x, y + 37 + fields * 18, x + w, y + 37 + fields * 18),
]

/** Classes and how they inherit, own and use each other. */
export const classDiagram = (): Ink => [
  page.path('line', 150, 300, 150, 268, 490, 268, 490, 300),
  page.path('line', 320, 268, 320, 206),
  page.poly('paper', 320, 186, 306, 208, 334, 208),
  page.path('line', 400, 106, 470, 106),
  page.poly('ink', 400, 106, 412, 99, 424, 106, 412, 113),
  page.path('dash', 230, 366, 398, 366),
  page.path('line', 388, 358, 400, 366, 388, 374),
  classBox(240, 48, 160, 2, 3, 'hot'),
  classBox(470, 60, 124, 2, 1),
  classBox(70, 300, 160, 2, 2),
  classBox(410, 300, 160, 3, 2),
]

const brace = (x: number, side: 1 | -1): Ink =>
  page.trace(
    'bold',
    `M${x},176C${x - side * 34},176 ${x - side * 12},238 ${x - side * 44},240C${x - side * 12},242 ${x - side * 34},304 ${x},304`,
  )

/** Two systems that fit each other like plug and socket. */
export const api = (): Ink => [
  page.path('line', 30, 240, 96, 240),
  page.path('line', 544, 240, 610, 240),
  repeat(2, (i) => page.rect('soft', 254, 196 + i * 70, 62, 18, 2)),
  page.trace('paper', 'M120,168Q120,156 132,156L254,156L254,324L132,324Q120,324 120,312Z'),
  page.trace('paper', 'M520,168Q520,156 508,156L372,156L372,324L508,324Q520,324 520,312Z'),
  page.rect('hot', 236, 156, 18, 168),
  page.rect('hot', 372, 156, 18, 168),
  repeat(2, (i) => page.rect('ink', 390, 194 + i * 70, 44, 22, 2)),
  repeat(2, (i) => page.path('dash', 320, 205 + i * 70, 372, 205 + i * 70)),
  brace(184, 1),
  brace(456, -1),
  repeat(3, (i) => bar(page, 182, 205 + i * 32, [30, 40, 24][i] ?? 0, 'ink')),
  repeat(3, (i) => [
    page.disc('paper', 40, 100 + i * 140, 18),
    page.path('line', 58, 100 + i * 140, 80, 100 + i * 140, 80, 240),
  ]),
  repeat(3, (i) => [
    page.rect('paper', 582, 82 + i * 140, 36, 36),
    page.path('line', 582, 100 + i * 140, 560, 100 + i * 140, 560, 240),
  ]),
]
