/** How a version gets to those who use it. */
import { HOT, LIGHT, space } from '../iso.ts'
import { arrow, tick } from '../parts/annotate.ts'
import { gauge } from '../parts/charts.ts'
import { bar, crossed, lines } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { panelFrame, windowFrame } from '../parts/frames.ts'
import { bolt, cog } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A package under seal with the list of what is in it. */
export const sealedArtifact = (): Ink => {
  const s = space(196, 80)
  return [
    s.box(0, 0, -130, 140, 140, 130),
    s.top(0, 0, 0).rect('shade', 54, 0, 32, 140),
    s.left(0, 140, 0).rect('shade', 54, 0, 32, 130),
    page.disc('hot', 136, 212, 38),
    page.disc('cut', 136, 212, 29),
    page.trace('cut', 'M118,218C126,198 130,230 136,214C140,202 144,226 154,208'),
    page.trace('line', 'M290,136C330,96 360,160 398,110'),
    [
      page.rect('paper', 398, 64, 180, 256),
      page.disc('soft', 488, 320, 96, 12),
      page.disc('soft', 488, 60, 96, 12),
      repeat(5, (i) => {
        const y = 98 + i * 42
        return [
          i % 3 === 0
            ? page.rect('shade', 416, y - 10, 20, 20, 2)
            : i % 3 === 1
              ? page.disc('shade', 426, y, 11)
              : page.poly('shade', 426, y - 12, 438, y + 9, 414, y + 9),
          bar(page, 448, y - 3, [66, 50, 72, 58, 44][i] ?? 0),
          tick(page, 554, y, 16, 'bold'),
        ]
      }),
    ],
    page.path('line', 40, 440, 600, 440),
    repeat(3, (i) => [
      page.path(
        'bold',
        230 + i * 120,
        440,
        230 + i * 120,
        372,
        290 + i * 120,
        372,
        290 + i * 120,
        440,
      ),
      tick(page, 260 + i * 120, 358, 14, 'line'),
    ]),
    repeat(4, (i) => space(200 + i * 120, 416).box(0, 0, -16, 20, 20, 20, i === 3 ? HOT : LIGHT)),
  ]
}

/** Most go on as before; a few try the new version, watched by a small bird. */
export const canaryRelease = (): Ink => [
  page.poly('wash', 20, 176, 210, 176, 330, 96, 386, 96, 386, 206, 330, 206, 250, 262, 20, 262),
  page.poly('wash', 180, 262, 244, 262, 330, 360, 386, 360, 386, 396, 316, 396),
  repeat(8, (i) => person(page, 40 + i * 22, 212 + (i % 3) * 20, 52, i === 5 ? 'hot' : 'paper')),
  repeat(6, (i) => person(page, 258 + i * 20, 180 - i * 9 + (i % 2) * 26, 48, 'paper')),
  [person(page, 296, 366, 48, 'hot'), person(page, 350, 396, 48, 'hot')],
  windowFrame(page, 400, 40, 210, 170),
  [
    crossed(page, 418, 90, 76, 60),
    lines(page, 510, 94, 80, [1, 0.7, 0.9]),
    lines(page, 418, 168, 160, [1, 0.8]),
  ],
  panelFrame(page, 400, 316, 150, 124),
  page.rect('hot', 400, 316, 150, 24, 4),
  [lines(page, 416, 358, 116, [1, 0.7]), page.rect('soft', 416, 388, 118, 36)],
  [
    page.trace(
      'paper',
      'M446,316C428,304 432,276 458,272C462,256 486,254 490,268L500,272L490,277C492,296 484,312 466,314L438,326L446,316Z',
    ),
    page.disc('ink', 480, 267, 2.4),
    page.trace('line', 'M450,292C456,304 470,304 478,292'),
    page.path('line', 462, 314, 462, 320),
    page.path('line', 470, 313, 470, 320),
  ],
  gauge(page, 586, 392, 30, 0.4),
]

