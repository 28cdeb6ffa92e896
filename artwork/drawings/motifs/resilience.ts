/** What holds when something fails: second places, copies, rings, a watch. */
import { arrow, cross, tick } from '../parts/annotate.ts'
import { can, laptop, rackFront } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Two places with the same machines; as one fails, the load goes to the other. */
export const availabilityZones = (): Ink => {
  const zone = (x: number, box: Look): Ink => [
    page.rect(box, x, 186, 262, 256, 4),
    rackFront(page, x + 22, 214, 100, 2, 30),
    rackFront(page, x + 140, 214, 100, 2, 30),
    can(page, x + 84, 316, 94, 104),
    page.path('line', x + 72, 286, x + 72, 302, x + 190, 302, x + 190, 286),
    page.path('line', x + 131, 302, x + 131, 322),
  ]
  return [
    page.rect('paper', 256, 28, 128, 68, 4),
    [
      page.path('bold', 320, 42, 320, 56),
      arrow(page, 'line', [320, 56, 286, 82], 9),
      arrow(page, 'line', [320, 56, 354, 82], 9),
    ],
    page.path('dash', 256, 62, 160, 62, 160, 142),
    cross(page, 160, 154, 20, 'bold'),
    page.poly(
      'hot',
      ...[384, 54, 488, 54, 488, 152, 504, 152, 480, 184, 456, 152, 472, 152, 472, 70, 384, 70],
    ),
    zone(30, 'dash'),
    zone(348, 'paper'),
    page.path('bold', 36, 192, 286, 436),
    page.path('bold', 286, 192, 36, 436),
    page.path('line', 208, 380, 432, 380),
    page.disc('paper', 320, 380, 13),
    page.path('line', 315, 380, 324, 380, 320, 376),
  ]
}

/** At night one window is lit: somebody watches the curves. */
export const nightWatch = (): Ink => [
  page.rect('pane', 20, 20, 600, 440),
  page.trace('glow', 'M556,54C510,60 506,120 554,130C530,110 530,74 556,54Z'),
  repeat(9, (i) => page.disc('faint', 40 + ((i * 173) % 540), 36 + ((i * 97) % 200), 1.8)),
  page.rect('ground', 130, 60, 350, 400),
  page.trace('glow', 'M128,460L128,58L482,58L482,460L480,460L480,60L130,60L130,460Z'),
  page.rect('faint', 250, 40, 3, 20),
  page.rect('faint', 290, 30, 3, 30),
  repeat(4, (row) =>
    repeat(5, (column) => {
      const [x, y] = [150 + column * 64, 80 + row * 96]
      const lit = row > 0 && row < 3 && column > 1 && column < 5
      return lit
        ? []
        : [
            page.rect('faint', x, y, 50, 70),
            page.rect('ground', x + 1.5, y + 1.5, 47, 67),
            repeat(5, (i) =>
              page.trace(
                'faint',
                `M${x + 2},${y + 14 + i * 12}L${x + 48},${y + 4 + i * 12}L${x + 48},${y + 5.5 + i * 12}L${x + 2},${y + 15.5 + i * 12}Z`,
              ),
            ),
          ]
    }),
  ),
  page.rect('bright', 276, 172, 182, 172),
  [
    page.rect('ground', 290, 196, 74, 56, 3),
    page.rect('ground', 372, 196, 74, 56, 3),
    page.trace(
      'glow',
      'M298,236L312,222L324,230L338,208L356,214L356,217L339,211.5L325,234L312,226L299,239Z',
    ),
    page.trace(
      'glow',
      'M380,212L394,224L408,214L420,236L438,226L438,229L419,240L407,218.5L394,228L379,215Z',
    ),
    page.rect('ground', 324, 252, 6, 14),
    page.rect('ground', 406, 252, 6, 14),
    page.rect('ground', 276, 266, 182, 8),
    page.trace('ground', 'M322,344C322,292 342,282 368,282C394,282 414,292 414,344Z'),
    page.disc('ground', 368, 258, 22),
    page.trace('glow', 'M344,258C344,226 392,226 392,258L389,258C389,231 347,231 347,258Z'),
  ],
]

