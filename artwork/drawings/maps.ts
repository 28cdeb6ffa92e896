/** Map-like drawings of the places where the offices are. */

import { bar } from './parts/content.ts'
import { type Pen, type Point, page, repeat } from './pen.ts'
import type { Ink } from './stroke.ts'
import type { Look } from './tokens.ts'

const office = (x: number, y: number): Ink => [
  page.disc('wire', x, y, 30),
  page.trace(
    'hot',
    `M${x},${y}C${x - 8},${y - 18} ${x - 18},${y - 24} ${x - 18},${y - 36}C${x - 18},${y - 60} ${x + 18},${y - 60} ${x + 18},${y - 36}C${x + 18},${y - 24} ${x + 8},${y - 18} ${x},${y}Z`,
  ),
  page.disc('blank', x, y - 37, 7),
]

/** Frame, scale and north of a map of 480 by 360. */
const legend = (x: number, y: number): Ink => [
  page.rect('line', 10, 10, 460, 340),
  page.rect('paper', x, y, 108, 34),
  page.rect('ink', x + 10, y + 20, 26, 5),
  page.rect('paper', x + 36, y + 20, 26, 5),
  bar(page, x + 10, y + 9, 34),
  page.poly('ink', x + 86, y + 6, x + 94, y + 28, x + 86, y + 22, x + 78, y + 28),
]

/** A straight line, as far as it runs on the map. */
function street(p: Pen, look: Look, u0: number, v0: number, u1: number, v1: number): Ink {
  const [[x0, y0], [x1, y1]] = [p.point(u0, v0), p.point(u1, v1)]
  let [from, to] = [0, 1]
  for (const [start, way, low, high] of [
    [x0, x1 - x0, 10, 470],
    [y0, y1 - y0, 10, 350],
  ] as const) {
    if (way === 0) continue
    const [a, b] = [(low - start) / way, (high - start) / way]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  const at = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t] as const
  return from < to ? page.path(look, ...at(from), ...at(to)) : []
}

const onMap = ([x, y]: Point): boolean => x > 10 && x < 470 && y > 10 && y < 350

/** A river through the middle, a lake in the north, a canal in the south, a ring of roads. */
export const rochester = (): Ink => [
  page.rect('paper', 10, 10, 460, 340),
  page.trace('mute', 'M10,10L470,10L470,52C400,60 330,44 270,58C200,66 100,50 10,66Z'),
  page.trace('line', 'M10,66C100,50 200,66 270,58C330,44 400,60 470,52'),
  repeat(11, (i) =>
    street(page.turn(240, 200, -14), 'guide', -262 + i * 52, -132, -262 + i * 52, 200),
  ),
  repeat(7, (i) =>
    street(page.turn(240, 200, -14), 'guide', -280, -100 + i * 46, 280, -100 + i * 46),
  ),
  page.path('line', 10, 300, 130, 312, 220, 334, 300, 318, 470, 332),
  page.path('line', 10, 306, 130, 318, 220, 340, 300, 324, 470, 338),
  page.trace(
    'mute',
    'M258,56C250,90 280,110 264,146C248,176 226,190 230,226C236,262 214,300 220,350L246,350C240,300 262,262 254,226C250,196 272,180 290,150C306,112 276,92 282,56Z',
  ),
  page.trace(
    'line',
    'M258,58C250,90 280,110 264,146C248,176 226,190 230,226C236,262 214,300 220,350',
  ),
  page.trace(
    'line',
    'M282,56C276,92 306,112 290,150C272,180 250,196 254,226C262,262 240,300 246,350',
  ),
  page.trace(
    'bold',
    'M180,190C186,160 230,150 268,158C306,164 318,190 312,216C304,244 268,256 232,250C196,246 176,222 180,190Z',
  ),
  [page.path('bold', 218, 206, 268, 200), page.path('bold', 218, 236, 266, 232)],
  office(296, 208),
  legend(350, 78),
]

