/** Television on demand: shelves of programs, a player, and a place that is kept. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, button, lines } from '../parts/content.ts'
import { phoneFrame, tabletFrame } from '../parts/frames.ts'
import { playSign, type SceneName, scrubber, still, watched } from '../parts/playback.ts'
import { tabs, wideFrame } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A television set with two aerials, about its upper middle; 120 wide. */
const set = (p: Pen): Ink => [
  p.path('cut', -4, -2, -26, -26),
  p.path('cut', 4, -2, 26, -26),
  p.rect('soft', -60, 0, 120, 76, 8),
  p.rect('paper', -52, 8, 104, 58, 5),
  p.path('cut', -30, 84, 30, 84),
]

/** An arrow down to a tray: keep it on the phone. */
const keep = (x: number, y: number): Ink => [
  arrow(page, 'line', [x, y - 9, x, y + 5], 6),
  page.path('line', x - 9, y + 3, x - 9, y + 9, x + 9, y + 9, x + 9, y + 3),
]

/** What was begun, what was broadcast yesterday, what the program has to offer. */
export const dashboard = (): Ink => {
  const shelf = (y: number, scenes: readonly SceneName[], begun: readonly number[]): Ink => [
    bar(page, 250, y, 130, 'ink', 10),
    scenes.map((scene, i) => {
      const share = begun[i]
      return [
        still(page, 250 + i * 162, y + 20, 148, scene, i === 0 && share ? 'shade' : 'soft'),
        share
          ? [
              watched(page, 250 + i * 162, y + 103, 148, share),
              playSign(page, 324 + i * 162, y + 62, 16, 'paper'),
            ]
          : [],
        [bar(page, 250 + i * 162, y + 114, 92, 'ink'), bar(page, 250 + i * 162, y + 126, 56)],
      ]
    }),
  ]
  return [
    tabletFrame(page, 30, 24, 900, 592),
    page.rect('slab', 46, 40, 180, 560),
    set(page.at(90, 74, 0.42)),
    [bar(page, 128, 84, 66, 'glow', 10)],
    repeat(6, (i) => [
      i === 0 ? page.rect('flush', 46, 142, 180, 44) : [],
      page.rect(i === 0 ? 'glow' : 'hint', 70, 156 + i * 48, 16, 16, 4),
      bar(page, 100, 160 + i * 48, [70, 84, 56, 90, 64, 76][i] ?? 0, i === 0 ? 'glow' : 'hint', 7),
    ]),
    [bar(page, 70, 560, 90, 'hint')],
    page.rect('hot', 250, 60, 640, 182),
    still(page, 566, 60, 323.6, 'talk', 'soft'),
    bar(page, 276, 92, 200, 'blank', 18),
    [bar(page, 276, 126, 230, 'blank'), bar(page, 276, 142, 180, 'blank')],
    [page.rect('blank', 276, 182, 120, 38, 4), page.poly('ink', 296, 191, 296, 211, 312, 201)],
    bar(page, 324, 198, 52, 'ink'),
    shelf(266, ['desk', 'stage', 'pot', 'city'], [0.7, 0.35, 0.1, 0.5]),
    shelf(428, ['sea', 'talk', 'field', 'street'], []),
    repeat(4, (i) => [
      page.rect('soft', 250 + i * 162, 586, 148, 14),
      page.path(
        'line',
        250 + i * 162,
        600,
        250 + i * 162,
        586,
        398 + i * 162,
        586,
        398 + i * 162,
        600,
      ),
    ]),
    page.path('line', 226, 600, 914, 600),
  ]
}

/** The player on a phone on its side: scenes on the bar, skip, what comes next. */
export const player = (): Ink => [
  wideFrame(page, 40, 62, 880, 508),
  still(page, 70, 70, 820, 'talk', 'soft'),
  page.rect('slab', 70, 70, 820, 58),
  [
    page.path('cut', 104, 90, 94, 99, 104, 108),
    bar(page, 124, 88, 190, 'glow', 10),
    bar(page, 124, 106, 110, 'hint'),
  ],
  [
    page.trace('cut', 'M840,94L864,94L864,110L840,110Z'),
    page.path('cut', 836, 116, 868, 116),
    page.disc('glow', 800, 92, 3),
    page.disc('glow', 800, 101, 3),
    page.disc('glow', 800, 110, 3),
  ],
  playSign(page, 490, 286, 52),
  [350, 630].map((x) => page.disc('paper', x, 286, 42)),
  [
    page.arc('bold', 350, 286, 22, -50, 230),
    page.path('bold', 326, 272, 336, 269, 333, 259),
    page.arc('bold', 630, 286, 22, -50, 230),
    page.path('bold', 647, 259, 644, 269, 654, 272),
  ],
  page.rect('blank', 70, 444, 820, 100),
  page.rect('line', 70, 444, 820, 118),
  scrubber(page, 104, 478, 570, 0.58, [0.14, 0.33, 0.52, 0.78]),
  [bar(page, 104, 504, 50, 'ink', 7), bar(page, 624, 504, 50)],
  [bar(page, 290, 504, 190, 'ink', 7), bar(page, 320, 522, 130)],
  [
    page.rect('paper', 350, 352, 168, 104, 4),
    still(page, 358, 360, 152, 'street', 'soft'),
    page.poly('ink', 426.6, 456, 442.6, 456, 434.6, 466),
  ],
  [page.rect('soft', 694, 462, 182, 78, 4), still(page, 702, 471, 106, 'city', 'paper')],
  [
    bar(page, 820, 478, 44, 'ink'),
    bar(page, 820, 492, 32),
    page.poly('ink', 820, 510, 820, 528, 836, 519),
  ],
]

