/** Pages for everybody: regions, readers, errors that are told, words under pictures. */
import { bar, bust, button, lines, photo } from '../parts/content.ts'
import { windowFrame } from '../parts/frames.ts'
import { playSign, scrubber } from '../parts/playback.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A film with its words under the picture and beside it. */
export const captionedVideo = (): Ink => [
  page.rect('soft', 30, 60, 370, 360, 5),
  page.rect('paper', 44, 74, 342, 236),
  [
    page.rect('soft', 44, 74, 342, 236),
    page.rect('paper', 76, 100, 96, 70),
    page.path('line', 84, 160, 108, 132, 128, 148, 160, 112),
    bust(page, 268, 196, 184, 'paper'),
    page.trace('bold', 'M252,162C262,174 278,174 288,162'),
    [page.disc('ink', 254, 142, 3), page.disc('ink', 284, 142, 3)],
    repeat(3, (i) => page.arc('line', 318, 156, 16 + i * 14, -30, 30)),
    page.rect('line', 44, 74, 342, 236),
  ],
  page.rect('hot', 84, 322, 262, 46, 4),
  [bar(page, 100, 333, 230, 'blank', 8), bar(page, 134, 350, 160, 'blank', 8)],
  playSign(page, 64, 394, 15, 'ink'),
  scrubber(page, 96, 394, 284, 0.4),
  [
    page.rect('paper', 440, 40, 172, 404, 3),
    bar(page, 458, 60, 90, 'ink', 10),
    repeat(8, (i) => [
      i === 3 ? page.rect('hot', 440, 204, 172, 42) : [],
      bar(page, 456, 92 + i * 42, 26, i === 3 ? 'blank' : 'ink', 7),
      bar(
        page,
        494,
        90 + i * 42,
        [100, 88, 104, 96, 80, 102, 92, 70][i] ?? 0,
        i === 3 ? 'blank' : 'mute',
      ),
      bar(
        page,
        494,
        103 + i * 42,
        [70, 96, 50, 84, 98, 60, 80, 44][i] ?? 0,
        i === 3 ? 'blank' : 'mute',
      ),
    ]),
  ],
  page.path('dash', 210, 380, 210, 440, 424, 440, 424, 225, 440, 225),
]

/** What is wrong is listed at the top, and the list leads to the field. */
export const formErrors = (): Ink => {
  const y = (i: number) => 176 + i * 62
  return [
    page.rect('paper', 60, 28, 430, 424, 4),
    page.rect('soft', 84, 50, 382, 92, 3),
    page.rect('ink', 84, 50, 8, 92),
    bar(page, 112, 66, 140, 'ink', 9),
    repeat(2, (i) => [
      page.disc(i ? 'ink' : 'flush', 118, 97 + i * 22, 4),
      bar(page, 132, 93 + i * 22, i ? 120 : 170, i ? 'mute' : 'flush', 8),
    ]),
    repeat(4, (i) => [
      bar(page, 84, y(i) - 18, [70, 54, 84, 62][i] ?? 0, 'ink', 6),
      page.rect(i === 2 ? 'paper' : 'soft', 84, y(i) - 6, i === 3 ? 160 : 250, 32, 2),
      i === 2 ? page.rect('wire', 84, y(i) - 6, 250, 32, 2) : [],
      i === 2 ? page.rect('wire', 82, y(i) - 8, 254, 36, 3) : [],
      bar(page, 96, y(i) + 6, [130, 90, 50, 70][i] ?? 0),
    ]),
    [
      page.disc('hot', 360, y(2) + 10, 13),
      page.rect('blank', 358.3, y(2) + 2, 3.4, 10),
      page.disc('blank', 360, y(2) + 16, 2.2),
      bar(page, 382, y(2) + 1, 76, 'ink', 7),
      bar(page, 382, y(2) + 14, 52),
    ],
    button(page, 84, 406, 96, 26, 'shade'),
    page.trace('wire', 'M306,97C420,97 560,110 570,200C576,270 540,300 470,326'),
    page.path('wire', 488, 322, 468, 328, 478, 310),
  ]
}

