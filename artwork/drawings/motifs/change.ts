/** How a business changes the way it works, and who works for it. */
import { LIGHT, type Skin, space } from '../iso.ts'
import { arrow, tick } from '../parts/annotate.ts'
import { signature } from '../parts/apprentice.ts'
import { bar, lines } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { chain } from '../parts/flow.ts'
import { question } from '../parts/signals.ts'
import { coin, sheet } from '../parts/things.ts'
import { bubble, moon } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** The records of a process show its real course, with a loop that the diagram on the wall lacks. */
export const processMining = (): Ink => {
  const rows = [64, 154, 244, 334]
  return [
    [
      page.rect('paper', 24, 52, 150, 376, 3),
      page.rect('soft', 24, 52, 150, 30, 3),
      [bar(page, 36, 64, 30, 'ink'), bar(page, 88, 64, 50, 'ink')],
      repeat(12, (i) => [
        page.disc((['ink', 'mute', 'mute'] as const)[(i * i) % 3] ?? 'mute', 44, 102 + i * 28, 6),
        bar(page, 62, 99 + i * 28, 40 + ((i * 7) % 4) * 8, (i * i) % 3 ? 'mute' : 'ink'),
        bar(page, 140, 99 + i * 28, 22),
        i < 11 ? page.path('guide', 32, 116 + i * 28, 166, 116 + i * 28) : [],
      ]),
    ],
    arrow(page, 'line', [184, 240, 220, 240], 12),
    [
      page.path('line', 252, 84, 238, 84, 238, 264, 246, 264),
      arrow(page, 'line', [238, 264, 252, 264], 8),
    ],
    [
      page.poly('soft', 288, 104, 334, 104, 334, 154, 288, 154),
      page.poly('soft', 282, 194, 340, 194, 340, 244, 282, 244),
      page.poly('soft', 280, 284, 342, 284, 342, 334, 280, 334),
      page.poly('soft', 296, 374, 326, 374, 326, 412, 296, 412),
    ],
    page.trace(
      'hot',
      'M368,364C472,364 472,164 390,164L390,150L366,174L390,198L390,186C440,186 440,340 368,340Z',
    ),
    rows.map((y, i) => [
      page.rect('paper', 254, y, 114, 40, 4),
      bar(page, 270, y + 12, 62 - (i % 2) * 14, 'ink'),
      bar(page, 270, y + 24, 40),
    ]),
    [page.disc('ink', 311, 36, 11), page.path('line', 311, 47, 311, 64)],
    [page.disc('paper', 311, 428, 16), page.disc('ink', 311, 428, 8)],
    [
      page.turn(488, 66, 3).rect('paper', 0, 0, 124, 300),
      page.disc('shade', 548, 76, 7),
      repeat(4, (i) => [
        page.turn(488, 66, 3).rect('line', 30, 38 + i * 64, 64, 32, 2),
        bar(page.turn(488, 66, 3), 40, 51 + i * 64, 40),
        i < 3 ? arrow(page.turn(488, 66, 3), 'line', [62, 72 + i * 64, 62, 98 + i * 64], 8) : [],
      ]),
    ],
  ]
}

