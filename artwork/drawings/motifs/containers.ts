/** What holds other things ready: containers, racks, rails, shelves. */
import { HOT, LIGHT, space } from '../iso.ts'
import { arrow, cross, tick } from '../parts/annotate.ts'
import { bar, lines, photo } from '../parts/content.ts'
import { bellSign, letter, parcel, trolley } from '../parts/signals.ts'
import { can, cog, key } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A container cut open: thin layers, a small application on top; the tools stay outside. */
export const containerLayers = (): Ink => {
  const s = space(262, 200)
  const [w, d, h] = [330, 140, 166]
  const back = s.left(0, 0, h)
  const near = s.left(0, d, h)
  const end = s.right(w, d, h)
  return [
    s.top(0, 0, 0).rect('shade', 0, 0, w, d),
    back.rect('soft', 0, 0, w, h),
    repeat(16, (i) => back.path('guide', 20 + i * 20, 0, 20 + i * 20, h)),
    s.right(0, d, h).rect('shade', 0, 0, d, h),
    [
      s.box(16, 10, 0, 290, 120, 12),
      s.box(26, 16, 12, 270, 108, 22, LIGHT),
      s.box(36, 22, 34, 250, 96, 26),
      s.box(150, 52, 60, 70, 44, 34, HOT),
    ],
    bar(s.left(26, 124, 34), 14, 8, 90, 'mute', 7),
    bar(s.left(36, 118, 60), 14, 9, 60, 'ink', 7),
    bar(s.left(36, 118, 60), 86, 9, 110, 'mute', 7),
    end.rect('soft', 0, 0, d, h),
    repeat(6, (i) => end.path('line', 20 + i * 20, 10, 20 + i * 20, h - 10)),
    near.trace('paper', `M0,0L40,0L26,34L46,70L24,112L36,${h}L0,${h}Z`),
    near.trace(
      'paper',
      `M${w},0L${w - 34},0L${w - 20},40L${w - 44},84L${w - 22},120L${w - 38},${h}L${w},${h}Z`,
    ),
    near.path('line', 14, 8, 14, h - 8),
    near.path('line', w - 12, 8, w - 12, h - 8),
    [
      s.path('bold', 0, d, h, w, d, h, w, 0, h),
      s.path('bold', 0, d, h, 0, 0, h, w, 0, h),
      s.path('bold', 0, d, 0, w, d, 0, w, 0, 0),
      s.path('bold', 0, d, 0, 0, d, h),
      s.path('bold', w, d, 0, w, d, h),
    ],
    [
      s.box(0, 236, 0, 100, 52, 40),
      s.left(0, 288, 40).path('line', 0, 14, 100, 14),
      repeat(2, (i) => s.left(0, 288, 40).rect('ink', 18 + i * 50, 10, 14, 10)),
      s.path('bold', 26, 262, 40, 26, 262, 62, 74, 262, 62, 74, 262, 40),
      cross(page, 76, 350, 110, 'bold'),
    ],
  ]
}

/** A rack of services that know each other by wire; one is just being plugged in. */
export const serviceContainer = (): Ink => {
  const x = (i: number) => 56 + (i % 4) * 112
  const y = (i: number) => 64 + Math.floor(i / 4) * 190
  const filled = [0, 1, 3, 4, 6]
  return [
    page.rect('shade', 34, 42, 480, 400, 6),
    repeat(8, (i) => [
      page.rect('wash', x(i), y(i), 100, 130),
      page.rect('line', x(i), y(i), 100, 130),
      page.rect('paper', x(i) + 14, y(i) + 140, 72, 20, 3),
      bar(page, x(i) + 24, y(i) + 147, [44, 36, 50, 30, 40, 46, 34, 48][i] ?? 40, 'ink'),
    ]),
    [
      page.path('bold', 140, 130, 184, 130),
      page.path('bold', 106, 180, 106, 260),
      page.trace('bold', 'M260,130C300,130 300,320 310,320'),
      page.trace('bold', 'M442,176C442,226 352,206 352,266'),
    ],
    filled.map((i) => page.rect('paper', x(i) + 12, y(i) + 14, 76, 102, 4)),
    letter(page, x(0) + 50, y(0) + 65, 54, 'soft'),
    can(page, x(1) + 26, y(1) + 38, 48, 56, 'soft', 'paper', 1),
    cog(page, x(3) + 50, y(3) + 65, 28),
    key(page, x(4) + 34, y(4) + 65, 46, 'soft'),
    bellSign(page, x(6) + 50, y(6) + 65, 50, 'soft'),
    [
      page.rect('hot', 530, 268, 84, 102, 4),
      page.poly('blank', 572, 296, 594, 332, 550, 332),
      [page.rect('ink', 514, 294, 16, 10), page.rect('ink', 514, 334, 16, 10)],
      [page.rect('ink', 494, 294, 10, 10), page.rect('ink', 494, 334, 10, 10)],
      arrow(page, 'line', [612, 396, 540, 396], 12),
      tick(page, 572, 226, 44, 'wire'),
    ],
  ]
}

