import { arrow } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { lens, sheet } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** What a program weighs, drawn as areas; one part is pulled out and its import found. */
export const bundleTreemap = (): Ink => {
  const cells = [
    [40, 40, 170, 150],
    [40, 190, 90, 110],
    [130, 190, 80, 110],
    [40, 300, 170, 140],
    [210, 40, 120, 90],
    [210, 130, 60, 70],
    [270, 130, 60, 70],
    [210, 320, 70, 120],
    [280, 320, 50, 60],
    [280, 380, 50, 60],
    [330, 40, 90, 130],
    [330, 170, 90, 64],
    [330, 360, 90, 80],
  ] as const
  const hatched = new Set([2, 5, 9, 11])
  return [
    page.rect('shade', 32, 32, 396, 416, 3),
    cells.map(([x, y, w, h], i) => [
      page.rect(i % 3 ? 'paper' : 'soft', x + 3, y + 3, w - 6, h - 6),
      hatched.has(i)
        ? repeat(Math.floor((w - 6) / 12), (k) =>
            page.path(
              'guide',
              x + 3 + k * 12,
              y + h - 3,
              Math.min(x + w - 3, x + 15 + k * 12),
              y + 3,
            ),
          )
        : bar(page, x + 13, y + 14, Math.min(60, w - 34), i % 3 ? 'mute' : 'ink'),
    ]),
    page.rect('dash', 213, 203, 204, 114),
    page.rect('hot', 270, 224, 200, 108),
    [
      bar(page, 288, 242, 90, 'blank', 9),
      repeat(5, (i) => page.path('cut', 290 + i * 36, 320, 314 + i * 36, 266)),
    ],
    page.trace(
      'paper',
      'M600,300L540,292C530,290 520,284 512,276L466,270C456,268 456,256 466,256L510,258C524,260 536,264 548,262L606,248Z',
    ),
    page.poly('shade', 596, 244, 620, 240, 620, 308, 590, 304),
    page.path('dash', 440, 224, 510, 150),
    sheet(page, 500, 40, 108, 130),
    [
      page.rect('hot', 514, 72, 50, 9, 3),
      bar(page, 570, 73, 24),
      lines(page, 514, 96, 78, [0.8, 1, 0.6, 0.9], 17),
    ],
  ]
}

/** A page within a page; messages pass only through the guarded gate. */
export const embedFrame = (): Ink => [
  page.rect('paper', 40, 36, 560, 408, 3),
  page.rect('shade', 40, 36, 560, 52, 3),
  [
    page.disc('paper', 70, 62, 14),
    bar(page, 96, 56, 110, 'ink', 11),
    repeat(4, (i) => bar(page, 380 + i * 52, 58, 36, 'ink')),
  ],
  bar(page, 66, 112, 150, 'ink', 12),
  lines(
    page,
    66,
    142,
    150,
    [1, 0.9, 0.95, 0.8, 1, 0.9, 0.6, 0.95, 1, 0.7, 0.9, 1, 0.8, 0.95, 0.5],
    18,
  ),
  lines(page, 270, 398, 300, [1, 0.7], 18),
  page.rect('flush', 288, 112, 288, 262, 6),
  page.rect('paper', 296, 120, 272, 246, 3),
  [
    page.rect('soft', 296, 120, 272, 34, 3),
    bar(page, 312, 133, 80, 'ink', 8),
    repeat(4, (i) =>
      page.rect(
        i === 1 ? 'shade' : 'paper',
        344 + (i % 2) * 108,
        172 + Math.floor(i / 2) * 66,
        94,
        54,
        4,
      ),
    ),
    repeat(4, (i) => bar(page, 356 + (i % 2) * 108, 196 + Math.floor(i / 2) * 66, 50)),
    page.rect('ink', 344, 312, 202, 32, 4),
    bar(page, 400, 325, 90, 'blank'),
  ],
  [
    page.rect('ink', 276, 200, 32, 84, 4),
    page.disc('blank', 292, 222, 7),
    page.poly('blank', 292, 222, 298, 242, 286, 242),
    page.path('cut', 260, 264, 326, 264),
    arrow(page, 'bold', [292, 264, 340, 264], 11),
    arrow(page, 'bold', [292, 264, 236, 264], 11),
    page.path('cut', 280, 264, 304, 264),
  ],
]

