/** A drugstore chain's plan of resources: who is needed, who is free, and where the two do not meet. */

import { arrow, pointer, tick } from '../parts/annotate.ts'
import { schedule } from '../parts/charts.ts'
import { avatar, bar, button, field, lines } from '../parts/content.ts'
import { windowFrame } from '../parts/frames.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const pharmacySign = (p: Pen, u: number, v: number, size: number, look: Look): Ink =>
  p
    .at(u, v, size / 30)
    .poly(
      look,
      ...[-5, -15, 5, -15, 5, -5, 15, -5, 15, 5, 5, 5],
      ...[5, 15, -5, 15, -5, 5, -15, 5, -15, -5, -5, -5],
    )

const frame = (tab: number): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('soft', 30, 58, 900, 44),
  pharmacySign(page, 62, 80, 24, 'hot'),
  bar(page, 86, 76, 110, 'ink', 8),
  repeat(3, (i) => bar(page, 440 + i * 110, 77, 70, i === tab ? 'ink' : 'mute')),
  page.rect('flush', 440 + tab * 110, 98, 70, 4),
  avatar(page, 898, 80, 14, 'paper'),
]

/** Demand as bars under the step line of capacity; what rises above it is hot. Values are shares of `h`. */
const load = (
  u: number,
  v: number,
  w: number,
  h: number,
  demand: readonly number[],
  capacity: readonly number[],
): Ink => {
  const step = w / demand.length
  return [
    demand.map((value, i) => {
      const met = Math.min(value, capacity[i] ?? 1)
      const x = u + step * (i + 0.16)
      return [
        page.rect('soft', x, v + h * (1 - met), step * 0.68, h * met),
        value > met ? page.rect('hot', x, v + h * (1 - value), step * 0.68, h * (value - met)) : [],
      ]
    }),
    page.path(
      'bold',
      ...capacity.flatMap((value, i) => {
        const y = v + h * (1 - value)
        return [u + i * step, y, u + (i + 1) * step, y]
      }),
    ),
    page.path('line', u, v - 8, u, v + h, u + w + 8, v + h),
  ]
}

const HEAT: readonly Look[] = ['paper', 'soft', 'shade', 'hot']

/** Roles by weeks, as warm as the load; under it the weeks in sum, beside it the gaps. */
export const dashboard = (): Ink => {
  const rows = ['011121100110', '112233321111', '221112221001', '001112332110', '110011222211']
  const [left, step] = [208, 37]
  return [
    frame(0),
    repeat(12, (i) => bar(page, left + 8 + i * step, 126, i % 4 ? 14 : 22, i % 4 ? 'mute' : 'ink')),
    rows.map((row, r) => [
      avatar(page, 68, 164 + r * 40, 14),
      bar(page, 92, 161 + r * 40, [92, 70, 84, 60, 78][r] ?? 0, 'ink'),
      [...row].map((level, i) =>
        page.rect(HEAT[Number(level)] ?? 'paper', left + i * step, 146 + r * 40, step - 4, 36),
      ),
    ]),
    page.rect('wire', left + 4 * step - 4, 182, 3 * step + 4, 44, 4),
    load(
      left,
      380,
      12 * step,
      190,
      [0.4, 0.5, 0.55, 0.62, 0.8, 0.96, 0.9, 0.74, 0.66, 0.5, 0.56, 0.4],
      [0.76, 0.76, 0.76, 0.76, 0.64, 0.64, 0.76, 0.76, 0.76, 0.7, 0.7, 0.7],
    ),
    [bar(page, 54, 400, 90, 'ink'), lines(page, 54, 420, 110, [1, 0.7])],
    [page.path('bold', 54, 470, 84, 470), bar(page, 96, 467, 60)],
    [page.rect('soft', 58, 490, 22, 22), bar(page, 96, 498, 70)],
    [page.rect('hot', 58, 526, 22, 22), bar(page, 96, 534, 50)],
    page.path('guide', 678, 102, 678, 616),
    bar(page, 702, 128, 110, 'ink', 10),
    repeat(3, (i) => [
      page.rect(i ? 'paper' : 'soft', 702, 156 + i * 146, 204, 130, 3),
      [avatar(page, 728, 184 + i * 146, 15), bar(page, 754, 176 + i * 146, 100, 'ink')],
      bar(page, 754, 190 + i * 146, 70),
      page.rect('paper', 718, 216 + i * 146, 172, 14, 2),
      page.rect('mute', 719, 217 + i * 146, [92, 120, 138][i] ?? 0, 12),
      page.rect('hot', 718 + ([92, 120, 138][i] ?? 0), 216 + i * 146, [52, 36, 22][i] ?? 0, 14),
      button(page, 718, 246 + i * 146, 80, 26, i ? 'paper' : 'hot'),
    ]),
    pointer(page, left + 6.4 * step, 212, 26, 'paper'),
  ]
}

