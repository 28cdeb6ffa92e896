/** What a wedding needs, each thing drawn in a square of 100 about its middle. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

export const heart = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink =>
  p.at(u, v, size / 30).trace(look, 'M0,14C-34,-8 -14,-28 0,-10C14,-28 34,-8 0,14Z')

export const star = (p: Pen, u: number, v: number, r: number, look: Look = 'ink'): Ink =>
  p.poly(
    look,
    ...Array.from({ length: 10 }, (_, i) => {
      const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.45 : r]
      return [u + Math.cos(angle) * reach, v + Math.sin(angle) * reach]
    }).flat(),
  )

/** A row of five stars of which some count. */
export const rating = (p: Pen, u: number, v: number, count: number, r = 6): Ink =>
  repeat(5, (i) => star(p, u + i * r * 2.4, v, r, i < count ? 'ink' : 'mute'))

/** Two rings, one through the other. */
export const rings = (p: Pen, look: Look = 'paper'): Ink => [
  p.disc('bold', -17, 10, 27),
  p.disc('bold', 17, 10, 27),
  p.poly(look, -26, -24, -17, -17, -8, -24, -12, -32, -22, -32),
]

const TIERS = [
  [-16, -34, 32],
  [-29, -10, 58],
  [-42, 14, 84],
] as const

/** The trades of a guide, in the order in which couples ask for them. */
export const TRADES = {
  venue: (p, look) => [
    p.rect('paper', -36, -10, 72, 46),
    p.poly(look, -46, -10, 0, -42, 46, -10),
    repeat(4, (i) => p.rect(look, -32 + i * 18.7, -10, 8, 46)),
    p.path('line', -46, 36, 46, 36),
  ],
  camera: (p, look) => [
    p.poly('paper', -18, -22, -10, -36, 10, -36, 18, -22),
    p.rect(look, -44, -22, 88, 56, 6),
    [p.disc('paper', 0, 6, 21), p.disc('soft', 0, 6, 12), p.disc('paper', 33, -12, 4)],
  ],
  flowers: (p, look) => [
    p.poly('paper', -20, 2, 20, 2, 6, 44, -6, 44),
    p.path('line', -12, 28, 12, 28),
    repeat(5, (i) => {
      const [x, y] = [[-22, 24, -10, 12, 0][i] ?? 0, [-6, -6, -26, -28, -6][i] ?? 0]
      return [p.disc(i % 2 ? 'paper' : look, x, y, 14), p.disc('line', x, y, 5)]
    }),
  ],
  cake: (p, look) => [
    TIERS.map(([u, v, w], i) => [
      p.rect(i === 1 ? look : 'paper', u, v, w, 24),
      p.trace(
        'line',
        `M${u},${v + 6}${[0, 1, 2, 3].map((k) => `C${u + (k * w) / 4},${v + 15} ${u + ((k + 1) * w) / 4},${v + 15} ${u + ((k + 1) * w) / 4},${v + 6}`).join('')}`,
      ),
    ]),
    p.path('bold', -50, 40, 50, 40),
    heart(p, 0, -42, 13),
  ],
  music: (p, look) => [
    p.path('bold', -18, 28, -18, -30, 32, -40, 32, 18),
    p.path('bold', -18, -16, 32, -26),
    [p.disc(look, -29, 28, 13, 10), p.disc(look, 21, 18, 13, 10)],
  ],
} satisfies Record<string, (p: Pen, look: Look) => Ink>
