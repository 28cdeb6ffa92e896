/** How old programs stay in service while new ones take over, piece by piece. */
import { arrow, cross } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { brace, pane } from '../parts/signals.ts'
import { hand } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Six hands from all sides point at the fields of one record. */
export const manyHands = (): Ink => {
  const reach = (x: number, y: number, turn: number, length: number, sleeve: Look): Ink => {
    const q = page.turn(x, y, turn).at(0, 0, 1.35)
    return [
      q.rect(sleeve, -5, 68, 42, length - 68, 3),
      hand(q, 0, 0, 60),
      q.rect('paper', 0, 62, 32, 10, 3),
    ]
  }
  return [
    page.rect('shade', 216, 100, 224, 292, 3),
    page.rect('paper', 208, 92, 224, 292, 3),
    page.rect('soft', 208, 92, 224, 40, 3),
    bar(page, 224, 108, 90, 'ink', 9),
    repeat(3, (row) =>
      repeat(2, (column) => [
        bar(page, 224 + column * 102, 152 + row * 74, 44, 'ink', 5),
        page.rect(
          row === 1 && column === 1 ? 'hot' : 'paper',
          224 + column * 102,
          164 + row * 74,
          90,
          36,
          3,
        ),
        bar(
          page,
          234 + column * 102,
          179 + row * 74,
          40 + ((row + column) % 2) * 18,
          row === 1 && column === 1 ? 'blank' : 'mute',
        ),
      ]),
    ),
    reach(230, 180, 78, 150, 'soft'),
    reach(232, 336, 112, 150, 'shade'),
    reach(404, 258, -90, 158, 'hot'),
    reach(408, 338, -58, 138, 'soft'),
    reach(350, 122, 206, 82, 'shade'),
    reach(300, 350, 8, 92, 'paper'),
  ]
}

/** Scattered callers end in one adapter; it sits in the old socket today and fits the new one. */
export const travelAdapter = (): Ink => {
  const callers = [
    [30, 40],
    [104, 118],
    [24, 206],
    [108, 294],
    [32, 376],
  ] as const
  const plug = (x: number, y: number, look: Look): Ink => [
    page.trace(look, `M${x - 34},${y - 22}L${x},${y - 30}L${x},${y + 30}L${x - 34},${y + 22}Z`),
    page.rect(look === 'dash' ? 'dash' : 'ink', x, y - 20, 28, 8, 2),
    page.rect(look === 'dash' ? 'dash' : 'ink', x, y + 12, 28, 8, 2),
  ]
  return [
    callers.map(([x, y]) =>
      page.trace('line', `M${x + 84},${y + 32}C${x + 150},${y + 32} 200,240 268,240`),
    ),
    callers.map(([x, y]) => [
      pane(page, x, y, 84, 64),
      bar(page, x + 12, y + 28, 36, 'ink'),
      bar(page, x + 12, y + 42, 56),
    ]),
    page.trace('bold', 'M372,222C430,222 400,122 452,122'),
    page.trace('dash', 'M372,258C430,258 400,358 452,358'),
    page.rect('hot', 262, 180, 112, 120, 10),
    brace(page, 292, 240, 66, 'cut'),
    brace(page, 344, 240, 66, 'cut', true),
    [0, 1, 2].map((i) => page.disc('blank', 306 + i * 12, 240, 3)),
    [
      page.rect('shade', 478, 48, 134, 148, 4),
      page.disc('soft', 545, 122, 54),
      page.disc('paper', 545, 122, 44),
      repeat(2, (i) => page.disc('ink', 546, 106 + i * 32, 9)),
      [60, 184].map((y) => page.disc('line', 545, y, 5)),
      page.path('bold', 612, 70, 594, 84, 602, 98, 588, 110),
    ],
    plug(494, 122, 'soft'),
    [
      page.rect('paper', 482, 284, 130, 148, 26),
      page.rect('soft', 500, 302, 94, 112, 18),
      repeat(2, (i) => page.rect('ink', 520, 334 + i * 30, 30, 10, 3)),
      page.trace('ink', 'M566,344C580,344 580,368 566,368Z'),
    ],
    plug(482, 358, 'dash'),
  ]
}