/** What is in focus on the page is spoken, and raised under the fingertips. */
export const screenReader = (): Ink => {
  const cell = (x: number, mask: number): Ink =>
    repeat(6, (k) =>
      page.disc(
        (mask >> k) & 1 ? 'ink' : 'mute',
        x + Math.floor(k / 3) * 13,
        372 + (k % 3) * 13,
        (mask >> k) & 1 ? 4.5 : 2,
      ),
    )
  return [
    windowFrame(page, 36, 40, 290, 250),
    [
      bar(page, 58, 96, 120, 'ink', 11),
      lines(page, 58, 122, 150, [1, 0.9, 0.6]),
      photo(page, 232, 94, 74, 66),
      page.rect('flush', 56, 186, 148, 56, 9),
      page.rect('blank', 61, 191, 138, 46, 6),
      page.rect('paper', 66, 196, 128, 36, 3),
      bar(page, 90, 210, 80, 'ink', 8),
      page.rect('soft', 222, 196, 84, 36, 3),
      lines(page, 58, 258, 230, [1, 0.7]),
    ],
    [
      page.path('wire', 204, 214, 352, 214, 352, 134, 386, 134),
      page.path('wire', 130, 242, 130, 348),
      page.path('wire', 120, 338, 130, 350, 140, 338),
    ],
    [
      page.poly('paper', 386, 116, 406, 116, 432, 92, 432, 176, 406, 152, 386, 152),
      repeat(3, (i) => page.arc('bold', 432, 134, 20 + i * 16, -38, 38)),
    ],
    [
      page.trace(
        'paper',
        'M500,66L606,66Q616,66 616,76L616,164Q616,174 606,174L540,174L512,198L518,174L510,174Q500,174 500,164Z',
      ),
      bar(page, 518, 90, 70, 'ink', 9),
      bar(page, 518, 114, 82),
      bar(page, 518, 134, 48),
    ],
    page.rect('shade', 36, 350, 568, 66, 10),
    page.rect('paper', 50, 360, 540, 46, 4),
    [19, 7, 29, 14, 21, 45, 10, 23, 38, 17, 11, 62, 25].map((mask, i) => cell(70 + i * 40, mask)),
    repeat(2, (i) =>
      page.trace(
        'paper',
        `M${214 + i * 60},458L${214 + i * 60},398C${214 + i * 60},376 ${248 + i * 60},376 ${248 + i * 60},398L${248 + i * 60},458Z`,
      ),
    ),
    repeat(2, (i) =>
      page.trace(
        'line',
        `M${221 + i * 60},404C${221 + i * 60},388 ${241 + i * 60},388 ${241 + i * 60},404`,
      ),
    ),
  ]
}

/** The regions of a page and their outline: what can be jumped to. */
export const landmarks = (): Ink => {
  const regions = [
    [40, 36, 330, 52],
    [40, 96, 330, 34],
    [40, 138, 226, 236],
    [274, 138, 96, 236],
    [40, 382, 330, 58],
  ] as const
  const entries = [70, 134, 222, 330, 410]
  return [
    regions.map(([x, y, w, h], i) => [
      page.rect(i === 2 ? 'paper' : 'soft', x, y, w, h, 2),
      i === 2 ? page.rect('wire', x, y, w, h, 2) : [],
      page.rect(i === 2 ? 'hot' : 'ink', x, y, 30, 14),
      bar(page, x + 7, y + 5, 16, 'blank', 4),
    ]),
    [
      [page.disc('paper', 100, 62, 13), bar(page, 124, 57, 90, 'ink', 9)],
      repeat(5, (i) => bar(page, 84 + i * 56, 110, 40)),
      [
        page.rect('line', 58, 166, 190, 190),
        bar(page, 72, 182, 110, 'ink', 10),
        lines(page, 72, 204, 160, [1, 0.9, 0.95, 0.6]),
      ],
      photo(page, 72, 266, 160, 76),
      lines(page, 288, 170, 68, [1, 0.7, 0.9, 1, 0.6, 0.8], 17),
      repeat(3, (i) => lines(page, 90 + i * 90, 404, 60, [1, 0.6])),
    ],
    [
      page.path('line', 446, 40, 446, 410),
      entries.map((y) => page.path('line', 446, y, 462, y)),
      page.path('line', 482, 222, 482, 276, 498, 276),
    ],
    [
      page.path('guide', 370, 62, 408, 62, 408, 70, 446, 70),
      page.path('guide', 370, 113, 408, 113, 408, 134, 446, 134),
      page.path('wire', 266, 222, 446, 222),
      page.path('guide', 370, 330, 446, 330),
      page.path('guide', 370, 410, 446, 410),
    ],
    entries.map((y, i) => [
      page.rect(i === 2 ? 'hot' : 'paper', 462, y - 17, 142, 34, 3),
      bar(page, 478, y - 4, [70, 92, 60, 78, 84][i] ?? 0, i === 2 ? 'blank' : 'ink', 8),
    ]),
    [page.rect('paper', 498, 262, 106, 28, 3), bar(page, 512, 273, 60)],
  ]
}
