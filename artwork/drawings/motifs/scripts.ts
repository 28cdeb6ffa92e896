/** Programs in the browser and what they do there. */
import { HOT, LIGHT, space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { clock, hand } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** What has happened waits in line and enters the round one at a time. */
export const eventLoop = (): Ink => [
  page.disc('soft', 356, 260, 158),
  page.disc('line', 356, 260, 140),
  page.disc('paper', 356, 260, 112),
  [10, 100, 200].map((a) => {
    const r = (a * Math.PI) / 180
    return arrow(
      page.turn(356 + 126 * Math.cos(r), 260 + 126 * Math.sin(r), a + 90),
      'bold',
      [-18, 0, 10, 0],
      11,
    )
  }),
  page.rect('ink', 318, 84, 76, 58, 4),
  page.path('cut', 342, 102, 330, 113, 342, 124),
  page.path('cut', 370, 102, 382, 113, 370, 124),
  repeat(4, (i) => {
    const x = 26 + i * 66
    return [
      page.rect('paper', x, 88, 54, 50, 3),
      i === 0
        ? [
            page.path(
              'line',
              x + 10,
              100,
              x + 44,
              100,
              x + 44,
              126,
              x + 10,
              126,
              x + 10,
              100,
              x + 27,
              114,
              x + 44,
              100,
            ),
          ]
        : [],
      i === 1 ? clock(page, x + 27, 113, 17, 12, 2) : [],
      i === 2
        ? [page.rect('line', x + 10, 104, 34, 20), page.path('line', x + 16, 114, x + 38, 114)]
        : [],
      i === 3
        ? page.poly(
            'ink',
            x + 20,
            98,
            x + 20,
            124,
            x + 26,
            118,
            x + 31,
            129,
            x + 36,
            126,
            x + 31,
            116,
            x + 39,
            115,
          )
        : [],
    ]
  }),
  arrow(page, 'line', [286, 113, 312, 113], 9),
  page.path('line', 26, 150, 280, 150),
  repeat(3, (i) => [
    page.rect('paper', 290 + i * 46, 240, 40, 40, 20),
    page.path('bold', 302 + i * 46, 260, 308 + i * 46, 266, 319 + i * 46, 254),
  ]),
  page.path('guide', 280, 292, 436, 292),
  [
    arrow(page, 'wire', [500, 300, 532, 300], 10),
    page.rect('hot', 540, 250, 80, 100, 3),
    repeat(5, (i) => [
      page.rect('blank', 546, 258 + i * 19, 8, 10, 1),
      page.rect('blank', 606, 258 + i * 19, 8, 10, 1),
    ]),
    page.rect('blank', 560, 268, 40, 28),
    page.rect('blank', 560, 306, 40, 28),
  ],
]

/** Light work runs above, heavy work below; what is heavy is handed down whole. */
export const webWorker = (): Ink => {
  const block = (x: number, y: number, hot = false): Ink =>
    space(x, y).box(0, 0, 0, 28, 28, 28, hot ? HOT : LIGHT)
  const wheel = (x: number, y: number, r: number): Ink => [
    page.disc('ink', x, y, r),
    page.disc('blank', x, y, r * 0.3),
  ]
  const rail = (y: number): Ink => [
    page.path('bold', 20, y, 620, y),
    repeat(31, (i) => page.path('line', 26 + i * 19.5, y, 22 + i * 19.5, y + 10)),
  ]
  return [
    rail(166),
    [
      page.rect('soft', 430, 48, 130, 92, 5),
      page.rect('paper', 440, 58, 110, 72),
      lines(page, 452, 70, 84, [0.6, 1, 0.8], 15),
      page.path('line', 495, 140, 495, 166),
    ],
    [
      page.rect('paper', 70, 134, 130, 16, 3),
      wheel(96, 156, 9),
      wheel(174, 156, 9),
      hand(page, 126, 62, 58),
      repeat(3, (i) => page.path('line', 30, 92 + i * 18, 58 - i * 6, 92 + i * 18)),
    ],
    [
      page.path('bold', 300, 166, 300, 40),
      page.path('bold', 284, 40, 392, 40),
      page.path('line', 300, 70, 336, 40),
      page.path('line', 372, 40, 372, 206),
      page.path('line', 372, 206, 346, 232),
      page.path('line', 372, 206, 398, 232),
      block(372, 222, true),
    ],
    rail(432),
    [
      page.poly('shade', 150, 340, 520, 340, 500, 402, 170, 402),
      [200, 270, 400, 470].map((x) => wheel(x, 414, 17)),
      page.path('line', 120, 392, 166, 392),
      repeat(7, (i) => block(190 + i * 48, 310 - (i % 2) * 4)),
      repeat(3, (i) => block(212 + i * 48, 274)),
      block(236, 238),
      page.poly('soft', 150, 340, 520, 340, 500, 402, 170, 402),
    ],
  ]
}

/** Out of the knot come single threads, each with its own end. */
export const untangle = (): Ink => {
  const y = (i: number) => 70 + i * 68
  const loops = [
    'M60,150C40,60 240,60 220,190C200,320 60,300 70,210C80,120 260,140 240,260',
    'M40,250C60,120 260,80 250,230C240,380 70,370 60,270C50,180 200,120 230,300',
    'M90,110C200,60 290,200 200,320C120,400 20,300 60,200C100,110 220,180 210,250',
    'M120,90C20,140 60,360 190,350C300,320 240,120 150,130C80,140 90,270 160,280',
    'M50,300C110,400 260,330 240,200C220,90 90,100 100,220C110,300 220,290 220,220',
  ]
  const ends = [
    [240, 260],
    [230, 300],
    [210, 250],
    [160, 280],
    [220, 220],
  ] as const
  return [
    loops.map((loop, i) => {
      const [x0, y0] = ends[i] ?? [0, 0]
      const order = [4, 5, 1, 3, 0][i] ?? 0
      return [
        page.trace(i === 3 ? 'line' : 'bold', `${loop}`),
        page.trace(
          i === 3 ? 'line' : 'bold',
          `M${x0},${y0}C${x0 + 60},${y0 + 20} 330,${y(order)} 400,${y(order)}L520,${y(order)}`,
        ),
      ]
    }),
    page.trace(
      'wire',
      'M30,200C60,70 210,50 250,170C280,280 180,390 100,330C40,280 90,170 160,190C240,220 290,206 400,206L520,206',
    ),
    repeat(6, (i) => [
      page.rect(i === 2 ? 'hot' : 'paper', 540, y(i) - 24, 70, 48, 4),
      page.rect('ink', 520, y(i) - 11, 20, 22, 3),
      bar(page, 554, y(i) - 9, 40, i === 2 ? 'blank' : 'ink'),
      bar(page, 554, y(i) + 4, 26, i === 2 ? 'blank' : 'mute'),
    ]),
  ]
}

/** The memory photographed twice: what was to be gone is still held by a root. */
export const heapSnapshots = (): Ink => {
  const dots = Array.from(
    { length: 25 },
    (_, i) =>
      [
        34 + (i % 5) * 46 + ((i * 7) % 5) * 3,
        40 + Math.floor(i / 5) * 46 + ((i * 11) % 5) * 3,
      ] as const,
  )
  const absent = new Set([7, 12, 13, 18, 23])
  const chain = [0, 6, 7, 12, 13, 18, 23]
  const photoOf = (x: number, second: boolean): Ink => {
    const p = page.at(x, 84)
    const dot = (i: number) => dots[i] ?? ([0, 0] as const)
    return [
      p.rect('paper', 0, 0, 260, 268),
      [
        [-10, -10, 1, 1],
        [270, -10, -1, 1],
        [-10, 278, 1, -1],
        [270, 278, -1, -1],
      ].map(([u = 0, v = 0, du = 1, dv = 1]) =>
        p.path('bold', u + 30 * du, v, u, v, u, v + 30 * dv),
      ),
      dots.map(([u, v], i) => {
        const to = dot(i % 5 < 4 ? i + 1 : i - 4)
        return (second || !absent.has(i)) && i % 3 !== 1 && !absent.has(i + 1)
          ? p.path('guide', u, v, to[0], to[1])
          : []
      }),
      second ? p.path('wire', ...[...chain].reverse().flatMap((i) => [...dot(i)])) : [],
      second ? [p.path('wire', 40, 64, 34, 50)] : [],
      dots.map(([u, v], i) =>
        absent.has(i)
          ? second
            ? p.disc('hot', u, v, 12)
            : []
          : p.disc(i === 0 ? 'ink' : i % 4 ? 'soft' : 'paper', u, v, i === 0 ? 14 : 11),
      ),
    ]
  }
  return [
    photoOf(40, false),
    photoOf(340, true),
    repeat(2, (i) => [
      page.rect('soft', 128 + i * 300, 392, 84, 50, 6),
      page.rect('soft', 146 + i * 300, 382, 26, 12),
      page.disc('paper', 170 + i * 300, 417, 18),
      page.disc('ink', 170 + i * 300, 417, 7),
    ]),
    arrow(page, 'line', [226, 418, 414, 418], 10),
  ]
}
