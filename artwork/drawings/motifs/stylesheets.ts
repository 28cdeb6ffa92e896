/** How pages get their looks: rules that win, boxes that adapt, grids, tokens. */
import { PLAIN, space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar, button, lines, photo } from '../parts/content.ts'
import { phoneFrame, tabletFrame, windowFrame } from '../parts/frames.ts'
import { hatch } from '../parts/signals.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Four layers of rules match one element; only the topmost reaches it. */
export const cascadeLayers = (): Ink => {
  const s = space(244, 208)
  const sheet = (i: number): Ink => {
    const z = i * 62
    const p = s.top(0, 0, z)
    const top = i === 3
    return [
      s.box(0, 0, z - 5, 230, 170, 5),
      p.poly('shade', 30 + i * 36, 170, 76 + i * 36, 170, 72 + i * 36, 186, 34 + i * 36, 186),
      repeat(4, (j) => [
        j === 2
          ? p.rect(top ? 'hot' : 'ink', 20, 96, 190, 20, 3)
          : [
              bar(p, 24, 22 + j * 38, 60, 'ink', 8),
              bar(p, 94, 22 + j * 38, 90 - j * 12, 'mute', 8),
            ],
      ]),
      top
        ? []
        : [s.path('bold', 230, 106, z, 266, 106, z), s.path('bold', 266, 94, z, 266, 118, z)],
    ]
  }
  return [
    [0, 1, 2].map(sheet),
    s.box(313, 71, -8, 70, 70, 40, PLAIN),
    bar(s.left(313, 141, 32), 14, 16, 42, 'ink', 8),
    sheet(3),
    s.path('wire', 230, 106, 186, 348, 106, 186, 348, 106, 36),
    arrow(page, 'wire', [...s.point(348, 106, 60), ...s.point(348, 106, 34)], 17),
  ]
}

/** The same card asks how wide its box is, and lays itself out. */
export const containerQuery = (): Ink => {
  const box = (x: number, w: number): Ink => [
    page.rect('soft', x, 84, w, 366, 6),
    page.rect('dash', x + 12, 96, w - 24, 342, 4),
    [page.path('guide', x, 36, x, 84), page.path('guide', x + w, 36, x + w, 84)],
    arrow(page, 'line', [x + w / 2, 50, x + 2, 50], 11),
    arrow(page, 'line', [x + w / 2, 50, x + w - 2, 50], 11),
  ]
  return [
    box(26, 182),
    page.rect('paper', 46, 112, 142, 296, 5),
    photo(page, 58, 124, 118, 110, 'hot'),
    bar(page, 58, 254, 80, 'ink', 10),
    lines(page, 58, 280, 118, [1, 0.85, 0.95, 0.5], 16),
    button(page, 58, 362, 84, 28, 'paper'),
    box(244, 374),
    page.rect('paper', 264, 112, 334, 162, 5),
    photo(page, 276, 124, 148, 138, 'hot'),
    bar(page, 442, 136, 96, 'ink', 10),
    lines(page, 442, 162, 138, [1, 0.85, 0.95, 0.5], 16),
    button(page, 442, 232, 84, 28, 'paper'),
    [bar(page, 276, 308, 120, 'mute', 8), lines(page, 276, 334, 310, [1, 0.9, 0.96, 0.8, 0.4], 20)],
  ]
}

/** A long roll of rules, most of them struck out, becomes three short sheets in a rack. */
export const stylesheetCleanup = (): Ink => [
  page.path('line', 14, 446, 626, 446),
  page.trace(
    'paper',
    'M40,70L236,70L236,372C236,400 250,420 284,420C316,420 320,388 296,386C280,386 278,404 290,406L290,446L90,446C52,446 40,424 40,394Z',
  ),
  page.trace(
    'soft',
    'M236,372C236,400 250,420 284,420C316,420 320,388 296,386C280,386 278,404 290,406C330,412 336,446 290,446C210,446 236,410 236,372Z',
  ),
  page.rect('shade', 28, 40, 220, 44, 22),
  page.disc('paper', 248, 62, 12, 22),
  page.disc('ink', 248, 62, 4, 8),
  repeat(14, (i) => {
    const [y, w] = [104 + i * 22, [110, 150, 84, 132, 160, 96, 120][i % 7] ?? 100]
    const kept = i % 5 === 1
    return [
      bar(page, 60, y, 12, kept ? 'ink' : 'mute'),
      bar(page, 80, y, w - 20, kept ? 'ink' : 'mute'),
      kept ? [] : page.path('line', 52, y + 3, 68 + w, y + 3),
    ]
  }),
  [
    page.turn(318, 236, 24).poly('paper', -8, 4, 2, -92, 8, -92, 8, 6),
    page.turn(318, 236, -14).poly('soft', 8, 4, -2, -92, -8, -92, -8, 6),
    page.turn(318, 236, 24).disc('bold', -18, 38, 17, 26),
    page.turn(318, 236, -14).disc('bold', 18, 38, 17, 26),
    page.disc('ink', 318, 236, 5),
  ],
  [
    page.poly('shade', 404, 404, 612, 404, 622, 446, 394, 446),
    repeat(3, (i) => {
      const [x, y] = [420 + i * 26, 150 + i * 34]
      return [
        page.rect(i === 1 ? 'hot' : 'soft', x + 12 + i * 36, y - 22, 44, 26, 3),
        page.rect('paper', x, y, 138, 256 - i * 34, 3),
        i === 2
          ? repeat(6, (j) => [
              bar(page, x + 14, y + 22 + j * 22, j % 3 ? 60 : 40, j % 3 ? 'mute' : 'ink'),
            ])
          : [bar(page, x + 14, y + 12, 60, 'ink')],
      ]
    }),
    page.rect('soft', 394, 386, 228, 22, 3),
    [page.path('bold', 400, 386, 400, 330), page.path('bold', 616, 386, 616, 330)],
  ],
]