/** A folded map of lines; each station is to be kept, moved or dropped. */
export const routeInventory = (): Ink => {
  type Verdict = 'keep' | 'move' | 'drop'
  const sign = (x: number, y: number, verdict: Verdict): Ink =>
    verdict === 'keep'
      ? [page.disc('paper', x, y, 13), page.disc('ink', x, y, 5)]
      : verdict === 'move'
        ? [page.disc('hot', x, y, 13), arrow(page, 'cut', [x - 7, y, x + 7, y], 6)]
        : [page.disc('blank', x, y, 13), page.disc('dash', x, y, 13), cross(page, x, y, 10)]
  const stations = [
    [190, 130, 'keep'],
    [286, 130, 'move'],
    [386, 130, 'move'],
    [520, 130, 'keep'],
    [224, 236, 'move'],
    [330, 236, 'drop'],
    [440, 236, 'move'],
    [556, 236, 'move'],
    [190, 342, 'keep'],
    [280, 342, 'drop'],
    [386, 342, 'drop'],
  ] as const
  const fold = (i: number, low: boolean) => (i % 2 ? 26 : 0) + (low ? 422 : 40)
  return [
    repeat(4, (i) => {
      const [x, w] = [30 + i * 145, 145]
      return page.trace(
        i % 2 ? 'soft' : 'paper',
        `M${x},${fold(i, false)}L${x + w},${fold(i + 1, false)}L${x + w},${fold(i + 1, true)}L${x},${fold(i, true)}Z`,
      )
    }),
    [
      page.path('bold', 88, 236, 556, 236),
      page.path('bold', 88, 236, 156, 130, 520, 130),
      page.path('bold', 88, 236, 156, 342, 386, 342),
      page.path('bold', 440, 236, 486, 184, 520, 130),
    ],
    page.disc('ink', 88, 236, 26),
    page.rect('blank', 74, 226, 28, 20, 2),
    bar(page, 74, 226, 28, 'mute', 5),
    stations.map(([x, y, verdict], i) => [
      sign(x, y, verdict),
      bar(page, x - 18, y - 34, 36 + (i % 3) * 7, verdict === 'drop' ? 'mute' : 'ink'),
      repeat(2 + ((i * 5) % 4), (k) => page.disc('ink', x - 15 + k * 9, y + 25, 2.6)),
    ]),
    page.rect('paper', 440, 308, 154, 112, 3),
    (['keep', 'move', 'drop'] as const).map((verdict, i) => [
      sign(464, 330 + i * 34, verdict),
      bar(page, 490, 327 + i * 34, [64, 84, 48][i] ?? 0, 'mute', 7),
    ]),
  ]
}

const wagon = (x: number, y: number, look: Look): Ink => [
  page.rect(look === 'dash' ? 'dash' : 'shade', x, y - 26, 104, 12),
  [24, 80].map((u) => [page.disc(look === 'dash' ? 'dash' : 'soft', x + u, y - 9, 9)]),
  look === 'dash'
    ? page.rect('dash', x + 8, y - 96, 88, 70, 3)
    : [
        pane(page, x + 8, y - 96, 88, 70),
        bar(page, x + 20, y - 66, 40, 'ink'),
        bar(page, x + 20, y - 52, 60),
      ],
]

const rails = (y: number): Ink => [
  page.path('bold', 20, y, 620, y),
  repeat(25, (i) => page.path('line', 26 + i * 24.4, y + 5, 34 + i * 24.4, y + 5)),
]

