/** What handheld machines are put through, and how their screens work. */
import { HOT, LIGHT, type Skin, space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar, lines, photo } from '../parts/content.ts'
import { phoneFrame, windowFrame } from '../parts/frames.ts'
import { can, hand } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Phones of all sizes stand wired on a stepped rack; one of them is in trouble. */
export const deviceFarm = (): Ink => {
  const s = space(298, 226)
  const [w, step, rise] = [264, 56, 42]
  const phone = (x: number, y: number, z: number, width: number, h: number, skin: Skin): Ink => {
    const face = s.left(x, y + 10, z + h)
    const hot = skin === HOT
    return [
      s.path('line', x + width / 2, y + 10, z, x + width / 2, y + 34, z),
      s.box(x, y, z, width, 10, h, skin),
      face.rect(hot ? 'paper' : 'soft', 5, 7, width - 10, h - 14, 2),
      repeat(2, (i) =>
        bar(face, 9, 14 + i * 11, (width - 18) * (i ? 0.6 : 1), i ? 'mute' : 'ink', 5),
      ),
    ]
  }
  const rows = [
    [34, 80, 46, 70, 30, 58],
    [40, 64, 62, 50, 34, 72],
    [30, 54, 36, 62, 78, 56],
    [44, 76, 34, 52, 40, 66],
  ]
  return [
    rows.map((sizes, row) => {
      const [y, z] = [row * step, (3 - row) * rise]
      let x = 14
      return [
        s.box(0, y, 0, w, step, z + 16),
        repeat(3, (i) => {
          const [width = 40, h = 60] = sizes.slice(i * 2, i * 2 + 2).map((size) => size * 0.88)
          const at = x
          x += width + 38 + (i % 2) * 12 - (width > 50 ? 20 : 0)
          return phone(at, y + 12, z + 16, width, h, row === 2 && i === 1 ? HOT : LIGHT)
        }),
      ]
    }),
    s.path('bold', 12, 4 * step - 12, 16, w - 12, 4 * step - 12, 16, w - 12, 4 * step, 16),
    s.path('bold', w - 12, 4 * step, 16, w - 12, 4 * step, 0),
  ]
}

/** A list is scrolled; below its frames against their deadline, one of them far too late. */
export const frameBudget = (): Ink => {
  const frames = [26, 32, 24, 34, 28, 112, 30, 25, 33, 27]
  return [
    phoneFrame(page, 40, 30, 196, 420),
    page.rect('shade', 48, 58, 180, 44),
    bar(page, 64, 76, 70, 'ink', 8),
    repeat(5, (i) => [
      page.rect(i === 2 ? 'soft' : 'paper', 60, 116 + i * 60, 156, 48, 3),
      photo(page, 68, 124 + i * 60, 36, 32),
      lines(page, 114, 130 + i * 60, 88, [1, 0.6]),
    ]),
    hand(page, 172, 300, 100),
    arrow(page, 'wire', [172, 276, 172, 176], 14),
    [
      page.rect('ink', 434, 34, 22, 20, 3),
      page.turn(445, 138, 42).rect('ink', -8, -94, 16, 14, 3),
      page.disc('soft', 445, 138, 86),
      page.disc('paper', 445, 138, 72),
      repeat(12, (i) => page.turn(445, 138, i * 30).path('line', 0, -70, 0, i % 3 ? -62 : -56)),
      page.trace('flush', 'M445,138L445,78C482,78 505,106 505,138Z'),
      page.path('bold', 445, 138, 501, 138),
      page.disc('ink', 445, 138, 6),
    ],
    page.path('line', 272, 264, 272, 430, 614, 430),
    page.path('dash', 272, 384, 614, 384),
    frames.map((h, i) =>
      page.rect(h > 60 ? 'hot' : 'soft', 284 + i * 33, 430 - h * 1.3, 24, h * 1.3),
    ),
    repeat(11, (i) => page.path('line', 279 + i * 33, 430, 279 + i * 33, 440)),
  ]
}

/** State runs down a pipe from its tank to the screen; what is tapped rises again in a tube. */
export const stateDownEventsUp = (): Ink => [
  [
    page.rect('shade', 236, 120, 26, 24),
    page.rect('shade', 378, 120, 26, 24),
    can(page, 214, 14, 212, 124, 'soft', 'paper', 1),
    repeat(4, (i) =>
      page.rect(i === 1 ? 'ink' : 'paper', 234 + i * 47, 72 + (i % 3 ? 8 : 0), 32, 24, 3),
    ),
  ],
  [
    page.trace(
      'paper',
      'M249,144L249,190C249,206 236,210 220,210L150,210C120,210 112,222 112,244L112,346L152,346L152,262C152,252 156,250 166,250L250,250C274,250 289,236 289,212L289,144Z',
    ),
    [
      [253, 156],
      [224, 218],
      [120, 236],
      [116, 292],
    ].map(([x = 0, y = 0]) => [
      page.rect('soft', x, y, 32, 24, 3),
      bar(page, x + 7, y + 9, 18, 'ink'),
    ]),
    arrow(page, 'bold', [84, 232, 84, 330], 14),
  ],
  [
    page.trace(
      'paper',
      'M391,144L391,190C391,206 404,210 420,210L490,210C520,210 528,222 528,244L528,346L488,346L488,262C488,252 484,250 474,250L390,250C366,250 351,236 351,212L351,144Z',
    ),
    [
      [371, 168],
      [424, 230],
      [508, 254],
      [508, 314],
    ].map(([x = 0, y = 0]) => [
      page.disc('hot', x, y, 14),
      page.path('cut', x - 4, y - 1, x, y - 6, x + 4, y - 1),
      page.path('cut', x, y - 5, x, y + 6),
    ]),
    arrow(page, 'wire', [556, 330, 556, 232], 14),
  ],
  [
    page.rect('soft', 60, 346, 520, 120, 26),
    page.rect('paper', 92, 354, 456, 104, 12),
    page.rect('ink', 70, 394, 7, 26, 3),
    page.rect('shade', 92, 354, 456, 22),
    bar(page, 110, 361, 70, 'ink', 8),
    photo(page, 110, 388, 84, 58),
    bar(page, 212, 392, 130, 'ink', 8),
    lines(page, 212, 412, 180, [1, 0.8, 0.6]),
    page.rect('hot', 446, 396, 84, 40, 20),
    bar(page, 468, 412, 40, 'blank', 8),
  ],
]

