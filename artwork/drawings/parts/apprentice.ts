/** What a skilled trade and its union office handle. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bar } from './content.ts'

/** A hard hat from the side, in a square of 100 about its middle. */
export const hardHat = (p: Pen, look: Look = 'hot'): Ink => [
  p.trace(look, 'M-38,18C-40,-50 40,-50 38,18Z'),
  p.trace('paper', 'M-9,-33C-9,-42 9,-42 9,-33L9,18L-9,18Z'),
  p.trace(look, 'M-46,18L48,18C52,18 52,28 46,28L-44,28C-50,28 -50,18 -46,18Z'),
]

/** A spanner, upright, in a square of 100 about its middle. */
export const spanner = (p: Pen, look: Look = 'soft'): Ink => [
  p.trace(
    look,
    'M-7,-12C-24,-22 -20,-44 -8,-48L-8,-32L8,-32L8,-48C20,-44 24,-22 7,-12L7,28C14,34 12,48 0,48C-12,48 -14,34 -7,28Z',
  ),
  p.disc('paper', 0, 38, 4),
]

/** A paper with lines and a seal; its lower right corner bears the seal. */
export const certificate = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('paper', u, v, w, h, 2),
  p.rect('guide', u + 6, v + 6, w - 12, h - 12),
  bar(p, u + w * 0.25, v + h * 0.2, w * 0.5, 'ink', h * 0.08),
  repeat(3, (i) =>
    bar(p, u + w * 0.16, v + h * (0.42 + i * 0.13), w * (0.62 - i * 0.1), 'mute', 4),
  ),
  p.poly(
    'shade',
    ...[u + w * 0.76, v + h * 0.74, u + w * 0.72, v + h * 1.06, u + w * 0.8, v + h * 0.98],
    ...[u + w * 0.88, v + h * 1.06, u + w * 0.84, v + h * 0.74],
  ),
  p.disc('hot', u + w * 0.8, v + h * 0.74, h * 0.13),
  p.disc('paper', u + w * 0.8, v + h * 0.74, h * 0.06),
]

/** A term of training as equal periods, of which some are done and one is under way. */
export const periods = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  count: number,
  done: number,
): Ink =>
  repeat(count, (i) =>
    p.rect(i < done ? 'shade' : i === done ? 'hot' : 'paper', u + (i * w) / count, v, w / count, h),
  )

/** A signature. */
export const signature = (p: Pen, u: number, v: number, w: number): Ink =>
  p
    .at(u, v, w / 100)
    .trace(
      'wire',
      'M0,10C10,-20 22,-22 16,0C12,16 6,8 20,-2C30,-10 30,12 40,0C48,-10 48,10 58,0C70,-14 62,14 76,2C84,-4 88,4 100,-4',
    )
