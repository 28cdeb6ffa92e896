/** An app in which cricket fans cheer for their side, ball by ball. */
import { arrow } from '../parts/annotate.ts'
import { axes, graph } from '../parts/charts.ts'
import { avatar, bar, lines } from '../parts/content.ts'
import { ball, bat, crowd, oval, stumps } from '../parts/cricket.ts'
import { phoneFrame } from '../parts/frames.ts'
import { PRODUCTS } from '../parts/goods.ts'
import { bubble, heart, tabs, wideFrame } from '../parts/touch.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** The cheering of both sides as a rope that is pulled. */
const tug = (x: number, y: number, w: number, h: number, share: number): Ink => [
  page.rect('shade', x, y, w, h, h / 2),
  page.rect('hot', x, y, w * share, h, h / 2),
  page.disc('paper', x + w * share, y + h / 2, h * 0.8),
]

/** A clapper of cardboard, a horn, a drum: what makes the noise. */
const NOISE: readonly ((x: number, y: number, look: Look) => Ink)[] = [
  (x, y, look) => [
    page.turn(x, y + 16, -18).rect(look, -9, -36, 18, 36, 4),
    page.turn(x, y + 16, 18).rect('paper', -9, -36, 18, 36, 4),
  ],
  (x, y, look) => [
    page.poly(look, x - 18, y - 4, x + 10, y - 16, x + 10, y + 16, x - 18, y + 4),
    page.disc('paper', x + 10, y, 6, 16),
  ],
  (x, y, look) => [
    page.rect(look, x - 18, y - 8, 36, 24),
    page.disc('paper', x, y - 8, 18, 7),
    page.path('bold', x - 16, y - 26, x - 2, y - 9),
    page.path('bold', x + 18, y - 24, x + 6, y - 9),
  ],
]

/** Waves that go out from a point to both sides. */
const waves = (x: number, y: number, from: number, count: number): Ink =>
  repeat(count, (i) => [
    page.arc(i ? 'line' : 'wire', x, y, from + i * 26, -38, 38),
    page.arc(i ? 'line' : 'wire', x, y, from + i * 26, 142, 218),
  ])

/** The match on the phone in the middle of the stands. */
export const dashboard = (): Ink => [
  page.disc('wash', 480, 330, 446, 300),
  repeat(3, (i) => page.disc('guide', 480, 330, 446 - i * 60, 300 - i * 40)),
  repeat(44, (i) => {
    const [a, row] = [(i * 2 * Math.PI) / 44, i % 3]
    const x = Math.cos(a) * (416 - row * 60)
    if (Math.abs(x) < 164) return []
    return page.disc(
      i > 12 && i < 32 ? 'hot' : 'paper',
      480 + x,
      330 + Math.sin(a) * (280 - row * 40),
      11,
    )
  }),
  phoneFrame(page, 332, 24, 296, 592),
  PRODUCTS.shirt(page.at(386, 86, 0.5), 'hot'),
  PRODUCTS.shirt(page.at(574, 86, 0.5), 'shade'),
  [bar(page, 424, 70, 44, 'ink', 14), bar(page, 430, 92, 32)],
  [bar(page, 494, 70, 44, 'ink', 14), bar(page, 498, 92, 32)],
  page.path('line', 481, 66, 481, 102),
  oval(page, 480, 204, 118, 82),
  page.trace('wire', 'M484,186C500,150 540,150 560,168'),
  ball(page, 562, 170, 8),
  repeat(6, (i) => [
    page.disc(i < 4 ? 'soft' : 'paper', 371 + i * 44, 316, 16),
    [
      bar(page, 364, 313, 14, 'ink'),
      page.disc('ink', 415, 316, 4),
      stumps(page.at(459, 327, 0.22), 'ink'),
      bar(page, 496, 313, 14, 'ink'),
    ][i] ?? [],
  ]),
  tug(360, 352, 240, 16, 0.64),
  [bar(page, 360, 382, 60, 'ink', 8), bar(page, 560, 382, 40, 'mute', 8)],
  [
    page.disc('wash', 480, 468, 66),
    waves(480, 468, 68, 2),
    page.disc('hot', 480, 468, 54),
    page.trace('blank', 'M460,478L460,460L474,460L496,444L496,494L474,478Z'),
    page.arc('cut', 494, 469, 16, -50, 50),
  ],
  tabs(page, 356, 556, 248, 4, 0),
]

/** Loud mode: the phone on its side, shaken like a clapper, with everyone who shakes along. */
export const cheer = (): Ink => [
  [
    page.arc('line', 480, 300, 452, 160, 200),
    page.arc('line', 480, 300, 452, -20, 20),
    page.arc('guide', 480, 300, 474, 164, 196),
    page.arc('guide', 480, 300, 474, -16, 16),
  ],
  wideFrame(page, 70, 80, 820, 470),
  page.rect('hot', 100, 88, 760, 210),
  crowd(page, 112, 266, 736, 11, ['soft', 'paper', 'shade']),
  page.rect('blank', 100, 299, 760, 30),
  page.path('line', 100, 298, 860, 298),
  [bubble(page, 172, 104, 120, 46), heart(page, 200, 128, 22), bar(page, 220, 124, 56, 'ink', 8)],
  [bubble(page, 420, 100, 150, 46, 'paper', true), lines(page, 436, 114, 110, [1, 0.6], 12)],
  [bubble(page, 690, 106, 110, 46), ball(page, 720, 129, 13), bar(page, 742, 125, 44, 'ink', 8)],
  bar(page, 132, 326, 120, 'ink', 12),
  repeat(22, (i) => {
    const level = 0.3 + 0.7 * Math.abs(Math.sin(i * 1.3) * Math.cos(i * 0.37))
    return page.rect(i < 15 ? 'hot' : 'soft', 132 + i * 22, 440 - level * 84, 14, level * 84, 3)
  }),
  page.path('line', 124, 440, 620, 440),
  NOISE.map((draw, i) => [
    page.disc(i === 0 ? 'hot' : 'soft', 166 + i * 96, 492, 36),
    draw(166 + i * 96, 492, 'shade'),
  ]),
  [lines(page, 430, 478, 190, [1, 0.7], 18)],
  page.path('guide', 644, 346, 644, 530),
  [
    PRODUCTS.shirt(page.at(704, 362, 0.54), 'hot'),
    PRODUCTS.shirt(page.at(828, 362, 0.54), 'shade'),
  ],
  tug(682, 406, 170, 20, 0.7),
  repeat(4, (i) => avatar(page, 700 + i * 40, 470, 17, i === 3 ? 'hot' : 'soft')),
  bar(page, 682, 508, 130, 'ink', 8),
]

