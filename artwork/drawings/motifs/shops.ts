/** A store of one's own: set up, moved into, paid in and guarded. */
import { arrow, tick } from '../parts/annotate.ts'
import { bar, button, field, lines } from '../parts/content.ts'
import { panelFrame, phoneFrame, windowFrame } from '../parts/frames.ts'
import { PRODUCTS } from '../parts/goods.ts'
import { curve } from '../parts/markup.ts'
import { key } from '../parts/things.ts'
import { star } from '../parts/touch.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A product page in its editor; the block with the ratings is dragged from the side into its place. */
export const productTemplate = (): Ink => [
  panelFrame(page, 20, 28, 600, 424),
  page.path('line', 474, 52, 474, 452),
  [
    page.rect('soft', 94, 70, 196, 196, 2),
    PRODUCTS.shoe(page.at(192, 172, 1.7), 'paper'),
    repeat(3, (i) => [
      page.rect(i ? 'paper' : 'soft', 38, 70 + i * 68, 44, 60, 2),
      PRODUCTS.shoe(page.turn(60, 100 + i * 68, i * 30).at(0, 0, 0.34), i ? 'shade' : 'paper'),
    ]),
  ],
  [
    bar(page, 308, 76, 124, 'ink', 12),
    bar(page, 308, 98, 80),
    page.trace('paper', 'M308,132L320,120L386,120L386,144L320,144Z'),
    [page.disc('ink', 322, 132, 3), bar(page, 334, 129, 40, 'ink')],
    repeat(4, (i) =>
      page.disc(['soft', 'shade', 'paper', 'ink'][i] as Look, 320 + i * 34, 174, 12),
    ),
    page.disc('bold', 354, 174, 16),
    repeat(4, (i) => page.rect(i === 2 ? 'shade' : 'paper', 308 + i * 34, 202, 26, 22, 2)),
    page.rect('ink', 308, 238, 144, 28, 3),
    bar(page, 344, 249, 72, 'blank'),
  ],
  page.rect('dash', 38, 284, 414, 72, 2),
  [page.rect('paper', 38, 374, 414, 60, 2), lines(page, 54, 390, 380, [0.9, 0.6, 0.75], 14)],
  [
    bar(page, 490, 70, 70, 'ink', 7),
    [0, 1, 2, 3].map((i) => page.rect('soft', 490, 92 + i * 86, 114, 72, 3)),
    [page.rect('paper', 504, 106, 44, 44), lines(page, 558, 112, 34, [1, 0.7, 0.9], 14)],
    page.rect('dash', 500, 190, 94, 48, 2),
    repeat(3, (i) => page.rect('paper', 502 + i * 32, 280, 26, 40)),
    [page.rect('paper', 504, 372, 86, 20, 3), lines(page, 504, 402, 86, [0.8, 0.5], 12)],
  ],
  curve(page, 'line', [508, 214, 470, 214, 440, 230, 420, 262], 12),
  [
    page.turn(268, 296, -5).rect('hot', -60, -14, 216, 66, 3),
    repeat(5, (i) => star(page.turn(268, 296, -5), -34 + i * 28, 10, 11, i < 4 ? 'blank' : 'cut')),
    bar(page.turn(268, 296, -5), -44, 32, 130, 'blank'),
  ],
  page.poly('ink', 408, 304, 408, 330, 415, 324, 420, 335, 425, 333, 420, 322, 429, 321),
]

