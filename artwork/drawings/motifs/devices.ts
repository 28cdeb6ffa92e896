/** What people hold or sit at. */
import { space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bars, graph } from '../parts/charts.ts'
import { avatar, bar, button, field, lines, photo } from '../parts/content.ts'
import { phoneFrame, tabletFrame } from '../parts/frames.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A phone lying flat; the screens of its app float above it. */
export const phone = (): Ink => {
  const s = space(380, 168)
  const screen = (z: number) => s.top(20, 20, z)
  const tie = (x: number, y: number) => s.path('dash', x, y, 14, x, y, 130)
  const [low, high] = [screen(64), screen(130)]
  return [
    s.box(0, 0, 0, 180, 320, 14),
    s.top(8, 8, 14).rect('paper', 0, 0, 164, 304, 14),
    s.top(8, 8, 14).rect('ink', 56, 8, 52, 8, 4),
    s.top(8, 8, 14).rect('ink', 56, 292, 52, 4, 2),
    [tie(160, 20), tie(20, 292), tie(160, 292)],
    low.rect('soft', 0, 0, 140, 272),
    repeat(6, (i) => low.rect('shade', 14 + (i % 2) * 60, 14 + Math.floor(i / 2) * 84, 50, 70)),
    high.rect('paper', 0, 0, 140, 272),
    high.rect('hot', 0, 0, 140, 38),
    bar(high, 14, 14, 60, 'blank', 10),
    photo(high, 14, 52, 112, 80),
    lines(high, 14, 146, 112, [1, 0.8, 0.5], 16),
    high.rect('ink', 14, 206, 112, 26, 4),
    repeat(4, (i) => high.disc('shade', 22 + i * 32, 253, 7)),
    arrow(page, 'line', [200, 356, 200, 300], 10),
  ]
}

/** A tablet with a form, a sketch, and the pen that fills them in. */
export const tablet = (): Ink => [
  tabletFrame(page, 66, 66, 508, 352),
  page.rect('soft', 82, 82, 150, 320),
  repeat(6, (i) => [
    avatar(page, 110, 116 + i * 48, 14, i === 1 ? 'hot' : 'soft'),
    bar(page, 136, 108 + i * 48, 66, 'ink'),
    bar(page, 136, 120 + i * 48, 44),
  ]),
  bar(page, 256, 104, 130, 'ink', 10),
  field(page, 256, 136, 130, 0.6),
  field(page, 404, 136, 130, 0.4),
  page.rect('paper', 256, 198, 278, 180),
  page.trace(
    'wire',
    'M280,330C300,230 330,240 336,290C342,350 380,350 392,270C398,230 430,226 440,262',
  ),
  page.turn(440, 262, 38).poly('paper', 0, 0, -9, -24, -9, -196, 9, -196, 9, -24),
  page.turn(440, 262, 38).poly('ink', 0, 0, -9, -24, 9, -24),
  page.turn(440, 262, 38).rect('hot', -9, -196, 18, 20),
]

/** The same product on a desk screen, a laptop, a tablet and a phone. */
export const devices = (): Ink => [
  page.path('line', 24, 420, 616, 420),
  page.poly('soft', 250, 336, 330, 336, 344, 420, 236, 420),
  page.rect('soft', 90, 60, 400, 280, 8),
  page.rect('paper', 104, 74, 372, 240),
  page.rect('hot', 104, 74, 372, 26),
  bars(page, 260, 130, 190, 150, [0.4, 0.55, 0.5, 0.8, 0.7, 1]),
  lines(page, 130, 130, 110, [1, 0.7, 0.9, 0.5]),
  [
    page.rect('soft', 40, 250, 236, 150, 6),
    page.rect('paper', 50, 260, 216, 132),
    page.rect('hot', 50, 260, 216, 16),
    page.poly('shade', 20, 400, 296, 400, 284, 420, 32, 420),
  ],
  [
    graph(page, 150, 292, 100, 80, [0.1, 0.5, 0.4, 0.9], 'bold'),
    lines(page, 66, 296, 66, [1, 0.8, 0.6, 0.9]),
  ],
  [
    page.rect('soft', 400, 214, 140, 206, 10),
    page.rect('paper', 410, 226, 120, 180),
    page.rect('hot', 410, 226, 120, 18),
  ],
  [photo(page, 424, 256, 92, 60), lines(page, 424, 332, 92, [1, 0.8, 0.9, 0.5])],
  phoneFrame(page, 516, 266, 86, 154),
  page.rect('hot', 524, 288, 70, 14),
  lines(page, 534, 318, 50, [1, 0.7, 0.9]),
  button(page, 534, 370, 50, 20),
]
