/** Interfaces as subjects: what is seen in a browser. */
import { space } from '../iso.ts'
import { arrow, dimension, mark, pointer } from '../parts/annotate.ts'
import { bars, graph, ring } from '../parts/charts.ts'
import { bar, button, crossed, lines, photo } from '../parts/content.ts'
import { windowFrame } from '../parts/frames.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** A browser window taken apart into its layers. */
export function browser(): Ink {
  const s = space(188, 252)
  const layer = (y: number) => s.left(0, y, 216)
  const tie = (x: number, z: number, from: number, to: number) =>
    s.path('dash', x, from, z, x, to, z)
  const [back, middle, front] = [layer(0), layer(75), layer(150)]
  return [
    windowFrame(back, 0, 0, 360, 216),
    [
      back.rect('wash', 20, 52, 150, 100),
      back.rect('wash', 196, 52, 144, 100),
      back.rect('wash', 20, 168, 320, 30),
    ],
    [tie(20, 164, 0, 75), tie(170, 64, 0, 75), tie(20, 64, 0, 75), tie(170, 164, 0, 75)],
    photo(middle, 20, 52, 150, 100),
    [tie(196, 164, 0, 150), tie(340, 64, 0, 150), tie(196, 64, 0, 150), tie(340, 164, 0, 150)],
    front.rect('paper', 196, 52, 144, 100),
    bar(front, 210, 66, 80, 'ink', 9),
    lines(front, 210, 86, 116, [1, 0.9, 0.6], 11),
    button(front, 210, 122, 64),
    pointer(page, 352, 386, 34, 'ink'),
  ]
}

/** The plan of a page: boxes for what is to come, with their measures. */
export function wireframe(): Ink {
  const p = page.at(110, 62)
  return [
    p.rect('paper', 0, 0, 420, 372),
    bar(p, 20, 18, 70, 'ink', 10),
    repeat(4, (i) => bar(p, 250 + i * 40, 20, 28)),
    p.path('line', 0, 46, 420, 46),
    crossed(p, 20, 66, 236, 130),
    lines(p, 276, 78, 120, [1, 0.7], 18),
    lines(p, 276, 122, 120, [1, 0.9, 0.5]),
    p.rect('hot', 276, 170, 84, 26),
    repeat(3, (i) => [
      crossed(p, 20 + i * 132, 220, 116, 72),
      lines(p, 20 + i * 132, 304, 116, [0.8, 1, 0.6]),
    ]),
    [dimension(page, 110, 42, 530, 42), dimension(page, 88, 62, 88, 434)],
    [dimension(page, 552, 128, 552, 258), dimension(page, 552, 282, 552, 354)],
    repeat(2, (i) => page.path('guide', 536, 128 + i * 130, 566, 128 + i * 130)),
    repeat(2, (i) => page.path('guide', 536, 282 + i * 72, 566, 282 + i * 72)),
    page.turn(486, 300, 40).poly('soft', -9, -150, 9, -150, 9, -34, 0, -8, -9, -34),
    page.turn(486, 300, 40).poly('ink', -4, -20, 4, -20, 0, -6),
  ]
}

/** A window of tiles: figures, bars, a ring and a curve. */
export function dashboard(): Ink {
  const p = page.at(60, 62)
  return [
    windowFrame(p, 0, 0, 520, 360),
    p.rect('soft', 0, 34, 66, 326),
    repeat(5, (i) => p.rect(i === 1 ? 'hot' : 'paper', 22, 56 + i * 40, 22, 22, 3)),
    repeat(3, (i) => [
      p.rect('paper', 86 + i * 142, 54, 128, 66),
      bar(p, 98 + i * 142, 66, 46),
      bar(p, 98 + i * 142, 84, 74, 'ink', 18),
    ]),
    p.rect('paper', 86, 138, 270, 110),
    graph(p, 100, 150, 242, 86, [0.1, 0.35, 0.25, 0.6, 0.5, 0.85, 0.7, 0.95]),
    p.path('guide', 100, 236, 342, 236),
    p.rect('paper', 370, 138, 128, 110),
    ring(p, 434, 193, 40, 0.68, 14),
    p.rect('paper', 86, 264, 128, 80),
    bars(p, 96, 276, 108, 58, [0.4, 0.7, 0.55, 0.9, 0.65]),
    p.rect('paper', 228, 264, 270, 80),
    repeat(3, (i) => [
      p.disc('shade', 246, 282 + i * 22, 6),
      bar(p, 262, 279 + i * 22, 110),
      bar(p, 420, 279 + i * 22, 60 - i * 14, 'ink'),
    ]),
  ]
}

/** One record among many, found with a lens. */
export function search(): Ink {
  const [cx, cy, r] = [356, 216, 118]
  const at = (column: number, row: number) => [80 + column * 40, 60 + row * 40] as const
  return [
    repeat(13, (column) =>
      repeat(10, (row) => {
        const [x, y] = at(column, row)
        return Math.hypot(x - cx, y - cy) < r + 14 ? [] : page.rect('soft', x - 8, y - 8, 16, 16, 2)
      }),
    ),
    page.poly('shade', 266, 290, 282, 306, 178, 410, 162, 394),
    page.turn(224, 348, -45).rect('ink', -86, -16, 132, 32, 8),
    page.disc('shade', cx, cy, r + 12),
    page.disc('paper', cx, cy, r),
    repeat(3, (column) =>
      repeat(3, (row) => {
        const hit = column === 1 && row === 1
        const [x, y] = [cx - 66 + column * 66, cy - 66 + row * 66]
        if (Math.abs(column - 1) + Math.abs(row - 1) === 2)
          return page.rect('soft', x - 12, y - 12, 24, 24, 3)
        return page.rect(hit ? 'hot' : 'soft', x - 22, y - 22, 44, 44, 4)
      }),
    ),
    page.path('cut', cx - 10, cy - 6, cx + 10, cy - 6),
    page.path('cut', cx - 10, cy + 6, cx + 3, cy + 6),
    page.arc('line', cx, cy, r - 14, 200, 245),
  ]
}

/** One page in three widths: what stands side by side moves under each other. */
export function mobileWeb(): Ink {
  const foot = 424
  const frame = (w: number, h: number) => [
    page.rect('paper', 70, foot - h, w, h, 4),
    page.path('line', 70, foot - h + 24, 70 + w, foot - h + 24),
    bar(page, 84, foot - h + 10, w - 28, 'mute', 5),
  ]
  return [
    page.path('line', 70, 60, 590, 60),
    repeat(27, (i) => page.path('line', 70 + i * 20, 60, 70 + i * 20, i % 5 ? 54 : 48)),
    [200, 390, 570].map((x) => [
      page.path('dash', x, 60, x, foot),
      page.poly('ink', x - 6, 68, x + 6, 68, x, 60),
    ]),
    frame(500, 328),
    repeat(3, (i) => photo(page, 404 + (i % 2) * 84, 136 + Math.floor(i / 2) * 90, 70, 70)),
    lines(page, 404, 330, 150, [1, 0.8, 0.9, 0.5]),
    frame(320, 292),
    photo(page, 216, 172, 70, 84),
    photo(page, 300, 172, 76, 84),
    lines(page, 216, 276, 160, [1, 0.9, 1, 0.6]),
    frame(130, 256),
    photo(page, 82, 206, 106, 66),
    lines(page, 82, 286, 106, [1, 0.8, 0.95, 0.6]),
    button(page, 82, 350, 106, 26),
    lines(page, 82, 388, 106, [1, 0.7]),
    arrow(page, 'wire', [560, 452, 84, 452], 12),
    mark(page, 590, 452),
  ]
}
