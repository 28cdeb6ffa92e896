/** An app for expenses and prepaid phones: the top-up writes its own line in the books. */

import { arrow } from '../parts/annotate.ts'
import { sector } from '../parts/charts.ts'
import { avatar, bar, button } from '../parts/content.ts'
import { type StepState, station } from '../parts/flow.ts'
import { phoneFrame } from '../parts/frames.ts'
import { type Expense, expenseSign, receipt } from '../parts/money.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** The month by kinds of expense, from the top clockwise. */
const MONTH: readonly (readonly [kind: Expense, share: number, look: Look])[] = [
  ['phone', 0.24, 'hot'],
  ['meal', 0.32, 'ink'],
  ['fare', 0.18, 'shade'],
  ['home', 0.26, 'soft'],
]

const monthRing = (p: Pen, u: number, v: number, r: number): Ink => {
  let from = -90
  return [
    MONTH.map(([, share, look]) => {
      const to = from + share * 360
      const slice = sector(p, u, v, r, from, to, look)
      from = to
      return slice
    }),
    p.disc('paper', u, v, r * 0.62),
    bar(p, u - r * 0.34, v - 12, r * 0.68, 'ink', 15),
    bar(p, u - r * 0.22, v + 14, r * 0.44),
  ]
}

/** Bars of signal, as on a phone; `full` of five are filled. */
const signal = (p: Pen, u: number, v: number, full: number, size = 1): Ink =>
  repeat(5, (i) =>
    p.at(u, v, size).rect(i < full ? 'hot' : 'paper', i * 13, -8 - i * 9, 9, 8 + i * 9, 1.5),
  )

/** The phone and the receipts of a day in one pocket. */
export const cover = (): Ink => {
  const phone = page.turn(440, 56, -5)
  return [
    page.rect('ground', 0, 0, 960, 640),
    page.trace('guide', 'M200,0C170,220 150,420 160,640'),
    page.trace('dash', 'M222,0C192,220 172,420 182,640'),
    repeat(3, (i) => [
      page.disc('soft', 92 - i * 6, 130 + i * 190, 30),
      page.disc('line', 92 - i * 6, 130 + i * 190, 20),
      repeat(4, (k) =>
        page.disc('ink', 87 - i * 6 + (k % 2) * 10, 125 + i * 190 + (k >> 1) * 10, 2.4),
      ),
    ]),
    receipt(page.turn(650, 110, 7), 0, 0, 130, 400),
    receipt(page.turn(740, 190, 14), 0, 0, 104, 320),
    phoneFrame(phone, 0, 0, 236, 480),
    bar(phone, 30, 48, 90, 'ink', 10),
    signal(phone, 158, 60, 4, 0.7),
    monthRing(phone, 118, 166, 78),
    expenseSign(phone, 46, 292, 20, 'phone', 'hot'),
    [
      bar(phone, 78, 282, 80, 'ink', 7),
      bar(phone, 78, 296, 54),
      bar(phone, 178, 284, 32, 'ink', 9),
    ],
    page.trace('soft', 'M330,360L874,360L874,520C874,570 700,616 602,616C504,616 330,570 330,520Z'),
    page.trace('shade', 'M318,346L886,346L886,396L318,396Z'),
    page.path('dash', 328, 386, 876, 386),
    page.trace('dash', 'M344,396L344,516C344,560 510,602 602,602C694,602 860,560 860,516L860,396'),
    [page.disc('shade', 602, 371, 13), page.disc('line', 602, 371, 5)],
  ]
}

const entry = (x: number, y: number, w: number, kind: Expense, i: number): Ink => [
  expenseSign(page, x + 20, y, 17, kind),
  bar(page, x + 48, y - 9, w * (0.3 + (i % 3) * 0.06), 'ink', 7),
  bar(page, x + 48, y + 5, w * 0.22),
  bar(page, x + w - 48, y - 6, 36 - (i % 2) * 8, 'ink', 9),
]

