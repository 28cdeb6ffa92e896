/** A neighborhood: its streets from above, its houses, and films that are pinned to it. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** The triangle that starts a film. */
export const playSign = (p: Pen, u: number, v: number, size: number, look: Look = 'paper'): Ink =>
  p.poly(look, u - size * 0.4, v - size * 0.5, u + size * 0.55, v, u - size * 0.4, v + size * 0.5)

/** A pin whose tip is the point and whose head starts a film. */
export const filmPin = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink => {
  const q = p.at(u, v, size / 50)
  return [
    q.trace(
      look,
      'M0,0C-10,-16 -19,-22 -19,-34C-19,-46 -10,-53 0,-53C10,-53 19,-46 19,-34C19,-22 10,-16 0,0Z',
    ),
    playSign(q, 0, -34, 16, look === 'hot' ? 'blank' : 'ink'),
  ]
}

/** Blocks between streets, in a box of 400 by 300; one of them is a park. */
export const blocks = (p: Pen, ground: Look = 'soft', block: Look = 'blank'): Ink => [
  p.rect(ground, 0, 0, 400, 300),
  repeat(20, (i) => {
    const [x, y] = [10 + (i % 5) * 79, 10 + Math.floor(i / 5) * 73]
    const cut = (i * 7) % 3
    return i === 12
      ? [
          p.rect('mute', x, y, 66, 60, 12),
          p.disc(block, x + 20, y + 22, 8),
          p.disc(block, x + 44, y + 36, 10),
        ]
      : cut
        ? [
            p.rect(block, x, y, 66, cut === 1 ? 26 : 36),
            p.rect(block, x, y + (cut === 1 ? 32 : 42), cut === 1 ? 66 : 30, cut === 1 ? 28 : 18),
          ]
        : p.rect(block, x, y, 66, 60)
  }),
]

/** Rings of nearness about a point, the innermost drawn firmly. */
export const nearness = (p: Pen, u: number, v: number, radii: readonly number[]): Ink => [
  radii.map((r, i) => p.disc(i ? 'dash' : 'wire', u, v, r)),
  p.disc('hot', u, v, 9),
  p.disc('blank', u, v, 3.5),
]

/** How near: dots of which some are filled. */
export const nearDots = (p: Pen, u: number, v: number, near: number): Ink =>
  repeat(4, (i) => p.disc(i < near ? 'flush' : 'mute', u + i * 11, v, 3.6))

type Scene = 'house' | 'market' | 'street' | 'tree' | 'crowd'

/** What a film shows, in a box of 160 by 90. */
export const scene = (p: Pen, kind: Scene): Ink => {
  const content: Record<Scene, () => Ink> = {
    house: () => [
      p.poly('shade', 20, 44, 56, 18, 92, 44),
      p.rect('paper', 28, 44, 56, 46),
      [p.rect('shade', 50, 62, 16, 28), p.rect('paper', 100, 30, 44, 60)],
      repeat(4, (i) => p.rect('shade', 107 + (i % 2) * 18, 38 + Math.floor(i / 2) * 20, 11, 12)),
    ],
    market: () => [
      repeat(5, (i) => p.rect(i % 2 ? 'paper' : 'hot', 24 + i * 22, 24, 22, 20)),
      [
        p.path('line', 28, 44, 28, 90),
        p.path('line', 130, 44, 130, 90),
        p.rect('paper', 20, 66, 118, 24),
      ],
      repeat(5, (i) => p.disc('shade', 36 + i * 22, 60, 7)),
    ],
    street: () => [
      p.poly('shade', 0, 90, 62, 30, 98, 30, 160, 90),
      p.path('cut', 80, 38, 80, 48),
      p.path('cut', 80, 60, 80, 84),
      [p.rect('paper', 100, 52, 44, 18, 5), p.disc('ink', 110, 71, 6), p.disc('ink', 134, 71, 6)],
      [
        p.rect('paper', 14, 14, 34, 46),
        p.path('line', 120, 14, 120, 40),
        p.disc('paper', 120, 12, 6),
      ],
    ],
    tree: () => [
      p.path('bold', 24, 76, 112, 62),
      [p.disc('shade', 124, 54, 26), p.disc('shade', 106, 40, 18), p.disc('shade', 136, 34, 16)],
      p.path('line', 0, 82, 160, 82),
      p.poly('hot', 34, 60, 46, 82, 22, 82),
    ],
    crowd: () => [
      [p.rect('paper', 50, 8, 60, 30), p.path('line', 80, 38, 80, 56)],
      repeat(7, (i) => [
        p.trace('paper', `M${2 + i * 23},90C${2 + i * 23},62 ${22 + i * 23},62 ${22 + i * 23},90`),
        p.disc(i === 3 ? 'hot' : 'paper', 12 + i * 23, 58 - (i % 2) * 6, 7),
      ]),
    ],
  }
  return [p.rect('soft', 0, 0, 160, 90), content[kind](), p.rect('line', 0, 0, 160, 90)]
}
