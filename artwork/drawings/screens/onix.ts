/** A manager for the users of a Google domain. */
import { space } from '../iso.ts'
import { arrow, cross, net, pointer, tick } from '../parts/annotate.ts'
import { avatar, bar, button, field, lines } from '../parts/content.ts'
import { type StepState, station } from '../parts/flow.ts'
import { windowFrame } from '../parts/frames.ts'
import { accountCard, figure, platform, toggle, unitTree } from '../parts/people-units.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** The sign of the product: a key whose bow is a person. */
const keySign = (p: Pen, u: number, v: number, size: number, look: Look = 'flush'): Ink => {
  const q = p.at(u, v, size / 40)
  return [
    q.disc(look, -8, 0, 12),
    q.rect(look, 2, -3, 24, 6),
    q.rect(look, 14, 0, 4, 10),
    q.rect(look, 22, 0, 4, 8),
    q.disc('blank', -8, -3, 3.6),
    q.trace('blank', 'M-15,7C-14,0 -2,0 -1,7Z'),
  ]
}

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('paper', 30, 58, 900, 50),
  keySign(page, 66, 83, 34),
  bar(page, 96, 78, 90, 'ink', 9),
  page.rect('soft', 240, 68, 380, 30, 15),
  [page.disc('line', 260, 82, 6), page.path('line', 264, 86, 269, 91), bar(page, 280, 80, 120)],
  avatar(page, 896, 83, 16, 'hot'),
]

/** Units as platforms: somebody moves to another one, somebody has left. */
export const cover = (): Ink => {
  const s = space(470, 150)
  const [root, west, east, south] = [
    [60, 60, 120],
    [-110, 250, 40],
    [170, 190, 20],
    [330, 20, 60],
  ] as const
  const link = (to: readonly [number, number, number], w: number): Ink =>
    s.path('dash', root[0] + 75, root[1] + 75, root[2], to[0] + w / 2, to[1] + w / 2, to[2] + 14)
  return [
    page.rect('ground', 0, 0, 960, 640),
    net(s.top(-160, -40, 0), 0, 0, 680, 520, 52),
    [link(west, 170), link(east, 190), link(south, 160)],
    platform(s, root[0], root[1], root[2], 150, 150, { top: 'shade', left: 'soft', right: 'soft' }),
    figure(s, root[0] + 50, root[1] + 100, root[2] + 14, 'glow', 1.3),
    figure(s, root[0] + 104, root[1] + 60, root[2] + 14, 'paper', 1.3),
    platform(s, south[0], south[1], south[2], 160, 160),
    repeat(4, (i) =>
      figure(
        s,
        south[0] + 40 + (i % 2) * 80,
        south[1] + 40 + (i >> 1) * 80,
        south[2] + 14,
        'soft',
        1.2,
      ),
    ),
    platform(s, west[0], west[1], west[2], 170, 170),
    repeat(4, (i) =>
      figure(
        s,
        west[0] + 44 + (i % 2) * 82,
        west[1] + 44 + (i >> 1) * 82,
        west[2] + 14,
        i === 1 ? 'dash' : 'soft',
        1.2,
      ),
    ),
    platform(s, east[0], east[1], east[2], 190, 190),
    repeat(5, (i) =>
      i === 2
        ? []
        : figure(
            s,
            east[0] + 44 + (i % 3) * 54,
            east[1] + 44 + Math.floor(i / 3) * 86,
            east[2] + 14,
            'soft',
            1.2,
          ),
    ),
    figure(s, east[0] + 150, east[1] + 150, east[2] + 14, 'hot', 1.3),
    page.trace('wire', 'M258,226C350,222 430,262 447,338'),
    page.path('wire', 434, 326, 448, 341, 457, 322),
  ]
}

