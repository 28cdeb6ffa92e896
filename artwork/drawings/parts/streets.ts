/** A town from above, and the pins that stand in it. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Streets, a park and a river in a frame. */
export const townPlan = (p: Pen, u: number, v: number, w: number, h: number): Ink => {
  const [columns = 3, rows = 3] = [w, h].map((length) => Math.max(3, Math.round(length / 54)))
  const x = (share: number) => u + w * share
  const y = (share: number) => v + h * share
  const at = (a: number, b: number) => `${x(a)},${y(b)}`
  return [
    p.rect('paper', u, v, w, h),
    repeat(columns - 1, (i) =>
      p.path('guide', x((i + 1) / columns), v, x((i + 1) / columns), v + h),
    ),
    repeat(rows - 1, (i) => p.path('guide', u, y((i + 1) / rows), u + w, y((i + 1) / rows))),
    p.rect('soft', x(0.58), y(0.1), w * 0.32, h * 0.2),
    p.trace(
      'mute',
      [
        `M${at(0, 0.66)}C${at(0.3, 0.6)} ${at(0.36, 0.86)} ${at(0.62, 0.78)}`,
        `C${at(0.8, 0.72)} ${at(0.86, 0.8)} ${at(1, 0.76)}L${at(1, 0.84)}`,
        `C${at(0.86, 0.88)} ${at(0.8, 0.8)} ${at(0.62, 0.86)}`,
        `C${at(0.36, 0.94)} ${at(0.3, 0.68)} ${at(0, 0.74)}Z`,
      ].join(''),
    ),
    repeat(2, (i) => p.path('line', x(0.34) + i * 8, v, x(0.34) + i * 8, v + h)),
    repeat(2, (i) => p.path('line', u, y(0.44) + i * 8, u + w, y(0.36) + i * 8)),
    p.rect('line', u, v, w, h),
  ]
}

/** A pin whose tip is the point. */
export const pin = (
  p: Pen,
  u: number,
  v: number,
  size: number,
  look: Look = 'hot',
  eye: Look = 'paper',
): Ink => {
  const q = p.at(u, v, size)
  return [
    q.trace(
      look,
      'M0,0C-0.12,-0.28 -0.36,-0.4 -0.36,-0.64C-0.36,-1.1 0.36,-1.1 0.36,-0.64C0.36,-0.4 0.12,-0.28 0,0Z',
    ),
    q.disc(eye, 0, -0.64, 0.24),
  ]
}
