/** How interfaces are put together: bindings, templates, layers, regions that change. */
import { LIGHT, space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar, button, lines, photo } from '../parts/content.ts'
import { equal, notEqual } from '../parts/figures.ts'
import { windowFrame } from '../parts/frames.ts'
import { angle, arcArrow, bandArrow, brush, listing, slider } from '../parts/markup.ts'
import { brace, hatch } from '../parts/signals.ts'
import { cog } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Pairs of values are compared in turn; one differs, so the round begins again. */
export const digestCycle = (): Ink => [
  repeat(4, (i) => bandArrow(page, 320, 240, 202, 15, -84 + i * 90, -4 + i * 90, 'soft')),
  repeat(5, (i) => {
    const [y, differs] = [126 + i * 48, i === 3]
    const w = [40, 26, 46, 22, 34][i] ?? 30
    return [
      page.rect('paper', 222, y, 72, 36, 3),
      page.rect(differs ? 'hot' : 'paper', 346, y, 72, 36, 3),
      bar(page, 234, y + 14, w, 'ink', 8),
      bar(page, 358, y + 14, differs ? 48 : w, differs ? 'blank' : 'ink', 8),
      differs ? notEqual(page, 320, y + 18, 24) : equal(page, 320, y + 18, 22, 'bold'),
    ]
  }),
  [
    page.path('wire', 418, 288, 471, 288),
    arcArrow(page, 320, 240, 158, 18, 98, 'wire', 12),
    arcArrow(page, 320, 240, 158, 108, 188, 'wire', 12),
    arcArrow(page, 320, 240, 158, 198, 278, 'wire', 12),
  ],
]

/** Values enter a component from above, an event leaves it below; its logic is plugged in. */
export const componentBindings = (): Ink => [
  page.rect('paper', 50, 128, 326, 216, 5),
  page.rect('soft', 50, 128, 326, 36, 5),
  bar(page, 70, 142, 96, 'ink', 9),
  lines(page, 74, 186, 150, [1, 0.8, 0.9, 0.5], 18),
  photo(page, 250, 184, 102, 74),
  page.rect('shade', 74, 282, 120, 34, 3),
  bar(page, 100, 296, 68, 'ink'),
  [130, 290].map((x, i) => [
    page.rect('shade', x - 22, 116, 44, 22, 3),
    page.rect('ink', x - 10, 122, 20, 10, 2),
    arrow(page, 'bold', [x, 30, x, 110], 14),
    i ? page.disc('paper', x, 56, 15) : page.rect('paper', x - 14, 42, 28, 28, 2),
  ]),
  page.rect('shade', 192, 334, 44, 22, 3),
  page.rect('ink', 204, 340, 20, 10, 2),
  arrow(page, 'wire', [214, 362, 214, 450], 16),
  page.poly('hot', 222, 384, 250, 396, 222, 408),
  [
    page.rect('shade', 366, 214, 20, 52, 3),
    page.rect('ink', 386, 224, 20, 8),
    page.rect('ink', 386, 248, 20, 8),
    page.rect('paper', 406, 212, 34, 56, 6),
    page.path('bold', 440, 240, 474, 240),
  ],
  page.rect('soft', 474, 158, 142, 164, 5),
  cog(page, 516, 208, 30, 'paper'),
  cog(page, 566, 234, 22, 'shade', 8),
  listing(page, 494, 274, [
    [0, 40, 30],
    [14, 56],
  ]),
]

const bevelled = (x: number, y: number, w: number, h: number): Ink => [
  page.poly('mute', x, y, x + w, y, x + w - 5, y + 5, x + 5, y + 5, x + 5, y + h - 5, x, y + h),
  page.rect('line', x, y, w, h),
  page.rect('blank', x + 5, y + 5, w - 10, h - 10),
  page.path('line', x + 5, y + h - 5, x + w - 5, y + h - 5, x + w - 5, y + 5),
]

