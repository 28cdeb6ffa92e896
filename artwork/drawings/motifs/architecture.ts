/** How a program is put together, and how its parts move to another place. */
import { space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { chainSign, hatch, pane } from '../parts/signals.ts'
import { scaffold } from '../parts/site.ts'
import { solid } from '../parts/solid.ts'
import { warning } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Projects that use one another, row by row; three of them run in a circle. */
export const solutionGraph = (): Ink => {
  const project = (x: number, y: number): Ink => [
    pane(page, x - 50, y - 33, 100, 66),
    bar(page, x - 38, y - 4, 52, 'ink', 7),
    bar(page, x - 38, y + 12, 70, 'mute', 6),
  ]
  return [
    [
      [90, 103, 152, 187],
      [276, 103, 188, 187],
      [290, 103, 380, 187],
      [150, 253, 96, 355],
      [180, 253, 262, 355],
      [376, 253, 300, 355],
      [408, 253, 470, 355],
      [566, 253, 512, 355],
    ].map((points) => arrow(page, 'line', points, 11)),
    page.disc('wire', 480, 170, 100),
    [
      [84, 70],
      [284, 70],
      [480, 70],
      [168, 220],
      [393, 220],
      [567, 220],
      [90, 388],
      [282, 388],
      [490, 388],
    ].map(([x = 0, y = 0]) => project(x, y)),
    [
      [572, 168, 578, 186],
      [441, 262, 424, 254],
      [410, 97, 429, 85],
    ].map((points) => arrow(page, 'wire', points, 13)),
    warning(page, 480, 168, 56),
  ]
}

/** Client and server are cut to the profile of the contract between them. */
export const sharedContract = (): Ink => {
  const s = space(214, 64)
  const profile = [
    [0, 0],
    [22, 0],
    [32, 16],
    [54, 16],
    [64, 0],
    [84, 0],
    [84, -14],
    [108, -14],
    [108, 0],
    [130, 0],
    [140, 22],
    [162, 22],
    [172, 0],
    [196, 0],
  ] as const
  const left = (x: number) => profile.flatMap(([y, d]) => s.point(x + d, y, 0))
  const right = (x: number) => [...profile].reverse().flatMap(([y, d]) => s.point(x - d, y, 0))
  const [client, sheet] = [s.top(0, 0, 0), s.top(154, 0, 0)]
  return [
    profile.map(([y, d]) => [
      s.path('guide', 104 + d, y, 0, 154 + d, y, 0),
      s.path('guide', 334 - d, y, 0, 284 - d, y, 0),
    ]),
    solid([...s.point(0, 0, 0), ...left(104), ...s.point(0, 196, 0)], 0, 18, 'soft'),
    solid([...left(154), ...right(284)], 0, 10, 'paper'),
    solid([...right(334), ...s.point(438, 0, 0), ...s.point(438, 196, 0)], 0, 18, 'soft'),
    [
      pane(client, 14, 54, 66, 92),
      bar(client, 22, 80, 40, 'ink', 7),
      bar(client, 22, 96, 48, 'mute', 7),
      client.rect('ink', 22, 122, 30, 14, 2),
    ],
    [
      bar(sheet, 32, 12, 64, 'ink', 9),
      repeat(6, (i) => [
        sheet.disc('paper', 36, 44 + i * 26, 9),
        repeat((i % 3) + 1, (j) => sheet.disc('ink', 36 - (i % 3) * 2.5 + j * 5, 44 + i * 26, 1.8)),
        bar(sheet, 52, 40 + i * 26, [44, 56, 36, 48, 40, 30][i] ?? 0, 'mute', 8),
      ]),
    ],
    repeat(3, (i) => {
      const y = 26 + i * 54
      const front = s.left(374, y + 36, 18)
      return [
        s.box(374, y, 0, 54, 36, 18),
        front.disc('ink', 11, 9, 4),
        front.path('line', 22, 9, 46, 9),
      ]
    }),
    [
      arrow(s.top(0, 0, -18), 'wire', [220, 236, 10, 236], 15),
      arrow(s.top(0, 0, -18), 'wire', [220, 236, 428, 236], 15),
      s.path('line', 0, 204, -18, 0, 246, -18),
      s.path('line', 438, 204, -18, 438, 246, -18),
    ],
  ]
}

/** Every field of a class finds its column; one leads to a key of another table. */
export const objectTableMapping = (): Ink => {
  const type = (y: number, fields: number): Ink => [
    page.rect('paper', 30, y, 176, 44 + fields * 32, 10),
    page.rect('ink', 30, y, 176, 36, 10),
    bar(page, 48, y + 14, 84, 'blank', 9),
    repeat(fields, (i) => [
      bar(page, 48, y + 54 + i * 32, [70, 92, 56, 84][i] ?? 60, 'mute', 7),
      page.disc('paper', 206, y + 57 + i * 32, 7),
    ]),
  ]
  const store = (y: number): Ink => [
    page.rect('paper', 424, y, 186, 118),
    page.rect('soft', 424, y, 186, 30),
    repeat(3, (i) => page.path('guide', 424, y + 52 + i * 22, 610, y + 52 + i * 22)),
    repeat(2, (i) => page.path('line', 486 + i * 62, y, 486 + i * 62, y + 118)),
    repeat(3, (i) => bar(page, 434 + i * 62, y + 12, 36, 'ink', 7)),
    repeat(12, (i) =>
      bar(page, 434 + (i % 3) * 62, y + 38 + Math.floor(i / 3) * 22, 22 + ((i * 7) % 4) * 6),
    ),
  ]
  const tie = (from: number, to: number): Ink => [
    page.trace('line', `M213,${from}C310,${from} 320,${to} 424,${to}`),
    page.disc('ink', 424, to, 4),
  ]
  return [
    [tie(105, 56), tie(137, 100), tie(303, 206), tie(335, 244), tie(367, 356)],
    [page.trace('wire', 'M213,169C330,169 296,404 424,404'), page.disc('hot', 424, 404, 6)],
    [type(48, 3), type(246, 4)],
    [tie(399, 430)],
    [store(30), store(180), store(330)],
    [page.disc('paper', 300, 264, 24), chainSign(page, 300, 264, 30, 'wire')],
    page.rect('wire', 424, 393, 62, 22),
  ]
}

/** One line after the other is led from the old house to the new one. */
export const routeHandover = (): Ink => [
  arrow(page, 'bold', [24, 244, 168, 244], 16),
  [
    repeat(3, (i) =>
      page.trace(
        'line',
        `M236,${226 + i * 10}C330,${226 + i * 10} 300,${120 + i * 46} 408,${120 + i * 46}`,
      ),
    ),
    repeat(3, (i) => arrow(page, 'line', [390, 120 + i * 46, 410, 120 + i * 46], 10)),
    repeat(2, (i) => [
      page.trace(
        'wire',
        `M236,${254 + i * 10}C330,${254 + i * 10} 300,${380 + i * 40} 408,${380 + i * 40}`,
      ),
      arrow(page, 'wire', [390, 380 + i * 40, 410, 380 + i * 40], 10),
    ]),
  ],
  [
    page.rect('soft', 172, 192, 70, 104, 4),
    page.poly('shade', 162, 192, 207, 158, 252, 192),
    page.rect('paper', 186, 206, 42, 30),
    page.disc('hot', 207, 276, 9),
    page.path('bold', 207, 276, 226, 250),
    page.path('line', 207, 158, 207, 124),
    page.rect('paper', 207, 124, 34, 12),
    page.path('line', 207, 296, 207, 448),
  ],
  [
    page.poly('soft', 416, 98, 516, 42, 616, 98),
    hatch(page, 426, 98, 180, 126, 12),
    page.rect('line', 426, 98, 180, 126),
    repeat(4, (i) => [
      page.rect('paper', 434 + i * 48, 112, 20, 100),
      page.rect('paper', 430 + i * 48, 104, 28, 8),
      page.rect('paper', 430 + i * 48, 208, 28, 8),
    ]),
    page.rect('shade', 416, 216, 200, 14),
    page.disc('paper', 516, 78, 12),
  ],
  [
    page.rect('paper', 440, 352, 152, 96),
    page.rect('dash', 440, 284, 152, 68),
    repeat(6, (i) => page.rect('soft', 456 + (i % 3) * 46, 366 + Math.floor(i / 3) * 38, 28, 22)),
    scaffold(page.at(424, 292, 0.62), 0, 0, 3, 2),
  ],
  page.path('line', 150, 448, 622, 448),
]

/** A block is lifted out of a closed frame and set on an open platform. */
export const libraryPort = (): Ink => {
  const block = (x: number, y: number, look: 'paper' | 'soft' | 'hot' | 'dash'): Ink => [
    page.rect(look, x, y, 52, 34),
    look === 'dash' ? [] : bar(page, x + 10, y + 14, 26, look === 'hot' ? 'blank' : 'ink', 6),
  ]
  return [
    page.path('line', 20, 440, 620, 440),
    page.rect('ink', 34, 176, 206, 264, 4),
    repeat(4, (i) => page.rect('wash', 46 + (i % 2) * 95, 188 + Math.floor(i / 2) * 124, 87, 116)),
    repeat(4, (i) =>
      repeat(i === 1 ? 2 : 3, (j) =>
        block(
          63 + (i % 2) * 95 + (j % 2 ? 4 : -4),
          270 + Math.floor(i / 2) * 124 - j * 35,
          (i + j) % 2 ? 'paper' : 'soft',
        ),
      ),
    ),
    block(154, 199, 'dash'),
    [
      page.rect('shade', 272, 404, 112, 24, 4),
      repeat(3, (i) => page.disc('ink', 294 + i * 34, 432, 9)),
      page.rect('soft', 310, 346, 66, 58, 4),
      page.rect('paper', 318, 354, 28, 26, 2),
      page.rect('shade', 376, 366, 30, 38, 3),
    ],
    [
      page.path('bold', 318, 350, 182, 44),
      page.path('bold', 336, 346, 190, 40),
      repeat(8, (i) =>
        page.path(
          'line',
          ...(i % 2 ? [318 - i * 17, 350 - i * 38] : [336 - i * 18, 346 - i * 38]),
          ...(i % 2 ? [318 - i * 18, 308 - i * 38] : [301 - i * 17, 312 - i * 38]),
        ),
      ),
      page.path('line', 368, 346, 352, 250, 186, 42),
      page.path('line', 340, 346, 352, 250),
      page.disc('paper', 186, 44, 8),
      page.path('line', 180, 50, 180, 90),
      page.path('line', 154, 120, 180, 90, 206, 120),
    ],
    block(154, 120, 'hot'),
    [
      page.rect('paper', 424, 372, 190, 16),
      repeat(3, (i) =>
        page.poly(
          'soft',
          436 + i * 74,
          388,
          454 + i * 74,
          388,
          460 + i * 74,
          440,
          430 + i * 74,
          440,
        ),
      ),
      block(434, 338, 'soft'),
      block(492, 338, 'paper'),
      block(550, 338, 'dash'),
      block(463, 303, 'dash'),
      block(521, 303, 'dash'),
      block(492, 268, 'dash'),
    ],
    page.trace('dash', 'M236,110C340,60 470,110 512,232'),
    page.path('line', 500, 222, 513, 236, 519, 218),
  ]
}
