/** A holiday promotion: friends meet in a short video chat and eat doughnuts. */

import { avatar, bar, button, field, lines } from '../parts/content.ts'
import { station } from '../parts/flow.ts'
import { windowFrame } from '../parts/frames.ts'
import { countdown, doughnut, guest, partyHat, stripedWorld } from '../parts/party.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Most guests at a table, and the countries in which tables were set (specification, section 9). */
const GUESTS = 15
/** Column and row of a marker on the striped world for each of the 16 countries. */
const COUNTRIES: readonly (readonly [column: number, row: number])[] = [
  [9, 3],
  [12, 5],
  [10, 8],
  [14, 9],
  [16, 12],
  [23, 3],
  [26, 4],
  [28, 5],
  [29, 8],
  [31, 8],
  [34, 8],
  [38, 9],
  [40, 10],
  [40, 6],
  [42, 6],
  [43, 17],
]

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('slab', 30, 58, 900, 46),
  doughnut(page, 62, 81, 15),
  bar(page, 90, 76, 110, 'glow', 9),
]

/** A doughnut, the clock around it, and all the guests of a table. */
export const cover = (): Ink => [
  page.rect('ground', 0, 0, 960, 640),
  repeat(GUESTS, (i) => {
    const a = ((i / GUESTS) * 360 - 90) * (Math.PI / 180)
    const [x, y] = [480 + 392 * Math.cos(a), 320 + 256 * Math.sin(a)]
    return guest(page, x - 50, y - 42, 100, 84, i)
  }),
  page.disc('guide', 480, 320, 186),
  page.arc('wire', 480, 320, 186, -90, 140),
  repeat(12, (i) => page.turn(480, 320, i * 30).path('line', 168, 0, 180, 0)),
  page.disc('hot', 480 + 186 * Math.cos(2.443), 320 + 186 * Math.sin(2.443), 9),
  doughnut(page, 480, 320, 152),
]

/** The countries on a map, and the tables that are in session. */
export const dashboard = (): Ink => [
  frame(),
  repeat(3, (i) => bar(page, 640 + i * 84, 78, 56, i ? 'hint' : 'glow')),
  page.rect('paper', 54, 124, 628, 324, 3),
  stripedWorld(page, 68, 148, 12.6),
  COUNTRIES.map(([column, row], i) => {
    const [x, y] = [71 + column * 12.6, 151 + row * 12.6]
    const awake = i < 6 || i === 15
    return [awake ? page.disc('wire', x, y, 13) : [], page.disc(awake ? 'hot' : 'paper', x, y, 6.5)]
  }),
  [page.disc('hot', 86, 426, 6), bar(page, 100, 423, 60)],
  [page.disc('paper', 196, 426, 6), bar(page, 210, 423, 74)],
  page.rect('paper', 54, 468, 628, 128, 3),
  page.path('line', 76, 566, 660, 566),
  repeat(24, (i) => {
    const h =
      [8, 6, 5, 5, 9, 14, 22, 30, 34, 28, 36, 44, 52, 47, 42, 50, 58, 66, 72, 64, 48, 34, 20, 12][
        i
      ] ?? 0
    return page.rect(i === 18 ? 'hot' : 'soft', 79 + i * 24.2, 566 - h, 18, h)
  }),
  bar(page, 76, 480, 110, 'ink'),
  repeat(5, (i) => bar(page, 80 + i * 138, 578, 24)),
  page.rect('paper', 702, 124, 204, 472, 3),
  bar(page, 720, 142, 100, 'ink', 9),
  repeat(6, (i) => {
    const y = 194 + i * 68
    return [
      page.path('guide', 702, y - 32, 906, y - 32),
      [
        page.disc('soft', 740, y, 20),
        page.arc('wire', 740, y, 14, -90, -90 + 360 * ([0.8, 0.62, 0.5, 0.34, 0.2, 0.08][i] ?? 0)),
      ],
      [bar(page, 774, y - 14, 90 - (i % 3) * 18, 'ink', 7), bar(page, 774, y, 56)],
      bar(page, 774, y + 13, 110 - (i % 4) * 20, 'mute', 8),
    ]
  }),
]