/** A cabinet of paper becomes a row of running processes, drawer by drawer. */
export const drawerByDrawer = (): Ink => {
  const s = space(282, 246)
  const face = s.left(0, 120, 222)
  const flow = (p: Pen, u: number, v: number): Ink => [
    p.rect('paper', u, v, 120, 60),
    p.path('line', u + 24, v + 30, u + 98, v + 30),
    [p.disc('ink', u + 24, v + 30, 9), p.rect('soft', u + 46, v + 19, 28, 22)],
    [p.disc('paper', u + 98, v + 30, 10), tick(p, u + 98, v + 31, 11, 'bold')],
  ]
  const old = (u: number, v: number, i: number): Ink => [
    repeat(3, (k) =>
      face.poly(
        'paper',
        ...[u + 12 + k * 32, v + 4, u + 8 + k * 34, v - 13 + ((k + i) % 2) * 6],
        ...[u + 40 + k * 32, v - 15 + ((k * 2 + i) % 3) * 5, u + 44 + k * 32, v + 4],
      ),
    ),
    face.rect('soft', u, v, 120, 60),
    face.rect('paper', u + 36, v + 10, 48, 14),
    face.path('bold', u + 46, v + 42, u + 74, v + 42),
  ]
  const hot: Skin = { top: 'paper', left: 'hot', right: 'shade' }
  const front = s.left(12, 200, 72)
  return [
    s.box(0, 0, 0, 272, 120, 222, LIGHT),
    [flow(face, 12, 12), flow(face, 12, 82)],
    [old(140, 20, 0), old(140, 88, 1), old(140, 156, 2)],
    [
      face.rect('shade', 12, 150, 120, 60),
      s.box(12, 120, 12, 120, 80, 60, hot),
      repeat(5, (i) => {
        const y = 130 + i * 13
        return s.left(20, y, 92 - (i % 2) * 8).rect('paper', 0, 0, 104, 24)
      }),
      front.rect('hot', 0, 0, 120, 60),
      front.rect('blank', 36, 10, 48, 14),
      front.path('cut', 46, 42, 74, 42),
    ],
    [
      repeat(4, (i) => s.box(40, 24, 222 + i * 7, 70, 60, 7, LIGHT)),
      s.box(168, 30, 222, 74, 62, 16),
      s.top(168, 30, 238).rect('soft', 12, 22, 28, 30),
      repeat(3, (i) => s.top(168, 30, 238).disc('ink', 18 + i * 8, 38, 2)),
      s.box(160, 36, 248, 90, 16, 12, { top: 'ink', left: 'ink', right: 'ink' }),
      s.box(160, 36, 240, 16, 16, 8, { top: 'ink', left: 'ink', right: 'ink' }),
      s.box(234, 36, 240, 16, 16, 8, { top: 'ink', left: 'ink', right: 'ink' }),
    ],
  ]
}

/** A long form with its row of signatures; somebody asks why, and a single question remains. */
export const formQuestioned = (): Ink => {
  const box = (x: number, y: number, w: number, h = 30): Ink => [
    bar(page, x, y - 10, Math.min(w * 0.5, 46), 'ink', 4),
    page.rect('paper', x, y, w, h),
  ]
  return [
    sheet(page, 36, 20, 274, 436),
    bar(page, 56, 40, 130, 'ink', 10),
    [box(56, 82, 110), box(180, 82, 110)],
    [box(56, 136, 70), box(138, 136, 70), box(220, 136, 70)],
    [box(56, 190, 234, 48)],
    [bar(page, 56, 254, 46, 'ink', 4), page.rect('hot', 56, 264, 234, 36)],
    bar(page, 70, 279, 120, 'blank'),
    repeat(8, (i) => [
      page.rect('paper', 56 + (i % 4) * 60, 316 + Math.floor(i / 4) * 26, 14, 14),
      bar(page, 76 + (i % 4) * 60, 320 + Math.floor(i / 4) * 26, 28),
    ]),
    repeat(4, (i) => [
      signature(page, 60 + i * 60, 404, 42),
      page.path('line', 56 + i * 60, 420, 104 + i * 60, 420),
      bar(page, 56 + i * 60, 428, 26, 'mute', 4),
    ]),
    [
      page.path('bold', 46, 116, 300, 78),
      page.path('bold', 46, 170, 300, 132),
      page.path('bold', 46, 240, 300, 188),
      page.path('bold', 46, 362, 300, 312),
      page.path('bold', 46, 432, 300, 388),
    ],
    arrow(page, 'wire', [318, 282, 372, 282], 14),
    [
      page.rect('soft', 384, 214, 132, 220, 16),
      page.rect('paper', 394, 224, 112, 200, 8),
      bar(page, 410, 246, 60, 'ink', 7),
      page.rect('hot', 408, 264, 84, 36, 3),
      bar(page, 420, 279, 50, 'blank'),
      page.disc('soft', 450, 362, 32),
      tick(page, 450, 364, 30, 'bold'),
    ],
    [
      bubble(page, 426, 40, 144, 116, 'paper', true),
      question(page, 498, 94, 68),
      person(page, 572, 440, 232, 'soft'),
    ],
    page.path('line', 350, 440, 620, 440),
  ]
}

