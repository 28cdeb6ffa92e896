/** Numbers as subjects. */
import { HOT, PLAIN, space } from '../iso.ts'
import { arrow, dimension, net } from '../parts/annotate.ts'
import { axes, gauge } from '../parts/charts.ts'
import { bar } from '../parts/content.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** Bars that stand on a ruled floor, with the line of their tops. */
export const chart = (): Ink => {
  const s = space(244, 186)
  const heights = [50, 84, 70, 124, 168]
  const top = heights.flatMap((h, i) => [26 + i * 70, 100, h + 34])
  return [
    s.box(-20, 0, -10, 380, 190, 10),
    net(s.top(-20, 0, 0), 0, 0, 380, 190, 38),
    s.left(-20, 0, 160).rect('paper', 0, 0, 380, 160),
    repeat(3, (i) => s.path('guide', -20, 0, 40 + i * 40, 360, 0, 40 + i * 40)),
    heights.map((h, i) => s.box(4 + i * 70, 70, 0, 44, 60, h, i === 4 ? HOT : PLAIN)),
    heights.map((h, i) => s.path('guide', 26 + i * 70, 100, h, 26 + i * 70, 100, h + 34)),
    s.path('bold', ...top),
    heights.map((h, i) => page.disc('paper', ...s.point(26 + i * 70, 100, h + 34), 6)),
  ]
}

/** What was measured, then the fan of what may come. */
export const forecast = (): Ink => {
  const past = [60, 330, 100, 300, 140, 316, 180, 262, 220, 276, 260, 226, 300, 240, 330, 206]
  return [
    axes(page, 60, 60, 530, 340),
    repeat(4, (i) => page.path('guide', 60, 120 + i * 70, 590, 120 + i * 70)),
    page.trace('wash', 'M330,206C430,160 510,90 590,60L590,300C510,280 430,250 330,206Z'),
    page.trace('mute', 'M330,206C430,176 510,130 590,110L590,226C510,220 430,220 330,206Z'),
    page.trace('line', 'M330,206C430,160 510,90 590,60'),
    page.trace('line', 'M330,206C430,250 510,280 590,300'),
    page.path('bold', ...past),
    page.trace('wire', 'M330,206C430,190 510,176 590,164'),
    page.path('dash', 330, 60, 330, 400),
    page.disc('paper', 330, 206, 9),
    page.disc('flush', 330, 206, 4),
    repeat(14, (i) => page.path('line', 60 + i * 40, 400, 60 + i * 40, i % 3 ? 406 : 412)),
    dimension(page, 340, 430, 590, 430),
    arrow(page, 'line', [572, 166, 596, 163], 12),
  ]
}

/** A field of countless blocks, some denser than others, and more coming in. */
export const bigData = (): Ink => {
  const s = space(320, 188)
  const height = (i: number, j: number) =>
    8 +
    120 * Math.exp(-((i - 2) ** 2 + (j - 5) ** 2) / 5) +
    70 * Math.exp(-((i - 6) ** 2 + (j - 2) ** 2) / 3)
  const rain = [
    [40, 70, 170],
    [120, 30, 214],
    [90, 140, 160],
    [190, 110, 190],
    [20, 150, 200],
    [160, 190, 176],
    [230, 40, 168],
    [60, 20, 120],
    [200, 180, 120],
    [140, 90, 240],
  ]
  return [
    s.box(-12, -12, -10, 272, 272, 10),
    repeat(8, (i) =>
      repeat(8, (j) =>
        s.box(
          i * 31,
          j * 31,
          0,
          25,
          25,
          Math.round(height(i, j)),
          i === 2 && j === 5 ? HOT : PLAIN,
        ),
      ),
    ),
    rain.map(([x = 0, y = 0, z = 0]) => [
      s.path('guide', x + 9, y + 9, z - 6, x + 9, y + 9, z - 50),
      s.box(x, y, z, 18, 18, 18),
    ]),
  ]
}

/** A speedometer, and the steps that take the time. */
export const performance = (): Ink => [
  gauge(page, 320, 284, 216, 0.84),
  page.arc('dash', 320, 284, 234, 180, 360),
  bar(page, 276, 300, 88, 'ink', 14),
  page.path('line', 80, 340, 560, 340),
  repeat(4, (i) => [
    bar(page, 80, 358 + i * 24, 70),
    page.rect(
      i === 2 ? 'hot' : 'soft',
      [180, 220, 296, 340][i] ?? 0,
      354 + i * 24,
      [60, 96, 60, 130][i] ?? 0,
      14,
    ),
  ]),
  page.path('dash', 480, 340, 480, 450),
]