/** The month as a ring, and as the entries behind it; the recharge is one of them. */
export const dashboard = (): Ink => {
  const rows: readonly Expense[] = ['meal', 'fare', 'shopping', 'home', 'meal']
  return [
    phoneFrame(page, 162, 24, 290, 592),
    [bar(page, 190, 70, 110, 'ink', 11), signal(page, 374, 84, 4, 0.62)],
    page.path('guide', 170, 104, 444, 104),
    monthRing(page, 307, 226, 98),
    MONTH.map(([kind, share, look], i) => {
      const y = 366 + i * 46
      return [
        expenseSign(page, 206, y, 16, kind, look === 'ink' ? 'shade' : look),
        bar(page, 236, y - 3, 46 + (i % 2) * 18, 'ink'),
        page.rect('soft', 318, y - 6, 104, 12, 6),
        page.rect(look === 'soft' ? 'shade' : look, 318, y - 6, 104 * share * 2.4, 12, 6),
      ]
    }),
    page.disc('hot', 307, 566, 26),
    [page.path('cut', 297, 566, 317, 566), page.path('cut', 307, 556, 307, 576)],
    phoneFrame(page, 512, 24, 290, 592),
    bar(page, 540, 70, 90, 'ink', 11),
    page.path('guide', 520, 104, 794, 104),
    [bar(page, 540, 120, 60), bar(page, 540, 388, 74)],
    entry(532, 158, 250, 'meal', 0),
    entry(532, 206, 250, 'fare', 1),
    page.rect('soft', 528, 236, 258, 88, 4),
    page.rect('hot', 528, 236, 6, 88),
    expenseSign(page, 560, 280, 21, 'phone', 'hot'),
    [bar(page, 592, 264, 96, 'ink', 9), bar(page, 592, 282, 66), signal(page, 592, 312, 5, 0.34)],
    [bar(page, 730, 266, 40, 'ink', 11), station(page, 758, 300, 10, 'done')],
    entry(532, 354, 250, 'shopping', 2),
    rows.slice(0, 4).map((kind, i) => entry(532, 424 + i * 46, 250, kind, i + 1)),
    arrow(page, 'wire', [405, 200, 480, 200, 480, 280, 522, 280], 10),
  ]
}

/** A number, an operator, a plan; then the steps that the order passes through. */
export const recharge = (): Ink => {
  const steps: readonly StepState[] = ['done', 'done', 'current', 'open']
  return [
    phoneFrame(page, 162, 24, 290, 592),
    bar(page, 190, 66, 120, 'ink', 11),
    repeat(4, (i) => [
      avatar(page, 214 + i * 62, 122, 24, i === 0 ? 'hot' : 'soft'),
      bar(page, 198 + i * 62, 154, 32, i === 0 ? 'ink' : 'mute', 5),
    ]),
    page.rect('paper', 186, 178, 242, 40, 3),
    repeat(10, (i) => bar(page, 204 + i * 18 + (i > 4 ? 14 : 0), 193, 11, 'ink', 10)),
    repeat(3, (i) => [
      page.rect(i === 1 ? 'hot' : 'paper', 186 + i * 84, 236, 74, 42, 21),
      repeat(3, (k) => page.arc(i === 1 ? 'cut' : 'line', 223 + i * 84, 266, 5 + k * 7, 225, 315)),
    ]),
    repeat(3, (i) => {
      const y = 298 + i * 78
      return [
        page.rect(i === 1 ? 'soft' : 'paper', 186, y, 242, 66, 4),
        i === 1 ? page.rect('hot', 186, y, 6, 66) : [],
        bar(page, 206, y + 16, 46, 'ink', 18),
        [
          bar(page, 272, y + 16, 120),
          bar(page, 272, y + 30, 84),
          signal(page, 206, y + 58, 2 + i, 0.28),
        ],
        station(page, 408, y + 46, 9, i === 1 ? 'done' : 'open'),
      ]
    }),
    button(page, 186, 546, 242, 42),
    arrow(page, 'line', [466, 320, 504, 320], 12),
    phoneFrame(page, 518, 24, 290, 592),
    bar(page, 546, 66, 100, 'ink', 11),
    page.rect('soft', 526, 94, 274, 186),
    page.rect('paper', 626, 112, 74, 150, 12),
    page.rect('wash', 634, 124, 58, 126, 4),
    page.rect('flush', 634, 176, 58, 74, 4),
    [page.path('cut', 652, 213, 674, 213), page.path('cut', 663, 202, 663, 224)],
    repeat(2, (i) => [
      page.arc('line', 612, 187, 18 + i * 18, 140, 220),
      page.arc('line', 714, 187, 18 + i * 18, -40, 40),
    ]),
    page.path('line', 564, 330, 564, 534),
    steps.map((state, i) => {
      const y = 330 + i * 68
      return [
        station(page, 564, y, 15, state),
        bar(page, 598, y - 10, 120 - (i % 2) * 26, state === 'open' ? 'mute' : 'ink', 8),
        bar(page, 598, y + 6, 84 + (i % 3) * 18),
        state === 'open' ? [] : bar(page, 744, y - 9, 32),
      ]
    }),
  ]
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'point', '0', 'back'] as const

