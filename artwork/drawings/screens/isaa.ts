/** A union office: apprentices and members in one record, hours off a slip, the cabinet they came from. */

import { space } from '../iso.ts'
import { arrow, net, tick } from '../parts/annotate.ts'
import { certificate, hardHat, periods, signature, spanner } from '../parts/apprentice.ts'
import { avatar, bar, button, field, lines } from '../parts/content.ts'
import { windowFrame } from '../parts/frames.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const frame = (tab: number): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('slab', 30, 58, 62, 558),
  hardHat(page.at(61, 84, 0.4)),
  repeat(5, (i) => [
    i === tab ? page.rect('flush', 30, 120 + i * 58, 62, 46) : [],
    page.rect(i === tab ? 'glow' : 'hint', 48, 130 + i * 58, 26, 6),
    page.rect(i === tab ? 'glow' : 'hint', 48, 140 + i * 58, 26, 16),
  ]),
]

/** Everyone in training: how far each has come at work and in class, the dues, and what is still open. */
export const dashboard = (): Ink => {
  const people = [
    [8, 5, 4],
    [8, 2, 3],
    [6, 5, 5],
    [8, 0, 0],
    [10, 7, 6],
    [8, 4, 2],
  ] as const
  return [
    frame(0),
    [bar(page, 116, 84, 190, 'ink', 14), page.rect('soft', 420, 78, 220, 28, 14)],
    [page.disc('line', 440, 91, 6), bar(page, 456, 89, 80)],
    page.rect('paper', 116, 126, 540, 470, 3),
    page.path('line', 116, 160, 656, 160),
    [132, 312, 460, 596].map((x) => bar(page, x, 140, 44, 'ink')),
    people.map(([count, work, school], r) => {
      const y = 196 + r * 72
      return [
        r ? page.path('guide', 116, y - 36, 656, y - 36) : [],
        avatar(page, 148, y, 18, r === 2 ? 'hot' : 'soft'),
        [bar(page, 178, y - 10, 96 - (r % 3) * 14, 'ink', 7), bar(page, 178, y + 5, 60)],
        periods(page, 312, y - 8, 128, 16, count, work),
        periods(page, 460, y - 8, 104, 16, count, school),
        page.disc(r === 3 ? 'paper' : 'ink', 616, y, 12),
        r === 3 ? page.path('line', 616, y - 6, 616, y + 2) : tick(page, 616, y, 12, 'cut'),
      ]
    }),
    page.rect('soft', 680, 78, 226, 300, 3),
    bar(page, 698, 98, 100, 'ink', 9),
    repeat(4, (i) => [
      page.rect('paper', 698, 124 + i * 60, 190, 48, 3),
      page.poly(
        'paper',
        ...[710, 134, 726, 134, 734, 142, 734, 162, 710, 162].map((n, k) => n + (k % 2) * i * 60),
      ),
      [bar(page, 748, 138 + i * 60, 90, 'ink'), bar(page, 748, 152 + i * 60, 60)],
      page.rect(i ? 'paper' : 'hot', 862, 140 + i * 60, 16, 16),
    ]),
    certificate(page, 696, 410, 194, 136),
    [bar(page, 696, 572, 110, 'ink'), bar(page, 696, 588, 70)],
  ]
}

