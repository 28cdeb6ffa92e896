/** What a program must keep true: states, views, values, records, tested builds. */
import { arrow, cross, tick } from '../parts/annotate.ts'
import { avatar, bar, bust, lines, photo } from '../parts/content.ts'
import { person } from '../parts/figures.ts'
import { phoneFrame, windowFrame } from '../parts/frames.ts'
import { curve, pinch } from '../parts/markup.ts'
import { bellSign, chainSign, parcel, waves } from '../parts/signals.ts'
import { coin, sheet, warning } from '../parts/things.ts'
import { barcode } from '../parts/travel.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A plate whose openings each take one kind of order; a draft with a tracking label fits none. */
export const orderStates = (): Ink => {
  const sheetBody = (x: number, y: number): string =>
    `M${x - 56},${y}L${x + 56},${y}L${x + 56},${y + 116}L${x - 56},${y + 116}Z`
  const labeled = (x: number, y: number): string =>
    `M${x - 56},${y}L${x + 56},${y}L${x + 56},${y + 116}L${x + 34},${y + 116}L${x + 34},${y + 160}L${x - 34},${y + 160}L${x - 34},${y + 116}L${x - 56},${y + 116}Z`
  const paid = (x: number, y: number): string =>
    `M${x - 56},${y}L${x + 56},${y}L${x + 56},${y + 28}C${x + 96},${y + 28} ${x + 96},${y + 88} ${x + 56},${y + 88}L${x + 56},${y + 116}L${x - 56},${y + 116}Z`
  const pencil = page.turn(532, 0, 0)
  const draft = (x: number, y: number, look: Look): Ink => [
    bar(page, x - 40, y + 20, 46, look, 8),
    bar(page, x - 40, y + 42, 70, look === 'blank' ? look : 'mute'),
    bar(page, x - 40, y + 60, 50, look === 'blank' ? look : 'mute'),
    page
      .turn(x + 20, y + 94, -42)
      .poly(look === 'blank' ? 'paper' : 'soft', -22, -7, 22, -7, 22, 7, -22, 7, -36, 0),
  ]
  return [
    page.rect('shade', 24, 24, 592, 214, 8),
    page.rect('guide', 34, 34, 572, 194),
    page.trace('paper', sheetBody(126, 64)),
    page.trace('guide', sheetBody(126, 72)),
    page.trace('paper', paid(302, 64)),
    page.trace('guide', paid(302, 72)),
    page.trace('paper', labeled(506, 48)),
    page.trace('guide', labeled(506, 56)),
    [
      page.trace('paper', sheetBody(126, 316)),
      draft(126, 316, 'ink'),
      arrow(page, 'line', [126, 300, 126, 254], 12),
    ],
    [
      page.trace('hot', labeled(302, 300)),
      draft(302, 300, 'blank'),
      page.rect('blank', 276, 420, 52, 32),
      barcode(page, 280, 424, 44, 24),
      page.path('dash', 302, 292, 302, 256),
      page.disc('paper', 302, 256, 19),
      cross(page, 302, 256, 16, 'bold'),
    ],
    [
      page.trace('paper', labeled(506, 300)),
      parcel(page, 506, 400, 76, 78, 'soft'),
      barcode(page, 484, 424, 44, 24),
      arrow(page, 'line', [506, 288, 506, 254], 12),
    ],
    coin(pencil, -190, 122, 18),
  ]
}

