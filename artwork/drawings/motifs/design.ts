/** Designing as subject: colour, movement, marks, instruments. */

import { arrow, dimension, mark, net } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A fan of colour cards, and a curve with its handles. */
export const palette = (): Ink => {
  const looks: readonly Look[] = ['paper', 'soft', 'shade', 'ink', 'hot']
  return [
    looks.map((look, i) => {
      const card = page.turn(272, 408, -46 + i * 20)
      return [
        card.rect('paper', -42, -310, 84, 340, 4),
        card.rect(look, -34, -302, 68, 210),
        bar(card, -34, -78, 44, 'ink'),
        bar(card, -34, -64, 30),
      ]
    }),
    page.disc('ink', 272, 408, 7),
    page.trace('wire', 'M500,430C500,320 610,380 610,240'),
    page.path('line', 500, 430, 500, 320),
    page.path('line', 610, 380, 610, 240),
    page.rect('paper', 494, 424, 12, 12),
    page.rect('paper', 604, 234, 12, 12),
    page.disc('ink', 500, 320, 5),
    page.disc('ink', 610, 380, 5),
  ]
}

/** A ball that bounces, drawn at every key frame, above its timeline. */
export const motion = (): Ink => {
  const arcs = [
    'M60,80C90,80 120,170 130,282',
    'M130,282C150,110 250,110 270,282',
    'M270,282C285,190 365,190 380,282',
    'M380,282C392,236 448,236 460,282',
  ]
  const ghosts = [
    [60, 80],
    [104, 160],
    [144, 210],
    [200, 153],
    [256, 210],
    [325, 213],
    [420, 248],
  ]
  return [
    page.path('line', 40, 306, 600, 306),
    arcs.map((arc) => page.trace('dash', arc)),
    ghosts.map(([x = 0, y = 0], i) => page.disc(i === 0 ? 'paper' : 'soft', x, y, 22)),
    page.disc('soft', 130, 290, 30, 16),
    page.disc('hot', 500, 284, 22),
    net(page, 450, 70, 130, 130, 32.5),
    page.trace('bold', 'M450,200C500,200 500,70 580,70'),
    [
      page.path('line', 450, 200, 500, 200),
      page.path('line', 500, 70, 580, 70),
      page.disc('ink', 500, 200, 4),
      page.disc('ink', 500, 70, 4),
    ],
    repeat(3, (row) => [
      page.rect('paper', 60, 342 + row * 32, 540, 24),
      page.rect('soft', 60 + row * 70, 342 + row * 32, 440 - row * 110, 24),
      [0, 120, 270, 400].map((x) =>
        page
          .turn(80 + x * (1 - row * 0.2) + row * 62, 354 + row * 32, 45)
          .rect('ink', -5, -5, 10, 10),
      ),
    ]),
    page.path('wire', 500, 330, 500, 444),
    page.poly('hot', 490, 322, 510, 322, 510, 334, 500, 344, 490, 334),
  ]
}

/** A mark in construction: circles, axes and measures, then its finished forms. */
export const brand = (): Ink => [
  net(page, 60, 50, 300, 300, 30),
  repeat(3, (i) => page.disc('guide', 210, 200, 60 + i * 45)),
  page.path('guide', 40, 200, 380, 200),
  page.path('guide', 210, 30, 210, 370),
  page.path('guide', 60, 350, 210, 50, 360, 350),
  page.poly(
    'ink',
    120,
    80,
    300,
    80,
    300,
    116,
    234,
    116,
    300,
    320,
    262,
    320,
    210,
    164,
    158,
    320,
    120,
    320,
    186,
    116,
    120,
    116,
  ),
  page.rect('hot', 160, 236, 100, 26),
  dimension(page, 120, 392, 300, 392),
  dimension(page, 392, 80, 392, 320),
  (['paper', 'ink', 'hot'] as const).map((look, i) => {
    const p = page.at(450, 56 + i * 128)
    const sign = look === 'paper' ? 'ink' : 'blank'
    return [
      p.rect(look, 0, 0, 140, 104, 2),
      p.poly(
        sign,
        46,
        24,
        94,
        24,
        94,
        34,
        76,
        34,
        94,
        84,
        84,
        84,
        70,
        46,
        56,
        84,
        46,
        84,
        64,
        34,
        46,
        34,
      ),
    ]
  }),
  mark(page, 210, 200, 10),
]

/** A pair of compasses draws an arc. */
export const compass = (): Ink => [
  page.poly('paper', 60, 330, 580, 290, 620, 430, 30, 450),
  page.path('guide', 120, 400, 560, 366),
  page.trace('wire', 'M438,318C520,352 500,404 410,420C340,430 250,434 190,426'),
  page.trace('dash', 'M438,318C340,286 160,318 140,372C132,400 160,420 190,426'),
  page.poly('soft', 306, 124, 330, 132, 252, 350, 238, 384, 240, 346),
  page.poly('ink', 246, 348, 252, 350, 238, 388),
  page.poly('shade', 334, 124, 310, 132, 402, 300, 424, 292),
  page.poly('paper', 402, 300, 424, 292, 438, 318, 416, 316),
  page.poly('ink', 424, 317, 432, 308, 440, 322),
  page.path('line', 276, 262, 370, 236),
  page.disc('paper', 322, 250, 9),
  page.disc('paper', 320, 122, 26),
  page.disc('hot', 320, 122, 9),
  page.rect('soft', 308, 50, 24, 48, 4),
  repeat(3, (i) => page.path('line', 314 + i * 6, 58, 314 + i * 6, 90)),
  mark(page, 238, 388, 12),
]

const note = (x: number, y: number, angle: number, look: Look): Ink => {
  const p = page.turn(x, y, angle)
  return [
    p.poly(look, -34, -34, 34, -34, 34, 22, 22, 34, -34, 34),
    p.path('line', 34, 22, 22, 22, 22, 34),
    lines(p, -22, -18, 44, [1, 0.7, 0.5], 13),
  ]
}

/** A whiteboard on its stand, with notes in groups. */
export const workshop = (): Ink => [
  page.path('bold', 180, 390, 140, 450),
  page.path('bold', 460, 390, 500, 450),
  page.rect('soft', 60, 40, 520, 350, 4),
  page.rect('paper', 74, 54, 492, 322),
  page.trace(
    'dash',
    'M100,90C160,60 270,70 290,130C310,210 250,250 180,240C100,236 70,140 100,90Z',
  ),
  [note(146, 126, -5, 'soft'), note(232, 134, 4, 'soft'), note(186, 202, 2, 'shade')],
  [note(392, 116, -3, 'soft'), note(484, 122, 5, 'shade'), note(438, 210, -2, 'hot')],
  arrow(page, 'line', [300, 160, 346, 160]),
  arrow(page, 'line', [438, 252, 438, 300]),
  page.rect('paper', 380, 308, 116, 46, 23),
  bar(page, 408, 328, 60, 'ink'),
  page.trace(
    'line',
    'M110,330C130,290 150,350 170,316C190,286 200,346 226,312C240,296 256,330 280,318',
  ),
  page.rect('shade', 210, 384, 220, 14),
  page.rect('hot', 236, 376, 44, 8, 3),
  page.rect('ink', 292, 376, 44, 8, 3),
]