/** The episodes of a program, and the question where to go on. */
export const episodes = (): Ink => {
  const scenes: readonly SceneName[] = ['talk', 'street', 'city', 'stage', 'sea']
  return [
    phoneFrame(page, 150, 24, 304, 592),
    still(page, 158, 56, 288, 'talk', 'hot'),
    [page.disc('paper', 184, 80, 13), page.path('line', 188, 74, 180, 80, 188, 86)],
    [bar(page, 178, 232, 150, 'ink', 13), bar(page, 178, 254, 90)],
    [
      page.rect('paper', 364, 230, 62, 26, 13),
      bar(page, 378, 240, 24, 'ink'),
      page.poly('ink', 408, 240, 418, 240, 413, 247),
    ],
    scenes.map((scene, i) => {
      const y = 278 + i * 55
      return [
        i === 2 ? page.rect('wash', 160, y - 4, 284, 54) : [],
        still(page, 178, y, 80, scene, 'soft'),
        i < 3 ? watched(page, 178, y + 40, 80, i === 2 ? 0.58 : 1) : [],
        [bar(page, 270, y + 8, [90, 76, 96, 82, 70][i] ?? 0, 'ink', 7), bar(page, 270, y + 24, 60)],
        i < 2
          ? tick(page, 412, y + 22, 14, 'line')
          : i === 2
            ? playSign(page, 412, y + 22, 13)
            : keep(412, y + 22),
      ]
    }),
    tabs(page, 174, 562, 256, 4, 1),
    arrow(page, 'wire', [440, 410, 516, 410], 12),
    phoneFrame(page, 530, 66, 276, 520),
    still(page, 538, 130, 260, 'city', 'soft'),
    page.rect('ink', 538, 276, 260, 8),
    page.rect('flush', 538, 276, 151, 8),
    page.disc('hot', 689, 280, 9),
    [bar(page, 562, 310, 170, 'ink', 13), lines(page, 562, 336, 210, [1, 0.7], 16)],
    [button(page, 562, 386, 212, 44), button(page, 562, 442, 212, 44, 'paper')],
    [bar(page, 606, 514, 124)],
    bar(page, 562, 106, 110, 'ink', 8),
  ]
}

/** A picture leaves the television set and goes on at the same scene on a phone. */
export const cover = (): Ink => [
  page.rect('ground', 0, 0, 960, 640),
  repeat(4, (i) => page.arc('guide', 300, 110, 70 + i * 60, 190, 350)),
  [page.path('bold', 290, 150, 210, 50), page.path('bold', 310, 150, 390, 50)],
  [page.disc('hot', 210, 50, 9), page.disc('soft', 390, 50, 9)],
  page.rect('shade', 60, 150, 480, 340, 26),
  page.rect('soft', 60, 150, 480, 340, 26),
  page.rect('paper', 84, 174, 352, 240, 18),
  still(page, 100, 194, 320, 'talk', 'soft'),
  [
    page.disc('paper', 488, 220, 26),
    page.path('bold', 488, 220, 488, 200),
    page.disc('paper', 488, 296, 18),
  ],
  repeat(5, (i) => page.path('line', 464, 350 + i * 14, 512, 350 + i * 14)),
  scrubber(page, 110, 446, 300, 0.58),
  [page.path('bold', 150, 490, 120, 560), page.path('bold', 450, 490, 480, 560)],
  page.path('guide', 0, 560, 960, 560),
  repeat(5, (i) => {
    const frame = page.turn(634, 180, 188 + i * 31).turn(96, 0, 90)
    return [
      frame.rect('paper', -22, -16, 44, 32),
      frame.rect(i === 4 ? 'hot' : 'soft', -15, -9, 30, 18),
    ]
  }),
  arrow(page, 'line', [724, 138, 736, 162], 12),
  phoneFrame(page, 640, 170, 250, 440),
  still(page, 648, 220, 234, 'talk', 'hot'),
  scrubber(page, 668, 378, 194, 0.58),
  playSign(page, 765, 430, 26),
  [bar(page, 668, 478, 130, 'ink', 12), lines(page, 668, 506, 190, [1, 0.7, 0.85], 18)],
]
