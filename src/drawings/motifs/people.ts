/** People at work with each other. */

import { arrow } from '../parts/annotate.ts'
import { bar, bust, lines } from '../parts/content.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Six people of one team, two rows, one of them speaking. */
export const team = (): Ink => [
  page.path('guide', 40, 400, 600, 400),
  [150, 320, 490].map((x, i) => bust(page, x, 180 + (i === 1 ? -14 : 0), 130, 'soft')),
  bust(page, 236, 256, 164, 'paper'),
  bust(page, 404, 256, 164, 'hot'),
  bust(page, 80, 276, 140, 'paper'),
  bust(page, 560, 276, 140, 'paper'),
  page.rect('shade', 20, 357, 600, 22),
  page.rect('soft', 20, 379, 600, 56),
  [
    page.rect('paper', 150, 330, 84, 28, 3),
    page.poly('shade', 140, 362, 150, 357, 234, 357, 244, 362),
  ],
  page.trace(
    'paper',
    'M430,40L580,40Q590,40 590,50L590,104Q590,114 580,114L468,114L446,142L448,114L430,114Q420,114 420,104L420,50Q420,40 430,40Z',
  ),
  lines(page, 440, 60, 130, [1, 0.7, 0.5], 16),
]

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
