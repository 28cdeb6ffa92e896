/** What an airline needs. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bar } from './content.ts'

/** A small aircraft as a sign, pointing right. */
export const planeSign = (p: Pen, u: number, v: number, size: number, look: Look = 'ink'): Ink =>
  p
    .at(u, v, size / 40)
    .trace(
      look,
      'M20,0C20,-4 10,-5 4,-5L-8,-20L-13,-20L-7,-5L-14,-4L-19,-10L-22,-10L-19,0L-22,10L-19,10L-14,4L-7,5L-13,20L-8,20L4,5C10,5 20,4 20,0Z',
    )

export const barcode = (p: Pen, u: number, v: number, w: number, h: number): Ink =>
  repeat(Math.floor(w / 5), (i) => p.rect('ink', u + i * 5, v, (i * i) % 3 === 0 ? 3.4 : 1.6, h))

/** A boarding pass with its tear-off end; about 5 : 2. */
export const boardingPass = (p: Pen, u: number, v: number, w: number): Ink => {
  const q = p.at(u, v, w / 500)
  return [
    q.trace(
      'paper',
      'M12,0L358,0Q370,14 382,0L488,0Q500,0 500,12L500,188Q500,200 488,200L382,200Q370,186 358,200L12,200Q0,200 0,188L0,12Q0,0 12,0Z',
    ),
    q.trace('hot', 'M12,0L358,0Q364,8 370,7L370,44L0,44L0,12Q0,0 12,0Z'),
    planeSign(q, 34, 22, 30, 'blank'),
    bar(q, 66, 18, 120, 'blank', 9),
    q.path('dash', 370, 12, 370, 188),
    [
      bar(q, 24, 66, 44),
      bar(q, 24, 80, 92, 'ink', 22),
      bar(q, 254, 66, 44),
      bar(q, 254, 80, 92, 'ink', 22),
    ],
    [q.path('line', 132, 91, 168, 91), q.path('line', 206, 91, 240, 91), planeSign(q, 188, 91, 30)],
    repeat(4, (i) => [
      bar(q, 24 + i * 84, 128, 36, 'mute', 5),
      bar(q, 24 + i * 84, 142, 54, 'ink', 10),
    ]),
    bar(q, 24, 172, 200, 'mute'),
    [bar(q, 390, 22, 70, 'ink', 10), bar(q, 390, 44, 90), bar(q, 390, 60, 60)],
    barcode(q, 390, 92, 90, 84),
  ]
}
