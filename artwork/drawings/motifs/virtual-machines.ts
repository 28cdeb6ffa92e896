/** What keeps services on a virtual machine within their bounds. */
import { HOT, LIGHT, space } from '../iso.ts'
import { cross, dimension, tick } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { can } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A tape machine at night; below, the tape as blocks with a flag on the one to start from again. */
export const restartableTape = (): Ink => {
  const reel = (x: number, y: number, full: number): Ink => [
    page.disc('paper', x, y, 96),
    page.disc('shade', x, y, full),
    page.disc('paper', x, y, 30),
    repeat(3, (i) => [
      page.turn(x, y, i * 120 + 20).trace('paper', `M-9,-38L9,-38L20,-84C10,-90 -10,-90 -20,-84Z`),
    ]),
    page.disc('ink', x, y, 9),
  ]
  return [
    page.rect('soft', 84, 24, 472, 302, 8),
    [reel(206, 136, 88), reel(434, 136, 62)],
    [
      page.path('bold', 134, 188, 152, 286, 488, 286, 478, 180),
      [152, 488].map((x) => page.disc('paper', x, 280, 12)),
      page.rect('shade', 278, 252, 84, 50, 4),
      page.rect('ink', 306, 276, 28, 26, 3),
    ],
    page.trace('paper', 'M330,44C306,44 306,84 334,84C318,76 316,54 330,44Z'),
    [page.path('guide', 306, 302, 40, 366), page.path('guide', 334, 302, 600, 366)],
    page.rect('paper', 24, 366, 592, 62, 2),
    repeat(8, (i) => {
      const x = 40 + i * 71
      return [
        page.rect(i < 4 ? 'shade' : i === 4 ? 'hot' : 'dash', x, 376, 62, 42, 3),
        i < 4
          ? tick(page, x + 31, 397, 18, 'bold')
          : i === 4
            ? cross(page, x + 31, 397, 18, 'cut')
            : [],
      ]
    }),
    [
      page.path('bold', 318, 448, 318, 344),
      page.poly('ink', 318, 344, 362, 353, 318, 362),
      page.path('guide', 24, 448, 616, 448),
    ],
  ]
}

/** A fuse box: one breaker has opened by itself, and only the service behind it is out. */
export const trippedBreaker = (): Ink => {
  const y = (i: number) => 82 + i * 80
  return [
    repeat(5, (i) =>
      i === 2
        ? [page.path('dash', 262, y(i), i % 2 ? 486 : 404, y(i))]
        : page.path('bold', 262, y(i), i % 2 ? 486 : 404, y(i)),
    ),
    [
      page.rect('shade', 44, 26, 226, 428, 8),
      page.rect('paper', 60, 42, 194, 396, 3),
      [52, 262].map((x) => [page.disc('paper', x, 34, 3), page.disc('paper', x, 446, 3)]),
      page.path('bold', 82, 42, 82, 402),
    ],
    repeat(5, (i) => [
      page.path('bold', 82, y(i), 104, y(i)),
      page.disc('ink', 82, y(i), 5),
      page.rect(i === 2 ? 'hot' : 'soft', 104, y(i) - 30, 136, 60, 4),
      page.rect('paper', 144, y(i) - 16, 56, 32, 16),
      page.disc(i === 2 ? 'hot' : 'ink', i === 2 ? 160 : 184, y(i), 13),
      bar(page, 116, y(i) - 4, 16, i === 2 ? 'blank' : 'ink', 8),
      page.path(i === 2 ? 'cut' : 'bold', 214, y(i) - 8, 214, y(i) + 8),
      page.path('line', 240, y(i), 262, y(i)),
    ]),
    repeat(5, (i) => {
      const [x, out] = [i % 2 ? 486 : 404, i === 2]
      return [
        page.poly(out ? 'dash' : 'shade', x - 8, y(i) - 22, x + 60, y(i) - 52, x + 128, y(i) - 22),
        page.rect(out ? 'dash' : 'paper', x, y(i) - 22, 120, 54),
        out
          ? cross(page, x + 60, y(i) + 6, 20)
          : [
              bar(page, x + 12, y(i) - 10, 44, 'ink', 7),
              bar(page, x + 12, y(i) + 6, 36),
              bar(page, x + 12, y(i) + 18, 24),
              can(page, x + 72, y(i) - 14, 36, 42, 'soft', 'paper', 1),
            ],
      ]
    }),
  ]
}

/** A glass tank with a heap and smaller blocks in it, air below its rim, and a flight recorder beside it. */
export const memoryLimit = (): Ink => {
  const s = space(242, 196)
  const [w, d, h] = [200, 170, 150]
  const r = space(500, 312)
  const grid = (face: ReturnType<typeof s.left>, width: number, height: number): Ink => [
    repeat(4, (i) => face.path('guide', 0, ((i + 1) * height) / 5, width, ((i + 1) * height) / 5)),
    repeat(4, (i) => face.path('guide', ((i + 1) * width) / 5, 0, ((i + 1) * width) / 5, height)),
  ]
  return [
    s.top(0, 0, 0).rect('shade', 0, 0, w, d),
    s.left(0, 0, h).rect('soft', 0, 0, w, h),
    s.right(0, d, h).rect('soft', 0, 0, d, h),
    [
      s.box(10, 10, 0, 112, 150, 96),
      grid(s.left(10, 160, 96), 112, 96),
      s.top(10, 10, 96).path('line', 0, 96, 112, 96),
      grid(s.top(10, 10, 96), 112, 96),
      s.box(132, 12, 0, 56, 62, 76, LIGHT),
      s.box(132, 86, 0, 56, 34, 50),
      s.box(132, 130, 0, 56, 30, 32, LIGHT),
    ],
    [
      s.path('bold', 0, d, 0, w, d, 0, w, 0, 0),
      s.path('bold', 0, d, 0, 0, d, h),
      s.path('bold', w, d, 0, w, d, h),
      s.path('bold', w, 0, 0, w, 0, h),
      s.path('wire', 0, 0, h, w, 0, h, w, d, h, 0, d, h, 0, 0, h),
      s.path('guide', 0, d, 96, w, d, 96, w, 0, 96),
    ],
    dimension(page, ...s.point(-18, d + 18, 96), ...s.point(-18, d + 18, h)),
    dimension(page, ...s.point(-18, d + 18, 0), ...s.point(-18, d + 18, 96)),
    [
      r.box(0, 0, 0, 96, 70, 16, LIGHT),
      r.box(6, 8, 16, 60, 54, 52, HOT),
      repeat(2, (i) => r.left(6, 62, 68).path('cut', 4, 16 + i * 20, 56, 16 + i * 20)),
      repeat(2, (i) => r.right(66, 62, 68).path('cut', 4, 16 + i * 20, 50, 16 + i * 20)),
      r.drum(82, 36, 16, 13, 36, 'soft', 'paper'),
      r.path('bold', 20, 20, 68, 20, 20, 82, 52, 20, 82, 52, 20, 68),
    ],
    [
      page.rect('paper', 438, 70, 176, 110, 3),
      page.path('guide', 438, 106, 614, 106),
      page.path('guide', 438, 142, 614, 142),
      page.path(
        'bold',
        448,
        160,
        470,
        116,
        470,
        152,
        496,
        104,
        496,
        146,
        524,
        112,
        524,
        156,
        552,
        98,
        552,
        150,
        584,
        108,
        604,
        132,
      ),
      page.path('line', 520, 180, 520, 250),
    ],
  ]
}
