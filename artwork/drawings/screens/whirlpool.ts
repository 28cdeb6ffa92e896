/** The workflow and approval system of an appliance maker. */

import { tick } from '../parts/annotate.ts'
import { ring } from '../parts/charts.ts'
import { avatar, bar, button, lines } from '../parts/content.ts'
import { chain, phase, type StepState, station } from '../parts/flow.ts'
import { windowFrame } from '../parts/frames.ts'
import { cooker, fridge, washer } from '../parts/goods.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const frame = (): Ink => [
  windowFrame(page, 30, 24, 900, 592),
  page.rect('slab', 30, 58, 900, 46),
  washer(page.at(48, 66, 0.26)),
  bar(page, 90, 76, 100, 'glow', 9),
  repeat(3, (i) => bar(page, 560 + i * 84, 78, 56, 'hint')),
  avatar(page, 896, 81, 15),
]

/** All requests, each with its phases, and what waits for the visitor. */
export const dashboard = (): Ink => {
  const rows: readonly (readonly StepState[])[] = [
    ['done', 'done', 'current', 'open'],
    ['done', 'done', 'done', 'done'],
    ['done', 'current', 'open'],
    ['done', 'refused', 'open', 'open'],
    ['current', 'open'],
  ]
  return [
    frame(),
    page.rect('soft', 30, 104, 170, 512),
    repeat(6, (i) => [
      page.rect(i === 0 ? 'hot' : 'paper', 50, 130 + i * 42, 18, 18, 3),
      bar(page, 80, 136 + i * 42, 84 - (i % 3) * 14, i === 0 ? 'ink' : 'mute'),
    ]),
    button(page, 50, 560, 130, 32),
    repeat(4, (i) => [
      page.rect(i === 0 ? 'hot' : 'paper', 224 + i * 172, 124, 156, 78, 3),
      bar(page, 240 + i * 172, 140, 70, i === 0 ? 'blank' : 'mute'),
      bar(page, 240 + i * 172, 162, 44 + (i % 2) * 16, i === 0 ? 'blank' : 'ink', 22),
    ]),
    page.rect('paper', 224, 222, 682, 374),
    page.rect('soft', 224, 222, 682, 32),
    [
      bar(page, 240, 235, 60, 'ink'),
      bar(page, 470, 235, 50, 'ink'),
      bar(page, 640, 235, 60, 'ink'),
      bar(page, 826, 235, 50, 'ink'),
    ],
    rows.map((states, i) => {
      const y = 288 + i * 68.4
      const product = [washer, fridge, cooker][i % 3] ?? washer
      return [
        i ? page.path('guide', 224, y - 34.2, 906, y - 34.2) : [],
        product(page.at(244, y - 20, 0.34)),
        [bar(page, 292, y - 10, 120, 'ink', 7), bar(page, 292, y + 4, 80)],
        avatar(page, 482, y, 14),
        bar(page, 504, y - 3, 60),
        chain(page, 648, y, 46 * (states.length - 1), 10, states),
        page.rect(
          states.includes('refused') ? 'shade' : states.includes('current') ? 'paper' : 'ink',
          826,
          y - 11,
          64,
          22,
          11,
        ),
        bar(
          page,
          840,
          y - 3,
          36,
          states.includes('refused') || states.includes('current') ? 'ink' : 'blank',
        ),
      ]
    }),
  ]
}

/** One request with its four phases: each asks for all of its approvers or for any of them. */
export const approval = (): Ink => [
  frame(),
  page.rect('soft', 54, 124, 852, 112, 3),
  washer(page.at(74, 134, 0.76)),
  [
    bar(page, 176, 146, 230, 'ink', 14),
    lines(page, 176, 174, 340, [1, 0.7]),
    bar(page, 176, 208, 90, 'ink'),
  ],
  [button(page, 676, 164, 100, 34), button(page, 788, 164, 100, 34, 'paper')],
  phase(page, 54, 286, 190, ['done', 'done', 'done'], true),
  phase(page, 275, 286, 190, ['done', 'open'], false),
  phase(page, 496, 286, 190, ['done', 'current', 'open', 'open'], true),
  phase(page, 717, 286, 189, ['open', 'open', 'open'], false),
  repeat(3, (i) => [
    page.path('line', 244 + i * 221, 303, 275 + i * 221, 303),
    page.path('line', 267 + i * 221, 298, 275 + i * 221, 303, 267 + i * 221, 308),
  ]),
  repeat(4, (i) => [
    bar(page, 54 + i * 221, 260, 24, 'ink', 8),
    bar(page, 84 + i * 221, 260, 70, 'mute', 8),
  ]),
  [page.rect('paper', 54, 560, 632, 36), bar(page, 72, 575, 240)],
]

/** How far one request has come, and who did what on the way. */
export const status = (): Ink => {
  const trail: readonly StepState[] = ['done', 'done', 'refused', 'done', 'current', 'open']
  return [
    frame(),
    page.rect('paper', 54, 124, 290, 472),
    ring(page, 199, 236, 84, 0.62, 24),
    [bar(page, 170, 226, 58, 'ink', 18), bar(page, 180, 252, 38)],
    [washer(page.at(80, 360, 0.8)), fridge(page.at(178, 352, 0.8)), cooker(page.at(250, 368, 0.8))],
    page.path('line', 70, 456, 328, 456),
    repeat(4, (i) => [
      bar(page, 78, 480 + i * 27, 80),
      bar(page, 196, 480 + i * 27, 110 - i * 16, 'ink'),
    ]),
    page.path('line', 402, 150, 402, 566),
    trail.map((state, i) => {
      const y = 150 + i * 83
      return [
        station(page, 402, y, 16, state),
        page.rect(state === 'current' ? 'soft' : 'paper', 440, y - 26, 466, 62, 3),
        avatar(page, 470, y + 5, 18),
        [
          bar(page, 502, y - 8, 130, 'ink', 7),
          bar(page, 502, y + 8, [260, 220, 300, 180, 240, 120][i] ?? 0),
        ],
        bar(page, 838, y - 8, 50),
        state === 'current'
          ? button(page, 800, y + 6, 90, 22)
          : state === 'done'
            ? tick(page, 878, y + 14, 14, 'line')
            : [],
      ]
    }),
  ]
}