/** A removal van carries a whole shop away from its rented stall. */
export const storeMove = (): Ink => {
  const wheel = (x: number): Ink => [
    page.disc('ink', x, 408, 32),
    page.disc('paper', x, 408, 15),
    page.disc('ink', x, 408, 4),
  ]
  return [
    page.path('bold', 14, 440, 626, 440),
    [
      page.rect('dash', 22, 290, 96, 150),
      page.rect('dash', 32, 326, 76, 66),
      page.trace(
        'dash',
        'M16,262L124,262L124,284C124,300 106,300 106,284C106,300 88,300 88,284C88,300 70,300 70,284C70,300 52,300 52,284C52,300 34,300 34,284C34,300 16,300 16,284Z',
      ),
      page.turn(70, 360, -8).rect('paper', -26, -14, 52, 26, 2),
      bar(page.turn(70, 360, -8), -16, -4, 32, 'ink'),
    ],
    page.rect('shade', 140, 374, 460, 20),
    [
      page.rect('soft', 140, 74, 330, 306, 4),
      page.rect('paper', 156, 104, 298, 260),
      bar(page, 156, 86, 90, 'ink', 8),
      [page.rect('shade', 156, 184, 298, 8), page.rect('shade', 156, 272, 298, 8)],
      [page.rect('shade', 156, 358, 298, 8), page.rect('shade', 300, 104, 6, 254)],
    ],
    [
      PRODUCTS.shirt(page.at(192, 148, 0.74), 'soft'),
      PRODUCTS.shirt(page.at(262, 148, 0.74), 'shade'),
      PRODUCTS.lamp(page.at(340, 154, 0.66), 'soft'),
      PRODUCTS.mug(page.at(412, 160, 0.66), 'paper'),
      PRODUCTS.shoe(page.at(194, 252, 0.76), 'paper'),
      PRODUCTS.shoe(page.at(262, 252, 0.76), 'soft'),
    ],
    [
      page.rect('paper', 318, 214, 62, 42, 4),
      page.path('bold', 349, 214, 349, 256),
      page.trace('line', 'M349,214C330,196 326,214 349,214C372,214 368,196 349,214'),
      PRODUCTS.bag(page.at(420, 240, 0.72), 'shade'),
    ],
    [
      [page.rect('paper', 166, 306, 58, 52), page.rect('mute', 190, 306, 10, 16)],
      [page.rect('soft', 232, 322, 56, 36), page.rect('mute', 255, 322, 10, 12)],
      page.disc('paper', 370, 320, 34),
      key(page, 352, 318, 46, 'shade'),
    ],
    [
      page.trace(
        'hot',
        'M478,150L548,150C562,150 570,160 576,176L598,252C606,262 612,268 612,284L612,380L478,380Z',
      ),
      page.trace('paper', 'M502,174L544,174C552,174 556,180 560,190L576,248L502,248Z'),
      page.path('cut', 492, 268, 520, 268),
      page.path('cut', 492, 250, 492, 366),
      page.disc('paper', 604, 322, 6),
    ],
    [wheel(206), wheel(282), wheel(546)],
    [
      page.path('line', 128, 120, 60, 120),
      page.path('line', 128, 164, 84, 164),
      page.path('line', 128, 208, 48, 208),
    ],
  ]
}

/** The order waits in the checkout until the customer's phone has confirmed the payment. */
export const checkoutConfirmation = (): Ink => {
  const ridges: readonly (readonly [r: number, from: number, to: number])[] = [
    [10, 150, 400],
    [20, 130, 360],
    [30, 160, 410],
    [40, 140, 350],
    [50, 170, 385],
    [58, 200, 345],
  ]
  return [
    windowFrame(page, 24, 36, 372, 408),
    [field(page, 44, 90, 190, 0.6), field(page, 44, 144, 90, 0.4), field(page, 146, 144, 88, 0.5)],
    [
      page.rect('soft', 44, 206, 190, 132, 3),
      page.rect('paper', 58, 220, 162, 50, 3),
      page.disc('ink', 74, 245, 6),
      page.disc('line', 74, 245, 10),
      [page.rect('shade', 96, 232, 40, 26, 3), page.path('line', 96, 240, 136, 240)],
      bar(page, 146, 242, 56),
      page.rect('paper', 58, 280, 162, 46, 3),
      page.disc('line', 74, 303, 10),
      [bar(page, 96, 300, 84)],
    ],
    [page.rect('ink', 44, 356, 190, 40, 3), bar(page, 92, 373, 94, 'blank', 7)],
    [
      page.rect('soft', 254, 86, 124, 252, 3),
      [PRODUCTS.dress, PRODUCTS.watch].map((good, i) => [
        page.rect('paper', 266, 100 + i * 70, 56, 58),
        good(page.at(294, 129 + i * 70, 0.5), 'shade'),
        bar(page, 332, 112 + i * 70, 34, 'ink'),
        bar(page, 332, 128 + i * 70, 22),
      ]),
      page.path('line', 266, 254, 366, 254),
      repeat(2, (i) => [bar(page, 266, 270 + i * 18, 44), bar(page, 342, 270 + i * 18, 24)]),
      bar(page, 266, 314, 30, 'ink', 9),
      bar(page, 330, 314, 36, 'ink', 9),
    ],
    page.path('dash', 234, 376, 420, 376),
    arrow(page, 'line', [416, 376, 428, 376], 10),
    phoneFrame(page, 434, 64, 182, 356),
    [
      bar(page, 482, 108, 86, 'ink', 9),
      bar(page, 470, 128, 110),
      page.disc('soft', 525, 226, 74),
      ridges.map(([r, from, to]) => page.arc('wire', 525, 232, r, from, to)),
      page.trace('wire', 'M525,232C527,250 523,262 517,276'),
    ],
    [
      button(page, 460, 340, 130, 36),
      page.disc('paper', 600, 84, 24),
      tick(page, 600, 85, 22, 'wire'),
    ],
  ]
}

