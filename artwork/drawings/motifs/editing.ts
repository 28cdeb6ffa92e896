/** Surfaces on which people enter, arrange and prove what a program holds. */
import { arrow, cross, pointer, tick } from '../parts/annotate.ts'
import { bar, button, field, lines, photo } from '../parts/content.ts'
import { sheet } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A small rectangle, with the row it belongs to. */
type Tile = readonly [row: number, u: number, v: number, w: number, h: number]

/** Many rectangles of one look as one path. */
const tiles = (look: Look, all: readonly Tile[]): Ink =>
  page.trace(
    look,
    all
      .map(([, u, v, w, h]) => `M${u},${v}L${u + w},${v}L${u + w},${v + h}L${u},${v + h}Z`)
      .join(''),
  )

const cells = Array.from({ length: 75 }, (_, i): Tile => {
  const [row, col] = [Math.floor(i / 5), i % 5]
  const w = col ? 24 + ((row * 5 + col * 3) % 5) * 7 : 20
  return [row, col ? 24 + col * 72 : 60, (row ? 129.5 : 125) + row * 16, w, row ? 5 : 6]
})

const keys = Array.from({ length: 42 }, (_, i): Tile => {
  const row = Math.floor(i / 14)
  const grow = 12 * (row + 0.6)
  const step = (372 + grow * 1.2) / 14
  return [row, 134 - grow * 0.6 + (i % 14) * step, 417 + row * 12, step - 4, 9]
})

/** A program of its own: ribbon, a long grid, the record that is picked in a form. */
export const desktopDataEntry = (): Ink => [
  page.poly('shade', 282, 376, 358, 376, 366, 404, 274, 404),
  page.rect('soft', 40, 22, 560, 356, 8),
  page.rect('paper', 54, 36, 532, 328),
  page.rect('ink', 54, 36, 532, 20),
  [bar(page, 64, 43, 110, 'blank'), repeat(3, (i) => page.disc('blank', 544 + i * 15, 46, 3.4))],
  page.rect('soft', 54, 56, 532, 62),
  repeat(4, (i) => bar(page, 66 + i * 56, 62, 36, i === 1 ? 'ink' : 'mute', 5)),
  repeat(13, (i) => [
    page.rect('paper', 66 + i * 32 + Math.floor(i / 4) * 20, 76, 24, 24, 3),
    i % 4 === 0
      ? page.disc('shade', 78 + i * 32 + Math.floor(i / 4) * 20, 88, 6)
      : i % 4 === 1
        ? page.path(
            'line',
            71 + i * 32 + Math.floor(i / 4) * 20,
            94,
            85 + i * 32 + Math.floor(i / 4) * 20,
            82,
          )
        : bar(page, 72 + i * 32 + Math.floor(i / 4) * 20, 85, 12, 'ink', 5),
    bar(page, 68 + i * 32 + Math.floor(i / 4) * 20, 106, 20, 'mute', 4),
  ]),
  repeat(3, (i) => page.path('guide', 200 + i * 148, 72, 200 + i * 148, 112)),
  [
    page.rect('soft', 54, 118, 308, 20),
    page.rect('hot', 54, 236, 308, 16),
    repeat(14, (i) => page.path('guide', 54, 140 + i * 16, 362, 140 + i * 16)),
    repeat(4, (i) => page.path('guide', 90 + i * 72, 118, 90 + i * 72, 364)),
    (['ink', 'mute', 'blank'] as const).map((look) =>
      tiles(
        look,
        cells.filter(([row]) => (row === 0 ? 'ink' : row === 7 ? 'blank' : 'mute') === look),
      ),
    ),
    page.path('line', 362, 118, 362, 364),
  ],
  [
    bar(page, 380, 132, 96, 'ink', 9),
    repeat(3, (i) => field(page, 380, 154 + i * 48, 90, [0.5, 0.7, 0.3][i] ?? 0.4, 24)),
    repeat(3, (i) => field(page, 484, 154 + i * 48, 90, [0.6, 0.4, 0][i] ?? 0.4, 24)),
    page.rect('paper', 380, 304, 194, 24, 2),
    button(page, 512, 336, 62, 20, 'hot'),
    button(page, 442, 336, 62, 20, 'paper'),
  ],
  [
    page.poly('soft', 130, 410, 510, 410, 548, 462, 92, 462),
    tiles('paper', keys),
    page.rect('paper', 230, 452, 180, 7, 2),
  ],
]

/** A page of blocks; one is lifted off its place. */
export const blockEditor = (): Ink => {
  const symbols: readonly ((y: number) => Ink)[] = [
    (y) => bar(page, 46, y - 5, 32, 'ink', 10),
    (y) => photo(page, 44, y - 14, 36, 28),
    (y) => [
      lines(page, 44, y - 12, 16, [1, 1, 0.7], 10),
      lines(page, 64, y - 12, 16, [1, 0.8, 1], 10),
    ],
    (y) => [page.path('bold', 48, y - 12, 48, y + 12), lines(page, 56, y - 9, 24, [1, 0.7], 12)],
    (y) => button(page, 44, y - 9, 36, 18, 'paper'),
    (y) =>
      repeat(4, (i) =>
        page.rect('soft', 46 + (i % 2) * 17, y - 15 + Math.floor(i / 2) * 17, 14, 14),
      ),
  ]
  return [
    page.rect('soft', 28, 40, 68, 400, 6),
    symbols.map((symbol, i) => [
      page.rect('paper', 36, 50 + i * 64, 52, 52, 4),
      symbol(76 + i * 64),
    ]),
    page.rect('paper', 126, 24, 400, 432, 4),
    [bar(page, 156, 48, 250, 'ink', 18), page.path('guide', 150, 84, 502, 84)],
    page.rect('dash', 156, 100, 340, 128),
    [
      lines(page, 156, 252, 152, [1, 0.9, 1, 0.6], 15),
      lines(page, 340, 252, 156, [0.9, 1, 0.8, 1], 15),
    ],
    [
      page.path('guide', 150, 324, 502, 324),
      page.path('bold', 166, 340, 166, 392),
      bar(page, 184, 346, 260, 'ink', 9),
      bar(page, 184, 364, 200, 'ink', 9),
      bar(page, 184, 382, 80),
    ],
    [page.path('guide', 150, 404, 502, 404), button(page, 256, 416, 130, 26, 'paper')],
    [
      page.rect('mute', 218, 134, 380, 118, 3),
      photo(page, 206, 118, 380, 120),
      page.rect('wire', 200, 112, 392, 132, 4),
      page.rect('hot', 200, 84, 56, 28, 4),
      repeat(6, (i) => page.disc('blank', 218 + (i % 3) * 10, 93 + Math.floor(i / 3) * 10, 2.6)),
      [
        [200, 112],
        [592, 112],
        [200, 244],
        [592, 244],
      ].map(([x = 0, y = 0]) => page.rect('paper', x - 5, y - 5, 10, 10)),
      pointer(page, 234, 98, 34, 'paper'),
    ],
  ]
}

