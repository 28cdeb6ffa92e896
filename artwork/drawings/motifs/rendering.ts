/** How an interface is computed, packed, delivered and kept at its frame rate. */
import { HOT, LIGHT, PLAIN, space } from '../iso.ts'
import { arrow, dimension, tick } from '../parts/annotate.ts'
import { avatar, bar, button, lines, photo } from '../parts/content.ts'
import { equal, notEqual } from '../parts/figures.ts'
import { windowFrame } from '../parts/frames.ts'
import { curve } from '../parts/markup.ts'
import { brace } from '../parts/signals.ts'
import { can, clock, rackFront } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A function as a machine: values go in, a description comes out, and the one difference is applied. */
export const renderFunction = (): Ink => {
  const widths = [62, 40, 52, 34, 48]
  const description = (x: number, hot: boolean): Ink => [
    page.rect(hot ? 'paper' : 'dash', x, 34, 108, 170, 3),
    widths.map((w, i) =>
      bar(
        page,
        x + 14 + (i % 3) * 12,
        54 + i * 30,
        i === 3 && !hot ? w - 14 : w,
        i === 3 && hot ? 'flush' : i === 0 && hot ? 'ink' : 'mute',
        9,
      ),
    ),
  ]
  return [
    page.path('line', 30, 440, 300, 440),
    [
      page.disc('soft', 116, 56, 17),
      page.turn(168, 40, 20).rect('shade', 0, 0, 30, 30),
      page.poly('paper', 146, 112, 164, 82, 182, 112),
      arrow(page, 'line', [86, 62, 86, 106], 9),
      arrow(page, 'line', [232, 62, 232, 106], 9),
    ],
    page.poly('soft', 70, 124, 248, 124, 200, 204, 118, 204),
    page.rect('shade', 118, 200, 82, 18),
    [
      page.rect('paper', 52, 218, 214, 178, 6),
      [page.rect('shade', 74, 396, 26, 44), page.rect('shade', 218, 396, 26, 44)],
      [brace(page, 96, 306, 100), brace(page, 222, 306, 100, 'bold', true)],
      lines(page, 126, 282, 66, [0.7, 1, 0.5, 0.85], 18),
    ],
    page.rect('shade', 266, 246, 34, 44, 3),
    curve(page, 'line', [302, 268, 326, 268, 326, 160, 340, 132], 12),
    [description(350, true), description(498, false)],
    repeat(5, (i) =>
      i === 3 ? notEqual(page, 478, 148, 24) : equal(page, 478, 58 + i * 30, 18, 'line'),
    ),
    [
      windowFrame(page, 344, 240, 268, 200),
      photo(page, 360, 288, 84, 66),
      lines(page, 360, 372, 84, [1, 0.7, 0.9], 15),
      page.rect('hot', 456, 352, 60, 34, 3),
      bar(page, 468, 366, 36, 'blank'),
      lines(page, 528, 292, 68, [1, 0.8, 0.6], 15),
      [bar(page, 460, 404, 120), bar(page, 528, 366, 60)],
    ],
    arrow(page, 'wire', [478, 174, 478, 346], 14),
  ]
}

/** Features as cartridges in a rack; one comes out with its screen, its data and its test. */
export const featureModules = (): Ink => {
  const s = space(218, 186)
  const cartridge = (i: number): Ink => {
    const [x, z] = [10 + i * 70, i === 2 ? 128 : 20]
    const out = i === 2
    const face = s.left(x, 140, z + 126)
    return [
      s.box(x, 10, z, 52, 130, 126, out ? HOT : PLAIN),
      face.rect(out ? 'blank' : 'paper', 10, 14, 32, 20),
      repeat(3, (k) => face.path(out ? 'cut' : 'guide', 10, 52 + k * 16, 42, 52 + k * 16)),
    ]
  }
  const side = s.right(202, 140, 254)
  return [
    s.box(0, 0, 0, 360, 150, 20, LIGHT),
    repeat(2, cartridge),
    s.top(150, 10, 20).rect('shade', 0, 0, 52, 130),
    s.top(150, 10, 20).rect('dash', 0, 0, 52, 130),
    cartridge(2),
    [
      side.rect('blank', 12, 12, 50, 44),
      side.path('line', 12, 22, 62, 22),
      lines(side, 18, 30, 38, [1, 0.6], 10),
      can(side, 78, 12, 38, 46, 'paper', 'paper', 1),
      side.rect('blank', 12, 70, 104, 40),
      tick(side, 30, 90, 20, 'bold'),
      lines(side, 48, 80, 58, [1, 0.7], 14),
    ],
    [cartridge(3), cartridge(4)],
    [s.path('guide', 202, 140, 20, 202, 140, 128), s.path('guide', 150, 140, 20, 150, 140, 128)],
    arrow(page, 'wire', [452, 190, 452, 84], 16),
  ]
}

