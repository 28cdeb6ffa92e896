/** Both ends of a product: what runs behind it, what weighs on it, what is tried before it is built. */
import { HOT, LIGHT, PLAIN, space } from '../iso.ts'
import { arrow, net } from '../parts/annotate.ts'
import { sector } from '../parts/charts.ts'
import { avatar, bar, crossed, lines, photo } from '../parts/content.ts'
import { letter, pane, parcel } from '../parts/signals.ts'
import { bolt, can, clock, hand, warning } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A panel with a breaker and a time limit for each outgoing call; one has tripped, the others go on. */
export const breakerPanel = (): Ink => {
  const x = (i: number): number => 118 + i * 101
  const tripped = 3
  return [
    repeat(5, (i) => [
      page.path(i === tripped ? 'dash' : 'bold', x(i), 296, x(i), 372),
      page.path('bold', x(i), 20, x(i), 40),
    ]),
    page.path('bold', 40, 20, 600, 20),
    page.rect('shade', 46, 36, 548, 262, 6),
    page.rect('soft', 60, 50, 520, 234, 3),
    [page.disc('ink', 54, 60, 2.5), page.disc('ink', 586, 60, 2.5)],
    [page.disc('ink', 54, 274, 2.5), page.disc('ink', 586, 274, 2.5)],
    repeat(5, (i) => {
      const off = i === tripped
      return [
        clock(page, x(i), 92, 28, off ? 9 : 10 + i, off ? 0 : 2),
        page.rect('paper', x(i) - 36, 134, 72, 132, 4),
        page.rect(off ? 'wash' : 'mute', x(i) - 12, 158, 24, 84, 3),
        page.rect('line', x(i) - 12, 158, 24, 84, 3),
        page.rect(off ? 'hot' : 'ink', x(i) - 19, off ? 208 : 160, 38, 32, 4),
        page.path('cut', x(i) - 10, off ? 224 : 176, x(i) + 10, off ? 224 : 176),
        page.disc(off ? 'hot' : 'paper', x(i), 146, 5),
      ]
    }),
    letter(page, x(0), 408, 74),
    can(page, x(1) - 32, 374, 64, 74, 'soft', 'paper', 1),
    parcel(page, x(2), 446, 68, 66, 'soft'),
    [
      page.rect('paper', x(3) - 38, 384, 76, 50, 5),
      page.rect('shade', x(3) - 38, 396, 76, 12),
      bar(page, x(3) - 28, 418, 34),
      warning(page, x(3) + 40, 434, 34, 'hot'),
    ],
    pane(page, x(4) - 38, 380, 76, 62),
    lines(page, x(4) - 26, 408, 50, [1, 0.6], 14),
    page.path('guide', 60, 456, 580, 456),
    bolt(page, 24, 36, 34, 'ink'),
  ]
}

/** The parts of a page lie on a pair of scales; the needle stops short of the limit. */
export const sizeBudget = (): Ink => {
  return [
    page.path('bold', 60, 450, 580, 450),
    page.trace(
      'soft',
      'M176,258L464,258L506,434C508,444 504,450 494,450L146,450C136,450 132,444 134,434Z',
    ),
    [page.rect('shade', 290, 236, 60, 24), page.rect('paper', 90, 218, 460, 20, 6)],
    [
      page.disc('paper', 320, 358, 78),
      sector(page, 320, 358, 68, -24, 24, 'hot'),
      page.disc('paper', 320, 358, 50),
      repeat(13, (i) =>
        page.turn(320, 358, -204 + i * 19).path(i % 3 ? 'line' : 'bold', 58, 0, 68, 0),
      ),
      page.turn(320, 358, -40).path('bold', -14, 0, 56, 0),
      page.disc('ink', 320, 358, 7),
    ],
    [
      pane(page, 112, 96, 138, 122),
      photo(page, 124, 124, 114, 50),
      lines(page, 124, 186, 114, [1, 0.6], 14),
    ],
    [
      page.rect('soft', 256, 138, 116, 80, 3),
      [24, 38, 52, 32].map((h, i) =>
        page.rect(i === 2 ? 'shade' : 'paper', 270 + i * 23, 204 - h, 15, h),
      ),
    ],
    [
      page.rect('paper', 256, 94, 116, 38, 3),
      page.rect('soft', 266, 104, 56, 18, 9),
      page.disc('paper', 313, 113, 7),
    ],
    [
      page.rect('paper', 378, 156, 150, 62, 3),
      avatar(page, 404, 187, 16),
      lines(page, 430, 176, 84, [1, 0.7], 16),
    ],
    [page.rect('shade', 378, 116, 92, 34, 3), bar(page, 398, 130, 52, 'ink')],
    [
      page.turn(436, 62, 10).rect('dash', -40, -24, 92, 44, 3),
      arrow(page, 'line', [520, 84, 560, 50], 12),
    ],
  ]
}

