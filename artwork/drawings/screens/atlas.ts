/** A stock audit of a maker of roofing: counted on a tablet, approved in a chain. */
import { space } from '../iso.ts'
import { arrow, net, tick } from '../parts/annotate.ts'
import { avatar, bar, button, lines, photo } from '../parts/content.ts'
import { chain, type StepState, station } from '../parts/flow.ts'
import { tabletFrame, windowFrame } from '../parts/frames.ts'
import { noSignal } from '../parts/site.ts'
import { boards, bundles, palletIn, rack, rolls, roofSign } from '../parts/warehouse.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('slab', 30, 58, 900, 46),
  roofSign(page, 66, 82, 30),
  bar(page, 100, 76, 110, 'glow', 9),
  repeat(3, (i) => bar(page, 600 + i * 84, 78, 56, i ? 'hint' : 'glow')),
  avatar(page, 896, 81, 15),
]

/** Racks of shingles, and the clipboard with the one line that does not agree. */
export const cover = (): Ink => {
  const s = space(590, 296)
  const shelf = (z: number) =>
    s.box(-8, -8, z, 316, 92, 8, { top: 'paper', left: 'shade', right: 'shade' })
  const post = (x: number, y: number) =>
    s.box(x, y, 0, 8, 8, 276, { top: 'paper', left: 'soft', right: 'shade' })
  return [
    page.rect('ground', 0, 0, 960, 640),
    net(s.top(-50, -50, 0), 0, 0, 450, 400, 50),
    [post(-8, -8), post(300, -8)],
    repeat(3, (level) => [
      shelf(level * 90),
      repeat(4, (i) =>
        level === 2 && i === 3
          ? []
          : palletIn(
              s,
              4 + i * 74,
              6,
              8 + level * 90,
              [5, 4, 5, 3, 5, 2][(i + level * 2) % 6] ?? 4,
              level === 1 && i === 2,
            ),
      ),
    ]),
    [post(-8, 76), post(300, 76)],
    palletIn(s, 60, 190, 0, 4),
    palletIn(s, 150, 190, 0, 2),
    page.turn(80, 150, -7).rect('shade', 0, 0, 290, 400, 8),
    page.turn(80, 150, -7).rect('paper', 18, 34, 254, 348),
    page.turn(80, 150, -7).rect('soft', 96, -14, 98, 38, 6),
    page.turn(80, 150, -7).disc('paper', 145, -8, 9),
    repeat(6, (i) => {
      const q = page.turn(80, 150, -7)
      const y = 74 + i * 38
      return [
        i === 3 ? q.rect('hot', 26, y - 15, 238, 30, 3) : [],
        bar(q, 40, y - 4, 90 - (i % 3) * 14, i === 3 ? 'blank' : 'mute', 8),
        bar(q, 158, y - 4, 34, i === 3 ? 'blank' : 'ink', 8),
        i === 3
          ? q.path('cut', 226, y - 6, 238, y + 6, 232, y, 226, y + 6, 238, y - 6)
          : tick(q, 232, y, 16, 'line'),
      ]
    }),
    page.turn(80, 150, -7).path('line', 40, 350, 160, 350),
    page
      .turn(80, 150, -7)
      .trace('wire', 'M46,346C60,300 74,310 72,340C80,310 96,320 94,342C110,320 122,330 148,338'),
  ]
}

