/** Business software that has stood for years: kept in order, listened to, trimmed, indexed. */
import { LIGHT, space } from '../iso.ts'
import { cross, tick } from '../parts/annotate.ts'
import { bar, field } from '../parts/content.ts'
import { scissors } from '../parts/cutters.ts'
import { person, sitter } from '../parts/figures.ts'
import { windowFrame } from '../parts/frames.ts'
import { curve } from '../parts/markup.ts'
import { pane } from '../parts/signals.ts'
import { can, clipboard, cog } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A house cut open: portal, desk, services and pipes above ground, databases in the cellar. */
export const houseInOrder = (): Ink => [
  page.rect('wash', 20, 330, 600, 128),
  page.path('bold', 20, 330, 620, 330),
  page.trace('shade', 'M84,118L312,24L540,118Z'),
  page.trace('paper', 'M232,112L312,78L392,112Z'),
  page.rect('shade', 440, 40, 30, 50),
  page.rect('ink', 434, 34, 42, 9, 2),
  page.rect('ink', 102, 112, 420, 332, 2),
  [
    page.rect('paper', 112, 122, 196, 98),
    page.rect('paper', 316, 122, 196, 98),
    page.rect('paper', 112, 228, 196, 98),
    page.rect('paper', 316, 228, 196, 98),
    page.rect('soft', 112, 334, 400, 100),
  ],
  [
    pane(page, 170, 134, 122, 66),
    bar(page, 182, 160, 60, 'ink'),
    bar(page, 182, 174, 90),
    person(page, 138, 220, 78, 'soft'),
  ],
  [
    sitter(page, 362, 190, 58, 'soft'),
    page.path('bold', 384, 192, 500, 192),
    page.path('bold', 490, 192, 490, 220),
    page.rect('shade', 424, 142, 58, 40, 3),
    page.rect('paper', 429, 147, 48, 30),
    page.rect('ink', 448, 182, 10, 10),
  ],
  [
    cog(page, 168, 282, 40, 'soft', 12),
    cog(page, 236, 264, 30, 'shade', 9),
    cog(page, 276, 300, 20, 'paper', 8),
  ],
  [
    page.rect('flush', 317, 229, 112, 96),
    page.path('cut', 429, 240, 420, 262, 432, 284, 422, 306, 430, 325),
    person(page, 470, 326, 76, 'soft'),
    page.path('bold', 462, 276, 430, 262),
    page.turn(424, 256, -30).rect('shade', -8, -16, 16, 32, 5),
    [page.path('line', 496, 326, 488, 240), page.path('line', 512, 240, 504, 326)],
    repeat(4, (i) => page.path('line', 490 + i * 2, 256 + i * 20, 508, 256 + i * 20)),
  ],
  repeat(4, (i) => can(page, 132 + i * 96, 350, 72, 78, 'paper', 'soft', 2)),
  [
    page.path('line', 566, 330, 566, 268),
    page.disc('soft', 566, 246, 30),
    page.disc('soft', 588, 268, 18),
  ],
  [page.path('line', 56, 330, 56, 292), page.disc('soft', 56, 278, 20)],
]

