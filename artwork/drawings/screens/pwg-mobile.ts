/** A guide to wedding vendors on the phone: who is near, who answers, where to go next. */
import { space } from '../iso.ts'
import { tick } from '../parts/annotate.ts'
import { avatar, bar, button, photo } from '../parts/content.ts'
import { phoneFrame } from '../parts/frames.ts'
import { pin, townPlan } from '../parts/streets.ts'
import { handset, heart, star, tabs } from '../parts/touch.ts'
import { TRADES, type TradeName } from '../parts/vendors.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const TRADE_NAMES: readonly TradeName[] = ['cake', 'flowers', 'camera', 'band', 'hall']

const trade = (name: TradeName, x: number, y: number, size: number, look: Look = 'soft'): Ink =>
  TRADES[name](page.at(x, y, size / 40), look)

/** A pin with the sign of a trade instead of an eye. */
const vendorPin = (
  name: TradeName,
  x: number,
  y: number,
  size: number,
  look: Look = 'paper',
): Ink => [
  pin(page, x, y, size, look, 'paper'),
  page.disc('paper', x, y - size * 0.64, size * 0.3),
  trade(name, x, y - size * 0.64, size * 0.34, 'shade'),
]

/** How others rate a vendor: a star, and a bar for the share of praise. */
const rating = (x: number, y: number, share: number): Ink => [
  star(page, x, y, 8),
  bar(page, x + 14, y - 3, 70),
  bar(page, x + 14, y - 3, 70 * share, 'ink'),
]

/** A ring with a stone, as the sign of the app. */
const sign = (p: Pen): Ink => [
  p.disc('bold', 0, 6, 11),
  p.poly('hot', -7, -10, 7, -10, 11, -5, 0, 4, -11, -5),
]

/** The couple's car from the side, about its middle. */
const car = (p: Pen): Ink => [
  p.poly('paper', -12, -2, -7, -18, 9, -18, 15, -2),
  p.path('line', 1, -18, 1, -2),
  p.rect('hot', -26, -4, 52, 16, 6),
  p.disc('ink', -15, 13, 6),
  p.disc('ink', 15, 13, 6),
]

/** Where the couple is, the vendors around it, and a number to tap for each. */
export const dashboard = (): Ink => [
  townPlan(page, 30, 60, 560, 520),
  page.disc('wash', 330, 246, 74),
  page.disc('dash', 330, 246, 130),
  page.disc('dash', 330, 246, 74),
  page.path('wire', 350, 248, 392, 244, 392, 214),
  car(page.at(330, 246)),
  vendorPin('flowers', 392, 214, 62, 'hot'),
  vendorPin('cake', 262, 202, 54),
  vendorPin('band', 288, 372, 54),
  vendorPin('camera', 462, 318, 54),
  vendorPin('hall', 514, 186, 46, 'shade'),
  phoneFrame(page, 620, 24, 296, 592),
  [
    sign(page.at(654, 70, 0.9)),
    bar(page, 676, 64, 110, 'ink', 10),
    heart(page, 884, 69, 20, 'line'),
  ],
  page.rect('soft', 644, 96, 248, 32, 16),
  [page.disc('line', 664, 111, 6), page.path('line', 668, 116, 673, 121), bar(page, 684, 109, 110)],
  TRADE_NAMES.map((name, i) => [
    page.rect('paper', 644 + i * 51, 142, 44, 44, 8),
    trade(name, 666 + i * 51, 164, 26),
  ]),
  repeat(4, (i) => {
    const y = 204 + i * 88
    return [
      page.rect(i === 0 ? 'soft' : 'paper', 644, y, 248, 78, 4),
      page.rect('shade', 654, y + 10, 58, 58, 3),
      trade(
        (['flowers', 'flowers', 'cake', 'camera'] as const)[i] ?? 'cake',
        683,
        y + 39,
        40,
        'paper',
      ),
      bar(page, 724, y + 14, [90, 76, 98, 68][i] ?? 0, 'ink', 8),
      rating(732, y + 38, 0.95 - (i % 3) * 0.15),
      [pin(page, 729, y + 67, 15, 'ink'), bar(page, 740, y + 57, 46)],
      page.disc(i === 3 ? 'paper' : 'hot', 862, y + 39, 19),
      handset(page, 862, y + 39, 22, i === 3 ? 'mute' : 'blank'),
    ]
  }),
  tabs(page, 644, 556, 248, 4, 0),
]

