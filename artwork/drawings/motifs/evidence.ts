/** What is recorded, pinned up, listened to and tried out before anybody changes it. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, bust, lines } from '../parts/content.ts'
import { brace, exclaim, handy, letter, pane } from '../parts/signals.ts'
import { can, folder } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A pin board: from one diagnostic threads lead to the four pictures that prove it. */
export const evidenceBoard = (): Ink => {
  const sheets = [
    [64, 60, -3],
    [424, 54, 3],
    [60, 290, 2],
    [432, 296, -2],
  ] as const
  const picture = (i: number): Ink => {
    if (i === 0)
      return [
        [0, 128, 0],
        [0, 96, 1],
        [100, 28, 1],
        [12, 62, 2],
        [20, 40, 3],
      ].map(([u = 0, w = 0, row = 0]) =>
        page.rect(row === 2 ? 'shade' : 'soft', 84 + u, 144 - row * 20, w, 20),
      )
    if (i === 1)
      return [
        page.path('line', 442, 80, 442, 166, 576, 166),
        page.path(
          'bold',
          444,
          156,
          470,
          104,
          470,
          150,
          500,
          96,
          500,
          142,
          530,
          90,
          530,
          132,
          562,
          84,
        ),
      ]
    if (i === 2)
      return repeat(6, (k) =>
        page.rect('soft', 82, 314 + k * 17, [128, 96, 70, 48, 30, 18][k] ?? 0, 12),
      )
    return [
      page.path('line', 474, 334, 506, 334, 506, 360, 540, 360),
      page.path('line', 506, 360, 506, 392, 540, 392),
      [
        [452, 324],
        [492, 350],
        [540, 350],
        [540, 384],
      ].map(([x = 0, y = 0], k) => page.rect(k === 1 ? 'shade' : 'soft', x, y, 30, 20, 2)),
    ]
  }
  const pins = [
    [146, 66],
    [508, 60],
    [142, 296],
    [514, 302],
  ] as const
  return [
    page.rect('shade', 24, 24, 592, 432, 4),
    page.rect('soft', 42, 42, 556, 396),
    sheets.map(([x, y, degrees], i) => {
      const q = page.turn(x + 82, y + 64, degrees)
      return [q.rect('paper', -84, -66, 168, 132), picture(i)]
    }),
    page.turn(320, 240, -2).rect('paper', -72, -64, 144, 128),
    page.turn(320, 240, -2).rect('ink', -72, -64, 144, 24),
    [exclaim(page, 276, 252, 48), lines(page, 300, 228, 74, [1, 0.8, 0.9, 0.5], 15)],
    pins.map(([x, y]) => page.path('wire', 320, 186, x, y)),
    pins.map(([x, y]) => page.disc('paper', x, y, 7)),
    page.disc('hot', 320, 186, 11),
  ]
}

/** An old machine and its successor draw the same curve on one roll of paper, but for one place. */
export const twinTraces = (): Ink => {
  const wave = (t: number) => Math.sin(t / 21) * 17 + Math.sin(t / 9) * 9 + Math.cos(t / 47) * 8
  const trace = (x: number, extra: boolean) =>
    Array.from({ length: 80 }, (_, i) => {
      const y = 74 + i * 3.6
      const off = extra && y > 210 && y < 246 ? Math.sin(((y - 210) / 36) * Math.PI) * 26 : 0
      return [x + wave(y) + off, y]
    }).flat()
  return [
    [
      page.rect('shade', 24, 74, 150, 372, 2),
      repeat(3, (i) => page.rect('soft', 38, 90 + i * 54, 122, 42)),
      repeat(3, (i) =>
        repeat(4, (k) => page.disc((i + k) % 3 ? 'paper' : 'ink', 56 + k * 29, 111 + i * 54, 8)),
      ),
      page.rect('soft', 38, 254, 122, 178),
      repeat(11, (i) => page.path('line', 48, 270 + i * 14, 150, 270 + i * 14)),
    ],
    [
      page.rect('paper', 504, 244, 112, 202, 16),
      page.rect('soft', 522, 264, 76, 40, 8),
      bar(page, 534, 280, 46, 'ink', 8),
      repeat(3, (i) => page.disc(i === 1 ? 'ink' : 'soft', 538 + i * 22, 328, 6)),
    ],
    page.path('bold', 16, 446, 624, 446),
    [
      page.rect('paper', 218, 50, 244, 340),
      repeat(8, (i) => page.path('guide', 218, 84 + i * 40, 462, 84 + i * 40)),
      repeat(5, (i) => page.path('guide', 258 + i * 41, 62, 258 + i * 41, 376)),
      page.path('bold', 340, 62, 340, 376),
    ],
    page.path('bold', ...trace(278, false)),
    page.path('wire', ...trace(400, true)),
    page.disc('line', 414, 228, 38),
    [
      page.rect('soft', 202, 34, 276, 30, 15),
      page.rect('soft', 202, 376, 276, 30, 15),
      [202, 464].map((x) => [
        page.rect('ink', x - 4, 30, 22, 38, 4),
        page.rect('ink', x - 4, 372, 22, 38, 4),
      ]),
      page.rect('shade', 236, 406, 208, 40, 2),
    ],
    page.path('bold', 174, 346, 226, 346, 274, 358),
    page.path('bold', 504, 346, 454, 346, 408, 358),
    [
      page.path('line', 446, 210, 508, 170),
      page.rect('paper', 508, 120, 100, 62, 3),
      bar(page, 522, 136, 56, 'ink', 7),
      bar(page, 522, 152, 72),
      bar(page, 522, 164, 40),
    ],
  ]
}

