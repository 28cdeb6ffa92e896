/** What pages are carried by and where else they appear: letters, results, editors, without a net. */
import { bar, lines, photo } from '../parts/content.ts'
import { panelFrame, windowFrame } from '../parts/frames.ts'
import { star } from '../parts/touch.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A letter with the layout of a page; the net of its table shines through. */
export const htmlEmail = (): Ink => [
  page.poly('shade', 100, 250, 320, 96, 540, 250),
  page.rect('paper', 162, 32, 316, 330, 3),
  [
    photo(page, 182, 52, 276, 96),
    lines(page, 182, 170, 128, [1, 0.8, 0.95, 0.9, 0.6], 16),
    lines(page, 330, 170, 128, [0.9, 1, 0.7, 0.95, 0.5], 16),
    page.rect('hot', 258, 268, 124, 34, 4),
    bar(page, 288, 282, 64, 'blank'),
    [
      page.path('guide', 182, 42, 182, 320),
      page.path('guide', 320, 42, 320, 320),
      page.path('guide', 458, 42, 458, 320),
    ],
    [158, 258, 312].map((y) => page.path('guide', 170, y, 470, y)),
  ],
  page.poly('soft', 100, 250, 320, 372, 100, 446),
  page.poly('soft', 540, 250, 320, 372, 540, 446),
  page.poly('paper', 100, 446, 300, 346, 320, 340, 340, 346, 540, 446),
  page.path('line', 100, 250, 100, 446, 540, 446, 540, 250),
]

/** What a page says about a product, part by part, as names and values. */
export const structuredData = (): Ink => {
  const rows = [130, 190, 250, 310]
  return [
    windowFrame(page, 36, 40, 250, 400),
    [
      page.rect('soft', 60, 96, 202, 150),
      page.trace(
        'shade',
        'M136,120L136,140L112,150L120,176L132,172L132,224L190,224L190,172L202,176L210,150L186,140L186,120C180,134 142,134 136,120Z',
      ),
      bar(page, 60, 266, 140, 'ink', 12),
      page.rect('hot', 60, 298, 84, 30, 3),
      bar(page, 76, 309, 52, 'blank', 8),
      repeat(5, (i) => star(page, 70 + i * 26, 358, 11, i < 4 ? 'ink' : 'mute')),
      lines(page, 60, 388, 200, [1, 0.7]),
    ],
    [
      page.path('guide', 262, 170, 330, 170, 330, rows[0] ?? 0, 392, rows[0] ?? 0),
      page.path('guide', 200, 272, 340, 272, 340, rows[1] ?? 0, 392, rows[1] ?? 0),
      page.path('wire', 144, 313, 350, 313, 350, rows[2] ?? 0, 392, rows[2] ?? 0),
      page.path('guide', 188, 358, 360, 358, 360, rows[3] ?? 0, 392, rows[3] ?? 0),
    ],
    page.trace('bold', 'M408,70C370,70 398,212 362,220C398,228 370,370 408,370'),
    page.trace('bold', 'M580,70C618,70 590,212 626,220C590,228 618,370 580,370'),
    rows.map((y, i) => [
      page.rect(i === 2 ? 'hot' : 'paper', 404, y - 22, 180, 44, 3),
      bar(page, 418, y - 4, [44, 36, 40, 50][i] ?? 0, i === 2 ? 'blank' : 'ink', 8),
      page.disc(i === 2 ? 'blank' : 'ink', 484, y - 5, 2),
      page.disc(i === 2 ? 'blank' : 'ink', 484, y + 5, 2),
      i === 0
        ? page.rect('shade', 500, y - 13, 34, 26, 2)
        : i === 3
          ? repeat(4, (k) => star(page, 508 + k * 17, y, 7))
          : bar(page, 500, y - 4, i === 1 ? 66 : 40, i === 2 ? 'blank' : 'mute', 8),
    ]),
  ]
}

