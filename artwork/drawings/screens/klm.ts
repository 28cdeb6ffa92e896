/** An airline's promotion: a boarding pass is shared, and may win a flight. */

import { pointer, tick } from '../parts/annotate.ts'
import { avatar, bar, button, field, lines } from '../parts/content.ts'
import { phoneFrame, windowFrame } from '../parts/frames.ts'
import { boardingPass, planeSign } from '../parts/travel.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const sky = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('soft', 30, 58, 900, 558),
  page.rect('paper', 30, 58, 900, 44),
  planeSign(page, 62, 80, 28, 'flush'),
  bar(page, 92, 75, 90, 'ink', 9),
  repeat(3, (i) => bar(page, 700 + i * 74, 77, 50)),
]

const cloudlet = (x: number, y: number, size: number): Ink =>
  page
    .at(x, y, size)
    .trace(
      'paper',
      'M-60,20C-90,20 -90,-14 -56,-12C-52,-44 -8,-46 2,-22C20,-38 50,-26 44,-4C74,-6 76,20 50,20Z',
    )

/** The campaign's start: choose a destination, get a pass, see how long it runs. */
export const dashboard = (): Ink => [
  sky(),
  [cloudlet(250, 176, 0.8), cloudlet(820, 160, 1.2), cloudlet(560, 136, 0.7)],
  page.trace('dash', 'M30,160C180,110 340,116 470,182'),
  planeSign(page.turn(500, 196, 18), 0, 0, 64),
  [
    bar(page, 76, 232, 300, 'ink', 22),
    bar(page, 76, 266, 220, 'ink', 22),
    lines(page, 76, 310, 250, [1, 0.9, 0.6]),
  ],
  [field(page, 76, 372, 150, 0.5), field(page, 240, 372, 150, 0.6), button(page, 76, 430, 150, 38)],
  boardingPass(page.turn(450, 268, 5), 0, 0, 430),
  page.rect('paper', 30, 520, 900, 96),
  repeat(4, (i) => [
    page.rect(i === 3 ? 'hot' : 'soft', 76 + i * 62, 540, 50, 56, 3),
    bar(page, 88 + i * 62, 558, 26, i === 3 ? 'blank' : 'ink', 18),
    page.path('line', 76 + i * 62, 568, 126 + i * 62, 568),
  ]),
  repeat(5, (i) => avatar(page, 480 + i * 44, 568, 20)),
  [bar(page, 716, 556, 150, 'ink', 8), bar(page, 716, 574, 100)],
]

/** The pass goes to friends: who gets it, and what it will say. */
export const share = (): Ink => [
  sky(),
  [cloudlet(90, 220, 0.68), cloudlet(872, 500, 0.6)],
  page.rect('shade', 162, 138, 660, 456, 6),
  page.rect('paper', 150, 126, 660, 456, 6),
  [
    bar(page, 178, 150, 190, 'ink', 12),
    page.path('line', 776, 148, 788, 160),
    page.path('line', 788, 148, 776, 160),
  ],
  page.path('line', 150, 182, 810, 182),
  boardingPass(page, 178, 206, 330),
  page.rect('paper', 178, 360, 330, 110, 3),
  [
    avatar(page, 204, 386, 16),
    lines(page, 232, 380, 250, [0.9, 1, 0.6], 18),
    page.path('wire', 388, 410, 388, 426),
  ],
  repeat(4, (i) => [
    page.disc(i === 0 ? 'hot' : 'soft', 200 + i * 56, 512, 20),
    [
      page.path('cut', 194, 512, 206, 512),
      page.rect('line', 248, 504, 16, 16, 4),
      page.path('line', 304, 518, 312, 504, 320, 518),
      page.disc('line', 368, 512, 8),
    ][i] ?? [],
  ]),
  page.path('line', 536, 182, 536, 582),
  page.rect('soft', 558, 204, 228, 28, 14),
  page.disc('line', 576, 217, 6),
  repeat(5, (i) => {
    const y = 266 + i * 50
    return [
      avatar(page, 578, y, 18),
      [bar(page, 606, y - 8, 90 - (i % 3) * 16, 'ink'), bar(page, 606, y + 4, 60)],
      page.rect(i < 3 ? 'hot' : 'paper', 760, y - 11, 22, 22, 3),
      i < 3 ? tick(page, 771, y, 13, 'cut') : [],
    ]
  }),
  button(page, 558, 522, 228, 40),
  pointer(page, 720, 546, 30, 'paper'),
]

/** The result on two phones: cleared for boarding, or better luck next time. */
export const result = (): Ink => [
  phoneFrame(page, 196, 24, 286, 592),
  page.rect('hot', 204, 70, 270, 214),
  planeSign(page.turn(350, 170, -24), 0, 0, 120, 'blank'),
  repeat(14, (i) =>
    page
      .turn(224 + ((i * 67) % 230), 92 + ((i * 41) % 170), i * 37)
      .rect(i % 2 ? 'blank' : 'ink', 0, 0, 10, 5),
  ),
  [bar(page, 244, 306, 190, 'ink', 18), bar(page, 274, 334, 130, 'ink', 10)],
  boardingPass(page, 226, 364, 226),
  page.turn(400, 420, -14).rect('wire', -56, -22, 112, 44, 4),
  tick(page.turn(400, 420, -14), 0, 0, 34, 'wire'),
  [lines(page, 236, 480, 206, [1, 0.7]), button(page, 244, 528, 190, 40)],
  phoneFrame(page, 540, 84, 236, 490),
  page.rect('soft', 548, 128, 220, 150),
  cloudlet(640, 196, 0.9),
  cloudlet(700, 238, 0.6),
  planeSign(page.turn(592, 242, -8), 0, 0, 36, 'mute'),
  [bar(page, 586, 300, 144, 'ink', 14), lines(page, 574, 328, 168, [1, 0.8])],
  repeat(3, (i) => [
    avatar(page, 586, 382 + i * 42, 15),
    bar(page, 612, 374 + i * 42, 80, 'ink'),
    bar(page, 612, 386 + i * 42, 50),
    page.rect('paper', 710, 373 + i * 42, 34, 18, 9),
  ]),
  button(page, 574, 512, 168, 32, 'paper'),
]
