/** Machines that learn, read, see, make and talk. */

import { arrow } from '../parts/annotate.ts'
import { bar, bust, lines, photo } from '../parts/content.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A net of neurons; one path through it is lit. */
export const neuralNet = (): Ink => {
  const counts = [4, 6, 6, 5, 2]
  const at = (layer: number, i: number) =>
    [80 + layer * 120, 240 + (i - ((counts[layer] ?? 1) - 1) / 2) * 66] as const
  const lit = [1, 2, 4, 2, 0]
  return [
    repeat(4, (layer) =>
      repeat(counts[layer] ?? 0, (i) =>
        repeat(counts[layer + 1] ?? 0, (j) =>
          page.path('guide', ...at(layer, i), ...at(layer + 1, j)),
        ),
      ),
    ),
    page.path('wire', ...lit.flatMap((i, layer) => at(layer, i))),
    counts.map((count, layer) =>
      repeat(count, (i) =>
        page.disc(
          lit[layer] === i ? 'hot' : layer % 4 ? 'paper' : 'soft',
          ...at(layer, i),
          layer % 4 ? 18 : 22,
        ),
      ),
    ),
  ]
}

/** A sentence taken apart: words, the arcs between them, and the tree above. */
export const language = (): Ink => {
  const widths = [60, 92, 48, 110, 66, 74]
  const starts = widths.map((_, i) => 60 + widths.slice(0, i).reduce((sum, w) => sum + w + 14, 0))
  const centre = (i: number) => (starts[i] ?? 0) + (widths[i] ?? 0) / 2
  const link = (from: number, to: number, look: Look = 'line') => {
    const [a, b, lift] = [centre(from), centre(to), 30 + Math.abs(to - from) * 42]
    return [
      page.trace(look, `M${a},250C${a},${250 - lift} ${b},${250 - lift} ${b},246`),
      page.poly(look === 'wire' ? 'flush' : 'ink', b - 5, 238, b + 5, 238, b, 248),
    ]
  }
  return [
    page.trace(
      'paper',
      'M52,220L588,220Q600,220 600,232L600,330Q600,342 588,342L120,342L76,396L80,342L52,342Q40,342 40,330L40,232Q40,220 52,220Z',
    ),
    [link(1, 0), link(3, 1, 'wire'), link(3, 2), link(3, 5), link(5, 4)],
    widths.map((w, i) => [
      page.rect(i === 3 ? 'hot' : 'soft', starts[i] ?? 0, 256, w, 40, 3),
      bar(page, (starts[i] ?? 0) + 12, 272, w - 24, i === 3 ? 'blank' : 'ink', 8),
    ]),
    widths.map((w, i) => bar(page, centre(i) - w * 0.2, 312, w * 0.4)),
    page.path('wire', centre(3), 84, centre(3), 240),
    page.disc('hot', centre(3), 72, 13),
    [2, 0, 1, 4, 5, 3].map((word, i) => {
      const x = 200 + i * 66
      return [
        page.path('guide', centre(word), 326, x + 25, 404),
        page.rect(word === 3 ? 'hot' : 'paper', x, 404, 50, 32, 3),
        bar(page, x + 10, 416, 30, word === 3 ? 'blank' : 'ink', 8),
      ]
    }),
  ]
}

const corners = (x: number, y: number, w: number, h: number, look: Look, s = 16): Ink => [
  page.path(look, x, y + s, x, y, x + s, y),
  page.path(look, x + w - s, y, x + w, y, x + w, y + s),
  page.path(look, x + w, y + h - s, x + w, y + h, x + w - s, y + h),
  page.path(look, x + s, y + h, x, y + h, x, y + h - s),
]