/** A cash expense by keypad and category, and the camera that keeps its receipt. */
export const expense = (): Ink => {
  const kinds: readonly Expense[] = ['meal', 'fare', 'shopping', 'home', 'phone', 'film']
  return [
    phoneFrame(page, 162, 24, 290, 592),
    page.rect('hot', 170, 54, 274, 92),
    [bar(page, 196, 72, 60, 'blank'), bar(page, 196, 94, 130, 'blank', 30)],
    page.path('cut', 338, 92, 338, 126),
    kinds.map((kind, i) => {
      const [x, y] = [216 + (i % 3) * 91, 190 + Math.floor(i / 3) * 84]
      return [
        expenseSign(page, x, y, 25, kind, i === 0 ? 'hot' : 'soft'),
        bar(page, x - 20, y + 36, 40, i === 0 ? 'ink' : 'mute', 5),
      ]
    }),
    page.path('guide', 170, 340, 444, 340),
    KEYS.map((key, i) => {
      const [x, y] = [216 + (i % 3) * 91, 372 + Math.floor(i / 3) * 48]
      if (key === 'back')
        return [
          page.poly(
            'paper',
            x - 20,
            y,
            x - 8,
            y - 12,
            x + 18,
            y - 12,
            x + 18,
            y + 12,
            x - 8,
            y + 12,
          ),
          page.path('line', x - 2, y - 5, x + 8, y + 5),
          page.path('line', x - 2, y + 5, x + 8, y - 5),
        ]
      return [
        page.rect('paper', x - 36, y - 19, 72, 38, 4),
        key === 'point' ? page.disc('ink', x, y + 5, 2.5) : bar(page, x - 5, y - 8, 10, 'ink', 16),
      ]
    }),
    button(page, 186, 548, 242, 40),
    phoneFrame(page, 512, 24, 290, 592),
    page.rect('shade', 520, 54, 274, 430),
    page.path('guide', 520, 430, 794, 330),
    receipt(page.turn(594, 96, 3), 0, 0, 140, 350),
    [
      'M556,118L556,84L590,84',
      'M724,84L758,84L758,118',
      'M758,426L758,460L724,460',
      'M590,460L556,460L556,426',
    ].map((corner) => page.trace('wire', corner)),
    [page.disc('paper', 657, 536, 34), page.disc('hot', 657, 536, 25)],
    [page.rect('paper', 550, 516, 26, 38, 2), page.rect('soft', 738, 520, 34, 30, 4)],
    page.disc('paper', 755, 535, 8),
  ]
}
