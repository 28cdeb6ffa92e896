/** Requests and what stands in their way: gates, filters, valves, hubs. */

import { space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { handy, letter } from '../parts/signals.ts'
import { bolt, can, laptop } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Requests pass two filters and reach the endpoint of their group. */
export const endpointGroups = (): Ink => {
  const groups = [34, 178, 322]
  const endpoint = (g: number, i: number) => (groups[g] ?? 0) + 42 + i * 34
  return [
    [82, 186, 290, 394].map((y, i) => (i === 2 ? [] : page.path('line', 36, y, 322, y))),
    page.path('line', 322, 82, 322, 394),
    groups.map((y, g) => [
      page.rect('dash', 416, y, 204, 132, 8),
      bar(page, 430, y + 12, [84, 64, 96][g] ?? 0, 'ink', 7),
      repeat(3, (i) => {
        const v = endpoint(g, i)
        return [
          page.trace('line', `M322,${y + 76}C380,${y + 76} 380,${v} 440,${v}`),
          page.rect('paper', 440, v - 12, 164, 24, 12),
          bar(page, 456, v - 3, [70, 96, 58][(i + g) % 3] ?? 0),
        ]
      }),
    ]),
    page.path('wire', 36, 290, 322, 290, 322, 254),
    page.trace('wire', 'M322,254C380,254 380,288 440,288'),
    page.rect('hot', 440, 276, 164, 24, 12),
    bar(page, 456, 285, 90, 'blank'),
    [136, 232].map((x, j) => [
      page.rect('soft', x, 36, 32, 412, 4),
      repeat(j ? 25 : 16, (i) =>
        page.path('line', x + 7, 52 + i * (j ? 15.8 : 25.4), x + 25, 52 + i * (j ? 15.8 : 25.4)),
      ),
      page.rect('shade', x - 6, 448, 44, 12, 2),
    ]),
    [82, 186, 290, 394].map((y, i) => arrow(page, i === 2 ? 'wire' : 'line', [36, y, 118, y], 13)),
    [82, 186, 290, 394].map((y, i) => page.disc(i === 2 ? 'hot' : 'paper', 30, y, 8)),
  ]
}

/** All clients come through one gate; the way to one service is switched off. */
export const apiGateway = (): Ink => {
  const rows = [76, 184, 292, 400]
  return [
    handy(page, 74, 130, 66),
    bar(page, 58, 106, 32, 'ink', 6),
    bar(page, 58, 120, 24),
    page.at(22, 290).rect('paper', 0, 0, 128, 98, 4),
    page.rect('soft', 22, 290, 128, 20, 4),
    [repeat(3, (i) => page.disc('paper', 34 + i * 12, 300, 3.5)), bar(page, 38, 328, 60, 'ink')],
    [bar(page, 38, 344, 90), bar(page, 38, 358, 74)],
    [
      page.trace('line', 'M110,130C170,130 180,226 230,226L404,226'),
      page.trace('line', 'M152,340C190,340 190,250 230,250L404,250'),
    ],
    page.path('line', 404, 76, 404, 400),
    rows.map((y, i) => (i === 2 ? [] : page.path('line', 404, y, 500, y))),
    [
      page.path('wire', 404, 292, 426, 292),
      page.path('wire', 426, 292, 464, 266),
      page.path('wire', 470, 292, 500, 292),
      page.disc('hot', 426, 292, 6),
      page.disc('hot', 470, 292, 6),
    ],
    [
      page.rect('paper', 500, 46, 110, 60, 4),
      page.disc('soft', 530, 76, 14),
      bar(page, 554, 68, 40, 'ink'),
      bar(page, 554, 80, 28),
      page.rect('soft', 500, 154, 110, 60, 18),
      repeat(3, (i) => page.disc('paper', 530 + i * 25, 184, 8)),
      page.rect('dash', 500, 262, 110, 60, 4),
      bar(page, 518, 282, 60),
      bar(page, 518, 296, 40),
      can(page, 516, 364, 78, 76, 'soft', 'paper', 1),
    ],
    [
      page.trace(
        'soft',
        'M212,440L212,190C212,90 372,90 372,190L372,440L334,440L334,200C334,142 250,142 250,200L250,440Z',
      ),
      [
        page.path('line', 292, 115, 292, 157),
        page.path('line', 233, 138, 262, 170),
        page.path('line', 351, 138, 322, 170),
      ],
      repeat(3, (i) => [
        page.path('line', 212, 250 + i * 60, 250, 250 + i * 60),
        page.path('line', 334, 250 + i * 60, 372, 250 + i * 60),
      ]),
      page.rect('shade', 204, 428, 54, 14),
      page.rect('shade', 326, 428, 54, 14),
    ],
    [
      page.rect('ink', 258, 330, 16, 112, 2),
      page.turn(266, 342, -62).rect('paper', -18, -6, 108, 12, 2),
      repeat(4, (i) => page.turn(266, 342, -62).rect('ink', 8 + i * 22, -6, 11, 12)),
      page.disc('soft', 266, 342, 9),
    ],
    page.path('line', 190, 442, 394, 442),
  ]
}

/** Many clients hold one open line each to a hub; one of them dials in again. */
export const websocketHub = (): Ink => {
  const clients = [
    [320, 52],
    [506, 96],
    [574, 240],
    [506, 388],
    [320, 428],
    [134, 388],
    [66, 240],
    [134, 96],
  ] as const
  return [
    clients.map(([x, y], i) => {
      const length = Math.hypot(x - 320, y - 240)
      const way = page.turn(320, 240, (Math.atan2(y - 240, x - 320) * 180) / Math.PI)
      return i === 1
        ? page.path('wire', 320, 240, 400, 178)
        : [
            way.path('line', 50, -5, length - 20, -5),
            way.path('line', 50, 5, length - 20, 5),
            way.path('bold', length * 0.62, -5, length * 0.54, -5),
            way.disc('ink', length * 0.54, -5, 4.5),
            way.disc('paper', length * 0.46, 5, 4.5),
          ]
    }),
    [
      page.turn(320, 240, -37.7).path('wire', 74, 0, 86, 0),
      repeat(5, (i) => page.turn(320, 240, -37.7).path('wire', 96 + i * 24, 0, 108 + i * 24, 0)),
      page.disc('paper', 425, 159, 27),
      page.arc('wire', 425, 159, 15, -40, 230),
      page.path('wire', 425, 144, 436, 149, 432, 137),
    ],
    page.disc('soft', 320, 240, 72),
    page.disc('paper', 320, 240, 58),
    repeat(3, (i) => [
      page.rect(i === 0 ? 'ink' : 'soft', 286, 208 + i * 23, 68, 18, 3),
      page.disc(i === 0 ? 'blank' : 'ink', 297, 217 + i * 23, 3),
    ]),
    clients.map(([x, y], i) =>
      i % 2 === 0
        ? [
            handy(page, x, y, 40),
            bar(page, x - 9, y - 14, 18, 'ink', 5),
            bar(page, x - 9, y - 4, 12),
          ]
        : i === 3
          ? [
              page.rect('soft', x - 44, y - 32, 88, 64, 7),
              page.rect('paper', x - 36, y - 25, 72, 50),
              bar(page, x - 26, y - 14, 36, 'ink'),
              bar(page, x - 26, y - 1, 50),
            ]
          : [laptop(page, x - 38, y - 32, 76, 52), bar(page, x - 22, y - 14, 30, 'ink')],
    ),
  ]
}

/** One of five places is alive, because something has happened. */
export const serverlessFunction = (): Ink => {
  const cube = (x: number, look: 'dash' | 'hot'): Ink =>
    space(x, 172).box(0, 0, 0, 56, 56, 56, { top: look, left: look, right: look })
  return [
    repeat(5, (i) => (i === 2 ? [] : cube(76 + i * 122, 'dash'))),
    cube(320, 'hot'),
    [
      page.path('wire', 262, 122, 244, 108),
      page.path('wire', 378, 122, 396, 108),
      page.path('wire', 256, 176, 238, 178),
      page.path('wire', 384, 176, 402, 178),
    ],
    letter(page, 268, 46, 68),
    bolt(page, 366, 22, 50, 'paper'),
    page.trace('line', 'M268,70L268,84C268,92 320,84 320,104'),
    arrow(page, 'line', [320, 90, 320, 110], 10),
    page.path('line', 320, 234, 320, 318),
    [
      page.rect('soft', 192, 318, 256, 50, 10),
      repeat(5, (i) => [
        page.disc(i === 2 ? 'hot' : 'paper', 224 + i * 48, 343, 16),
        page.disc(i === 2 ? 'blank' : 'ink', 219 + i * 48, 343, 2.4),
        page.disc(i === 2 ? 'blank' : 'ink', 229 + i * 48, 343, 2.4),
      ]),
      page.path('bold', 448, 343, 488, 343),
    ],
    can(page, 488, 286, 112, 130, 'soft', 'paper', 2),
    page.path('guide', 30, 440, 610, 440),
  ]
}

/** A valve lets through as much as the smaller tank can take; its float decides. */
export const streamValve = (): Ink => [
  page.path('line', 20, 446, 620, 446),
  [
    page.rect('paper', 30, 96, 210, 350, 3),
    page.rect('soft', 30, 138, 210, 308, 3),
    page.trace('line', 'M30,138C60,128 80,148 110,138C140,128 170,148 240,138'),
    repeat(5, (i) => page.path('guide', 30, 196 + i * 50, 52, 196 + i * 50)),
    repeat(18, (i) =>
      page.rect('shade', 68 + (i % 6) * 27, 330 + Math.floor(i / 6) * 30, 16, 16, 2),
    ),
  ],
  [
    page.rect('paper', 466, 238, 134, 208, 3),
    page.rect('soft', 466, 330, 134, 116, 3),
    page.path('line', 466, 330, 600, 330),
    page.path('dash', 466, 286, 612, 286),
    page.poly('ink', 614, 278, 614, 294, 600, 286),
    repeat(4, (i) =>
      page.rect('shade', 486 + (i % 2) * 64, 384 + Math.floor(i / 2) * 30, 16, 16, 2),
    ),
  ],
  [
    page.trace('paper', 'M240,180L504,180Q536,180 536,212L536,252L500,252L500,216L240,216Z'),
    page.rect('shade', 236, 172, 14, 52, 2),
    page.rect('shade', 492, 246, 52, 12, 2),
  ],
  [
    repeat(3, (i) => page.rect('shade', 262 + i * 32, 190, 16, 16, 2)),
    page.rect('shade', 428, 190, 16, 16, 2),
    page.rect('shade', 510, 222, 16, 16, 2),
    page.rect('shade', 510, 276, 16, 16, 2),
    page.rect('shade', 510, 306, 16, 16, 2),
  ],
  [
    page.poly('hot', 352, 168, 384, 186, 416, 168, 416, 228, 384, 210, 352, 228),
    page.path('bold', 384, 190, 384, 120),
    page.rect('hot', 336, 96, 96, 18, 9),
    page.rect('paper', 372, 92, 24, 26, 3),
    page.rect('hot', 374, 140, 20, 16, 3),
  ],
  [
    page.disc('paper', 572, 330, 20),
    page.path('line', 552, 330, 592, 330),
    page.path('bold', 572, 310, 572, 140),
    page.path('wire', 586, 140, 410, 140),
    page.path('wire', 424, 131, 408, 140, 424, 149),
    page.disc('ink', 572, 140, 6),
  ],
]
