/** How lines of text run, what they are set in, and how they come to paper. */
import { arrow } from '../parts/annotate.ts'
import { bar, photo } from '../parts/content.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** One page read to the right, to the left, and downward. */
export const writingDirections = (): Ink => {
  const sheet = (x: number): Ink => page.rect('paper', x, 48, 180, 330, 4)
  const widths = [140, 120, 136, 90, 140, 104]
  return [
    [24, 230, 436].map(sheet),
    photo(page, 40, 66, 78, 70),
    bar(page, 40, 156, 148, 'flush', 11),
    widths.map((w, i) => bar(page, 40, 186 + i * 26, w, 'mute', 8)),
    repeat(3, (i) => bar(page, 130, 78 + i * 20, 58 - i * 14, 'ink')),
    photo(page, 316, 66, 78, 70),
    bar(page, 246, 156, 148, 'flush', 11),
    widths.map((w, i) => bar(page, 394 - w, 186 + i * 26, w, 'mute', 8)),
    repeat(3, (i) => bar(page, 246 + i * 14, 78 + i * 20, 58 - i * 14, 'ink')),
    photo(page, 452, 284, 78, 78),
    page.rect('flush', 586, 66, 11, 296, 3),
    [
      [560, 286],
      [536, 250],
      [510, 200],
      [486, 160],
      [460, 190],
    ].map(([x = 0, h = 0]) => page.rect('mute', x, 66, 8, h, 3)),
    arrow(page, 'bold', [44, 424, 184, 424], 18),
    arrow(page, 'bold', [390, 424, 250, 424], 18),
    arrow(page, 'bold', [526, 392, 526, 456], 18),
  ]
}

/** A long page is cut into sheets that each repeat the head of the table. */
export const printLayout = (): Ink => {
  const row = (p: Pen, x: number, y: number, w: number, front: boolean): Ink => [
    bar(p, x, y, w * 0.3, 'ink'),
    front ? [bar(p, x + w * 0.42, y, w * 0.2), bar(p, x + w * 0.74, y, w * 0.22)] : [],
  ]
  const paper = (x: number, y: number, turn: number, front: boolean): Ink => {
    const p = page.turn(x, y, turn)
    return [
      p.rect('paper', -84, -136, 168, 272),
      p.rect('guide', -66, -116, 132, 226),
      p.rect('hot', -66, -116, 132, 26),
      [
        bar(p, -56, -106, 36, 'blank'),
        bar(p, -8, -106, 22, 'blank'),
        bar(p, 34, -106, 24, 'blank'),
      ],
      repeat(9, (i) => row(p, -56, -74 + i * 20, 116, front)),
      p.rect('ink', -8, 119, 16, 6, 3),
    ]
  }
  const marks = (x: number, y: number, turn: number): Ink => {
    const p = page.turn(x, y, turn)
    return [-1, 1].map((a) =>
      [-1, 1].map((b) => [
        p.path('line', a * 90, b * 136, a * 104, b * 136),
        p.path('line', a * 84, b * 142, a * 84, b * 156),
      ]),
    )
  }
  const fan = [
    [364, 236, -10],
    [433, 240, 0],
    [500, 256, 10],
  ] as const
  return [
    page.rect('paper', 34, 18, 178, 446, 4),
    page.rect('soft', 34, 18, 178, 26, 4),
    repeat(3, (i) => page.disc('paper', 50 + i * 14, 31, 4)),
    page.rect('shade', 52, 58, 142, 24),
    repeat(14, (i) => row(page, 62, 100 + i * 26, 122, true)),
    [page.path('dash', 18, 194, 232, 194), page.path('dash', 18, 324, 232, 324)],
    arrow(page, 'bold', [238, 258, 276, 258], 13),
    fan.map(([x, y, turn]) => marks(x, y, turn)),
    fan.map(([x, y, turn], i) => paper(x, y, turn, i === 2)),
  ]
}

/** Two faces of one word take up the same room, from mark to mark. */
export const fontSwap = (): Ink => {
  const bowl = (x: number, y: number, serif: boolean): Ink => [
    page.disc('ink', x + 50, y - 48, 50, 49),
    page.disc('blank', x + 50, y - 48, serif ? 29 : 33, serif ? 43 : 32),
  ]
  const stem = (x: number, from: number, to: number, serif: boolean, feet = true): Ink => [
    page.rect('ink', x, from, 18, to - from),
    serif ? page.poly('ink', x - 12, from + 6, x + 6, from, x + 18, from, x + 18, from + 8) : [],
    serif && feet ? page.rect('ink', x - 12, to - 7, 42, 7) : [],
  ]
  const word = (y: number, serif: boolean): Ink => [
    stem(84, y - 142, y, serif),
    page.trace(
      'ink',
      serif
        ? `M102,${y - 62}C112,${y - 102} 170,${y - 108} 170,${y - 58}L170,${y}L152,${y}L152,${y - 56}C152,${y - 92} 114,${y - 84} 102,${y - 50}Z`
        : `M102,${y - 54}C102,${y - 110} 170,${y - 110} 170,${y - 54}L170,${y}L152,${y}L152,${y - 52}C152,${y - 88} 102,${y - 88} 102,${y - 46}Z`,
    ),
    serif ? page.rect('ink', 140, y - 7, 42, 7) : [],
    bowl(202, y, serif),
    bowl(334, y, serif),
    stem(332, y - 97, y + 46, serif),
    bowl(454, y, serif),
    stem(538, y - 142, y, serif, false),
    serif ? page.poly('ink', 556, y - 10, 556, y, 566, y - 6, 566, y - 10) : [],
  ]
  return [
    [190, 404].map((y, i) => [
      [-142, -97, 0, 46].map((d) => page.path('guide', 30, y + d, 610, y + d)),
      word(y, i === 1),
    ]),
    [page.path('wire', 72, 24, 72, 460), page.path('wire', 568, 24, 568, 460)],
    arrow(page, 'wire', [320, 30, 76, 30], 12),
    arrow(page, 'wire', [320, 30, 564, 30], 12),
  ]
}