/** The doctor's instrument on an open computer: it is laid on the one part that sounds wrong. */
export const stethoscope = (): Ink => [
  page.path('bold', 20, 446, 620, 446),
  page.rect('shade', 50, 36, 236, 402, 8),
  page.rect('paper', 66, 54, 204, 366, 3),
  [80, 240].map((x) => page.rect('ink', x, 438, 30, 9, 2)),
  repeat(5, (i) => [
    page.rect(i === 2 ? 'hot' : i % 2 ? 'soft' : 'paper', 80, 68 + i * 70, 122, 56, 2),
    bar(page, 94, 84 + i * 70, 60, i === 2 ? 'blank' : 'ink', 7),
    bar(page, 94, 100 + i * 70, 88 - (i % 3) * 20, i === 2 ? 'paper' : 'mute', 6),
    page.path('line', 202, 96 + i * 70, 236, 96 + i * 70),
  ]),
  page.rect('soft', 236, 68, 20, 336, 2),
  repeat(12, (i) => page.path('line', 241, 86 + i * 27, 251, 86 + i * 27)),
  [
    page.trace('bold', 'M186,236C250,236 300,420 350,420C412,420 396,268 462,236'),
    page.trace('bold', 'M462,236C404,214 386,150 396,84'),
    page.trace('bold', 'M462,236C520,214 538,150 528,84'),
    page.trace('bold', 'M396,84C398,60 412,50 428,46'),
    page.trace('bold', 'M528,84C526,60 512,50 496,46'),
    [
      [432, 44, 14],
      [492, 44, -14],
    ].map(([x = 0, y = 0, a = 0]) => page.turn(x, y, a).rect('ink', -10, -7, 20, 14, 6)),
    page.trace('shade', 'M448,240C448,222 476,222 476,240L470,262L454,262Z'),
    page.disc('soft', 172, 236, 36),
    page.disc('paper', 172, 236, 24),
    page.disc('line', 172, 236, 8),
  ],
  clipboard(page, 456, 286, 132, 152),
  repeat(4, (i) => [
    bar(page, 476, 318 + i * 26, 62 - (i % 2) * 14, i === 2 ? 'ink' : 'mute', 7),
    i === 2
      ? cross(page, 566, 321 + i * 26, 12, 'bold')
      : tick(page, 566, 321 + i * 26, 14, 'line'),
  ]),
]

/** A form drags a long strip of hidden state behind it; scissors take off nearly all. */
export const trimmedViewState = (): Ink => {
  const dense = (x: number, y: number, rows: number): Ink =>
    repeat(rows, (i) => [
      bar(page, x, y + i * 11, 30 + ((i * 17) % 34), 'ink', 5),
      bar(page, x + 40 + ((i * 17) % 34), y + i * 11, 72 - ((i * 17) % 34), 'ink', 5),
    ])
  return [
    windowFrame(page, 110, 24, 380, 216),
    [
      field(page, 134, 76, 150),
      field(page, 314, 76, 150, 0.3),
      field(page, 134, 134, 150, 0.4),
      field(page, 314, 134, 150, 0.6),
    ],
    [page.rect('soft', 134, 196, 84, 26, 3), bar(page, 154, 206, 44, 'ink')],
    page.rect('soft', 212, 240, 140, 54),
    dense(226, 252, 4),
    page.turn(282, 312, 4).rect('soft', -70, 0, 140, 66),
    (() => {
      const q = page.turn(282, 312, 4)
      return repeat(5, (i) => [
        bar(q, -56, 12 + i * 11, 30 + ((i * 23) % 34), 'ink', 5),
        bar(q, -16 + ((i * 23) % 34), 12 + i * 11, 72 - ((i * 23) % 34), 'ink', 5),
      ])
    })(),
    page.trace('soft', 'M346,383C342,400 330,408 312,408L176,400C184,388 202,378 206,373Z'),
    repeat(4, (i) => {
      const y = 452 - i * 13
      const lean = i % 2 ? 14 : -14
      return page.trace(
        i % 2 ? 'soft' : 'paper',
        `M${168 + lean},${y}L${356 + lean},${y}L${356 - lean},${y - 13}L${168 - lean},${y - 13}Z`,
      )
    }),
    page.path('bold', 60, 456, 580, 456),
    scissors(page, 408, 302, 240, 'hot'),
    [page.path('dash', 190, 302, 374, 302)],
  ]
}

const hexagon = (look: Look, x: number, y: number, r: number): Ink =>
  page.poly(
    look,
    ...Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3).flatMap((a) => [
      x + r * Math.cos(a),
      y + r * Math.sin(a),
    ]),
  )