/** A rail of hooks on which extensions hang; nothing else is fixed to the wall. */
export const hookPoints = (): Ink => {
  const p = page.at(0, 58)
  const at = (i: number) => 74 + i * 82
  const hook = (i: number): Ink => [
    p.disc('ink', at(i), 150, 6),
    p.trace('bold', `M${at(i)},150L${at(i)},190C${at(i)},212 ${at(i) + 24},212 ${at(i) + 24},192`),
  ]
  const block = (i: number, look: 'paper' | 'soft', length = 0): Ink => [
    p.path('line', at(i) + 12, 206, at(i) + 12, 240 + length),
    p.rect(look, at(i) - 26, 240 + length, 76, 84, 4),
    p.disc('ink', at(i) + 12, 250 + length, 3),
  ]
  return [
    p.rect('paper', 24, 108, 592, 76, 6),
    [p.path('guide', 24, 124, 616, 124), p.path('guide', 24, 172, 616, 172)],
    [44, 320, 596].map((x) => [p.disc('shade', x, 116, 6), p.path('line', x - 3, 113, x + 3, 119)]),
    repeat(7, (i) => [
      p.rect('soft', at(i) - 26, 70, 64, 24, 3),
      bar(p, at(i) - 16, 79, [40, 30, 44, 34, 38, 42, 28][i] ?? 36, 'ink'),
      p.path('line', at(i) + 6, 94, at(i) + 6, 108),
      hook(i),
    ]),
    [block(0, 'soft'), block(1, 'paper', 44), block(3, 'soft', 14), block(6, 'paper', 30)],
    parcel(p, at(0) + 12, 310, 44, 40),
    [
      p.disc('bold', at(1) + 2, 316, 8),
      p.disc('bold', at(1) + 22, 344, 8),
      p.path('bold', at(1) + 28, 310, at(1) - 4, 350),
    ],
    letter(p, at(3) + 12, 300, 52),
    cog(p, at(6) + 12, 316, 26),
    [
      p.path('line', at(5) - 20, 236, at(5) - 18, 254),
      p.arc('bold', at(5) - 18, 226, 10, 60, 330),
      p.turn(at(5) - 18, 254, 10).rect('hot', -40, 0, 80, 90, 4),
      p.turn(at(5) - 18, 254, 10).poly('blank', -14, 28, 18, 46, -14, 64),
    ],
    p.trace('wire', 'M404,310C386,286 386,250 410,228'),
    p.path('wire', 394, 230, 411, 227, 410, 244),
  ]
}

/** Finished pages are handed out from the pile; what is bought lies apart, under a key. */
export const cachedPages = (): Ink => {
  const sheetOf = (y: number): Ink => page.poly('paper', 60, y, 176, y - 34, 292, y, 176, y + 34)
  return [
    [
      page.rect('shade', 24, 400, 330, 16),
      page.path('bold', 54, 416, 54, 448),
      page.path('bold', 324, 416, 324, 448),
    ],
    repeat(20, (i) => sheetOf(364 - i * 9)),
    [
      page.path('line', 176, 180, 234, 197),
      page.poly('soft', 104, 193, 176, 172, 206, 181, 134, 202),
      page.path('bold', 152, 207, 206, 191),
      page.path('bold', 170, 212, 204, 202),
    ],
    [
      page.turn(236, 46, 8).rect('paper', 0, 0, 108, 136, 3),
      photo(page.turn(236, 46, 8), 12, 14, 84, 46),
      lines(page.turn(236, 46, 8), 12, 74, 84, [0.7, 1, 0.9, 0.5]),
      page.trace('bold', 'M120,150C116,90 160,60 214,72'),
      page.path('bold', 200, 60, 217, 73, 199, 82),
    ],
    page.path('dash', 390, 30, 390, 450),
    [
      page.poly('shade', 430, 330, 450, 300, 590, 300, 610, 330),
      page.rect('paper', 466, 200, 108, 150, 3),
      trolley(page, 520, 254, 64),
      lines(page, 482, 300, 76, [0.8, 0.5]),
      page.rect('soft', 430, 330, 180, 96, 3),
      page.disc('paper', 520, 378, 15),
      page.disc('ink', 520, 374, 5),
      page.poly('ink', 517, 376, 523, 376, 525, 388, 515, 388),
    ],
    key(page.turn(520, 90, 90), 0, 0, 92),
    page.path('guide', 412, 426, 624, 426),
  ]
}
