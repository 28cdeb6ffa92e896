/** Local news from reporters' phones: clips up to a limit, live streams without one, and a desk. */
import { tick } from '../parts/annotate.ts'
import { avatar, bar, bust, button, field, lines } from '../parts/content.ts'
import { windowFrame } from '../parts/frames.ts'
import { onAir, playSign, SCENES, type SceneName, scrubber, still } from '../parts/playback.ts'
import { pin, townPlan } from '../parts/streets.ts'
import { bubble, toggle, wideFrame } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A microphone with its cube, upright, about its head. */
const microphone = (p: Pen, stem: Look = 'ink'): Ink => [
  p.rect(stem, -5, 12, 10, 46, 4),
  p.rect('hot', -13, 6, 26, 20, 3),
  p.disc('shade', 0, -8, 13, 16),
]

/** The limit of a clip as five parts of a ring; `full` of them are used up. */
const limit = (p: Pen, u: number, v: number, r: number, full: number, open: Look = 'mute'): Ink =>
  repeat(5, (i) => {
    const from = -90 + i * 72 + 5
    const part = Math.max(0, Math.min(1, full - i))
    return [
      part < 1 ? segment(p, u, v, r, from + 62 * part, from + 62, open) : [],
      part > 0 ? segment(p, u, v, r, from, from + 62 * part, 'flush') : [],
    ]
  })

function segment(
  p: Pen,
  u: number,
  v: number,
  r: number,
  from: number,
  to: number,
  look: Look,
): Ink {
  const at = (degrees: number, radius: number) => [
    u + Math.cos((degrees * Math.PI) / 180) * radius,
    v + Math.sin((degrees * Math.PI) / 180) * radius,
  ]
  const steps = Math.max(2, Math.ceil((to - from) / 10))
  const angles = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
  return p.poly(
    look,
    ...angles.flatMap((a) => at(a, r)),
    ...angles.toReversed().flatMap((a) => at(a, r * 0.8)),
  )
}

/** The same ring in small, in single lines. */
const used = (u: number, v: number, full: number): Ink => [
  page.disc('guide', u, v, 12),
  page.arc('wire', u, v, 12, -90, -90 + 72 * full),
]

/** A line that never ends: a stream without a limit. */
const endless = (p: Pen, u: number, v: number, size: number, look: Look = 'wire'): Ink =>
  p
    .at(u, v, size / 40)
    .trace(look, 'M0,0C-6,-9 -20,-11 -20,0C-20,11 -6,9 0,0C6,-9 20,-11 20,0C20,11 6,9 0,0Z')

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('slab', 30, 58, 900, 46),
  microphone(page.at(60, 74, 0.5), 'glow'),
  bar(page, 84, 77, 96, 'glow', 9),
  repeat(4, (i) => bar(page, 520 + i * 80, 78, 52, i ? 'hint' : 'glow')),
  avatar(page, 896, 81, 15),
]

/** The desk: what comes in, what is live, and where in town it was filmed. */
export const dashboard = (): Ink => {
  const queue: readonly (readonly [scene: SceneName, minutes: number])[] = [
    ['street', 3.2],
    ['field', 1.4],
    ['city', 4.6],
    ['stage', 0.8],
  ]
  return [
    frame(),
    page.rect('soft', 30, 104, 300, 512),
    [
      bar(page, 50, 124, 100, 'ink', 9),
      page.rect('hot', 276, 118, 34, 20, 10),
      bar(page, 286, 125, 14, 'blank'),
    ],
    queue.map(([scene, minutes], i) => {
      const y = 150 + i * 112
      return [
        page.rect('paper', 46, y, 268, 98, 4),
        i === 0 ? page.rect('flush', 46, y, 6, 98) : [],
        still(page, 60, y + 15, 122, scene),
        [bar(page, 194, y + 18, [84, 70, 90, 60][i] ?? 0, 'ink', 7), bar(page, 194, y + 34, 104)],
        [avatar(page, 205, y + 72, 11), bar(page, 222, y + 69, 40)],
        used(292, y + 72, minutes),
      ]
    }),
    [bar(page, 354, 124, 80, 'ink', 9), onAir(page, 462, 128, 16)],
    (['city', 'street'] as const).map((scene, i) => {
      const x = 354 + i * 282
      return [
        still(page, x, 148, 270, scene, i ? 'soft' : 'shade'),
        page.rect('hot', x + 10, 158, 58, 22, 4),
        bar(page, x + 20, 166, 38, 'blank'),
        [page.rect('paper', x + 208, 158, 52, 22, 11), endless(page, x + 234, 169, 26)],
        page.rect('paper', x, 299.9, 270, 42),
        [
          avatar(page, x + 22, 321, 13),
          bar(page, x + 44, 312, 90, 'ink', 7),
          bar(page, x + 44, 326, 56),
        ],
        [button(page, x + 180, 310, 36, 22), button(page, x + 224, 310, 36, 22, 'paper')],
      ]
    }),
    townPlan(page, 354, 364, 300, 232),
    [
      pin(page, 430, 470, 38, 'shade'),
      pin(page, 560, 452, 38, 'hot'),
      pin(page, 606, 560, 30, 'shade'),
    ],
    [pin(page, 400, 566, 30, 'shade'), onAir(page, 510, 520, 22)],
    page.rect('paper', 666, 364, 240, 232),
    page.rect('soft', 666, 364, 240, 30),
    bar(page, 682, 376, 80, 'ink'),
    repeat(4, (i) => [
      i ? page.path('guide', 666, 394 + i * 50, 906, 394 + i * 50) : [],
      avatar(page, 688, 419 + i * 50, 12, i === 1 ? 'hot' : 'soft'),
      [bar(page, 710, 411 + i * 50, 70, 'ink'), bar(page, 710, 423 + i * 50, 50)],
      i === 1
        ? onAir(page, 876, 419 + i * 50, 13)
        : page.disc(i < 3 ? 'ink' : 'soft', 876, 419 + i * 50, 5),
    ]),
  ]
}