/** A vendor's page made for a call, and the call itself. */
export const listing = (): Ink => [
  phoneFrame(page, 150, 24, 300, 592),
  page.rect('soft', 158, 56, 284, 176),
  [
    page.rect('paper', 266, 86, 68, 36),
    page.rect('hot', 248, 122, 104, 38),
    page.rect('paper', 226, 160, 148, 44),
    page.rect('shade', 206, 204, 188, 10),
    heart(page, 300, 74, 24),
    repeat(6, (i) => page.arc('line', 238.3 + i * 24.6, 160, 12.3, 0, 180)),
    repeat(4, (i) => page.arc('line', 261 + i * 26, 122, 13, 0, 180)),
  ],
  [page.disc('paper', 182, 80, 13), page.path('line', 186, 74, 178, 80, 186, 86)],
  [page.disc('paper', 418, 80, 13), heart(page, 418, 81, 14)],
  repeat(5, (i) => page.disc(i === 1 ? 'flush' : 'mute', 276 + i * 12, 222, 3)),
  [bar(page, 178, 250, 160, 'ink', 14), rating(186, 282, 0.85), bar(page, 284, 279, 50)],
  [pin(page, 185, 314, 18, 'ink'), bar(page, 200, 302, 150)],
  [
    page.rect('hot', 178, 330, 164, 48, 6),
    handset(page, 212, 354, 26),
    bar(page, 240, 350, 70, 'blank', 9),
  ],
  [
    page.rect('paper', 354, 330, 68, 48, 6),
    page.poly('ink', 388, 340, 400, 368, 388, 360, 376, 368),
  ],
  page.path('guide', 178, 396, 422, 396),
  repeat(5, (i) => [
    bar(page, 178, 412 + i * 17, 50),
    bar(page, 250, 412 + i * 17, i === 3 ? 40 : 84, i === 3 ? 'mute' : 'ink'),
  ]),
  tick(page, 352, 415, 10, 'wire'),
  repeat(3, (i) => photo(page, 178 + i * 84, 504, 76, 56)),
  page.trace('dash', 'M450,354C500,354 490,300 540,300'),
  phoneFrame(page, 544, 70, 262, 520),
  [
    page.disc('dash', 675, 238, 86),
    page.disc('wash', 675, 238, 72),
    page.disc('soft', 675, 238, 56),
    trade('cake', 675, 238, 72, 'paper'),
  ],
  [bar(page, 605, 118, 140, 'ink', 12), bar(page, 640, 344, 70)],
  repeat(6, (i) => {
    const [x, y] = [612 + (i % 3) * 63, 386 + Math.floor(i / 3) * 56]
    return [page.disc('paper', x, y, 20), bar(page, x - 9, y - 3, 18, 'mute')]
  }),
  page.disc('hot', 675, 528, 27),
  handset(page.turn(675, 528, 133), 0, 0, 34),
]

