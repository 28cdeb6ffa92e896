/** How a scripted site answers, is judged, released and led to a newer version. */
import { HOT, LIGHT, PLAIN, space } from '../iso.ts'
import { arrow, cross, tick } from '../parts/annotate.ts'
import { spanner } from '../parts/apprentice.ts'
import { bar, bust, lines } from '../parts/content.ts'
import { arcArrow, curve, listing } from '../parts/markup.ts'
import { hatch, letter } from '../parts/signals.ts'
import { clock, cog, lens, rackFront, sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** An elephant that forgets: it wipes the board once the request has been answered. */
export const wipedSlate = (): Ink => [
  page.path('bold', 20, 444, 620, 444),
  [page.path('bold', 398, 300, 388, 444), page.path('bold', 590, 300, 600, 444)],
  [
    page.rect('shade', 368, 44, 252, 246, 3),
    page.rect('ground', 380, 56, 228, 222),
    listing(
      page,
      490,
      88,
      [
        [0, 44, 26],
        [14, 60],
        [14, 30, 34],
        [14, 50, 18],
        [0, 38],
        [0, 24, 54],
        [14, 62],
      ],
      25,
      'glow',
      'faint',
    ),
    repeat(4, (i) => page.arc('guide', 396, 214, 40 + i * 22, -78 + i * 4, 34)),
    page.rect('paper', 360, 290, 268, 11),
    page.rect('mute', 540, 284, 30, 6, 3),
  ],
  [
    letter(page, 448, 392, 76),
    arrow(page, 'line', [448, 362, 448, 316], 11),
    sheet(page, 524, 358, 62, 78),
    lines(page, 534, 378, 40, [0.7, 1, 0.8, 0.9], 13),
    arrow(page, 'line', [555, 308, 555, 346], 11),
  ],
  page.trace('bold', 'M50,258C30,268 34,300 24,316'),
  page.disc('ink', 24, 320, 5),
  [page.rect('shade', 120, 340, 48, 98), page.rect('shade', 176, 340, 40, 98)],
  page.trace(
    'soft',
    'M46,444L46,290C44,204 104,174 176,176C232,178 264,206 264,270L264,444L208,444L208,366C182,378 140,378 110,366L110,444Z',
  ),
  repeat(6, (i) => page.arc('line', (i < 3 ? 58 : 216) + (i % 3) * 18 + 2, 444, 8, 180, 360)),
  page.trace(
    'soft',
    'M204,148C214,92 300,88 322,146C330,178 334,232 364,230C392,228 394,186 404,152L432,160C428,196 424,228 408,248C386,276 326,276 300,240C276,264 226,256 210,230C196,204 200,170 204,148Z',
  ),
  page.trace('line', 'M331,196C338,194 342,192 346,188M346,222C352,216 356,212 358,206'),
  page.trace('line', 'M392,214C402,216 410,216 418,214M400,186C410,188 418,188 428,186'),
  page.trace('paper', 'M302,232C306,262 334,282 362,274C342,266 326,250 324,224Z'),
  page.trace(
    'paper',
    'M216,140C176,112 136,140 140,196C144,250 190,272 216,246C240,220 246,166 216,140Z',
  ),
  page.trace('line', 'M204,160C180,152 160,168 160,196'),
  page.disc('ink', 288, 158, 5),
  page.turn(420, 146, -18).rect('hot', -34, -24, 76, 42, 8),
  repeat(3, (i) => page.turn(420, 146, -18).disc('blank', -18 + i * 20, -6 + (i % 2) * 12, 3.4)),
]

/** A message is checked and stored, its receipt goes back at once, the work follows from a queue. */
export const webhookReceipt = (): Ink => [
  page.path('line', 20, 430, 620, 430),
  rackFront(page, 24, 132, 108, 9, 32),
  letter(page, 206, 160, 74),
  arrow(page, 'line', [140, 160, 162, 160], 9),
  arrow(page, 'line', [250, 160, 280, 160], 11),
  [
    page.rect('soft', 286, 50, 44, 380),
    hatch(page, 286, 50, 44, 380, 14),
    page.rect('line', 286, 50, 44, 380),
    page.rect('ink', 282, 148, 52, 24, 2),
    page.rect('ink', 282, 258, 52, 24, 2),
  ],
  [
    arrow(page, 'wire', [284, 270, 140, 270], 14),
    page.rect('hot', 176, 238, 74, 64, 3),
    tick(page, 196, 262, 18, 'cut'),
    bar(page, 214, 258, 26, 'blank'),
    bar(page, 188, 282, 50, 'blank'),
  ],
  [
    arrow(page, 'line', [336, 160, 368, 160], 10),
    letter(page, 422, 150, 96),
    lens(page, 434, 148, 32),
    page.disc('shade', 434, 148, 20),
    tick(page, 434, 149, 18, 'bold'),
  ],
  [
    arrow(page, 'line', [504, 150, 536, 150, 536, 190], 10),
    page.rect('shade', 472, 200, 130, 100, 3),
    repeat(6, (i) => {
      const [x, y] = [480 + (i % 3) * 40, 208 + Math.floor(i / 3) * 45]
      return [
        page.rect('paper', x, y, 34, 39),
        i === 4 ? [] : page.rect('soft', x + 5, y + 15 - (i % 2) * 5, 24, 24 + (i % 2) * 5),
      ]
    }),
  ],
  [
    arrow(page, 'line', [536, 306, 536, 344, 500, 344], 10),
    page.rect('shade', 408, 376, 112, 14, 7),
    repeat(4, (i) => page.disc('paper', 420 + i * 29, 383, 4)),
    [page.path('line', 424, 390, 424, 430), page.path('line', 504, 390, 504, 430)],
    repeat(2, (i) => letter(page, 444 + i * 46, 360, 40)),
    cog(page, 372, 372, 34, 'soft', 9),
    clock(page, 584, 374, 30, 9, 0),
  ],
]

/** Modules as a town: height is how often they change, each is kept, repaired or replaced. */
export const moduleVerdicts = (): Ink => {
  const s = space(320, 150)
  const heights = [
    [40, 26, 52, 30],
    [30, 58, 34, 22],
    [62, 40, 150, 40],
    [26, 46, 30, 64],
  ]
  const sign = (x: number, y: number, z: number, verdict: 'keep' | 'repair' | 'replace'): Ink => {
    const [u, v] = s.point(x, y, z)
    const top = v - 46
    return [
      page.path('bold', u, v, u, top + 20),
      page.disc(verdict === 'replace' ? 'hot' : 'paper', u, top, 22),
      verdict === 'keep' ? tick(page, u, top, 22, 'bold') : [],
      verdict === 'repair' ? spanner(page.turn(u, top, 40).at(0, 0, 0.32), 'shade') : [],
      verdict === 'replace' ? cross(page, u, top, 17, 'cut') : [],
    ]
  }
  return [
    s.box(-18, -18, -12, 316, 316, 12, LIGHT),
    repeat(3, (i) => s.path('guide', 70 + i * 70, -18, 0, 70 + i * 70, 298, 0)),
    repeat(3, (i) => s.path('guide', -18, 70 + i * 70, 0, 298, 70 + i * 70, 0)),
    heights.map((row, i) =>
      row.map((h, k) => {
        const [x, y] = [i * 70 + 10, k * 70 + 10]
        const rows = Math.floor(h / 14) - 1
        return [
          s.box(x, y, 0, 50, 50, h, i === 2 && k === 2 ? HOT : PLAIN),
          repeat(Math.max(rows, 0), (r) =>
            s
              .left(x, y + 50, h)
              .path(i === 2 && k === 2 ? 'cut' : 'guide', 8, 12 + r * 14, 42, 12 + r * 14),
          ),
          (i * 4 + k) % 5 === 1 ? s.top(x, y, h).rect('soft', 14, 14, 22, 22) : [],
        ]
      }),
    ),
    sign(245, 35, 26, 'keep'),
    sign(35, 175, 52, 'keep'),
    sign(105, 35, 30, 'repair'),
    sign(175, 175, 150, 'replace'),
    sign(105, 245, 22, 'repair'),
    sign(245, 175, 30, 'keep'),
  ]
}

/** A lever moves all visitors to the new release at once; the previous one stays connected. */
export const releaseSwitch = (): Ink => {
  const release = (x: number, y: number): Ink => rackFront(page, x, y, 124, 3, 32)
  const contact = (u: number, v: number): Ink => [
    page.rect('shade', u - 20, v - 12, 40, 24, 4),
    page.rect('ink', u - 7, v - 22, 5, 20),
    page.rect('ink', u + 3, v - 22, 5, 20),
  ]
  const blade = page.turn(320, 410, 40)
  return [
    page.path('line', 20, 440, 620, 440),
    page.rect('soft', 226, 384, 188, 56, 4),
    [
      page.path('line', 117, 162, 117, 270, 176, 270),
      page.path('line', 320, 138, 320, 196),
      page.path('wire', 523, 162, 523, 270, 464, 270),
    ],
    [release(55, 54), release(258, 30), release(461, 54)],
    [page.rect('paper', 84, 36, 66, 30, 3), arcArrow(page, 117, 51, 10, -30, -300, 'line', 7)],
    [page.disc('hot', 584, 56, 24), tick(page, 584, 57, 22, 'cut')],
    [contact(191, 258), contact(320, 210), contact(449, 258)],
    page.rect('dash', 311, 186, 18, 224, 6),
    arcArrow(page, 320, 410, 150, -84, -58, 'line', 12),
    blade.rect('hot', -9, -226, 18, 226, 4),
    blade.rect('ink', -13, -272, 26, 52, 9),
    page.disc('paper', 320, 410, 20),
    page.disc('ink', 320, 410, 6),
    page.path('wire', 300, 412, 178, 412),
    [bust(page, 62, 402, 62, 'paper'), bust(page, 142, 402, 62, 'paper')],
    bust(page, 102, 402, 62, 'soft'),
    [
      page.rect('paper', 500, 334, 100, 96, 3),
      page.rect('shade', 500, 334, 100, 24, 3),
      [page.path('bold', 522, 326, 522, 342), page.path('bold', 578, 326, 578, 342)],
      repeat(12, (i) =>
        page.rect(
          i === 6 ? 'ink' : 'wash',
          509 + (i % 4) * 22,
          365 + Math.floor(i / 4) * 21,
          16,
          15,
          2,
        ),
      ),
    ],
  ]
}

/** An old house gets one new entrance for all, and its rooms move into a new frame one by one. */
export const frontController = (): Ink => {
  const boarded = (x: number): Ink => [
    page.rect('shade', x, 344, 44, 86),
    page.turn(x + 22, 374, 14).rect('paper', -34, -6, 68, 12),
    page.turn(x + 22, 402, -12).rect('paper', -34, -6, 68, 12),
  ]
  const room = (x: number, y: number): Ink => [
    page.rect('paper', x, y, 78, 68),
    page.rect('soft', x + 12, y + 14, 24, 28),
    page.rect('soft', x + 44, y + 14, 22, 54),
  ]
  return [
    page.path('bold', 20, 430, 620, 430),
    page.poly('soft', 44, 430, 36, 210, 322, 196, 322, 430),
    page.poly('shade', 22, 214, 70, 126, 180, 112, 296, 138, 338, 196),
    [
      page.path('bold', 150, 208, 166, 240, 152, 264, 170, 296),
      page.path('line', 166, 240, 186, 252),
      page.rect('shade', 80, 98, 32, 52),
      page.path('line', 56, 190, 318, 176),
      page.path('line', 70, 160, 308, 158),
    ],
    [
      page.turn(66, 250, -3).rect('paper', 0, 0, 52, 56),
      page.turn(66, 250, -3).path('line', 26, 0, 26, 56),
      page.turn(66, 250, -3).path('line', 0, 28, 52, 28),
    ],
    page.rect('blank', 222, 226, 84, 74),
    page.rect('dash', 222, 226, 84, 74),
    [boarded(56), boarded(266)],
    [
      page.poly('paper', 120, 318, 184, 278, 248, 318),
      [page.rect('paper', 130, 318, 16, 112), page.rect('paper', 222, 318, 16, 112)],
      page.rect('hot', 152, 328, 64, 102),
      page.disc('blank', 204, 384, 4),
      page.rect('shade', 118, 430, 132, 10),
    ],
    [
      curve(page, 'line', [44, 466, 90, 470, 150, 474, 166, 446], 10),
      arrow(page, 'line', [184, 474, 184, 446], 10),
      curve(page, 'line', [324, 466, 280, 470, 218, 474, 202, 446], 10),
    ],
    [
      page.path('bold', 372, 430, 372, 40),
      page.path('bold', 388, 430, 388, 40),
      repeat(13, (i) =>
        page.path('line', i % 2 ? 372 : 388, 430 - i * 30, i % 2 ? 388 : 372, 400 - i * 30),
      ),
      page.path('bold', 250, 54, 612, 54),
      page.path('line', 250, 54, 380, 20, 612, 54),
      page.rect('shade', 256, 54, 40, 34),
      page.path('line', 470, 54, 470, 96),
      page.path('line', 436, 122, 470, 96, 504, 122),
    ],
    room(431, 122),
    curve(page, 'line', [316, 262, 346, 262, 346, 170, 420, 158], 10),
    [
      room(516, 346),
      room(432, 346),
      room(516, 264),
      page.path('bold', 426, 216, 426, 430),
      page.path('bold', 512, 216, 512, 430),
      page.path('bold', 600, 216, 600, 430),
      page.path('bold', 426, 338, 600, 338),
      page.path('bold', 426, 256, 600, 256),
      page.path('bold', 426, 216, 600, 216),
    ],
  ]
}
