/** Drawing on a plane: the page itself, or a face of something that stands in space. */
import type { Ink, Stroke } from './stroke.ts'
import type { Look } from './tokens.ts'

export type Point = readonly [x: number, y: number]

/** Where a point of a plane lies on the page; affine. */
export type Plane = (u: number, v: number) => Point

/** Draws on one plane; all lengths are in the plane's own units, v points down. */
export interface Pen {
  /** The same plane with another origin, and with another scale if one is given. */
  at(u: number, v: number, scale?: number): Pen
  /** The same plane turned about a point, which becomes its origin; degrees, clockwise. */
  turn(u: number, v: number, degrees: number): Pen
  /** Where a point of the plane lies on the page. */
  point(u: number, v: number): Point
  /** An outline in the words of an SVG path: only M, L, C, Q and Z, with absolute pairs. */
  trace(look: Look, outline: string): Stroke
  /** An open line through points given as u, v, u, v, … */
  path(look: Look, ...points: readonly number[]): Stroke
  /** A closed line through points given as u, v, u, v, … */
  poly(look: Look, ...points: readonly number[]): Stroke
  rect(look: Look, u: number, v: number, w: number, h: number, radius?: number): Stroke
  disc(look: Look, u: number, v: number, r: number, ry?: number): Stroke
  /** Part of a circle; angles in degrees, clockwise from the right. */
  arc(look: Look, u: number, v: number, r: number, from: number, to: number): Stroke
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e-?\d+)?)`
const NUMBER_PAIR = new RegExp(`${NUMBER}[ ,]${NUMBER}`, 'g')

/** How far the handles of a quarter circle reach, as a share of its radius. */
const KAPPA = 0.5523

const short = (value: number): string => String(Math.round(value * 10) / 10 + 0)

function pairs(points: readonly number[]): string {
  const words: string[] = []
  for (let index = 0; index < points.length; index += 2)
    words.push(`${points[index]},${points[index + 1]}`)
  return words.join('L')
}

function rounded(u: number, v: number, w: number, h: number, r: number): string {
  if (r === 0) return `M${u},${v}L${u + w},${v}L${u + w},${v + h}L${u},${v + h}Z`
  const k = r * (1 - KAPPA)
  const right = u + w
  const foot = v + h
  return [
    `M${u + r},${v}L${right - r},${v}C${right - k},${v} ${right},${v + k} ${right},${v + r}`,
    `L${right},${foot - r}C${right},${foot - k} ${right - k},${foot} ${right - r},${foot}`,
    `L${u + r},${foot}C${u + k},${foot} ${u},${foot - k} ${u},${foot - r}`,
    `L${u},${v + r}C${u},${v + k} ${u + k},${v} ${u + r},${v}Z`,
  ].join('')
}

function ellipse(u: number, v: number, rx: number, ry: number): string {
  const a = rx * KAPPA
  const b = ry * KAPPA
  return [
    `M${u - rx},${v}C${u - rx},${v - b} ${u - a},${v - ry} ${u},${v - ry}`,
    `C${u + a},${v - ry} ${u + rx},${v - b} ${u + rx},${v}`,
    `C${u + rx},${v + b} ${u + a},${v + ry} ${u},${v + ry}`,
    `C${u - a},${v + ry} ${u - rx},${v + b} ${u - rx},${v}Z`,
  ].join('')
}

function arcOf(u: number, v: number, r: number, from: number, to: number): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const step = ((to - from) / pieces) * (Math.PI / 180)
  const reach = (4 / 3) * Math.tan(step / 4) * r
  let angle = from * (Math.PI / 180)
  let outline = `M${u + r * Math.cos(angle)},${v + r * Math.sin(angle)}`
  for (let piece = 0; piece < pieces; piece++) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    angle += step
    const [nc, ns] = [Math.cos(angle), Math.sin(angle)]
    outline += `C${u + r * c - reach * s},${v + r * s + reach * c} ${u + r * nc + reach * ns},${v + r * ns - reach * nc} ${u + r * nc},${v + r * ns}`
  }
  return outline
}

/** A pen for a plane. */
export function pen(plane: Plane): Pen {
  const trace = (look: Look, outline: string): Stroke => ({
    look,
    d: outline.replace(NUMBER_PAIR, (_, u: string, v: string) => {
      const [x, y] = plane(Number(u), Number(v))
      return `${short(x)} ${short(y)}`
    }),
  })
  return {
    at: (u, v, scale = 1) => pen((a, b) => plane(u + a * scale, v + b * scale)),
    turn: (u, v, degrees) => {
      const angle = (degrees * Math.PI) / 180
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return pen((a, b) => plane(u + a * c - b * s, v + a * s + b * c))
    },
    point: plane,
    trace,
    path: (look, ...points) => trace(look, `M${pairs(points)}`),
    poly: (look, ...points) => trace(look, `M${pairs(points)}Z`),
    rect: (look, u, v, w, h, radius = 0) => trace(look, rounded(u, v, w, h, radius)),
    disc: (look, u, v, r, ry = r) => trace(look, ellipse(u, v, r, ry)),
    arc: (look, u, v, r, from, to) => trace(look, arcOf(u, v, r, from, to)),
  }
}

/** The page itself, seen from the front. */
export const page: Pen = pen((u, v) => [u, v])

/** What `draw` gives for 0, 1, … count - 1. */
export const repeat = (count: number, draw: (index: number) => Ink): Ink =>
  Array.from({ length: count }, (_, index) => draw(index))
