/** How interfaces are tried out and specified before they are built. */
import { arrow, dimension, pointer, tick } from '../parts/annotate.ts'
import { bar, crossed, lines } from '../parts/content.ts'
import { chairSide, person, sitter } from '../parts/figures.ts'
import { phoneFrame, windowFrame } from '../parts/frames.ts'
import { clipboard, hand, keycap } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Somebody tries a page; the path of the pointer tells where it hesitates. */
export const usabilitySession = (): Ink => [
  page.path('line', 20, 444, 620, 444),
  page.path('dash', 282, 276, 180, 214),
  page.path('dash', 306, 272, 500, 214),
  windowFrame(page, 180, 20, 320, 194),
  [bar(page, 202, 70, 90, 'ink', 8), bar(page, 202, 86, 130)],
  repeat(3, (i) => page.rect(i === 1 ? 'soft' : 'paper', 202, 108 + i * 32, 130, 22, 2)),
  crossed(page, 370, 70, 110, 74),
  page.rect('shade', 370, 172, 74, 24, 3),
  page.trace(
    'wire',
    'M470,200C440,120 400,90 350,92C320,92 300,120 318,140C336,160 366,146 352,132C338,118 296,134 304,156C312,178 352,166 346,148C340,132 300,142 290,152C276,166 320,184 360,172',
  ),
  pointer(page, 362, 170, 26, 'hot'),
  chairSide(page, 62, 382, 128),
  page.poly('shade', 138, 346, 340, 346, 340, 358, 138, 358),
  [page.path('bold', 152, 358, 146, 444), page.path('bold', 326, 358, 332, 444)],
  [page.rect('soft', 214, 338, 76, 8, 3), page.path('bold', 288, 340, 308, 276)],
  sitter(page, 86, 380, 132),
  person(page, 520, 444, 196, 'soft'),
  page.trace('soft', 'M508,310C490,330 474,352 462,350L452,342L452,352C462,364 490,360 516,336Z'),
  clipboard(page.turn(410, 292, -14), 0, 0, 52, 70),
  lines(page.turn(410, 292, -14), 10, 18, 32, [1, 0.7, 0.9], 12),
  page.path('bold', 462, 352, 440, 336),
]

/** Three screens that lead to each other by what is pressed on them. */
export const clickablePrototype = (): Ink => {
  const at = (i: number) => 34 + i * 212
  return [
    repeat(3, (i) => phoneFrame(page, at(i), 62, 146, 300)),
    [
      crossed(page, 50, 100, 114, 90),
      lines(page, 50, 206, 114, [1, 0.8, 0.5]),
      page.rect('hot', 50, 268, 114, 34, 4),
      bar(page, 82, 282, 50, 'blank'),
    ],
    repeat(4, (i) => [
      page.rect(i === 1 ? 'hot' : 'paper', 262, 100 + i * 54, 114, 44, 3),
      page.rect(i === 1 ? 'blank' : 'mute', 270, 108 + i * 54, 28, 28, 2),
      bar(page, 308, 112 + i * 54, 56, i === 1 ? 'blank' : 'ink'),
      bar(page, 308, 126 + i * 54, 40, i === 1 ? 'blank' : 'mute'),
    ]),
    [
      page.disc('soft', 531, 150, 40),
      tick(page, 531, 150, 40, 'bold'),
      lines(page, 484, 210, 94, [1, 0.7]),
      page.rect('paper', 474, 258, 114, 34, 4),
      bar(page, 506, 272, 50),
      page.rect('hot', 482, 316, 98, 20, 10),
    ],
    [
      page.trace('wire', 'M164,285C226,285 176,170 234,170'),
      page.path('wire', 226, 162, 238, 170, 226, 178),
      page.trace('wire', 'M376,176C438,176 392,226 446,226'),
      page.path('wire', 438, 218, 450, 226, 438, 234),
      page.trace('wire', 'M531,336C531,460 107,470 107,374'),
      page.path('wire', 98, 386, 107, 372, 116, 386),
    ],
    [page.disc('paper', 164, 285, 5), page.disc('paper', 376, 176, 5)],
    hand(page, 118, 290, 64),
  ]
}

