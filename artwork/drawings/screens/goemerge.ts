/** A fitness app that reads wearables: one day in one picture, and friends to share it with. */
import { arrow, tick } from '../parts/annotate.ts'
import { bars, graph, ring, sector } from '../parts/charts.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { phoneFrame } from '../parts/frames.ts'
import { PRODUCTS } from '../parts/goods.ts'
import { pin } from '../parts/streets.ts'
import { heart, moon, tabs, toggle } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A watch, a wristband and a chest strap, each about its middle. */
const WEARABLES: readonly ((p: Pen) => Ink)[] = [
  (p) => [
    p.poly('shade', -24, -74, 24, -74, 30, -36, -30, -36),
    p.poly('shade', -24, 74, 24, 74, 30, 36, -30, 36),
    p.rect('soft', -40, -44, 80, 88, 20),
    p.rect('paper', -31, -35, 62, 70, 14),
    ring(p, 0, -4, 21, 0.7, 8),
    bar(p, -16, 24, 32, 'ink', 5),
  ],
  (p) => [
    p.disc('shade', 0, 0, 66, 44),
    p.disc('blank', 0, -10, 54, 28),
    p.disc('line', 0, -10, 54, 28),
    p.rect('ink', -34, 10, 68, 28, 10),
    p.path('cut', -20, 24, -8, 24, -3, 16, 4, 32, 9, 24, 20, 24),
  ],
  (p) => [
    p.trace('shade', 'M-84,-26C-44,6 44,6 84,-26L84,-4C44,28 -44,28 -84,-4Z'),
    p.rect('paper', -32, -8, 64, 30, 15),
    p.path('wire', -22, 7, -10, 7, -4, -1, 4, 15, 10, 7, 22, 7),
  ],
]

const wearable = (kind: number, x: number, y: number, size = 1): Ink =>
  WEARABLES[kind % WEARABLES.length]?.(page.at(x, y, size)) ?? []

/** Movement, effort and rest as rings around each other. */
const rings = (x: number, y: number, r: number, shares: readonly number[]): Ink =>
  shares.map((share, i) => {
    const radius = r * (1 - i * 0.26)
    return [
      page.disc('soft', x, y, radius),
      sector(page, x, y, radius, -90, -90 + 360 * share, i === 1 ? 'ink' : 'hot'),
      page.disc('paper', x, y, radius - r * 0.18),
    ]
  })