/** The table from above: whose chair is taken, and whose is still empty. */
export const invite = (): Ink => {
  const [x, y, taken] = [300, 364, 10]
  return [
    frame(),
    page.rect('wash', 30.9, 104.9, 540, 510.2),
    page.path('line', 571, 104, 571, 616),
    page.disc('shade', x + 8, y + 10, 150),
    page.disc('paper', x, y, 150),
    page.disc('guide', x, y, 138),
    repeat(GUESTS, (i) => {
      const a = ((i / GUESTS) * 360 - 90) * (Math.PI / 180)
      const [cx, cy] = [x + 200 * Math.cos(a), y + 200 * Math.sin(a)]
      const [px, py] = [x + 118 * Math.cos(a), y + 118 * Math.sin(a)]
      if (i >= taken) return page.disc('dash', cx, cy, 26)
      return [
        avatar(page, cx, cy, 28, i === 0 ? 'hot' : 'paper'),
        i % 3 === 0 ? partyHat(page, cx, cy - 20, 22, i === 0 ? 'paper' : 'hot') : [],
        i % 2 ? doughnut(page, px, py, 15, 'shade') : page.disc('soft', px, py, 13),
      ]
    }),
    page.poly('shade', x - 66, y - 50, x - 54, y - 66, x + 54, y - 66, x + 66, y - 50),
    page.rect('soft', x - 66, y - 50, 132, 96, 3),
    repeat(6, (i) =>
      doughnut(
        page,
        x - 42 + (i % 3) * 42,
        y - 24 + Math.floor(i / 3) * 44,
        18,
        i === 4 ? 'shade' : 'hot',
      ),
    ),
    [bar(page, 600, 130, 190, 'ink', 14), lines(page, 600, 158, 280, [1, 0.7])],
    [field(page, 600, 200, 140, 0.6), field(page, 760, 200, 140, 0.4)],
    repeat(6, (i) => {
      const v = 274 + i * 44
      return [
        page.path('guide', 600, v - 22, 900, v - 22),
        avatar(page, 618, v, 16, i === 0 ? 'hot' : 'soft'),
        [bar(page, 646, v - 9, 110 - (i % 3) * 20, 'ink', 7), bar(page, 646, v + 4, 60)],
        [
          page.disc('line', 814, v, 10),
          page.path('line', 814, v - 6, 814, v, 814 + 5 - i * 1.6, v + (i % 2 ? 4 : -3)),
        ],
        station(page, 876, v, 11, i < 4 ? 'done' : i === 4 ? 'current' : 'open'),
      ]
    }),
    page.rect('paper', 600, 520, 300, 34, 3),
    [bar(page, 614, 534, 170), page.rect('soft', 856, 520, 44, 34, 3)],
    button(page, 600, 564, 300, 38),
  ]
}

/** A full table during its two minutes. */
export const hangout = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('ground', 30, 58, 900, 558),
  repeat(GUESTS, (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)]
    const [u, v] = [46 + column * 144, 74 + row * 152]
    return [guest(page, u, v, 136, 144, i), bar(page, u + 8, v + 132, 40 + (i % 3) * 10, 'ink', 5)]
  }),
  page.rect('wire', 190, 226, 136, 144, 3),
  page.rect('paper', 772, 74, 144, 448, 4),
  countdown(page, 844, 158, 48, 0.62),
  [bar(page, 814, 228, 60, 'ink', 12), bar(page, 824, 248, 40)],
  page.path('guide', 772, 270, 916, 270),
  repeat(6, (i) => {
    const [u, v] = [790 + (i % 2) * 58, 286 + Math.floor(i / 2) * 58]
    return [
      page.rect(i === 0 ? 'shade' : 'soft', u, v, 50, 50, 4),
      [
        partyHat(page, u + 25, v + 38, 24),
        doughnut(page, u + 25, v + 25, 17),
        page.trace(
          'hot',
          `M${u + 8},${v + 28}L${u + 25},${v + 20}L${u + 8},${v + 14}ZM${u + 42},${v + 28}L${u + 25},${v + 20}L${u + 42},${v + 14}Z`,
        ),
        [page.disc('paper', u + 16, v + 25, 9), page.disc('paper', u + 34, v + 25, 9)],
        page.trace(
          'ink',
          `M${u + 8},${v + 26}C${u + 14},${v + 16} ${u + 22},${v + 18} ${u + 25},${v + 22}C${u + 28},${v + 18} ${u + 36},${v + 16} ${u + 42},${v + 26}C${u + 34},${v + 30} ${u + 28},${v + 28} ${u + 25},${v + 25}C${u + 22},${v + 28} ${u + 16},${v + 30} ${u + 8},${v + 26}Z`,
        ),
        page.poly(
          'hot',
          u + 8,
          v + 38,
          u + 8,
          v + 16,
          u + 17,
          v + 26,
          u + 25,
          v + 12,
          u + 33,
          v + 26,
          u + 42,
          v + 16,
          u + 42,
          v + 38,
        ),
      ][i] ?? [],
    ]
  }),
  button(page, 788, 474, 112, 32),
  repeat(4, (i) => page.disc(i === 3 ? 'hot' : 'paper', 400 + i * 54, 572, 21)),
  [page.rect('ink', 395, 560, 10, 16, 5), page.arc('line', 400, 570, 10, 0, 180)],
  [page.rect('ink', 443, 565, 15, 13, 2), page.poly('ink', 460, 571, 467, 566, 467, 577)],
  avatar(page, 508, 572, 12),
  [page.path('cut', 555, 565, 569, 579), page.path('cut', 555, 579, 569, 565)],
]
