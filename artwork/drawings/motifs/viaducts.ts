/** Bridges that are not finished. */
import { dimension } from '../parts/annotate.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const DECK = 186
const VALLEY = [16, 300, 96, 318, 190, 384, 300, 430, 420, 424, 500, 372, 560, 322, 624, 308]

function groundAt(x: number): number {
  for (let i = 2; i + 1 < VALLEY.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = VALLEY.slice(i - 2, i + 2)
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
  }
  return 308
}

/** A tower between the deck and the ground, built or only meant. */
function tower(x: number, built: boolean): Ink {
  const foot = groundAt(x) - 8
  const top = DECK + 26
  const half = (y: number) => 15 + (y - top) * 0.09
  const count = Math.max(2, Math.round((foot - top) / 58))
  const level = (i: number) => top + ((foot - top) * i) / count
  const look = built ? 'line' : 'dash'
  return [
    repeat(count, (i) => {
      const [y0, y1] = [level(i), level(i + 1)]
      return [
        page.path(look, x - half(y0), y0, x + half(y1), y1),
        page.path(look, x + half(y0), y0, x - half(y1), y1),
        page.path(look, x - half(y1), y1, x + half(y1), y1),
      ]
    }),
    page.path(built ? 'bold' : 'dash', x - half(top), top, x - half(foot), foot),
    page.path(built ? 'bold' : 'dash', x + half(top), top, x + half(foot), foot),
    page.rect(built ? 'shade' : 'dash', x - half(foot) - 12, foot - 2, half(foot) * 2 + 24, 14),
  ]
}

/** A length of deck with its lattice. */
const deck = (from: number, to: number, built: boolean): Ink => {
  const count = Math.round((to - from) / 32)
  const step = (to - from) / count
  const look = built ? 'line' : 'dash'
  return [
    page.rect(built ? 'soft' : 'dash', from, DECK, to - from, 26),
    repeat(count, (i) => {
      const x = from + i * step
      return page.path(look, x, DECK + 26, x + step / 2, DECK, x + step, DECK + 26)
    }),
  ]
}

const train = (p: Pen): Ink => [
  [
    p.rect('paper', 40, 128, 72, 40),
    repeat(3, (i) => p.path('line', 58 + i * 18, 128, 58 + i * 18, 168)),
    p.path('bold', 112, 164, 126, 164),
    p.poly('ink', 126, 168, 126, 100, 170, 100, 170, 122, 226, 122, 232, 168),
    p.rect('blank', 134, 108, 26, 20),
    p.rect('ink', 204, 98, 12, 26),
    p.poly('shade', 232, 152, 248, 172, 232, 172),
  ],
  [54, 78, 98, 142, 166, 190, 214].map((x) => p.disc('paper', x, 172, 8)),
]

const smoke: Ink = [
  page.disc('soft', 214, 78, 9),
  page.disc('soft', 230, 58, 12),
  page.disc('soft', 254, 40, 8),
]

/** A viaduct lacks a span; the track ends in the air, and a train waits. */
export const missingSpan = (): Ink => [
  page.poly('wash', ...VALLEY, 624, 460, 16, 460),
  page.path('bold', ...VALLEY),
  page.path('guide', 268, 444, 460, 444),
  [tower(60, true), tower(166, true), tower(272, true), tower(552, true)],
  tower(412, false),
  [deck(16, 292, true), deck(532, 624, true), deck(302, 522, false)],
  page.trace('wire', 'M16,181L292,181C318,181 330,184 344,196'),
  page.trace('wire', 'M624,181L532,181C518,181 508,179 498,172'),
  repeat(13, (i) => page.rect('ink', 20 + i * 22, 182, 8, 5)),
  repeat(4, (i) => page.rect('ink', 540 + i * 22, 182, 8, 5)),
  [train(page), smoke],
  [
    page.path('guide', 292, 86, 292, 174),
    page.path('guide', 532, 86, 532, 174),
    dimension(page, 292, 102, 532, 102),
    dimension(page, 472, 212, 472, groundAt(472)),
  ],
]

/** A train has left its track in front of a broken buffer stop; where it was to go is dashed. */
export const derailed = (): Ink => [
  page.poly('wash', 16, 372, 624, 372, 624, 444, 16, 444),
  repeat(6, (i) => page.rect('shade', 24 + i * 38, 360, 22, 12)),
  page.path('wire', 16, 357, 246, 357),
  page.trace('wire', 'M246,357C276,357 286,366 300,392'),
  repeat(4, (i) => page.rect('dash', 470 + i * 38, 360, 22, 12)),
  page.path('dash', 262, 357, 616, 357),
  train(page.turn(170, 222, 8).at(-64, -168, 1.6)),
  page.trace(
    'soft',
    'M392,372C404,348 432,338 462,330C500,326 528,340 548,356C556,362 562,368 566,372Z',
  ),
  page.path('bold', 16, 372, 624, 372),
  page.turn(548, 300, 28).rect('hot', -8, -70, 16, 128),
  page.turn(574, 322, 70).rect('paper', -7, -66, 14, 96),
  [
    page.disc('soft', 424, 178, 13),
    page.disc('soft', 452, 146, 18),
    page.disc('soft', 492, 112, 12),
  ],
]