/** One day: what the wearables on the left report, what it means on the right. */
export const dashboard = (): Ink => [
  [wearable(0, 140, 140), wearable(1, 140, 322), wearable(2, 140, 490)],
  repeat(3, (i) => [
    page.path('dash', 236, 140 + i * 175, 290, 140 + i * 175, 290, 320, 336, 320),
    [bar(page, 112, 232 + i * 166, 56, 'ink'), bar(page, 120, 244 + i * 166, 40)],
  ]),
  phoneFrame(page, 340, 24, 290, 592),
  [avatar(page, 376, 72, 14), bar(page, 400, 64, 96, 'ink', 8), bar(page, 400, 78, 60)],
  repeat(7, (i) => [
    page.disc(i === 5 ? 'hot' : i < 5 ? 'soft' : 'paper', 371 + i * 38, 116, 13),
    i < 5 ? tick(page, 371 + i * 38, 116, 10, 'line') : [],
  ]),
  rings(485, 230, 86, [0.8, 0.62, 0.9]),
  heart(page, 485, 230, 26),
  repeat(3, (i) => [
    page.rect(i === 1 ? 'ink' : 'hot', 368 + i * 86, 334, 10, 10, 2),
    [bar(page, 384 + i * 86, 336, 46, 'ink'), bar(page, 384 + i * 86, 348, 32)],
  ]),
  page.rect('paper', 362, 370, 246, 86, 4),
  heart(page, 380, 388, 14),
  bar(page, 396, 385, 60, 'ink'),
  page.path('guide', 374, 442, 596, 442),
  graph(
    page,
    374,
    396,
    222,
    48,
    [0.1, 0.14, 0.1, 0.3, 0.7, 0.9, 0.74, 0.4, 0.2, 0.24, 0.5, 0.36, 0.2],
  ),
  page.rect('paper', 362, 466, 246, 78, 4),
  moon(page, 380, 484, 8),
  bar(page, 396, 481, 60, 'ink'),
  page.path(
    'line',
    ...[374, 502, 392, 502, 392, 530, 432, 530, 432, 516, 456, 516, 456, 530, 500, 530],
    ...[500, 502, 526, 502, 526, 516, 566, 516, 566, 530, 584, 530, 584, 502, 596, 502],
  ),
  tabs(page, 362, 554, 246, 4, 0),
  repeat(3, (i) => {
    const y = 70 + i * 182
    return [
      page.path(
        'line',
        ...([
          [571, 230, 660, 142, 690, 142],
          [608, 413, 660, 322, 690, 322],
          [608, 505, 660, 504, 690, 504],
        ][i] ?? []),
      ),
      page.rect('paper', 690, y, 230, 146, 4),
      [
        PRODUCTS.shoe(page.at(722, y + 32, 0.4), 'soft'),
        heart(page, 722, y + 32, 30),
        moon(page, 722, y + 32, 14),
      ][i] ?? [],
      [bar(page, 752, y + 22, 96, 'ink', 10), bar(page, 752, y + 40, 60)],
      bars(
        page,
        704,
        y + 62,
        202,
        70,
        [
          [0.5, 0.7, 0.4, 0.8, 0.6, 1, 0.2],
          [0.3, 0.2, 0.9, 0.3, 0.7, 0.8, 0.1],
          [0.9, 0.8, 0.5, 0.9, 0.7, 0.8, 0.1],
        ][i] ?? [],
        5,
      ),
    ]
  }),
]

/** Which wearables are read, and how their overlapping readings become one day. */
export const sources = (): Ink => {
  const lanes: readonly (readonly (readonly [from: number, to: number, kept: boolean])[])[] = [
    [
      [0, 74, true],
      [96, 138, false],
      [160, 214, true],
    ],
    [
      [60, 96, false],
      [74, 110, true],
      [196, 234, false],
    ],
    [[110, 160, true]],
  ]
  return [
    phoneFrame(page, 120, 24, 300, 592),
    [bar(page, 150, 66, 130, 'ink', 12), bar(page, 150, 86, 180)],
    repeat(3, (i) => {
      const y = 118 + i * 116
      return [
        page.rect('paper', 144, y, 252, 100, 4),
        wearable(i, 192, y + 50, 0.48),
        [
          bar(page, 246, y + 26, 80, 'ink', 8),
          bar(page, 246, y + 44, 100),
          bar(page, 246, y + 58, 60),
        ],
        toggle(page, 350, y + 80, true),
        page.disc(i === 1 ? 'shade' : 'hot', 250, y + 81, 5),
        bar(page, 262, y + 78, 50),
      ]
    }),
    page.rect('dash', 144, 470, 252, 64, 4),
    [
      page.disc('soft', 184, 502, 18),
      page.path('bold', 176, 502, 192, 502),
      page.path('bold', 184, 494, 184, 510),
    ],
    bar(page, 220, 499, 120, 'ink', 7),
    tabs(page, 144, 554, 252, 4, 3),
    arrow(page, 'wire', [440, 320, 520, 320], 14),
    phoneFrame(page, 540, 24, 300, 592),
    [bar(page, 570, 66, 110, 'ink', 12), bar(page, 570, 86, 150)],
    repeat(5, (i) => page.path('guide', 572 + i * 58.5, 116, 572 + i * 58.5, 372)),
    lanes.map((spans, i) => {
      const y = 144 + i * 62
      return [
        wearable(i, 594, y - 9, 0.22),
        bar(page, 618, y - 11, 40),
        page.path('guide', 572, y + 32, 806, y + 32),
        spans.map(([from, to, kept]) =>
          page.rect(kept ? 'shade' : 'dash', 572 + from, y + 14, to - from, 14, 4),
        ),
      ]
    }),
    [74, 110, 160].map((x) => page.path('dash', 572 + x, 340, 572 + x, 352)),
    page.rect('hot', 572, 352, 214, 20, 4),
    [74, 110, 160].map((x) => page.path('cut', 572 + x, 352, 572 + x, 372)),
    [bar(page, 572, 326, 70, 'ink', 7)],
    bars(page, 566, 396, 246, 100, [0.1, 0.1, 0.3, 0.8, 0.5, 0.4, 0.6, 1, 0.7, 0.4, 0.5, 0.2], 7),
    page.path('line', 566, 496, 812, 496),
    lines(page, 572, 512, 220, [1, 0.6]),
    tabs(page, 564, 554, 252, 4, 1),
  ]
}

