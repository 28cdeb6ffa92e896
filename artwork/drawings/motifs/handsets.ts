/** Apps of two platforms: what they share, what fits only one, how they reach their users. */
import { arrow, cross, tick } from '../parts/annotate.ts'
import { bar, lines, photo } from '../parts/content.ts'
import { phoneFrame } from '../parts/frames.ts'
import { angle, curve, listing } from '../parts/markup.ts'
import { chainSign, waves } from '../parts/signals.ts'
import { key, sheet } from '../parts/things.ts'
import { toggle } from '../parts/touch.ts'
import { type Pen, page, pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** One source, two phones: the same form with each platform's own controls. */
export const nativeViews = (): Ink => {
  const form = (x: number): Ink => [
    bar(page, x + 46, 96, 62, 'ink', 8),
    page.path('guide', x, 118, x + 146, 118),
    bar(page, x + 14, 136, 70),
    page.rect('soft', x + 14, 148, 118, 28, 4),
    bar(page, x + 14, 204, 60, 'ink'),
    bar(page, x + 14, 236, 46, 'ink'),
  ]
  return [
    page.rect('soft', 24, 50, 166, 384, 34),
    page.trace(
      'paper',
      'M34,92Q34,60 66,60L72,60Q72,76 88,76L126,76Q142,76 142,60L148,60Q180,60 180,92L180,392Q180,424 148,424L66,424Q34,424 34,392Z',
    ),
    form(34),
    angle(page, 50, 100, 20),
    page.rect('hot', 122, 194, 46, 26, 13),
    page.disc('paper', 155, 207, 11),
    page.rect('wash', 42, 296, 130, 26, 6),
    repeat(5, (i) =>
      bar(
        page,
        72 + (i % 2) * 6,
        264 + i * 21,
        66 - (i % 2) * 12,
        i === 2 ? 'ink' : 'mute',
        i === 2 ? 8 : 5,
      ),
    ),
    [page.path('line', 42, 296, 172, 296), page.path('line', 42, 322, 172, 322)],
    page.rect('ink', 74, 408, 66, 5, 2.5),
    page.rect('soft', 450, 50, 166, 384, 12),
    page.rect('paper', 458, 58, 150, 368, 6),
    form(460),
    page.disc('ink', 533, 72, 7),
    [page.path('bold', 490, 100, 474, 100), page.path('bold', 480, 94, 474, 100, 480, 106)],
    page.rect('ink', 556, 202, 40, 10, 5),
    page.disc('hot', 592, 207, 13),
    page.path('line', 474, 292, 592, 292),
    bar(page, 480, 276, 60),
    page.poly('ink', 578, 274, 592, 274, 585, 283),
    page.rect('paper', 474, 296, 118, 80, 2),
    repeat(3, (i) => [
      i === 1 ? page.rect('mute', 475, 322, 116, 26) : [],
      bar(page, 486, 306 + i * 26, 64 - i * 10, i === 1 ? 'ink' : 'mute'),
    ]),
    [
      page.poly('ink', 490, 404, 500, 398, 500, 410),
      page.disc('ink', 533, 404, 5),
      page.rect('ink', 566, 399, 10, 10),
    ],
    sheet(page, 254, 122, 132, 190),
    [
      angle(page, 278, 168, 36),
      angle(page, 352, 168, 36, 'bold', true),
      page.path('bold', 322, 152, 308, 184),
    ],
    listing(
      page,
      272,
      208,
      [
        [0, 40, 24],
        [14, 50],
        [28, 40],
        [28, 24, 20],
        [14, 44],
        [0, 30],
      ],
      16,
    ),
    arrow(page, 'bold', [248, 216, 204, 216], 13),
    arrow(page, 'bold', [392, 216, 436, 216], 13),
  ]
}

/** The parcel goes in only where its key fits the notch. */
export const overTheAir = (): Ink => {
  const bundle = (p: Pen): Ink => [
    p.trace('hot', 'M-36,-26L14,-26L14,-16L34,-8L34,8L14,16L14,26L-36,26Z'),
    p.rect('blank', -28, -14, 26, 7, 3),
    p.rect('blank', -28, -1, 18, 5, 2.5),
  ]
  const phone = (y: number, fits: boolean): Ink => [
    fits
      ? page.trace(
          'soft',
          `M500,${y}L596,${y}Q610,${y} 610,${y + 14}L610,${y + 116}Q610,${y + 130} 596,${y + 130}L500,${y + 130}L500,${y + 81}L520,${y + 73}L520,${y + 57}L500,${y + 49}Z`,
        )
      : page.trace(
          'soft',
          `M500,${y}L596,${y}Q610,${y} 610,${y + 14}L610,${y + 116}Q610,${y + 130} 596,${y + 130}L500,${y + 130}L500,${y + 96}L520,${y + 96}L520,${y + 84}L500,${y + 84}L500,${y + 46}L520,${y + 46}L520,${y + 34}L500,${y + 34}Z`,
        ),
    page.rect('paper', 530, y + 14, 66, 102, 4),
    fits ? tick(page, 563, y + 62, 40, 'bold') : cross(page, 563, y + 62, 26, 'bold'),
  ]
  return [
    [phone(20, true), phone(174, true), phone(328, false)],
    bundle(page.at(486, 85)),
    bundle(page.at(486, 239)),
    bundle(page.at(438, 393)),
    page.path('dash', 496, 340, 496, 446),
    [
      page.trace('dash', 'M262,200C320,130 370,90 434,86'),
      page.trace('dash', 'M262,226C310,238 370,240 434,239'),
      page.trace('dash', 'M262,250C300,330 330,380 388,392'),
    ],
    [arrow(page, 'line', [426, 88, 440, 85], 11), arrow(page, 'line', [430, 239, 441, 239], 11)],
    arrow(page, 'line', [380, 390, 394, 393], 11),
    [
      page.path('bold', 112, 128, 58, 448),
      page.path('bold', 112, 128, 166, 448),
      repeat(5, (i) => {
        const [a, b] = [10 + i * 10, 20 + i * 10]
        const [y0, y1] = [188 + i * 59, 247 + i * 59]
        return [
          page.path('line', 112 - a, y0, 112 + a, y0),
          i < 4 ? page.path('line', 112 - a, y0, 112 + b, y1) : [],
          i < 4 ? page.path('line', 112 + a, y0, 112 - b, y1) : [],
        ]
      }),
      page.path('bold', 30, 448, 194, 448),
    ],
    page.disc('ink', 112, 118, 12),
    waves(page, 112, 118, 180, [32, 56, 80], 'bold', 40),
    waves(page, 112, 118, 0, [32, 56, 80], 'bold', 40),
    page.at(248, 224, 1.3).disc('paper', 0, 0, 42),
    bundle(page.at(250, 224)),
  ]
}

/** Screens lie behind one another; a link from outside leads straight to one of them. */
export const screenStack = (): Ink => {
  const screen = (i: number, inside: (p: Pen) => Ink): Ink => {
    const p = pen((u, v) => [246 + i * 92 + u * 0.66, 190 - i * 26 + v - u * 0.28])
    return [p.rect(i === 2 ? 'hot' : 'paper', 0, 0, 128, 236, 12), inside(p)]
  }
  return [
    screen(3, (p) => [
      bar(p, 16, 22, 60, 'ink', 8),
      repeat(4, (i) => [bar(p, 16, 62 + i * 42, 44), toggle(p, 76, 66 + i * 42, false)]),
    ]),
    screen(2, (p) => [
      p.rect('blank', 14, 18, 100, 92),
      p.path('line', 14, 96, 46, 60, 70, 90, 86, 74, 114, 100),
      bar(p, 14, 126, 72, 'blank', 9),
      repeat(3, (i) => bar(p, 14, 148 + i * 15, 96 - i * 18, 'blank', 6)),
      p.rect('blank', 14, 198, 60, 22, 4),
    ]),
    screen(1, (p) => [
      bar(p, 16, 22, 60, 'ink', 8),
      repeat(4, (i) => [
        p.rect('soft', 14, 46 + i * 44, 32, 32, 3),
        lines(p, 56, 52 + i * 44, 58, [1, 0.6], 13),
      ]),
    ]),
    screen(0, (p) => [
      p.disc('soft', 64, 78, 38),
      key(p, 46, 78, 42, 'shade'),
      repeat(2, (i) => p.rect('soft', 18, 140 + i * 32, 92, 22, 3)),
      p.rect('ink', 18, 206, 92, 16, 3),
    ]),
    phoneFrame(page, 36, 118, 166, 322),
    photo(page, 58, 162, 122, 88),
    bar(page, 58, 268, 70, 'ink', 9),
    lines(page, 58, 290, 122, [1, 0.8, 0.9], 16),
    page.rect('shade', 58, 352, 122, 32, 4),
    bar(page, 92, 365, 54, 'ink'),
    [0, 1, 2].map((i) =>
      curve(
        page,
        'line',
        [
          290 + i * 92,
          158 - i * 26,
          300 + i * 92,
          108 - i * 26,
          348 + i * 92,
          84 - i * 26,
          368 + i * 92,
          120 - i * 22,
        ],
        11,
      ),
    ),
    curve(page, 'line', [150, 104, 170, 64, 250, 80, 272, 160], 11),
    page.disc('paper', 572, 420, 38),
    chainSign(page, 572, 420, 44),
    curve(page, 'wire', [532, 420, 490, 420, 470, 396, 470, 366], 15),
  ]
}

/** What is shared is plugged into each platform, and the platform knows the device. */
export const nativeModule = (): Ink => {
  const plug = (x: number, y: number, look: Look): Ink => [
    page.rect('ink', x - 14, y + 44, 9, 24),
    page.rect('ink', x + 5, y + 44, 9, 24),
    page.rect(look, x - 24, y, 48, 46, 6),
    page.path('line', x - 10, y + 10, x + 10, y + 10),
  ]
  const socket = (x: number, y: number): Ink => [
    page.rect('shade', x - 30, y, 60, 18, 3),
    page.rect('ink', x - 15, y + 2, 11, 9),
    page.rect('ink', x + 4, y + 2, 11, 9),
  ]
  return [
    page.rect('soft', 130, 24, 380, 84, 5),
    listing(
      page,
      156,
      46,
      [
        [0, 60, 90],
        [20, 110, 40],
        [0, 50],
      ],
      18,
    ),
    [angle(page, 436, 66, 34), angle(page, 482, 66, 34, 'bold', true)],
    page.path('bold', 186, 108, 186, 158),
    page.path('bold', 454, 108, 454, 134),
    page.rect('paper', 86, 216, 200, 104, 26),
    socket(186, 210),
    plug(186, 156, 'paper'),
    page.trace('paper', 'M374,232L534,232L556,254L556,320L352,320L352,254Z'),
    socket(454, 226),
    [page.path('dash', 444, 204, 444, 226), page.path('dash', 464, 204, 464, 226)],
    plug(454, 132, 'hot'),
    [page.disc('soft', 122, 272, 16), lines(page, 154, 258, 100, [1, 0.7], 16)],
    [page.rect('soft', 374, 262, 32, 32), lines(page, 424, 268, 100, [1, 0.7], 16)],
    page.trace('bold', 'M150,320C150,356 176,344 176,384'),
    page.trace('bold', 'M454,320C454,346 462,336 462,362'),
    page.poly('soft', 108, 384, 228, 384, 240, 456, 96, 456),
    page.rect('paper', 124, 396, 88, 26, 3),
    page.turn(230, 398, -16).rect('paper', 0, -14, 96, 60, 6),
    page.turn(230, 398, -16).rect('ink', 0, -2, 96, 12),
    page.trace('soft', 'M214,384L228,384L240,456L216,456Z'),
    repeat(6, (i) => page.rect('ink', 122 + (i % 3) * 28, 430 + Math.floor(i / 3) * 11, 16, 6, 2)),
    page.disc('soft', 462, 408, 44),
    page.disc('paper', 462, 408, 28),
    page.disc('ink', 462, 408, 7),
    waves(page, 462, 408, 0, [62, 82, 102], 'bold', 32),
    waves(page, 462, 408, 180, [62, 82], 'bold', 32),
  ]
}
