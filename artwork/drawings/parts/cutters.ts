/** What cuts. */
import type { Pen } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Open scissors about their pivot; the blades point to the left. */
export const scissors = (p: Pen, u: number, v: number, size: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, size / 160)
  return [14, -14].map((degrees) => {
    const s = Math.sign(degrees)
    const half = q.turn(0, 0, degrees)
    return [
      half.disc('bold', 56, s * 6, 20, 13),
      half.trace(
        look,
        `M36,${s * 6}L6,${s * -6}L-78,${s * -4}L-92,${s * 4}L0,${s * 7}L36,${s * 12}Z`,
      ),
      half.disc('ink', 0, 0, 4),
    ]
  })
}
