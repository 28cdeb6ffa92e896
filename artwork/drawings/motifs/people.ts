/** People at work with each other. */

import { type Space, space } from '../iso.ts'
import { arrow } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { figure } from '../parts/people-units.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A place at the table that nobody has taken yet: whoever comes is only sketched. */
function freePlace(s: Space, x: number, y: number): Ink {
  const [u, v] = s.point(x, y, 40)
  const q = page.at(u, v, 1.6)
  return [
    s.drum(x, y, 0, 24, 40, 'hot', 'hot'),
    q.trace(
      'dash',
      'M-20,-4C-20,8 20,8 20,-4C20,-10 12,-12 10,-18L6,-42C4,-46 -4,-46 -6,-42L-10,-18C-12,-12 -20,-10 -20,-4Z',
    ),
    q.disc('dash', 0, -52, 14),
  ]
}

/** Someone on a stool. */
const seated = (s: Space, x: number, y: number, look: Look): Ink => [
  s.drum(x, y, 0, 22, 40),
  figure(s, x, y, 40, look, 1.6),
]

/** A trestle of three towers under a deck, drawn on a sheet of 230 by 150. */
const trestleSheet = (p: Pen): Ink => [
  p.rect('paper', 0, 0, 230, 150),
  p.rect('guide', 8, 8, 214, 134),
  p.rect('hot', 20, 30, 190, 9),
  [48, 112, 176].map((u) => [
    p.path('line', u - 9, 39, u - 20, 112),
    p.path('line', u + 9, 39, u + 20, 112),
    p.path('line', u - 9, 39, u + 14, 74, u - 14, 74, u + 9, 39),
    p.path('line', u - 14, 74, u + 20, 112, u - 20, 112, u + 14, 74),
  ]),
  p.rect('mute', 150, 124, 58, 9),
]

/** Four people around the table on which they draw, and the place of a fifth. */
export const team = (): Ink => {
  const s = space(318, 266)
  const leg = (x: number, y: number) => s.box(x, y, 0, 10, 10, 56)
  const top = s.top(-150, -100, 68)
  return [
    s.top(0, 0, 0).poly('wash', -226, -176, 194, -176, 194, 194, -168, 194, -226, 136),
    seated(s, -60, -146, 'paper'),
    seated(s, -196, -24, 'soft'),
    seated(s, 66, -146, 'shade'),
    seated(s, -196, 70, 'paper'),
    [leg(-146, 86), leg(136, -96), leg(136, 86)],
    s.box(-150, -100, 56, 300, 200, 12),
    trestleSheet(top.at(34, 26, 0.98)),
    top.turn(232, 168, -20).rect('shade', -40, 0, 92, 11),
    top.turn(40, 182, 8).rect('hot', 0, 0, 56, 5),
    s.drum(-134, -84, 68, 9, 18, 'paper', 'shade'),
    s.box(92, -92, 68, 50, 40, 4),
    s.left(92, -90, 106).rect('slab', 0, 0, 50, 34),
    freePlace(s, 40, 166),
  ]
}

/** Two hands, one clasp. */
export const handshake = (): Ink => [
  page.poly('soft', 24, 150, 120, 128, 170, 288, 74, 330),
  page.poly('hot', 616, 150, 520, 128, 470, 288, 566, 330),
  page.poly('paper', 120, 128, 152, 122, 204, 276, 170, 288),
  page.poly('paper', 520, 128, 488, 122, 436, 276, 470, 288),
  page.trace(
    'paper',
    'M488,138C440,130 400,140 366,150L300,160C270,200 262,226 274,238C290,250 312,226 330,206L352,204L446,274C456,260 448,262 446,262Z',
  ),
  page.trace(
    'paper',
    'M156,140C200,132 250,134 290,150L318,160C296,186 268,216 278,236C292,250 314,228 330,208L352,206C390,236 430,272 442,294C450,314 428,326 414,312C422,332 402,346 386,330C392,350 368,360 354,344C358,362 334,368 322,354L300,336C296,360 276,360 272,342C254,350 240,336 250,318C232,318 226,302 238,288C220,286 212,274 200,262Z',
  ),
  [
    page.path('line', 414, 312, 372, 276),
    page.path('line', 386, 330, 346, 294),
    page.path('line', 354, 344, 320, 314),
  ],
  [
    page.trace('line', 'M250,318C262,304 272,296 282,292'),
    page.trace('line', 'M272,342C282,326 292,318 302,312'),
    page.trace('line', 'M238,288C250,276 258,270 266,266'),
  ],
  page.trace('line', 'M330,208C350,196 372,190 400,192'),
  page.path('guide', 320, 30, 320, 110),
  [arrow(page, 'line', [220, 84, 290, 84], 12), arrow(page, 'line', [420, 84, 350, 84], 12)],
]

