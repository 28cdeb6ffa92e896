/** Apps: how they are judged, reached, read aloud, and carried on without a network. */
import { space } from '../iso.ts'
import { arrow, tick } from '../parts/annotate.ts'
import { bars, ring } from '../parts/charts.ts'
import { bar, field, lines, photo } from '../parts/content.ts'
import { phoneFrame } from '../parts/frames.ts'
import { bellSign, chainSign, waves } from '../parts/signals.ts'
import { noSignal } from '../parts/site.ts'
import { clipboard, hand, lens, rackFront } from '../parts/things.ts'
import { bubble } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** An app under the lamp of an inspector, with checklist and stamp. */
export const appReview = (): Ink => [
  page.poly('wash', 330, 92, 396, 128, 470, 400, 190, 400),
  [
    page.rect('shade', 24, 400, 592, 18, 2),
    page.rect('soft', 48, 418, 20, 44),
    page.rect('soft', 572, 418, 20, 44),
  ],
  [
    page.poly('shade', 268, 400, 292, 340, 372, 340, 396, 400),
    page.rect('paper', 252, 176, 160, 168, 38),
    page.disc('soft', 316, 250, 38),
    page.poly('shade', 352, 228, 390, 300, 314, 300),
    page.disc('ink', 316, 250, 12),
  ],
  [
    page.rect('ink', 184, 388, 76, 12, 4),
    page.path('bold', 216, 388, 190, 226, 330, 84),
    page.path('bold', 226, 388, 200, 230, 336, 94),
    page.disc('paper', 195, 228, 11),
    page.turn(352, 96, 28).trace('soft', 'M-54,24C-48,-26 48,-26 54,24Z'),
    page.turn(352, 96, 28).rect('shade', -16, -26, 32, 16, 4),
  ],
  [
    clipboard(page.turn(44, 190, -4), 0, 0, 124, 186),
    repeat(5, (i) => {
      const p = page.turn(44, 190, -4)
      return [
        p.rect('paper', 20, 34 + i * 27, 15, 15, 2),
        i < 4 ? tick(p, 28, 41 + i * 27, 17, 'bold') : [],
        bar(p, 46, 38 + i * 27, [52, 40, 58, 46, 34][i] ?? 40),
      ]
    }),
    page.path('line', 60, 400, 92, 372, 168, 400),
  ],
  [
    page.rect('ink', 462, 378, 130, 22, 4),
    page.rect('shade', 472, 370, 110, 10, 2),
    page.turn(528, 300, 10).rect('hot', -46, 30, 92, 24, 4),
    page
      .turn(528, 300, 10)
      .trace('hot', 'M-12,30L-9,-6C-26,-30 -20,-60 0,-60C20,-60 26,-30 9,-6L12,30Z'),
    page.turn(528, 300, 10).rect('paper', -40, 54, 80, 8),
  ],
  [lens(page, 424, 356, 34), page.arc('line', 424, 356, 24, 190, 260)],
]

/** Five screens; whether by bell, link or finger, everyone comes to the same one. */
export const screenFlow = (): Ink => {
  const screen = (x: number, y: number, head: Look, content: Ink): Ink => [
    phoneFrame(page, x, y, 96, 186),
    page.rect(head, x + 16, y + 32, 64, 20, 3),
    content,
  ]
  return [
    [
      page.trace('wire', 'M94,92L206,92'),
      page.path('wire', 192, 83, 208, 92, 192, 101),
      page.trace('wire', 'M94,240C150,240 150,150 206,150'),
      page.path('wire', 193, 141, 208, 150, 195, 160),
      page.trace('wire', 'M94,384C190,384 176,184 206,184'),
      page.path('wire', 193, 176, 208, 184, 194, 194),
    ],
    [
      arrow(page, 'line', [308, 120, 362, 120], 12),
      arrow(page, 'line', [462, 120, 516, 120], 12),
      arrow(page, 'line', [276, 216, 300, 260], 12),
      arrow(page, 'line', [390, 356, 440, 356], 12),
      arrow(page, 'line', [508, 260, 546, 216], 12),
    ],
    [92, 240, 384].map((y) => page.disc('paper', 56, y, 38)),
    bellSign(page, 56, 92, 44, 'soft'),
    chainSign(page, 56, 240, 44),
    hand(page, 52, 362, 48, 'soft'),
    [
      phoneFrame(page, 212, 24, 96, 186),
      page.rect('flush', 220, 44, 80, 146),
      bar(page, 234, 66, 50, 'blank', 9),
      page.rect('blank', 234, 90, 52, 44, 2),
      [bar(page, 234, 148, 52, 'blank'), bar(page, 234, 162, 34, 'blank')],
    ],
    screen(366, 24, 'soft', lines(page, 382, 92, 64, [1, 0.7, 0.9, 0.5, 0.8], 16)),
    screen(520, 24, 'ink', [photo(page, 536, 86, 64, 50), lines(page, 536, 148, 64, [1, 0.6])]),
    screen(
      290,
      270,
      'soft',
      repeat(4, (i) =>
        page.rect('paper', 306 + (i % 2) * 34, 332 + Math.floor(i / 2) * 44, 30, 38, 3),
      ),
    ),
    screen(444, 270, 'shade', [page.disc('paper', 492, 368, 26), tick(page, 492, 368, 24, 'bold')]),
  ]
}