/** An interpreter in a booth: letters, folders and columns come in, one kind of speech goes out. */
export const interpreter = (): Ink => {
  const ears = [90, 234, 378]
  return [
    ears.map((y) => page.trace('line', `M170,${y}C216,${y} 206,220 246,220`)),
    ears.map((y) => page.trace('wire', `M394,220C434,220 424,${y} 452,${y}`)),
    letter(page, 104, 90, 118),
    folder(page, 48, 196, 112, 80, 'soft'),
    [
      page.rect('paper', 46, 334, 118, 92),
      repeat(4, (row) => [
        page.path('guide', 46, 352 + row * 18, 164, 352 + row * 18),
        repeat(3, (column) =>
          bar(
            page,
            54 + column * 40,
            340 + row * 18,
            26 - ((row * 3 + column * 5) % 3) * 5,
            row ? 'mute' : 'ink',
          ),
        ),
      ]),
      [86, 126].map((x) => page.path('line', x, 334, x, 426)),
    ],
    [
      page.rect('shade', 226, 40, 188, 402, 6),
      page.rect('paper', 244, 86, 152, 186, 3),
      page.rect('soft', 244, 294, 152, 148, 2),
      page.rect('ink', 270, 54, 100, 14, 7),
      repeat(9, (i) => page.path('guide', 258 + i * 15.5, 306, 258 + i * 15.5, 432)),
      bust(page, 320, 196, 116, 'soft'),
      page.rect('shade', 236, 268, 168, 26, 3),
      page.arc('bold', 320, 168, 36, 190, 350),
      [page.rect('hot', 274, 158, 18, 32, 8), page.rect('hot', 348, 158, 18, 32, 8)],
      page.trace('bold', 'M284,188C288,206 300,210 314,206'),
      page.path('bold', 378, 268, 360, 226),
      page.turn(360, 226, -24).rect('ink', -6, -18, 12, 22, 6),
      [page.path('guide', 258, 256, 300, 100), page.path('guide', 250, 220, 280, 100)],
    ],
    ears.map((y) => [
      page.rect('hot', 452, y - 34, 96, 68, 22),
      brace(page, 468, y, 38, 'cut'),
      brace(page, 532, y, 38, 'cut', true),
      repeat(3, (i) => page.disc('blank', 490 + i * 10, y, 2.6)),
      page.path('line', 548, y, 566, y),
    ]),
    handy(page, 592, 90, 44),
    pane(page, 566, 208, 56, 52),
    can(page, 568, 350, 50, 58, 'soft', 'paper', 1),
    page.path('bold', 200, 442, 440, 442),
  ]
}

/** Under a glass bell a program is tried with a real database and queue; used ones go into the bin. */
export const testBellJar = (): Ink => [
  page.path('bold', 20, 416, 620, 416),
  [56, 560].map((x) => page.rect('shade', x, 416, 24, 44)),
  [
    page.rect('soft', 150, 392, 260, 24, 4),
    page.rect('paper', 236, 136, 136, 104, 4),
    page.rect('shade', 236, 136, 136, 20, 4),
    repeat(3, (i) => [
      tick(page, 256, 174 + i * 22, 14, i === 1 ? 'bold' : 'bold'),
      bar(page, 276, 171 + i * 22, 70 - i * 14),
    ]),
    page.path('bold', 268, 240, 268, 270, 222, 270, 222, 300),
    page.path('bold', 340, 240, 340, 318),
    can(page, 180, 290, 84, 102, 'hot', 'paper', 2),
    page.rect('paper', 292, 318, 96, 44, 4),
    repeat(3, (i) => page.rect(i ? 'soft' : 'shade', 300 + i * 28, 328, 22, 24, 2)),
    page.path('line', 306, 362, 306, 392),
    page.path('line', 374, 362, 374, 392),
  ],
  [
    page.trace('line', 'M162,392L162,196C162,40 398,40 398,196L398,392'),
    page.disc('soft', 280, 62, 15),
    page.trace('guide', 'M180,300L180,200C180,150 198,120 222,104'),
  ],
  [
    page.trace('dash', 'M416,200C470,120 520,150 528,206'),
    arrow(page, 'line', [527, 200, 529, 226], 12),
    can(page, 486, 250, 40, 54, 'dash', 'dash', 1),
    page.turn(556, 280, 24).rect('dash', -22, -30, 44, 60, 3),
    page.trace('shade', 'M462,286L598,286L580,416L480,416Z'),
    repeat(4, (i) => page.path('line', 486 + i * 29, 298, 494 + i * 24, 406)),
    page.rect('soft', 454, 276, 152, 14, 4),
  ],
  [
    can(page, 38, 314, 76, 102, 'paper', 'soft', 2),
    page.path('line', 38, 300, 114, 300),
    repeat(3, (i) => page.rect('soft', 40 + i * 26, 274, 22, 24, 2)),
    arrow(page, 'bold', [92, 252, 92, 220, 144, 220], 11),
  ],
]
