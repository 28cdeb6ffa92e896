/** What is carried along: many makes of phones, and what they are joined to. */
import { space } from '../iso.ts'
import { tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { chainSign, exclaim, handy, waves } from '../parts/signals.ts'
import { seal } from '../parts/things.ts'
import { barcode } from '../parts/travel.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** An app, its certificate and the devices that may run it: all hang from one key. */
export const appProvisioning = (): Ink => [
  [
    page.trace(
      'hot',
      'M140,66L612,66L612,150L582,150L582,118L560,118L560,136L534,136L534,94L140,94Z',
    ),
    page.disc('hot', 92, 80, 64),
    page.disc('paper', 84, 80, 28),
  ],
  [200, 330, 470].map((x, i) => [
    page.arc('bold', x, 92, 34, -62, 242),
    page.path('line', x, 126, x, [190, 156, 190][i] ?? 0),
  ]),
  [
    page.rect('paper', 126, 190, 132, 132, 32),
    page.poly('soft', 192, 216, 228, 238, 228, 276, 192, 298, 156, 276, 156, 238),
    page.path('line', 156, 238, 192, 258, 228, 238),
    page.path('line', 192, 258, 192, 298),
    page.disc('ink', 192, 202, 4),
  ],
  [
    page.rect('paper', 276, 156, 118, 164, 3),
    page.rect('guide', 284, 164, 102, 148),
    bar(page, 302, 182, 66, 'ink', 8),
    lines(page, 298, 204, 74, [1, 0.8, 0.9]),
    seal(page, 335, 276, 24, 'soft'),
  ],
  [
    page.rect('paper', 308, 352, 92, 92, 4),
    page.rect('ink', 308, 352, 92, 22, 4),
    repeat(2, (i) => page.path('bold', 330 + i * 48, 344, 330 + i * 48, 360)),
    repeat(12, (i) =>
      page.rect(
        i === 10 ? 'ink' : 'soft',
        318 + (i % 4) * 19,
        382 + Math.floor(i / 4) * 20,
        13,
        13,
        2,
      ),
    ),
    page.path('dash', 350, 322, 350, 344),
  ],
  [
    page.path('line', 470, 190, 430, 270, 530, 270, 470, 190),
    handy(page, 480, 226, 42),
    [page.rect('soft', 412, 282, 72, 96, 8), page.rect('paper', 420, 292, 56, 76, 2)],
    [
      page.rect('soft', 510, 296, 84, 56, 5),
      page.rect('paper', 517, 303, 70, 42),
      page.poly('shade', 500, 364, 510, 352, 594, 352, 604, 364),
    ],
    [bar(page, 430, 306, 30, 'ink'), bar(page, 430, 320, 36), bar(page, 526, 316, 40, 'ink')],
  ],
]

/** Devices of every shape in rows and columns; one of them fails. */
export const deviceMatrix = (): Ink => {
  const p = page
  const shapes: readonly ((x: number, y: number) => Ink)[] = (
    [
      [30, 62, 5, 'hole'],
      [40, 66, 8, 'notch'],
      [24, 68, 3, 'none'],
      [62, 48, 4, 'none'],
      [34, 60, 12, 'pill'],
      [44, 70, 4, 'keys'],
      [38, 64, 3, 'button'],
      [70, 62, 6, 'fold'],
      [32, 72, 9, 'hole'],
      [50, 68, 6, 'button'],
      [46, 46, 10, 'none'],
      [28, 56, 4, 'keys'],
      [36, 70, 5, 'pill'],
      [34, 66, 6, 'spine'],
      [76, 54, 8, 'side'],
      [42, 58, 4, 'notch'],
      [26, 62, 8, 'button'],
      [38, 38, 4, 'keys'],
      [66, 70, 9, 'fold'],
      [44, 64, 14, 'hole'],
      [56, 40, 6, 'side'],
      [30, 70, 2, 'notch'],
      [48, 74, 3, 'rugged'],
      [40, 52, 8, 'spine'],
    ] as const
  ).map(([w, h, r, kind]) => (x: number, y: number) => {
    const [l, t] = [x - w / 2, y - h / 2]
    const detail: Record<typeof kind, Ink> = {
      none: p.rect('guide', l + 4, t + 4, w - 8, h - 8),
      hole: [p.rect('guide', l + 4, t + 4, w - 8, h - 8, 2), p.disc('ink', x, t + 9, 2.4)],
      notch: p.rect('ink', x - w * 0.2, t, w * 0.4, 5, 2),
      pill: p.rect('ink', x - 7, t + 6, 14, 5, 2.5),
      button: [p.rect('line', l + 4, t + 8, w - 8, h - 22), p.disc('line', x, y + h / 2 - 7, 4)],
      side: [p.rect('line', l + 9, t + 5, w - 18, h - 10), p.disc('ink', l + 4.5, y, 2)],
      fold: [p.path('line', x, t, x, t + h), p.rect('guide', l + 4, t + 4, w - 8, h - 8)],
      spine: [p.rect('shade', l, t, 7, h, 2), p.disc('ink', x + 3, t + 8, 2)],
      keys: [
        p.rect('line', l + 4, t + 4, w - 8, h * 0.5),
        repeat(6, (i) =>
          p.disc('ink', x - 7 + (i % 3) * 7, t + h * 0.68 + Math.floor(i / 3) * 7, 1.8),
        ),
      ],
      rugged: [
        p.rect('shade', l - 4, t - 3, 12, 14, 3),
        p.rect('shade', l + w - 8, t - 3, 12, 14, 3),
        p.rect('shade', l - 4, t + h - 11, 12, 14, 3),
        p.rect('shade', l + w - 8, t + h - 11, 12, 14, 3),
        p.rect('line', l + 8, t + 12, w - 16, h * 0.4),
        repeat(6, (i) =>
          p.disc('ink', x - 9 + (i % 3) * 9, t + h * 0.7 + Math.floor(i / 3) * 8, 2),
        ),
      ],
    }
    return [p.rect('paper', l, t, w, h, r), detail[kind]]
  })
  return [
    repeat(7, (i) => p.path('guide', 70 + i * 90, 30, 70 + i * 90, 464)),
    repeat(5, (i) => p.path('guide', 40, 56 + i * 102, 616, 56 + i * 102)),
    repeat(6, (i) => bar(p, 96 + i * 90, 38, 36, 'ink')),
    repeat(4, (i) => bar(p, 24, 104 + i * 102, 32, 'ink')),
    shapes.map((shape, i) => {
      const [x, y] = [115 + (i % 6) * 90, 107 + Math.floor(i / 6) * 102]
      const fails = i === 15
      return [
        fails ? p.rect('hot', x - 45, y - 51, 90, 102) : [],
        shape(x, y),
        fails
          ? exclaim(p, x, y + 4, 34)
          : i % 7 === 4 || i === 22
            ? []
            : [p.disc('soft', x + 31, y + 37, 9), tick(p, x + 31, y + 37, 9, 'line')],
      ]
    }),
  ]
}

/** A phone finds three companions by radio; one is joined to it. */
export const pairedDevices = (): Ink => [
  [
    page.path('wire', 196, 240, 258, 240),
    waves(page, 386, 176, -38, [26, 46, 66], 'line', 30),
    waves(page, 386, 304, 38, [26, 46, 66], 'line', 30),
  ],
  [
    page.rect('soft', 262, 112, 124, 256, 18),
    page.rect('paper', 271, 121, 106, 238, 11),
    page.rect('ink', 308, 128, 32, 6, 3),
    repeat(3, (i) => [
      page.rect(i === 0 ? 'hot' : 'soft', 284, 156 + i * 56, 80, 42, 6),
      page.disc(i === 0 ? 'blank' : 'paper', 304, 177 + i * 56, 9),
      bar(page, 320, 174 + i * 56, 32, i === 0 ? 'blank' : 'ink'),
    ]),
  ],
  [
    page.disc('soft', 108, 240, 88),
    page.disc('paper', 108, 240, 68),
    page.path('bold', 52, 240, 82, 240, 92, 214, 106, 272, 120, 226, 128, 240, 164, 240),
    page.disc('ink', 108, 166, 4),
  ],
  [page.disc('paper', 228, 240, 24), chainSign(page, 228, 240, 32, 'wire')],
  [
    page.rect('shade', 470, 84, 88, 124, 12),
    page.rect('paper', 482, 96, 64, 46, 4),
    waves(page, 494, 119, 0, [10, 19, 28], 'line', 40),
    repeat(6, (i) => page.disc('paper', 494 + (i % 3) * 20, 162 + Math.floor(i / 3) * 22, 6)),
    page.turn(560, 40, 16).rect('paper', -44, 0, 104, 66, 7),
    page.turn(560, 40, 16).rect('ink', -44, 12, 104, 12),
    page.turn(560, 40, 16).rect('soft', -32, 36, 22, 17, 3),
  ],
  [
    page.trace('soft', 'M484,322L492,272L556,272L564,322Z'),
    page.trace('soft', 'M484,410L492,460L556,460L564,410Z'),
    page.rect('shade', 574, 354, 9, 22, 3),
    page.rect('shade', 470, 314, 108, 104, 28),
    page.rect('paper', 480, 324, 88, 84, 20),
    page.path('bold', 524, 366, 524, 340),
    page.path('bold', 524, 366, 544, 376),
    page.disc('ink', 524, 366, 4),
  ],
]

/** A sturdy handheld reads the code of a parcel on its pallet. */
export const handheldScanner = (): Ink => {
  const s = space(436, 236)
  const front = s.left(0, 140, 120)
  const [x, y] = [234, 150] as const
  const target = [0, 0.33, 0.66, 1].map((t) => front.point(20 + t * 102, 88 - t * 70))
  return [
    [
      s.box(-12, -12, -34, 184, 30, 14),
      s.box(-12, 56, -34, 184, 30, 14),
      s.box(-12, 124, -34, 184, 30, 14),
      s.box(-12, -12, -20, 184, 166, 10),
      s.box(0, 0, -10, 160, 140, 130),
      s.top(0, 0, 120).rect('shade', 66, 0, 28, 140),
      front.rect('shade', 66, 0, 28, 12),
      front.rect('paper', 14, 18, 112, 72),
      barcode(front, 24, 26, 92, 44),
      bar(front, 24, 77, 60, 'mute', 7),
    ],
    target.map(([tx, ty]) => page.path('wire', x, y, tx, ty)),
    page.path('wire', ...(target[0] ?? []), ...(target[3] ?? [])),
    page
      .turn(150, 118, 24)
      .trace('shade', 'M-30,26L30,26L22,70L24,168C24,184 -36,184 -38,168L-26,70Z'),
    page.turn(150, 118, 24).trace('ink', 'M26,40C40,42 42,64 28,70L24,70Z'),
    page.turn(150, 118, 24).rect('soft', -112, -40, 204, 70, 16),
    page.turn(150, 118, 24).rect('shade', 62, -46, 42, 82, 10),
    page.turn(150, 118, 24).rect('shade', -122, -46, 30, 82, 10),
    page.turn(150, 118, 24).rect('paper', -82, -30, 84, 46, 4),
    bar(page.turn(150, 118, 24), -72, -20, 46, 'ink', 7),
    lines(page.turn(150, 118, 24), -72, -6, 60, [1, 0.7], 11),
    repeat(9, (i) =>
      page
        .turn(150, 118, 24)
        .rect('paper', 12 + (i % 3) * 16, -28 + Math.floor(i / 3) * 16, 11, 11, 2),
    ),
    page.turn(150, 118, 24).rect('hot', 100, -18, 8, 24, 2),
  ]
}

/** Ring by ring a release reaches more phones; a lever can stop it. */
export const stagedRollout = (): Ink => {
  const rings: readonly (readonly [r: number, count: number, look: Look, turn: number])[] = [
    [88, 4, 'soft', 45],
    [150, 9, 'soft', 10],
    [210, 16, 'paper', 0],
  ]
  return [
    rings.map(([r], i) => page.disc(i === 2 ? 'dash' : 'line', 236, 240, r)),
    rings.map(([r, count, look, turn]) =>
      repeat(count, (i) => {
        const a = ((turn + (i * 360) / count) * Math.PI) / 180
        const [x, y] = [236 + r * Math.cos(a), 240 + r * Math.sin(a)]
        return look === 'soft'
          ? [handy(page, x, y, 22), tick(page, x, y, 10, 'line')]
          : page.rect('paper', x - 9, y - 18, 18, 36, 3)
      }),
    ),
    [
      space(236, 214).box(0, 0, 0, 48, 48, 44),
      space(236, 214).top(0, 0, 44).rect('shade', 18, 0, 12, 48),
      space(236, 214).left(0, 48, 44).rect('shade', 18, 0, 12, 14),
    ],
    [
      page.path('line', 470, 456, 624, 456),
      page.rect('soft', 488, 232, 118, 224, 6),
      page.rect('paper', 500, 246, 94, 88, 3),
      page.trace('bold', 'M508,322C544,318 560,300 584,258'),
      page.trace('line', 'M508,314C530,308 560,312 586,308'),
    ],
    [
      page.path('bold', 547, 232, 582, 150),
      page.disc('hot', 586, 140, 22),
      page.rect('ink', 526, 222, 42, 12, 4),
      page.arc('dash', 547, 232, 92, -108, -72),
      repeat(2, (i) => page.disc(i ? 'paper' : 'ink', 530 + i * 34, 366, 9)),
      page.rect('shade', 508, 392, 78, 48, 4),
      bar(page, 522, 406, 50, 'ink', 7),
      bar(page, 522, 420, 36),
    ],
  ]
}