/** The reporter's phone twice: a clip with its ring of five, a stream that runs on. */
export const camera = (): Ink => {
  const finder = (x: number, y: number, scene: SceneName): Ink => [
    wideFrame(page, x, y, 560, 284),
    still(page, x + 30, y + 8, 476.4, scene),
    page.rect('slab', x + 430, y + 8, 100, 268),
    repeat(4, (i) => {
      const [u, v] = [i % 2 ? x + 404 : x + 56, i < 2 ? y + 34 : y + 250]
      const [du, dv] = [i % 2 ? -22 : 22, i < 2 ? 22 : -22]
      return page.path('bold', u + du, v, u, v, u, v + dv)
    }),
    [page.rect('paper', x + 439, y + 26, 82, 28, 14)],
  ]
  return [
    finder(40, 30, 'street'),
    [
      page.rect('flush', 481, 58, 38, 24, 12),
      bar(page, 489, 67, 22, 'blank'),
      bar(page, 528, 67, 22),
    ],
    [
      page.disc('blank', 520, 172, 47),
      limit(page, 520, 172, 42, 3.3),
      page.rect('flush', 504, 156, 32, 32, 7),
    ],
    [bar(page, 497, 246, 46, 'glow', 8), bar(page, 503, 262, 34, 'hint')],
    [
      page.rect('paper', 112, 54, 96, 26, 13),
      page.disc('flush', 128, 67, 6),
      bar(page, 142, 63, 50, 'ink', 8),
    ],
    [
      pin(page, 152, 292, 22, 'hot'),
      page.rect('paper', 170, 272, 120, 20, 3),
      bar(page, 180, 279, 90),
    ],
    finder(360, 330, 'city'),
    [
      page.rect('flush', 839, 358, 38, 24, 12),
      bar(page, 847, 367, 22, 'blank'),
      bar(page, 809, 367, 22),
    ],
    [
      page.disc('blank', 840, 472, 42),
      page.disc('slab', 840, 472, 36),
      page.disc('flush', 840, 472, 29),
    ],
    endless(page, 840, 472, 34, 'cut'),
    [bar(page, 817, 546, 46, 'glow', 8), bar(page, 823, 562, 34, 'hint')],
    [
      page.rect('paper', 432, 354, 84, 26, 13),
      onAir(page, 455, 367, 14),
      bar(page, 476, 363, 28, 'ink', 8),
    ],
    repeat(3, (i) => [
      avatar(page, 446, 500 + i * 34, 12),
      page.rect('paper', 466, 490 + i * 34, [150, 110, 130][i] ?? 0, 22, 11),
      bar(page, 478, 498 + i * 34, [110, 70, 94][i] ?? 0),
    ]),
    [page.rect('paper', 640, 30, 280, 240, 4), bar(page, 662, 52, 110, 'ink', 9)],
    (['field', 'stage', 'street'] as const).map((scene, i) => {
      const y = 78 + i * 62
      return [
        still(page, 662, y, 78, scene),
        bar(page, 754, y + 6, [90, 70, 110][i] ?? 0, 'ink', 7),
        page.rect('soft', 754, y + 24, 116, 9, 4),
        page.rect(i === 2 ? 'mute' : 'flush', 754, y + 24, [116, 66, 10][i] ?? 0, 9, 4),
        i === 0 ? tick(page, 896, y + 28, 14, 'line') : [],
      ]
    }),
    [bubble(page, 60, 392, 240, 86, 'soft', true), avatar(page, 84, 528, 22, 'hot')],
    lines(page, 78, 412, 200, [1, 0.8, 0.5], 18),
    [bar(page, 118, 518, 90, 'ink', 8), bar(page, 118, 534, 60)],
    page.trace('dash', 'M300,440L350,440'),
  ]
}