/** The parts of an interface on the frame of a model kit; one has been broken out. */
export const componentKit = (): Ink => {
  const cell = (c: number, r: number): readonly [number, number] => [56 + c * 180, 44 + r * 200]
  const gates = (c: number, r: number, top: number, foot: number): Ink => {
    const [x, y] = cell(c, r)
    return [
      page.rect('shade', x + 76, y - 2, 12, top + 4),
      page.rect('shade', x + 76, y + foot - 2, 12, 188 - foot),
    ]
  }
  const broken = page.turn(520, 352, 13)
  return [
    page.rect('shade', 40, 28, 560, 420, 14),
    repeat(6, (i) => {
      const [x, y] = cell(i % 3, Math.floor(i / 3))
      return page.rect('paper', x, y, 164, 186, 5)
    }),
    [gates(0, 0, 68, 118), gates(1, 0, 66, 120), gates(2, 0, 40, 146), gates(0, 1, 42, 144)],
    [gates(1, 1, 28, 158), gates(2, 1, 14, 172)],
    button(page, 74, 112, 128, 50),
    [page.rect('soft', 264, 110, 108, 54, 27), page.disc('paper', 345, 137, 21)],
    avatar(page, 498, 137, 54),
    [
      bar(page, 74, 288, 52, 'ink', 7),
      page.rect('soft', 70, 304, 136, 44, 4),
      page.path('bold', 86, 314, 86, 338),
      bar(page, 74, 362, 84),
      page.path('line', 138, 286, 138, 304),
    ],
    [
      page.rect('soft', 256, 272, 124, 130, 4),
      repeat(3, (i) => [
        page.rect('paper', 270, 288 + i * 36, 24, 24, 3),
        i === 1 ? [] : tick(page, 282, 300 + i * 36, 14, 'bold'),
        bar(page, 304, 297 + i * 36, 60 - i * 8),
      ]),
    ],
    [
      broken.rect('paper', -70, -66, 140, 150, 4),
      photo(broken, -60, -56, 120, 66),
      lines(broken, -60, 24, 120, [0.8, 1, 0.6], 14),
      [broken.rect('shade', -6, -75, 12, 9), broken.rect('shade', -6, 84, 12, 9)],
    ],
    dimension(page, 74, 92, 202, 92),
  ]
}

/** A page arrives in slabs: the upper ones can already be used while the lower ones are on their way. */
export const streamedPage = (): Ink => [
  page.path('line', 20, 440, 620, 440),
  windowFrame(page, 262, 40, 350, 400),
  [
    page.rect('soft', 278, 88, 318, 44, 2),
    page.disc('paper', 302, 110, 11),
    repeat(3, (i) => bar(page, 430 + i * 54, 107, 40, i ? 'mute' : 'ink')),
  ],
  [
    page.rect('paper', 278, 142, 318, 112, 2),
    photo(page, 290, 154, 124, 88),
    bar(page, 430, 162, 110, 'ink', 9),
    lines(page, 430, 184, 140, [1, 0.7], 14),
    page.rect('shade', 430, 216, 84, 26, 3),
    bar(page, 450, 226, 44, 'ink'),
    page.poly('ink', 500, 230, 500, 258, 507, 252, 512, 263, 517, 261, 512, 250, 521, 249),
  ],
  [page.rect('dash', 278, 264, 318, 72, 2), page.rect('dash', 278, 346, 318, 78, 2)],
  lines(page, 296, 366, 280, [0.5, 0.9, 0.7], 18),
  rackFront(page, 22, 160, 112, 8, 32, 4),
  [
    page.rect('shade', 134, 340, 128, 16, 8),
    repeat(5, (i) => page.disc('paper', 147 + i * 26, 348, 5)),
    page.path('line', 158, 356, 150, 440),
    page.path('line', 238, 356, 246, 440),
  ],
  [
    page.rect('hot', 172, 264, 246, 72, 2),
    page.rect('blank', 186, 278, 60, 44, 2),
    bar(page, 262, 282, 110, 'blank', 9),
    [bar(page, 262, 302, 134, 'blank'), bar(page, 262, 316, 80, 'blank')],
    arrow(page, 'wire', [440, 300, 572, 300], 15),
  ],
  [page.rect('soft', 140, 304, 26, 34, 2), page.path('line', 146, 316, 160, 316)],
]