/** Two colleagues see the same rows, because the filters stand in the address that was sent. */
export const viewInAddress = (): Ink => {
  const view = (u: number, v: number): Ink => [
    windowFrame(page, u, v, 344, 236),
    page.rect('paper', u + 70, v + 6, 226, 22, 11),
    bar(page, u + 82, v + 14, 46),
    [
      page.rect('hot', u + 136, v + 10, 44, 14, 7),
      page.rect('hot', u + 186, v + 10, 60, 14, 7),
      page.rect('hot', u + 252, v + 10, 32, 14, 7),
    ],
    [
      page.poly(
        'shade',
        u + 18,
        v + 50,
        u + 46,
        v + 50,
        u + 36,
        v + 64,
        u + 36,
        v + 78,
        u + 28,
        v + 72,
        u + 28,
        v + 64,
      ),
      page.rect('soft', u + 60, v + 52, 62, 22, 11),
      page.rect('soft', u + 130, v + 52, 84, 22, 11),
      [bar(page, u + 74, v + 60, 34, 'ink'), bar(page, u + 144, v + 60, 56, 'ink')],
    ],
    repeat(4, (i) => [
      page.path('guide', u + 16, v + 90 + i * 28, u + 328, v + 90 + i * 28),
      page.disc(i % 2 ? 'soft' : 'shade', u + 32, v + 104 + i * 28, 8),
      bar(page, u + 54, v + 101 + i * 28, 90 - (i % 3) * 18, 'ink'),
      bar(page, u + 178, v + 101 + i * 28, 54),
      bar(page, u + 270, v + 101 + i * 28, 30 + (i % 2) * 16),
    ]),
    repeat(5, (i) => page.rect(i === 2 ? 'ink' : 'paper', u + 114 + i * 25, v + 208, 18, 18, 3)),
  ]
  return [
    bust(page, 84, 346, 110, 'paper'),
    view(24, 26),
    bust(page, 560, 96, 110, 'soft'),
    view(272, 218),
    curve(page, 'wire', [322, 43, 430, 44, 440, 60, 440, 96], 1),
    curve(page, 'wire', [440, 152, 440, 180, 440, 190, 440, 214], 15),
    page.disc('paper', 440, 124, 28),
    chainSign(page, 440, 124, 36),
  ]
}

/** Cords run from values to the bells of those who read them; one is pulled and two bells ring. */
export const bellWires = (): Ink => {
  const bells = [88, 204, 320, 436, 552]
  const handles = [116, 250, 392, 526]
  const cords: readonly (readonly [handle: number, bell: number, level: number])[] = [
    [0, 0, 254],
    [0, 1, 254],
    [1, 1, 276],
    [3, 3, 298],
    [2, 2, 230],
    [2, 4, 230],
  ]
  return [
    page.rect('shade', 30, 26, 580, 22, 3),
    cords.map(([handle, bell, level]) => {
      const [x0, x1] = [handles[handle] ?? 0, (bells[bell] ?? 0) + (handle === 1 ? 8 : 0)]
      const look: Look = handle === 2 ? 'wire' : 'line'
      return [
        page.path(look, x0, handle === 2 ? 404 : 350, x0, level, x1, level, x1, 150),
        [page.disc('paper', x0, level, 5), page.disc('paper', x1, level, 5)],
      ]
    }),
    bells.map((x, i) => {
      const rings = i === 2 || i === 4
      const q = page.turn(x, 58, rings ? (i === 2 ? 16 : -16) : 0)
      return [
        page.rect('ink', x - 4, 44, 8, 18, 2),
        bellSign(q, 0, 34, 62, rings ? 'hot' : 'paper'),
        rings
          ? [
              waves(page, x, 88, 0, [46, 56], 'line', 24),
              waves(page, x, 88, 180, [46, 56], 'line', 24),
            ]
          : [],
        page.rect('paper', x - 40, 136, 80, 46, 3),
        page.rect(rings ? 'hot' : 'soft', x - 40, 136, 80, 12, 3),
        lines(page, x - 30, 156, 60, [1, 0.6 + (i % 2) * 0.2], 12),
      ]
    }),
    handles.map((x, i) => {
      const y = i === 2 ? 404 : 350
      return [
        page.rect(i === 2 ? 'hot' : 'soft', x - 22, y, 44, 18, 9),
        page.rect('paper', x - 34, y + 26, 68, 30, 3),
        bar(page, x - 22, y + 38, 44 - (i % 3) * 10, 'ink'),
      ]
    }),
    page.rect('dash', 370, 350, 44, 18, 9),
    pinch(page, 410, 412, 92),
  ]
}

