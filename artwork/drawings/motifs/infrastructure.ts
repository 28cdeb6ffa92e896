/** What runs out of sight: servers, clouds, stores and the roads between them. */
import { GHOST, HOT, LIGHT, type Space, space } from '../iso.ts'
import { arrow, net, tick } from '../parts/annotate.ts'
import { bar, table } from '../parts/content.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A flat layer with something drawn on it, floating at a height. */
const sheet = (s: Space, z: number, size = 220): Ink => s.box(0, 0, z, size, size, 8)

/** Three layers of one system: what is seen, what is decided, what is kept. */
export const layers = (): Ink => {
  const s = space(320, 196)
  const tie = (z: number) => [
    s.path('dash', 220, 0, z, 220, 0, z + 92),
    s.path('dash', 0, 220, z, 0, 220, z + 92),
    s.path('dash', 220, 220, z, 220, 220, z + 92),
  ]
  const [top, middle] = [s.top(0, 0, 168), s.top(0, 0, 68)]
  return [
    sheet(s, -40),
    repeat(2, (i) => s.drum(70 + i * 80, 130 - i * 70, -32, 28, 34)),
    tie(-32),
    sheet(s, 60),
    [middle.path('line', 50, 50, 170, 50, 170, 170, 50, 170, 50, 50, 170, 170)],
    [
      [50, 50],
      [170, 50],
      [50, 170],
      [170, 170],
      [110, 110],
    ].map(([u = 0, v = 0], i) => middle.disc(i === 4 ? 'hot' : 'paper', u, v, 18)),
    tie(68),
    sheet(s, 160),
    top.rect('soft', 0, 0, 220, 34),
    repeat(3, (i) => top.disc('paper', 18 + i * 20, 17, 5)),
    top.rect('shade', 24, 56, 92, 70),
    repeat(3, (i) => bar(top, 134, 62 + i * 20, 60, 'mute', 9)),
    top.rect('hot', 134, 150, 60, 34),
    repeat(3, (i) => bar(top, 24, 148 + i * 18, 80 - i * 16, 'mute', 8)),
  ]
}

/** Three drums of data; one row of them is read out. */
export const database = (): Ink => {
  const s = space(210, 340)
  const [x, y] = s.point(0, 0, 0)
  const lamp = (z: number, j: number) => {
    const dx = -78 + j * 20
    return page.disc(
      j ? 'paper' : 'ink',
      x + dx,
      y - z - 38 + 71 * Math.sqrt(1 - (dx / 122) ** 2),
      4.5,
    )
  }
  return [
    [0, 88, 176].map((z) => [
      s.drum(0, 0, z, 100, 76, z === 176 ? 'hot' : 'soft'),
      repeat(3, (j) => lamp(z, j)),
    ]),
    page.disc('guide', x, 88, 84, 48),
    table(page, 400, 96, 190, [0.3, 0.4, 0.3], 8, 31),
    page.rect('wire', 400, 220, 190, 31),
    page.path('wire', 333, 150, 366, 150, 366, 235, 400, 235),
    page.disc('flush', 366, 192, 5),
  ]
}

/** Data crosses a trestle from the old store, which fades, to the new one. */
export const migration = (): Ink => {
  const can = (x: number, look: 'dash' | 'soft', cap: 'dash' | 'paper') => [
    page.trace(look, `M${x},178L${x},296C${x},324 ${x + 124},324 ${x + 124},296L${x + 124},178Z`),
    page.disc(cap, x + 62, 178, 62, 22),
    repeat(2, (i) =>
      page.trace(
        look === 'dash' ? 'dash' : 'line',
        `M${x},${218 + i * 38}C${x},${246 + i * 38} ${x + 124},${246 + i * 38} ${x + 124},${218 + i * 38}`,
      ),
    ),
  ]
  const cube = (x: number, y: number, filled: boolean) =>
    space(x, y).box(0, 0, 0, 24, 24, 24, filled ? HOT : GHOST)
  return [
    page.poly('wash', 20, 330, 196, 330, 226, 450, 20, 450),
    page.poly('wash', 620, 330, 444, 330, 414, 450, 620, 450),
    page.path('line', 20, 330, 196, 330, 226, 450),
    page.path('line', 620, 330, 444, 330, 414, 450),
    repeat(3, (i) => {
      const x = 250 + i * 70
      return [
        page.path('line', x - 12, 346, x - 24, 450),
        page.path('line', x + 12, 346, x + 24, 450),
        page.path('line', x - 16, 380, x + 24, 450),
        page.path('line', x + 16, 380, x - 24, 450),
        page.path('line', x - 16, 380, x + 16, 380),
      ]
    }),
    page.rect('ink', 190, 330, 260, 16),
    can(48, 'dash', 'dash'),
    can(468, 'soft', 'paper'),
    [cube(218, 300, false), cube(286, 300, false), cube(354, 300, true), cube(422, 300, true)],
    page.trace('wire', 'M110,126C190,50 430,50 520,118'),
    page.path('wire', 516, 98, 522, 120, 501, 116),
    tick(page, 530, 178, 34, 'wire'),
  ]
}

const rack = (s: Space, x: number, y: number, units: number, open = -1): Ink => {
  const h = units * 34 + 12
  const front = s.left(x, y + 120, h)
  return [
    s.box(x, y, 0, 130, 120, h),
    repeat(units, (i) => [
      front.rect(i === open ? 'hot' : 'paper', 10, 8 + i * 34, 110, 26),
      repeat(2, (j) => front.disc(j ? 'ink' : 'paper', 22 + j * 13, 21 + i * 34, 4)),
      repeat(4, (j) =>
        front.path(i === open ? 'cut' : 'line', 66 + j * 12, 14 + i * 34, 66 + j * 12, 28 + i * 34),
      ),
    ]),
  ]
}