/** The sites with the state of their audits, and where the counts leave the books. */
export const dashboard = (): Ink => {
  const states: readonly (readonly StepState[])[] = [
    ['done', 'done', 'done', 'done'],
    ['done', 'done', 'current', 'open'],
    ['done', 'refused', 'open', 'open'],
    ['done', 'current', 'open', 'open'],
    ['current', 'open', 'open', 'open'],
    ['done', 'done', 'done', 'current'],
  ]
  const differences = [0.1, -0.24, 0.05, 0.16, -0.72, 0.08, -0.14, 0.3, -0.06, 0.12, -0.36, 0.04]
  return [
    frame(),
    page.rect('paper', 54, 124, 522, 472, 3),
    page.rect('soft', 54, 124, 522, 34, 3),
    [bar(page, 74, 138, 60, 'ink'), bar(page, 250, 138, 50, 'ink'), bar(page, 470, 138, 60, 'ink')],
    states.map((row, i) => {
      const y = 194 + i * 73
      return [
        i ? page.path('guide', 54, y - 36, 576, y - 36) : [],
        page.rect('soft', 72, y - 12, 46, 28),
        page.poly(i === 2 ? 'hot' : 'shade', 66, y - 12, 95, y - 28, 124, y - 12),
        page.rect('paper', 84, y, 22, 16),
        page.path('line', 84, y + 8, 106, y + 8),
        [bar(page, 138, y - 10, 80 - (i % 3) * 12, 'ink', 8), bar(page, 138, y + 6, 54)],
        chain(page, 260, y, 156, 11, row),
        repeat(3, (k) => avatar(page, 480 + k * 30, y, 12, k > i % 3 ? 'paper' : 'soft')),
      ]
    }),
    page.rect('paper', 596, 124, 310, 286, 3),
    bar(page, 614, 142, 120, 'ink', 9),
    page.path('bold', 614, 276, 888, 276),
    page.rect('dash', 614, 256, 274, 40),
    differences.map((share, i) => {
      const h = Math.abs(share) * 116
      return page.rect(
        share < -0.5 ? 'hot' : 'soft',
        618 + i * 22.6,
        share > 0 ? 276 - h : 276,
        16,
        h,
      )
    }),
    repeat(4, (i) => bar(page, 618 + i * 68, 392, 30)),
    page.rect('soft', 596, 430, 310, 166, 3),
    bundles(page, 616, 580, 84, 5),
    rolls(page, 710, 580, 84, 58),
    boards(page, 804, 580, 84, 72),
    [bar(page, 616, 448, 90, 'ink'), bar(page, 616, 464, 60)],
  ]
}

/** On the floor: the bays as they stand, and the counter for one of them. */
export const count = (): Ink => {
  const [bay, level] = [128, 142]
  const [u, v] = [84, 108]
  const cell = (column: number, row: number) =>
    [u + column * bay + 16, v + (row + 1) * level - 6] as const
  const stack = (column: number, row: number): Ink => {
    const [x, y] = cell(column, row)
    const kind = (column + row * 2) % 3
    if (kind === 0) return bundles(page, x, y, 96, 4 + ((column + row) % 4))
    return kind === 1 ? rolls(page, x, y, 96, 74) : boards(page, x, y, 96, 80 - row * 8)
  }
  const [hx, hy] = cell(2, 1)
  return [
    tabletFrame(page, 34, 34, 892, 572),
    page.rect('slab', 50, 50, 860, 40),
    roofSign(page, 82, 72, 28),
    bar(page, 112, 66, 120, 'glow', 9),
    repeat(4, (i) => page.disc(i < 2 ? 'hot' : 'paper', 800 + i * 26, 70, 8)),
    rack(page, u, v, bay, 4, level, 3),
    repeat(12, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)]
      return i === 6 || i === 11 ? [] : stack(column, row)
    }),
    bundles(page, hx, hy, 96, 7, 'hot'),
    page.rect('wire', u + 2 * bay + 6, v + level + 2, bay - 12, level - 10, 3),
    repeat(6, (i) => {
      const [x, y] = [u + (i % 4) * bay + bay - 20, v + Math.floor(i / 4) * level + 20]
      return station(page, x, y, 10, 'done')
    }),
    page.path('dash', u + 3 * bay + 20, v + 3 * level - 30, u + 4 * bay - 20, v + 3 * level - 30),
    page.path('line', 50, 542, 610, 542),
    page.path('line', 610, 90, 610, 590),
    [bar(page, 636, 116, 150, 'ink', 12), bar(page, 636, 138, 96)],
    page.rect('soft', 636, 168, 250, 110, 4),
    bar(page, 726, 198, 70, 'ink', 50),
    [page.disc('paper', 676, 223, 24), page.path('bold', 666, 223, 686, 223)],
    [
      page.disc('hot', 846, 223, 24),
      page.path('cut', 836, 223, 856, 223),
      page.path('cut', 846, 213, 846, 233),
    ],
    [
      bar(page, 636, 300, 70),
      repeat(9, (i) => page.path('guide', 724 + i * 18, 296, 734 + i * 18, 310)),
    ],
    page.rect('guide', 716, 294, 170, 18, 3),
    photo(page, 636, 336, 120, 90),
    page.rect('dash', 768, 336, 118, 90, 3),
    [page.rect('soft', 806, 368, 42, 30, 4), page.disc('paper', 827, 383, 9)],
    page.rect('paper', 636, 444, 250, 62, 3),
    lines(page, 650, 460, 210, [1, 0.6], 18),
    button(page, 636, 530, 250, 42),
    [
      arrow(page, 'line', [84, 566, 120, 566], 8),
      bar(page, 134, 563, 100),
      noSignal(page, 576, 574, 0.8),
    ],
  ]
}

