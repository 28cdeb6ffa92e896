/** The records of a union on site: progress, hours and membership on mobile devices. */

import { arrow, tick } from '../parts/annotate.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { type StepState, station } from '../parts/flow.ts'
import { phoneFrame, tabletFrame } from '../parts/frames.ts'
import { hardHat, noSignal, scaffold, squareCode } from '../parts/site.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A flight of steps that an apprentice climbs, of which some are taken. */
const ladder = (p: Pen, u: number, v: number, w: number, h: number, taken: number): Ink => {
  const count = 5
  const [run, rise] = [w / count, h / count]
  return [
    repeat(count, (i) =>
      p.rect(
        i < taken ? 'ink' : i === taken ? 'hot' : 'soft',
        u + i * run,
        v + h - (i + 1) * rise,
        run,
        (i + 1) * rise,
      ),
    ),
    repeat(count - 1, (i) =>
      p.path(
        i < taken ? 'cut' : 'line',
        u + (i + 1) * run,
        v + h - (i + 1) * rise,
        u + (i + 1) * run,
        v + h,
      ),
    ),
    hardHat(p, u + (taken + 0.5) * run, v + h - (taken + 1) * rise - 14, 48),
  ]
}

const helmeted = (p: Pen, u: number, v: number, r: number, look: Look = 'soft'): Ink => [
  avatar(p, u, v, r, look),
  hardHat(p, u, v - r * 0.36, r * 1.1, 'shade'),
]

/** A hat on top of the phone that keeps the record, in front of the scaffolding. */
export const cover = (): Ink => [
  page.rect('ground', 0, 0, 960, 640),
  scaffold(page, 40, 100, 4, 5, 118),
  [
    page.path('line', 152, 618, 210, 100),
    page.path('line', 188, 618, 246, 100),
    repeat(13, (i) => page.path('line', 156 + i * 4.4, 590 - i * 40, 192 + i * 4.4, 590 - i * 40)),
  ],
  page.path('bold', 0, 618, 960, 618),
  phoneFrame(page, 548, 190, 268, 560),
  [bar(page, 582, 248, 110, 'ink', 12), bar(page, 582, 272, 70)],
  avatar(page, 768, 260, 22),
  ladder(page, 584, 336, 198, 180, 3),
  repeat(2, (i) => [
    page.rect('soft', 580, 544 + i * 44, 206, 32, 3),
    station(page, 600, 560 + i * 44, 9, i ? 'open' : 'done'),
    bar(page, 620, 557 + i * 44, 100 - i * 20, 'ink'),
  ]),
  hardHat(page.turn(676, 184, -5), 0, 0, 320),
]

/** A site with its apprentices on a tablet, and one apprentice's own view on a phone. */
export const dashboard = (): Ink => {
  const standing: readonly StepState[] = ['done', 'done', 'current', 'done', 'refused', 'done']
  return [
    tabletFrame(page, 34, 64, 640, 490),
    page.rect('soft', 50, 80, 608, 118),
    scaffold(page, 486, 100, 3, 2, 48),
    page.path('line', 50, 198, 658, 198),
    [bar(page, 76, 106, 190, 'ink', 14), bar(page, 76, 132, 130), noSignal(page, 92, 180, 0.8)],
    bar(page, 120, 168, 90),
    standing.map((state, i) => {
      const y = 232 + i * 54
      return [
        i ? page.path('guide', 66, y - 27, 642, y - 27) : [],
        helmeted(page, 96, y, 18, i === 2 ? 'hot' : 'soft'),
        [bar(page, 130, y - 10, 110 - (i % 3) * 16, 'ink', 7), bar(page, 130, y + 5, 66)],
        page.rect('soft', 290, y - 7, 190, 14, 7),
        page.rect(i === 2 ? 'hot' : 'ink', 290, y - 7, [150, 80, 118, 40, 96, 176][i] ?? 0, 14, 7),
        repeat(4, (k) => page.path('cut', 328 + k * 38, y - 7, 328 + k * 38, y + 7)),
        bar(page, 510, y - 3, 44),
        station(page, 614, y, 12, state),
      ]
    }),
    phoneFrame(page, 690, 96, 236, 500),
    helmeted(page, 738, 162, 22),
    [bar(page, 772, 152, 100, 'ink', 9), bar(page, 772, 168, 66)],
    ladder(page, 716, 226, 184, 150, 2),
    page.path('guide', 706, 398, 910, 398),
    repeat(3, (i) => [
      page.rect(i ? 'paper' : 'soft', 712, 414 + i * 44, 192, 34, 3),
      page.rect(i ? 'soft' : 'hot', 722, 422 + i * 44, 18, 18, 2),
      bar(page, 752, 428 + i * 44, 90 - i * 18, 'ink'),
    ]),
    button(page, 712, 550, 192, 28),
  ]
}

/** Kinds of work, as signs in a square of 24. */
const TOOLS: readonly ((p: Pen) => Ink)[] = [
  (p) => [p.rect('soft', -11, -10, 18, 8, 1), p.rect('paper', -3, -2, 5, 14)],
  (p) => [p.poly('soft', -11, -3, 8, -9, 12, 0, -8, 8), p.path('line', -8, 2, -11, 8)],
  (p) => [
    p.rect('soft', -11, -5, 22, 10),
    p.path('line', -5, -5, -5, 0),
    p.path('line', 0, -5, 0, 0),
    p.path('line', 5, -5, 5, 0),
  ],
  (p) => [p.disc('soft', 0, 0, 10), p.path('line', 0, -6, 0, 0, 5, 3)],
]