/** The units, the accounts of one of them, and the filters that admins ask for. */
export const dashboard = (): Ink => {
  const states: readonly Look[] = ['ink', 'ink', 'hot', 'ink', 'shade', 'ink', 'ink']
  return [
    frame(),
    page.rect('soft', 30, 108, 210, 508),
    unitTree(page, 52, 146, [0, 1, 1, 2, 2, 1, 2, 1, 1], 3, 40),
    [page.path('line', 30, 530, 240, 530), bar(page, 52, 550, 80, 'ink')],
    [
      page.rect('paper', 52, 566, 166, 14, 7),
      page.rect('hot', 52, 566, 118, 14, 7),
      bar(page, 52, 592, 60),
    ],
    repeat(4, (i) => [
      page.rect(i === 1 ? 'ink' : 'paper', 262 + i * 132, 126, 120, 30, 15),
      page.disc(i === 1 ? 'hot' : 'soft', 280 + i * 132, 141, 6),
      bar(page, 294 + i * 132, 138, 50, i === 1 ? 'blank' : 'ink'),
    ]),
    button(page, 806, 126, 102, 30),
    page.rect('paper', 262, 174, 646, 422, 3),
    page.rect('soft', 262, 174, 646, 34, 3),
    [310, 500, 630, 760].map((x) => bar(page, x, 188, 54, 'ink')),
    states.map((state, i) => {
      const y = 236 + i * 55
      const off = state === 'shade'
      return [
        i === 2
          ? page.rect('soft', 262, y - 27, 646, 55)
          : page.path('guide', 262, y + 28, 908, y + 28),
        page.rect(i === 2 ? 'hot' : 'paper', 276, y - 8, 16, 16, 2),
        i === 2 ? tick(page, 284, y, 10, 'cut') : [],
        avatar(page, 324, y, 17, off ? 'paper' : 'soft'),
        [
          bar(page, 352, y - 9, 110 - (i % 3) * 18, off ? 'mute' : 'ink', 7),
          bar(page, 352, y + 4, 80),
        ],
        repeat(1 + (i % 3), (k) => page.rect(k ? 'paper' : 'soft', 500 + k * 34, y - 9, 28, 18, 9)),
        bar(page, 630, y - 3, 60 - (i % 2) * 20),
        page.rect(state === 'ink' ? 'paper' : state, 756, y - 11, 62, 22, 11),
        bar(page, 770, y - 3, 34, state === 'hot' ? 'blank' : 'ink'),
        toggle(page, 852, y - 9, !off),
      ]
    }),
  ]
}

/** One account: who it is, where it belongs, and the steps of its last day. */
export const account = (): Ink => {
  const steps: readonly StepState[] = ['done', 'done', 'current', 'open', 'open', 'open']
  return [
    frame(),
    page.rect('soft', 30, 108, 270, 508),
    page.path('line', 300, 108, 300, 616),
    avatar(page, 165, 192, 56, 'paper'),
    [bar(page, 100, 268, 130, 'ink', 12), bar(page, 115, 290, 100)],
    repeat(3, (i) => [
      bar(page, 56, 334 + i * 48, 60, 'ink', 5),
      page.rect('paper', 56, 344 + i * 48, 218, 26, 2),
      bar(page, 66, 354 + i * 48, 130 - i * 24),
    ]),
    page.rect('paper', 56, 500, 218, 92, 3),
    [bar(page, 70, 518, 90, 'ink', 7), toggle(page, 222, 512, true)],
    [lines(page, 70, 546, 180, [1, 0.7]), bar(page, 70, 576, 60, 'ink', 5)],
    bar(page, 326, 130, 80, 'ink', 9),
    repeat(5, (i) => {
      const x = 326 + (i % 3) * 100
      const y = 152 + Math.floor(i / 3) * 40
      return [
        page.rect('paper', x, y, 90, 28, 14),
        repeat(2, (k) => page.disc(k ? 'soft' : 'shade', x + 18 + k * 8, y + 14, 7)),
        bar(page, x + 38, y + 11, 28),
        cross(page, x + 78, y + 14, 7, 'guide'),
      ]
    }),
    bar(page, 326, 254, 90, 'ink', 9),
    field(page, 326, 272, 280, 0.5),
    field(page, 326, 326, 280, 0.34),
    bar(page, 326, 400, 110, 'ink', 9),
    page.rect('paper', 326, 420, 280, 172, 3),
    repeat(5, (i) => [
      page.disc('ink', 346, 442 + i * 32, 4),
      bar(page, 362, 436 + i * 32, 150 - (i % 3) * 30, 'ink', 5),
      bar(page, 362, 447 + i * 32, 90, 'mute', 5),
      bar(page, 556, 440 + i * 32, 34, 'mute', 5),
      i ? page.path('guide', 346, 446 + (i - 1) * 32, 346, 438 + i * 32) : [],
    ]),
    page.rect('shade', 644, 138, 270, 462, 4),
    page.rect('paper', 636, 130, 270, 462, 4),
    [bar(page, 658, 152, 140, 'ink', 11), bar(page, 658, 174, 90)],
    page.path('line', 674, 222, 674, 522),
    steps.map((state, i) => {
      const y = 222 + i * 60
      return [
        station(page, 674, y, 14, state),
        [
          bar(page, 704, y - 10, 120 - (i % 3) * 20, state === 'open' ? 'mute' : 'ink', 7),
          bar(page, 704, y + 5, 80),
        ],
        i === 2 ? [avatar(page, 850, y, 13), arrow(page, 'wire', [812, y + 2, 832, y + 2], 6)] : [],
        i === 5 ? page.rect('dash', 660, y - 20, 232, 40, 3) : [],
      ]
    }),
    button(page, 658, 556, 226, 26),
  ]
}