/** A steam engine still pulls its train; on the next track a new one takes over car by car. */
export const oldLocomotive = (): Ink => [
  rails(236),
  rails(444),
  [wagon(26, 236, 'paper'), wagon(146, 236, 'paper')],
  page.path('bold', 250, 216, 292, 216),
  [
    page.trace('soft', 'M512,70C498,70 496,52 510,50C508,34 534,30 538,42C552,36 562,54 550,62Z'),
    page.trace('soft', 'M566,46C556,46 556,32 566,32C568,20 588,22 588,32C600,34 598,46 588,46Z'),
    page.poly('ink', 506, 84, 538, 84, 532, 98, 512, 98),
    page.rect('ink', 513, 96, 18, 42),
    page.trace('shade', 'M424,138L424,120C424,104 456,104 456,120L456,138Z'),
    page.rect('paper', 352, 132, 196, 60, 10),
    [400, 446, 492].map((x) => page.path('line', x, 132, x, 192)),
    page.rect('ink', 540, 128, 14, 68, 4),
    page.rect('paper', 290, 98, 66, 108),
    page.rect('soft', 304, 114, 38, 40, 2),
    page.rect('ink', 280, 88, 86, 12, 4),
    page.rect('shade', 282, 190, 280, 20, 2),
    page.poly('shade', 562, 196, 602, 230, 562, 230),
    [330, 394, 458].map((x) => [
      page.disc('paper', x, 208, 27),
      repeat(4, (i) => page.turn(x, 208, i * 45 + 10).path('line', -27, 0, 27, 0)),
      page.disc('ink', x, 208, 7),
    ]),
    page.disc('paper', 526, 220, 15),
    page.disc('ink', 526, 220, 4),
    page.path('bold', 330, 214, 476, 214, 536, 206),
  ],
  [
    wagon(146, 444, 'dash'),
    wagon(266, 444, 'paper'),
    page.path('bold', 370, 424, 392, 424),
    page.trace('hot', 'M390,334L528,334C566,334 604,392 612,428L390,428Z'),
    page.trace('paper', 'M540,350C562,356 578,376 586,394L540,394Z'),
    repeat(3, (i) => page.rect('paper', 406 + i * 42, 352, 32, 32, 3)),
    page.path('cut', 396, 408, 596, 408),
    [424, 452, 544, 572].map((x) => page.disc('ink', x, 433, 10)),
    page.path('line', 450, 334, 464, 314, 484, 314, 498, 334),
    page.path('bold', 452, 312, 496, 312),
  ],
  page.path('guide', 390, 308, 612, 308),
  page.trace('wire', 'M198,252L198,322'),
  arrow(page, 'wire', [198, 300, 198, 338], 14),
]

/** Two halves of one page are sewn together; above, the seam can hardly be seen. */
export const invisibleSeam = (): Ink => [
  page.trace('paper', 'M44,44L318,44L318,262C316,320 300,384 284,436L44,436Z'),
  page.trace('soft', 'M322,44L596,44L596,436L356,436C340,384 324,320 322,262Z'),
  [page.rect('shade', 44, 44, 274, 42), page.rect('shade', 322, 44, 274, 42)],
  bar(page, 62, 60, 96, 'ink', 10),
  repeat(3, (i) => bar(page, 430 + i * 52, 61, 36, 'blank', 8)),
  repeat(4, (i) => [
    page.rect(i === 1 ? 'soft' : 'paper', 62, 108 + i * 44, 92, 30, 2),
    bar(page, 74, 120 + i * 44, 46 + (i % 2) * 16, i === 1 ? 'ink' : 'mute'),
  ]),
  repeat(5, (i) => [
    page.path('guide', 174, 138 + i * 36, 318, 138 + i * 36),
    page.path('guide', 322, 138 + i * 36, 576, 138 + i * 36),
    bar(page, 180, 118 + i * 36, 60 + ((i * 3) % 4) * 12, i ? 'mute' : 'ink'),
    bar(page, 340, 118 + i * 36, 50 + ((i * 5) % 3) * 14, i ? 'mute' : 'ink'),
    bar(page, 470, 118 + i * 36, 56 + ((i * 2) % 3) * 14, i ? 'mute' : 'ink'),
  ]),
  [page.rect('paper', 62, 380, 92, 34, 3), bar(page, 84, 394, 48, 'mute')],
  [page.rect('paper', 484, 380, 92, 34, 17), bar(page, 506, 394, 48, 'mute')],
  lines(page, 180, 328, 96, [1, 0.8, 0.9]),
  lines(page, 372, 328, 190, [1, 0.8, 0.9]),
  repeat(9, (i) => page.path('wire', 309, 100 + i * 19, 331, 94 + i * 19)),
  [
    page.trace(
      'wire',
      'M309,271C300,300 356,300 350,330C344,356 296,336 302,362C308,384 386,366 404,344',
    ),
    page
      .turn(404, 344, -38)
      .trace('paper', 'M-8,-6L12,-7L128,-1L128,1L12,7L-8,6C-14,4 -14,-4 -8,-6Z'),
    page.turn(404, 344, -38).rect('ink', -5, -2.5, 20, 5, 2.5),
  ],
]