/** One person: the term as a stair of pay, the hours by kind of work, the membership. */
export const record = (): Ink => {
  const kinds = [1, 0.8, 0.56, 0.9, 0.3]
  const steps = 8
  return [
    frame(1),
    avatar(page, 160, 124, 42),
    hardHat(page.at(160, 92, 0.46)),
    [bar(page, 224, 92, 190, 'ink', 16), bar(page, 224, 122, 120), bar(page, 224, 140, 150)],
    [
      button(page, 806, 84, 100, 32),
      page.rect('line', 694, 84, 100, 32, 3),
      bar(page, 722, 97, 44),
    ],
    repeat(4, (i) => bar(page, 116 + i * 110, 184, 70, i ? 'mute' : 'ink')),
    [page.path('guide', 116, 202, 906, 202), page.rect('flush', 116, 199, 70, 4)],
    page.rect('paper', 116, 220, 790, 172, 3),
    repeat(steps, (i) => {
      const h = 30 + i * 14
      return [
        page.rect(i < 4 ? 'shade' : i === 4 ? 'hot' : 'dash', 140 + i * 90, 376 - h, 90, h),
        bar(page, 160 + i * 90, 388 - h, 40, i === 4 ? 'blank' : i < 4 ? 'ink' : 'mute', 5),
        i < 4 ? tick(page, 216 + i * 90, 391 - h, 11, 'line') : [],
      ]
    }),
    page.rect('paper', 116, 412, 400, 184, 3),
    bar(page, 136, 428, 110, 'ink', 8),
    kinds.map((share, i) => [
      bar(page, 136, 457 + i * 27, 80 - (i % 3) * 12),
      page.rect('soft', 240, 452 + i * 27, 240, 15),
      page.rect(i === 4 ? 'hot' : 'shade', 240, 452 + i * 27, 240 * share, 15),
      share === 1 ? tick(page, 498, 459, 11) : [],
    ]),
    page.rect('soft', 536, 412, 370, 184, 3),
    bar(page, 556, 428, 90, 'ink', 8),
    page.rect('paper', 556, 450, 170, 108, 8),
    page.rect('ink', 556, 462, 170, 20),
    [avatar(page, 584, 518, 18), lines(page, 614, 502, 90, [1, 0.7, 0.9])],
    lines(page, 556, 572, 120, [1]),
    repeat(12, (i) => {
      const [x, y] = [748 + (i % 3) * 50, 450 + Math.floor(i / 3) * 35]
      return [
        page.rect('paper', x, y, 40, 26),
        i < 10 ? tick(page, x + 20, y + 13, 12, 'line') : [],
      ]
    }),
  ]
}

/** Hours keyed in beside the slip that they come from. */
export const hours = (): Ink => {
  const slip = page.turn(136, 148, -2)
  const [left, top, step] = [524, 160, 50]
  return [
    frame(2),
    [bar(page, 116, 84, 160, 'ink', 14), bar(page, 300, 88, 80)],
    page.rect('soft', 116, 120, 366, 476, 3),
    slip.rect('shade', 8, 8, 320, 430),
    slip.rect('paper', 0, 0, 320, 430),
    [slip.rect('ink', 20, 20, 110, 12, 2), hardHat(slip.at(284, 34, 0.44), 'paper')],
    repeat(2, (i) => [
      bar(slip, 20, 56 + i * 22, 50),
      slip.path('guide', 80, 63 + i * 22, 300, 63 + i * 22),
    ]),
    repeat(9, (i) => slip.path('line', 20, 110 + i * 26, 300, 110 + i * 26)),
    repeat(5, (i) =>
      slip.path(
        'line',
        [20, 110, 170, 236, 300][i] ?? 0,
        110,
        [20, 110, 170, 236, 300][i] ?? 0,
        318,
      ),
    ),
    repeat(7, (i) => [
      bar(slip, 30, 146 + i * 26, 60),
      slip.trace(
        'line',
        `M${126 + (i % 2) * 62},${154 + i * 26}C${130 + (i % 2) * 62},${136 + i * 26} ${144 + (i % 2) * 62},${142 + i * 26} ${138 + (i % 2) * 62},${154 + i * 26}L${148 + (i % 2) * 62},${150 + i * 26}`,
      ),
    ]),
    slip.rect('wire', 16, 213, 288, 28),
    [slip.path('line', 20, 386, 150, 386), slip.path('line', 176, 386, 300, 386)],
    [signature(slip, 30, 376, 104), signature(slip, 190, 378, 90)],
    [bar(slip, 20, 398, 60), bar(slip, 176, 398, 60)],
    arrow(page, 'wire', [488, 370, 516, 370], 10),
    [field(page, left, 92, 180, 0.6), field(page, left + 200, 92, 182, 0.5)],
    page.rect('paper', left, top, 382, 8 * step - 36, 3),
    page.rect('soft', left, top, 382, 36),
    [14, 136, 220, 304].map((x) => bar(page, left + x, top + 15, 44, 'ink')),
    repeat(6, (r) => {
      const y = top + 36 + r * step
      const current = r === 3
      return [
        r ? page.path('guide', left, y, left + 382, y) : [],
        bar(page, left + 14, y + 22, 80 - (r % 3) * 12, current ? 'ink' : 'mute'),
        repeat(3, (c) => [
          page.rect(current && c === 1 ? 'wire' : 'paper', left + 128 + c * 84, y + 9, 70, 32, 2),
          (r + c) % 2 || current ? bar(page, left + 142 + c * 84, y + 22, 24, 'ink') : [],
        ]),
      ]
    }),
    page.rect('shade', left, 496, 382, 28),
    [
      bar(page, left + 14, 507, 60, 'ink'),
      repeat(3, (c) => bar(page, left + 142 + c * 84, 506, 34, 'ink', 8)),
    ],
    [page.disc('hot', left + 14, 568, 12), page.path('cut', left + 14, 562, left + 14, 570)],
    lines(page, left + 38, 560, 120, [1, 0.7], 14),
    [
      button(page, 806, 550, 100, 36),
      page.rect('line', 694, 550, 100, 36, 3),
      bar(page, 722, 565, 44),
    ],
  ]
}

