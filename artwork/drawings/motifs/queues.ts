/** Work that waits in line, and who takes it up. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { exclaim, letter, parcel, question } from '../parts/signals.ts'
import { clock, rackFront } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Letters go through a tube from one system to another; one that is spoiled is laid aside. */
export const messageQueue = (): Ink => [
  page.path('line', 20, 440, 620, 440),
  rackFront(page, 34, 110, 124, 10, 32),
  [
    page.rect('paper', 158, 172, 324, 56),
    page.rect('shade', 158, 164, 14, 72, 2),
    repeat(6, (i) => letter(page, 204 + i * 56, 200, 44, i % 2 ? 'paper' : 'soft')),
    arrow(page, 'line', [230, 146, 410, 146], 12),
  ],
  [
    page.rect('shade', 552, 44, 30, 120),
    page.poly('soft', 482, 440, 482, 126, 528, 92, 528, 126, 574, 92, 574, 126, 612, 100, 612, 440),
    repeat(2, (i) => page.rect('paper', 504 + i * 48, 300, 30, 40)),
    page.rect('paper', 528, 376, 42, 64),
  ],
  page.rect('shade', 468, 164, 14, 72, 2),
  [
    page.rect('paper', 298, 228, 44, 12),
    arrow(page, 'dash', [320, 246, 320, 306], 11),
    page.trace('soft', 'M216,366L232,418L408,418L424,366Z'),
    [page.path('line', 250, 418, 250, 440), page.path('line', 390, 418, 390, 440)],
  ],
  [
    page
      .turn(310, 350, -9)
      .trace('hot', 'M-56,-36L22,-36L30,-24L36,-34L44,-18L56,-22L56,36L4,36L-4,26L-14,36L-56,36Z'),
    page.turn(310, 350, -9).path('cut', -52, -32, 0, 8, 26, -14),
    [page.disc('paper', 372, 320, 20), exclaim(page, 372, 320, 24)],
  ],
  page.trace('soft', 'M216,382L232,418L408,418L424,382Z'),
]

/** A machine stamps what comes; what it does not know it lays aside. */
export const backgroundWorker = (): Ink => [
  page.path('line', 20, 450, 620, 450),
  clock(page, 534, 92, 50, 10, 2),
  page.rect('soft', 206, 92, 34, 358),
  page.rect('paper', 190, 428, 66, 22),
  [
    page.turn(223, 96, -22).rect('paper', -4, -13, 126, 26, 13),
    page.turn(334, 52, 90).rect('paper', -10, -11, 96, 22, 11),
    page.disc('soft', 223, 96, 24),
    page.disc('ink', 223, 96, 7),
    page.disc('soft', 334, 52, 19),
    page.disc('ink', 334, 52, 6),
    [page.rect('hot', 324, 136, 20, 26, 3), page.rect('hot', 302, 160, 64, 18, 3)],
  ],
  [60, 142, 334, 446, 548].map((x, i) => [
    parcel(page, x, 258, 68, 56, i === 2 ? 'paper' : 'soft'),
    i < 3 ? bar(page, x - 24, 242, 26, 'ink', 5) : tick(page, x, 236, 26, 'bold'),
  ]),
  [
    page.rect('shade', 20, 258, 590, 24, 12),
    repeat(13, (i) => page.disc('paper', 42 + i * 46, 270, 7)),
    [80, 560].map((x) => page.rect('soft', x - 7, 282, 14, 168)),
    arrow(page, 'line', [40, 312, 150, 312], 11),
  ],
  [
    page.rect('paper', 330, 396, 176, 12),
    [page.path('bold', 350, 408, 344, 450), page.path('bold', 486, 408, 492, 450)],
    parcel(page, 418, 396, 76, 62, 'soft'),
    page.disc('paper', 418, 370, 19),
    question(page, 418, 370, 26),
    page.trace('dash', 'M290,288C262,330 262,384 318,384'),
    page.path('line', 308, 376, 320, 384, 308, 392),
  ],
]