/** One clip on the desk: looked at, cut, described, and then decided. */
export const review = (): Ink => [
  frame(),
  still(page, 54, 128, 540, 'street'),
  playSign(page, 324, 280, 40),
  [
    page.rect('soft', 54, 446, 540, 58),
    repeat(8, (i) =>
      page.at(62 + i * 65.8, 454, 0.4).rect(i > 0 && i < 6 ? 'paper' : 'mute', 0, 0, 154, 106),
    ),
  ],
  repeat(5, (i) => SCENES.street(page.at(127.8 + i * 65.8, 454.2, 0.38))),
  [
    page.rect('wire', 122, 446, 338, 58),
    page.rect('hot', 114, 446, 10, 58, 3),
    page.rect('hot', 458, 446, 10, 58, 3),
  ],
  scrubber(page, 54, 530, 540, 0.34),
  [bar(page, 54, 556, 50, 'ink', 7), limit(page, 576, 578, 22, 3.2), bar(page, 480, 574, 60)],
  [avatar(page, 70, 590, 13), bar(page, 94, 586, 110)],
  page.path('line', 618, 104, 618, 616),
  bar(page, 642, 128, 120, 'ink', 10),
  [
    field(page, 642, 154, 264, 0.7),
    field(page, 642, 208, 126, 0.5),
    field(page, 780, 208, 126, 0.4),
  ],
  townPlan(page, 642, 264, 264, 110),
  pin(page, 770, 330, 34),
  repeat(3, (i) => [
    page.rect(i < 2 ? 'hot' : 'paper', 642, 394 + i * 30, 18, 18, 3),
    i < 2 ? tick(page, 651, 403 + i * 30, 10, 'cut') : [],
    bar(page, 672, 400 + i * 30, [150, 120, 170][i] ?? 0, 'ink'),
  ]),
  [bar(page, 642, 494, 100, 'ink'), toggle(page, 870, 497, true)],
  [page.rect('paper', 642, 514, 264, 36, 3), bar(page, 656, 529, 130)],
  [button(page, 642, 564, 164, 36), button(page, 816, 564, 90, 36, 'paper')],
]

/** A phone on a tripod before a street at night; the street goes out to everyone. */
export const cover = (): Ink => [
  page.rect('ground', 0, 0, 960, 640),
  page.path('guide', 0, 540, 960, 540),
  [
    page.poly('soft', 40, 540, 40, 320, 120, 240, 200, 320, 200, 540),
    page.rect('shade', 200, 270, 130, 270),
    page.poly('soft', 330, 540, 330, 350, 400, 280, 470, 350, 470, 540),
  ],
  repeat(6, (i) =>
    page.rect(i === 1 ? 'hot' : 'paper', 222 + (i % 2) * 52, 296 + Math.floor(i / 2) * 66, 34, 42),
  ),
  [
    page.rect('paper', 96, 460, 48, 80),
    page.rect('hot', 84, 350, 30, 40),
    page.rect('paper', 130, 350, 30, 40),
  ],
  [page.rect('paper', 380, 460, 44, 80), page.rect('paper', 384, 370, 34, 40)],
  [
    bust(page, 150, 520, 90, 'paper'),
    bust(page, 260, 526, 80, 'soft'),
    bust(page, 356, 518, 92, 'paper'),
  ],
  [
    page.path('bold', 700, 430, 610, 620),
    page.path('bold', 700, 430, 790, 620),
    page.path('bold', 700, 430, 704, 626),
    page.rect('shade', 684, 396, 34, 44, 5),
  ],
  wideFrame(page, 500, 186, 410, 213),
  still(page, 530, 194, 350, 'street', 'soft'),
  page.rect('paper', 806, 194, 74, 197),
  limit(page, 843, 292, 30, 3.3, 'faint'),
  page.disc('hot', 843, 292, 16),
  [page.rect('hot', 546, 210, 70, 26, 13), bar(page, 562, 219, 38, 'blank', 8)],
  repeat(3, (i) => page.arc(i === 0 ? 'wire' : 'line', 705, 166, 34 + i * 34, 212, 328)),
  page.disc('hot', 705, 160, 8),
  [microphone(page.turn(530, 490, -30).at(0, 0, 2.2))],
]