/** Two regions of a page are old, two are new; the last of them is slid into its place. */
export const hybridPage = (): Ink => [
  windowFrame(page, 44, 40, 530, 390),
  [90, 262].map((y, i) => [
    page.rect('soft', 60, y, 220, 152),
    hatch(page, 60, y, 220, 152, 11),
    page.rect('dash', 60, y, 220, 152),
    bevelled(80, y + 22, 136, 34),
    bevelled(80, y + 70, i ? 180 : 136, 34),
    i ? bevelled(176, y + 114, 84, 28) : [],
    i ? bar(page, 194, y + 125, 48, 'ink', 6) : bevelled(232, y + 22, 32, 82),
  ]),
  page.rect('paper', 338, 90, 220, 152, 8),
  bar(page, 358, 110, 90, 'ink', 10),
  lines(page, 358, 136, 100, [1, 0.8, 0.9], 16),
  photo(page, 474, 108, 66, 74),
  button(page, 358, 200, 80, 24, 'paper'),
  [
    page.trace(
      'shade',
      'M270,150L348,150L348,186L336,186C334,166 318,160 309,160C300,160 284,166 282,186L270,186Z',
    ),
    repeat(5, (i) => page.path('line', 278 + i * 16, 150, 278 + i * 16, 138)),
    page.path('line', 270, 138, 348, 138),
  ],
  page.rect('dash', 338, 262, 220, 152, 8),
  [
    page.rect('hot', 384, 290, 220, 152, 8),
    bar(page, 404, 312, 100, 'blank', 10),
    bar(page, 404, 338, 96, 'blank'),
    bar(page, 404, 354, 72, 'blank'),
    page.rect('blank', 404, 384, 90, 30, 6),
    page.rect('blank', 520, 312, 64, 102, 4),
  ],
  repeat(3, (i) => page.path('line', 612, 318 + i * 40, 628, 328 + i * 40)),
  arrow(page, 'line', [372, 276, 348, 268], 9),
]

/** Four slabs, one line through all: page, routes, runtime, documents. */
export const meanStack = (): Ink => {
  const [s, size, shift] = [space(242, 290), 166, 30]
  const slab = (i: number) => ({ x: shift * i, y: -shift * i, z: 252 - 84 * i })
  const line = (i: number, to: number): Ink => {
    const z = slab(i).z + 10
    return [s.top(128, 36, z).disc('hot', 0, 0, 7), s.path('wire', 128, 36, z, 128, 36, to)]
  }
  const draw = (i: number): Ink => {
    const { x, y, z } = slab(i)
    const p = s.top(x, y, z + 10)
    const base = s.box(x, y, z, size, size, 10)
    if (i === 3)
      return [
        base,
        repeat(7, (j) => s.box(x + 80 - (j % 2) * 4, y + 66, z + 10 + j * 6, 76, 92, 6, LIGHT)),
        brace(s.top(x + 80, y + 66, z + 52), 14, 46, 60),
        brace(s.top(x + 80, y + 66, z + 52), 62, 46, 60, 'bold', true),
        repeat(3, (j) => bar(s.top(x + 80, y + 66, z + 52), 28, 28 + j * 16, 20, 'ink')),
      ]
    if (i === 2) {
      const hexagon = (look: 'shade' | 'mute' | 'paper', h: number) =>
        s
          .top(x + 104, y + 88, z + 10 + h)
          .poly(look, ...[0, 60, 120, 180, 240, 300].flatMap((a) => hex(a, 46)))
      return [
        base,
        hexagon('shade', 0),
        repeat(12, (j) => hexagon('mute', 2 + j * 2)),
        [0, 60, 120].map((a) => {
          const [u, v] = hex(a, 46)
          const [x0, y0, z0] = [x + 104 + u, y + 88 + v, z + 10]
          return s.path('line', x0, y0, z0, x0, y0, z0 + 28)
        }),
        hexagon('paper', 28),
        s.top(x + 104, y + 88, z + 38).disc('soft', 0, 0, 20),
      ]
    }
    if (i === 1)
      return [
        base,
        p.path('bold', 66, 144, 66, 110, 102, 110, 102, 40, 140, 40),
        p.path('bold', 102, 76, 140, 76),
        p.path('bold', 102, 110, 140, 110),
        p.disc('shade', 66, 144, 11),
        [40, 76, 110].map((v) => p.rect('paper', 132, v - 11, 22, 22)),
      ]
    return [
      base,
      p.rect('soft', 0, 0, size, 28),
      repeat(3, (j) => p.disc('paper', 16 + j * 15, 14, 4.5)),
      repeat(2, (j) => [
        bar(p, 18, 44 + j * 44, 40, 'ink'),
        p.rect('soft', 18, 56 + j * 44, 84, 22),
      ]),
      p.rect('shade', 18, 134, 54, 20),
    ]
  }
  return [draw(3), line(3, 94), draw(2), line(2, 178), draw(1), line(1, 262), draw(0), line(0, 300)]
}

const hex = (degrees: number, r: number): [number, number] => {
  const a = (degrees * Math.PI) / 180
  return [r * Math.cos(a), r * Math.sin(a)]
}