/** A report whose lines agree but for one, which goes back to be counted again. */
export const approval = (): Ink => {
  const approvers: readonly StepState[] = ['done', 'current', 'open', 'open']
  return [
    frame(),
    [bar(page, 54, 124, 210, 'ink', 13), bar(page, 54, 148, 130)],
    [button(page, 690, 122, 100, 32), button(page, 804, 122, 102, 32, 'paper')],
    page.rect('paper', 54, 176, 600, 282, 3),
    page.rect('soft', 54, 176, 600, 32, 3),
    [60, 300, 400, 500].map((x, i) => bar(page, 54 + x - (i ? 20 : 0), 189, 48, 'ink')),
    repeat(5, (i) => {
      const y = 234 + i * 50
      const back = i === 2
      return [
        back
          ? page.rect('soft', 54, y - 25, 600, 50)
          : i
            ? page.path('guide', 54, y - 25, 654, y - 25)
            : [],
        [bundles, (p: typeof page, u: number, v: number, w: number) => rolls(p, u, v, w, 50)][
          i % 2
        ]?.(page.at(68, y + 18, 0.44), 0, 0, 84, 5) ?? [],
        [bar(page, 118, y - 9, 110 - (i % 3) * 16, 'ink', 7), bar(page, 118, y + 5, 70)],
        bar(page, 334, y - 5, 40, 'mute', 10),
        bar(page, 434, y - 5, back ? 26 : 40, 'ink', 10),
        back ? page.rect('hot', 526, y - 12, 58, 24, 3) : bar(page, 534, y - 3, 20),
        back ? bar(page, 540, y - 4, 30, 'blank', 8) : [],
        back
          ? arrow(page, 'wire', [634, y + 8, 634, y - 6, 608, y - 6], 8)
          : station(page, 622, y, 10, 'done'),
      ]
    }),
    page.trace(
      'paper',
      'M690,250L900,250Q906,250 906,256L906,406Q906,412 900,412L690,412Q684,412 684,406L684,348L660,334L684,322L684,256Q684,250 690,250Z',
    ),
    avatar(page, 712, 280, 15, 'hot'),
    [bar(page, 738, 272, 90, 'ink'), bar(page, 738, 284, 56)],
    lines(page, 700, 314, 180, [1, 0.9, 0.5], 16),
    photo(page, 700, 362, 62, 40),
    page.path('line', 150, 520, 810, 520),
    approvers.map((state, i) => {
      const x = 150 + i * 220
      return [
        page.rect(state === 'current' ? 'soft' : 'paper', x - 86, 482, 172, 112, 3),
        avatar(page, x - 52, 522, 24, state === 'current' ? 'hot' : 'soft'),
        [bar(page, x - 16, 512, 80, 'ink', 7), bar(page, x - 16, 528, 52)],
        station(page, x + 66, 572, 11, state),
        bar(page, x - 70, 569, 90, state === 'open' ? 'mute' : 'ink'),
      ]
    }),
    arrow(page, 'wire', [370, 482, 370, 468, 150, 468, 150, 480], 8),
  ]
}