/** One need for a role: its weeks at the left, the people with their free weeks at the right. */
export const booking = (): Ink => {
  const people = ['3322000023', '3333311333', '0112003311', '3210000123', '2222200222']
  const [left, step] = [520, 26]
  return [
    frame(1),
    page.rect('soft', 30, 102, 268, 514),
    [bar(page, 54, 130, 150, 'ink', 12), lines(page, 54, 158, 200, [1, 0.6])],
    [
      field(page, 54, 200, 220, 0.5),
      field(page, 54, 256, 104, 0.5),
      field(page, 170, 256, 104, 0.4),
    ],
    bar(page, 54, 316, 66, 'ink', 4),
    page.path('bold', 54, 344, 274, 344),
    [page.path('wire', 54, 344, 164, 344), page.disc('hot', 164, 344, 9)],
    page.rect('paper', 54, 378, 220, 150, 3),
    repeat(35, (i) => {
      const inside = i >= 11 && i < 25 && i % 7 < 5
      return page.rect(
        inside ? 'flush' : i % 7 < 5 ? 'mute' : 'wash',
        66 + (i % 7) * 29,
        392 + Math.floor(i / 7) * 26,
        22,
        16,
      )
    }),
    button(page, 54, 554, 220, 36),
    [bar(page, 322, 126, 130, 'ink', 10), page.rect('paper', 786, 118, 120, 26, 13)],
    [page.disc('line', 804, 131, 6), bar(page, 820, 128, 50)],
    people.map((weeks, r) => {
      const y = 170 + r * 88
      return [
        page.rect(r === 1 ? 'soft' : 'paper', 322, y, 584, 76, 3),
        avatar(page, 356, y + 38, 22, r === 1 ? 'hot' : 'soft'),
        bar(page, 390, y + 20, 96, 'ink', 7),
        repeat(3 - (r % 2), (i) => page.rect('paper', 390 + i * 36, y + 40, 30, 16, 8)),
        [...weeks].map((free, i) => {
          const h = (Number(free) / 3) * 44
          return [
            page.rect('shade', left + i * step, y + 16, step - 4, 44),
            h ? page.rect('paper', left + i * step, y + 16, step - 4, h) : [],
          ]
        }),
        r === 1
          ? button(page, 800, y + 22, 90, 32)
          : [page.rect('line', 800, y + 22, 90, 32, 3), bar(page, 824, y + 35, 42)],
      ]
    }),
    page.rect('wire', left + 3 * step - 5, 160, 5 * step + 6, 446, 4),
  ]
}

/** A project moved to later weeks, and the load before and after. */
export const scenario = (): Ink => {
  const before = [0.5, 0.56, 0.7, 0.98, 1, 0.86, 0.5, 0.36, 0.3, 0.3]
  const after = [0.5, 0.56, 0.6, 0.7, 0.68, 0.7, 0.72, 0.64, 0.5, 0.3]
  const capacity = before.map(() => 0.76)
  return [
    frame(2),
    [bar(page, 54, 122, 140, 'ink', 12), button(page, 806, 116, 100, 30)],
    page.rect('line', 694, 116, 100, 30, 3),
    bar(page, 720, 128, 48),
    page.rect('paper', 54, 164, 852, 186, 3),
    repeat(13, (i) => page.path('guide', 230 + i * 52, 164, 230 + i * 52, 350)),
    repeat(4, (i) => [
      page.rect(i === 2 ? 'hot' : 'soft', 70, 181 + i * 43, 16, 16, 3),
      bar(page, 98, 186 + i * 43, [96, 72, 108, 80][i] ?? 0, 'ink'),
    ]),
    schedule(page, 230, 168, 52, 43, [
      [0, 0, 5, 'soft'],
      [1, 1.5, 4, 'shade'],
      [2, 2, 4, 'dash'],
      [2, 7, 4, 'hot'],
      [3, 3, 6, 'soft'],
    ]),
    arrow(page, 'wire', [444, 275, 586, 275], 12),
    [page.rect('paper', 54, 374, 398, 220, 3), page.rect('paper', 508, 374, 398, 220, 3)],
    [bar(page, 74, 392, 80), bar(page, 528, 392, 80, 'ink')],
    load(84, 420, 340, 150, before, capacity),
    load(538, 420, 340, 150, after, capacity),
    arrow(page, 'line', [462, 484, 498, 484], 10),
    [page.disc('ink', 884, 396, 11), tick(page, 884, 396, 11, 'cut')],
  ]
}