/** Two documents side by side on a tablet with its keyboard; a picture is dragged across. */
export const tabletSideBySide = (): Ink => [
  page.rect('soft', 92, 28, 456, 300, 16),
  page.rect('paper', 108, 44, 424, 268, 4),
  page.path('bold', 316, 44, 316, 312),
  page.rect('ink', 313, 164, 6, 30, 3),
  [
    page.rect('shade', 108, 44, 205, 24),
    bar(page, 122, 52, 60, 'ink', 8),
    repeat(2, (i) =>
      repeat(3, (k) => [
        i === 1 && k === 1
          ? page.rect('dash', 214, 86 + k * 74, 78, 58)
          : photo(page, 122 + i * 92, 86 + k * 74, 78, 58),
      ]),
    ),
  ],
  [
    page.rect('shade', 319, 44, 213, 24),
    bar(page, 334, 52, 76, 'ink', 8),
    lines(page, 336, 86, 176, [1, 0.9, 0.96, 0.5]),
    page.rect('dash', 336, 148, 176, 92, 3),
    lines(page, 336, 256, 176, [1, 0.92, 0.6]),
    page.trace(
      'wire',
      'M400,284C420,268 470,272 470,288C470,304 396,306 402,288C406,276 440,270 474,278',
    ),
  ],
  page.turn(360, 176, -7).rect('hot', -46, -36, 104, 76, 3),
  page.turn(360, 176, -7).disc('paper', 34, -14, 8),
  page.turn(360, 176, -7).path('cut', -44, 32, -14, -6, 10, 26, 22, 12, 56, 34),
  hand(page, 372, 188, 96),
  [
    page.poly('shade', 82, 332, 558, 332, 588, 440, 52, 440),
    page.rect('ink', 88, 326, 464, 8, 3),
    repeat(4, (row) =>
      repeat(row === 3 ? 1 : 12, (i) => {
        const [left, width] = [94 - row * 5, 452 + row * 10]
        const cell = width / 12
        return row === 3
          ? page.rect('paper', 220, 398, 200, 16, 3)
          : page.rect('paper', left + i * cell + 2, 342 + row * 18.5, cell - 5, 14, 3)
      }),
    ),
    page.poly('soft', 52, 440, 588, 440, 584, 452, 56, 452),
  ],
  [
    page.turn(596, 60, 8).rect('paper', -7, 0, 14, 210, 5),
    page.turn(596, 60, 8).trace('ink', 'M-7,210L7,210L0,236Z'),
    page.turn(596, 60, 8).path('line', -7, 28, 7, 28),
  ],
]

/** From a list of pictures one grows on its way to the page where it stands large. */
export const viewTransition = (): Ink => {
  return [
    windowFrame(page, 24, 40, 250, 330),
    repeat(4, (i) => [
      i === 2 ? page.rect('dash', 42, 88 + i * 68, 76, 52) : photo(page, 42, 88 + i * 68, 76, 52),
      bar(page, 134, 98 + i * 68, 90, 'ink'),
      bar(page, 134, 114 + i * 68, 116),
      bar(page, 134, 128 + i * 68, 70),
    ]),
    windowFrame(page, 350, 96, 266, 350),
    [bar(page, 368, 342, 140, 'ink', 10), lines(page, 368, 366, 230, [1, 0.92, 0.97, 0.6])],
    [
      [104, 208, 88],
      [158, 190, 114],
      [220, 172, 144],
      [288, 156, 182],
    ].map(([x = 0, y = 0, w = 0], i) => photo(page, x, y, w, w * 0.76, i % 2 ? 'paper' : 'soft')),
    page.rect('hot', 368, 144, 230, 180, 2),
    page.disc('paper', 532, 192, 18),
    page.path('cut', 368, 296, 440, 212, 496, 284, 528, 248, 598, 306),
    arrow(page, 'wire', [80, 408, 334, 408], 14),
    [80, 140, 200, 260].map((x) => page.path('line', x, 402, x, 414)),
  ]
}