/** Of a list without end, only the rows behind the glass exist; those that leave come back below. */
export const virtualList = (): Ink => {
  const q = page.turn(326, 240, -8)
  const row = (i: number): number => -208 + i * 42
  const absent = (i: number): Ink => [
    q.rect('dash', -84, row(i) + 2, 168, 36, 3),
    q.disc('guide', -62, row(i) + 20, 10),
    q.path('guide', -40, row(i) + 14, 44 - (i % 3) * 12, row(i) + 14),
    q.path('guide', -40, row(i) + 26, 16, row(i) + 26),
  ]
  return [
    [0, 1, 8, 9].map(absent),
    [
      q.rect('soft', -108, -150, 216, 306, 28),
      q.rect('paper', -96, -130, 192, 264, 8),
      q.rect('ink', -20, -142, 40, 6, 3),
      q.rect('mute', -30, 143, 60, 4, 2),
    ],
    [2, 3, 4, 5, 6, 7].map((i) => [
      q.rect(i === 7 ? 'hot' : i % 2 ? 'soft' : 'paper', -84, row(i) + 2, 168, 36, 3),
      avatar(q, -62, row(i) + 20, 11, i === 7 ? 'paper' : 'shade'),
      bar(q, -40, row(i) + 11, 84 - (i % 3) * 16, i === 7 ? 'blank' : 'ink'),
      bar(q, -40, row(i) + 24, 56 + (i % 2) * 20, i === 7 ? 'blank' : 'mute'),
    ]),
    [
      q.trace('line', 'M-96,-168C-180,-176 -206,-110 -206,0C-206,110 -190,170 -132,170'),
      arrow(q, 'line', [-136, 170, -100, 162], 13),
    ],
    dimension(q, 146, -126, 146, 126),
    q.path('dash', 190, -206, 190, 206),
    [q.path('line', 180, -206, 200, -206), q.path('line', 180, 206, 200, 206)],
  ]
}

/** Two strips of film: one long task in the upper one, and the frames that the lower one lacks for it. */
export const droppedFrames = (): Ink => {
  const strip = (y: number): Ink => [
    page.rect('ink', 20, y, 600, 136, 4),
    repeat(24, (i) => [
      page.rect('blank', 28 + i * 25, y + 8, 12, 10, 2),
      page.rect('blank', 28 + i * 25, y + 118, 12, 10, 2),
    ]),
  ]
  const x = (i: number): number => 32 + i * 83
  const screen = (i: number, y: number): Ink => [
    page.rect('paper', x(i), y + 26, 76, 84, 2),
    repeat(3, (k) => page.rect('soft', x(i) + 10, y + 34 + k * 26 - ((i * 5) % 10), 56, 18, 2)),
    page.disc('ink', x(i) + 20, y + 43 - ((i * 5) % 10) + 26, 4),
  ]
  return [
    repeat(8, (i) => page.path('guide', 28 + i * 83, 22, 28 + i * 83, 458)),
    strip(52),
    [0, 1, 5, 6].map((i) => [
      page.rect('paper', x(i), 78, 76, 84, 2),
      bar(page, x(i) + 12, 98, 38 + (i % 2) * 10, 'ink', 8),
      bar(page, x(i) + 12, 116, 26 + (i % 3) * 8, 'mute', 8),
      bar(page, x(i) + 12, 134, 18, 'mute', 8),
    ]),
    page.rect('hot', x(2), 78, 242, 84, 2),
    [bar(page, x(2) + 18, 98, 206, 'blank', 10), bar(page, x(2) + 40, 120, 150, 'blank', 10)],
    bar(page, x(2) + 60, 140, 90, 'blank', 8),
    [arrow(page, 'wire', [x(3) + 38, 194, x(3) + 38, 282], 15)],
    strip(292),
    [0, 1, 2, 5, 6].map((i) => screen(i, 292)),
    [3, 4].map((i) => [
      page.rect('ink', x(i), 318, 76, 84, 2),
      page.path('cut', x(i) + 4, 322, x(i) + 72, 398),
      page.path('cut', x(i) + 72, 322, x(i) + 4, 398),
      page.rect('cut', x(i) + 4, 322, 68, 76),
    ]),
    dimension(page, x(2), 230, x(2) + 242, 230),
    clock(page, 74, 240, 34, 12, 4),
  ]
}