/** Five areas of one page in three widths; the main area is the same everywhere. */
export const gridLayout = (): Ink => {
  const area = (x: number, y: number, w: number, h: number, look: Look = 'paper'): Ink => [
    page.rect(look, x, y, w, h, 2),
    bar(page, x + 8, y + 10, Math.min(w - 16, 40), look === 'paper' ? 'mute' : 'ink'),
  ]
  const main = (x: number, y: number, w: number, h: number): Ink => [
    page.rect('blank', x, y, w, h),
    hatch(page, x, y, w, h, 9, 'wire'),
    page.rect('wire', x, y, w, h),
  ]
  const frame = (x: number, w: number): Ink => [
    page.rect('paper', x, 70, w, 372, 4),
    page.path('line', x, 38, x + w, 38),
    [page.path('line', x, 32, x, 44), page.path('line', x + w, 32, x + w, 44)],
  ]
  const columns = (x: number, w: number, count: number): Ink =>
    repeat(count + 1, (i) => {
      const at = x + 8 + (i * (w - 16)) / count
      return page.path('guide', at, 50, at, 460)
    })
  const rows = (x: number, w: number, at: readonly number[]) =>
    at.map((y) => page.path('guide', x - 6, y, x + w + 6, y))
  return [
    frame(20, 300),
    frame(344, 166),
    frame(534, 88),
    [rows(20, 300, [78, 122, 392, 434]), rows(344, 166, [78, 122, 300, 392, 434])],
    rows(534, 88, [78, 118, 280, 340, 400, 434]),
    area(28, 78, 284, 40, 'shade'),
    area(28, 126, 66, 262, 'soft'),
    main(102, 130, 132, 254),
    area(242, 126, 70, 262),
    area(28, 396, 284, 38, 'shade'),
    area(352, 78, 150, 40, 'shade'),
    area(352, 126, 44, 170, 'soft'),
    main(404, 130, 96, 162),
    area(352, 304, 150, 84),
    area(352, 396, 150, 38, 'shade'),
    area(542, 78, 72, 36, 'shade'),
    main(544, 124, 68, 150),
    area(542, 284, 72, 52, 'soft'),
    area(542, 344, 72, 52),
    area(542, 404, 72, 30, 'shade'),
    [columns(20, 300, 8), columns(344, 166, 4), columns(534, 88, 2)],
  ]
}

/** Named values on one sheet; the same colour fills a button on every device. */
export const designTokens = (): Ink => [
  [
    windowFrame(page, 18, 130, 186, 230),
    bar(page, 34, 182, 80, 'ink', 9),
    lines(page, 34, 204, 150, [1, 0.8], 15),
    page.rect('hot', 84, 236, 104, 36, 5),
    bar(page, 112, 251, 48, 'blank'),
    lines(page, 34, 292, 150, [0.9, 1, 0.6], 15),
  ],
  [
    phoneFrame(page, 488, 24, 108, 204),
    page.rect('hot', 508, 68, 68, 34, 5),
    bar(page, 522, 82, 40, 'blank'),
    lines(page, 508, 122, 68, [1, 0.7, 0.9, 0.5], 16),
  ],
  [
    tabletFrame(page, 448, 272, 176, 176),
    bar(page, 480, 304, 70, 'ink', 8),
    lines(page, 480, 326, 112, [1, 0.8], 15),
    page.rect('hot', 480, 372, 92, 38, 5),
    bar(page, 502, 388, 48, 'blank'),
  ],
  [
    page.rect('paper', 220, 40, 200, 400, 4),
    bar(page, 240, 60, 80, 'ink', 9),
    page.rect('hot', 240, 88, 48, 48, 4),
    page.rect('shade', 240, 152, 48, 48, 4),
    [page.path('bold', 244, 262, 264, 216, 284, 262), page.path('bold', 251, 246, 277, 246)],
    [page.path('bold', 252, 322, 264, 292, 276, 322), page.path('bold', 256, 312, 272, 312)],
    repeat(2, (i) => [
      page.rect('soft', 240, 350 + i * 40, i ? 24 : 48, 20),
      page.path('line', 240, 344 + i * 40, 240, 376 + i * 40),
      page.path('line', i ? 264 : 288, 344 + i * 40, i ? 264 : 288, 376 + i * 40),
    ]),
    [112, 176, 240, 308, 360, 400].map((y, i) => [
      bar(page, 306, y - 6, [80, 64, 92, 70, 84, 60][i] ?? 70, 'ink'),
      bar(page, 306, y + 6, [50, 40, 56, 44, 36, 52][i] ?? 40),
    ]),
    [144, 208, 276, 334].map((y) => page.path('guide', 232, y, 408, y)),
  ],
  [
    page.trace('line', 'M220,112C192,112 218,254 188,254'),
    page.trace('line', 'M420,112C466,112 464,85 508,85'),
    page.trace('line', 'M420,112C476,112 420,391 480,391'),
  ],
  page.disc('hot', 420, 112, 5),
  page.disc('hot', 220, 112, 5),
]
