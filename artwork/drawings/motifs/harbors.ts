/** One package that runs in many places, and how it gets there. */
import { GHOST, HOT, LIGHT, space } from '../iso.ts'
import { dimension, tick } from '../parts/annotate.ts'
import { key, laptop } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** From a crate as large as a room one small cube is left; it stands on three unlike machines. */
export const packedSmall = (): Ink => {
  const s = space(176, 186)
  const big = 152
  const cube = (x: number, y: number): Ink => space(x, y).box(0, 0, 0, 40, 40, 40, HOT)
  const [tower, slab, round] = [space(366, 352), space(474, 286), space(566, 222)]
  return [
    s.top(0, 0, 0).rect('wash', 0, 0, big, big),
    s.path('dash', 0, big, 0, 0, 0, 0, big, 0, 0),
    s.path('dash', 0, 0, 0, 0, 0, big * 0.6),
    [
      s.box(14, 14, 0, 54, 54, 74, GHOST),
      s.box(82, 12, 0, 58, 44, 40, GHOST),
      s.box(14, 84, 0, 44, 60, 50, GHOST),
    ],
    s.box(98, 98, 0, 54, 54, 54, HOT),
    s.box(0, 0, 0, big, big, big, GHOST),
    dimension(page, ...s.point(0, big + 26, 0), ...s.point(big, big + 26, 0)),
    dimension(page, ...s.point(98, big + 12, 0), ...s.point(big, big + 12, 0)),
    [
      round.drum(32, 32, 0, 44, 76),
      [548, 566, 584].map((x) =>
        page.path('line', x, x === 566 ? 232 : 229, x, x === 566 ? 258 : 255),
      ),
      cube(566, 158),
    ],
    [
      slab.box(0, 0, 0, 96, 96, 36),
      slab.box(0, 0, 36, 96, 96, 14, LIGHT),
      repeat(4, (i) => slab.left(0, 96, 30).path('line', 14 + i * 12, 6, 14 + i * 12, 20)),
      cube(474, 264),
    ],
    [
      tower.box(0, 0, 0, 78, 78, 100),
      repeat(3, (i) => tower.left(0, 78, 88).path('line', 12, i * 18, 66, i * 18)),
      tower.left(0, 78, 100).disc('ink', 62, 80, 4),
      cube(366, 271),
    ],
    [
      page.rect('ink', 410, 26, 16, 14, 3),
      page.disc('soft', 418, 96, 58),
      page.disc('paper', 418, 96, 48),
      repeat(12, (i) => page.turn(418, 96, i * 30).path('line', 0, -46, 0, -39)),
      page.trace('flush', 'M418,96L418,54C426,54 432,56 438,59Z'),
      page.path('bold', 418, 96, 438, 59),
      page.disc('ink', 418, 96, 5),
    ],
  ]
}

const container = (x: number, y: number, w: number, look: Look): Ink => [
  page.rect(look, x, y, w, 46, 2),
  repeat(Math.floor(w / 12) - 1, (i) =>
    page.path(look === 'hot' ? 'cut' : 'guide', x + 12 + i * 12, y + 7, x + 12 + i * 12, y + 39),
  ),
]

/** A container that a laptop has packed hangs from a harbor crane over a loaded ship; the key stays ashore. */
export const harborCrane = (): Ink => [
  page.rect('wash', 0, 424, 640, 56),
  page.trace('soft', 'M292,352L626,352L598,436L318,436Z'),
  page.path('bold', 304, 390, 612, 390),
  repeat(3, (i) => container(318 + i * 82, 306, 78, i === 1 ? 'shade' : 'paper')),
  [container(318, 260, 78, 'soft'), container(482, 260, 78, 'paper')],
  [
    page.rect('paper', 568, 250, 44, 102),
    page.rect('soft', 576, 262, 28, 18),
    page.rect('shade', 580, 214, 20, 36),
  ],
  [
    page.rect('shade', 0, 400, 270, 80),
    page.path('bold', 0, 400, 270, 400, 270, 480),
    repeat(5, (i) => page.path('line', 20 + i * 54, 412, 20 + i * 54, 470)),
  ],
  repeat(4, (i) =>
    page.trace(
      'line',
      `M${286 + i * 88},${452 + (i % 2) * 8}C${300 + i * 88},${442 + (i % 2) * 8} ${312 + i * 88},${462 + (i % 2) * 8} ${330 + i * 88},${452 + (i % 2) * 8}`,
    ),
  ),
  [
    page.path('bold', 178, 400, 196, 96),
    page.path('bold', 258, 400, 240, 96),
    repeat(4, (i) => [
      page.path('line', 182 + i * 4.2, 330 - i * 70, 254 - i * 4.2, 330 - i * 70),
      page.path('line', 182 + i * 4.2, 330 - i * 70, 250 - i * 4.2, 260 - i * 70),
    ]),
    page.path('bold', 218, 34, 100, 82),
    page.path('bold', 218, 34, 470, 82),
    page.path('bold', 218, 34, 218, 82),
    page.rect('soft', 80, 82, 496, 20, 2),
    repeat(30, (i) =>
      page.path('line', 84 + i * 16, i % 2 ? 84 : 100, 100 + i * 16, i % 2 ? 100 : 84),
    ),
    page.rect('shade', 88, 102, 54, 40, 2),
    page.rect('paper', 244, 104, 42, 44, 3),
    page.rect('ink', 412, 98, 54, 14, 3),
    [418, 460].map((x, i) => page.path('line', x, 112, i ? 474 : 404, 184)),
    page.rect('ink', 396, 182, 86, 8, 2),
    container(400, 190, 78, 'hot'),
    page.disc('paper', 439, 213, 15),
    tick(page, 439, 213, 15, 'bold'),
  ],
  [laptop(page, 30, 304, 118, 84), page.rect('dash', 54, 326, 70, 42, 2)],
  [
    page.path('line', 158, 400, 158, 260),
    page.rect('paper', 122, 214, 72, 46, 4),
    key(page, 142, 236, 42, 'shade'),
  ],
]
