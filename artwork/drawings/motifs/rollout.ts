/** How an app grows while it is in use: step by step, card by card, screen by screen. */
import { arrow, cross } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { phoneFrame } from '../parts/frames.ts'
import { curve, pinch, register } from '../parts/markup.ts'
import { handy, hatch } from '../parts/signals.ts'
import { can, rackFront } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A phone is carried up the steps of its release, one of which is just being exchanged. */
export const releaseSteps = (): Ink => {
  const tread = (x: number, y: number, look: Look): Ink => [
    page.rect(look, x, y, 90, 40, 2),
    look === 'dash' ? [] : page.rect(look === 'hot' ? 'blank' : 'paper', x + 24, y + 12, 42, 16, 3),
    look === 'dash' ? [] : bar(page, x + 32, y + 17, 26, look === 'hot' ? 'mute' : 'ink'),
  ]
  const at = (i: number) => [52 + i * 90, 384 - i * 54] as const
  return [
    page.path('bold', 20, 452, 620, 452),
    repeat(6, (i) => {
      const [x, y] = at(i)
      return page.rect('soft', x, y + 40, 90, 412 - y)
    }),
    repeat(6, (i) => tread(...at(i), i === 3 ? 'dash' : i % 2 ? 'paper' : 'shade')),
    tread(322, 118, 'hot'),
    [arrow(page, 'line', [340, 168, 340, 206], 11), arrow(page, 'line', [390, 168, 390, 206], 11)],
    pinch(page.turn(365, 122, -90), 0, 0, 92),
    [
      page.turn(248, 244, 5).rect('shade', 0, 0, 66, 28, 2),
      page.turn(248, 244, 5).path('bold', 28, 0, 38, 12, 30, 28),
    ],
    [
      person(page, 172, 330, 106, 'soft'),
      handy(page.turn(216, 262, 12), 0, 0, 48),
      page.path('bold', 184, 266, 206, 274),
      page.path('bold', 182, 282, 204, 292),
    ],
    [page.path('bold', 556, 114, 556, 36), page.poly('paper', 556, 38, 606, 52, 556, 68)],
  ]
}

/** Cards wait in line before a barrier; one of them has come twice. */
export const syncQueue = (): Ink => {
  const card = (x: number, y: number, count: number, look: Look = 'paper'): Ink => [
    page.rect(look, x, y, 52, 76, 4),
    repeat(count, (i) =>
      page.disc(
        look === 'hot' ? 'blank' : 'ink',
        x + 14 + (i % 3) * 12,
        y + 16 + Math.floor(i / 3) * 12,
        3.6,
      ),
    ),
    bar(page, x + 10, y + 44, 32, look === 'hot' ? 'blank' : 'mute'),
    bar(page, x + 10, y + 57, 22, look === 'hot' ? 'blank' : 'mute'),
  ]
  return [
    page.path('line', 16, 300, 624, 300),
    phoneFrame(page, 20, 78, 122, 222),
    can(page, 48, 138, 66, 92, 'soft'),
    arrow(page, 'bold', [146, 200, 172, 200], 12),
    [5, 4, 3, 2, 1].map((count, i) =>
      card(178 + i * 42, 224 - (i % 2) * 8, count, count === 3 ? 'hot' : 'paper'),
    ),
    [
      page.rect('shade', 408, 172, 24, 128, 2),
      page.rect('paper', 404, 226, 104, 20, 3),
      repeat(3, (i) =>
        page.poly(
          'ink',
          444 + i * 22,
          226,
          455 + i * 22,
          226,
          447 + i * 22,
          246,
          436 + i * 22,
          246,
        ),
      ),
      page.disc('ink', 420, 166, 12),
      page.disc('paper', 420, 236, 7),
      page.rect('shade', 500, 246, 8, 54),
    ],
    [
      rackFront(page, 514, 60, 106, 4, 32),
      page.path('bold', 520, 256, 520, 300, 618, 300, 618, 256),
      page.rect('soft', 527, 284, 84, 12, 2),
      page.rect('soft', 531, 270, 76, 12, 2),
      arrow(page, 'line', [569, 208, 569, 254], 11),
    ],
    curve(page, 'dash', [290, 306, 290, 350, 300, 366, 330, 376], 12),
    [
      page.turn(342, 346, 8).rect('hot', 0, 0, 52, 76, 4),
      repeat(3, (i) => page.turn(342, 346, 8).disc('blank', 14 + i * 12, 16, 3.6)),
      page.trace('soft', 'M314,396L330,456L416,456L432,396Z'),
      cross(page, 373, 426, 24, 'bold'),
    ],
  ]
}

/** Eight screens of one app; one made another way is being fitted into its frame. */
export const embeddedScreen = (): Ink => {
  const [w, h] = [104, 164]
  const screen = (x: number, y: number, i: number): Ink => [
    page.rect('paper', x, y, w, h, 10),
    bar(page, x + 14, y + 16, 44, 'ink', 7),
    i % 3 === 0
      ? [page.rect('soft', x + 14, y + 34, 76, 46), lines(page, x + 14, y + 92, 76, [1, 0.8, 0.6])]
      : repeat(4, (j) => [
          i % 3 === 1 ? page.disc('soft', x + 22, y + 46 + j * 24, 8) : [],
          bar(page, x + (i % 3 === 1 ? 38 : 14), y + 43 + j * 24, 52 - (j % 2) * 14),
        ]),
    page.rect('mute', x + 38, y + h - 10, 28, 3, 1.5),
  ]
  const at = (i: number) => [68 + (i % 4) * 134, 62 + Math.floor(i / 4) * 194] as const
  return [
    page.rect('soft', 36, 24, 568, 432, 22),
    page.rect('wash', 48, 36, 544, 408, 14),
    [0, 1, 2, 3, 4, 5, 7].map((i) => screen(...at(i), i)),
    page.rect('dash', 336, 256, w, h, 10),
    page.turn(352, 232, 5).rect('hot', 0, 0, w, h, 10),
    hatch(page.turn(352, 232, 5), 8, 34, w - 16, h - 62, 12, 'cut'),
    bar(page.turn(352, 232, 5), 14, 16, 56, 'blank', 8),
    page.turn(352, 232, 5).rect('blank', 30, h - 20, 44, 10, 3),
    register(page, 336, 256, w, h),
  ]
}