/** The line is cut, but the page is fed from a store close by; a letter waits to go out. */
export const offlineCache = (): Ink => [
  page.path('line', 20, 436, 620, 436),
  windowFrame(page, 28, 150, 210, 200),
  [
    photo(page, 46, 200, 80, 66),
    lines(page, 142, 204, 78, [1, 0.7, 0.9, 0.5], 17),
    lines(page, 46, 288, 170, [1, 0.8, 0.9], 17),
  ],
  [
    page.rect('soft', 300, 176, 140, 260, 3),
    repeat(4, (i) => [
      page.rect(i === 1 ? 'hot' : 'paper', i === 1 ? 286 : 312, 190 + i * 60, 116, 48, 2),
      page.rect(i === 1 ? 'blank' : 'ink', i === 1 ? 326 : 352, 210 + i * 60, 36, 8, 4),
    ]),
    page.poly('shade', 402, 250, 428, 250, 428, 298, 402, 298),
  ],
  [page.path('wire', 282, 274, 250, 274), page.path('wire', 262, 264, 250, 274, 262, 284)],
  [
    page.poly('shade', 306, 152, 434, 152, 426, 176, 314, 176),
    page.turn(334, 108, -5).rect('paper', 0, 0, 78, 50, 2),
    page.turn(334, 108, -5).path('line', 0, 0, 39, 28, 78, 0),
    page.poly('soft', 300, 156, 440, 156, 432, 176, 308, 176),
  ],
  [
    page.path('bold', 440, 330, 478, 330, 484, 336),
    page.path('line', 478, 330, 490, 322),
    page.path('line', 478, 330, 488, 342),
    page.path('bold', 512, 326, 506, 330, 520, 330, 548, 330, 548, 282),
    page.path('line', 520, 330, 508, 340),
    page.path('line', 498, 300, 494, 314),
    page.path('line', 508, 352, 504, 366),
  ],
  [
    page.disc('paper', 548, 210, 72),
    page.disc('line', 548, 210, 30, 72),
    page.path('line', 548, 138, 548, 282),
    page.path('line', 476, 210, 620, 210),
    page.trace('line', 'M488,170C520,186 576,186 608,170'),
    page.trace('line', 'M488,250C520,234 576,234 608,250'),
  ],
]

/** Each field of the editor fills its region of the page; one description is missing. */
export const editorTemplate = (): Ink => [
  panelFrame(page, 30, 50, 244, 390),
  [
    bar(page, 50, 94, 50, 'ink', 5),
    page.rect('paper', 50, 106, 204, 34, 2),
    bar(page, 62, 119, 120, 'mute', 8),
    bar(page, 50, 164, 40, 'ink', 5),
    page.rect('paper', 50, 176, 204, 96, 2),
    lines(page, 62, 190, 180, [1, 0.9, 0.95, 0.5], 20),
    bar(page, 50, 296, 60, 'ink', 5),
    photo(page, 50, 308, 92, 72),
    page.rect('wire', 156, 330, 98, 30, 2),
    page.disc('hot', 240, 314, 14),
    page.rect('blank', 238.5, 305, 3, 11),
    page.disc('blank', 240, 320, 2),
    page.rect('ink', 50, 400, 70, 24, 3),
  ],
  windowFrame(page, 368, 50, 244, 390),
  [
    photo(page, 368, 84, 244, 130),
    bar(page, 388, 236, 160, 'ink', 14),
    lines(page, 388, 276, 204, [1, 0.92, 0.97, 0.88, 1, 0.9, 0.95, 0.5], 18),
  ],
  [
    page.trace('line', 'M254,123C330,123 310,243 382,243'),
    page.trace('line', 'M254,224C330,224 310,330 382,330'),
    page.trace('line', 'M142,366C300,420 300,150 362,150'),
    [
      [254, 123],
      [254, 224],
      [142, 366],
    ].map(([x = 0, y = 0]) => page.disc('ink', x, y, 5)),
    [
      [382, 243],
      [382, 330],
      [364, 150],
    ].map(([x = 0, y = 0]) => page.disc('paper', x, y, 5)),
  ],
]
