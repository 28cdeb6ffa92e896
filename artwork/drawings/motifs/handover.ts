/** What is handed over, and where it is asked for. */
import { arrow } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { key } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A counter with its bell; behind it the tickets, the urgent ones first. */
export const serviceCounter = (): Ink => [
  page.rect('soft', 70, 34, 500, 250, 3),
  repeat(4, (i) => {
    const x = 92 + i * 118
    const count = [4, 3, 5, 4][i] ?? 0
    return [
      page.rect('paper', x, 50, 102, 220),
      page.path('bold', x + 20, 74 + i * 14 + 36, x + 20, 60 + i * 14),
      page.poly(
        i === 0 ? 'ink' : 'shade',
        x + 20,
        60 + i * 14,
        x + 56,
        69 + i * 14,
        x + 20,
        78 + i * 14,
      ),
      repeat(count, (k) => {
        const y = 244 - k * 22
        const hot = i === 0 && k === count - 1
        return [
          page.rect(hot ? 'hot' : 'paper', x + 12, y - (hot ? 10 : 0), 78, 30, 2),
          bar(page, x + 22, y + 8 - (hot ? 10 : 0), 44, hot ? 'blank' : 'mute'),
        ]
      }),
    ]
  }),
  page.trace(
    'paper',
    'M70,300L128,196C134,188 144,184 156,186L170,192C176,196 172,202 166,200L154,198L176,206C182,210 178,216 172,214L156,210L172,218C176,222 172,228 166,226L146,220L118,312Z',
  ),
  page.poly('shade', 58, 304, 92, 250, 128, 270, 110, 318),
  page.rect('shade', 24, 300, 592, 22),
  page.rect('paper', 44, 322, 552, 134),
  repeat(4, (i) => page.rect('line', 62 + i * 132, 342, 120, 96, 2)),
  [
    page.rect('ink', 376, 290, 108, 10, 3),
    page.trace('shade', 'M386,290C386,232 474,232 474,290Z'),
    page.rect('ink', 424, 234, 12, 14, 3),
    page.trace('line', 'M402,276C404,262 412,254 420,252'),
    page.arc('line', 430, 262, 66, -50, -20),
    page.arc('line', 430, 262, 66, 200, 230),
  ],
]

const badge = (p: Pen, look: Look = 'paper'): Ink => [
  p.path('line', 8, 0, 16, -16, 24, 0),
  p.rect(look, 0, 0, 32, 42, 3),
  p.disc('shade', 16, 14, 7),
  bar(p, 7, 29, 18, 'ink', 4),
]

/** One comes in and gets what is needed; one leaves and gives it back. */
export const joinerLeaver = (): Ink => [
  page.path('line', 20, 440, 620, 440),
  [
    page.rect('soft', 246, 70, 148, 370),
    page.rect('paper', 262, 86, 116, 354),
    page.poly('shade', 262, 86, 330, 110, 330, 456, 262, 440),
    page.disc('ink', 318, 290, 6),
    page.path('line', 276, 122, 316, 134, 316, 236, 276, 230, 276, 122),
  ],
  [
    page.rect('ink', 412, 232, 34, 58, 5),
    page.rect('blank', 420, 242, 18, 12, 2),
    page.disc('blank', 429, 272, 5),
  ],
  person(page, 96, 440, 210, 'paper'),
  page.trace('paper', 'M108,300L152,316L152,326L104,318Z'),
  [
    page.rect('soft', 146, 304, 62, 12, 2),
    page.poly('paper', 208, 304, 146, 304, 154, 262, 216, 262),
    key(page, 158, 224, 54, 'hot'),
    arrow(page, 'line', [150, 400, 216, 400], 10),
  ],
  person(page, 552, 440, 210, 'soft'),
  [
    page.rect('paper', 556, 304, 60, 50),
    page.path('line', 556, 318, 616, 318),
    page.rect('shade', 566, 284, 16, 20),
    page.trace('soft', 'M600,304C588,290 594,276 602,268C610,276 614,290 604,304Z'),
    page.trace('soft', 'M540,300L560,328L586,328L586,338L554,338L532,312Z'),
  ],
  [
    page.rect('shade', 418, 356, 92, 12),
    page.path('line', 464, 368, 464, 440),
    page.path('line', 418, 356, 412, 340),
    page.path('line', 510, 356, 516, 340),
    key(page, 432, 344, 34, 'paper'),
    badge(page.turn(476, 322, 8).at(0, 0, 0.8)),
  ],
]

/** A box of plans and keys goes from one pair of hands to another. */
export const keyHandover = (): Ink => {
  const arm = (side: 1 | -1, look: Look): Ink => {
    const m = (outline: string) =>
      side === 1
        ? outline
        : outline.replace(/(\d+),(\d+)/g, (_, x: string, y: string) => `${640 - Number(x)},${y}`)
    return [
      page.trace(
        'paper',
        m(
          'M112,322C150,330 180,330 206,330L244,318C262,316 270,326 260,334L300,350C316,358 308,372 294,370L236,366C220,378 190,378 112,374Z',
        ),
      ),
      page.trace('line', m('M236,366L212,356')),
      page.trace(look, m('M20,290L118,312L110,384L20,396Z')),
      page.trace('shade', m('M112,310L130,314L122,386L106,386Z')),
    ]
  }
  return [
    [
      page.turn(238, 110, -8).rect('shade', 0, 0, 46, 130, 2),
      page.turn(238, 110, -8).rect('paper', 10, 18, 26, 40),
      page.turn(238, 110, -8).disc('ink', 23, 104, 7),
      page.turn(308, 136, 4).rect('soft', 0, 0, 64, 90, 4),
      page.turn(308, 136, 4).disc('paper', 32, 34, 24),
      page.turn(308, 136, 4).disc('ink', 32, 34, 5),
      page.turn(398, 78, 16).rect('paper', 0, 0, 30, 160),
      page.turn(398, 78, 16).disc('soft', 15, 0, 15, 7),
      page.turn(398, 78, 16).path('wire', 15, 0, 19, 2, 13, 4, 10, -1, 17, -4),
    ],
    [
      page.poly('soft', 206, 214, 434, 214, 434, 350, 206, 350),
      page.poly(
        'paper',
        206,
        214,
        434,
        214,
        470,
        250,
        446,
        262,
        412,
        226,
        228,
        226,
        194,
        262,
        170,
        250,
      ),
      page.path('line', 206, 214, 206, 350, 434, 350, 434, 214),
      page.path('line', 206, 258, 434, 258),
      page.rect('paper', 286, 280, 68, 30, 2),
      bar(page, 298, 292, 44),
    ],
    arm(1, 'soft'),
    arm(-1, 'shade'),
    [
      page.disc('wire', 320, 368, 22),
      key(page.turn(310, 396, 100), 0, 0, 50, 'hot'),
      key(page.turn(334, 394, 72), 0, 0, 46, 'hot'),
    ],
  ]
}