/** A road that somebody has built for all; beside it the way over stones. */
export const pavedRoad = (): Ink => {
  const wagon = (x: number, y: number, size: number, look: Look): Ink => {
    const q = page.at(x, y, size)
    return [
      q.poly('shade', 60, -62, 76, -70, 76, -22, 60, -12),
      q.poly('paper', 0, -62, 16, -70, 76, -70, 60, -62),
      q.rect(look, 0, -62, 60, 50),
      repeat(5, (i) => q.path(look === 'hot' ? 'cut' : 'line', 10 + i * 10, -56, 10 + i * 10, -20)),
      q.disc('ink', 14, -8, 8),
      q.disc('ink', 46, -8, 8),
    ]
  }
  return [
    page.trace('soft', 'M20,190C120,120 190,150 260,176C330,120 440,110 620,186L620,210L20,210Z'),
    page.path('line', 20, 210, 620, 210),
    page.trace(
      'shade',
      'M40,456C130,360 420,390 440,300C450,250 380,232 384,210L408,210C420,234 540,250 540,312C540,400 330,380 270,456Z',
    ),
    page.trace('cut', 'M150,456C220,378 470,392 488,306C494,254 404,240 396,210'),
    [
      page.trace(
        'dash',
        'M20,380C60,330 100,350 130,312C160,280 190,310 220,276C250,250 290,262 330,212',
      ),
      page.poly('paper', 62, 372, 74, 352, 92, 358, 98, 374),
      page.poly('paper', 152, 312, 162, 296, 178, 304, 182, 314),
      page.poly('paper', 232, 296, 240, 282, 256, 286, 260, 298),
      page.trace('line', 'M100,286C120,262 140,262 160,282'),
      page.trace('line', 'M20,330C40,300 66,300 88,326'),
      page.trace('line', 'M196,262C210,246 226,246 240,260'),
    ],
    [wagon(428, 258, 0.4, 'paper'), wagon(446, 330, 0.7, 'paper'), wagon(232, 432, 1.15, 'hot')],
    [
      page.rect('paper', 556, 250, 58, 62),
      page.poly('soft', 548, 250, 622, 250, 612, 234, 558, 234),
      page.rect('shade', 590, 276, 16, 36),
      page.rect('soft', 564, 266, 18, 18),
      page.path('bold', 574, 234, 574, 180),
      page.disc('paper', 574, 158, 26),
      cog(page, 574, 158, 18, 'soft', 8),
    ],
  ]
}

const truss = (x0: number, x1: number, y: number, count: number): Ink =>
  repeat(count, (i) => {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / count
    return [
      page.path('line', x - 12, y + 12, x - 24, y + 84),
      page.path('line', x + 12, y + 12, x + 24, y + 84),
      page.path('line', x - 16, y + 36, x + 22, y + 84),
      page.path('line', x + 16, y + 36, x - 22, y + 84),
      page.path('line', x - 16, y + 36, x + 16, y + 36),
    ]
  })

const wheels = (p: Pen, ...at: readonly number[]): Ink =>
  at.map((x) => [p.disc('ink', x, -7, 7), p.disc('blank', x, -7, 2)])

/** Small loads cross a bridge one by one; one great load breaks it. */
export const smallLoads = (): Ink => [
  page.rect('ink', 20, 118, 600, 12),
  truss(20, 620, 118, 6),
  page.path('line', 20, 203, 620, 203),
  repeat(4, (i) => {
    const p = page.at(60 + i * 146, 118)
    return [
      p.rect('soft', 0, -22, 70, 10, 2),
      wheels(p, 14, 56),
      p.rect(i === 2 ? 'hot' : 'paper', 14, -64, 42, 42),
      p.path(i === 2 ? 'cut' : 'line', 14, -48, 56, -48),
    ]
  }),
  page.trace(
    'ink',
    'M20,362L200,362C270,364 290,386 320,390C350,386 370,364 440,362L620,362L620,374L440,374C376,376 356,398 320,402C284,398 264,376 200,374L20,374Z',
  ),
  truss(20, 220, 362, 2),
  truss(420, 620, 362, 2),
  page.path('line', 20, 447, 620, 447),
  [
    page.path('line', 300, 404, 288, 447),
    page.path('bold', 338, 402, 348, 416, 338, 420, 350, 447),
    page.path('line', 330, 424, 362, 410),
    bolt(page, 372, 402, 26, 'paper'),
  ],
  [
    page.turn(320, 388, 0).rect('soft', -84, -30, 168, 14, 2),
    wheels(page.at(236, 388), 26, 142),
    wheels(page.at(236, 391), 84),
    repeat(4, (i) => page.rect('paper', 238 + i * 41, 320, 39, 38)),
    repeat(3, (i) => page.rect(i === 1 ? 'soft' : 'paper', 256 + i * 42, 281, 39, 38)),
    page.turn(282, 243, -4).rect('paper', 0, 0, 39, 38),
    page.turn(324, 240, 5).rect('soft', 0, 0, 39, 38),
    page.turn(304, 212, 8).rect('paper', 0, 0, 34, 30),
  ],
  arrow(page, 'line', [566, 84, 608, 84], 8),
]