/** A block of rules, measured with a caliper, fits the same recess of an old and a new machine. */
export const portableRules = (): Ink => [
  page.path('bold', 20, 446, 620, 446),
  [
    page.rect('shade', 36, 160, 184, 286, 2),
    page.rect('paper', 60, 182, 136, 58, 2),
    bar(page, 74, 198, 70, 'ink', 8),
    bar(page, 74, 216, 96),
    hexagon('blank', 128, 334, 66),
    hexagon('dash', 128, 334, 66),
    [
      [50, 174],
      [206, 174],
      [50, 432],
      [206, 432],
      [50, 303],
      [206, 303],
    ].map(([x = 0, y = 0]) => page.disc('paper', x, y, 5)),
  ],
  [
    page.rect('paper', 420, 160, 184, 286, 28),
    page.rect('soft', 444, 182, 136, 58, 16),
    bar(page, 464, 198, 70, 'ink', 8),
    bar(page, 464, 216, 96, 'paper'),
    hexagon('wash', 512, 334, 66),
    hexagon('dash', 512, 334, 66),
  ],
  [
    hexagon('shade', 326, 208, 66),
    hexagon('hot', 320, 200, 66),
    page.poly('blank', 320, 162, 338, 180, 320, 198, 302, 180),
    page.path('cut', 302, 180, 286, 180, 286, 208),
    page.path('cut', 338, 180, 354, 180, 354, 208),
    [page.rect('blank', 272, 208, 28, 20, 2), page.rect('blank', 340, 208, 28, 20, 2)],
  ],
  curve(page, 'bold', [286, 276, 270, 330, 240, 334, 204, 334], 13),
  curve(page, 'bold', [354, 276, 370, 330, 400, 334, 436, 334], 13),
  [
    page.rect('paper', 180, 40, 330, 28, 2),
    repeat(30, (i) => page.path('line', 192 + i * 10.6, 68, 192 + i * 10.6, i % 5 ? 60 : 54)),
    page.trace('paper', 'M216,68L254,68L254,206L244,190Z'),
    page.trace('paper', 'M386,68L424,68L396,190L386,206Z'),
    page.rect('soft', 372, 32, 72, 44, 3),
    page.rect('ink', 398, 20, 20, 12, 3),
  ],
]

/** A cabinet of index cards with one drawer out; its marked card leads to a row of a long table. */
export const indexDrawer = (): Ink => {
  const s = space(236, 236)
  const [w, d, h] = [156, 110, 208]
  const face = s.left(0, d, h)
  return [
    s.box(0, 0, 0, w, d, h),
    repeat(4, (row) =>
      repeat(3, (column) => {
        const [u, v] = [column * 52 + 4, row * 52 + 4]
        return [
          face.rect(row === 1 && column === 1 ? 'ink' : 'paper', u, v, 44, 44),
          face.rect('soft', u + 10, v + 8, 24, 12),
          face.disc('ink', u + 22, v + 32, 4),
        ]
      }),
    ),
    s.box(56, d, 108, 44, 118, 34, LIGHT),
    s.top(56, d, 142).rect('shade', 5, 0, 34, 112),
    repeat(8, (i) =>
      i === 5
        ? s.left(62, d + 8 + i * 13, 176).rect('hot', 0, 0, 32, 38)
        : s.left(62, d + 8 + i * 13, 156).rect(i % 2 ? 'soft' : 'paper', 0, 0, 32, 16),
    ),
    s.left(56, d + 118, 142).rect('paper', 0, 0, 44, 34),
    s.left(56, d + 118, 142).disc('ink', 22, 22, 4),
    [
      page.rect('paper', 424, 30, 190, 424),
      page.rect('shade', 424, 30, 190, 28),
      [438, 500, 562].map((x) => bar(page, x, 41, 34, 'ink')),
      repeat(16, (i) => {
        const y = 58 + i * 24.7
        return [
          page.path('guide', 424, y, 614, y),
          i === 8 ? page.rect('hot', 424, y, 190, 24.7) : [],
          [438, 500, 562].map((x, k) =>
            bar(page, x, y + 9.5, 22 + ((i * 7 + k * 5) % 4) * 6, i === 8 ? 'blank' : 'mute'),
          ),
        ]
      }),
    ],
    page.path('wire', 166, 206, 394, 206, 394, 268, 424, 268),
    page.disc('hot', 424, 268, 5),
  ]
}