/** Widgets of three sizes among the icons, and the same ring on a watch. */
export const widgetsAndWatch = (): Ink => [
  phoneFrame(page, 70, 16, 256, 448),
  [
    page.rect('paper', 92, 54, 102, 102, 16),
    ring(page, 143, 105, 38, 0.7, 12),
    repeat(4, (i) =>
      page.rect(
        i % 3 ? 'soft' : 'shade',
        208 + (i % 2) * 52,
        56 + Math.floor(i / 2) * 54,
        42,
        42,
        11,
      ),
    ),
  ],
  [
    page.rect('paper', 92, 170, 212, 94, 16),
    bar(page, 108, 184, 60, 'ink'),
    bars(page, 104, 196, 188, 56, [0.4, 0.7, 0.5, 0.9, 0.6, 0.8, 0.35]),
  ],
  [
    page.rect('paper', 92, 278, 212, 112, 16),
    repeat(3, (i) => [
      page.disc('shade', 118, 302 + i * 32, 9),
      bar(page, 138, 295 + i * 32, [96, 76, 110][i] ?? 90, 'ink'),
      bar(page, 138, 306 + i * 32, [60, 84, 50][i] ?? 60),
    ]),
  ],
  repeat(4, (i) => page.rect(i % 2 ? 'shade' : 'soft', 96 + i * 54, 402, 42, 42, 11)),
  [
    page.trace('soft', 'M428,160L442,30L546,30L560,160Z'),
    page.trace('soft', 'M428,320L442,450L546,450L560,320Z'),
    repeat(3, (i) => page.disc('ink', 494, 390 + i * 18, 3)),
    page.rect('shade', 586, 206, 14, 36, 5),
    page.rect('shade', 398, 142, 192, 196, 52),
    page.rect('paper', 414, 158, 160, 164, 40),
    ring(page, 494, 240, 60, 0.7, 18),
    bar(page, 476, 236, 36, 'ink', 8),
  ],
  page.trace('dash', 'M181,105C260,20 370,90 430,196'),
]

/** The way from the tray to the server, from 0 to 1. */
const onWay = (t: number): readonly [number, number] => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return [a * 330 + b * 370 + c * 544, a * 290 + b * 70 + c * 180]
}

/** Changes wait in the tray until there is a way to the server again. */
export const offlineOutbox = (): Ink => [
  page.path('line', 24, 448, 616, 448),
  phoneFrame(page, 50, 36, 168, 320),
  noSignal(page, 134, 126, 1.9),
  [page.path('guide', 70, 160, 198, 160), lines(page, 74, 184, 120, [0.7, 1, 0.8, 0.5], 20)],
  [page.rect('soft', 74, 276, 120, 34, 5), bar(page, 96, 290, 50, 'ink')],
  arrow(page, 'line', [134, 362, 134, 392, 206, 392], 12),
  [
    repeat(3, (i) => [
      page.turn(262 + i * 42, 318 - i * 8, 7).rect('paper', 0, 0, 74, 100, 3),
      bar(page.turn(262 + i * 42, 318 - i * 8, 7), 12, 16, 40, 'ink', 7),
      lines(page.turn(262 + i * 42, 318 - i * 8, 7), 12, 34, 46, [1, 0.7]),
    ]),
    page.trace('shade', 'M222,372L238,448L410,448L426,372L404,372L398,398L250,398L244,372Z'),
  ],
  rackFront(page, 482, 190, 124, 7, 34),
  [0.02, 0.13, 0.24, 0.35, 0.58, 0.69, 0.8].map((t) =>
    page.path('wire', ...onWay(t), ...onWay(t + 0.055)),
  ),
  [page.disc('hot', ...onWay(0.41), 6), page.disc('hot', ...onWay(0.56), 6)],
  arrow(page, 'wire', [...onWay(0.93), ...onWay(0.99)], 13),
  [
    page.disc('ink', 412, 118, 5),
    page.arc('bold', 412, 118, 20, 225, 315),
    page.arc('dash', 412, 118, 40, 225, 315),
    page.arc('dash', 412, 118, 60, 225, 315),
  ],
]

