/** Small signs that stand for messages, waiting, links and doubts; each about its middle. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const onTop = (look: Look): Look => (look === 'hot' || look === 'ink' ? 'cut' : 'line')
const signOn = (look: Look): Look => (look === 'hot' || look === 'ink' ? 'blank' : 'ink')

/** A closed letter, as wide as `w`. */
export const letter = (p: Pen, u: number, v: number, w: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, w / 60)
  return [q.rect(look, -30, -20, 60, 40, 2), q.path(onTop(look), -28, -18, 0, 6, 28, -18)]
}

/** A bell that announces something. */
export const bellSign = (p: Pen, u: number, v: number, size: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, size / 40)
  return [
    q.disc('ink', 0, 14, 5),
    q.path('bold', 0, -15, 0, -19),
    q.trace(look, 'M-17,13C-9,5 -14,-15 0,-15C14,-15 9,5 17,13Z'),
  ]
}

/** Two links of a chain. */
export const chainSign = (p: Pen, u: number, v: number, size: number, look: Look = 'bold'): Ink => {
  const q = p.turn(u, v, -40).at(0, 0, size / 40)
  return [q.rect(look, -20, -7, 23, 14, 7), q.rect(look, -3, -7, 23, 14, 7)]
}

/** Sand that runs; `h` tall. */
export const hourglass = (p: Pen, u: number, v: number, h: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, h / 60)
  const sand = look === 'hot' ? 'blank' : 'mute'
  return [
    q.trace(
      look,
      'M-15,-25L15,-25C15,-8 3,-5 3,0C3,5 15,8 15,25L-15,25C-15,8 -3,5 -3,0C-3,-5 -15,-8 -15,-25Z',
    ),
    q.trace(sand, 'M-10,-13L10,-13C8,-7 2,-5 0,0C-2,-5 -8,-7 -10,-13Z'),
    q.trace(sand, 'M-13,24C-10,12 10,12 13,24Z'),
    [q.rect('ink', -20, -30, 40, 6, 2), q.rect('ink', -20, 24, 40, 6, 2)],
  ]
}

/** An exclamation mark, `h` tall. */
export const exclaim = (p: Pen, u: number, v: number, h: number, look: Look = 'ink'): Ink => {
  const q = p.at(u, v, h / 20)
  return [q.poly(look, -2.6, -10, 2.6, -10, 1.6, 4, -1.6, 4), q.disc(look, 0, 8, 2.4)]
}

/** A question mark, `h` tall; drawn as a line. */
export const question = (
  p: Pen,
  u: number,
  v: number,
  h: number,
  look: Look = 'bold',
  dot: Look = 'ink',
): Ink => {
  const q = p.at(u, v, h / 28)
  return [q.trace(look, 'M-7,-6C-7,-16 8,-16 8,-6C8,0 0,0 0,6'), q.disc(dot, 0, 12.5, 2.4)]
}

/** A parcel from the front, standing on the point. */
export const parcel = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  look: Look = 'paper',
): Ink => [
  p.rect(look, u - w / 2, v - h, w, h),
  p.rect(look === 'hot' ? 'blank' : 'mute', u - w * 0.08, v - h, w * 0.16, h * 0.3),
]

/** Slanting lines that fill a box. */
export const hatch = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  step = 10,
  look: Look = 'guide',
): Ink =>
  repeat(Math.ceil((w + h) / step) - 1, (i) => {
    const t = (i + 1) * step
    const [from, to] = [Math.max(0, t - h), Math.min(t, w)]
    return p.path(look, u + from, v + t - from, u + to, v + t - to)
  })

/** A small window: head with dots, content starts 16 below its top. */
export const pane = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  h: number,
  head: Look = 'soft',
): Ink => [
  p.rect('paper', u, v, w, h, 3),
  p.rect(head, u, v, w, 16, 3),
  repeat(3, (i) => p.disc(signOn(head), u + 9 + i * 8, v + 8, 2)),
]

/** A small phone whose screen is bare; twice as high as wide. */
export const handy = (p: Pen, u: number, v: number, w: number, look: Look = 'paper'): Ink => {
  const q = p.at(u, v, w / 40)
  return [
    q.rect('soft', -20, -40, 40, 80, 7),
    q.rect(look, -15, -33, 30, 64, 2),
    q.rect('ink', -5, -37.5, 10, 2, 1),
  ]
}

/** Waves that spread from a point towards an angle in degrees, clockwise from the right. */
export const waves = (
  p: Pen,
  u: number,
  v: number,
  angle: number,
  radii: readonly number[],
  look: Look = 'line',
  spread = 38,
): Ink => radii.map((r) => p.arc(look, u, v, r, angle - spread, angle + spread))

/** A curly bracket, `h` tall; its point is at the point and looks to the left, or to the right. */
export const brace = (
  p: Pen,
  u: number,
  v: number,
  h: number,
  look: Look = 'bold',
  right = false,
): Ink => {
  const s = right ? -1 : 1
  const at = (x: number, y: number) => `${u + x * s},${v + y * h}`
  return p.trace(
    look,
    `M${at(13, -0.5)}C${at(2, -0.5)} ${at(11, -0.06)} ${at(0, 0)}C${at(11, 0.06)} ${at(2, 0.5)} ${at(13, 0.5)}`,
  )
}

/** Someone's shopping on wheels. */
export const trolley = (p: Pen, u: number, v: number, size: number, look: Look = 'soft'): Ink => {
  const q = p.at(u, v, size / 40)
  return [
    q.poly(look, -12, -11, 19, -11, 14, 6, -8, 6),
    q.path('bold', -21, -18, -15, -18, -7, 11, 15, 11),
    [q.disc('ink', -4, 17, 3.5), q.disc('ink', 12, 17, 3.5)],
  ]
}
