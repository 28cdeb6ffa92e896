/** Hardware: wheels, boards, chips. */
import { space } from '../iso.ts'
import { dimension, mark } from '../parts/annotate.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A toothed wheel; `turn` in teeth. */
function wheel(x: number, y: number, r: number, teeth: number, turn: number, look: Look): Ink {
  const points: number[] = []
  for (let i = 0; i < teeth; i++) {
    const step = (2 * Math.PI) / teeth
    for (const [share, reach] of [
      [-0.28, r - 11],
      [-0.16, r + 11],
      [0.16, r + 11],
      [0.28, r - 11],
    ] as const) {
      const a = (i + turn + share) * step
      points.push(x + reach * Math.cos(a), y + reach * Math.sin(a))
    }
  }
  return [
    page.poly(look, ...points),
    page.disc('paper', x, y, r * 0.66),
    repeat(5, (i) => page.turn(x, y, i * 72).rect('soft', r * 0.16, -r * 0.07, r * 0.52, r * 0.14)),
    page.disc('soft', x, y, r * 0.24),
    page.disc('paper', x, y, r * 0.1),
    mark(page, x, y, r * 0.1),
  ]
}

/** Two wheels that turn each other, with their centre lines. */
export const gear = (): Ink => [
  page.path('guide', 30, 250, 620, 250),
  page.path('guide', 226, 30, 226, 450),
  page.path('guide', 478, 90, 478, 410),
  page.disc('guide', 226, 250, 156),
  page.disc('guide', 478, 250, 96),
  wheel(226, 250, 156, 26, 0, 'soft'),
  wheel(478, 250, 96, 16, 0.5, 'hot'),
  dimension(page, 226, 440, 478, 440),
  page.arc('bold', 226, 250, 126, 200, 250),
]

const trace = (...points: number[]): Ink => {
  const [x0 = 0, y0 = 0] = points
  const [x1 = 0, y1 = 0] = points.slice(-2)
  return [
    page.path('line', ...points),
    page.disc('paper', x0, y0, 6),
    page.disc('paper', x1, y1, 6),
  ]
}

/** A board with its traces and parts: antenna, coil, capacitors, a sensor. */
export const circuit = (): Ink => [
  page.rect('soft', 50, 50, 540, 380, 10),
  [
    [72, 72],
    [568, 72],
    [72, 408],
    [568, 408],
  ].map(([x = 0, y = 0]) => page.disc('paper', x, y, 9)),
  [
    trace(110, 130, 180, 130, 230, 180, 300, 180),
    trace(110, 160, 166, 160, 216, 210, 300, 210),
    trace(110, 190, 152, 190, 202, 240, 300, 240),
  ],
  [
    trace(400, 180, 440, 180, 480, 140, 540, 140),
    trace(400, 210, 540, 210),
    trace(400, 240, 450, 240, 486, 276, 540, 276),
  ],
  [
    trace(330, 280, 330, 320, 280, 370, 180, 370),
    trace(360, 280, 360, 380),
    trace(370, 280, 420, 330, 540, 330),
  ],
  page.path('wire', 350, 160, 350, 110, 300, 110),
  page.path(
    'wire',
    160,
    96,
    160,
    82,
    186,
    82,
    186,
    110,
    212,
    110,
    212,
    82,
    238,
    82,
    238,
    110,
    264,
    110,
    264,
    82,
    290,
    82,
    290,
    110,
    350,
    110,
  ),
  page.rect('paper', 300, 158, 100, 122, 3),
  repeat(4, (i) => page.path('line', 316 + i * 22, 174, 316 + i * 22, 264)),
  page.disc('hot', 350, 219, 22),
  [page.rect('shade', 92, 114, 18, 92)],
  repeat(2, (i) => [
    page.disc('paper', 130, 290 + i * 66, 28),
    page.path('line', 130, 266 + i * 66, 130, 314 + i * 66),
    page.path('line', 118, 276 + i * 66, 118, 304 + i * 66),
  ]),
  repeat(3, (i) => [
    page.rect('paper', 470, 352 + i * 18, 52, 10),
    page.rect('shade', 470, 352 + i * 18, 10, 10),
    page.rect('shade', 512, 352 + i * 18, 10, 10),
  ]),
  page.rect('ink', 540, 122, 18, 36),
  page.rect('ink', 540, 194, 18, 36),
  page.rect('ink', 540, 260, 18, 36),
]

/** One chip on its board, as a solid block with pins. */
export const chip = (): Ink => {
  const s = space(320, 92)
  const board = s.top(0, 0, 0)
  const pins = [0, 1, 2, 3, 4, 5, 6]
  return [
    s.box(0, 0, -16, 300, 300, 16),
    pins.map((i) => [
      board.path('line', 80, 92 + i * 20, 46, 92 + i * 20, 20, 92 + i * 20 + (i - 3) * 8),
      board.path('line', 92 + i * 20, 80, 92 + i * 20, 46, 92 + i * 20 + (i - 3) * 8, 20),
    ]),
    pins.map((i) => [
      board.path(
        i === 3 ? 'wire' : 'line',
        220,
        92 + i * 20,
        252,
        92 + i * 20,
        280,
        92 + i * 20 + (i - 3) * 8,
      ),
      board.path('line', 92 + i * 20, 220, 92 + i * 20, 252, 92 + i * 20 + (i - 3) * 8, 280),
    ]),
    pins.map((i) => [s.box(64, 86 + i * 20, 4, 20, 10, 6), s.box(86 + i * 20, 64, 4, 10, 20, 6)]),
    s.box(76, 76, 8, 148, 148, 40),
    pins.map((i) => [s.box(216, 86 + i * 20, 4, 22, 10, 6), s.box(86 + i * 20, 216, 4, 10, 22, 6)]),
    s.top(76, 76, 48).rect('soft', 24, 24, 100, 100),
    s.top(76, 76, 48).rect('hot', 44, 44, 60, 60),
    s.top(76, 76, 48).disc('ink', 14, 134, 5),
  ]
}