const A_SHAPE = 'M0,100L38,0L62,0L100,100L78,100L69,74L31,74L22,100ZM50,24L63,57L37,57Z'

/** What has the focus is spoken; letters grow as far as somebody needs. */
export const phoneReadsAloud = (): Ink => [
  page.path('guide', 20, 420, 210, 420),
  [
    page.at(24, 386, 0.34).trace('ink', A_SHAPE),
    page.at(66, 362, 0.58).trace('ink', A_SHAPE),
    page.at(132, 324, 0.96).trace('ink', A_SHAPE),
  ],
  phoneFrame(page, 236, 24, 190, 376),
  bar(page, 262, 64, 90, 'ink', 11),
  field(page, 262, 94, 138, 0.5, 32),
  field(page, 262, 148, 138, 0.7, 32),
  [page.rect('paper', 262, 208, 18, 18, 3), bar(page, 290, 214, 90)],
  [
    page.rect('wire', 252, 246, 158, 62, 12),
    page.rect('wire', 256, 250, 150, 54, 9),
    page.rect('ink', 264, 258, 134, 38, 5),
    bar(page, 300, 273, 62, 'blank', 8),
  ],
  bar(page, 290, 330, 82),
  waves(page, 404, 394, 22, [30, 46, 62], 'bold', 34),
  repeat(5, (i) => page.disc('ink', 311 + i * 10, 395, 2)),
  [
    bubble(page, 456, 262, 164, 104),
    lines(page, 474, 284, 128, [0.9, 0.6, 1, 0.5], 18),
    bar(page, 474, 284, 115, 'ink'),
  ],
]

/** A phone that opens like a book: the list on one half, the page of its row on the other. */
export const foldablePhone = (): Ink => {
  const s = space(320, 326)
  const [w, h] = [214, 286]
  const list: Pen = s.right(0, w, h)
  const detail: Pen = s.left(0, 0, h)
  return [
    s.top(0, 0, 0).poly('wash', 0, 0, 214, 0, 140, 140, 0, 214),
    s.right(-9, w, h).rect('shade', 0, 0, w, h, 22),
    s.left(0, -9, h).rect('shade', 0, 0, w, h, 22),
    list.rect('soft', 0, 0, w, h, 22),
    detail.rect('soft', 0, 0, w, h, 22),
    list.rect('paper', 11, 11, w - 22, h - 22, 12),
    detail.rect('paper', 11, 11, w - 22, h - 22, 12),
    list.rect('shade', w - 8, 0, 8, h),
    detail.rect('shade', 0, 0, 8, h),
    detail.disc('ink', w - 28, 26, 5),
    bar(list, 28, 28, 84, 'ink', 11),
    repeat(5, (i) => [
      i === 1
        ? list.rect('hot', 20, 54 + i * 42, w - 44, 36, 4)
        : list.path('guide', 24, 94 + i * 42, w - 28, 94 + i * 42),
      list.disc(i === 1 ? 'blank' : 'shade', 42, 72 + i * 42, 11),
      bar(list, 62, 63 + i * 42, [90, 76, 100, 70, 84][i] ?? 80, i === 1 ? 'blank' : 'ink', 7),
      bar(list, 62, 76 + i * 42, [60, 50, 40, 66, 54][i] ?? 50, i === 1 ? 'blank' : 'mute', 6),
    ]),
    photo(detail, 28, 42, w - 56, 84),
    bar(detail, 28, 140, 110, 'ink', 11),
    lines(detail, 28, 164, w - 56, [1, 0.9, 1, 0.8, 0.5], 17),
    detail.rect('ink', 28, 246, 60, 16, 3),
    [
      s.top(0, 0, 0).arc('line', 0, 0, 118, 0, 90),
      s.top(0, 0, 0).path('line', 112, 0, 124, 0),
      s.top(0, 0, 0).path('line', 0, 112, 0, 124),
      s.top(0, 0, 0).path('line', 20, 126, 0, 118, 18, 108),
      s.top(0, 0, 0).path('line', 126, 20, 118, 0, 108, 18),
      s.top(0, 0, 0).path('guide', 0, 0, 230, 0),
      s.top(0, 0, 0).path('guide', 0, 0, 0, 230),
    ],
  ]
}
