import { arrow, cross, tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { folder, lens, rackFront, seal } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Only what has the right shape may pass. */
export const borderCheck = (): Ink => {
  const parcel = (x: number, kind: number, look: Look = 'paper'): Ink =>
    kind === 0
      ? page.rect(look, x - 32, 316, 64, 64, 2)
      : kind === 1
        ? page.poly(look, x, 308, x + 38, 380, x - 38, 380)
        : page.disc(look, x, 346, 34)
  return [
    page.rect('soft', 20, 380, 600, 60),
    page.path('line', 20, 380, 620, 380),
    page.path('dash', 30, 412, 610, 412),
    [parcel(64, 1, 'soft'), parcel(150, 0), parcel(276, 0, 'paper'), parcel(550, 0)],
    tick(page, 550, 348, 30, 'bold'),
    [
      page.rect('paper', 388, 160, 96, 220, 3),
      page.rect('shade', 376, 140, 120, 22, 3),
      page.rect('soft', 402, 184, 68, 70),
      person(page, 436, 296, 116, 'paper'),
      page.rect('paper', 388, 254, 96, 126),
    ],
    [
      page.trace('paper', 'M402,286L318,272C306,270 300,262 306,256L322,258L404,262Z'),
      page.trace('hot', 'M222,250L330,250L330,392L312,392L312,312L240,312L240,392L222,392Z'),
      page.rect('blank', 258, 268, 36, 10, 4),
    ],
    [
      page.rect('ink', 344, 318, 16, 62),
      page.turn(352, 326, -52).rect('paper', 0, -6, 200, 12, 3),
      repeat(5, (i) => page.turn(352, 326, -52).rect('ink', 20 + i * 38, -6, 18, 12)),
    ],
    [
      page.disc('paper', 128, 190, 34),
      cross(page, 128, 190, 24, 'bold'),
      page.trace('line', 'M250,236C230,120 150,100 80,170'),
      page.path('line', 96, 166, 78, 172, 82, 153),
    ],
  ]
}

/** A sheet whose left and right edges have teeth of a depth each. */
const toothed = (x: number, w: number, left: number, right: number): number[] => {
  const side = (u: number, out: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const edge = u + (i % 2 ? out : 0)
      return [
        [edge, 96 + i * 41],
        [edge, 137 + i * 41],
      ]
    }).flat()
  return [...side(x + w, right), ...side(x, left).reverse()].flat()
}

/** One sheet of agreed types; both sides are cut to fit it. */
export const typedContract = (): Ink => [
  page.poly('soft', ...toothed(40, 170, 0, 20)),
  page.poly('shade', ...toothed(430, 170, -20, 0)),
  page.poly('paper', ...toothed(210, 220, 20, -20)),
  [
    page.rect('paper', 60, 160, 120, 150, 3),
    page.rect('soft', 60, 160, 120, 24, 3),
    lines(page, 74, 204, 90, [1, 0.7, 0.9], 18),
    page.rect('ink', 74, 266, 50, 22, 3),
  ],
  rackFront(page, 470, 150, 110, 5, 32),
  bar(page, 258, 124, 90, 'ink', 12),
  repeat(4, (i) => [
    bar(page, 258, 172 + i * 40, [56, 40, 62, 48][i] ?? 0, 'ink', 8),
    page.rect(i % 2 ? 'shade' : 'soft', 340, 164 + i * 40, 44, 24, i === 2 ? 12 : 2),
    page.path('guide', 254, 196 + i * 40, 386, 196 + i * 40),
  ]),
  seal(page, 320, 388, 32, 'hot'),
  [arrow(page, 'line', [130, 60, 300, 60], 10), arrow(page, 'line', [510, 60, 340, 60], 10)],
]

/** One project has changed; only what depends on it is built again. */
export const projectReferences = (): Ink => {
  const nodes = [
    [70, 110],
    [70, 240],
    [70, 370],
    [240, 110],
    [240, 240],
    [240, 370],
    [410, 170],
    [410, 320],
    [566, 240],
  ] as const
  const edges = [
    [0, 3],
    [0, 4],
    [1, 4],
    [2, 4],
    [2, 5],
    [3, 6],
    [4, 6],
    [4, 7],
    [5, 7],
    [6, 8],
    [7, 8],
  ] as const
  const bold = new Set([1, 4, 6, 7, 8])
  const wide = 72
  return [
    edges.map(([from, to]) => {
      const [[x0, y0], [x1, y1]] = [nodes[from], nodes[to]]
      const strong = bold.has(from) && bold.has(to)
      return arrow(
        page,
        strong ? 'bold' : 'guide',
        [x0 + wide / 2 + 6, y0, x1 - wide / 2 - 22, y1, x1 - wide / 2 - 8, y1],
        strong ? 11 : 7,
      )
    }),
    nodes.map(([x, y], i) =>
      bold.has(i)
        ? [
            folder(page, x - wide / 2, y - 32, wide, 60, i === 1 ? 'hot' : 'paper'),
            bar(page, x - 22, y + 2, 44, i === 1 ? 'blank' : 'ink', 7),
          ]
        : folder(page, x - wide / 2, y - 28, wide, 54, 'dash'),
    ),
    page.turn(108, 196, 38).poly('paper', 0, 40, -8, 22, -8, -44, 8, -44, 8, 22),
    page.turn(108, 196, 38).poly('ink', 0, 40, -3, 32, 3, 32),
    page.turn(108, 196, 38).rect('shade', -8, -44, 16, 12),
  ]
}

/** Beside the main line a trial: looked at closely, then joined again. */
export const trialBranch = (): Ink => [
  page.rect('ink', 20, 346, 600, 10, 5),
  page.trace('bold', 'M130,350C200,350 170,190 240,190L420,190C490,190 470,350 530,350'),
  [70, 130, 230, 330, 430, 530, 590].map((x) => page.disc('paper', x, 351, 14)),
  page.disc('paper', 530, 351, 20),
  tick(page, 530, 351, 20, 'bold'),
  [250, 420].map((x) => page.disc('soft', x, 190, 12)),
  lens(page, 336, 190, 62),
  page.path('bold', 276, 190, 396, 190),
  page.disc('hot', 336, 190, 24),
  page.poly('hot', 336, 112, 352, 60, 452, 60, 452, 96, 372, 96),
  page.path('line', 336, 166, 336, 112),
  [bar(page, 376, 74, 30, 'blank', 8), bar(page, 412, 74, 22, 'blank', 8)],
  [
    page.turn(150, 76, 14).trace('paper', 'M-16,0L16,0L16,104C16,130 -16,130 -16,104Z'),
    page.turn(150, 76, 14).trace('shade', 'M-16,56L16,48L16,104C16,130 -16,130 -16,104Z'),
    page.turn(150, 76, 14).rect('ink', -22, -8, 44, 8, 3),
    page.turn(150, 76, 14).disc('paper', -3, 84, 5),
    page.turn(150, 76, 14).disc('paper', 6, 100, 3.5),
  ],
  repeat(6, (i) => bar(page, [52, 112, 212, 312, 412, 574][i] ?? 0, 390, 36)),
]
