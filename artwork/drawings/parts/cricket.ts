/** What a cricket match needs, and who watches it. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bust } from './content.ts'

/** A bat standing on its toe, about its middle; 170 tall. */
export const bat = (p: Pen, look: Look = 'paper'): Ink => [
  p.rect('ink', -6, -86, 12, 56, 5),
  p.trace(look, 'M-8,-38L8,-38L19,-22L19,68C19,86 -19,86 -19,68L-19,-22Z'),
  p.path('line', 0, -26, 0, 60),
]

/** A ball with its seam. */
export const ball = (p: Pen, u: number, v: number, r: number): Ink => [
  p.disc('hot', u, v, r),
  p.arc('cut', u - r * 1.05, v, r, -48, 48),
  p.arc('cut', u + r * 1.05, v, r, 132, 228),
]

/** Three stumps and two bails on the ground at the point; 90 tall. */
export const stumps = (p: Pen, look: Look = 'paper'): Ink => [
  repeat(3, (i) => p.rect(look, -23 + i * 18, -84, 10, 84, 2)),
  repeat(2, (i) => p.rect(look, -22 + i * 18, -91, 17, 7, 3)),
]

/** The ground from above, with its pitch and fielders. */
export const oval = (p: Pen, u: number, v: number, rx: number, ry: number): Ink => [
  p.disc('soft', u, v, rx, ry),
  p.disc('dash', u, v, rx * 0.62, ry * 0.62),
  p.rect('paper', u - rx * 0.06, v - ry * 0.3, rx * 0.12, ry * 0.6),
  repeat(9, (i) => {
    const [a, reach] = [((i * 40 + 14) * Math.PI) / 180, i % 2 ? 0.8 : 0.5]
    return p.disc(
      i === 2 ? 'hot' : 'ink',
      u + Math.cos(a) * rx * reach,
      v + Math.sin(a) * ry * reach,
      4,
    )
  }),
]

/** Supporters side by side, every second one with raised arms. */
export const crowd = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  count: number,
  looks: readonly Look[] = ['soft', 'paper'],
): Ink => {
  const step = w / count
  return repeat(count, (i) => {
    const x = u + step * (i + 0.5)
    const arms = step * 0.48
    return [
      i % 2 === 0
        ? [
            p.path('bold', x - step * 0.3, v + step * 0.2, x - arms, v - step * 0.62),
            p.path('bold', x + step * 0.3, v + step * 0.2, x + arms, v - step * 0.62),
            p.disc('paper', x - arms, v - step * 0.7, step * 0.1),
            p.disc('paper', x + arms, v - step * 0.7, step * 0.1),
          ]
        : [],
      bust(p, x, v, step * 0.94, looks[i % looks.length] ?? 'soft'),
    ]
  })
}