/** Two people write in one record at once, and below it a roll remembers who did what. */
export const sharedRecord = (): Ink => {
  const pencil = (x: number, y: number, degrees: number, look: Look): Ink => {
    const q = page.turn(x, y, degrees)
    return [
      q.poly('paper', 0, 0, 26, -11, 26, 11),
      q.poly('ink', 0, 0, 9, -4, 9, 4),
      q.rect(look, 26, -11, 118, 22),
      q.path(look === 'hot' ? 'cut' : 'line', 26, -3, 144, -3),
      q.rect('shade', 144, -11, 20, 22, 4),
    ]
  }
  return [
    page.path('line', 20, 446, 620, 446),
    [
      page.rect('paper', 264, 262, 112, 164),
      repeat(4, (i) => [
        avatar(page, 286, 290 + i * 36, 12, i === 1 ? 'hot' : 'soft'),
        bar(page, 308, 282 + i * 36, 52 - (i % 2) * 12, 'ink'),
        bar(page, 308, 294 + i * 36, 36),
      ]),
      page.trace(
        'shade',
        'M256,418C256,404 276,408 276,420L364,420C364,408 384,404 384,418L384,436C384,450 256,450 256,436Z',
      ),
    ],
    [
      page.rect('soft', 172, 30, 296, 236, 4),
      page.rect('paper', 184, 42, 272, 212),
      photo(page, 200, 58, 66, 58),
      bar(page, 282, 64, 110, 'ink', 10),
      lines(page, 282, 88, 140, [0.9, 0.6], 15),
      [bar(page, 200, 132, 44, 'ink', 5), page.rect('paper', 200, 144, 240, 36, 2)],
      [bar(page, 200, 194, 60, 'ink', 5), page.rect('hot', 200, 206, 240, 36, 2)],
      bar(page, 252, 158, 96),
      bar(page, 214, 221, 150, 'blank'),
      page.path('cut', 376, 213, 376, 235),
    ],
    [
      person(page, 84, 446, 216, 'paper'),
      pencil(236, 164, 151, 'soft'),
      page.trace('paper', 'M96,290L134,236L146,244L112,304Z'),
    ],
    [
      person(page, 556, 446, 216, 'soft'),
      pencil(390, 226, 14, 'hot'),
      page.trace('soft', 'M544,290L500,262L494,274L530,306Z'),
    ],
  ]
}

/** An arm taps through an app on one phone after another; a crash leaves a sheet that names its line. */
export const tappingRobot = (): Ink => {
  const limb = (x0: number, y0: number, x1: number, y1: number, w: number): Ink => {
    const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
    return page
      .turn(x0, y0, angle)
      .rect('soft', -w / 2, -w / 2, Math.hypot(x1 - x0, y1 - y0) + w, w, w / 2)
  }
  const joint = (x: number, y: number, r: number): Ink => [
    page.disc('paper', x, y, r),
    page.disc('ink', x, y, r * 0.3),
  ]
  const phone = (x: number, i: number): Ink => [
    phoneFrame(page, x, 206, 112, 202),
    photo(page, x + 18, 238, 76, 44),
    lines(page, x + 18, 294, 76, [1, 0.7, 0.85], 13),
    i === 2
      ? [page.rect('hot', x + 18, 340, 76, 30, 3), bar(page, x + 34, 352, 44, 'blank')]
      : [page.rect('paper', x + 18, 340, 76, 30, 3), bar(page, x + 34, 352, 44)],
    page.rect('shade', x - 4, 396, 120, 30, 3),
  ]
  return [
    page.path('bold', 20, 426, 620, 426),
    [40, 178, 316].map(phone),
    [96, 234].map((x, i) => [
      page.disc(i ? 'paper' : 'ink', x, 172, 20),
      i ? warning(page, x, 172, 24, 'paper') : tick(page, x, 173, 18, 'cut'),
    ]),
    [
      sheet(page, 182, 36, 104, 112),
      lines(page, 194, 62, 64, [0.7, 1, 0.5], 14),
      page.rect('flush', 194, 101, 78, 9, 2),
      lines(page, 194, 122, 76, [0.6], 14),
    ],
    [
      page.poly('shade', 486, 426, 506, 372, 590, 372, 610, 426),
      limb(548, 356, 580, 168, 40),
      limb(580, 168, 426, 92, 32),
      limb(426, 92, 392, 236, 24),
      [joint(548, 356, 30), joint(580, 168, 25), joint(426, 92, 20)],
    ],
    page.poly('paper', 382, 238, 406, 242, 386, 306, 377, 304),
    page.poly('ink', 386, 306, 377, 304, 375, 340),
    waves(page, 374, 344, 180, [26, 38], 'line', 26),
    waves(page, 374, 344, 0, [26, 38], 'line', 26),
  ]
}