/** The stops of a Saturday on one phone, the same shortlist on the other. */
export const visits = (): Ink => [
  phoneFrame(page, 130, 24, 310, 592),
  bar(page, 160, 64, 110, 'ink', 12),
  repeat(7, (i) => [
    page.rect(i === 5 ? 'hot' : 'paper', 158 + i * 37, 88, 31, 38, 4),
    bar(page, 166 + i * 37, 97, 15, i === 5 ? 'blank' : 'mute', 4),
    bar(page, 168 + i * 37, 109, 11, i === 5 ? 'blank' : 'ink', 8),
  ]),
  townPlan(page, 138, 140, 294, 176),
  page.path('wire', 170, 290, 178, 232, 242, 226, 244, 176, 392, 176, 392, 262),
  [
    vendorPin('hall', 178, 232, 44, 'hot'),
    vendorPin('cake', 310, 176, 34),
    vendorPin('flowers', 392, 262, 44),
  ],
  page.disc('hot', 170, 292, 7),
  page.path('line', 172, 350, 172, 540),
  (['hall', 'cake', 'flowers'] as const).map((name, i) => {
    const y = 332 + i * 74
    return [
      page.disc(i === 0 ? 'ink' : 'paper', 172, y + 30, 11),
      i === 0 ? tick(page, 172, y + 30, 11, 'cut') : [],
      page.rect(i === 1 ? 'soft' : 'paper', 194, y, 226, 62, 4),
      trade(name, 222, y + 31, 34, 'paper'),
      [bar(page, 250, y + 16, 84, 'ink', 8), bar(page, 250, y + 34, 110)],
      [page.disc(i === 0 ? 'soft' : 'hot', 396, y + 31, 15), handset(page, 396, y + 31, 17)],
    ]
  }),
  tabs(page, 154, 560, 262, 4, 2),
  page.trace('dash', 'M448,300C476,280 504,280 532,300'),
  heart(page, 490, 262, 30),
  phoneFrame(page, 540, 60, 284, 540),
  [
    bar(page, 568, 102, 90, 'ink', 12),
    avatar(page, 764, 108, 16),
    avatar(page, 788, 108, 16, 'hot'),
  ],
  TRADE_NAMES.map((name, i) => {
    const y = 142 + i * 78
    return [
      i ? page.path('guide', 564, y, 800, y) : [],
      trade(name, 590, y + 39, 38),
      [
        bar(page, 622, y + 22, [96, 80, 104, 72, 88][i] ?? 0, 'ink', 8),
        bar(page, 622, y + 40, 100),
      ],
      heart(page, 758, y + 39, 20, i < 4 ? 'hot' : 'line'),
      heart(page, 784, y + 39, 20, i % 2 === 0 ? 'hot' : 'line'),
    ]
  }),
  button(page, 570, 542, 224, 32),
]

/** The map lies on the phone; the vendors stand where they are. */
export const cover = (): Ink => {
  const s = space(570, 160)
  const top = s.top(0, 0, 22)
  const stand = (
    x: number,
    y: number,
    name: TradeName,
    size: number,
    look: Look = 'paper',
  ): Ink => {
    const [u, v] = s.point(x, y, 22)
    return [page.disc('mute', u, v, size * 0.16, size * 0.08), vendorPin(name, u, v, size, look)]
  }
  return [
    page.rect('ground', 0, 0, 960, 640),
    repeat(11, (i) => s.path('guide', -240 + i * 80, -240, 0, -240 + i * 80, 620, 0)),
    repeat(11, (i) => s.path('guide', -240, -240 + i * 80, 0, 560, -240 + i * 80, 0)),
    s.box(0, 0, 0, 270, 480, 22),
    top.rect('paper', 12, 12, 246, 456, 16),
    repeat(5, (i) => top.path('guide', 12 + 41 * (i + 1), 40, 12 + 41 * (i + 1), 468)),
    repeat(9, (i) => top.path('guide', 12, 40 + 43 * (i + 1), 258, 40 + 43 * (i + 1))),
    top.rect('shade', 135, 83, 82, 86),
    top.trace('mute', 'M12,300C90,280 140,330 258,290L258,326C140,366 90,316 12,336Z'),
    top.rect('ink', 100, 20, 70, 10, 5),
    top.path('wire', 53, 440, 53, 255, 176, 255, 176, 126),
    top.disc('hot', 53, 440, 12),
    stand(176, 126, 'hall', 150, 'hot'),
    stand(53, 255, 'flowers', 116),
    stand(232, 232, 'camera', 92),
    stand(217, 341, 'cake', 116),
    stand(120, 400, 'band', 84, 'soft'),
    [bar(page, 84, 300, 150, 'glow', 14), bar(page, 84, 328, 96, 'faint')],
    [page.disc('bold', 128, 216, 42), page.disc('bold', 182, 216, 42)],
    page.poly('hot', 162, 150, 202, 150, 214, 164, 182, 188, 150, 164),
  ]
}