/** Someone with a headset who answers round the clock. */
export const support = (): Ink => [
  page.disc('dash', 320, 232, 196),
  repeat(24, (i) => page.turn(320, 232, i * 15).path(i % 6 ? 'guide' : 'bold', 178, 0, 190, 0)),
  page.trace('soft', 'M170,440C170,340 240,318 320,318C400,318 470,340 470,440Z'),
  page.poly('paper', 286, 318, 354, 318, 320, 366),
  page.rect('paper', 296, 278, 48, 44),
  page.disc('paper', 320, 210, 76, 88),
  page.trace(
    'ink',
    'M244,200C240,90 400,90 396,200C390,150 350,150 320,150C290,150 250,150 244,200Z',
  ),
  page.arc('bold', 320, 210, 92, 180, 360),
  [page.rect('hot', 218, 186, 28, 58, 10), page.rect('hot', 394, 186, 28, 58, 10)],
  page.trace('bold', 'M408,246C404,280 380,286 350,280'),
  page.rect('ink', 332, 272, 26, 14, 7),
  [
    page.disc('ink', 296, 208, 4),
    page.disc('ink', 344, 208, 4),
    page.trace('line', 'M302,244C312,254 328,254 338,244'),
  ],
  page.trace(
    'paper',
    'M476,60L600,60Q610,60 610,70L610,136Q610,146 600,146L520,146L490,172L496,146L476,146Q466,146 466,136L466,70Q466,60 476,60Z',
  ),
  repeat(3, (i) => page.disc(i === 0 ? 'hot' : 'mute', 504 + i * 34, 103, 8)),
]

/** A desk with what is needed: screen, lamp, plan, mug. */
export const workspace = (): Ink => [
  page.rect('wash', 100, 46, 150, 190),
  page.rect('line', 100, 46, 150, 190),
  [page.path('line', 175, 46, 175, 236), page.path('line', 100, 140, 250, 140)],
  page.path('line', 20, 448, 620, 448),
  [
    page.rect('paper', 460, 52, 130, 116),
    page.rect('shade', 460, 52, 130, 24),
    repeat(2, (i) => page.path('bold', 492 + i * 66, 44, 492 + i * 66, 62)),
    repeat(20, (i) =>
      page.rect(i === 12 ? 'hot' : 'soft', 472 + (i % 5) * 22, 86 + Math.floor(i / 5) * 19, 17, 14),
    ),
  ],
  page.rect('shade', 40, 330, 560, 20),
  [
    page.poly('soft', 70, 350, 86, 350, 76, 448, 64, 448),
    page.poly('soft', 554, 350, 570, 350, 576, 448, 564, 448),
  ],
  [
    page.rect('paper', 410, 350, 120, 84),
    page.path('line', 410, 392, 530, 392),
    bar(page, 456, 368, 28, 'ink'),
    bar(page, 456, 410, 28, 'ink'),
  ],
  [
    page.poly('soft', 300, 290, 340, 290, 350, 330, 290, 330),
    page.rect('soft', 212, 136, 216, 156, 6),
    page.rect('paper', 222, 146, 196, 134),
  ],
  [
    page.rect('hot', 234, 160, 60, 44),
    lines(page, 306, 162, 96, [1, 0.7, 0.9]),
    lines(page, 234, 220, 170, [1, 0.8, 0.9, 0.5]),
  ],
  [
    page.path('bold', 130, 322, 104, 250, 160, 196),
    page.poly('hot', 146, 180, 178, 196, 190, 232, 134, 208),
    page.rect('ink', 106, 320, 48, 10, 3),
    page.disc('paper', 104, 250, 5),
  ],
  [
    page.arc('line', 510, 308, 13, -90, 90),
    page.rect('paper', 472, 286, 38, 44, 4),
    page.path('line', 482, 276, 486, 262, 482, 252),
    page.path('line', 496, 276, 500, 262, 496, 252),
  ],
  [
    page.poly('shade', 540, 330, 546, 300, 574, 300, 580, 330),
    page.trace('soft', 'M560,300C530,270 540,236 560,220C580,236 590,270 560,300Z'),
    page.path('line', 560, 300, 560, 240),
  ],
  [
    page.trace('soft', 'M250,448L270,404L340,404L360,448'),
    page.rect('paper', 240, 372, 130, 32, 10),
  ],
]

/** Three pieces of work fanned out of a folder, one detail ringed. */
export const portfolio = (): Ink => {
  const screen = page.turn(190, 262, -14)
  const code = page.turn(320, 236, -1)
  const plan = page.turn(452, 262, 13)
  return [
    page.path('guide', 24, 436, 616, 436),
    page.poly('shade', 112, 220, 528, 220, 528, 420, 112, 420),
    screen.rect('paper', -84, -170, 168, 260),
    [screen.rect('slab', -84, -170, 168, 26), screen.rect('soft', -66, -126, 132, 74)],
    lines(screen, -66, -34, 132, [1, 0.8, 0.9], 18),
    plan.rect('paper', -84, -170, 168, 260),
    plan.path('line', 0, -132, -44, -78, 44, -78, 0, -132),
    [
      [-44, -78],
      [44, -78],
      [0, -132],
    ].map(([x = 0, y = 0]) => plan.disc('soft', x, y, 15)),
    lines(plan, -60, -38, 120, [0.7, 1, 0.8], 18),
    code.rect('paper', -92, -196, 184, 300),
    repeat(7, (i) =>
      bar(
        code,
        -70 + 16 * (2 - Math.abs(i - 3) / 1.5),
        -166 + i * 22,
        52 + ((i * 29) % 48),
        i === 3 ? 'flush' : 'mute',
      ),
    ),
    code.disc('wire', 4, -96, 74, 26),
    code.path('wire', 76, -104, 150, -150),
    page.poly('soft', 96, 252, 300, 252, 330, 282, 544, 282, 528, 436, 112, 436),
    page.rect('paper', 152, 330, 150, 62),
    [bar(page, 168, 348, 92, 'ink'), bar(page, 168, 366, 62)],
  ]
}