/** Rings of machines: the inner ones have the change, the outer ones wait. */
export const patchRings = (): Ink => {
  const machine = (x: number, y: number, state: 'done' | 'busy' | 'open'): Ink => [
    laptop(page, x - 26, y - 44, 52, 38),
    state === 'done' ? tick(page, x, y - 26, 16, 'bold') : [],
    state === 'busy'
      ? [page.rect('paper', x - 15, y - 29, 30, 9), page.rect('hot', x - 15, y - 29, 18, 9)]
      : [],
  ]
  const around = (rx: number, degrees: number) => {
    const a = (degrees * Math.PI) / 180
    return [320 + rx * Math.cos(a), 262 + rx * 0.62 * Math.sin(a)] as const
  }
  return [
    page.disc('paper', 320, 262, 288, 178),
    page.disc('soft', 320, 262, 192, 119),
    page.disc('paper', 320, 262, 92, 57),
    [200, 250, 300, 345].map((a) => machine(...around(240, a), 'open')),
    [215, 270, 325].map((a) => machine(...around(142, a), 'done')),
    [machine(286, 276, 'done'), machine(354, 276, 'done')],
    [
      machine(...around(142, 30), 'busy'),
      machine(...around(142, 95), 'done'),
      machine(...around(142, 155), 'done'),
    ],
    [50, 130, 165].map((a) => machine(...around(240, a), 'open')),
    [
      page.rect('soft', 330, 402, 62, 30, 2),
      page.rect('paper', 340, 370, 32, 26, 2),
      page.path('line', 356, 396, 356, 402),
      page.rect('ink', 352, 412, 18, 6, 2),
      page.path('line', 380, 402, 380, 386, 390, 386),
    ],
  ]
}

const disk = (p: Pen, look: Look): Ink => [
  p.rect(look, 0, 0, 58, 36, 3),
  p.disc(look === 'hot' ? 'cut' : 'line', 17, 18, 9),
  p.disc(look === 'hot' ? 'cut' : 'line', 41, 18, 9),
]

/** From the vault the copy goes back to the place it came from. */
export const backupVault = (): Ink => [
  page.path('line', 20, 448, 620, 448),
  page.rect('soft', 172, 70, 236, 378, 4),
  page.disc('shade', 290, 240, 108),
  page.disc('paper', 290, 240, 94),
  [
    page.path('bold', 203, 206, 377, 206),
    page.path('bold', 196, 256, 384, 256),
    page.path('bold', 210, 304, 370, 304),
    disk(page.at(228, 168), 'paper'),
    disk(page.at(294, 168), 'soft'),
    disk(page.at(204, 218), 'paper'),
    disk(page.at(264, 218), 'hot'),
    disk(page.at(324, 218), 'paper'),
    disk(page.at(230, 266), 'soft'),
    disk(page.at(296, 266), 'paper'),
  ],
  [
    page.disc('shade', 96, 240, 58, 108),
    page.disc('paper', 84, 240, 56, 104),
    repeat(8, (i) => {
      const a = (i * Math.PI) / 4 + 0.39
      return page.disc('ink', 84 + 44 * Math.cos(a), 240 + 84 * Math.sin(a), 4, 6)
    }),
    page.disc('line', 84, 240, 20, 36),
    page.path('bold', 84, 204, 84, 276),
    page.path('bold', 64, 240, 104, 240),
    [page.rect('ink', 140, 190, 44, 12), page.rect('ink', 140, 282, 44, 12)],
  ],
  [
    rackFront(page, 470, 176, 130, 2, 40),
    page.rect('shade', 470, 256, 130, 64),
    page.rect('blank', 482, 266, 106, 44),
    page.rect('dash', 506, 270, 58, 36, 3),
    rackFront(page, 470, 316, 130, 3, 40),
  ],
  page.trace('wire', 'M312,214C350,40 520,30 536,258'),
  page.path('wire', 524, 244, 536, 262, 546, 243),
]