/** A filing cabinet with an open drawer, and the record that comes out of it. */
export const cover = (): Ink => {
  const s = space(280, 350)
  const [w, d, h] = [150, 170, 300]
  const drawer = (z: number, out: number): Ink => {
    const front = s.left(0, d + out, z + 88)
    return [
      out
        ? [
            s.box(4, d, z, w - 8, out, 80),
            s.top(8, d + 4, z + 80).rect('ink', 0, 0, w - 16, out - 8),
          ]
        : [],
      out
        ? repeat(5, (i) => {
            const card = s.left(14, d + 20 + i * 24, z + 116)
            return [
              card.rect(i === 2 ? 'hot' : 'paper', 0, 0, w - 30, 36),
              card.rect(i === 2 ? 'hot' : 'paper', 12 + i * 18, -12, 30, 12),
            ]
          })
        : [],
      front.rect('paper', 4, 0, w - 8, 88, 2),
      front.rect('soft', w / 2 - 28, 18, 56, 22),
      front.path('bold', w / 2 - 22, 60, w / 2 + 22, 60),
    ]
  }
  return [
    page.rect('ground', 0, 0, 960, 640),
    net(s.top(-80, -80, 0), 0, 0, 480, 480, 60),
    s.box(0, 0, 0, w, d, h),
    [drawer(6, 0), drawer(202, 0)],
    drawer(104, 130),
    hardHat(page.at(271, 104, 1.2)),
    page.trace('dash', 'M140,258C190,150 420,170 506,270'),
    page.rect('shade', 540, 132, 360, 400, 6),
    page.rect('paper', 522, 112, 360, 400, 6),
    page.rect('hot', 522, 112, 360, 12),
    [avatar(page, 580, 176, 32), bar(page, 632, 158, 150, 'ink', 14), bar(page, 632, 184, 100)],
    repeat(6, (i) => {
      const step = 24 + i * 18
      return page.rect(
        i < 3 ? 'shade' : i === 3 ? 'hot' : 'dash',
        548 + i * 51,
        360 - step,
        51,
        step,
      )
    }),
    periods(page, 548, 380, 306, 16, 8, 4),
    [bar(page, 548, 424, 90, 'ink', 8), lines(page, 548, 446, 130, [1, 0.8, 0.5], 16)],
    certificate(page, 730, 414, 124, 78),
    spanner(page.turn(470, 520, 52), 'soft'),
  ]
}