/** After the match: when it was loudest, and what had just happened. */
export const peaks = (): Ink => {
  const loud = [
    0.2, 0.26, 0.22, 0.8, 0.4, 0.3, 0.36, 0.6, 0.4, 0.34, 0.3, 0.96, 0.5, 0.42, 0.7, 0.9,
  ]
  const at = (i: number): readonly [x: number, y: number] => [
    454 + (i * 440) / 15,
    430 - 260 * (loud[i] ?? 0),
  ]
  return [
    phoneFrame(page, 60, 24, 300, 592),
    bar(page, 90, 66, 120, 'ink', 12),
    repeat(3, (i) => [
      page.rect(i === 1 ? 'ink' : 'paper', 90 + i * 82, 92, 74, 24, 12),
      bar(page, 106 + i * 82, 101, 42, i === 1 ? 'blank' : 'mute'),
    ]),
    repeat(4, (i) => {
      const y = 132 + i * 104
      return [
        page.rect(i === 0 ? 'soft' : 'paper', 84, y, 252, 94, 4),
        page.disc('paper', 118, y + 36, 22),
        i % 2
          ? stumps(page.at(118, y + 50, 0.32), 'shade')
          : i
            ? bat(page.turn(118, y + 36, 38).at(0, 0, 0.22))
            : ball(page, 118, y + 36, 13),
        [bar(page, 152, y + 20, 100, 'ink', 8), lines(page, 152, y + 38, 150, [1, 0.6], 13)],
        repeat(24, (bin) => {
          const h = 3 + 15 * Math.abs(Math.sin(bin * 0.9 + i * 2) * Math.sin((bin * Math.PI) / 24))
          return page.rect(
            bin < 10 && i === 0 ? 'flush' : 'mute',
            100 + bin * 9.2,
            y + 82 - h,
            5,
            h,
          )
        }),
      ]
    }),
    tabs(page, 84, 560, 252, 4, 2),
    page.rect('paper', 400, 60, 520, 520, 6),
    [bar(page, 430, 86, 150, 'ink', 14), bar(page, 430, 110, 100)],
    [
      PRODUCTS.shirt(page.at(838, 100, 0.4), 'hot'),
      PRODUCTS.shirt(page.at(888, 100, 0.4), 'shade'),
    ],
    axes(page, 440, 150, 460, 290),
    repeat(4, (i) => page.path('guide', 440, 210 + i * 58, 900, 210 + i * 58)),
    graph(
      page,
      454,
      170,
      440,
      260,
      [0.3, 0.2, 0.34, 0.2, 0.24, 0.5, 0.3, 0.2, 0.5, 0.62, 0.4, 0.2, 0.3, 0.2, 0.4, 0.2],
      'line',
    ),
    graph(page, 454, 170, 440, 260, loud),
    [3, 11, 15].map((i) => {
      const [x, y] = at(i)
      return [page.path('dash', x, y, x, 440), page.disc('hot', x, y, 8)]
    }),
    [
      ball(page, at(3)[0], 470, 15),
      stumps(page.at(at(11)[0], 488, 0.4), 'shade'),
      bat(page.turn(at(15)[0] - 4, 470, 38).at(0, 0, 0.26)),
    ],
    repeat(16, (i) => page.path('line', ...at(i).slice(0, 1), 440, ...at(i).slice(0, 1), 446)),
    arrow(page, 'line', [346, 180, 390, 180], 10),
    repeat(6, (i) => avatar(page, 452 + i * 40, 542, 16, i < 4 ? 'hot' : 'soft')),
    lines(page, 720, 532, 170, [1, 0.6], 16),
  ]
}

/** A ball on its way over the rope, seen from a stand that will not sit down. */
export const cover = (): Ink => [
  page.rect('ground', 0, 0, 960, 640),
  repeat(4, (i) => page.disc('guide', 640, 400, 250 + i * 130, 90 + i * 60)),
  page.poly('wash', 520, 370, 800, 370, 900, 450, 420, 450),
  page.path('guide', 480, 428, 850, 428),
  page.trace('dash', 'M566,372C440,130 300,60 176,108'),
  bat(page.turn(622, 266, 24).at(0, 0, 1.9)),
  stumps(page.at(748, 424, 2.5), 'soft'),
  ball(page, 150, 128, 46),
  repeat(3, (i) => page.arc('line', 150, 128, 64 + i * 16, -10, 40)),
  crowd(page, -20, 510, 1000, 11, ['shade', 'soft', 'paper']),
  crowd(page, -70, 592, 1100, 9, ['soft', 'hot', 'soft', 'paper']),
]