/** Template, script and style of one component on one sheet. */
export const singleFileComponent = (): Ink => [
  page.trace('paper', 'M150,24L430,24L490,84L490,456L150,456Z'),
  page.trace('soft', 'M430,24L430,84L490,84Z'),
  page.rect('hot', 166, 96, 308, 108, 3),
  [
    angle(page, 196, 150, 60, 'cut'),
    angle(page, 444, 150, 60, 'cut', true),
    angle(page, 244, 150, 36, 'cut'),
    angle(page, 396, 150, 36, 'cut', true),
    bar(page, 278, 147, 84, 'blank', 7),
  ],
  page.rect('soft', 166, 216, 308, 120, 3),
  brace(page, 186, 276, 88),
  brace(page, 454, 276, 88, 'bold', true),
  listing(
    page,
    218,
    240,
    [
      [0, 60, 40],
      [22, 90],
      [22, 50, 60],
      [44, 70],
      [0, 36],
    ],
    17,
  ),
  page.rect('paper', 166, 348, 308, 94, 3),
  (['ink', 'shade', 'soft', 'paper'] as const).map((look, i) =>
    page.rect(look === 'ink' ? 'ink' : look, 186 + i * 50, 374, 40, 40, 4),
  ),
  brush(page.turn(396, 424, 38), 0, 0, 100),
  page.trace('line', 'M392,426C380,432 300,428 186,430'),
  [150, 276, 395].map((y) => [page.path('line', 110, y, 150, y), page.disc('paper', 104, y, 7)]),
  bar(page, 180, 46, 110, 'ink', 9),
  bar(page, 180, 64, 60),
]

/** Only the two components that read a value are drawn anew when it changes. */
export const renderTrace = (): Ink => {
  const box = (x: number, y: number, again = false): Ink => [
    again ? page.rect('paper', x - 58, y - 38, 116, 76, 5) : [],
    page.rect('paper', x - 50, y - 30, 100, 60, 3),
    page.rect(again ? 'shade' : 'soft', x - 50, y - 30, 100, 18, 3),
    bar(page, x - 38, y, 56, again ? 'ink' : 'mute'),
    bar(page, x - 38, y + 14, 36),
    again
      ? [
          page.disc('paper', x + 56, y - 36, 20),
          arcArrow(page, x + 56, y - 36, 11, -60, 220, 'bold', 9),
        ]
      : [],
  ]
  const link = (x0: number, y0: number, x1: number, y1: number) =>
    page.path('line', x0, y0, x0, (y0 + y1) / 2, x1, (y0 + y1) / 2, x1, y1)
  return [
    [link(400, 86, 272, 150), link(400, 86, 516, 150), link(272, 210, 214, 282)],
    [link(272, 210, 344, 282), link(516, 210, 458, 282), link(516, 210, 574, 282)],
    page.path('line', 458, 342, 458, 388),
    [box(400, 56), box(516, 180), box(214, 312), box(344, 312), box(574, 312)],
    [box(272, 180, true), box(458, 312), box(458, 418, true)],
    arrow(page, 'dash', [84, 264, 84, 180, 206, 180], 12),
    arrow(page, 'dash', [84, 336, 84, 418, 392, 418], 12),
    page.disc('hot', 84, 300, 40),
    page.disc('cut', 84, 300, 30),
    bar(page, 70, 296, 28, 'blank', 8),
  ]
}

/** Into the gap of a finished page a live block is lowered. */
export const widgetSlot = (): Ink => {
  const s = space(302, 142)
  const p = s.top(0, 0, 0)
  const block = s.top(120, 92, 140)
  return [
    s.box(0, 0, -10, 300, 270, 10),
    bar(p, 22, 20, 120, 'ink', 12),
    repeat(3, (i) => bar(p, 22, 44 + i * 16, 250 - i * 40, 'mute', 7)),
    photo(p, 22, 96, 80, 100),
    repeat(3, (i) => bar(p, 22, 216 + i * 16, 250 - i * 50, 'mute', 7)),
    p.rect('shade', 120, 92, 150, 104),
    p.path('bold', 120, 196, 120, 92, 270, 92),
    [
      s.path('dash', 120, 196, 0, 120, 196, 118),
      s.path('dash', 270, 196, 0, 270, 196, 118),
      s.path('dash', 270, 92, 0, 270, 92, 118),
    ],
    s.box(120, 92, 118, 150, 104, 22, { top: 'paper', left: 'hot', right: 'hot' }),
    slider(block, 16, 22, 118, 0.7),
    slider(block, 16, 48, 118, 0.35),
    block.rect('hot', 16, 68, 64, 24, 4),
    bar(block, 30, 77, 36, 'blank', 6),
    bar(block, 92, 77, 42, 'mute', 7),
    arrow(page, 'bold', [...s.point(195, 144, 56), ...s.point(195, 144, 4)], 14),
  ]
}
