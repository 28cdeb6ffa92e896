/** Sources and what is derived from them: costs, checks, other languages. */

import { space } from '../iso.ts'
import { arrow, cross, tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { brace } from '../parts/signals.ts'
import { sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Who calls whom, and how long it takes; the wide plateau is what costs. */
export const flameGraph = (): Ink => {
  const frames = [
    [0, 30, 580],
    [1, 30, 374],
    [1, 410, 172],
    [2, 44, 338],
    [2, 410, 74],
    [2, 492, 70],
    [3, 44, 44],
    [3, 94, 276],
    [3, 416, 36],
    [3, 500, 48],
    [4, 50, 20],
    [4, 100, 252],
    [4, 420, 18],
    [4, 506, 30],
    [5, 110, 206],
    [5, 322, 22],
    [5, 512, 14],
    [6, 326, 10],
  ] as const
  return [
    page.path('bold', 18, 442, 622, 442),
    frames.map(([row, x, w], i) => {
      const y = 394 - row * 51
      const hot = row === 5 && w > 100
      return [
        page.rect(
          hot ? 'hot' : ((['soft', 'paper', 'shade'] as const)[(i + row) % 3] ?? 'soft'),
          x,
          y,
          w,
          46,
          2,
        ),
        w > 60 ? bar(page, x + 12, y + 20, Math.min(w * 0.42, 120), hot ? 'blank' : 'ink', 7) : [],
      ]
    }),
    page.path('line', 260, 150, 300, 66, 380, 66),
    page.disc('paper', 260, 150, 6),
    page.rect('paper', 380, 34, 196, 64, 4),
    bar(page, 398, 52, 110, 'ink', 9),
    bar(page, 398, 72, 150, 'mute', 8),
  ]
}

/** One description stamps three results: a form, a function, a manual. */
export const schemaStamp = (): Ink => [
  [
    page.trace('line', 'M262,226C240,276 120,232 110,284'),
    arrow(page, 'line', [110, 276, 109, 292], 12),
    arrow(page, 'line', [320, 226, 320, 292], 12),
    page.trace('line', 'M378,226C400,276 520,232 530,284'),
    arrow(page, 'line', [530, 276, 531, 292], 12),
  ],
  [
    sheet(page, 226, 22, 188, 208, 'hot'),
    brace(page, 246, 126, 160, 'cut'),
    brace(page, 394, 126, 160, 'cut', true),
    [70, 88, 60, 76, 52, 66].map((w, i) =>
      bar(page, [278, 292, 304, 304, 292, 278][i] ?? 278, 66 + i * 22, w, 'blank', 8),
    ),
  ],
  [
    page.rect('paper', 26, 300, 170, 150, 4),
    repeat(3, (i) => [
      bar(page, 42, 316 + i * 34, 46, 'ink', 5),
      page.rect('paper', 42, 325 + i * 34, 106, 19, 2),
      i === 1
        ? cross(page, 170, 334 + i * 34, 15, 'bold')
        : tick(page, 170, 334 + i * 34, 19, 'bold'),
    ]),
    page.rect('ink', 42, 424, 52, 15, 2),
  ],
  [
    page.rect('soft', 246, 318, 148, 114, 8),
    page.disc('paper', 246, 344, 14),
    page.rect('paper', 232, 364, 28, 24),
    page.poly('paper', 246, 396, 262, 422, 230, 422),
    page.poly('paper', 394, 356, 413, 375, 394, 394, 375, 375),
    [
      page.path('line', 206, 344, 232, 344),
      page.path('line', 206, 376, 232, 376),
      page.path('line', 206, 412, 234, 412),
    ],
    arrow(page, 'line', [413, 375, 436, 375], 8),
    page.trace('bold', 'M336,344C318,336 318,354 316,374C314,394 316,414 300,406'),
    page.path('bold', 304, 370, 330, 370),
  ],
  [
    page.poly('shade', 616, 312, 616, 452, 476, 452, 466, 442, 606, 442, 606, 302),
    page.rect('paper', 458, 300, 148, 144, 3),
    page.rect('ink', 458, 300, 18, 144, 3),
    bar(page, 490, 314, 70, 'ink', 9),
    repeat(5, (i) => [
      bar(page, 490 + (i % 3 ? 10 : 0), 340 + i * 20, [46, 36, 42, 52, 34][i] ?? 40),
      page.path('guide', 546, 344 + i * 20, 578, 344 + i * 20),
      bar(page, 582, 340 + i * 20, 12, 'ink'),
    ]),
  ],
]

/** Function by function crosses the gorge between two languages. */
export const languageBridge = (): Ink => {
  const cube = (x: number, look: 'hot' | 'soft'): Ink =>
    space(x, 246).box(
      0,
      0,
      0,
      26,
      26,
      26,
      look === 'hot' ? { top: look, left: look, right: look } : undefined,
    )
  return [
    page.trace('soft', 'M16,274L190,274L202,320L196,372L222,410L234,464L16,464Z'),
    page.trace('soft', 'M624,274L450,274L440,318L446,360L420,402L410,464L624,464Z'),
    [
      page.path('guide', 30, 320, 150, 320),
      page.path('guide', 60, 372, 170, 372),
      page.path('guide', 500, 330, 610, 330),
      page.path('guide', 470, 396, 580, 396),
    ],
    page.trace('line', 'M240,456C270,446 290,466 320,456C350,446 370,466 404,456'),
    [
      [234, 350],
      [290, 446],
      [350, 446],
      [406, 350],
    ].map(([x = 0, foot = 0]) => [
      page.path('bold', x - 7, 288, x - 7 - (foot - 288) * 0.08, foot),
      page.path('bold', x + 7, 288, x + 7 + (foot - 288) * 0.08, foot),
      repeat(Math.floor((foot - 288) / 40), (i) => [
        page.path('line', x - 8 - i * 3, 292 + i * 40, x + 11 + i * 3, 330 + i * 40),
        page.path('line', x + 8 + i * 3, 292 + i * 40, x - 11 - i * 3, 330 + i * 40),
      ]),
    ]),
    page.path('bold', 207, 350, 234, 350),
    page.path('bold', 406, 350, 440, 350),
    page.rect('ink', 186, 274, 268, 14),
    [cube(224, 'soft'), cube(288, 'soft'), cube(352, 'hot'), cube(416, 'soft')],
    arrow(page, 'wire', [250, 186, 392, 186], 16),
    [
      sheet(page, 34, 44, 146, 230),
      [
        page.path('bold', 74, 80, 58, 80, 58, 240, 74, 240),
        page.path('bold', 140, 80, 156, 80, 156, 240, 140, 240),
      ],
      lines(page, 76, 104, 62, [0.8, 1, 0.6, 0.9, 1, 0.5], 22),
    ],
    [
      sheet(page, 462, 44, 146, 230),
      brace(page, 478, 160, 160, 'bold'),
      brace(page, 592, 160, 160, 'bold', true),
      lines(page, 506, 104, 58, [0.8, 1], 22),
      lines(page, 506, 192, 58, [0.7, 1, 0.5], 22),
      arrow(page, 'bold', [508, 162, 560, 162], 12),
    ],
  ]
}
