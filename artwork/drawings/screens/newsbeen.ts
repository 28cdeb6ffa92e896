/** Local news as film: the feed by nearness, a live stream, the desk of the back-end team. */

import { space } from '../iso.ts'
import { arrow, pointer, tick } from '../parts/annotate.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { phoneFrame, windowFrame } from '../parts/frames.ts'
import { blocks, filmPin, nearDots, nearness, playSign, scene } from '../parts/nearby.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** The feed of a viewer, and the streets that set its order. */
export const dashboard = (): Ink => {
  const kinds = ['street', 'tree', 'crowd'] as const
  const films = [
    [566, 272],
    [676, 224],
    [752, 410],
  ] as const
  return [
    page.rect('paper', 360, 96, 570, 434, 6),
    blocks(page.at(374, 110, 1.354), 'soft', 'blank'),
    nearness(page, 592, 312, [70, 130, 190]),
    films.map(([x, y], i) => filmPin(page, x, y, [70, 56, 46][i] ?? 50, i ? 'paper' : 'hot')),
    filmPin(page, 868, 190, 34, 'shade'),
    phoneFrame(page, 40, 20, 286, 600),
    [bar(page, 64, 46, 90, 'ink', 10), filmPin(page, 290, 62, 22, 'paper')],
    page.path('line', 48, 74, 318, 74),
    kinds.map((kind, i) => {
      const y = 84 + i * 160
      return [
        scene(page.at(64, y, 1.49), kind),
        [page.disc('paper', 183, y + 67, 20), playSign(page, 183, y + 67, 16, 'ink')],
        page.rect('ink', 262, y + 112, 34, 14, 3),
        [bar(page, 64, y + 142, 130 - i * 14, 'ink', 7), nearDots(page, 262, y + 145, 4 - i)],
      ]
    }),
    page.rect('paper', 48, 568, 270, 34),
    repeat(4, (i) => page.disc(i ? 'paper' : 'hot', 86 + i * 65, 583, 9)),
    kinds.map((_, i) => {
      const [x, y] = films[i] ?? [0, 0]
      return arrow(page, i ? 'dash' : 'wire', [312, 229 + i * 160, x - 30, y - 26], i ? 8 : 12)
    }),
  ]
}

/** A stream without an end: the picture, the place, the neighbors who watch. */
export const live = (): Ink => [
  page.rect('soft', 40, 100, 880, 440, 44),
  page.rect('pane', 54, 114, 852, 412, 32),
  page.rect('ink', 46, 290, 5, 60, 2),
  scene(page.at(86, 132, 3.2), 'market'),
  [
    page.rect('hot', 106, 152, 92, 34, 4),
    page.disc('blank', 124, 169, 6),
    bar(page, 140, 166, 44, 'blank', 7),
  ],
  [
    page.rect('paper', 210, 152, 84, 34, 4),
    avatar(page, 228, 169, 10),
    bar(page, 246, 166, 36, 'ink', 7),
  ],
  page.rect('bright', 106, 450, 472, 6, 3),
  page.disc('glow', 578, 453, 9),
  [page.rect('glow', 106, 480, 8, 24), page.rect('glow', 120, 480, 8, 24)],
  [page.rect('faint', 150, 488, 120, 8, 4), page.rect('faint', 540, 484, 40, 16, 3)],
  page.rect('paper', 624, 132, 260, 376, 6),
  blocks(page.at(638, 146, 0.58), 'soft', 'blank'),
  nearness(page, 752, 236, [30, 62]),
  filmPin(page, 776, 226, 42),
  [bar(page, 638, 340, 150, 'ink', 9), nearDots(page, 828, 344, 4)],
  repeat(3, (i) => [
    avatar(page, 654, 382 + i * 38, 13, i === 1 ? 'hot' : 'soft'),
    lines(page, 676, 376 + i * 38, 180, [1 - i * 0.16, 0.5], 12),
  ]),
  [page.rect('soft', 638, 482, 190, 18, 9), playSign(page, 850, 491, 14, 'hot')],
]

