/** A property firm's shared presentations: a library of checked slides, a deck in the making, a link. */

import { pointer, tick } from '../parts/annotate.ts'
import { bars, graph } from '../parts/charts.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { chain, station } from '../parts/flow.ts'
import { tabletFrame, windowFrame } from '../parts/frames.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const skyline = (p: Pen, u: number, v: number, w: number, h: number): Ink => {
  const heights = [0.5, 0.86, 0.64, 1, 0.42]
  const step = w / heights.length
  return heights.map((share, i) => [
    p.rect(
      i === 3 ? 'hot' : i % 2 ? 'shade' : 'paper',
      u + i * step,
      v + h * (1 - share),
      step,
      h * share,
    ),
    repeat(Math.floor((h * share) / 16), (row) =>
      p.path(
        'guide',
        u + (i + 0.25) * step,
        v + h - 8 - row * 16,
        u + (i + 0.75) * step,
        v + h - 8 - row * 16,
      ),
    ),
  ])
}

/** The plan of an office floor in a box of 200 by 130. */
const floorPlan = (p: Pen): Ink => [
  p.poly('paper', 0, 0, 200, 0, 200, 130, 120, 130, 120, 104, 0, 104),
  p.rect('hot', 0, 0, 62, 46),
  p.rect('shade', 84, 38, 34, 30),
  [p.path('line', 84, 38, 118, 68), p.path('line', 118, 38, 84, 68)],
  p.path('line', 62, 46, 62, 62, 0, 62),
  p.path('line', 140, 0, 140, 40, 156, 40),
  p.path('line', 172, 40, 200, 40),
  p.path('line', 140, 130, 140, 86, 168, 86),
  p.path('line', 184, 86, 200, 86),
  p.path('line', 30, 104, 30, 82, 62, 82),
]

/** A city's streets with one marked address, in a box of 200 by 125. */
const siteMap = (p: Pen): Ink => [
  p.rect('soft', 0, 0, 200, 125),
  p.path('cut', 0, 44, 200, 30),
  p.path('cut', 0, 96, 200, 90),
  p.path('cut', 60, 0, 70, 125),
  p.path('cut', 140, 0, 132, 125),
  p.trace(
    'hot',
    'M104,76C92,56 84,50 84,40C84,27 94,20 104,20C114,20 124,27 124,40C124,50 116,56 104,76Z',
  ),
  p.disc('blank', 104, 40, 7),
]

type Slide = 'tower' | 'chart' | 'plan' | 'map' | 'text' | 'team' | 'trend'

/** A slide, drawn 240 by 150 and brought to the width `w`. */
const slide = (u: number, v: number, w: number, kind: Slide): Ink => {
  const p = page.at(u, v, w / 240)
  const head = bar(p, 16, 16, 90, 'ink', 10)
  const content: Record<Slide, () => Ink> = {
    tower: () => [
      skyline(p, 110, 20, 116, 130),
      bar(p, 16, 60, 76, 'ink', 14),
      lines(p, 16, 90, 70, [1, 0.7], 16),
    ],
    chart: () => [head, bars(p, 16, 46, 208, 90, [0.4, 0.55, 0.5, 0.8, 0.7, 1], 5)],
    plan: () => [head, floorPlan(p.at(24, 40, 0.78)), lines(p, 190, 46, 36, [1, 0.8, 1, 0.6], 18)],
    map: () => [
      siteMap(p.at(0, 0, 1.2)),
      p.rect('paper', 14, 104, 96, 34),
      bar(p, 24, 118, 70, 'ink', 8),
    ],
    text: () => [head, lines(p, 16, 50, 200, [1, 0.9, 0.95, 0.6, 0.8], 18)],
    team: () => [
      head,
      repeat(3, (i) => [avatar(p, 54 + i * 66, 78, 26), bar(p, 34 + i * 66, 116, 40)]),
    ],
    trend: () => [
      head,
      p.path('line', 16, 46, 16, 134, 224, 134),
      graph(p, 20, 50, 200, 78, [0.2, 0.3, 0.26, 0.5, 0.6, 0.9]),
      graph(p, 20, 50, 200, 78, [0.4, 0.42, 0.38, 0.44, 0.4, 0.46], 'dash'),
    ],
  }
  return [p.rect('paper', 0, 0, 240, 150), content[kind](), p.rect('line', 0, 0, 240, 150)]
}

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  skyline(page, 50, 66, 34, 28),
  bar(page, 98, 76, 120, 'ink', 8),
  page.path('line', 30, 102, 930, 102),
  avatar(page, 900, 80, 14),
]

/** The library: filters, slides with the sign of who vouches for them, and the deck that is being filled. */
export const dashboard = (): Ink => {
  const kinds: readonly Slide[] = [
    'tower',
    'map',
    'chart',
    'plan',
    'team',
    'trend',
    'text',
    'chart',
    'map',
  ]
  return [
    frame(),
    [
      page.rect('soft', 330, 68, 340, 24, 12),
      page.disc('line', 348, 79, 6),
      bar(page, 366, 77, 120),
    ],
    page.path('line', 200, 102, 200, 504),
    repeat(3, (group) => [
      bar(page, 50, 124 + group * 124, 70, 'ink'),
      repeat(3, (i) => {
        const chosen = (group + i) % 3 === 1
        const y = 144 + group * 124 + i * 26
        return [
          page.rect(chosen ? 'hot' : 'paper', 50, y, 15, 15),
          chosen ? tick(page, 57.5, y + 7, 9, 'cut') : [],
          bar(page, 76, y + 5, 90 - i * 16),
        ]
      }),
    ]),
    kinds.map((kind, i) => {
      const [x, y] = [226 + (i % 3) * 232, 118 + Math.floor(i / 3) * 132]
      const outdated = i === 5
      return [
        slide(x, y, 168, kind),
        page.disc(outdated ? 'paper' : 'ink', x + 188, y + 14, 9),
        outdated
          ? page.path('line', x + 188, y + 8, x + 188, y + 14, x + 192, y + 16)
          : tick(page, x + 188, y + 14, 9, 'cut'),
      ]
    }),
    page.rect('shade', 30, 516, 900, 100),
    repeat(6, (i) =>
      i < 5
        ? slide(52 + i * 124, 532, 108, kinds[[0, 1, 2, 3, 6][i] ?? 0] ?? 'text')
        : page.rect('dash', 52 + i * 124, 532, 108, 67.5),
    ),
    button(page, 812, 548, 98, 36),
    pointer(page, 320, 340, 28, 'paper'),
  ]
}