/** What goes out to friends is chosen piece by piece; friends compare weeks. */
export const share = (): Ink => [
  phoneFrame(page, 120, 24, 300, 592),
  bar(page, 150, 66, 120, 'ink', 12),
  page.rect('hot', 144, 92, 252, 190, 6),
  [
    page.disc('blank', 214, 178, 52),
    sector(page, 214, 178, 52, -90, 190, 'ink'),
    page.disc('flush', 214, 178, 36),
    avatar(page, 214, 178, 24),
  ],
  [bar(page, 290, 136, 86, 'blank', 14), bar(page, 290, 160, 60, 'blank')],
  [0.4, 0.7, 0.5, 0.9, 0.6, 1, 0.3].map((value, i) =>
    page.rect('blank', 290 + i * 13, 226 - value * 46, 8, value * 46, 2),
  ),
  bar(page, 164, 254, 140, 'blank'),
  repeat(4, (i) => {
    const y = 316 + i * 46
    return [
      i ? page.path('guide', 144, y - 23, 396, y - 23) : [],
      [
        PRODUCTS.shoe(page.at(164, y, 0.28), 'soft'),
        heart(page, 164, y, 22),
        moon(page, 164, y, 10),
        pin(page, 164, y + 12, 24, 'soft'),
      ][i] ?? [],
      [bar(page, 190, y - 7, [90, 70, 84, 60][i] ?? 0, 'ink', 7), bar(page, 190, y + 6, 110)],
      toggle(page, 352, y, i < 2),
    ]
  }),
  button(page, 164, 520, 212, 42),
  arrow(page, 'wire', [440, 320, 520, 320], 14),
  phoneFrame(page, 540, 24, 300, 592),
  [bar(page, 570, 66, 90, 'ink', 12)],
  repeat(3, (i) => page.rect(i ? 'paper' : 'ink', 570 + i * 82, 92, 74, 22, 11)),
  repeat(3, (i) => bar(page, 588 + i * 82, 100, 38, i ? 'mute' : 'blank')),
  [0.96, 0.84, 0.8, 0.62, 0.5, 0.34].map((value, i) => {
    const y = 158 + i * 66
    return [
      i === 2 ? page.rect('wash', 552, y - 32, 276, 64) : [],
      avatar(page, 586, y, 20, i === 2 ? 'hot' : 'soft'),
      bar(page, 618, y - 18, [70, 90, 56, 80, 64, 76][i] ?? 0, 'ink', 7),
      page.rect('soft', 618, y - 2, 150, 14, 3),
      page.rect(i === 2 ? 'hot' : 'shade', 618, y - 2, 150 * value, 14, 3),
      heart(page, 796, y + 2, 20, i === 0 || i === 3 ? 'hot' : 'line'),
    ]
  }),
  tabs(page, 564, 554, 252, 4, 2),
]