/** The same screen twice: nested level in level, and as parts that lie side by side. */
export const layoutConversion = (): Ink => {
  const looks: readonly Look[] = [
    'soft',
    'paper',
    'shade',
    'paper',
    'soft',
    'paper',
    'shade',
    'paper',
  ]
  return [
    page.rect('soft', 120, 16, 400, 448, 44),
    page.rect('paper', 134, 30, 372, 420, 32),
    page.rect('ink', 280, 38, 80, 10, 5),
    repeat(8, (i) =>
      page.rect(looks[i] ?? 'paper', 152 + i * 8, 66 + i * 20, 154 - i * 14, 330 - i * 30, 3),
    ),
    page.rect('ink', 220, 236, 22, 30, 2),
    repeat(7, (i) => bar(page, 158 + i * 8, 72 + i * 20, 40 - i * 3, 'ink', 5)),
    [
      page.rect('paper', 338, 66, 150, 48, 3),
      bar(page, 350, 86, 70, 'ink', 8),
      photo(page, 338, 124, 70, 84),
      page.rect('hot', 418, 124, 70, 84, 3),
      lines(page, 430, 142, 46, [1, 0.7, 0.9], 18),
      page.rect('paper', 338, 218, 150, 62, 3),
      lines(page, 350, 232, 120, [1, 0.8, 0.5]),
      page.rect('shade', 338, 290, 70, 106, 3),
      page.rect('soft', 418, 290, 70, 48, 3),
      page.rect('paper', 418, 348, 70, 48, 3),
    ],
    page.path('dash', 320, 58, 320, 440),
    page.disc('paper', 320, 420, 20),
    arrow(page, 'wire', [256, 420, 384, 420], 14),
  ]
}

const tag = (p: Pen, look: Look): Ink => [
  p.poly(look, 0, 0, 12, -13, 68, -13, 68, 13, 12, 13),
  p.disc(look === 'hot' ? 'blank' : 'ink', 12, 0, 3),
  bar(p, 24, -3, 32, look === 'hot' ? 'blank' : 'mute'),
]

/** Words of a source wear tags; one of them is measured. */
export const typedSource = (): Ink => {
  const y = (i: number) => 76 + i * 40
  const row = (i: number, ...words: readonly number[]): Ink =>
    words.map((w, j) =>
      bar(
        page,
        words.slice(0, j).reduce((sum, word) => sum + word + 14, 78 + (i % 4 ? 24 : 0)),
        y(i),
        w,
        j ? 'mute' : 'ink',
        9,
      ),
    )
  return [
    sheet(page, 50, 30, 370, 420),
    [
      row(0, 60, 90),
      row(1, 84, 70),
      row(2, 50, 110),
      row(3, 70),
      row(4, 44),
      row(6, 80, 60),
      row(8, 60, 120),
    ],
    [
      [240, 0, 288, -8],
      [270, 1, 318, 14],
      [276, 8, 318, -18],
    ].map(([x = 0, i = 0, u = 0, dv = 0]) => [
      page.trace(
        'line',
        `M${x - 12},${y(i) + 4}C${x + 16},${y(i) - 10} ${u - 10},${y(i) + dv} ${u + 12},${y(i) + dv + 6}`,
      ),
      tag(page.turn(u, y(i) + dv + 6, 6), 'soft'),
    ]),
    [
      page.rect('hot', 160, y(4) - 4, 128, 17, 4),
      page.trace('line', `M288,${y(4) + 4}C312,${y(4) - 20} 320,${y(4) - 4} 332,${y(4) - 4}`),
      tag(page.turn(322, y(4) - 4, -4), 'paper'),
    ],
    [
      page.rect('paper', 96, 296, 384, 30, 3),
      repeat(31, (i) => page.path('line', 170 + i * 9, 326, 170 + i * 9, i % 5 ? 320 : 314)),
      page.poly('shade', 160, 222, 160, 296, 160, 340, 96, 340, 96, 290, 140, 290, 146, 222),
      page.poly('soft', 288, 222, 302, 222, 308, 288, 360, 288, 360, 334, 288, 334),
      page.rect('paper', 306, 300, 40, 14),
      page.disc('ink', 326, 342, 9),
    ],
    page.rect('paper', 506, 48, 84, 386, 6),
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      i === 5
        ? cross(page, 548, 82 + i * 46, 24, 'bold')
        : tick(page, 548, 82 + i * 46, 28, i === 4 ? 'wire' : 'bold'),
    ),
  ]
}