/** A list with its effect on the domain, before anything has changed. */
export const bulkImport = (): Ink => {
  const bad = [3, 8]
  const columns: readonly (readonly number[])[] = [
    [0, 1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]
  return [
    frame(),
    page.rect('paper', 54, 132, 300, 460, 3),
    page.rect('soft', 54, 132, 300, 34, 3),
    [100, 190, 270].map((x) => bar(page, x, 146, 44, 'ink')),
    repeat(3, (i) => page.path('guide', 88 + i * 90, 166, 88 + i * 90, 592)),
    repeat(12, (i) => {
      const y = 184 + i * 34.6
      const out = bad.includes(i)
      return [
        out
          ? page.rect('shade', 54, y - 17, 300, 34.6)
          : page.path('guide', 54, y + 17.6, 354, y + 17.6),
        bar(page, 64, y - 3, 14, 'mute', 5),
        bar(page, 98, y - 3, 60 - (i % 3) * 10, 'ink'),
        bar(page, 188, y - 3, 66 - (i % 2) * 18),
        out ? cross(page, 300, y, 12) : bar(page, 278, y - 3, 40 + (i % 2) * 14),
      ]
    }),
    arrow(page, 'wire', [362, 300, 396, 300], 10),
    repeat(3, (i) => {
      const x = 408 + i * 168
      return [
        page.rect('soft', x, 132, 156, 330, 3),
        page.rect(i === 0 ? 'hot' : i === 1 ? 'paper' : 'shade', x, 132, 156, 36, 3),
        bar(page, x + 44, 146, 70, i === 0 ? 'blank' : 'ink', 8),
        [
          [page.path('cut', x + 16, 150, x + 30, 150), page.path('cut', x + 23, 143, x + 23, 157)],
          arrow(page, 'line', [x + 14, 150, x + 32, 150], 7),
          [page.rect('line', x + 17, 143, 4, 14), page.rect('line', x + 26, 143, 4, 14)],
        ][i] ?? [],
        (columns[i] ?? []).map((person, k) => accountCard(page, x + 10, 182 + k * 54, 136, person)),
      ]
    }),
    page.rect('paper', 408, 480, 324, 112, 3),
    repeat(2, (i) => [
      cross(page, 432, 510 + i * 50, 12),
      bar(page, 452, 500 + i * 50, 120, 'ink', 7),
      bar(page, 452, 516 + i * 50, 220 - i * 50),
      i ? page.path('guide', 408, 536, 732, 536) : [],
    ]),
    [button(page, 750, 498, 150, 38), button(page, 750, 548, 150, 34, 'paper')],
    pointer(page, 860, 522, 28, 'paper'),
  ]
}