/** A week of hours, divided among kinds of work, and the days that the supervisor confirms. */
export const hours = (): Ink => {
  const week: readonly (readonly number[])[] = [
    [60, 40, 20],
    [30, 70, 26],
    [90, 20, 10],
    [50, 50, 30],
    [70, 0, 0],
  ]
  const looks: readonly Look[] = ['ink', 'shade', 'soft']
  return [
    phoneFrame(page, 162, 24, 290, 592),
    [bar(page, 190, 68, 120, 'ink', 11), noSignal(page, 404, 82, 0.7)],
    page.rect('soft', 170, 100, 274, 184),
    page.path('line', 190, 254, 426, 254),
    week.map((day, i) => {
      const x = 200 + i * 46
      let foot = 254
      return [
        day.map((length, kind) => {
          foot -= length
          return length
            ? page.rect(i === 4 ? 'hot' : (looks[kind] ?? 'soft'), x, foot, 30, length)
            : []
        }),
        bar(page, x + 4, 264, 22, i === 4 ? 'ink' : 'mute'),
      ]
    }),
    page.rect('dash', 384, 146, 30, 38),
    TOOLS.map((tool, i) => {
      const y = 316 + i * 54
      const share = [0.62, 0.3, 0.16, 0.08][i] ?? 0
      return [
        tool(page.at(206, y, 1.1)),
        bar(page, 232, y - 14, 80 - (i % 2) * 20, 'ink'),
        page.path('bold', 232, y + 8, 232 + 150 * share, y + 8),
        page.path('guide', 232 + 150 * share, y + 8, 382, y + 8),
        page.disc(i === 0 ? 'hot' : 'paper', 232 + 150 * share, y + 8, 9),
        bar(page, 400, y + 1, 26, 'ink', 12),
      ]
    }),
    button(page, 186, 546, 242, 40),
    arrow(page, 'wire', [458, 330, 504, 330], 12),
    phoneFrame(page, 512, 24, 290, 592),
    hardHat(page, 560, 82, 44, 'soft'),
    [bar(page, 598, 66, 110, 'ink', 11), bar(page, 598, 84, 70)],
    page.path('guide', 520, 108, 794, 108),
    repeat(4, (i) => {
      const y = 124 + i * 116
      return [
        page.rect(i === 0 ? 'soft' : 'paper', 532, y, 250, 102, 4),
        helmeted(page, 560, y + 32, 17),
        [bar(page, 588, y + 20, 96 - (i % 2) * 20, 'ink', 7), bar(page, 588, y + 34, 60)],
        [
          page.rect('ink', 712, y + 20, 26 + (i % 2) * 8, 12),
          page.rect('shade', 738 + (i % 2) * 8, y + 20, 20, 12),
        ],
        i < 3
          ? [
              [page.rect('hot', 546, y + 62, 150, 28, 3), tick(page, 621, y + 75, 15, 'cut')],
              [
                page.rect('paper', 706, y + 62, 62, 28, 3),
                page.path('line', 746, y + 82, 746, y + 74, 728, y + 74, 734, y + 68),
                page.path('line', 728, y + 74, 734, y + 80),
              ],
            ]
          : [station(page, 566, y + 76, 10, 'done'), lines(page, 588, y + 73, 130, [1])],
      ]
    }),
  ]
}

/** A membership card on one phone, verified by another. */
export const membership = (): Ink => [
  phoneFrame(page, 130, 24, 290, 592),
  [bar(page, 158, 66, 100, 'ink', 11), noSignal(page, 372, 80, 0.7)],
  page.rect('paper', 152, 106, 246, 430, 10),
  page.trace('hot', 'M152,196L152,116Q152,106 162,106L388,106Q398,106 398,116L398,196Z'),
  hardHat(page, 352, 168, 56, 'paper'),
  [bar(page, 172, 130, 110, 'blank', 11), bar(page, 172, 152, 70, 'blank')],
  avatar(page, 204, 214, 36),
  [bar(page, 252, 212, 116, 'ink', 10), bar(page, 252, 232, 76)],
  squareCode(page, 190, 296, 170),
  [bar(page, 220, 490, 110, 'ink', 8), bar(page, 240, 508, 70)],
  [
    page.path('dash', 428, 300, 532, 190),
    page.path('dash', 428, 380, 532, 240),
    page.path('dash', 428, 460, 532, 290),
  ],
  phoneFrame(page, 540, 24, 290, 592),
  [bar(page, 568, 66, 90, 'ink', 11), noSignal(page, 782, 80, 0.7)],
  page.rect('shade', 548, 100, 274, 206),
  [squareCode(page.turn(640, 128, 6), 0, 0, 110)],
  [
    'M586,150L586,122L614,122',
    'M756,122L784,122L784,150',
    'M784,258L784,286L756,286',
    'M614,286L586,286L586,258',
  ].map((corner) => page.trace('wire', corner)),
  page.disc('ink', 685, 372, 44),
  tick(page, 685, 372, 48, 'cut'),
  [bar(page, 620, 434, 130, 'ink', 12), bar(page, 645, 456, 80)],
  repeat(3, (i) => [
    page.path('guide', 568, 482 + i * 30, 802, 482 + i * 30),
    bar(page, 572, 494 + i * 30, 60),
    bar(page, 690, 494 + i * 30, 100 - i * 22, 'ink'),
  ]),
]