const puzzle = (p: Pen, look: Look): Ink =>
  p.trace(
    look,
    'M-12,-9L-4,-9C-8,-19 8,-19 4,-9L12,-9L12,-2C22,-6 22,9 12,5L12,13L-12,13L-12,5C-3,8 -3,-6 -12,-2Z',
  )

/** A small helper in the toolbar looks something up in the page. */
export const browserExtension = (): Ink => [
  page.rect('paper', 40, 36, 560, 408, 4),
  page.rect('soft', 40, 36, 560, 56, 4),
  repeat(3, (i) => page.disc('paper', 64 + i * 20, 64, 6)),
  page.rect('paper', 136, 50, 310, 28, 14),
  [
    page.disc('paper', 474, 64, 12),
    page.rect('flush', 500, 42, 46, 44, 6),
    puzzle(page.at(523, 63, 1.1), 'paper'),
  ],
  repeat(3, (i) => page.disc('ink', 574, 54 + i * 10, 2.5)),
  bar(page, 72, 122, 190, 'ink', 15),
  lines(page, 72, 158, 260, [1, 0.92, 0.97, 0.6], 19),
  page.rect('shade', 64, 244, 276, 82),
  repeat(4, (i) => bar(page, 72, 252 + i * 19, [260, 240, 252, 150][i] ?? 0, 'ink', 7)),
  lines(page, 72, 344, 260, [1, 0.95, 0.9, 1], 19),
  page.path('line', 410, 190, 378, 190, 378, 270, 362, 270),
  lens(page, 326, 268, 34),
  [bar(page, 304, 256, 40, 'ink', 8), bar(page, 304, 272, 28, 'ink', 8)],
  [
    page.poly('paper', 410, 106, 512, 106, 523, 92, 534, 106, 584, 106, 584, 356, 410, 356),
    page.rect('hot', 410, 106, 174, 6),
    puzzle(page.at(438, 138, 0.9), 'shade'),
    bar(page, 462, 132, 80, 'ink', 9),
    lines(page, 426, 176, 140, [1, 0.8, 0.9], 17),
    page.rect('soft', 426, 234, 142, 56),
    page.rect('ink', 426, 308, 80, 28, 4),
  ],
]

/** An element of one's own: its walls, its slots, and three pages that use it. */
export const customElement = (): Ink => {
  const block = (x: number, y: number, w: number): Ink => page.rect('hot', x, y, w, w * 0.6, 2)
  const frame = (x: number, y: number): Ink => page.rect('paper', x, y, 132, 118, 3)
  return [
    page.path('bold', 186, 66, 70, 158, 186, 250),
    page.path('bold', 454, 66, 570, 158, 454, 250),
    page.rect('shade', 210, 54, 220, 208, 8),
    page.rect('hot', 218, 62, 204, 192, 5),
    page.rect('blank', 236, 80, 90, 14, 3),
    page.rect('paper', 236, 110, 168, 52, 3),
    page.rect('paper', 236, 176, 168, 60, 3),
    page.rect('dash', 244, 118, 152, 36),
    page.rect('dash', 244, 184, 152, 44),
    [
      frame(60, 318),
      bar(page, 74, 334, 70, 'ink', 8),
      block(74, 354, 48),
      lines(page, 134, 358, 44, [1, 0.8, 1], 14),
      lines(page, 74, 400, 100, [1, 0.7], 14),
    ],
    [
      frame(254, 318),
      page.rect('soft', 254, 318, 36, 118),
      lines(page, 304, 334, 66, [1, 0.8, 0.9], 14),
      block(304, 384, 66),
    ],
    [
      frame(448, 318),
      page.rect('soft', 448, 318, 132, 24),
      page.rect('soft', 458, 352, 50, 30),
      block(520, 352, 50),
      page.rect('soft', 458, 394, 50, 30),
      page.rect('soft', 520, 394, 50, 30),
    ],
    [126, 320, 514].map((x) => page.path('guide', 320, 262, x, 318)),
  ]
}