/** Two racks of machines on a raised floor. */
export const server = (): Ink => {
  const s = space(337, 208)
  return [
    s.box(-60, -40, -14, 300, 300, 14),
    net(s.top(-60, -40, 0), 0, 0, 300, 300, 50),
    rack(s, 70, -20, 6),
    rack(s, 30, 125, 4, 1),
    s.path('wire', 160, 200, 0, 240, 200, 0, 240, 120, 0),
  ]
}

/** A cloud that serves machines of every size. */
export const cloud = (): Ink => [
  [
    [150, 352],
    [320, 352],
    [490, 352],
  ].map(([x = 0, y = 0], i) => [
    page.path(i === 1 ? 'wire' : 'line', x, 262, x, y),
    page.disc(i === 1 ? 'flush' : 'ink', x, 306, 5),
  ]),
  page.trace(
    'shade',
    'M144,276C60,276 50,166 136,160C136,80 250,50 300,112C350,66 456,88 456,164C556,160 570,276 484,276Z',
  ),
  page.trace(
    'paper',
    'M144,262C60,262 50,152 136,146C136,66 250,36 300,98C350,52 456,74 456,150C556,146 570,262 484,262Z',
  ),
  page.trace('line', 'M186,146C192,110 236,98 262,122'),
  repeat(3, (i) => [
    page.rect('soft', 244, 158 + i * 28, 136, 22),
    page.disc(i === 1 ? 'hot' : 'ink', 260, 169 + i * 28, 3.5),
    bar(page, 300, 166 + i * 28, 64),
  ]),
  [
    page.rect('paper', 96, 352, 108, 66, 3),
    page.poly('soft', 80, 430, 96, 418, 204, 418, 220, 430),
  ],
  [
    page.rect('paper', 292, 352, 56, 92, 8),
    page.rect('soft', 299, 362, 42, 66),
    page.disc('ink', 320, 436, 2.5),
  ],
  repeat(3, (i) => [
    page.rect('paper', 440, 352 + i * 26, 100, 26),
    page.disc('ink', 454, 365 + i * 26, 3),
    page.path('line', 490, 365 + i * 26, 528, 365 + i * 26),
  ]),
]

/** A belt that passes gates: what enters as an outline leaves as a finished block. */
export const pipeline = (): Ink => {
  const s = space(136, 170)
  const gate = (x: number): Ink => [
    s.box(x, -14, 0, 16, 14, 110, LIGHT),
    s.box(x, 86, 0, 16, 14, 110, LIGHT),
    s.box(x, -14, 110, 16, 114, 16),
    tick(s.right(x + 16, 43, 126), 0, 8, 12, 'wire'),
  ]
  const block = (x: number, skin?: typeof HOT): Ink => s.box(x, 18, 12, 50, 50, 50, skin)
  return [
    s.box(-50, 0, 0, 560, 86, 12),
    repeat(27, (i) => s.path('guide', -40 + i * 20, 2, 12, -40 + i * 20, 84, 12)),
    block(-30, GHOST),
    gate(46),
    block(96, { top: 'paper', left: 'paper', right: 'paper' }),
    gate(186),
    block(236),
    gate(326),
    block(390, HOT),
    arrow(s.top(0, 0, 0), 'line', [380, 130, 470, 130], 14),
  ]
}

/** A screen that watches a heartbeat, and the days that were good. */
export const monitor = (): Ink => [
  page.poly('shade', 280, 350, 360, 350, 376, 412, 264, 412),
  page.rect('soft', 220, 410, 200, 14, 3),
  page.rect('soft', 70, 46, 500, 306, 8),
  page.rect('paper', 86, 62, 468, 274),
  net(page, 106, 82, 428, 140, 28),
  page.path(
    'wire',
    106,
    160,
    190,
    160,
    206,
    140,
    222,
    160,
    240,
    160,
    256,
    96,
    280,
    214,
    298,
    160,
    360,
    160,
    376,
    138,
    392,
    160,
    410,
    160,
    424,
    112,
    444,
    200,
    460,
    160,
    534,
    160,
  ),
  page.disc('flush', 534, 160, 6),
  repeat(30, (i) =>
    page.rect(
      i === 21 ? 'flush' : 'ink',
      106 + i * 14.4,
      i === 21 ? 270 : 252,
      8,
      i === 21 ? 20 : 38,
    ),
  ),
  bar(page, 106, 306, 90),
  bar(page, 474, 306, 60, 'ink'),
]

const CREST =
  'M320,60C370,92 430,104 486,104C492,250 450,360 320,424C190,360 148,250 154,104C210,104 270,92 320,60Z'

/** A shield with a lock in front of what it guards; what comes flying is turned away. */
export const shield = (): Ink => [
  page.at(18, -8).trace('shade', CREST),
  page.trace('paper', CREST),
  page.trace('soft', 'M320,60L320,424C190,360 148,250 154,104C210,104 270,92 320,60Z'),
  page.trace(
    'dash',
    'M320,92C364,116 410,128 458,130C460,248 420,336 320,392C220,336 180,248 182,130C230,128 276,116 320,92Z',
  ),
  page.arc('bold', 320, 214, 36, 180, 360),
  page.path('bold', 284, 214, 284, 234),
  page.path('bold', 356, 214, 356, 234),
  page.rect('hot', 264, 232, 112, 86, 5),
  page.disc('blank', 320, 268, 10),
  page.rect('blank', 316, 270, 8, 28),
  [
    [40, 130, 128, 170, 60, 214],
    [36, 300, 150, 276, 84, 346],
    [604, 168, 516, 204, 590, 246],
  ].map((points) => arrow(page, 'dash', points, 12)),
]