/** A street as a machine sees it: everything known is framed and named. */
export const vision = (): Ink => [
  page.rect('paper', 80, 80, 480, 320),
  page.path('line', 80, 330, 560, 330),
  page.rect('soft', 120, 190, 120, 140),
  page.poly('shade', 106, 190, 180, 130, 254, 190),
  page.rect('paper', 164, 270, 32, 60),
  [
    page.trace('soft', 'M392,362L392,326L420,322L442,292L506,292L530,324L546,330L546,362Z'),
    page.disc('paper', 424, 364, 17),
    page.disc('paper', 514, 364, 17),
    page.path('line', 474, 292, 474, 324, 430, 324),
  ],
  bust(page, 312, 282, 52),
  page.path('line', 294, 314, 294, 352, 330, 352, 330, 314),
  [
    corners(98, 120, 164, 218, 'line'),
    corners(276, 244, 72, 116, 'bold'),
    corners(380, 280, 172, 108, 'wire'),
  ],
  page.rect('flush', 380, 254, 84, 20),
  bar(page, 390, 261, 56, 'blank'),
  [
    page.rect('ink', 98, 98, 60, 18),
    bar(page, 106, 104, 40, 'blank'),
    page.rect('ink', 276, 222, 50, 18),
    bar(page, 284, 228, 32, 'blank'),
  ],
  corners(48, 48, 544, 384, 'bold', 40),
  page.path('guide', 320, 60, 320, 76),
  page.path('guide', 320, 404, 320, 420),
]

const spark = (p: Pen, u: number, v: number, r: number, look: Look): Ink =>
  p.trace(
    look,
    `M${u},${v - r}Q${u},${v} ${u + r},${v}Q${u},${v} ${u},${v + r}Q${u},${v} ${u - r},${v}Q${u},${v} ${u},${v - r}Z`,
  )

/** From a sentence to a picture that comes out of noise. */
export const generative = (): Ink => [
  photo(page, 90, 50, 460, 280, 'paper'),
  page.trace('soft', 'M90,288L236,168L348,268L412,218L550,302L550,330L90,330Z'),
  page.disc('hot', 421, 134, 34),
  repeat(8, (column) =>
    repeat(10, (row) => {
      const dense = (column * 7 + row * 5 + column * row) % 9
      return dense >= column
        ? page.rect(
            dense % 3 === 0 ? 'ink' : dense % 3 === 1 ? 'mute' : 'wash',
            90 + column * 28,
            50 + row * 28,
            28,
            28,
          )
        : []
    }),
  ),
  page.rect('line', 90, 50, 460, 280),
  page.rect('paper', 90, 362, 460, 60, 30),
  bar(page, 124, 382, 190, 'ink', 8),
  bar(page, 124, 398, 120, 'mute', 8),
  page.path('wire', 322, 376, 322, 408),
  page.disc('hot', 516, 392, 20),
  spark(page, 516, 392, 13, 'blank'),
  [spark(page, 566, 60, 34, 'hot'), spark(page, 598, 112, 16, 'ink')],
]

/** A person asks, a machine answers. */
export const chat = (): Ink => [
  page.trace(
    'paper',
    'M210,60L570,60Q584,60 584,74L584,176Q584,190 570,190L556,190L560,222L516,190L210,190Q196,190 196,176L196,74Q196,60 210,60Z',
  ),
  lines(page, 224, 88, 330, [1, 0.86, 0.94, 0.5], 22),
  page.trace(
    'hot',
    'M160,236L440,236Q454,236 454,250L454,330Q454,344 440,344L190,344L142,378L146,344Q146,344 146,330L146,250Q146,236 160,236Z',
  ),
  [
    bar(page, 172, 262, 240, 'blank', 8),
    bar(page, 172, 286, 250, 'blank', 8),
    bar(page, 172, 310, 140, 'blank', 8),
  ],
  [
    page.path('line', 84, 356, 84, 338),
    page.disc('paper', 84, 332, 6),
    page.rect('soft', 44, 356, 80, 66, 10),
    page.rect('paper', 56, 370, 56, 28, 14),
    page.disc('ink', 72, 384, 5),
    page.disc('ink', 96, 384, 5),
    page.rect('shade', 34, 378, 10, 24),
    page.rect('shade', 124, 378, 10, 24),
    page.path('line', 60, 422, 60, 440, 108, 440, 108, 422),
  ],
  page.rect('paper', 180, 386, 110, 44, 22),
  repeat(3, (i) => page.disc(i === 1 ? 'ink' : 'mute', 210 + i * 25, 408, 6)),
  bust(page, 530, 264, 76),
  arrow(page, 'guide', [484, 408, 320, 408], 10),
]