/** One service in the middle, wired to a browser and two phones; the phone without a line keeps its changes. */
export const oneBackend = (): Ink => {
  const s = space(330, 176)
  const phone = (x: number, y: number, content: (p: Pen) => Ink): Ink => {
    const face = s.left(x, y + 12, 164)
    return [
      s.box(x - 16, y - 20, 0, 108, 54, 12, LIGHT),
      s.box(x, y, 12, 76, 12, 152),
      face.rect('paper', 6, 10, 64, 132),
      content(face),
    ]
  }
  const screen = s.left(-140, 172, 132)
  return [
    s.path('bold', -20, 44, 0, -20, 146, 0),
    s.path('bold', 44, 20, 0, 176, 20, 0, 176, 206, 0),
    s.path('dash', 44, -20, 0, 256, -20, 0, 256, 20, 0),
    s.box(-44, -44, 0, 88, 88, 116, PLAIN),
    repeat(4, (i) => [
      s.left(-44, 44, 116).rect('paper', 10, 10 + i * 26, 68, 18),
      s.left(-44, 44, 116).disc('ink', 20, 19 + i * 26, 3),
      s.right(44, 44, 116).path('line', 14, 19 + i * 26, 74, 19 + i * 26),
    ]),
    repeat(3, (i) => s.box(112, -42, i * 9, 46, 46, 9, i === 2 ? HOT : LIGHT)),
    [
      s.box(-148, 146, 0, 166, 44, 12, LIGHT),
      s.box(-140, 160, 12, 150, 12, 120),
      screen.rect('paper', 6, 6, 138, 108),
      screen.rect('soft', 6, 6, 138, 18),
      photo(screen, 14, 34, 56, 44),
      lines(screen, 80, 36, 54, [1, 0.7, 0.85], 15),
      screen.rect('shade', 80, 86, 46, 16),
    ],
    phone(250, 40, (p) => [
      p.disc('ink', 38, 18, 4),
      repeat(3, (i) => p.rect(i === 1 ? 'hot' : 'soft', 13, 30 + i * 28, 50, 22, 2)),
      p.rect('shade', 13, 116, 50, 16),
    ]),
    phone(132, 226, (p) => [
      p.rect('ink', 29, 14, 18, 5, 2),
      photo(p, 13, 28, 50, 38),
      lines(p, 13, 76, 50, [1, 0.7, 0.85], 13),
      p.rect('shade', 13, 116, 50, 17, 8),
    ]),
  ]
}

/** A phone cut from cardboard, screens on a paper strip behind it, and a finger that tries the button. */
export const paperPrototype = (): Ink => {
  const screen = (u: number, i: number): Ink => [
    bar(page, u + 14, 136, [70, 54, 84, 60][i] ?? 60, 'ink', 9),
    i === 0 ? lines(page, u + 14, 160, 108, [1, 0.7, 0.9, 0.5], 18) : [],
    i === 1
      ? [crossed(page, u + 14, 160, 108, 70), lines(page, u + 14, 246, 108, [1, 0.6], 16)]
      : [],
    i === 2
      ? [
          repeat(3, (k) => [
            page.disc('line', u + 26, 172 + k * 32, 9),
            bar(page, u + 44, 169 + k * 32, 66 - k * 10),
          ]),
        ]
      : [],
    i === 1 ? [] : page.rect(i === 2 ? 'hot' : 'line', u + 14, 276, 108, 32, 4),
    i === 2 ? bar(page, u + 36, 289, 64, 'blank') : [],
  ]
  return [
    page.rect('soft', 16, 16, 608, 448, 8),
    net(page, 32, 32, 576, 416, 32),
    page.rect('paper', 46, 112, 548, 216),
    repeat(3, (i) => page.path('guide', 182 + i * 137, 112, 182 + i * 137, 328)),
    [screen(46, 0), screen(182, 1), screen(457, 3)],
    page.trace(
      'shade',
      'M252,44L388,44C406,44 414,52 414,70L414,410C414,428 406,436 388,436L252,436C234,436 226,428 226,410L226,70C226,52 234,44 252,44ZM250,104L250,338L390,338L390,104Z',
    ),
    page.rect('line', 250, 104, 140, 234),
    page.rect('paper', 251, 112, 138, 216),
    screen(252, 2),
    [page.rect('ink', 296, 66, 48, 7, 3), page.disc('line', 320, 388, 20)],
    [page.path('bold', 226, 112, 226, 328), page.path('bold', 414, 112, 414, 328)],
    arrow(page, 'line', [150, 84, 70, 84], 13),
    [
      page.turn(520, 76, 24).poly('paper', -10, 5, 78, -8, 78, -1, 0, 12),
      page.turn(520, 76, -8).poly('paper', -10, -5, 78, 8, 78, 1, 0, -12),
      page.disc('bold', 492, 48, 18),
      page.disc('bold', 488, 98, 18),
      page.disc('ink', 524, 76, 4),
    ],
    [
      page.turn(70, 420, -16).poly('paper', 0, 0, 24, -9, 24, 9),
      page.turn(70, 420, -16).rect('shade', 24, -9, 92, 18),
      page.turn(70, 420, -16).rect('ink', 116, -9, 14, 18, 3),
    ],
    hand(page, 352, 296, 130),
    page.rect('shade', 340, 438, 76, 26, 3),
  ]
}
