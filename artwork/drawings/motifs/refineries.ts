/** Works that turn many records into few answers. */
import { bars } from '../parts/charts.ts'
import { bar, lines } from '../parts/content.ts'
import { sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A length of pipe with its flanges, level or upright. */
const pipe = (x0: number, y0: number, x1: number, y1: number, look: Look = 'soft'): Ink => {
  const level = y0 === y1
  const flange = (x: number, y: number) =>
    level ? page.rect('paper', x - 4, y - 13, 8, 26) : page.rect('paper', x - 13, y - 4, 26, 8)
  return [
    level
      ? page.rect(look, Math.min(x0, x1), y0 - 8, Math.abs(x1 - x0), 16)
      : page.rect(look, x0 - 8, Math.min(y0, y1), 16, Math.abs(y1 - y0)),
    flange(x0, y0),
    flange(x1, y1),
  ]
}

/** A record: a card with two lines. */
const record = (x: number, y: number, angle: number): Ink => {
  const p = page.turn(x, y, angle)
  return [p.rect('paper', -19, -13, 38, 26, 2), bar(p, -13, -7, 20, 'ink', 4), bar(p, -13, 2, 26)]
}

/** A refinery: records go in at the hopper, are parted in a column, and come out as one report. */
export const dataRefinery = (): Ink => [
  page.rect('shade', 16, 432, 608, 12),
  [
    record(76, 30, -18),
    record(132, 22, 12),
    record(170, 58, -30),
    record(56, 76, 24),
    record(112, 70, -6),
    record(150, 98, 16),
    record(92, 110, -14),
  ],
  page.poly('soft', 36, 112, 188, 112, 134, 186, 90, 186),
  pipe(112, 186, 112, 232),
  [
    page.trace('soft', 'M40,250C40,224 184,224 184,250L184,432L40,432Z'),
    repeat(3, (i) => page.path('line', 40, 290 + i * 48, 184, 290 + i * 48)),
    repeat(3, (row) => repeat(4, (i) => bar(page, 54 + i * 32, 310 + row * 48, 22, 'mute', 8))),
  ],
  pipe(188, 396, 262, 396),
  [
    page.path('bold', 224, 388, 224, 366),
    page.disc('paper', 224, 358, 16),
    page.path('line', 208, 358, 240, 358),
    page.path('line', 224, 342, 224, 374),
  ],
  [
    page.rect('paper', 270, 60, 92, 372, 46),
    page.rect('shade', 258, 408, 116, 24),
    repeat(5, (i) => page.path('line', 270, 120 + i * 58, 362, 120 + i * 58)),
    repeat(5, (row) =>
      repeat(5 - row, (i) =>
        page.disc('soft', 316 + (i - (4 - row) / 2) * 16, 382 - row * 58, 7 - row * 0.3),
      ),
    ),
    page.disc('hot', 316, 92, 15),
  ],
  [
    page.path('line', 376, 60, 376, 432),
    page.path('line', 390, 60, 390, 432),
    repeat(18, (i) => page.path('line', 376, 78 + i * 20, 390, 78 + i * 20)),
  ],
  page.trace(
    'hot',
    'M308,60L308,42C308,24 314,18 332,18L492,18C510,18 516,24 516,42L516,96L500,96L500,42C500,36 498,34 492,34L332,34C326,34 324,36 324,42L324,60Z',
  ),
  [page.rect('paper', 495, 92, 26, 8), page.rect('paper', 303, 54, 26, 8)],
  [
    sheet(page, 430, 112, 164, 236),
    bar(page, 448, 134, 70, 'ink', 10),
    lines(page, 448, 156, 110, [1, 0.7], 14),
    bars(page, 444, 190, 136, 100, [0.3, 0.45, 0.4, 0.66, 0.94], 4),
    page.path('bold', 446, 290, 580, 290),
    lines(page, 448, 306, 126, [1, 0.6], 14),
  ],
  [page.path('bold', 512, 348, 512, 432), page.path('bold', 470, 432, 554, 432)],
]