/** Six counters; five clerks wait for the same slow clock, the line grows. */
export const workerPool = (): Ink => [
  page.path('line', 16, 336, 624, 336),
  clock(page, 560, 82, 54, 9, 0.4, 'hot'),
  repeat(6, (i) => {
    const x = 60 + i * 84
    const busy = i !== 4
    return [
      busy ? page.path('dash', x, 190, i < 4 ? 506 : 552, i < 4 ? 92 - i * 3 : 138) : [],
      person(page, x, 330, 132, busy ? 'soft' : 'paper'),
      page.rect('paper', x - 34, 266, 68, 70),
      page.rect('shade', x - 38, 258, 76, 12, 2),
      page.rect('ink', x - 10, 282, 20, 6, 3),
      busy ? letter(page, x, 312, 40, 'soft') : [],
    ]
  }),
  repeat(11, (i) => {
    const x = 548 - i * 50
    return page.disc(i === 0 ? 'shade' : 'paper', x, 396, 17)
  }),
  [
    page.trace('line', 'M570,396C600,396 606,352 580,344'),
    page.path('line', 592, 342, 579, 343, 586, 356),
  ],
  repeat(3, (i) => page.disc('ink', 20 - i * 7, 396, 2)),
]

/** Three lanes off one clock; in each a job waits until the one before has left. */
export const scheduledJobs = (): Ink => [
  [
    page.path('line', 150, 240, 210, 240),
    page.path('line', 210, 100, 210, 380),
    [100, 240, 380].map((y) => page.path('line', 210, y, 232, y)),
  ],
  [100, 240, 380].map((y, lane) => [
    page.rect('wash', 232, y - 42, 390, 84),
    [page.path('line', 232, y - 42, 622, y - 42), page.path('line', 232, y + 42, 622, y + 42)],
    page.path('guide', 240, y, 614, y),
    (lane === 1 ? [254, 500] : lane === 0 ? [262, 388, 514] : [292, 444]).map((x, i) => {
      const w = lane === 0 ? 74 : lane === 1 ? 92 : 100
      const look = lane === 1 && i === 1 ? 'hot' : 'paper'
      return [
        page.rect(look, x, y - 26, w, 52, 3),
        bar(page, x + 14, y - 10, w * 0.5, look === 'hot' ? 'blank' : 'ink', 7),
        bar(page, x + 14, y + 6, w * 0.36, look === 'hot' ? 'blank' : 'mute', 6),
      ]
    }),
  ]),
  [
    page.rect('paper', 384, 176, 12, 128, 2),
    repeat(5, (i) => page.rect('ink', 384, 186 + i * 24, 12, 12)),
    page.rect('shade', 376, 296, 28, 22, 3),
    page.disc('ink', 390, 307, 4),
    arrow(page, 'wire', [424, 240, 484, 240], 12),
  ],
  clock(page, 104, 240, 82, 9, 12),
  repeat(3, (i) => page.disc('ink', 210, 100 + i * 140, 5)),
]

/** Everything on the track is jammed behind one block that is too large. */
export const blockedLoop = (): Ink => {
  const place = (angle: number, r = 180): readonly [number, number] => {
    const a = (angle * Math.PI) / 180
    return [320 + r * Math.cos(a), 240 + r * Math.sin(a)]
  }
  return [
    page.disc('soft', 320, 240, 214),
    page.disc('paper', 320, 240, 146),
    page.disc('dash', 320, 240, 180),
    [-64, -8, 52].map((angle) => {
      const [x, y] = place(angle)
      return page.turn(x, y, angle + 90).path('bold', -9, -11, 6, 0, -9, 11)
    }),
    repeat(20, (i) => {
      const [x, y] = place(231 - 2 - i * 6.6, i % 2 ? 166 : 194)
      return page.disc('paper', x, y, 11)
    }),
    page.turn(...place(252), 342).rect('hot', -50, -42, 100, 84, 4),
    page.turn(...place(252), 342).rect('blank', -30, -16, 60, 8, 4),
    page.turn(...place(252), 342).rect('blank', -30, 4, 38, 8, 4),
    [
      page.rect('ink', 309, 164, 22, 16, 3),
      page.turn(320, 246, 45).rect('ink', -7, -78, 14, 12, 2),
      clock(page, 320, 246, 66, 12, 2.2),
    ],
  ]
}
