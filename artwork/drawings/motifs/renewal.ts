/** Where pages and state of a program are kept, and how it crosses to a new version. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { curve } from '../parts/markup.ts'
import { hatch, pane } from '../parts/signals.ts'
import { solid } from '../parts/solid.ts'
import { clock, cog, sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Paths grow from a slash to three pages: one is stamped, one stored, one made on request. */
export const routeRules = (): Ink => {
  const leaf = (y: number): Ink => [
    sheet(page, 384, y, 100, 120),
    bar(page, 398, y + 24, 46, 'ink', 8),
    lines(page, 398, y + 44, 72, [1, 0.8, 0.9, 0.5, 0.7], 13),
  ]
  const segment = (x: number, y: number, w: number): Ink => [
    page.rect('paper', x, y - 14, w, 28, 14),
    bar(page, x + 14, y - 3.5, w - 28, 'mute', 7),
  ]
  return [
    [
      page.path('bold', 118, 240, 178, 240, 178, 92, 384, 92),
      page.path('bold', 178, 240, 384, 240),
      page.path('bold', 178, 240, 178, 388, 384, 388),
    ],
    page.disc('paper', 72, 240, 52),
    page.poly('ink', 86, 206, 98, 206, 58, 274, 46, 274),
    [segment(206, 92, 76), segment(300, 92, 56), segment(216, 240, 120), segment(206, 388, 60)],
    segment(284, 388, 74),
    [leaf(32), leaf(180), leaf(328)],
    [
      page.path('guide', 484, 92, 520, 92),
      page.disc('bold', 566, 92, 46),
      page.disc('line', 566, 92, 37),
      tick(page, 566, 92, 34, 'bold'),
    ],
    [
      page.path('guide', 484, 240, 520, 240),
      page.rect('shade', 520, 210, 94, 68, 3),
      page.rect('soft', 514, 194, 106, 22, 3),
      page.rect('paper', 554, 201, 26, 8, 3),
      clock(page, 567, 248, 25, 10, 2),
    ],
    [page.path('guide', 484, 388, 520, 388), cog(page, 567, 388, 48, 'hot', 10)],
  ]
}

/** Three stores with their own lids and marks; whoever writes goes through the narrow inlet. */
export const smallStores = (): Ink => {
  const marks = [
    (x: number) => page.disc('ink', x, 366, 15),
    (x: number) => page.rect('ink', x - 14, 352, 28, 28, 2),
    (x: number) => page.poly('ink', x, 349, x + 17, 380, x - 17, 380),
  ]
  const jar = (x: number, i: number): Ink => [
    page.trace(
      'soft',
      `M${x - 60},310L${x - 60},428C${x - 60},450 ${x + 60},450 ${x + 60},428L${x + 60},310Z`,
    ),
    page.trace(
      'shade',
      `M${x - 66},288L${x - 66},306C${x - 66},330 ${x + 66},330 ${x + 66},306L${x + 66},288Z`,
    ),
    page.disc('paper', x, 288, 66, 18),
    page.rect('ink', x - 12, 274, 24, 13, 4),
    marks[i]?.(x) ?? [],
  ]
  const reads = [
    [70, 96, 76, 270],
    [172, 96, 138, 268],
    [172, 184, 158, 272],
    [322, 96, 322, 262],
    [500, 184, 512, 270],
    [572, 96, 560, 276],
  ] as const
  return [
    reads.map(([x0, y0, x1, y1]) => page.path('line', x0, y0, x1, y1)),
    [112, 322, 532].map(jar),
    page.rect('paper', 384, 338, 30, 18, 2),
    page.poly('hot', 414, 326, 424, 326, 424, 368, 414, 368),
    arrow(page, 'wire', [428, 80, 428, 347, 396, 347], 15),
    [
      [70, 66],
      [172, 66],
      [172, 160],
      [322, 66],
      [420, 66],
      [500, 160],
      [572, 66],
    ].map(([x = 0, y = 0]) => [
      pane(page, x - 40, y - 30, 80, 60),
      bar(page, x - 28, y - 2, 46, x === 420 ? 'ink' : 'mute'),
      bar(page, x - 28, y + 12, 30),
    ]),
  ]
}

/** A provisional bridge carries modules from cracked ground to firm ground; flags warn. */
export const versionBridge = (): Ink => {
  const cart = (x: number, look: Look): Ink => [
    page.rect(look, x - 24, 240, 48, 36, 2),
    bar(page, x - 14, 254, 28, 'ink'),
    [page.disc('ink', x - 13, 281, 7), page.disc('ink', x + 13, 281, 7)],
  ]
  const flag = (x: number, done: boolean): Ink => [
    page.path('line', x, 290, x, 176),
    page.trace(
      done ? 'paper' : 'hot',
      `M${x},176L${x + 46},176L${x + 38},191L${x + 46},206L${x},206Z`,
    ),
    done
      ? tick(page, x + 18, 191, 16, 'bold')
      : [page.rect('blank', x + 16, 181, 5, 11, 2), page.disc('blank', x + 18.5, 199, 3)],
  ]
  return [
    page.poly('soft', 12, 304, 158, 304, 150, 356, 166, 400, 152, 456, 12, 456),
    [
      page.path('bold', 40, 304, 62, 344, 48, 372, 70, 412),
      page.path('line', 62, 344, 92, 362, 88, 384),
      page.path('bold', 118, 304, 106, 336, 126, 356, 112, 396),
      page.path('line', 70, 412, 60, 456),
    ],
    [
      page
        .turn(36, 304, -4)
        .poly('shade', 0, 0, 0, -124, 22, -136, 44, -120, 70, -138, 96, -122, 96, 0),
      repeat(4, (i) => page.turn(36, 304, -4).path('line', 0, -26 - i * 26, 96, -26 - i * 26)),
      repeat(8, (i) =>
        page
          .turn(36, 304, -4)
          .path(
            'line',
            16 + (i % 2) * 40 + (i & 2) * 8,
            -26 * (i >> 1),
            16 + (i % 2) * 40 + (i & 2) * 8,
            -26 * ((i >> 1) + 1),
          ),
      ),
      page.turn(36, 304, -4).path('bold', 52, -134, 42, -96, 58, -64, 46, -30),
    ],
    page.rect('shade', 466, 304, 162, 152),
    hatch(page, 466, 304, 162, 152, 16),
    page.rect('line', 466, 304, 162, 152),
    solid([500, 304, 500, 176, 588, 176, 588, 304], 24, -16),
    repeat(3, (i) => bar(page, 516, 198 + i * 30, 56, i ? 'mute' : 'ink', 9)),
    [
      [196, 266, 336, 406].map((x) => [
        page.path('bold', x - 10, 304, x - 24, 452),
        page.path('bold', x + 10, 304, x + 24, 452),
        page.path('line', x - 15, 352, x + 19, 402),
        page.path('line', x + 15, 352, x - 19, 402),
        page.path('line', x - 19, 402, x + 24, 452),
        page.path('line', x + 19, 402, x - 24, 452),
        page.path('line', x - 15, 352, x + 15, 352),
        page.path('line', x - 19, 402, x + 19, 402),
        page.rect('ink', x - 34, 450, 68, 7),
      ]),
      repeat(10, (i) => page.rect(i % 3 ? 'paper' : 'shade', 150 + i * 33, 288, 33, 16)),
    ],
    [flag(176, true), flag(258, true), flag(332, false), flag(414, false)],
    [cart(232, 'paper'), cart(308, 'soft'), cart(390, 'paper')],
    curve(page, 'line', [170, 140, 240, 96, 380, 96, 446, 138], 13),
  ]
}