/** Machines queue at the checkout with stolen cards; a barrier holds them while their rate is watched. */
export const cardBots = (): Ink => {
  const robot = (x: number, h: number, look: Look): Ink => {
    const q = page.at(x, 430, h / 200)
    return [
      [q.path('bold', 0, -172, 0, -196), q.disc('ink', 0, -198, 6)],
      [q.path('bold', -18, -40, -18, -12), q.path('bold', 18, -40, 18, -12)],
      [q.rect('ink', -34, -14, 28, 14, 3), q.rect('ink', 6, -14, 28, 14, 3)],
      q.rect(look, -36, -104, 72, 66, 6),
      q.rect(look, -32, -172, 64, 58, 8),
      q.rect('shade', -12, -114, 24, 10),
      [q.disc('paper', -13, -146, 9), q.disc('paper', 13, -146, 9)],
      [q.disc('ink', -11, -146, 4), q.disc('ink', 15, -146, 4)],
      q.path('line', -14, -126, 14, -126),
      repeat(3, (i) => q.path('line', -20, -90 + i * 9, 4, -90 + i * 9)),
      q.path('bold', 36, -88, 54, -76, 60, -96),
      repeat(3, (i) => [
        q.turn(62, -98, -34 + i * 26).rect('paper', -6, -46, 34, 46, 4),
        q.turn(62, -98, -34 + i * 26).rect('ink', -6, -40, 34, 8),
      ]),
    ]
  }
  return [
    page.path('bold', 20, 430, 620, 430),
    [robot(66, 244, 'soft'), robot(228, 244, 'paper')],
    [
      page.rect('shade', 384, 190, 34, 240, 3),
      page.rect('paper', 378, 174, 46, 20, 3),
      page.disc('paper', 401, 352, 12),
      page.rect('hot', 296, 341, 104, 22, 3),
      repeat(3, (i) =>
        page.poly(
          'blank',
          312 + i * 28,
          342,
          324 + i * 28,
          342,
          316 + i * 28,
          362,
          304 + i * 28,
          362,
        ),
      ),
      page.disc('ink', 401, 352, 5),
    ],
    [
      page.rect('paper', 470, 60, 130, 96, 3),
      page.path('line', 484, 74, 484, 142, 588, 142),
      page.path('line', 484, 132, 500, 128, 514, 130, 526, 84, 538, 82, 548, 128, 586, 130),
      page.path('wire', 484, 108, 588, 108),
    ],
    [
      page.rect('soft', 468, 338, 140, 92, 3),
      page.rect('shade', 460, 326, 156, 14, 3),
      page.poly('soft', 496, 326, 506, 226, 574, 226, 584, 326),
      page.rect('paper', 514, 236, 52, 30, 3),
      tick(page, 540, 251, 18, 'bold'),
      repeat(6, (i) =>
        page.rect('paper', 512 + (i % 3) * 20, 276 + Math.floor(i / 3) * 18, 14, 12, 2),
      ),
      page.rect('ink', 502, 316, 76, 5, 2),
    ],
  ]
}
