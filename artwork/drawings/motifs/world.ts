/** The world outside: places, days, letters, flights. */

import { arrow, dimension, tick } from '../parts/annotate.ts'
import { avatar, bar, lines, photo } from '../parts/content.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const pin = (x: number, y: number, size: number, look: Look = 'hot'): Ink => [
  page.trace(
    look,
    `M${x},${y}C${x - size * 0.2},${y - size * 0.5} ${x - size * 0.5},${y - size * 0.7} ${x - size * 0.5},${y - size}C${x - size * 0.5},${y - size * 1.66} ${x + size * 0.5},${y - size * 1.66} ${x + size * 0.5},${y - size}C${x + size * 0.5},${y - size * 0.7} ${x + size * 0.2},${y - size * 0.5} ${x},${y}Z`,
  ),
  page.disc('blank', x, y - size, size * 0.2),
]

/** A globe with its meridians and the ways between three places. */
export const globe = (): Ink => [
  page.disc('soft', 320, 244, 176),
  repeat(3, (i) => page.disc('line', 320, 244, 58 + i * 52 - (i === 2 ? 8 : 0), 176)),
  page.path('line', 320, 68, 320, 420),
  page.path('line', 144, 244, 496, 244),
  [176, 312].map((y) => page.path('line', 320 - 162, y, 320 + 162, y)),
  [112, 376].map((y) => page.path('line', 320 - 117, y, 320 + 117, y)),
  page.disc('dash', 320, 244, 214, 214),
  page.trace('wire', 'M216,186C250,70 400,70 446,176'),
  page.trace('wire', 'M446,176C440,240 420,270 386,294'),
  page.trace('wire', 'M216,186C250,300 320,330 386,294'),
  [pin(216, 186, 34), pin(446, 176, 34), pin(386, 294, 34)],
  page.turn(320, 244, -40).poly('ink', 206, -12, 230, 0, 206, 12),
]

/** A calendar with one day fixed. */
export const calendar = (): Ink => [
  page.rect('shade', 122, 92, 420, 340, 6),
  page.rect('paper', 104, 76, 420, 340, 6),
  page.trace('ink', 'M104,140L104,82Q104,76 110,76L518,76Q524,76 524,82L524,140Z'),
  bar(page, 136, 102, 120, 'blank', 14),
  repeat(2, (i) =>
    page.path('cut', 470 + i * 24 - 6, 100, 476 + i * 20, 108, 470 + i * 24 - 6, 116),
  ),
  repeat(4, (i) => page.rect('soft', 170 + i * 92, 56, 14, 42, 7)),
  repeat(6, (i) => page.path('guide', 164 + i * 60, 140, 164 + i * 60, 416)),
  repeat(4, (i) => page.path('guide', 104, 195 + i * 55, 524, 195 + i * 55)),
  repeat(31, (i) => {
    const [column, row] = [(i + 2) % 7, Math.floor((i + 2) / 7)]
    return bar(page, 114 + column * 60, 150 + row * 55, 16, column > 4 ? 'mute' : 'ink', 6)
  }),
  page.rect('wash', 226, 210, 168, 22),
  page.rect('hot', 344, 250, 60, 55),
  tick(page, 374, 278, 30, 'cut'),
  page.rect('mute', 114, 328, 110, 14),
  page.disc('wire', 494, 222, 22),
]

/** An open envelope with its letter. */
export const envelope = (): Ink => [
  page.poly('shade', 110, 214, 320, 70, 530, 214, 530, 424, 110, 424),
  page.rect('paper', 156, 60, 328, 300),
  [
    bar(page, 186, 92, 110, 'ink', 10),
    lines(page, 186, 124, 268, [1, 0.92, 0.96, 0.6], 20),
    lines(page, 186, 216, 268, [0.9, 0.7], 20),
  ],
  page.rect('hot', 416, 80, 48, 56),
  page.rect('cut', 424, 88, 32, 40),
  page.poly('soft', 110, 214, 300, 338, 110, 424),
  page.poly('soft', 530, 214, 340, 338, 530, 424),
  page.trace('paper', 'M110,424L306,318Q320,310 334,318L530,424Z'),
  repeat(3, (i) => page.path('line', 40 + i * 14, 290 + i * 40, 92, 290 + i * 40)),
]

/** Friends share a post, and theirs share it again. */
export const share = (): Ink => {
  const near = [
    [120, 110],
    [534, 96],
    [548, 372],
    [110, 376],
  ] as const
  const far = [
    [
      [40, 60],
      [58, 190],
    ],
    [
      [606, 40],
      [606, 170],
    ],
    [
      [610, 300],
      [600, 440],
    ],
    [
      [36, 300],
      [44, 440],
    ],
  ] as const
  return [
    near.map(([x, y], i) => [
      page.path('wire', 320, 240, x, y),
      far[i]?.map(([fx, fy]) => [page.path('line', x, y, fx, fy), page.disc('soft', fx, fy, 12)]) ??
        [],
      avatar(page, x, y, 40),
    ]),
    page.rect('paper', 212, 96, 216, 288, 6),
    avatar(page, 244, 130, 18),
    [bar(page, 274, 120, 90, 'ink'), bar(page, 274, 134, 60)],
    photo(page, 212, 162, 216, 142),
    page.trace(
      'hot',
      'M246,356C220,340 226,318 240,322C244,324 246,328 246,330C246,328 248,324 252,322C266,318 272,340 246,356Z',
    ),
    page.trace('line', 'M288,326L320,326L320,346L304,346L296,354L296,346L288,346Z'),
    [
      page.path('line', 346, 348, 358, 326, 384, 326),
      page.path('line', 376, 318, 385, 326, 376, 334),
    ],
  ]
}

/** An aircraft from above, with its measures. */
export const plane = (): Ink => [
  page.path('guide', 320, 24, 320, 456),
  page.trace('soft', 'M296,190L60,306L60,334L298,276Z'),
  page.trace('soft', 'M344,190L580,306L580,334L342,276Z'),
  [
    [196, 236],
    [412, 236],
  ].map(([x = 0, y = 0]) => page.rect('paper', x, y, 32, 48, 10)),
  page.poly('soft', 304, 370, 232, 414, 232, 432, 310, 410),
  page.poly('soft', 336, 370, 408, 414, 408, 432, 330, 410),
  page.trace(
    'paper',
    'M320,36C346,60 348,110 348,160L344,340C342,390 330,430 320,444C310,430 298,390 296,340L292,160C292,110 294,60 320,36Z',
  ),
  page.trace('hot', 'M320,36C336,50 343,74 346,100L294,100C297,74 304,50 320,36Z'),
  repeat(9, (i) => [
    page.rect('ink', 302, 126 + i * 24, 6, 10, 3),
    page.rect('ink', 332, 126 + i * 24, 6, 10, 3),
  ]),
  page.path('bold', 320, 380, 320, 440),
  dimension(page, 60, 372, 190, 372),
  dimension(page, 450, 372, 580, 372),
  page.path('guide', 60, 340, 60, 382),
  page.path('guide', 580, 340, 580, 382),
  dimension(page, 606, 36, 606, 444),
  arrow(page, 'dash', [120, 200, 120, 60], 12),
  arrow(page, 'dash', [510, 200, 510, 60], 12),
]
