/** What is tapped, and where: controls and signs of apps, a phone on its side. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A phone lying on its side; its screen is inset by 30 at the ends, by 8 at the edges. */
export const wideFrame = (p: Pen, u: number, v: number, w: number, h: number): Ink => [
  p.rect('soft', u, v, w, h, 28),
  p.rect('paper', u + 8, v + 8, w - 16, h - 16, 20),
  p.rect('ink', u + 13, v + h / 2 - h * 0.1, 6, h * 0.2, 3),
]

/** A switch; its left edge and its middle line are given. */
export const toggle = (p: Pen, u: number, v: number, on: boolean): Ink => [
  p.rect(on ? 'hot' : 'soft', u, v - 9, 36, 18, 9),
  p.disc('paper', u + (on ? 27 : 9), v, 7),
]

/** The row of places at the foot of an app, one of them current. */
export const tabs = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  count: number,
  current: number,
): Ink => [
  p.path('guide', u, v, u + w, v),
  repeat(count, (i) => {
    const x = u + (w * (i + 0.5)) / count
    return [
      p.rect(i === current ? 'hot' : 'soft', x - 8, v + 9, 16, 16, 5),
      p.rect(i === current ? 'ink' : 'mute', x - 12, v + 30, 24, 4, 2),
    ]
  }),
]

/** A heart about its middle, as wide as `size`. */
export const heart = (p: Pen, u: number, v: number, size: number, look: Look = 'hot'): Ink =>
  p
    .at(u, v, size / 30)
    .trace(look, 'M0,14C-22,0 -15,-16 -6,-13C-2,-12 0,-8 0,-6C0,-8 2,-12 6,-13C15,-16 22,0 0,14Z')

/** A star about its middle. */
export const star = (p: Pen, u: number, v: number, r: number, look: Look = 'ink'): Ink =>
  p.poly(
    look,
    ...Array.from({ length: 10 }, (_, i) => {
      const [a, length] = [((i * 36 - 90) * Math.PI) / 180, i % 2 ? r * 0.45 : r]
      return [u + Math.cos(a) * length, v + Math.sin(a) * length]
    }).flat(),
  )

/** The receiver of a telephone about its middle. */
export const handset = (p: Pen, u: number, v: number, size: number, look: Look = 'blank'): Ink =>
  p
    .at(u, v, size / 34)
    .trace(
      look,
      'M-14,-9C-17,-15 -8,-19 -5,-13L-3,-8C-2,-5 -6,-4 -5,-1C-3,4 0,7 4,8C7,9 8,4 11,6L16,8C20,11 15,18 9,16C-3,13 -12,4 -14,-9Z',
    )

/** A moon in its last quarter, about its middle. */
export const moon = (p: Pen, u: number, v: number, r: number, look: Look = 'ink'): Ink =>
  p.at(u, v, r / 10).trace(look, 'M3,-10C-12,-8 -12,10 4,10C8,10 10,7 11,5C0,8 -5,-4 3,-10Z')

/** A bubble of speech with its tail at the lower left, or at the lower right. */
export const bubble = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'paper',
  right = false,
): Ink => {
  const [tip, root] = right ? [u + w - 8, u + w - 30] : [u + 8, u + 30]
  return p.poly(
    look,
    ...[u, v, u + w, v, u + w, v + h],
    ...(right ? [tip, v + h, tip, v + h + 12, root, v + h] : []),
    ...(right ? [] : [root, v + h, tip, v + h + 12, tip, v + h]),
    ...[u, v + h],
  )
}