/** A deck in the making: its slides in order, one of them open, and who has changed it. */
export const builder = (): Ink => {
  const kinds: readonly Slide[] = ['tower', 'map', 'plan', 'trend', 'team']
  return [
    frame(),
    page.rect('soft', 30, 102, 166, 514),
    kinds.map((kind, i) => [
      bar(page, 44, 126 + i * 97, 10, 'ink', 7),
      slide(62, 120 + i * 97, 118, kind),
      i === 2 ? page.rect('wire', 57, 115 + i * 97, 128, 84, 3) : [],
    ]),
    [bar(page, 224, 128, 150, 'ink', 10), button(page, 570, 118, 100, 28)],
    page.rect('shade', 232, 176, 446, 340),
    page.rect('paper', 222, 166, 446, 340),
    [bar(page, 250, 190, 200, 'ink', 16), bar(page, 250, 218, 120)],
    floorPlan(page.at(250, 252, 1.36)),
    [
      lines(page, 546, 262, 98, [1, 0.8, 0.9, 0.6], 20),
      page.rect('hot', 546, 356, 14, 14),
      bar(page, 570, 360, 66),
    ],
    [page.rect('shade', 546, 382, 14, 14), bar(page, 570, 386, 50)],
    page.rect('dash', 242, 244, 288, 192, 4),
    [
      pointer(page, 424, 408, 30, 'hot'),
      page.rect('hot', 446, 434, 70, 20, 3),
      bar(page, 456, 441, 44, 'blank'),
    ],
    [
      pointer(page, 610, 300, 30, 'paper'),
      page.rect('ink', 632, 324, 60, 20, 3),
      bar(page, 642, 331, 36, 'blank'),
    ],
    bar(page, 250, 476, 300),
    [
      page.rect('paper', 222, 536, 446, 60, 3),
      avatar(page, 252, 566, 16),
      lines(page, 282, 556, 340, [0.8, 0.5], 16),
    ],
    page.path('line', 702, 102, 702, 616),
    [
      bar(page, 726, 128, 80, 'ink', 8),
      avatar(page, 744, 172, 18, 'hot'),
      bar(page, 774, 162, 90, 'ink'),
      bar(page, 774, 176, 60),
    ],
    page.path('guide', 702, 212, 930, 212),
    bar(page, 726, 232, 100, 'ink', 8),
    page.path('line', 736, 278, 736, 478),
    repeat(4, (i) => [
      station(page, 736, 278 + i * 66, 10, i ? 'done' : 'current'),
      [bar(page, 762, 266 + i * 66, 110 - i * 14, 'ink'), bar(page, 762, 282 + i * 66, 80)],
      avatar(page, 898, 278 + i * 66, 12),
    ]),
    page.rect('paper', 726, 540, 180, 40, 3),
    bar(page, 776, 557, 80),
  ]
}

/** The deck as a link: what the client leafs through, and which slides were read. */
export const share = (): Ink => {
  const read = [0.9, 0.7, 1, 0.86, 0.3, 0.2]
  const kinds: readonly Slide[] = ['tower', 'map', 'plan', 'chart', 'text', 'team']
  return [
    tabletFrame(page, 30, 96, 540, 420),
    page.rect('pane', 46, 112, 508, 388),
    slide(66, 140, 468, 'tower'),
    page.poly('glow', 284, 460, 272, 468, 284, 476),
    page.poly('glow', 316, 460, 328, 468, 316, 476),
    repeat(6, (i) => page.rect(i ? 'faint' : 'bright', 66 + i * 79.5, 444, 70, 4)),
    page.rect('paper', 610, 36, 320, 568, 4),
    bar(page, 634, 62, 130, 'ink', 12),
    [
      page.rect('soft', 634, 94, 196, 34, 17),
      bar(page, 652, 108, 150, 'ink'),
      button(page, 840, 94, 66, 34),
    ],
    repeat(3, (i) => [
      bar(page, 634, 156 + i * 34, 120 + (i % 2) * 30),
      page.rect(i === 1 ? 'paper' : 'hot', 864, 148 + i * 34, 42, 22, 11),
      page.disc(i === 1 ? 'ink' : 'blank', i === 1 ? 876 : 894, 159 + i * 34, 7),
    ]),
    page.path('guide', 634, 256, 906, 256),
    [
      bar(page, 634, 274, 90, 'ink', 8),
      repeat(3, (i) => avatar(page, 832 + i * 30, 278, 13, i ? 'soft' : 'hot')),
    ],
    kinds.map((kind, i) => [
      slide(634, 304 + i * 42, 54, kind),
      page.rect('soft', 704, 312 + i * 42, 202, 18, 2),
      page.rect(i === 2 ? 'hot' : 'shade', 704, 312 + i * 42, 202 * (read[i] ?? 0), 18, 2),
    ]),
    chain(page, 652, 576, 236, 9, ['done', 'done', 'done', 'current']),
  ]
}