/** The sun travels over three offices; where it shines somebody works and takes over from the last. */
export const followTheSun = (): Ink => {
  const pane = (x: number, y: number, lit: boolean, w = 22, h = 24): Ink =>
    page.rect(lit ? 'hot' : 'shade', x, y, w, h)
  return [
    page.trace('dash', 'M34,262C120,16 520,16 606,262'),
    [
      page.disc('hot', 496, 116, 32),
      repeat(12, (i) => page.turn(496, 116, i * 30).path('bold', 42, 0, 54, 0)),
    ],
    [page.disc('paper', 112, 138, 30), moon(page, 108, 138, 15)],
    page.path('bold', 14, 404, 626, 404),
    [
      page.poly('soft', 36, 404, 36, 286, 120, 236, 204, 286, 204, 404),
      page.path('line', 36, 286, 204, 286),
      page.rect('shade', 160, 230, 18, 40),
      repeat(8, (i) => pane(54 + (i % 4) * 36, 304 + Math.floor(i / 4) * 46, false)),
    ],
    [
      page.path('bold', 296, 160, 296, 118),
      page.poly('soft', 256, 404, 256, 214, 274, 160, 318, 160, 336, 214, 336, 404),
      page.rect('paper', 336, 268, 54, 136),
      repeat(12, (i) =>
        pane(268 + (i % 2) * 34, 218 + Math.floor(i / 2) * 30, i === 7 || i === 8, 22, 18),
      ),
      repeat(4, (i) => page.path('line', 346, 290 + i * 28, 380, 290 + i * 28)),
    ],
    [
      page.trace('soft', 'M436,404L436,262C436,230 604,214 604,262L604,404Z'),
      repeat(12, (i) =>
        pane(450 + (i % 4) * 37, 266 + Math.floor(i / 4) * 36, i !== 5 && i !== 8, 28, 26),
      ),
      page.rect('paper', 494, 370, 52, 34),
      page.path('line', 520, 370, 520, 404),
    ],
    chain(page, 120, 442, 400, 15, ['done', 'done', 'current']),
    [arrow(page, 'line', [196, 442, 220, 442], 11), arrow(page, 'line', [396, 442, 420, 442], 11)],
  ]
}

/** One helper, a team, a whole product: each time more of the work lies beyond the line. */
export const workAcrossTheLine = (): Ink => {
  const split = (y: number, share: number): Ink => [
    page.rect('paper', 40, y, 560, 14, 7),
    page.rect('hot', 600 - 560 * share, y, 560 * share, 14, 7),
    page.disc('paper', 600 - 560 * share, y + 7, 12),
  ]
  return [
    page.path('dash', 320, 16, 320, 464),
    [person(page, 90, 120, 92), person(page, 136, 120, 92), person(page, 182, 120, 92)],
    person(page, 250, 120, 92, 'hot'),
    page
      .at(400, 120, 0.92)
      .trace(
        'dash',
        'M-17,-34L-17,-56C-17,-72 -10,-76 0,-76C10,-76 17,-72 17,-56L17,-34L11,-34L9,0L1,0L0,-28L-1,0L-9,0L-11,-34Z',
      ),
    page.disc('dash', 400, 39, 10),
    arrow(page, 'wire', [370, 74, 286, 74], 14),
    split(134, 0.18),
    [
      person(page, 136, 270, 92),
      page.path('bold', 190, 270, 190, 190),
      page.poly('soft', 190, 190, 238, 204, 190, 220),
      arrow(page, 'line', [258, 228, 372, 228], 13),
      repeat(4, (i) => person(page, 414 + i * 46, 270, 92, i === 1 ? 'shade' : 'soft')),
    ],
    split(284, 0.52),
    [
      person(page, 90, 420, 92),
      coin(page, 148, 394, 22),
      coin(page, 160, 386, 22, 'soft'),
      arrow(page, 'line', [200, 384, 372, 384], 13),
      page.rect('paper', 396, 336, 108, 84, 3),
      page.rect('shade', 396, 336, 108, 20, 3),
      lines(page, 408, 368, 80, [0.9, 0.6, 0.75], 15),
      [person(page, 530, 420, 92, 'soft'), person(page, 576, 420, 92, 'soft')],
    ],
    split(434, 0.86),
  ]
}
