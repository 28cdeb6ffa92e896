/** What numbers tell when there are many of them. */
import { arrow, cross, dimension, tick } from '../parts/annotate.ts'
import { gauge } from '../parts/charts.ts'
import { bar } from '../parts/content.ts'
import { bell, person } from '../parts/figures.ts'
import { can } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A skewed histogram: the mean lies to the right of the median, an outlier far off. */
export const distribution = (): Ink => {
  const value = (i: number) => {
    const t = (i + 0.6) / 5
    return 2.72 * t * Math.exp(-t)
  }
  return [
    repeat(4, (i) => page.path('guide', 50, 110 + i * 68, 600, 110 + i * 68)),
    repeat(29, (i) => page.rect('soft', 56 + i * 16, 382 - 270 * value(i), 16, 270 * value(i))),
    page.rect('soft', 578, 370, 16, 12),
    page.disc('dash', 586, 372, 24),
    page.path('bold', 40, 382, 606, 382),
    repeat(15, (i) => page.path('line', 56 + i * 38, 382, 56 + i * 38, i % 5 ? 388 : 394)),
    page.path('dash', 176, 60, 176, 410),
    page.poly('paper', 166, 44, 186, 44, 186, 58, 176, 68, 166, 58),
    page.path('wire', 226, 60, 226, 410),
    page.poly('hot', 216, 44, 236, 44, 236, 58, 226, 68, 216, 58),
    page.path('wire', 196, 418, 196, 434, 256, 434, 256, 418),
    page.path('wire', 226, 410, 226, 434),
  ]
}

/** What is whole passes into the store, what has gaps falls into the bin. */
export const dataQualityGate = (): Ink => {
  const card = (x: number, y: number, fault: 0 | 1 | 2, angle = 0): Ink => {
    const p = page.turn(x, y, angle)
    return [
      p.rect(fault ? 'hot' : 'paper', -27, -36, 54, 36, 2),
      fault === 1
        ? cross(p, 0, -18, 18, 'cut')
        : [
            bar(p, -19, -27, 30, fault ? 'blank' : 'ink', 5),
            fault
              ? [p.poly('blank', -4, -16, 16, -16, 16, -8, -4, -8)]
              : bar(p, -19, -15, 38, 'mute', 5),
          ],
    ]
  }
  return [
    page.rect('shade', 20, 226, 270, 16),
    page.rect('shade', 366, 226, 110, 16),
    repeat(9, (i) => page.disc('paper', 36 + i * 30, 250, 8)),
    repeat(4, (i) => page.disc('paper', 380 + i * 28, 250, 8)),
    [card(54, 226, 0), card(126, 226, 1), card(198, 226, 0), card(440, 226, 0)],
    [
      page.poly('soft', 290, 242, 366, 242, 350, 350, 306, 350),
      page.path('line', 290, 242, 270, 242),
      card(328, 310, 2, 14),
    ],
    [
      page.rect('paper', 256, 60, 144, 96, 4),
      page.rect('soft', 256, 156, 20, 86),
      page.rect('soft', 380, 156, 20, 86),
      gauge(page, 308, 124, 36, 0.7),
      page.disc('ink', 372, 84, 9),
      page.disc('paper', 372, 108, 9),
      page.disc('hot', 372, 132, 9),
    ],
    can(page, 486, 130, 126, 230),
    arrow(page, 'line', [446, 176, 480, 176], 8),
    [
      page.poly('paper', 262, 376, 394, 376, 380, 456, 276, 456),
      card(300, 388, 1, -16),
      card(352, 386, 2, 10),
      page.poly('soft', 262, 386, 394, 386, 380, 456, 276, 456),
      repeat(5, (i) => page.path('line', 284 + i * 22, 398, 288 + i * 20, 444)),
    ],
    page.path('line', 20, 456, 620, 456),
    [page.path('line', 60, 258, 60, 456), page.path('line', 230, 258, 230, 456)],
    tick(page, 549, 262, 34, 'bold'),
  ]
}

/** Who came together, how many of them stayed: each later group is known for a shorter time. */
export const cohortTable = (): Ink => {
  const [w, h] = [60, 46]
  return [
    repeat(8, (j) => [
      page.path('line', 140 + j * w + w / 2, 44, 140 + j * w + w / 2, 54),
      bar(page, 140 + j * w + w / 2 - 8, 30, 16, 'ink', 5),
    ]),
    repeat(8, (i) => [
      bar(page, 36, 64 + i * h + 12, [70, 58, 76, 62, 80, 54, 68, 74][i] ?? 0, 'ink', 7),
      bar(page, 36, 64 + i * h + 26, 34, 'mute', 5),
      repeat(8 - i, (j) => {
        const look =
          j === 0 ? 'hot' : j < 2 + (i % 2) ? 'shade' : j < 5 - (i % 3) ? 'soft' : 'paper'
        return [
          page.rect(look, 140 + j * w, 64 + i * h, w, h),
          bar(
            page,
            140 + j * w + 16,
            64 + i * h + 20,
            28,
            j === 0 ? 'blank' : look === 'shade' ? 'ink' : 'mute',
          ),
        ]
      }),
    ]),
    page.path('bold', 140, 64, 140, 64 + 8 * h),
  ]
}

/** A crowd is divided by chance; what the two halves do differs by so much. */
export const splitTest = (): Ink => [
  repeat(7, (i) =>
    person(page, 32 + (i % 4) * 34 + (i > 3 ? 17 : 0), i > 3 ? 176 : 128, 58, 'soft'),
  ),
  [
    page.path('line', 176, 140, 236, 140),
    arrow(page, 'line', [294, 122, 370, 80, 398, 80]),
    arrow(page, 'wire', [294, 158, 370, 200, 398, 200]),
    page.turn(264, 140, 45).rect('paper', -28, -28, 56, 56, 6),
    page.disc('ink', 264, 140, 5),
    page.disc('ink', 264, 118, 5),
    page.disc('ink', 264, 162, 5),
    page.disc('ink', 242, 140, 5),
    page.disc('ink', 286, 140, 5),
  ],
  repeat(5, (i) => person(page, 426 + i * 38, 110, 62, 'paper')),
  repeat(5, (i) => person(page, 426 + i * 38, 232, 62, 'hot')),
  page.poly('soft', ...bell(250, 444, 58, 150)),
  page.path('bold', ...bell(250, 444, 58, 150)),
  page.path('wire', ...bell(384, 444, 58, 150)),
  page.path('line', 50, 444, 590, 444),
  repeat(19, (i) => page.path('line', 50 + i * 30, 444, 50 + i * 30, 450)),
  page.path('dash', 250, 294, 250, 444),
  page.path('dash', 384, 294, 384, 444),
  dimension(page, 250, 276, 384, 276),
  page.path('line', 250, 266, 250, 288),
  page.path('line', 384, 266, 384, 288),
]