/** One button in all the states that it can have, measured. */
export const componentStates = (): Ink => {
  const y = (i: number) => 56 + i * 80
  return [
    repeat(5, (i) => [
      page.path('guide', 60, y(i) + 62, 580, y(i) + 62),
      bar(page, 60, y(i) + 18, [66, 84, 74, 92, 60][i] ?? 0, 'ink', 7),
      bar(page, 60, y(i) + 33, 44, 'mute', 5),
    ]),
    page.rect('paper', 250, y(0), 180, 48, 5),
    bar(page, 290, y(0) + 19, 100, 'ink', 10),
    [
      dimension(page, 250, y(0) + 24, 290, y(0) + 24),
      dimension(page, 390, y(0) + 24, 430, y(0) + 24),
      dimension(page, 452, y(0), 452, y(0) + 48),
      page.path('guide', 290, y(0) - 20, 290, y(0) + 48),
      page.path('guide', 390, y(0) - 20, 390, y(0) + 48),
      dimension(page, 250, y(0) - 16, 290, y(0) - 16),
      dimension(page, 290, y(0) - 16, 390, y(0) - 16),
      dimension(page, 390, y(0) - 16, 430, y(0) - 16),
    ],
    page.rect('shade', 250, y(1), 180, 48, 5),
    bar(page, 290, y(1) + 19, 100, 'ink', 10),
    pointer(page, 404, y(1) + 26, 32, 'ink'),
    page.rect('flush', 240, y(2) - 10, 200, 68, 12),
    page.rect('blank', 245, y(2) - 5, 190, 58, 9),
    page.rect('paper', 250, y(2), 180, 48, 5),
    bar(page, 290, y(2) + 19, 100, 'ink', 10),
    page.rect('dash', 250, y(3), 180, 48, 5),
    repeat(17, (i) => page.path('guide', 256 + i * 10, y(3) + 48, 266 + i * 9.6, y(3))),
    page.rect('paper', 250, y(4), 180, 48, 5),
    bar(page, 290, y(4) + 19, 100, 'ink', 10),
    page.path('bold', 250, y(4) + 48, 430, y(4) + 48),
    [
      page.disc('ink', 456, y(4) + 24, 12),
      page.rect('blank', 454.5, y(4) + 16, 3, 10),
      page.disc('blank', 456, y(4) + 30, 2),
      bar(page, 476, y(4) + 21, 76),
    ],
  ]
}

/** A form and the way that the Tab key takes through it. */
export const focusOrder = (): Ink => {
  const stops = [
    [76, 100],
    [300, 100],
    [76, 172],
    [76, 244],
    [76, 307],
    [76, 374],
  ] as const
  return [
    page.rect('paper', 50, 36, 400, 404, 4),
    bar(page, 102, 50, 120, 'ink', 10),
    page.path('wire', ...stops.flatMap((stop) => [...stop])),
    stops
      .slice(0, 4)
      .map(([x, y], i) => [
        bar(page, x + 26, y - 22, 60, 'ink', 5),
        i === 2 ? page.rect('wire', x + 20, y - 15, 320, 42, 5) : [],
        page.rect(i === 2 ? 'paper' : 'soft', x + 26, y - 9, i < 2 ? 104 : 308, 30, 2),
        i < 2 ? bar(page, x + 36, y + 3, 56) : [],
      ]),
    page.rect('bold', 96, 157, 320, 42, 5),
    [bar(page, 112, 175, 96), page.path('bold', 214, 168, 214, 186)],
    [page.rect('paper', 102, 296, 22, 22, 2), bar(page, 136, 304, 150)],
    [page.rect('ink', 102, 352, 130, 44, 4), bar(page, 132, 370, 70, 'blank', 8)],
    stops.map(([x, y], i) => [
      page.disc(i === 2 ? 'hot' : 'paper', x, y, 13),
      page.path(
        i === 2 ? 'cut' : 'line',
        ...([
          [-2, -4, 1, -6, 1, 6],
          [-4, -4, 0, -6, 4, -3, -4, 6, 4, 6],
          [-4, -6, 4, -6, 0, -1, 4, 2, 0, 6, -4, 5],
          [2, 6, 2, -6, -5, 3, 5, 3],
          [4, -6, -3, -6, -4, -1, 2, -1, 4, 3, 0, 6, -4, 5],
          [3, -6, -3, 0, -3, 5, 3, 5, 3, 0, -3, 0],
        ][i]?.map((n, k) => n + (k % 2 ? y : x)) ?? []),
      ),
    ]),
    keycap(page, 474, 184, 144, 120),
    [
      page.path('bold', 590, 218, 590, 238),
      arrow(page, 'bold', [506, 228, 580, 228], 12),
      page.path('bold', 500, 250, 500, 270),
      arrow(page, 'bold', [584, 260, 510, 260], 12),
    ],
  ]
}