/** The desk: what reporters have sent in, one film checked against its place and its limit. */
export const desk = (): Ink => {
  const kinds = ['house', 'street', 'market', 'tree'] as const
  return [
    windowFrame(page, 30, 24, 900, 592),
    page.rect('slab', 30, 58, 900, 44),
    [filmPin(page, 60, 96, 30), bar(page, 84, 76, 100, 'glow', 9), avatar(page, 898, 80, 14)],
    page.rect('soft', 30, 102, 246, 514),
    bar(page, 52, 124, 100, 'ink', 9),
    kinds.map((kind, i) => {
      const y = 146 + i * 114
      return [
        page.rect(i ? 'paper' : 'hot', 46, y, 214, 102, 3),
        scene(page.at(56, y + 10, 0.62), kind),
        avatar(page, 182, y + 26, 13),
        [
          bar(page, 202, y + 22, 46, i ? 'ink' : 'blank'),
          bar(page, 170, y + 50, 72, i ? 'mute' : 'blank'),
        ],
        [
          page.rect('paper', 56, y + 78, 192, 10),
          page.rect('ink', 56, y + 78, [150, 90, 192, 60][i] ?? 0, 10),
        ],
      ]
    }),
    scene(page.at(300, 122, 2.2), 'house'),
    [page.disc('paper', 476, 221, 30), playSign(page, 476, 221, 26, 'ink')],
    page.rect('paper', 300, 340, 352, 44),
    repeat(8, (i) => page.rect(i % 3 ? 'soft' : 'shade', 304 + i * 43.4, 350, 40, 24)),
    [page.rect('wire', 300, 336, 262, 52, 4), page.rect('hot', 556, 344, 12, 36, 4)],
    page.path('bold', 652, 328, 652, 396),
    [bar(page, 300, 412, 200, 'ink', 12), lines(page, 300, 438, 340, [1, 0.9, 0.5])],
    repeat(3, (i) => [
      page.rect('paper', 300 + i * 92, 490, 80, 24, 12),
      bar(page, 318 + i * 92, 499, 44),
    ]),
    [
      button(page, 300, 546, 150, 42),
      page.rect('line', 464, 546, 92, 42, 3),
      bar(page, 486, 564, 48),
    ],
    [page.rect('line', 568, 546, 84, 42, 3), bar(page, 588, 564, 44)],
    page.path('line', 676, 102, 676, 616),
    blocks(page.at(694, 122, 0.54), 'soft', 'blank'),
    filmPin(page, 762, 210, 34, 'shade'),
    arrow(page, 'wire', [768, 214, 824, 232], 9),
    filmPin(page, 836, 240, 48),
    pointer(page, 842, 236, 24, 'paper'),
    [bar(page, 694, 304, 110, 'ink', 8), nearDots(page, 866, 308, 3)],
    repeat(5, (i) => [
      page.rect(i < 3 ? 'ink' : 'paper', 694, 338 + i * 36, 18, 18, 3),
      i < 3 ? tick(page, 703, 347 + i * 36, 11, 'cut') : [],
      bar(page, 726, 344 + i * 36, 140 - (i % 3) * 24),
    ]),
    [
      page.rect('soft', 694, 530, 212, 66, 3),
      avatar(page, 720, 563, 15, 'hot'),
      lines(page, 746, 552, 140, [1, 0.6]),
    ],
  ]
}

/** A few streets, one home, and films that stand where they were shot. */
export const cover = (): Ink => {
  const s = space(480, 112)
  const ground = s.top(0, 0, 0)
  const house = (x: number, y: number, w: number, h: number, hot = false): Ink => {
    const eaves = s.box(x, y, 0, w, w, h)
    const tip = s.point(x + w / 2, y + w / 2, h + w * 0.55)
    const corner = (dx: number, dy: number) => s.point(x + dx * w, y + dy * w, h)
    return [
      eaves,
      page.poly(hot ? 'hot' : 'soft', ...corner(0, 1), ...corner(1, 1), ...tip),
      page.poly(hot ? 'hot' : 'shade', ...corner(1, 1), ...corner(1, 0), ...tip),
      s.left(x, y + w, h).rect('shade', w * 0.36, h * 0.4, w * 0.28, h * 0.6),
    ]
  }
  const pinned = (x: number, y: number, lift: number, size: number, hot: boolean): Ink => {
    const [u, v] = s.point(x, y, lift)
    return filmPin(page, u, v, size, hot ? 'hot' : 'paper')
  }
  return [
    page.rect('ground', 0, 0, 960, 640),
    repeat(5, (i) => [
      ground.path('guide', -60, 20 + i * 105, 500, 20 + i * 105),
      ground.path('guide', 20 + i * 105, -60, 20 + i * 105, 500),
    ]),
    [
      ground.disc('wire', 240, 240, 96),
      ground.disc('dash', 240, 240, 190),
      ground.disc('dash', 240, 240, 290),
    ],
    repeat(16, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)]
      const home = column === 2 && row === 2
      if (i === 5) return []
      return house(42 + column * 105, 42 + row * 105, 58, 22 + ((i * 5) % 3) * 14, home)
    }),
    pinned(165, 175, 0, 110, true),
    pinned(400, 60, 60, 76, false),
    pinned(70, 390, 60, 76, false),
    pinned(430, 400, 50, 64, false),
  ]
}