/** A ring of rail, a bay in the south-east, a moat in the middle. */
export const tokyo = (): Ink => [
  page.rect('paper', 10, 10, 460, 340),
  page.trace(
    'mute',
    'M470,236C430,228 410,250 380,246C350,250 352,280 330,290C310,304 316,330 300,350L470,350Z',
  ),
  page.trace(
    'line',
    'M470,236C430,228 410,250 380,246C350,250 352,280 330,290C310,304 316,330 300,350',
  ),
  page.rect('paper', 396, 282, 40, 26),
  page.trace(
    'mute',
    'M360,10C350,60 400,90 384,140C372,180 392,220 386,246L400,246C408,214 388,180 400,142C414,90 366,60 376,10Z',
  ),
  repeat(14, (i) => street(page.turn(262, 186, i * 25.7), 'guide', 40, 0, 300, 0)),
  [0, 1, 2].map((i) => page.disc('guide', 262, 186, 60 + i * 50, 48 + i * 42)),
  page.trace('soft', 'M248,158L282,150L300,176L288,206L256,208L238,188Z'),
  page.trace('line', 'M256,166L278,162L288,178L280,196L260,198L250,186Z'),
  page.trace(
    'bold',
    'M150,120C170,60 250,40 310,74C350,100 344,150 336,190C330,240 290,290 240,296C190,298 150,250 144,200C142,170 142,140 150,120Z',
  ),
  page.trace('dash', 'M10,150C80,150 110,170 146,176C200,184 230,150 344,146'),
  page.trace('line', 'M10,300C90,280 140,250 150,234'),
  page.trace('line', 'M330,210C350,170 400,110 470,96'),
  [
    [150, 120],
    [230, 53],
    [310, 74],
    [344, 146],
    [324, 222],
    [240, 296],
    [160, 252],
    [146, 176],
  ].map(([x = 0, y = 0]) => page.disc('paper', x, y, 6)),
  office(324, 222),
  legend(28, 28),
]

/** Sectors in rows between two rivers, crossed by an expressway. */
export const noida = (): Ink => [
  page.rect('paper', 10, 10, 460, 340),
  repeat(8, (column) =>
    repeat(7, (row) => {
      const p = page.turn(112, 44, 24).at(column * 58 - 58, row * 56 - 76)
      const corners = [p.point(0, 0), p.point(50, 0), p.point(50, 48), p.point(0, 48)]
      if (!corners.every(onMap)) return []
      return [
        p.rect((column * 2 + row) % 5 === 0 ? 'soft' : 'paper', 0, 0, 50, 48, 2),
        p.path('guide', 25, 0, 25, 48),
        p.path('guide', 0, 24, 50, 24),
      ]
    }),
  ),
  page.trace(
    'mute',
    'M10,60C50,80 40,120 66,150C96,184 70,220 110,252C150,280 180,310 190,350L150,350C140,316 110,300 80,270C40,236 60,200 34,170C14,140 22,110 10,96Z',
  ),
  page.trace('line', 'M10,60C50,80 40,120 66,150C96,184 70,220 110,252C150,280 180,310 190,350'),
  page.trace('line', 'M10,96C22,110 14,140 34,170C60,200 40,236 80,270C110,300 140,316 150,350'),
  page.trace(
    'mute',
    'M440,10C430,60 460,100 446,150C436,190 456,240 440,290C432,320 440,340 436,350L456,350C456,330 452,316 460,290C470,240 454,190 464,150C470,110 450,60 460,10Z',
  ),
  page.path('bold', 60, 10, 116, 130, 190, 226, 330, 350),
  page.path('dash', 80, 10, 240, 90, 300, 180, 420, 240, 436, 350),
  [
    [160, 50],
    [240, 90],
    [272, 138],
    [300, 180],
    [360, 210],
  ].map(([x = 0, y = 0]) => page.disc('paper', x, y, 6)),
  office(272, 196),
  legend(318, 300),
]
