/** Figures that have to agree, and the ways down to where they come from. */
import { arrow } from '../parts/annotate.ts'
import { bars, graph } from '../parts/charts.ts'
import { avatar, bar, lines } from '../parts/content.ts'
import { notEqual, person } from '../parts/figures.ts'
import { phoneFrame } from '../parts/frames.ts'
import { key, laptop, padlock, sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** The same report twice, with two totals. */
export const conflictingReports = (): Ink => {
  const report = (x: number, total: number, angle: number): Ink => {
    const p = page.turn(x, 44, angle)
    return [
      p.rect('shade', 10, 10, 210, 380),
      p.rect('paper', 0, 0, 210, 380),
      bar(p, 22, 26, 120, 'ink', 14),
      bar(p, 22, 50, 80),
      repeat(6, (i) => [
        p.path('guide', 22, 110 + i * 32, 188, 110 + i * 32),
        bar(p, 22, 92 + i * 32, [80, 62, 94, 70, 54, 84][i] ?? 0),
        bar(p, 150, 92 + i * 32, 38, 'mute'),
      ]),
      p.rect('soft', 22, 310, 166, 46, 2),
      bar(p, 34, 326, total, 'ink', 14),
    ]
  }
  return [
    report(44, 62, -2),
    report(386, 128, 2),
    page.disc('paper', 320, 372, 46),
    notEqual(page, 320, 372, 44, 'wire'),
  ]
}

/** One table of facts, and around it what they are told by. */
export const starSchema = (): Ink => {
  const entity = (x: number, y: number, rows: number): Ink => [
    page.rect('paper', x, y, 130, 30 + rows * 22, 3),
    page.rect('shade', x, y, 130, 28, 3),
    bar(page, x + 12, y + 11, 60, 'ink', 7),
    repeat(rows, (i) => [
      i ? [] : page.disc('ink', x + 15, y + 41, 3.5),
      bar(page, x + 28, y + 38 + i * 22, [64, 80, 52][i] ?? 0),
    ]),
  ]
  return [
    [
      page.path('line', 170, 89, 206, 89, 206, 190, 240, 190),
      page.path('line', 170, 347, 206, 347, 206, 278, 240, 278),
      page.path('line', 470, 89, 434, 89, 434, 212, 400, 212),
      page.path('line', 470, 347, 434, 347, 434, 300, 400, 300),
      page.path('line', 320, 396, 320, 352),
    ],
    [entity(40, 48, 3), entity(40, 306, 3), entity(470, 48, 3), entity(470, 306, 3)],
    entity(255, 378, 2),
    page.rect('paper', 240, 96, 160, 256, 3),
    page.rect('hot', 240, 96, 160, 40, 3),
    bar(page, 258, 111, 90, 'blank', 10),
    repeat(9, (i) => [
      i ? page.path('guide', 240, 135 + i * 24, 400, 135 + i * 24) : [],
      i === 2 || i === 3 || i === 6 || i === 7 || i === 8
        ? page.disc('ink', 258, 147 + i * 24, 4)
        : page.rect('soft', 253, 142 + i * 24, 10, 10),
      bar(page, 276, 144 + i * 24, [80, 64, 92, 70, 84, 58, 76, 90, 66][i] ?? 0),
    ]),
    [
      [240, 190],
      [240, 278],
      [400, 212],
      [400, 300],
    ].map(([x = 0, y = 0]) => page.disc('paper', x, y, 5)),
  ]
}

/** One definition with its owner; three screens that show the same figure. */
export const metricDefinition = (): Ink => [
  [
    page.path('wire', 280, 200, 380, 200, 380, 92, 404, 92),
    page.path('wire', 280, 220, 400, 220),
    page.path('wire', 280, 240, 380, 240, 380, 372, 424, 372),
  ],
  page.rect('shade', 40, 106, 250, 230, 4),
  page.rect('paper', 32, 98, 250, 230, 4),
  bar(page, 52, 120, 120, 'ink', 12),
  avatar(page, 248, 130, 18),
  page.path('guide', 32, 158, 282, 158),
  [
    bar(page, 54, 230, 34, 'ink', 10),
    page.path('bold', 102, 230, 122, 230),
    page.path('bold', 102, 240, 122, 240),
    page.path('bold', 138, 235, 258, 235),
    page.path('bold', 188, 178, 160, 178, 176, 196, 160, 214, 190, 214),
    bar(page, 202, 191, 44, 'ink', 10),
    page.path('bold', 188, 256, 160, 256, 176, 274, 160, 292, 190, 292),
    bar(page, 202, 269, 36, 'mute', 10),
  ],
  [
    page.path('line', 500, 20, 500, 34),
    page.rect('soft', 404, 34, 196, 124, 4),
    page.rect('paper', 412, 42, 180, 108),
    graph(page, 422, 100, 160, 40, [0.2, 0.5, 0.4, 0.8, 0.9], 'line'),
    page.rect('hot', 422, 54, 52, 32, 2),
    bar(page, 432, 66, 30, 'blank', 8),
    repeat(2, (i) => page.rect('soft', 482 + i * 52, 54, 44, 32, 2)),
  ],
  [
    laptop(page, 418, 186, 150, 100),
    repeat(3, (i) => [
      page.path('guide', 426, 218 + i * 22, 560, 218 + i * 22),
      bar(page, 434, 204 + i * 22, 40),
      bar(page, 490, 204 + i * 22, 22),
    ]),
    page.rect('hot', 522, 220, 34, 18, 2),
    page.rect('soft', 530, 202, 26, 8),
  ],
  [
    phoneFrame(page, 424, 322, 74, 134),
    page.rect('hot', 438, 356, 46, 32, 2),
    bar(page, 446, 368, 28, 'blank', 8),
    lines(page, 438, 400, 46, [1, 0.6]),
  ],
]

/** From the bar to its rows, and from a row to its invoice. */
export const drillDown = (): Ink => [
  [
    page.path('line', 30, 70, 30, 330, 204, 330),
    bars(page, 34, 70, 170, 260, [0.45, 0.62, 0.88, 0.5, 0.7], 2),
  ],
  [page.path('dash', 130, 102, 252, 128), page.path('dash', 130, 330, 252, 352)],
  page.rect('paper', 252, 128, 170, 224),
  page.rect('shade', 252, 128, 170, 32),
  repeat(7, (i) => [
    i === 3
      ? page.rect('hot', 252, 241, 170, 27)
      : page.path('guide', 252, 187 + i * 27, 422, 187 + i * 27),
    bar(page, 264, 143 + i * 27, [50, 64, 46, 70, 56, 40, 62][i] ?? 0, 'mute'),
    bar(page, 370, 143 + i * 27, 36, i === 0 ? 'ink' : 'mute'),
  ]),
  [bar(page, 264, 252, 70, 'blank'), bar(page, 370, 252, 36, 'blank')],
  page.rect('line', 252, 128, 170, 224),
  [page.path('dash', 422, 241, 462, 60), page.path('dash', 422, 268, 462, 430)],
  sheet(page, 462, 60, 150, 370),
  [
    page.disc('ink', 492, 96, 14),
    lines(page, 482, 128, 80, [1, 0.7]),
    repeat(6, (i) => [
      page.path('guide', 482, 190 + i * 28, 592, 190 + i * 28),
      bar(page, 482, 176 + i * 28, [60, 46, 66, 40, 54, 62][i] ?? 0),
      bar(page, 568, 176 + i * 28, 24),
    ]),
    page.path('bold', 482, 376, 592, 376),
    bar(page, 482, 392, 40, 'ink', 10),
    bar(page, 548, 392, 44, 'ink', 10),
  ],
]

/** One table; each reader sees the rows that are theirs. */
export const rowLevelAccess = (): Ink => {
  const copy = (x: number, w: number, open: (row: number) => boolean, step = 26): Ink => [
    page.rect('paper', x, 150, w, step * 8),
    page.rect('shade', x, 150, w, step),
    bar(page, x + 10, 160, w * 0.4, 'ink'),
    repeat(7, (i) => {
      const y = 150 + (i + 1) * step
      return open(i)
        ? [
            page.path('guide', x, y, x + w, y),
            bar(page, x + 10, y + 10, w * ([0.4, 0.3, 0.5, 0.36, 0.44, 0.3, 0.48][i] ?? 0), 'ink'),
            bar(page, x + w * 0.72, y + 10, w * 0.18),
          ]
        : [
            page.rect('soft', x, y, w, step),
            repeat(Math.floor(w / 12), (k) =>
              page.path('guide', x + k * 12, y + step, x + k * 12 + 12, y),
            ),
          ]
    }),
    page.rect('line', x, 150, w, step * 8),
  ]
  return [
    arrow(page, 'line', [236, 254, 190, 254]),
    arrow(page, 'line', [404, 254, 450, 254]),
    copy(240, 160, () => true),
    copy(40, 144, (i) => i < 3),
    copy(456, 144, (i) => i === 3 || i === 4 || i === 6),
    padlock(page, 320, 96, 56),
    key(page, 362, 92, 40, 'paper'),
    person(page, 112, 462, 90, 'soft'),
    person(page, 528, 462, 90, 'paper'),
    page.path('line', 60, 462, 580, 462),
  ]
}
